"""The Spells that may be cast at a moment, the rules that forbid others, and what Spells change in an attack."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from rulewright.engine.executes import executes
from rulewright.games.talisman.data.cards import CastingMoment, Spell, SpellTarget
from rulewright.games.talisman.data.piece_abilities import Possession
from rulewright.games.talisman.data.printed_effects import Ability, Region
from rulewright.games.talisman.rules.ability import spell_limit, spells_to_discard

COMMAND_SPELL = "command-spell"
LIMIT_ON_OTHERS_TURNS = 1
"""The number of Spells that may be cast on another character's turn."""


class Now(StrEnum):
    """A moment of a turn, the caster's own or another player's."""

    TURN_START = "turn-start"
    """Nothing has been rolled."""
    INSTEAD_OF_ROLLING = "instead-of-rolling"
    """The movement die is about to be rolled."""
    BEFORE_MOVING = "before-moving"
    """The movement die has been rolled, but the character has not moved."""
    AFTER_MOVING = "after-moving"
    """The move is over, nothing has been encountered."""
    ENCOUNTER = "encounter"
    """During encounters, outside an attack."""
    BEFORE_ATTACK_ROLL = "before-attack-roll"
    """An attack has begun, no die has been rolled."""
    AFTER_ATTACK_ROLL = "after-attack-roll"
    """The attack dice have been rolled."""
    TURN_END = "turn-end"


class Happening(StrEnum):
    """An event that Spells are cast on."""

    SPELL_CAST = "spell-cast"
    LIFE_LOST = "life-lost"
    """A character is about to lose a life."""
    FOLLOWER_KILLED = "follower-killed"
    ENEMY_KILLED = "enemy-killed"


class InEffect(StrEnum):
    """A card whose effect lasts, and bears on Spells."""

    IMMOBILITY = "immobility"
    """The character can do nothing in this turn."""
    DESTROY_MAGIC = "destroy-magic"
    """Nobody may cast Spells or use Magic Objects."""
    BLIZZARD = "blizzard"
    """Everybody moves 1 space in a turn, without a die."""


class Where(StrEnum):
    """A place, as far as Spells care."""

    OUTER = "outer"
    MIDDLE = "middle"
    CURSED_GLADE = "cursed-glade"
    INNER = "inner"
    CROWN_OF_COMMAND = "crown-of-command"

    @property
    def region(self) -> Region:
        """The Region that it belongs to."""
        match self:
            case Where.OUTER:
                return Region.OUTER
            case Where.MIDDLE | Where.CURSED_GLADE:
                return Region.MIDDLE
            case Where.INNER | Where.CROWN_OF_COMMAND:
                return Region.INNER


class CastingObstacleReason(StrEnum):
    """A reason against casting a Spell."""

    TOAD = "toad"
    AMULET = "amulet"
    CURSED_GLADE = "cursed-glade"
    BARRED = "barred"
    IMMOBILE = "immobile"
    SLOWED = "slowed"
    EXCESS = "excess"
    LIMIT = "limit"
    LIMIT_ON_OTHERS_TURN = "limit-on-others-turn"
    NOT_NOW = "not-now"
    NO_SPELL_CAST = "no-spell-cast"
    NO_LOSS = "no-loss"
    DICE_ROLLED = "dice-rolled"
    EVADING_DECLINED = "evading-declined"
    PSYCHIC_COMBAT = "psychic-combat"
    REGION = "region"
    WRONG_TARGET = "wrong-target"
    INNER_CREATURE = "inner-creature"
    NOT_EVADABLE = "not-evadable"
    PROTECTED = "protected"
    NO_FOLLOWERS = "no-followers"
    NOTHING_TO_TAKE = "nothing-to-take"
    NOT_ALONE = "not-alone"
    NOT_ON_OWN_TURN = "not-on-own-turn"


class Caster(NamedTuple):
    """The character that wants to cast; `craft` is its total Craft, or `None` if Craft is not to be checked.

    `always_a_spell` is the entry that gives it a new Spell for its last one, `followers_barred_by` one that lets it
    have no other Followers, `slowed_by` one that makes it move without a die. An Amulet that cannot be used is none.
    """

    held: int
    craft: int | None = None
    craft_value: int | None = None
    where: Where = Where.OUTER
    is_toad: bool = False
    has_amulet: bool = False
    followers_barred_by: str | None = None
    is_immobile: bool = False
    alone_on_the_crown: bool = True
    always_a_spell: str | None = None
    slowed_by: str | None = None


class AttackUnderWay(NamedTuple):
    """The attack under way, of or on the caster: the ability used, and whether the caster has chosen not to evade."""

    by: Ability
    evading_declined: bool = False


