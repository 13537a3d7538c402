"""The rules as data: one `rules.json` per game and language, and its JSON Schema."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Literal, NotRequired, cast

from pydantic import Field, TypeAdapter
from typing_extensions import TypedDict  # pydantic asks for it below Python 3.12

from rulewright.corpus.factsheet import Sheets
from rulewright.corpus.markup import split_sections
from rulewright.corpus.model import Corpus, Difference, Entry, Game, whole_id
from rulewright.language import Language, sort_languages
from rulewright.views.entry_json import build_entry_json
from rulewright.views.entry_model import LANGUAGE_COMMENT, EntryFields, EntryId, LanguageCode

RULES_FILE, SCHEMA_FILE = "rules.json", "rules.schema.json"


class EntryJSON(EntryFields):
    """An entry, with the keys of `rulewright show --json` and some more."""

    language: NotRequired[Annotated[LanguageCode, Field(description="of title and text, where it is not the file's")]]
    chapter: Annotated[str, Field(description="id of the chapter that the entry stands in")]
    aliases: Annotated[list[str], Field(description="other words that readers look for")]
    links: Annotated[list[EntryId], Field(description="entries that the text links to, in reading order")]
    not_executed: Annotated[str | None, Field(description="why the calculator does not use it")]


class DifferenceJSON(TypedDict):
    """Where rulebooks disagree, and the reading followed."""

    id: EntryId
    title: str
    says: Annotated[dict[str, str], Field(description="what each book says, in plain text, by the book's id")]
    reading: Annotated[str, Field(description="the reading followed, and why")]
    severity: str
    entries: Annotated[list[EntryId], Field(description="entries that it touches")]
    follows: Annotated[list[str], Field(description="ids of the books whose reading is followed")]
    variant: Annotated[str | None, Field(description="field of a situation that switches the reading")]


class ChapterJSON(TypedDict):
    """A chapter and its entries in reading order."""

    id: str
    title: str
    entries: list[EntryId]


class BookJSON(TypedDict):
    """A source rulebook."""

    id: str
    title: str
    language: LanguageCode
    file: str
    sha256: Annotated[str, Field(description="of the raw text that `lines` count in")]


RulesJSON = TypedDict(
    "RulesJSON",
    {
        "$schema": Annotated[str, Field(description="address of this schema, relative to the file")],
        "schema": Annotated[Literal[1], Field(description="rises when a key is removed or changes its meaning")],
        "version": Annotated[str, Field(description="changes with any other value in the file")],
        "game": str,
        "title": str,
        "edition": str,
        "language": LanguageCode,
        "languages": Annotated[list[LanguageCode], Field(description="all languages that these rules are written in")],
        "license": Annotated[str, Field(description="of the texts; SPDX")],
        "chapters": list[ChapterJSON],
        "books": list[BookJSON],
        "entries": list[EntryJSON],
        "differences": list[DifferenceJSON],
        "redirects": Annotated[dict[str, str], Field(description="retired ids and what replaced them")],
    },
)


def write_rules(root: Path, corpus: Corpus, sheets: Sheets, language: Language) -> None:
    """Write `<game>/rules.json` of every game into the language's folder `root`."""
    for game in corpus.games.values():
        rules = json.dumps(rules_json(game, corpus, sheets, language), ensure_ascii=False, separators=(",", ":"))
        (root / game.id / RULES_FILE).write_text(rules + "\n", "utf-8")


def write_schema(site: Path, languages: Iterable[Language]) -> None:
    """Write the JSON Schema of every `rules.json` to the root of the whole site."""
    (site / SCHEMA_FILE).write_text(json.dumps(rules_schema(languages), indent=1) + "\n", "utf-8")


def rules_schema(languages: Iterable[Language]) -> dict[str, object]:
    """The JSON Schema (draft 2020-12) of `rules.json` in any of these languages."""

    def described(schema: dict[str, object]) -> dict[str, object]:
        if schema.get("$comment") != LANGUAGE_COMMENT:
            return schema
        return {"$ref": "#/$defs/Language", **{key: value for key, value in schema.items() if key == "description"}}

    schema = json.loads(json.dumps(TypeAdapter(RulesJSON).json_schema()), object_hook=described)
    schema["$defs"]["Language"] = {
        "description": "A language of the reference, by its ISO 639-1 code.",
        "enum": list(map(str, languages)),
        "title": "Language",
        "type": "string",
    }
    schema["$defs"] = dict(sorted(schema["$defs"].items()))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Rules of a board game", **schema}


def rules_json(game: Game, corpus: Corpus, sheets: Sheets, language: Language) -> RulesJSON:
    """A game's rules in one language, with the facts of the `sheets`."""
    rules: RulesJSON = {
        "$schema": f"../../{SCHEMA_FILE}",
        "schema": 1,
        "version": "",
        "game": game.id,
        "title": game.titles[language],
        "edition": game.edition[language],
        "language": language,
        "languages": list(sort_languages(game.languages)),
        "license": "CC-BY-4.0",
        "chapters": [
            {"id": chapter.id, "title": chapter.titles[language], "entries": list(chapter.entries)}
            for chapter in game.chapters
        ],
        "books": [
            {
                "id": book.id,
                "title": book.titles[language],
                "language": book.language,
                "file": book.file,
                "sha256": book.sha256,
            }
            for book in game.books.values()
        ],
        "entries": [
            _entry(corpus.entries[entry_id], chapter.id, corpus, sheets, language)
            for chapter in game.chapters
            for entry_id in chapter.entries
        ],
        "differences": [
            _difference(each, corpus, language) for each in corpus.differences.values() if each.game == game.id
        ],
        "redirects": {old: new for old, new in corpus.redirects.items() if old.startswith(f"{game.id}/")},
    }
    content = json.dumps(rules, sort_keys=True)
    return {**rules, "version": hashlib.sha256(content.encode()).hexdigest()[:12]}


def _entry(entry: Entry, chapter: str, corpus: Corpus, sheets: Sheets, language: Language) -> EntryJSON:
    fields = build_entry_json(entry, corpus, language, sheets.get(entry.id))
    text = entry.texts[language]
    links = dict.fromkeys(whole_id(link, entry.game) for link in text.links)
    return cast(
        EntryJSON,
        {
            **{key: value for key, value in fields.items() if key not in ("schema", "language")},
            **({"language": text.language} if text.language != language else {}),
            "chapter": chapter,
            "aliases": list(text.aliases),
            "links": [corpus.redirects.get(link, link) for link in links],
            "not_executed": entry.not_executed and str(entry.not_executed),
        },
    )


def _difference(difference: Difference, corpus: Corpus, language: Language) -> DifferenceJSON:
    text = difference.texts[language]
    parts = split_sections(text.body)
    says = {part: corpus.plain_text_of(replace(text, body=body), difference.game) for part, body in parts.items()}
    return {
        "id": difference.id,
        "title": text.title,
        "says": {part: says_text for part, says_text in says.items() if part != "reading"},
        "reading": says.get("reading", ""),
        "severity": str(difference.severity),
        "entries": list(difference.entries),
        "follows": list(difference.follows),
        "variant": difference.variant,
    }
