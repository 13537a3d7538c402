"""Being turned into a Toad: what the character leaves, keeps and can do until it changes back."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulewright.engine.consequences import Consequence, consequence
from rulewright.engine.executes import executes
from rulewright.games.talisman.data.heroes import ToadCard
from rulewright.games.talisman.data.printed_effects import Ability
from rulewright.games.talisman.rules.ability import Bearer, Occasion, Points, spell_limit, spells_to_discard, total


@dataclass(frozen=True)
class Belongings:
    """The numbers of a character's belongings."""

    objects: int
    followers: int
    gold: int
    spells: int
    trophies: int


@dataclass(frozen=True)
class ToadVictim:
    """A character that is being turned into a Toad.

    `turns_left` is 0 unless it is a Toad already. `own_turn` is true if its own turn is under way.
    """

    bearer: Bearer
    belongings: Belongings
    life: int
    fate: int
    turns_left: int
    own_turn: bool
    on_the_crown: bool


def become_a_toad(victim: ToadVictim, toad: ToadCard) -> tuple[Consequence, ...]:
    """The consequences in order: at once, while the character is a Toad, and when it changes back."""
    return (
        *(begin_again(victim.turns_left, toad) if victim.turns_left else replace_figure_and_card()),
        *leave_possessions(victim.belongings),
        *_strength_and_craft_as_toad(victim.bearer, toad),
        *lose_special_abilities(),
        *keep_spells(victim.belongings.spells, victim.on_the_crown),
        *keep_lives_and_fate(victim.life, victim.fate),
        *keep_trophies(victim.belongings.trophies),
        *move_as_a_toad(toad, victim.on_the_crown),
        *encounter_as_a_toad(victim.on_the_crown),
        *change_back(victim, toad),
    )


def replace_figure_and_card() -> tuple[Consequence, ...]:
    """The change itself: a Toad's figure and card take the place of the character's."""
    return (consequence("becomes-a-toad", "other-rules/toad"),)


@executes("other-rules/toad-again")
def begin_again(turns_left: int, toad: ToadCard) -> tuple[Consequence, ...]:
    """The fresh start of a Toad's turns when it is turned into a Toad again; those left are not added."""
    return (consequence("count-starts-afresh", "other-rules/toad-again", turns=toad.turns, dropped=turns_left),)


def leave_possessions(belongings: Belongings) -> tuple[Consequence, ...]:
    """The loss of Objects, Followers and gold, which stay on the space."""
    left = {"objects": belongings.objects, "followers": belongings.followers, "gold": belongings.gold}
    if not any(left.values()):
        return ()
    return (consequence("leaves-on-the-space", "other-rules/toad", **left),)


def _strength_and_craft_as_toad(bearer: Bearer, toad: ToadCard) -> tuple[Consequence, ...]:
    changed = replace(bearer, toad=toad)
    sums = {str(ability): total(ability, changed, (), Occasion()).total for ability in Ability}
    return (consequence("strength-and-craft", "other-rules/toad-strength-and-craft", **sums),)


@executes("other-rules/toad-special-abilities")
def lose_special_abilities() -> tuple[Consequence, ...]:
    """The loss of special abilities: those of the covered character card, while a Toad has none of its own."""
    return (consequence("no-special-abilities", "other-rules/toad-special-abilities"),)


@executes("other-rules/toad-spells")
def keep_spells(spells: int, on_the_crown: bool) -> tuple[Consequence, ...]:
    """The Spells: those held are kept despite a Craft of 1, but none can be gained or cast.

    Even the Command Spell cannot be cast.
    """
    kept = consequence("keeps-spells", "other-rules/toad-spells", spells=spells)
    none_cast = consequence("neither-gains-nor-casts-spells", "other-rules/toad-spells")
    entries = "other-rules/toad-spells", "golden-rules/cannot-beats-can", "faq/toad-on-the-crown"
    crown = (consequence("casts-no-command-spell", *entries),) if on_the_crown else ()
    return (*((kept,) if spells else ()), none_cast, *crown)


@executes("other-rules/toad-lives-and-fate")
def keep_lives_and_fate(life: int, fate: int) -> tuple[Consequence, ...]:
    """The lives and fate, which are the character's own before, during and after; fate may be used."""
    return (consequence("keeps-lives-and-fate", "other-rules/toad-lives-and-fate", life=life, fate=fate),)


def keep_trophies(trophies: int) -> tuple[Consequence, ...]:
    """The trophies, which are kept; points gained for them as a Toad would be lost: `trophies.is_kept`."""
    return (consequence("keeps-trophies", "other-rules/toad-trophies", trophies=trophies),) if trophies else ()


@executes("other-rules/toad-movement")
def move_as_a_toad(toad: ToadCard, on_the_crown: bool) -> tuple[Consequence, ...]:
    """The movement: exactly so many spaces on each turn, without a die. On the Crown nobody moves."""
    if on_the_crown:
        return (consequence("stays-on-the-crown", "inner-region/crown-of-command"),)
    return (consequence("moves-without-a-die", "other-rules/toad-movement", spaces=toad.spaces_per_turn),)


@executes("other-rules/toad-encounters")
def encounter_as_a_toad(on_the_crown: bool) -> tuple[Consequence, ...]:
    """The encounters, on the space where the Toad lands or on the Crown, as for any other character."""
    crown = ("inner-region/crown-encounters",) if on_the_crown else ()
    return (consequence("has-encounters", "other-rules/toad-encounters", *crown),)


@executes("other-rules/toad")
def change_back(victim: ToadVictim, toad: ToadCard) -> tuple[Consequence, ...]:
    """The change back at the end of the last turn as a Toad; the turn under way at the start is not counted.

    The character's own counters count again. Counters gained as a Toad are gone, and belongings left behind do not come
    back. With less Craft than before, it may have too many Spells.
    """
    own = replace(victim.bearer, toad=None, as_toad=Points(), lost=Points())
    sums = {str(ability): total(ability, own, (), Occasion()).total for ability in Ability}
    discard = spells_to_discard(victim.belongings.spells, spell_limit(sums[Ability.CRAFT]))
    under_way = consequence("turn-under-way-does-not-count", "other-rules/toad", "faq/toad-turns")
    excess = consequence("discards-excess-spells", "spells/excess", "spells/limit", spells=discard)
    return (
        *((under_way,) if victim.own_turn else ()),
        consequence("changes-back", "other-rules/toad", turns=toad.turns),
        consequence("own-strength-and-craft", "other-rules/toad-strength-and-craft", **sums),
        *((excess,) if discard else ()),
    )