class SpellAim(NamedTuple):
    """What the Spell is to be cast on, or what is to be evaded with it.

    `goods` are the kinds of things of a character that the caster may own, or `None` if they are not known.
    """

    kind: SpellTarget
    where: Where = Where.OUTER
    has_amulet: bool = False
    goods: frozenset[Possession] | None = None


class CastingTurn(NamedTuple):
    """The turn: whose it is, its moment, what is happening, and how many Spells the caster has cast in it.

    `held_at_start` is the number of Spells that the caster had when its own turn began. `barred` is true if an effect
    such as that of Destroy Magic forbids all Spells.
    """

    own: bool
    now: Now
    held_at_start: int
    cast: int = 0
    happening: Happening | None = None
    attack: AttackUnderWay | None = None
    barred: bool = False


@dataclass(frozen=True)
class CastingObstacle:
    """One reason against casting, with its entries and its number, if it has one."""

    reason: CastingObstacleReason
    entries: tuple[str, ...]
    number: int = 0


def obstacles(
    spell: Spell, caster: Caster, turn: CastingTurn, aim: SpellAim | None, crown_evasion: bool = False
) -> tuple[CastingObstacle, ...]:
    """All reasons against casting this Spell now; empty if it may be cast.

    `crown_evasion` is the variant by which a character on the Crown of Command can be evaded.
    """
    found = (
        *_general_obstacles(spell, caster, turn),
        *_excess_obstacle(caster),
        *casting_limit(turn),
        *timing(spell, turn),
        *in_an_attack(spell, turn),
        *region_obstacle(spell, caster, aim),
        *reach(spell, aim),
        *_evading_obstacle(spell, caster, aim, crown_evasion),
        *moving_without_the_die(spell, caster),
        *ownable(spell, caster, aim),
    )
    return tuple(obstacle for obstacle in found if obstacle is not None)


def command_spell_obstacles(caster: Caster, turn: CastingTurn) -> tuple[CastingObstacle, ...]:
    """All reasons against casting the Command Spell; neither the casting limit nor Craft applies to it."""
    found = [*_general_obstacles(None, caster, turn)]
    if not turn.own:
        found.append(CastingObstacle(CastingObstacleReason.NOT_ON_OWN_TURN, ("inner-region/command-spell",)))
    if not caster.alone_on_the_crown:
        found.append(
            CastingObstacle(
                CastingObstacleReason.NOT_ALONE, ("inner-region/crown-encounters", "inner-region/command-spell")
            )
        )
    return tuple(obstacle for obstacle in found if obstacle is not None)


def _general_obstacles(spell: Spell | None, caster: Caster, turn: CastingTurn) -> tuple[CastingObstacle | None, ...]:
    """The bans on all Spells; nothing that lets a Spell be cast prevails over them."""
    ban = "golden-rules/cannot-beats-can"
    answers = spell is not None and bool(spell.cancels_spell) and turn.happening is Happening.SPELL_CAST
    return (
        CastingObstacle(CastingObstacleReason.TOAD, ("other-rules/toad-spells",)) if caster.is_toad else None,
        CastingObstacle(CastingObstacleReason.AMULET, ("cards/amulet", ban)) if caster.has_amulet else None,
        CastingObstacle(CastingObstacleReason.CURSED_GLADE, ("board/cursed-glade", ban))
        if caster.where is Where.CURSED_GLADE
        else None,
        CastingObstacle(CastingObstacleReason.BARRED, (ban, "cards/destroy-magic")) if turn.barred else None,
        CastingObstacle(CastingObstacleReason.IMMOBILE, ("cards/immobility", ban))
        if caster.is_immobile and not answers
        else None,
    )


def replaces_the_last(caster: Caster) -> str | None:
    """The entry that gives the character a new Spell as soon as it has cast its last one, or `None`.

    Its Craft must allow it 1 Spell; a Toad has no abilities and gains none.
    """
    craft = caster.craft if caster.craft is not None else caster.craft_value
    allowed = craft is None or spell_limit(craft) > 0
    return caster.always_a_spell if caster.held == 1 and allowed and not caster.is_toad else None


def _excess_obstacle(caster: Caster) -> tuple[CastingObstacle | None, ...]:
    """The obstacle of Spells in excess, which must be discarded before anything is cast."""
    if caster.craft is None:
        return ()
    excess = spells_to_discard(caster.held, spell_limit(caster.craft), caster.is_toad)
    return (CastingObstacle(CastingObstacleReason.EXCESS, ("spells/excess", "spells/limit"), excess),) if excess else ()


@executes("spells/casting-limit")
def casting_limit(turn: CastingTurn) -> tuple[CastingObstacle | None, ...]:
    """The obstacle of the casting limit, if it is reached.

    On its own turn a character casts no more Spells than it had when the turn began; on another's turn it casts only 1.
    """
    if turn.own:
        full = turn.cast >= turn.held_at_start
        return (
            CastingObstacle(CastingObstacleReason.LIMIT, ("spells/casting-limit",), turn.held_at_start)
            if full
            else None,
        )
    full = turn.cast >= LIMIT_ON_OTHERS_TURNS
    return (
        CastingObstacle(CastingObstacleReason.LIMIT_ON_OTHERS_TURN, ("spells/casting-limit",), LIMIT_ON_OTHERS_TURNS)
        if full
        else None,
    )


