"""Gaining Spells: what comes off the Spell deck, as far as one knows where its cards are."""

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
    """So many Spells, wanted ones and others."""

    wanted: int
    others: int

    @property
    def number(self) -> int:
        """How many in all."""
        return self.wanted + self.others


NONE = Spells(0, 0)


class Piles(NamedTuple):
    """Where the Spells are: those nobody has seen, of which `hidden` many are in other hands, and the discard pile.

    A card on top of the deck is as likely each of those unseen, wherever these lie.
    """

    unseen: Spells
    hidden: int
    discarded: Spells

    @property
    def deck(self) -> int:
        """How many cards the deck has."""
        return self.unseen.number - self.hidden


@executes("spells/gaining")
def gain(piles: Piles, spells: int, held: int, craft: int | None) -> Rule[Spells]:
    """The Spells drawn by a character that gains so many and holds others.

    `craft` is its total Craft, `None` where that is not told and allows them all.
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
    """How many of the Spells that a character gains it may draw: none beyond its limit."""
    limit = spell_limit(craft)
    room = max(limit - held, 0)
    facts: Facts = {"craft": craft, "limit": limit, "held": held}
    yield from cite("spells/limit", facts=facts)
    return min(spells, room)


def take_one(piles: Piles) -> Rule[bool]:
    """Whether the top card of the deck is wanted."""
    names = zip((WANTED, OTHER), piles.unseen, strict=True)
    pile = tuple((name, count) for name, count in names if count)
    return (yield from draw(pile, entry="spells/gaining")) == WANTED
