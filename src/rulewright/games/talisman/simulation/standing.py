"""Properties of a character on its space: Strength and Craft, its kit, the abilities that work there."""

from __future__ import annotations

from functools import cache

from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.data.cards import CardType, Keyword
from rulewright.games.talisman.data.ground import BattleGround, find_battle_ground
from rulewright.games.talisman.data.printed_effects import Ability
from rulewright.games.talisman.rules.ability import Ban, Occasion
from rulewright.games.talisman.rules.battle import Armour, Hero
from rulewright.games.talisman.rules.special_abilities import NO_KIT, Kit, assassination, two_attack_dice, usable_kit
from rulewright.games.talisman.simulation.table import Figure, Table


@cache
def ground_at(position: str) -> BattleGround:
    """The effects of a position's space on those who fight there."""
    return find_battle_ground(_space_at(position))


@cache
def terms_at(position: str) -> tuple[int, bool, bool]:
    """The terms of fights on a position: the creatures' bonus, and whether Objects add nothing or Magic Objects fail.

    Most positions are alike.
    """
    ground = ground_at(position)
    return ground.roll_bonus, ground.objects_add_nothing, ground.no_magic_objects


@cache
def _space_at(position: str) -> str:
    return load_board().positions[position].space


@cache
def _occasion(battle: bool, cursed_glade: bool, no_magic: bool) -> Occasion:
    return Occasion(battle, cursed_glade, frozenset({Ban.MAGIC_OBJECT}) if no_magic else frozenset())


def here(figure: Figure) -> BattleGround:
    """The ground on which a character stands."""
    return ground_at(figure.position)


def space_of(figure: Figure) -> str:
    """The space on which a character stands."""
    return _space_at(figure.position)


def total(table: Table, figure: Figure, ability: Ability, *, battle: bool = False, against_dragon: bool = False) -> int:
    """The character's Strength or Craft now, in battle or not."""
    key = ability, battle, ground_at(figure.position).objects_add_nothing, table.no_magic is not None, against_dragon
    found: int | None = figure.known.get(key)
    if found is None:
        found = figure.known[key] = figure.total(ability, _occasion(*key[1:4]), against_dragon=against_dragon)
    return found


def kit(table: Table, figure: Figure) -> Kit:
    """The character's abilities and cards that work on its space."""
    if figure.toad_turns:
        return NO_KIT
    key = "kit", ground_at(figure.position).no_magic_objects, table.no_magic is not None
    found: Kit | None = figure.known.get(key)
    if found is None:
        found = usable_kit(figure.kit(), ground_at(figure.position))
        if table.no_magic is not None:
            found = Kit(found.hero, tuple(card for card in found.cards if card.type is not CardType.MAGIC_OBJECT))
        figure.known[key] = found
    return found


def is_blizzard(table: Table) -> bool:
    """Whether a Blizzard slows all characters."""
    return any(getattr(each.piece.card, "spaces_per_turn", None) for each in table.lasting)


def armour(figure: Figure) -> Armour:
    """The best Armour that the character can use in a battle."""
    if figure.is_toad or figure.hero.armour_in_battle == 0:
        return Armour.NONE
    worn = [Armour(piece.card.id) for piece in figure.objects if piece.card.keyword is Keyword.ARMOUR]
    return min(worn, key=lambda each: each.saves_from, default=Armour.NONE)


def in_battle(table: Table, figure: Figure, *, against_dragon: bool = False, more: int = 0) -> Hero:
    """The character as a fighter here; `more` is a Spell's bonus to its Strength."""
    ground, fate = ground_at(figure.position), min(figure.fate, 2)
    key = against_dragon, ground.objects_add_nothing, ground.no_magic_objects, table.no_magic is not None, fate, "hero"
    hero: Hero | None = figure.known.get(key)
    if hero is None:
        found, worn = kit(table, figure), armour(figure)
        hero = figure.known[key] = Hero(
            total(table, figure, Ability.STRENGTH, battle=True, against_dragon=against_dragon),
            fate=min(fate, 1 if worn is Armour.NONE else 2),
            armour=worn,
            two_dice=two_attack_dice(found),
            assassinates=assassination(found),
            craft=total(table, figure, Ability.CRAFT),
        )
    return hero._replace(strength=hero.strength + more) if more else hero