_BEFORE_ROLLING = {Now.TURN_START, Now.INSTEAD_OF_ROLLING}
_OWN_TURN_MOMENTS: Mapping[CastingMoment, set[Now]] = {
    CastingMoment.OWN_TURN_START: _BEFORE_ROLLING,
    CastingMoment.OWN_TURN_START_BEFORE_MOVING: _BEFORE_ROLLING,
    CastingMoment.INSTEAD_OF_ROLLING: _BEFORE_ROLLING,
    CastingMoment.OWN_MOVE_END: {Now.AFTER_MOVING},
    CastingMoment.OWN_TURN_END: {Now.TURN_END},
}
_ANY_TURN_MOMENTS: Mapping[CastingMoment, set[Now]] = {
    CastingMoment.TURN_START_BEFORE_MOVING: _BEFORE_ROLLING,
    CastingMoment.ABOUT_TO_BATTLE: {Now.BEFORE_ATTACK_ROLL},
    CastingMoment.AS_REQUIRED: set(Now),
    CastingMoment.ANY_TIME: set(Now),
}


@executes("spells/casting")
def timing(spell: Spell, turn: CastingTurn) -> tuple[CastingObstacle | None, ...]:
    """The obstacle of casting at another time than the Spell's card states.

    The start of a turn is over once the die is rolled.
    """
    entries = (f"cards/{spell.id}", "spells/casting")
    if spell.cancels_spell:
        return (
            None
            if turn.happening is Happening.SPELL_CAST
            else CastingObstacle(CastingObstacleReason.NO_SPELL_CAST, entries),
        )
    if spell.saves:
        in_time = turn.happening in {_LOSS_UNDONE_BY_SPELL[loss] for loss in spell.saves}
        return (None if in_time else CastingObstacle(CastingObstacleReason.NO_LOSS, entries),)
    whenever = {**_OWN_TURN_MOMENTS, **_ANY_TURN_MOMENTS} if turn.own else _ANY_TURN_MOMENTS
    in_time = any(turn.now in whenever.get(moment, ()) for moment in spell.cast)
    return (None if in_time else CastingObstacle(CastingObstacleReason.NOT_NOW, entries),)


_LOSS_UNDONE_BY_SPELL = {
    "life": Happening.LIFE_LOST,
    "follower": Happening.FOLLOWER_KILLED,
    "enemy": Happening.ENEMY_KILLED,
}


@executes("attacks/battle-spells", "attacks/character-battle-spells")
def in_an_attack(spell: Spell, turn: CastingTurn) -> tuple[CastingObstacle | None, ...]:
    """The obstacles to casting in an attack.

    Spells come before the attack roll. After it only Spells that prevent a loss or answer a Spell just cast are
    allowed.
    """
    rolled = turn.now is Now.AFTER_ATTACK_ROLL
    late = rolled and not spell.saves and not spell.cancels_spell
    attack = turn.attack
    declined = turn.now is Now.BEFORE_ATTACK_ROLL and attack is not None and attack.evading_declined
    psychic = attack is not None and attack.by is Ability.CRAFT
    return (
        CastingObstacle(CastingObstacleReason.DICE_ROLLED, ("attacks/battle-spells", "attacks/character-battle-spells"))
        if late
        else None,
        CastingObstacle(
            CastingObstacleReason.EVADING_DECLINED, ("attacks/battle-evade", "attacks/character-battle-evade")
        )
        if declined and spell.evades
        else None,
        CastingObstacle(CastingObstacleReason.PSYCHIC_COMBAT, (f"cards/{spell.id}", "attacks/psychic-combat"))
        if psychic and CastingMoment.ABOUT_TO_BATTLE in spell.cast
        else None,
    )


def region_obstacle(spell: Spell, caster: Caster, aim: SpellAim | None) -> tuple[CastingObstacle | None, ...]:
    """The obstacle of a Spell that works only in other Regions.

    The Region is that of the caster, or of the space that the Spell is cast on.
    """
    if spell.regions is None:
        return ()
    if SpellTarget.SPACE in spell.targets:
        if aim is None or aim.kind is not SpellTarget.SPACE:
            return ()
        where = aim.where
    else:
        where = caster.where
    return (
        None
        if where.region in spell.regions
        else CastingObstacle(CastingObstacleReason.REGION, (f"cards/{spell.id}",)),
    )


_AIMED_TARGETS = {
    SpellTarget.CHARACTER,
    SpellTarget.CREATURE,
    SpellTarget.FOLLOWER,
    SpellTarget.SPACE,
    SpellTarget.CARD,
}


