"""A game in words from its log: each event as a statement with its rule, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rulewright.corpus.factsheet import EntryLink
from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.simulation.table import Event
from rulewright.language.phrase import Phrase
from rulewright.situations.problem import Statement

GAME = "talisman"
TURN = phrase("game-turn")
SENTENCES: Mapping[str, Phrase] = {
    "accepts-quest": phrase("game-accepts-quest"),
    "becomes-toad": phrase("game-becomes-toad"),
    "bribes": phrase("game-bribes"),
    "casts": phrase("game-casts"),
    "changes-back": phrase("game-changes-back"),
    "command-spell-fails": phrase("game-command-spell-fails"),
    "command-spell-works": phrase("game-command-spell-works"),
    "completes-quest": phrase("game-completes-quest"),
    "dies": phrase("game-dies"),
    "discards": phrase("game-discards"),
    "draws": phrase("game-draws"),
    "duel-attacker-wins": phrase("game-duel-won"),
    "duel-defender-wins": phrase("game-duel-lost"),
    "duel-stand-off": phrase("game-duel-stand-off"),
    "enters": phrase("game-enters"),
    "evades": phrase("game-evades"),
    "fails-at-portal": phrase("game-fails-at-portal"),
    "fight-charmed": phrase("game-charms"),
    "fight-destroyed": phrase("game-destroys"),
    "fight-evaded": phrase("game-evades"),
    "fight-left-alone": phrase("game-leaves-alone"),
    "fight-life-lost": phrase("game-fight-lost"),
    "fight-saved": phrase("game-saved-by-armour"),
    "fight-stand-off": phrase("game-fight-stand-off"),
    "fight-win": phrase("game-fight-won"),
    "finds-the-way": phrase("game-finds-the-way"),
    "gains": phrase("game-gains"),
    "heals": phrase("game-heals"),
    "is-cancelled": phrase("game-is-cancelled"),
    "is-enslaved": phrase("game-is-enslaved"),
    "is-free": phrase("game-is-free"),
    "is-held": phrase("game-is-held"),
    "is-held-up": phrase("game-is-held-up"),
    "is-hexed": phrase("game-is-hexed"),
    "is-out": phrase("game-is-out"),
    "leaves": phrase("game-leaves"),
    "loses": phrase("game-loses"),
    "loses-spells": phrase("game-loses-spells"),
    "loses-turn": phrase("game-loses-turn"),
    "misses-turn": phrase("game-misses-turn"),
    "moves-to": phrase("game-moves-to"),
    "no-talisman-left": phrase("game-no-talisman-left"),
    "nothing": phrase("game-nothing"),
    "opens-portal": phrase("game-opens-portal"),
    "passes": phrase("game-passes"),
    "reaches-crown": phrase("game-reaches-crown"),
    "realigns": phrase("game-realigns"),
    "rolls": phrase("game-rolls"),
    "sells": phrase("game-sells"),
    "takes": phrase("game-takes"),
    "toils": phrase("game-toils"),
    "trades": phrase("game-trades"),
    "uses": phrase("game-uses"),
    "visits": phrase("game-visits"),
    "wins": phrase("game-wins"),
    "wins-trophy": phrase("game-wins-trophy"),
}
"""The sentence for each kind of event."""


def told(log: Sequence[Event]) -> tuple[Statement, ...]:
    """The statements of a game; each turn begins with its player."""
    return tuple(_lines(log))


def _lines(log: Sequence[Event]) -> Iterator[Statement]:
    turn = 0
    for event in log:
        if event.turn != turn:
            turn = event.turn
            yield Statement(TURN.with_values({"turn": turn}), (f"{GAME}/turn/structure",), is_summary=True)
        if ("amount", 0) in event.values and event.what in ("gains", "heals"):
            continue
        values: dict[str, object] = {name: _word(name, value) for name, value in event.values}
        values["who"] = EntryLink(f"heroes/{event.hero}")
        yield Statement(SENTENCES[event.what].with_values(values), (f"{GAME}/{event.entry}",))


def _word(name: str, value: int | str) -> object:
    """A value in the form for a sentence: ids of entries as links, positions as links to their spaces."""
    if name == "position":
        return EntryLink(f"board/{load_board().positions[str(value)].space}")
    return EntryLink(value) if isinstance(value, str) and "/" in value else value
