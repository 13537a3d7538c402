"""Gaining Spells: draws from the Spell deck, by what is known about the places of its cards."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from rulewright.engine.effects import Facts, Rule, Status, cite, draw
from rulewright.engine.executes import executes
from rulewright.games.talisman.ability import spell_limit

WANTED, OTHER = "wanted-spell", "other-spell"


class DrawResult(StrEnum):
    """Whether a wanted Spell is drawn."""

    DRAWN = "drawn"
    """At least one."""
    NOT_DRAWN = "not-drawn"
    """None, or no Spell at all."""


class Spells(NamedTuple):
    """Numbers of Spells, wanted ones and others."""

    wanted: int
    others: int

    @property
    def number(self) -> int:
        """The total number."""
        return self.wanted + self.others


NONE = Spells(0, 0)


class Piles(NamedTuple):
    """The places of the Spells: those nobody has seen, `hidden` of which are in other hands, and the discard pile.

    The top card of the deck is equally likely to be any unseen Spell.
    """

    unseen: Spells
    hidden: int
    discarded: Spells

    @property
    def deck(self) -> int:
        """The number of cards in the deck."""
        return self.unseen.number - self.hidden


@executes("spells/gaining")
def gain(piles: Piles, spells: int, held: int, craft: int | None) -> Rule[Spells]:
    """Draw the `spells` Spells that a character gains, which holds `held` already. Return those drawn.

    `craft` is its total Craft, or `None` if it is not given and allows them all.
    """
    if craft is not None:
        spells = yield from as_many_as_allowed(spells, held, craft)
    if not spells:
        yield from cite("spells/gaining", Status.BLOCKED, blocked_by="spells/limit")
        return NONE
    yield from cite("spells/gaining", facts={"deck": piles.deck})
    drawn = NONE
    while drawn.number < spells:
        if not piles.deck:
            if not piles.discarded.number:
                yield from cite("spells/gaining", Status.BLOCKED, blocked_by="golden-rules/limited-components", part=2)
                return drawn
            yield from cite("spells/gaining", facts={"reshuffled": piles.discarded.number}, part=1)
            piles = Piles(piles.discarded, 0, NONE)
        is_wanted = yield from take_one(piles)
        wanted, others = piles.unseen
        piles = piles._replace(unseen=Spells(wanted - is_wanted, others - (not is_wanted)))
        drawn = Spells(drawn.wanted + is_wanted, drawn.others + (not is_wanted))
    return drawn


def as_many_as_allowed(spells: int, held: int, craft: int) -> Rule[int]:
    """The number of the gained Spells that a character may draw: none beyond its limit."""
    limit = spell_limit(craft)
    room = max(limit - held, 0)
    facts: Facts = {"craft": craft, "limit": limit, "held": held}
    yield from cite("spells/limit", facts=facts)
    return min(spells, room)


def take_one(piles: Piles) -> Rule[bool]:
    """Draw the top card of the deck. Return whether it is wanted."""
    names = zip((WANTED, OTHER), piles.unseen, strict=True)
    pile = tuple((name, count) for name, count in names if count)
    return (yield from draw(pile, entry="spells/gaining")) == WANTED
