"""The effects of the special abilities of a character, its Objects and its Followers, with the entry of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from rulewright.games.talisman.data.piece_abilities import EnemyType, PieceWithAbilities
from rulewright.games.talisman.rules.battle import AttackForm

if TYPE_CHECKING:
    from rulewright.games.talisman.data.cards import EncounterCard
    from rulewright.games.talisman.data.ground import BattleGround
    from rulewright.games.talisman.data.heroes import Character
    from rulewright.games.talisman.data.printed_effects import Ability, Alignment


@dataclass(frozen=True, eq=False)
class Kit:
    """A character's card, if it is named, and those of its Objects and Followers that are named.

    Kits are compared by identity, since one question has one hero.
    """

    hero: Character | None = None
    cards: tuple[EncounterCard, ...] = ()

    @property
    def followers(self) -> tuple[EncounterCard, ...]:
        """The Followers among the cards."""
        return tuple(card for card in self.cards if card.is_follower)

    def entry_of(self, piece: PieceWithAbilities) -> str:
        """The entry of the character or of one of the cards."""
        return f"heroes/{piece.id}" if piece is self.hero else f"cards/{piece.id}"

    @cached_property
    def pieces(self) -> tuple[PieceWithAbilities, ...]:
        """The character, if it is named, and the cards."""
        return self.cards if self.hero is None else (self.hero, *self.cards)

    def pieces_with(self, gives: Callable[[PieceWithAbilities], object]) -> Iterator[PieceWithAbilities]:
        """The character and the cards for which `gives` is true, the character first."""
        return filter(gives, self.pieces)

    def entry_giving(self, gives: Callable[[PieceWithAbilities], object]) -> str | None:
        """The entry of the first piece for which `gives` is true, or `None`."""
        for piece in filter(gives, self.pieces):
            return self.entry_of(piece)
        return None

    def hero_entry_giving(self, gives: Callable[[Character], object]) -> str | None:
        """The character's entry if `gives` is true for it, or `None`."""
        return f"heroes/{self.hero.id}" if self.hero is not None and gives(self.hero) else None


NO_KIT = Kit()


def usable_kit(kit: Kit, ground: BattleGround) -> Kit:
    """The character with those of its cards that can be used on a space."""
    if not ground.no_magic_objects:
        return kit
    from rulewright.games.talisman.data.cards import CardType

    return Kit(kit.hero, tuple(card for card in kit.cards if card.type is not CardType.MAGIC_OBJECT))


def usable_bonus(bonus: int, kit: Kit, ground: BattleGround) -> int:
    """The part of a `bonus` in battle that counts on a space.

    If Objects add nothing there, only the bonuses of the character and its Followers count.
    """
    if not ground.objects_add_nothing:
        return bonus
    from rulewright.games.talisman.data.cards import BonusTiming

    own = kit.hero.craft if kit.hero is not None and kit.hero.adds_craft_value else 0
    followers = (card for card in kit.followers if card.bonus_when is BonusTiming.BATTLE)
    return min(bonus, own + sum(card.strength_bonus or 0 for card in followers))


@dataclass(frozen=True)
class ReducedDice:
    """The number of dice rolled instead of the usual number, and the entry that spares the others."""

    dice: int
    entry: str


def two_attack_dice(kit: Kit) -> str | None:
    """The entry that lets the character roll two attack dice in battle and use the higher one, or `None`."""
    return kit.hero_entry_giving(lambda hero: hero.two_attack_dice)


def assassination(kit: Kit) -> str | None:
    """The entry that lets the character deny its victim the attack roll, or `None`."""
    return kit.hero_entry_giving(lambda hero: hero.assassinates)


def psychic_attack(kit: Kit) -> str | None:
    """The entry that lets the character attack another one in psychic combat, or `None`."""
    return kit.hero_entry_giving(lambda hero: hero.psychic_attack)


def attack_immunity(kit: Kit, enemy: EnemyType | None) -> str | None:
    """The entry that keeps such an Enemy from attacking the character, or `None`."""
    return kit.hero_entry_giving(lambda hero: enemy in (hero.not_attacked_by or ()))


