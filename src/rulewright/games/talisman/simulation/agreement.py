"""The players' agreement before a game, and contradictions between alternative rules."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from rulewright.games.talisman.rules.setup import MAX_PLAYERS, MIN_PLAYERS, Alternative, count_cards_dealt
from rulewright.games.talisman.rules.trophies import USUAL_RATE

LOWER_RATES = {"faster-trophies-6": 6, "faster-trophies-5": 5}
OPTION_LABELS = (*(str(rule) for rule in Alternative), *LOWER_RATES)
"""The alternative rules by the names of their entries, and the lower trophy rates by their numbers, too."""


@dataclass(frozen=True)
class Agreement:
    """The number of players, the character of each (`None`: dealt), the alternative rules, and a time limit.

    `rounds` is the number of rounds after which a game with a finishing time ends.
    """

    players: int
    characters: tuple[str | None, ...] = ()
    options: frozenset[str] = field(default_factory=frozenset)
    rounds: int | None = None

    def has(self, rule: Alternative) -> bool:
        """Whether the players use an alternative rule."""
        return rule in self.options

    @cached_property
    def trophy_rate(self) -> int:
        """The points of trophies for one counter."""
        return next((rate for option, rate in LOWER_RATES.items() if option in self.options), USUAL_RATE)


@dataclass(frozen=True)
class Clash:
    """Two options that cannot be used together, or one that the number of players rules out (`other` is empty).

    `entry` is the entry with the reason.
    """

    option: str
    other: str
    entry: str


_PAIRS = (
    ("faster-trophies-6", "faster-trophies-5", "alternative-rules/faster-trophies"),
    (Alternative.FASTER_BLOODBATH, Alternative.INHERITED_ITEMS, Alternative.FASTER_BLOODBATH.entry),
    (Alternative.SUDDEN_DEATH, Alternative.FASTER_COMMAND_SPELL, Alternative.SUDDEN_DEATH.entry),
)
"""A game has one trophy rate; in a Bloodbath nobody starts again, so nobody inherits; with sudden death the Command
Spell, which the other rule makes easier, is never cast."""


def clashes(players: int, options: Collection[str], characters: int) -> Iterator[Clash]:
    """The options that contradict each other or the number of players, as clashes.

    `characters` is the number of character cards; dealing 3 cards to each of 5 players takes more than there are.
    """
    for option, other, entry in _PAIRS:
        if option in options and other in options:
            yield Clash(str(option), str(other), entry)
    three = Alternative.CHOOSE_FROM_THREE
    if three in options and count_cards_dealt(players, players) > characters:
        yield Clash(str(three), "", three.entry)


def can_play(players: int) -> bool:
    """Whether a game can have so many players."""
    return MIN_PLAYERS <= players <= MAX_PLAYERS
