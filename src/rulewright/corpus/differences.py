"""Reads a game's differences: where its rulebooks disagree, those that change play first."""

from __future__ import annotations

from rulewright.corpus.model import Difference, Severity, whole_id
from rulewright.corpus.reading import GameReading
from rulewright.corpus.records import DifferencesRecord
from rulewright.corpus.texts import check_strays, read_left_out, read_texts

DIFFERENCES = "differences"
_WEIGHTS = {severity: weight for weight, severity in enumerate(Severity)}


def read_differences(game: GameReading) -> None:
    """Adds the differences of differences.toml, if there are any: those that change play first, else as they stand."""
    record, place = game.read_optional(DifferencesRecord, "differences.toml", ("difference",))
    if record is None:
        return
    known = game.reading.differences
    added = []
    for index, difference in sorted(enumerate(record.difference), key=lambda each: _WEIGHTS[each[1].severity]):
        difference_id = f"{game.id}/{DIFFERENCES}/{difference.id}"
        at = place.at("difference", index)
        if not at.at("id").is_new(difference_id, known):
            continue
        for book in difference.follows:
            game.check_book(book, at.at("follows"))
        known[difference_id] = Difference(
            id=difference_id,
            entries=tuple(whole_id(reference, game.id) for reference in difference.entries),
            severity=difference.severity,
            passages=game.passages(difference.sources, at),
            follows=difference.follows,
            variant=difference.variant,
            texts=read_texts(game, difference_id, at),
            file=at.file,
            line=at.line,
        )
        added.append(difference_id)
    check_strays(game, DIFFERENCES, (*added, *read_left_out(game, DIFFERENCES, place)))
