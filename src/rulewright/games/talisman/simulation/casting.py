"""Casting Spells: those that are legal at a moment, and their targets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple

from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.data.cards import CastingMoment, Spell, SpellTarget, load_cards
from rulewright.games.talisman.data.printed_effects import Ability
from rulewright.games.talisman.rules.cast import (
    AttackUnderWay,
    Caster,
    CastingTurn,
    Happening,
    Now,
    SpellAim,
    Where,
    command_spell_obstacles,
    obstacles,
    replaces_the_last,
    timing,
)
from rulewright.games.talisman.rules.movement import in_a_blizzard
from rulewright.games.talisman.rules.special_abilities import Kit, slowed_movement
from rulewright.games.talisman.simulation.decks import discard, draw_spell
from rulewright.games.talisman.simulation.possessions import may_own
from rulewright.games.talisman.simulation.standing import is_blizzard, kit, total
from rulewright.games.talisman.simulation.table import CardCopy, Figure, Table

GOLD = "gold"


class Opening(NamedTuple):
    """A Spell that can be cast now, and its target: a character, a card or creature, a position; `None` for oneself."""

    spell: CardCopy
    target: Any


@cache
def where(position: str) -> Where:
    """The category of a position in the rules of Spells."""
    board = load_board()
    space = board.space(position)
    if space.id == "crown-of-command":
        return Where.CROWN_OF_COMMAND
    if "spells" in space.suspends:
        return Where.CURSED_GLADE
    return Where(board.region(position))


class Bearing(NamedTuple):
    """What a character's card and cards do to Spells on its space, each by its entry: see `Caster`."""

    protects: str | None
    bars_own: str | None
    bars_followers: str | None
    always_a_spell: str | None
    slows: str | None


def bearing_on_spells(table: Table, figure: Figure) -> Bearing:
    """What the usable ones of the character's cards do to Spells."""
    usable = kit(table, figure)
    found: tuple[Kit, Bearing] | None = figure.known.get("on spells")
    if found is None or found[0] is not usable:
        slowed = slowed_movement(usable)
        cards = Kit(None, usable.cards)
        told = Bearing(
            cards.entry_giving(lambda card: getattr(card, "immune_to_spells", None)),
            cards.entry_giving(lambda card: getattr(card, "bars_own_spells", None)),
            cards.entry_giving(lambda card: getattr(card, "bars_followers", None)),
            usable.entry_giving(lambda piece: piece.always_a_spell),
            None if slowed is None else slowed[1],
        )
        found = figure.known["on spells"] = usable, told
    return found[1]


def has_amulet(table: Table, figure: Figure) -> bool:
    """Whether a card protects the character from Spells where it is."""
    return bearing_on_spells(table, figure).protects is not None


def caster(table: Table, figure: Figure) -> Caster:
    """The character as a caster."""
    place, bearing = where(figure.position), bearing_on_spells(table, figure)
    return Caster(
        len(figure.spells),
        total(table, figure, Ability.CRAFT),
        figure.hero.craft,
        place,
        figure.is_toad,
        bearing.bars_own is not None,
        bearing.bars_followers,
        alone_on_the_crown=place is not Where.CROWN_OF_COMMAND or not table.others_here(figure),
        always_a_spell=bearing.always_a_spell,
        slowed_by=in_a_blizzard()[1] if is_blizzard(table) else bearing.slows,
    )


def moment(
    table: Table, figure: Figure, now: Now, happening: Happening | None = None, attack: AttackUnderWay | None = None
) -> CastingTurn:
    """The state of the turn for a character that wants to cast."""
    own = table.at_turn == figure.seat
    barred = table.no_magic is not None
    return CastingTurn(own, now, figure.spells_at_start, figure.spells_cast, happening, attack, barred)


def may_cast(
    table: Table,
    figure: Figure,
    spell: Spell,
    now: Now,
    aim: SpellAim | None = None,
    happening: Happening | None = None,
    attack: AttackUnderWay | None = None,
) -> bool:
    """Whether the rules let the character cast a Spell now."""
    return _is_allowed(spell.id, caster(table, figure), moment(table, figure, now, happening, attack), aim)


@lru_cache(maxsize=10_000)
def _is_allowed(spell: str, who: Caster, when: CastingTurn, aim: SpellAim | None) -> bool:
    return not obstacles(load_cards().spells[spell], who, when, aim)


def held(figure: Figure, does: str) -> CardCopy | None:
    """A Spell of the character with the property `does`."""
    return next((piece for piece in figure.spells if getattr(piece.card, does)), None)


def cast(table: Table, figure: Figure, piece: CardCopy) -> bool:
    """Cast a Spell of the character; whether it takes effect, since another may cancel it."""
    replaced = replaces_the_last(caster(table, figure))
    figure.spells.remove(piece)
    discard(table, piece)
    figure.spells_cast += 1
    table.tell(figure, "casts", "spells/casting", card=f"cards/{piece.card.id}")
    if replaced is not None:
        spell = draw_spell(table)
        if spell is not None:
            figure.spells.append(spell)
            table.tell(figure, "gains", replaced, thing="spell", amount=1)
    return not is_cancelled(table, figure)


def is_cancelled(table: Table, figure: Figure) -> bool:
    """Whether another player cancels the Spell that the character has just cast, without being cancelled in turn."""
    for other in table.others(figure):
        counter = held(other, "cancels_spell")
        if counter is None or not may_cast(table, other, counter.card, Now.ENCOUNTER, None, Happening.SPELL_CAST):
            continue
        if table.ask(other, "counter", (False, True), caster=figure):
            return cast(table, other, counter)
    return False