def can_charm(kit: Kit, enemy: EnemyType | None) -> bool:
    """Whether the character may charm such an Enemy, which does not attack it."""
    return kit.hero is not None and enemy in (kit.hero.charms or ())


def destruction(kit: Kit, enemy: EnemyType) -> str | None:
    """The entry that lets the character destroy such an Enemy without an attack, or `None`."""
    return kit.entry_giving(lambda piece: enemy in (piece.destroys or ()))


def life_gain(kit: Kit, form: AttackForm) -> str | None:
    """The entry that gives the character a life taken, or 1 for a killed Enemy, in such an attack, or `None`."""
    if form is AttackForm.PSYCHIC_COMBAT:
        return kit.hero_entry_giving(lambda hero: hero.gains_life_taken)
    weapon = next((card for card in kit.cards if card.gains_life), None)
    return (
        None if weapon is None or (kit.hero is not None and kit.hero.weapons_in_battle == 0) else kit.entry_of(weapon)
    )


def evasion(kit: Kit, space: str | None) -> str | None:
    """The entry that lets the character evade creatures and characters on the space, or `None`."""
    return kit.entry_giving(lambda piece: space in (piece.evades_at or ()))


def roll_exemption(kit: Kit, space: str) -> str | None:
    """The entry that lets the character leave the die of the space alone, or `None`."""
    return kit.entry_giving(lambda piece: space in (piece.need_not_roll_at or ()))


def protection(kit: Kit, space: str) -> str | None:
    """The entry that keeps the space's instructions from costing the character a life, or `None`."""
    return kit.entry_giving(lambda piece: space in (piece.no_loss_at or ()))


def prayer_bonus(kit: Kit) -> int:
    """The bonus that the character may add when it prays, or 0."""
    return (kit.hero.prayer_bonus or 0) if kit.hero is not None else 0


def cave_bonus(kit: Kit) -> int:
    """The bonus that the character may add to its roll for the Cave card, or 0."""
    return (kit.hero.cave_bonus or 0) if kit.hero is not None else 0


def possible_alignments(kit: Kit, alignment: Alignment | None) -> tuple[Alignment, ...]:
    """The alignments that the character can have now, the present one first."""
    if alignment is None:
        alignment = kit.hero.alignment if kit.hero is not None else None
    present = () if alignment is None else (alignment,)
    if kit.hero is None or not kit.hero.changes_alignment:
        return present
    from rulewright.games.talisman.data.printed_effects import Alignment

    return (*present, *(other for other in Alignment if other not in present))


def portal_dice(kit: Kit, ability: Ability) -> ReducedDice | None:
    """The dice that open the Portal of Power with the ability, if they are fewer. Strength always takes 2 dice."""
    from rulewright.games.talisman.data.printed_effects import Ability

    if ability is not Ability.CRAFT:
        return None
    piece = next(kit.pieces_with(lambda piece: piece.portal_dice), None)
    return None if piece is None else ReducedDice(piece.portal_dice or 0, kit.entry_of(piece))


def mines_dice(kit: Kit, followers: int | None = None) -> ReducedDice | None:
    """The dice in the Mines, if they are fewer. A Follower spares one only while any `followers` are left."""
    if followers == 0:
        kit = Kit(kit.hero, tuple(card for card in kit.cards if not card.is_follower))
    piece = next(kit.pieces_with(lambda piece: piece.mines_dice), None)
    return None if piece is None else ReducedDice(piece.mines_dice or 0, kit.entry_of(piece))


def slowed_movement(kit: Kit) -> tuple[int, str] | None:
    """The number of spaces that a slow character moves in a turn without a die, and the entry that slows it.

    `None` if nothing slows it.
    """
    piece = next(kit.pieces_with(lambda piece: piece.spaces_per_turn), None)
    return None if piece is None else (piece.spaces_per_turn or 0, kit.entry_of(piece))
