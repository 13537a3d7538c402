"""Lists translations that are older than what they follow: the English, and the facts of a piece.

No dates are compared. `translations.lock` beside translations holds a digest of each as it was when it was recorded,
and one of what it followed then: it is outdated where it is still the same and what it follows is another. Recording
keeps what is outdated; one that needs no change is recorded anew when its line is taken out.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, TypeAlias

from rulewright.checking.catalogs import catalogs_beside
from rulewright.corpus.model import Corpus, Document
from rulewright.language import KNOWN_LANGUAGES, Language
from rulewright.language.bundles import bundle
from rulewright.replacing import replace_file

LOCK_FILE = "translations.lock"
_HEAD = """\
# What was translated from what: an id, a digest of what its translations follow, and one of each translation, with that
# of what it followed where that was another. `rulewright check --write-lock` and `scripts/catalogs.py` write it.
"""


class Digests(NamedTuple):
    """A translation and what it follows, in short."""

    own: str
    followed: str


Recorded: TypeAlias = Mapping[str, Mapping[Language, Digests]]
"""Digests by id and language."""


@dataclass(frozen=True)
class Outdated:
    """What is older in a language than what it follows, by id: texts of a game, or messages in catalogs.

    `game` is empty for messages of program and site.
    """

    game: str
    language: Language
    ids: tuple[str, ...]

    def as_json(self) -> dict[str, object]:
        """The list as an object of `rulewright check --json`."""
        return {"game": self.game, "language": str(self.language), "ids": list(self.ids)}


def outdated(corpus: Corpus, rules: Path) -> Iterator[Outdated]:
    """What is outdated of the texts below `rules`, game by game, and of the catalogs beside them."""
    older = _older(read_lock(rules), texts_now(corpus, rules))
    for game in corpus.games:
        for language, ids in older.items():
            if own := tuple(each for each in ids if each.split("/")[0] == game):
                yield Outdated(game, language, own)
    for game, folder in catalogs_beside(rules):
        for language, ids in _older(read_lock(folder), messages_now(folder)).items():
            yield Outdated(game, language, tuple(ids))


def texts_now(corpus: Corpus, rules: Path) -> Recorded:
    """Every text of the corpus in another language than English, which it follows where there is one."""
    every: tuple[Document, ...] = (*corpus.entries.values(), *corpus.differences.values())
    facts = _facts(corpus, rules)
    found = {}
    for each in every:
        said = {language: _digest(text.title, text.body) for language, text in each.texts.items()}
        found[each.id] = _following(_digest(said.get(Language.EN), facts.get(each.id)), said)
    return found


def _facts(corpus: Corpus, rules: Path) -> dict[str, dict[str, object]]:
    """The facts that the texts of spaces, characters and cards tell, by id."""
    records: dict[str, dict[str, dict[str, object]]] = {}
    found = {}
    for entry in corpus.entries.values():
        if entry.piece is not None and entry.piece.facts:
            if entry.file not in records:
                tables = tomllib.loads((rules / entry.file).read_text("utf-8")).values()
                pieces = (each for table in tables if isinstance(table, list) for each in table)
                records[entry.file] = {each["id"]: each for each in pieces if "id" in each}
            record = records[entry.file][entry.id.rpartition("/")[2]]
            found[entry.id] = {key: record[key] for key in entry.piece.facts}
    return found


def messages_now(folder: Path) -> Recorded:
    """Every message in a folder of catalogs with its attributes, in each language but English."""
    said = {language: _messages(folder, language) for language in KNOWN_LANGUAGES}
    return {
        message: _following(followed, {language: own[message] for language, own in said.items() if message in own})
        for message, followed in said[Language.EN].items()
    }


def _following(followed: str, said: Mapping[Language, str]) -> dict[Language, Digests]:
    return {language: Digests(own, followed) for language, own in sorted(said.items()) if language != Language.EN}


def _messages(folder: Path, language: Language) -> dict[str, str]:
    parts: dict[str, dict[str, object]] = {}
    for name, pattern in bundle(folder, language).messages.items():
        parts.setdefault(name.partition(".")[0], {})[name] = pattern
    return {message: _digest(whole) for message, whole in parts.items()}


def _digest(*told: object) -> str:
    written = json.dumps(told, ensure_ascii=False, sort_keys=True, default=str)
    return hashlib.sha256(written.encode()).hexdigest()[:8]


def _older(recorded: Recorded, now: Recorded) -> dict[Language, list[str]]:
    found: dict[Language, list[str]] = {}
    for each, languages in now.items():
        for language, digests in languages.items():
            before = recorded.get(each, {}).get(language)
            if before is not None and before.own == digests.own and before.followed != digests.followed:
                found.setdefault(language, []).append(each)
    return found


def read_lock(folder: Path) -> Recorded:
    """What is recorded in a folder; nothing where no file is. What nobody has written so is left out."""
    path = folder / LOCK_FILE
    found: dict[str, dict[Language, Digests]] = {}
    for line in path.read_text("utf-8", "replace").splitlines() if path.is_file() else ():
        match line.partition("#")[0].split():
            case each, followed, *languages:
                told = (language.split(":") for language in languages)
                found[each] = {
                    Language(language): Digests(own, (*before, followed)[0])
                    for language, own, *before in (part for part in told if len(part) > 1)
                    if language in KNOWN_LANGUAGES
                }
    return found


def write_lock(folder: Path, now: Recorded) -> None:
    """Records what is translated now; of a translation that has not changed, what it followed before."""
    before = read_lock(folder)
    lines = []
    for each, languages in sorted(now.items()):
        if not languages:
            continue
        newest = next(iter(languages.values())).followed
        told = [each, newest]
        for language, digests in languages.items():
            kept = before.get(each, {}).get(language, digests)
            own, followed = kept if kept.own == digests.own else digests
            told.append(f"{language}:{own}" if followed == newest else f"{language}:{own}:{followed}")
        lines.append(" ".join(told))
    replace_file(folder / LOCK_FILE, _HEAD + "".join(f"{line}\n" for line in lines))