@executes("spells/range")
def reach(spell: Spell, aim: SpellAim | None) -> tuple[CastingObstacle | None, ...]:
    """The obstacles of the Spell's target.

    Characters can be reached anywhere; creatures of the Inner Region are not affected. Spells without a target of the
    caster's choice are not checked.
    """
    if aim is None or not _AIMED_TARGETS & set(spell.targets):
        return ()
    fits = aim.kind in spell.targets
    if aim.kind is SpellTarget.SELF:
        fits = bool({SpellTarget.SELF, SpellTarget.CHARACTER} & set(spell.targets)) and not spell.takes
    inner = aim.kind is SpellTarget.CREATURE and aim.where.region is Region.INNER
    return (
        None if fits else CastingObstacle(CastingObstacleReason.WRONG_TARGET, (f"cards/{spell.id}", "spells/casting")),
        CastingObstacle(CastingObstacleReason.INNER_CREATURE, ("spells/range", "inner-region/creatures"))
        if fits and inner
        else None,
        CastingObstacle(CastingObstacleReason.PROTECTED, ("cards/amulet", "golden-rules/cannot-beats-can"))
        if aim.has_amulet and aim.kind in (SpellTarget.CHARACTER, SpellTarget.SELF)
        else None,
    )


def _evading_obstacle(
    spell: Spell, caster: Caster, aim: SpellAim | None, crown_evasion: bool
) -> tuple[CastingObstacle | None, ...]:
    """The obstacle of evading with a Spell something that cannot be evaded."""
    if not spell.evades or SpellTarget.SELF not in spell.targets or aim is None:
        return ()
    on_the_crown = Where.CROWN_OF_COMMAND in (aim.where, caster.where)
    entry = unevadable(aim.kind, aim.where, on_the_crown, crown_evasion)
    return (
        CastingObstacle(CastingObstacleReason.NOT_EVADABLE, ("character-rules/evading-what", entry)) if entry else None,
    )


@executes("character-rules/evading-what")
def unevadable(kind: SpellTarget, where: Where, on_the_crown: bool, crown_evasion: bool) -> str | None:
    """The entry by which something cannot be evaded, or `None` if it can be.

    Creatures and characters can be evaded, except creatures of the Inner Region and characters on the Crown of Command.
    """
    if kind is SpellTarget.CREATURE:
        return "inner-region/creatures" if where.region is Region.INNER else None
    barred = kind is SpellTarget.CHARACTER and on_the_crown and not crown_evasion
    return "inner-region/characters" if barred else None


def moving_without_the_die(spell: Spell, caster: Caster) -> tuple[CastingObstacle | None, ...]:
    """The obstacle of a Spell cast instead of rolling, for a character that does not roll but moves a fixed number."""
    barred = caster.slowed_by is not None and CastingMoment.INSTEAD_OF_ROLLING in spell.cast
    if not barred or caster.slowed_by is None:
        return ()
    return (CastingObstacle(CastingObstacleReason.SLOWED, (caster.slowed_by, "golden-rules/cannot-beats-can")),)


@executes("other-rules/taking-unownable-cards")
def ownable(spell: Spell, caster: Caster, aim: SpellAim | None) -> tuple[CastingObstacle | None, ...]:
    """The obstacle of a Spell that takes something, if the caster may not own any of it or the target has none."""
    if not spell.takes:
        return ()
    entry = "other-rules/taking-unownable-cards"
    if caster.followers_barred_by is not None and set(spell.takes) == {Possession.FOLLOWER}:
        return (CastingObstacle(CastingObstacleReason.NO_FOLLOWERS, (caster.followers_barred_by, entry)),)
    if aim is not None and aim.goods is not None and not aim.goods & set(spell.takes):
        return (CastingObstacle(CastingObstacleReason.NOTHING_TO_TAKE, (f"cards/{spell.id}", entry)),)
    return ()


def attack_request_changes(
    spell: Spell, craft_value: int | None, by: Ability | None
) -> Mapping[str, Mapping[str, int | bool]]:
    """The changes that the Spell makes to requests for an attack: from a situation's name to values of fields.

    `strength` is to be added to the hero's; `may_evade` is a field of the request. `by` is the ability used in the
    attack, or `None` if both forms are possible.
    """
    forms = {Ability.STRENGTH: "battle", Ability.CRAFT: "psychic-combat"}
    found: dict[str, dict[str, int | bool]] = {}
    for ability, situation in forms.items():
        if by not in (None, ability):
            continue
        if spell.adds_craft_value and ability is Ability.STRENGTH and craft_value is not None:
            found.setdefault(situation, {})["strength"] = craft_value
        if spell.evades:
            found.setdefault(situation, {})["may_evade"] = True
    return found
