"""Reads a game's worked examples."""

from __future__ import annotations

from rulewright.corpus.model import Example, whole_id
from rulewright.corpus.reading import GameReading
from rulewright.corpus.records import ExamplesRecord

EXAMPLES = "examples"


def read_examples(game: GameReading) -> None:
    """Adds the examples of examples/*.toml; to be read when the entries have been.

    Where something of the game could not be read, an entry may be unknown for that alone, which has been reported.
    """
    all_read = not any(f"/{game.id}/" in f"/{finding.file}" for finding in game.reading.findings)
    for path in sorted((game.folder / EXAMPLES).glob("*.toml")):
        record, place = game.read(ExamplesRecord, f"{EXAMPLES}/{path.name}")
        for index, example in enumerate(record.example if record else ()):
            example_id = f"{game.id}/{EXAMPLES}/{example.id}"
            entry = whole_id(example.entry, game.id)
            at = place.at("example", index)
            at.is_new(example_id, game.reading.examples)
            if all_read and entry not in game.reading.entries:
                at.report("dangling-link", f"{example_id} names {entry}, which is no entry.", "Correct it.")
            if bool(example.probability) == bool(example.answer):
                cause = f"{example_id} needs either `probability` or `answer`."
                at.report("example", cause, "Give the one that its situation has.")
            game.reading.examples[example_id] = Example(
                example_id,
                entry,
                example.situation,
                example.probability,
                example.answer,
            )
