"""Gaining Spells: draws from the Spell deck, by what is known about the places of its cards."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from rulewright.engine.effects import Facts, Rule, Status, cite, draw
from rulewright.engine.executes import executes
from rulewright.games.talisman.rules.ability import spell_limit

WANTED_SPELL, OTHER_SPELL = "wanted-spell", "other-spell"


class DrawResult(StrEnum):
    """Whether a wanted Spell is drawn."""

    DRAWN = "drawn"
    """At least one."""
    NOT_DRAWN = "not-drawn"
    """None, or no Spell at all."""


class SpellCount(NamedTuple):
    """Numbers of Spells, wanted ones and others."""

    wanted: int
    others: int

    @property
    def total(self) -> int:
        """The total number."""
        return self.wanted + self.others


NO_SPELLS = SpellCount(0, 0)


class SpellPiles(NamedTuple):
    """The places of the Spells: those nobody has seen, `hidden` of which are in other hands, and the discard pile.

    The top card of the deck is equally likely to be any unseen Spell.
    """

    unseen: SpellCount
    hidden: int
    discarded: SpellCount

    @property
    def deck(self) -> int:
        """The number of cards in the deck."""
        return self.unseen.total - self.hidden


@executes("spells/gaining")
def gain(piles: SpellPiles, spells: int, held: int, craft: int | None, is_toad: bool = False) -> Rule[SpellCount]:
    """Draw the `spells` Spells that a character gains, which holds `held` already. Return those drawn.

    `craft` is its total Craft, or `None` if it is not given and allows them all.
    """
    if is_toad:
        yield from cite("spells/gaining", Status.BLOCKED, blocked_by="other-rules/toad-spells")
        return NO_SPELLS
    if craft is not None:
        spells = yield from limit_spells_gained(spells, held, craft)
    if not spells:
        yield from cite("spells/gaining", Status.BLOCKED, blocked_by="spells/limit")
        return NO_SPELLS
    yield from cite("spells/gaining", facts={"deck": piles.deck})
    drawn = NO_SPELLS
    while drawn.total < spells:
        if not piles.deck:
            if not piles.discarded.total:
                yield from cite("spells/gaining", Status.BLOCKED, blocked_by="golden-rules/limited-components", part=2)
                return drawn
            yield from cite("spells/gaining", facts={"reshuffled": piles.discarded.total}, part=1)
            piles = SpellPiles(piles.discarded, 0, NO_SPELLS)
        is_wanted = yield from draw_one(piles)
        wanted, others = piles.unseen
        piles = piles._replace(unseen=SpellCount(wanted - is_wanted, others - (not is_wanted)))
        drawn = SpellCount(drawn.wanted + is_wanted, drawn.others + (not is_wanted))
    return drawn


def limit_spells_gained(spells: int, held: int, craft: int) -> Rule[int]:
    """The number of the gained Spells that a character may draw: none beyond its limit."""
    limit = spell_limit(craft)
    room = max(limit - held, 0)
    facts: Facts = {"craft": craft, "limit": limit, "held": held}
    yield from cite("spells/limit", facts=facts)
    return min(spells, room)


def draw_one(piles: SpellPiles) -> Rule[bool]:
    """Draw the top card of the deck. Return whether it is wanted."""
    names = zip((WANTED_SPELL, OTHER_SPELL), piles.unseen, strict=True)
    pile = tuple((name, count) for name, count in names if count)
    return (yield from draw(pile, entry="spells/gaining")) == WANTED_SPELL
