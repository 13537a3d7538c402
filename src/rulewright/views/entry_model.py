"""The fields of an entry as JSON, which the API and the exported rules share, as types for JSON Schemas."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, WithJsonSchema
from typing_extensions import TypedDict  # pydantic asks for it below Python 3.12

from rulewright.language import Language

EntryId = Annotated[
    str, Field(pattern=r"^[a-z0-9-]+(/[a-z0-9-]+){2}$", description="<game>/<family>/<name>; permanent")
]
LANGUAGE_COMMENT = "language"
LanguageCode = Annotated[Language, WithJsonSchema({"$comment": LANGUAGE_COMMENT})]
"""A language, described by a schema's maker, which knows what languages there are."""
Count = Annotated[int, Field(ge=0)]


class SourceJSON(TypedDict):
    """Where a rulebook prints an entry."""

    book: Annotated[str, Field(description="id of a book")]
    language: LanguageCode
    file: str
    lines: Annotated[
        list[Annotated[list[Count], Field(min_length=2, max_length=2)]],
        Field(description="inclusive, from 1, in the book's raw text"),
    ]
    pages: Annotated[list[Count], Field(description="printed page numbers, where known")]


class CitationJSON(TypedDict):
    """A publication beside the rulebooks that an answer rests on, and the place in it."""

    title: str
    by: str
    version: Annotated[str, Field(description="empty where it bears none")]
    date: Annotated[str, Field(description="a year, a month or a day; empty where it bears none")]
    place: Annotated[str, Field(description="a page, a heading or a question")]
    address: Annotated[str, Field(description="where it was read; empty where that is not known")]
    kind: Annotated[str, Field(description="the publisher's document, an excerpt of it, or players' words")]


class PartJSON(TypedDict):
    """Words in a value, and the entry that they link to."""

    words: str
    entry: EntryId | None


DataJSON = list[
    Annotated[
        int | Annotated[list[int], Field(min_length=2, max_length=2)] | PartJSON,
        Field(description="a number, both ends of a range, or words"),
    ]
]


class FactJSON(TypedDict):
    """What a space, a character or a card prints."""

    label: str
    value: str
    data: DataJSON
    provenance: Annotated[str, Field(description="where it is known from")]


class TableRowJSON(TypedDict):
    """A row of a table; the first cell is its heading."""

    cells: list[str]
    data: Annotated[list[DataJSON], Field(description="of each cell")]
    provenance: Annotated[str, Field(description="where it is known from")]


class TableJSON(TypedDict):
    """A table that a space, a character or a card prints."""

    caption: str
    header: list[str]
    rows: list[TableRowJSON]


class EntryFields(TypedDict):
    """The fields of an entry as `views.entry_json` builds them, but for its language."""

    id: EntryId
    title: str
    text: Annotated[str, Field(description="plain text, paragraphs parted by blank lines")]
    kind: str
    see: Annotated[list[EntryId], Field(description="what a reader wants next")]
    sources: list[SourceJSON]
    differences: Annotated[list[EntryId], Field(description="differences between the rulebooks that touch it")]
    executed_by: Annotated[str | None, Field(description="function of the calculator")]
    url: Annotated[str, Field(description="path of the page on Rulewright's own server")]
    basis: Annotated[str | None, Field(description="of an answer to a question: what it rests on")]
    cited: Annotated[list[CitationJSON], Field(description="publications that the answer rests on")]
    facts: Annotated[list[FactJSON], Field(description="of a space, a character or a card")]
    tables: Annotated[list[TableJSON], Field(description="of a space, a character or a card")]
