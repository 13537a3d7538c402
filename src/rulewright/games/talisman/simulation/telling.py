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
    "aims": phrase("game-aims"),
    "becomes-toad": phrase("game-becomes-toad"),
    "bribes": phrase("game-bribes"),
    "builds": phrase("game-builds"),
    "buys": phrase("game-buys"),
    "casts": phrase("game-casts"),
    "changes-back": phrase("game-changes-back"),
    "command-spell-fails": phrase("game-command-spell-fails"),
    "command-spell-works": phrase("game-command-spell-works"),
    "completes-quest": phrase("game-completes-quest"),
    "creature-destroyed": phrase("game-creature-destroyed"),
    "creature-evaded": phrase("game-creature-evaded"),
    "creature-life-lost": phrase("game-creature-life-lost"),
    "creature-saved": phrase("game-creature-saved"),
    "creature-stand-off": phrase("game-creature-stand-off"),
    "creature-win": phrase("game-creature-win"),
    "declines-offer": phrase("game-declines-offer"),
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
    "goes-to": phrase("game-goes-to"),
    "gold-goes-to": phrase("game-gold-goes-to"),
    "heals": phrase("game-heals"),
    "is-attacked": phrase("game-is-attacked"),
    "is-attacked-by": phrase("game-is-attacked-by"),
    "is-cancelled": phrase("game-is-cancelled"),
    "is-discarded": phrase("game-is-discarded"),
    "is-enslaved": phrase("game-is-enslaved"),
    "is-free": phrase("game-is-free"),
    "is-held": phrase("game-is-held"),
    "is-held-up": phrase("game-is-held-up"),
    "is-hexed": phrase("game-is-hexed"),
    "is-offered": phrase("game-is-offered"),
    "is-offered-any": phrase("game-is-offered-any"),
    "is-out": phrase("game-is-out"),
    "is-saved": phrase("game-is-saved"),
    "joins": phrase("game-joins"),
    "leaves": phrase("game-leaves"),
    "leaves-gold": phrase("game-leaves-gold"),
    "lets-lie": phrase("game-lets-lie"),
    "loses": phrase("game-loses"),
    "loses-spells": phrase("game-loses-spells"),
    "loses-turn": phrase("game-loses-turn"),
    "misses-turn": phrase("game-misses-turn"),
    "moves-to": phrase("game-moves-to"),
    "no-talisman-left": phrase("game-no-talisman-left"),
    "nothing": phrase("game-nothing"),
    "opens-portal": phrase("game-opens-portal"),
    "passes": phrase("game-passes"),
    "pays": phrase("game-pays"),
    "pays-fate": phrase("game-pays-fate"),
    "raises": phrase("game-raises"),
    "reaches-crown": phrase("game-reaches-crown"),
    "realigns": phrase("game-realigns"),
    "redraws": phrase("game-redraws"),
    "rolls": phrase("game-rolls"),
    "sells": phrase("game-sells"),
    "stays": phrase("game-stays"),
    "takes": phrase("game-takes"),
    "takes-from": phrase("game-takes-from"),
    "takes-gold-from": phrase("game-takes-gold-from"),
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
        values: dict[str, object] = {name: _word(name, value) for name, value in event.values}
        values["who"] = EntryLink(f"heroes/{event.hero}")
        yield Statement(SENTENCES[event.what].with_values(values), (f"{GAME}/{event.entry}",))


def _word(name: str, value: int | str) -> object:
    """A value in the form for a sentence: ids of entries as links, positions as links to their spaces."""
    if name == "position":
        return EntryLink(f"board/{load_board().positions[str(value)].space}")
    return EntryLink(value) if isinstance(value, str) and "/" in value else value
