"""What a character amounts to where it stands: Strength and Craft, its kit, the abilities that work there."""

from __future__ import annotations

from functools import cache

from rulewright.games.talisman.ability import Ban, Occasion
from rulewright.games.talisman.battle import Armour, Hero
from rulewright.games.talisman.cards import CardType, Keyword
from rulewright.games.talisman.effects import Ability
from rulewright.games.talisman.game.table import Figure, Table
from rulewright.games.talisman.ground import Ground, ground_of
from rulewright.games.talisman.special_abilities import NO_KIT, Kit, assassination, two_attack_dice, usable


@cache
def ground_at(space: str) -> Ground:
    """What a space does to those who fight there."""
    return ground_of(space)


@cache
def _occasion(battle: bool, cursed_glade: bool, no_magic: bool) -> Occasion:
    return Occasion(battle, cursed_glade, frozenset({Ban.MAGIC_OBJECT}) if no_magic else frozenset())


def here(table: Table, figure: Figure) -> Ground:
    """The ground on which a character stands."""
    return ground_at(table.board.positions[figure.position].space)


def space_of(table: Table, figure: Figure) -> str:
    """The space on which a character stands."""
    return table.board.positions[figure.position].space


def total(table: Table, figure: Figure, ability: Ability, *, battle: bool = False, against_dragon: bool = False) -> int:
    """Its Strength or Craft now, in battle or not."""
    occasion = _occasion(battle, here(table, figure).objects_add_nothing, table.no_magic is not None)
    return figure.total(ability, occasion, against_dragon=against_dragon)


def kit(table: Table, figure: Figure) -> Kit:
    """What it has by name and can use where it stands."""
    if figure.is_toad:
        return NO_KIT
    found = usable(figure.kit(), here(table, figure))
    if table.no_magic is not None:
        found = Kit(found.hero, tuple(card for card in found.cards if card.type is not CardType.MAGIC_OBJECT))
    return found


def armour(figure: Figure) -> Armour:
    """The best Armour that it can use in a battle."""
    if figure.is_toad or figure.hero.armour_in_battle == 0:
        return Armour.NONE
    worn = [Armour(piece.card.id) for piece in figure.objects if piece.card.keyword is Keyword.ARMOUR]
    return min(worn, key=lambda each: each.saves_from, default=Armour.NONE)


def in_battle(table: Table, figure: Figure, *, against_dragon: bool = False, more: int = 0) -> Hero:
    """The character as it fights here; `more` is what a Spell adds to its Strength."""
    ground = here(table, figure)
    key = against_dragon, ground.objects_add_nothing, ground.no_magic_objects, table.no_magic is not None
    hero: Hero | None = figure.known.get(key)
    if hero is None:
        found = kit(table, figure)
        hero = figure.known[key] = Hero(
            total(table, figure, Ability.STRENGTH, battle=True, against_dragon=against_dragon),
            armour=armour(figure),
            two_dice=two_attack_dice(found),
            assassinates=assassination(found),
            craft=total(table, figure, Ability.CRAFT),
        )
    rolls = 1 if hero.armour is Armour.NONE else 2
    return hero._replace(strength=hero.strength + more, fate=min(figure.fate, rolls))
