"""Reading of texts: a Markdown file per document and language, with its title in the front matter."""

from __future__ import annotations

import os
from collections.abc import Iterable

from rulewright.corpus.files import read_text
from rulewright.corpus.findings import Finding
from rulewright.corpus.front_matter import read_front_matter
from rulewright.corpus.load_context import GameLoader, LoadContext, SourceLocation
from rulewright.corpus.model import Text
from rulewright.language import Language
from rulewright.language.inflected_name import GENDER
from rulewright.language.translations import Translations


def read_texts(game: GameLoader, document_id: str, place: SourceLocation) -> Translations[Text]:
    """Read the texts of a document that is listed at `place`; missing or unreadable ones are reported there.

    In a partial language, a text may be missing.
    """
    texts = {}
    for language in game.languages:
        name = f"{language}/{document_id}.md"
        try:
            text = read_text_file(game.context, name, language)
        except (FileNotFoundError, IsADirectoryError):
            if language not in game.record.partial:
                place.report("missing-language", f"{document_id} has no text in {language}.", f"Write {name}.")
            continue
        if text is not None:
            texts[language] = text
    return game.make_translations(texts)


def read_left_out(game: GameLoader, family: str, place: SourceLocation) -> tuple[str, ...]:
    """The ids of a file's malformed records, after their texts have been read for mistakes, too."""
    ids = []
    for table, members in place.source_map.invalid_members.items():
        for index, name in members:
            ids.append(f"{game.id}/{family}/{name}")
            read_texts(game, ids[-1], place.at(table, index))
    return tuple(ids)


def report_stray_texts(game: GameLoader, family: str, ids: Iterable[str]) -> None:
    """Report the texts of a family without a document; `ids` are the whole ids of its documents."""
    known = {document_id.rsplit("/", 1)[1] for document_id in ids}
    for language in game.languages:
        folder = f"{language}/{game.id}/{family}"
        path = game.context.rules / folder
        files = os.listdir(path) if path.is_dir() else ()
        for stem in sorted({file.removesuffix(".md") for file in files if file.endswith(".md")} - known):
            cause = f"No entry {game.id}/{family}/{stem} is listed."
            remedy = "List it in its TOML file or delete the text."
            game.context.report(f"{folder}/{stem}.md", 1, "stray-file", cause, remedy)


def read_text_file(reading: LoadContext, name: str, language: Language) -> Text | None:
    """Read the text in the file `name`; a mistake is reported, and `None` returned. Raises as `read_text` does."""
    raw = read_text(f"{reading.rules}/{name}", name)  # a string, since thousands of `Path` objects take a while
    if isinstance(raw, Finding):
        reading.findings.append(raw)
        return None
    end = raw.find("\n---\n", 3)
    if not raw.startswith("---\n") or end == -1:
        reading.report(name, 1, "bad-front-matter", "There is no front matter.", "Begin with ---, title: …, ---.")
        return None
    front, findings = read_front_matter(raw[4 : end + 1], name)
    reading.findings += findings
    body = raw[end + 5 :]
    if all(not line.strip() or line.startswith("#") for line in body.splitlines()):
        reading.report(name, raw.count("\n") + 1, "empty-text", "The text is empty.", "Write it.")
        return None
    if front is None:
        return None
    for form, word in front.forms.items():
        known = language.record.genders if form == GENDER else language.record.cases
        if (word if form == GENDER else form) not in known:
            line = raw.count("\n", 0, raw.find("\nforms:")) + 2
            told = f"{form}: {word}" if form == GENDER else form
            reading.report(name, line, "bad-form", f"{told} is no form in {language}.", f"Known: {', '.join(known)}.")
    return Text(language, front.title, front.aliases, body, name, raw.count("\n", 0, end) + 3, front.forms)
