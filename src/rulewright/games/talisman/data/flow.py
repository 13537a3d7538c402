"""The sequence of a turn as a flow chart, from `flow.toml`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from rulewright.corpus.factsheet import EntryLink, Part
from rulewright.corpus.findings import ContentError, Finding
from rulewright.corpus.records import Slug, SourceMap, read_record, strict
from rulewright.games.talisman.data.printed_effects import EntryId
from rulewright.games.talisman.phrases import phrase
from rulewright.language import Language
from rulewright.pictures.flowchart import Box, BoxKind, FlowChart, find_overlaps

FLOW_FILE = Path("talisman", "flow.toml")
_BOX_PHRASES: Mapping[str, Part] = {
    "spells": phrase("spells-that-must-be-cast-before"),
    "move": phrase("movement-title"),
    "meet": phrase("encounter-another-character-on-the-space"),
    "character": phrase("encounter-battle-psychic-combat-or-special"),
    "draws": phrase("are-cards-drawn-on-the-space"),
    "draw": phrase("draw-cards-up-to-the-number"),
    "cards": phrase("encounter-the-cards-on-the-space"),
    "moved": phrase("has-an-encounter-moved-the-character"),
    "lost": phrase("has-an-encounter-cost-the-character"),
    "enemies": phrase("are-all-enemies-beaten-or-evaded"),
    "instructions": phrase("if-no-cards-are-drawn-here"),
    "take": phrase("objects-magic-objects-followers-and-gold"),
    "end": phrase("end-of-the-turn"),
}
"""The texts of the boxes, by their ids or `words`; other boxes show the title of their entry."""

_Column = Literal[0, 1]


@strict()
class BoxRecord:
    """A `[[box]]` of flow.toml."""

    id: Slug
    kind: BoxKind
    entry: EntryId
    row: Annotated[int, Field(ge=0, le=40, strict=True)]
    columns: tuple[_Column, _Column]
    words: Slug | None = None
    then: Slug | None = None
    yes: Slug | None = None
    no: Slug | None = None


@strict()
class FlowRecord:
    """The content of flow.toml."""

    shown_on: Annotated[tuple[EntryId, ...], Field(min_length=1)]
    box: Annotated[tuple[BoxRecord, ...], Field(min_length=1)]


@cache
def load_flow_chart(rules: Path) -> FlowChart:
    """Load the chart of the folder `rules` and cache it. Raises `ContentError` if flow.toml is malformed."""
    record, _, findings = read_record(FlowRecord, rules / FLOW_FILE, rules)
    if record is None:
        raise ContentError(rules, findings)
    return _build_flow_chart(record)


def check_content(rules: Path) -> list[Finding]:
    """Find the faults in the chart's boxes, entries and ways."""
    record, places, findings = read_record(FlowRecord, rules / FLOW_FILE, rules)
    if record is not None:
        findings += [Finding(FLOW_FILE.as_posix(), *fault) for fault in _find_faults(record, places, rules)]
    return findings


def _build_flow_chart(record: FlowRecord) -> FlowChart:
    boxes = tuple(
        Box(
            each.id,
            each.kind,
            each.entry,
            _BOX_PHRASES.get(_phrase_key(each), EntryLink(each.entry)),
            each.row,
            each.columns,
            each.then,
            each.yes,
            each.no,
        )
        for each in record.box
    )
    return FlowChart(EntryLink(record.shown_on[0]), boxes, record.shown_on)


def _phrase_key(box: BoxRecord) -> str:
    return box.words or box.id


def _find_faults(record: FlowRecord, places: SourceMap, rules: Path) -> Iterator[tuple[int, str, str, str]]:
    """Yield the line, code, cause and remedy of each fault."""
    named = [(1, entry) for entry in record.shown_on]
    named += [(places.line("box", index), box.entry) for index, box in enumerate(record.box)]
    for line, entry in named:
        if not (rules / Language.EN / FLOW_FILE.parent / f"{entry}.md").is_file():
            yield line, "dangling-link", f"The chart names {entry}, which is no entry.", "Correct the id."
    ids = {box.id for box in record.box}
    reached = {record.box[0].id}
    for index, box in enumerate(record.box):
        line = places.line("box", index)
        ways = {"then": box.then, "yes": box.yes, "no": box.no}
        wanted = {BoxKind.STEP: {"then"}, BoxKind.QUESTION: {"yes", "no"}, BoxKind.END: set()}[box.kind]
        if {way for way, target in ways.items() if target} != wanted:
            cause = f"The {box.kind} {box.id} does not have just the ways: {', '.join(sorted(wanted)) or 'none'}."
            yield line, "bad-way", cause, "A step has `then`, a question `yes` and `no`, an end nothing."
        for target in filter(None, ways.values()):
            reached.add(target)
            if target not in ids:
                yield line, "bad-way", f"{box.id} leads to {target}, which is no box.", "Correct the id."
        if box.words is not None and box.words not in _BOX_PHRASES:
            cause = f"No sentence is known as {box.words}."
            yield line, "no-words", cause, "Name one of flow.py; without `words` the title of the entry is shown."
    for index, box in enumerate(record.box):
        if box.id not in reached:
            yield places.line("box", index), "bad-way", f"No way leads to {box.id}.", "Lead to it, or take it out."
        if [each.id for each in record.box].index(box.id) != index:
            yield places.line("box", index), "duplicate-id", f"Two boxes are called {box.id}.", "Rename one."
    for one, other in find_overlaps(_build_flow_chart(record)):
        index = [box.id for box in record.box].index(other)
        yield places.line("box", index), "same-place", f"{one} and {other} overlap.", "Move one of them."