def saves_life(table: Table, figure: Figure) -> bool:
    """Whether the character casts a Spell that saves a life that it is about to lose."""
    piece = held(figure, "saves")
    if piece is None:
        return False
    aim = SpellAim(SpellTarget.SELF, where(figure.position), has_amulet(table, figure))
    if not may_cast(table, figure, piece.card, Now.ENCOUNTER, aim, Happening.LIFE_LOST):
        return False
    return table.ask(figure, "save-life", (False, True)) and cast(table, figure, piece)


def becomes_unseen(table: Table, figure: Figure, kind: SpellTarget, chance: float) -> bool:
    """Whether the character casts a Spell to evade a creature or character; `chance` is its chance to win otherwise."""
    piece = next((each for each in figure.spells if each.card.evades and SpellTarget.SELF in each.card.targets), None)
    if piece is None:
        return False
    aim = SpellAim(kind, where(figure.position))
    if not may_cast(table, figure, piece.card, Now.BEFORE_ATTACK_ROLL, aim):
        return False
    if table.ask(figure, "vanish", (False, True), chance=chance) and cast(table, figure, piece):
        figure.unseen = True
    return figure.unseen


def strengthens(table: Table, figure: Figure, chance: float) -> int:
    """The Strength that a Spell adds to the character in the battle that it is about to fight."""
    piece = held(figure, "adds_craft_value")
    if piece is None:
        return 0
    if not may_cast(
        table,
        figure,
        piece.card,
        Now.BEFORE_ATTACK_ROLL,
        attack=AttackUnderWay(Ability.STRENGTH, evading_declined=True),
    ):
        return 0
    if table.ask(figure, "strengthen", (False, True), chance=chance) and cast(table, figure, piece):
        return figure.hero.craft
    return 0


@cache
def has_its_time(spell: str, now: Now, own: bool) -> bool:
    """Whether a Spell can be cast at this point of a turn at all; most wait for another."""
    return not any(timing(load_cards().spells[spell], CastingTurn(own, now, 1)))


def openings(table: Table, figure: Figure, now: Now) -> Iterator[Opening]:
    """The Spells that the character may cast at this point of a turn, with every target."""
    own, mind = table.at_turn == figure.seat, table.mind(figure)
    in_time = [piece for piece in figure.spells if has_its_time(piece.card.id, now, own) and mind.considers(piece.card)]
    if not in_time:
        return
    who, when = caster(table, figure), moment(table, figure, now)
    for piece in in_time:
        spell: Spell = piece.card
        if spell.cancels_spell or spell.saves or CastingMoment.ABOUT_TO_BATTLE in spell.cast:
            continue  # cast in reaction to an event
        if spell.evades and SpellTarget.SELF in spell.targets:
            continue
        for target, aim in targets(table, figure, spell):
            if _is_allowed(spell.id, who, when, aim):
                yield Opening(piece, target)


def targets(table: Table, figure: Figure, spell: Spell) -> Iterator[tuple[Any, SpellAim]]:
    """The possible targets of a Spell, in the game and in the rules; `None` for its caster or no target."""
    if spell.removes_card:
        yield from ((piece, _aim(SpellTarget.CARD, place)) for place, piece in _lying(table) if _is_card(piece))
    elif spell.rounds is not None:
        taken = {each.position for each in table.playing()}
        regions = spell.regions or ()
        for place in table.board.positions:
            if place not in taken and table.region(place) in regions:
                yield place, _aim(SpellTarget.SPACE, place)
    elif spell.immobilises:
        whose = table.playing()[0]
        if whose is not figure:
            yield whose, _aim_at(table, whose)
        else:  # on another's turn it would help only that character
            yield from (
                (piece, _aim(SpellTarget.CREATURE, place)) for place, piece in _lying(table) if _is_creature(piece)
            )
    elif spell.takes:
        yield from ((each, _aim_at(table, each)) for each in table.others(figure) if takeable(figure, each, spell))
    elif SpellTarget.CHARACTER not in spell.targets:
        yield None, _aim_at(table, figure, SpellTarget.SELF)
    else:
        if SpellTarget.SELF in spell.targets:
            yield None, _aim_at(table, figure, SpellTarget.SELF)
        yield from ((each, _aim_at(table, each)) for each in table.others(figure))


def _lying(table: Table) -> Iterator[tuple[str, CardCopy]]:
    return ((place, piece) for place, cards in table.lying.items() for piece in cards)


def _is_card(piece: CardCopy) -> bool:
    return not isinstance(piece.card, Spell)


def _is_creature(piece: CardCopy) -> bool:
    return _is_card(piece) and piece.card.subtype is not None


def takeable(figure: Figure, other: Figure, spell: Spell) -> list[Any]:
    """The cards that the caster may own, and gold, among the other's possessions."""
    kinds = spell.takes or ()
    cards = (*(other.objects if "object" in kinds else ()), *(other.followers if "follower" in kinds else ()))
    return [*(piece for piece in cards if may_own(figure, piece)), *([GOLD] if GOLD in kinds and other.gold else [])]


@cache
def _aim(kind: SpellTarget, position: str, protected: bool = False) -> SpellAim:
    return SpellAim(kind, where(position), protected)


def _aim_at(table: Table, figure: Figure, kind: SpellTarget = SpellTarget.CHARACTER) -> SpellAim:
    return _aim(kind, figure.position, has_amulet(table, figure))


def may_cast_the_command_spell(table: Table, figure: Figure) -> bool:
    """Whether the rules let a character on the Crown cast the Command Spell."""
    return not command_spell_obstacles(caster(table, figure), moment(table, figure, Now.ENCOUNTER))
