"""The characters and cards that a request names for its hero, and their consequences for its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import Field

from rulewright.errors import BadInputError
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.battle import Armour, AttackForm
from rulewright.games.talisman.rules.special_abilities import Kit, usable_bonus, usable_kit
from rulewright.games.talisman.situations import pieces
from rulewright.games.talisman.situations.request_fields import HeroRequest
from rulewright.situations.request import unknown_id_error

if TYPE_CHECKING:
    from rulewright.games.talisman.data.ground import BattleGround


def _with_spaces(schema: dict[str, Any]) -> None:
    from rulewright.games.talisman.data.board import load_board

    schema["enum"] = list(load_board().spaces)


SpaceId = Annotated[str, Field(json_schema_extra=_with_spaces)]


def require_space(space: str | None) -> None:
    """Raise an error, for a request's validator, if there is no such space."""
    if space is None:
        return
    from rulewright.games.talisman.data.board import load_board

    if space not in load_board().spaces:
        raise unknown_id_error("space", space, load_board().spaces)


def kit_named(field: str, hero: str | None, names: Sequence[str]) -> Kit:
    """The kit of the character and cards of these names in the request's `field`.

    Raises `BadInputError` (`bad-value`) for an unknown name, or one that is no Object or Follower.
    """
    character = None if hero is None else pieces.find_character(f"{field}.character", hero)
    cards = tuple(pieces.find_card(f"{field}.cards.{place}", name) for place, name in enumerate(names))
    for place, card in enumerate(cards):
        if not card.is_follower and not card.is_object:
            raise BadInputError(
                "bad-value",
                f"{field}.cards.{place} = {card.id}",
                phrase("id-is-neither-an-object-nor", id=card.id),
                phrase("take-it-out"),
            )
    return Kit(character, cards)


def kit_of(hero: HeroRequest, field: str = "hero") -> Kit:
    """The kit of the character and cards that the hero of `field` has by name.

    Raises `BadInputError`: `bad-value` as `kit_named` does, `contradiction` if such a hero cannot have the given
    numbers.
    """
    kit = kit_named(field, hero.character, hero.cards)
    character = kit.hero
    if character is not None:
        for name in ("strength", "craft"):
            given, printed = getattr(hero, name, None), getattr(character, name)
            if given is not None and given < printed:
                raise BadInputError(
                    "contradiction",
                    f"{field}.{name} = {given}",
                    phrase(
                        "field-is-given-less-than-what",
                        field=f"{field}.{name}",
                        given=given,
                        least=printed,
                    ),
                    phrase("give-the-total-with-everything-that"),
                )
    _refuse_unusable(hero, kit, field)
    if "followers" in hero.model_fields_set and hero.followers < len(kit.followers):
        raise BadInputError(
            "contradiction",
            f"{field}.followers = {hero.followers}",
            phrase("more-followers-are-named-than-there"),
            phrase("count-those-among-the-cards-too"),
        )
    if not hero.talisman and "talisman" in hero.cards:
        raise BadInputError(
            "contradiction",
            f"{field}.talisman, {field}.cards",
            phrase("the-talisman-is-named-among-the"),
            phrase("keep-one-of-them"),
        )
    return kit


def _refuse_unusable(hero: HeroRequest, kit: Kit, field: str) -> None:
    """Raise an error for Armour in use that the character's card forbids in battle.

    A bonus to Strength in battle alone need not be a Weapon's: it may come from a Spell, or an ability of the
    character.
    """
    if kit.hero is not None and kit.hero.armour_in_battle == 0 and hero.armour is not Armour.NONE:
        given = f"{field}.armour = {hero.armour}"
        message = phrase("id-uses-no-armour", id=kit.hero.id)
        raise BadInputError("contradiction", given, message, phrase("take-it-out"))


@dataclass(frozen=True)
class Equipped:
    """The equipment of a hero on a space: its usable kit, and its bonus in battle.

    `unusable` are the entries of cards that it cannot use there, each with the entry that forbids it.
    """

    kit: Kit
    battle_bonus: int
    unusable: tuple[tuple[str, str], ...]


def equipped(hero: HeroRequest, ground: BattleGround, form: AttackForm, field: str = "hero") -> Equipped:
    """The equipment of the hero of `field`. Raises `BadInputError` as `kit_of` does."""
    owned = kit_of(hero, field)
    kit = usable_kit(owned, ground)
    bonus = usable_bonus(hero.battle_bonus, kit, ground)
    unusable = [owned.entry_of(card) for card in owned.cards if card not in kit.cards]
    if bonus < hero.battle_bonus and form is AttackForm.BATTLE:
        unusable.append("possessions/weapon-limit")
    return Equipped(kit, bonus, tuple((entry, ground.entry) for entry in unusable if ground.entry is not None))


def followers_of(hero: HeroRequest, kit: Kit) -> int:
    """The number of the hero's Followers: as given, or those named among its cards."""
    return max(hero.followers, len(kit.followers))
