"""Phrases that players type for an entry without knowing its name: `<language>/<game>/asked/<family>.toml`.

Only the search reads these files below the rules; they are neither rendered nor part of the corpus.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rulewright.corpus.findings import ContentError, Finding
from rulewright.corpus.model import Corpus
from rulewright.corpus.records import SearchPhrasesRecord, read_record
from rulewright.language import Language

SearchPhrases = Mapping[Language, Mapping[str, Sequence[str]]]
"""Phrases by language and by the whole id of their entry."""


def load_search_phrases(rules: Path, corpus: Corpus) -> SearchPhrases:
    """Load the phrases for the entries of `corpus` from the folder `rules`.

    Raises `ContentError` with every finding.
    """
    asked, findings = read_search_phrases(rules, corpus)
    if findings:
        raise ContentError(rules, findings)
    return asked


def search_phrases_file(language: Language, game: str, family: str) -> str:
    """The file of the phrases for the entries of a family, relative to the folder of rules."""
    return f"{language}/{game}/asked/{family}.toml"


def read_search_phrases(rules: Path, corpus: Corpus) -> tuple[SearchPhrases, list[Finding]]:
    """Read all well-formed phrases, with the findings."""
    asked: dict[Language, dict[str, Sequence[str]]] = {language: {} for language in corpus.languages}
    findings: list[Finding] = []
    for language in corpus.languages:
        for game in corpus.games.values():
            families = {chapter.id for chapter in game.chapters}
            for path in sorted(rules.glob(search_phrases_file(language, game.id, "*"))):
                name = path.relative_to(rules).as_posix()
                if path.stem not in families:
                    cause = f"{game.id} has no chapter or other family {path.stem}."
                    findings.append(Finding(name, 1, "stray-file", cause, "Correct the file's name or delete it."))
                    continue
                record, places, problems = read_record(SearchPhrasesRecord, path, rules)
                findings += problems
                for short, lines in (record or {}).items():
                    entry_id = f"{game.id}/{path.stem}/{short}"
                    if entry_id not in corpus.entries:
                        cause = f"{entry_id} is no entry."
                        findings.append(Finding(name, places.line(short), "dangling-link", cause, "Correct the id."))
                    else:
                        asked[language][entry_id] = lines
    return asked, findings
