"""Reads what happened to a game's entries since they were published."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.corpus.model import Change, ChangeKind, whole_id
from rulewright.corpus.reading import GameReading, Reading
from rulewright.corpus.records import ChangeRecord, ChangesRecord


def read_changes(game: GameReading) -> tuple[Change, ...]:
    """The changes of changes.toml, in their order; to be read when everything that they name has been."""
    record, place = game.read_optional(ChangesRecord, "changes.toml")
    found: list[Change] = []
    for index, change in enumerate(record.change if record else ()):
        ids = tuple(whole_id(reference, game.id) for reference in change.ids)
        for cause, remedy in _doubts(change, ids, found, game.reading):
            place.at("change", index).report("change", cause, remedy)
        languages = () if set(game.languages) <= set(change.languages) else change.languages
        found.append(Change(change.date, change.version, change.kind, change.reason, ids, languages))
    return tuple(found)


def _doubts(
    change: ChangeRecord, ids: tuple[str, ...], before: Sequence[Change], reading: Reading
) -> Iterator[tuple[str, str]]:
    """What is wrong with a change after those before it, each with its remedy."""
    first = change.kind is ChangeKind.FIRST_RELEASE
    if first == bool(before):
        yield "A game has one first release, before every other change.", "Begin with it, and with no other."
    if first == bool(ids):
        yield "`ids` name what changed; a first release has none.", "Name them, or leave them out."
    if (first or change.kind is ChangeKind.ADDED) != (change.reason is None):
        yield "A change to what stood before needs a reason, and only such a change.", "Correct `reason`."
    if before and change.date < before[-1].date:
        yield "The change is older than the one before it.", "Write changes in the order of their dates."
    if reading.findings:
        return  # an entry that could not be read is unknown here, and has been reported
    for each in ids:
        if each not in reading.entries and each not in reading.differences and each not in reading.redirects:
            yield f"There is no {each}, and there never was.", "Correct the id."
