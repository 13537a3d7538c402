"""A character as a request tells it, with all that follows by the rules from its card and the cards it has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import Field

from rulewright.errors import BadInputError
from rulewright.games.talisman.data.ground import ANYWHERE, BattleGround
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.battle import Armour
from rulewright.games.talisman.rules.special_abilities import NO_KIT, Kit, usable_bonus, usable_kit
from rulewright.games.talisman.situations import pieces
from rulewright.games.talisman.situations.request_fields import CharacterRequest, OwnerRequest, PointsRequest
from rulewright.situations.request import unknown_id_error

if TYPE_CHECKING:
    from rulewright.games.talisman.data.cards import EncounterCard, Spell
    from rulewright.games.talisman.data.heroes import Character
    from rulewright.games.talisman.rules.ability import Bearer, Occasion, OwnedItem
    from rulewright.games.talisman.rules.toad import Belongings

ABILITIES = ("strength", "craft")


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


@dataclass(frozen=True)
class BonusShare:
    """The bonus of one card to one ability, and what becomes of it.

    `counts` says whether it counts here, `in_battle_only` whether it does in battle alone, and `entry` what lets it
    count or prevents it. `is_in_total` says whether the number that the request gives contains it.
    """

    ability: str
    value: int
    counts: bool
    entry: str
    in_battle_only: bool = False
    is_in_total: bool = False


@dataclass(frozen=True, eq=False)
class CharacterSheet:
    """A character in the phase in which it is used.

    `path` is that of the request's field. `owned` is all that the request names, `kit` what the character can use
    on this space. `strength` and `craft` are totals outside of a fight, `None` if neither given nor known;
    `battle_bonus` is what counts in battle besides. `shares` are the bonuses of its cards, by their position, and
    `craft_value` the printed Craft that it adds to its Strength in battle. `counters` are the points of each
    ability that can be lost, `items` its cards as the rules count them.
    """

    path: str
    request: CharacterRequest
    owned: Kit = NO_KIT
    kit: Kit = NO_KIT
    strength: int | None = None
    craft: int | None = None
    battle_bonus: int = 0
    armour: Armour = Armour.NONE
    followers: int = 0
    spells: tuple[Spell, ...] = ()
    ground: BattleGround = ANYWHERE
    shares: Mapping[int, tuple[BonusShare, ...]] = field(default_factory=dict)
    craft_value: int = 0
    counters: Mapping[str, int] = field(default_factory=lambda: {"strength": 0, "craft": 0})
    items: tuple[OwnedItem, ...] = ()

    @property
    def may_reroll_armour(self) -> bool:
        """Whether there can be an Armour die, and fate for it."""
        return self.armour is not Armour.NONE and self.request.fate > 0

    @property
    def names_pieces(self) -> bool:
        """Whether the request names the character, or anything that it has."""
        return bool(self.owned.pieces or self.spells)

    def added_by_cards(self, ability: str) -> int:
        """The part of a total that its cards add outside of a fight."""
        shares = (share for each in self.shares.values() for share in each)
        return sum(
            share.value for share in shares if share.ability == ability and share.counts and not share.in_battle_only
        )

    @cached_property
    def fighting_kit(self) -> Kit:
        """What the character uses in battle: Weapons beyond its limit are left out."""
        surplus = [
            self.owned.cards[position]
            for position, shares in self.shares.items()
            if any(share.entry == "possessions/weapon-limit" for share in shares)
        ]
        return Kit(self.kit.hero, tuple(card for card in self.kit.cards if not any(card is each for each in surplus)))

    @property
    def unusable(self) -> tuple[tuple[str, str], ...]:
        """The entries of what cannot be used on this space in battle, each with the entry that forbids it."""
        if self.ground.entry is None:
            return ()
        found = [self.owned.entry_of(card) for card in self.owned.cards if card not in self.kit.cards]
        if self.request.battle_bonus > self.battle_bonus:
            found.append("possessions/weapon-limit")
        return tuple((entry, self.ground.entry) for entry in found)


def count_belongings(request: OwnerRequest, sheet: CharacterSheet) -> Belongings:
    """What a character has, with what its sheet names counted in. A Toad has no possessions."""
    from rulewright.games.talisman.rules.toad import Belongings

    cards = () if request.toad else sheet.owned.cards
    return Belongings(
        max(request.objects, sum(card.is_object for card in cards)),
        max(request.followers, sum(not card.is_object for card in cards)),
        request.gold,
        max(request.spells_held, len(request.spells)),
        request.trophies,
    )


def count_all_counters(sheet: CharacterSheet) -> Mapping[str, int]:
    """The points of all counters that a character has; a Toad has its earlier ones and those gained since."""
    covered = sheet.request.counters if sheet.request.toad else PointsRequest()
    return {ability: points + getattr(covered, ability) for ability, points in sheet.counters.items()}


def read_character(
    request: CharacterRequest,
    field: str = "hero",
    *,
    needs: Sequence[str] = (),
    ground: BattleGround = ANYWHERE,
    against_dragon: bool = False,
    in_one_turn: bool = True,
    with_forbidden: bool = False,
) -> CharacterSheet:
    """The sheet of the character in a request's `field`.

    Without `in_one_turn`, bonuses that hold for a single turn are left out, since several turns are played.
    `with_forbidden` takes cards that the character must give up.

    Raises `BadInputError`: `missing-field` without one of the abilities that the situation `needs`, `bad-value` for an
    unknown name or one that is no Object or Follower, `contradiction` for a character that cannot be so.
    """
    is_plain = not (request.character or request.cards or request.spells or request.toad)
    if is_plain and request.counters == PointsRequest():
        _require_abilities(request, field, needs)
        bonus = usable_bonus(request.battle_bonus, NO_KIT, ground)
        return CharacterSheet(
            field,
            request,
            strength=request.strength,
            craft=request.craft,
            battle_bonus=bonus,
            armour=request.armour,
            followers=request.followers,
            ground=ground,
        )
    return _SheetReader(request, field, ground, against_dragon, in_one_turn).read(needs, with_forbidden)


def _require_abilities(request: CharacterRequest, field: str, needs: Sequence[str]) -> None:
    """Raise an error if one of the abilities that matter is neither given nor follows from the character."""
    if request.character is not None or request.toad:
        return
    for ability in needs:
        if getattr(request, ability) is None:
            raise BadInputError(
                "missing-field",
                f"{field}.{ability}",
                phrase("ability-is-missing-without-a-character", field=f"{field}.{ability}"),
                phrase("give-the-ability-or-the-character", character=f"{field}.character"),
            )


class _SheetReader:
    """Reads one character whose card or possessions are named."""

    def __init__(
        self, request: CharacterRequest, field: str, ground: BattleGround, against_dragon: bool, in_one_turn: bool
    ) -> None:
        self._request = request
        self._field = field
        self._ground = ground
        self._in_one_turn = in_one_turn
        self._kit = read_kit(request, field)
        self._spells = tuple(
            pieces.find_spell(f"{field}.spells.{place}", name) for place, name in enumerate(request.spells)
        )
        self._owned = [self._to_item(card, against_dragon) for card in self._kit.cards]
        self._bearer = self._to_bearer()

    def read(self, needs: Sequence[str], with_forbidden: bool) -> CharacterSheet:
        request, kit = self._request, self._kit
        self._refuse_impossible()
        if not with_forbidden:
            self._refuse_barred()
        _require_abilities(request, self._field, needs)
        toad = self._bearer.toad
        usable = NO_KIT if toad is not None else usable_kit(kit, self._ground)
        totals, shares = self._count_abilities()
        bonus, shares, craft_value = self._count_battle_bonus(usable, shares)
        by_card: dict[int, list[BonusShare]] = {}
        for position, share in shares:
            by_card.setdefault(position, []).append(share)
        return CharacterSheet(
            self._field,
            request,
            kit,
            usable,
            totals["strength"],
            totals["craft"],
            bonus,
            self._find_armour(usable),
            0 if toad is not None else max(request.followers, len(kit.followers)),
            self._spells,
            self._ground,
            {position: tuple(each) for position, each in by_card.items()},
            craft_value,
            {ability: self._count_counters(ability) for ability in ABILITIES},
            tuple(self._owned),
        )

    def _count_counters(self, ability: str) -> int:
        """The counters of an ability: as given, or what a total has above the printed value and the cards.

        Of a Toad they are what its total has above the Toad card; its earlier ones do not count.
        """
        counters, given = self._request.counters, getattr(self._request, ability)
        if self._bearer.toad is not None:
            return max(0, (given or 0) - int(getattr(self._bearer.toad, ability)))
        if given is None or self._kit.hero is None or ability in counters.model_fields_set:
            return int(getattr(counters, ability))
        return int(given - getattr(self._bearer.printed, ability) - sum(self._always_added(ability).values()))

    def _to_item(self, card: EncounterCard, against_dragon: bool) -> OwnedItem:
        """The possession, with a bonus that must be paid for or drunk used if that is possible."""
        from rulewright.games.talisman.rules.ability import OwnedItem

        gold = self._request.gold if "gold" in self._request.model_fields_set else None
        affordable = gold is None or gold >= (card.bonus_price or 0)
        return OwnedItem.from_card(card, self._in_one_turn and affordable, against_dragon)

    def _to_bearer(self) -> Bearer:
        from rulewright.games.talisman.data.heroes import load_heroes
        from rulewright.games.talisman.data.printed_effects import Alignment
        from rulewright.games.talisman.rules.ability import Bearer, Points

        request, hero = self._request, self._kit.hero
        return Bearer(
            Points() if hero is None else Points(hero.strength, hero.craft),
            request.counters.to_points(),
            hero=hero,
            alignment=Alignment(request.alignment) if request.alignment else hero.alignment if hero else None,
            toad=load_heroes().toad if request.toad else None,
        )

    def _count_abilities(self) -> tuple[dict[str, int | None], list[tuple[int, BonusShare]]]:
        """The totals outside of a fight, and the shares of the cards in them."""
        from rulewright.games.talisman.data.printed_effects import Ability
        from rulewright.games.talisman.rules.ability import total

        here = self._occasion(battle=False)
        totals: dict[str, int | None] = {}
        shares = []
        for ability in Ability:
            found = total(ability, self._bearer, self._owned, here)
            always = self._always_added(ability)
            given = getattr(self._request, ability)
            if given is None:
                totals[ability] = found.total if self._kit.hero is not None or self._request.toad else None
            else:
                self._refuse_too_small(ability, given, sum(always.values()))
                cards = sum(share.value for share in found.counted if share.position is not None)
                totals[ability] = given if self._request.toad else given - sum(always.values()) + cards
            for counts, those in ((True, found.counted), (False, found.ignored)):
                for each in those:
                    if each.position is not None and not self._is_for_battle(each.position):
                        in_total = given is not None and each.position in always
                        share = BonusShare(str(ability), each.value, counts, each.entry, is_in_total=in_total)
                        shares.append((each.position, share))
        return totals, shares

    def _occasion(self, *, battle: bool) -> Occasion:
        from rulewright.games.talisman.rules.ability import Ban, Occasion

        glade = self._ground.objects_add_nothing
        bans = {Ban.MAGIC_OBJECT} if self._ground.no_magic_objects and not glade else ()
        return Occasion(battle, glade, frozenset(bans))

    def _always_added(self, ability: str) -> dict[int, int]:
        """The bonuses of the cards that a total contains anywhere, by position."""
        from rulewright.games.talisman.data.cards import BonusTiming

        return {
            position: value
            for position, thing in enumerate(self._owned)
            if thing.when is BonusTiming.ALWAYS and (value := getattr(thing.bonus, ability))
        }

    def _is_for_battle(self, position: int) -> bool:
        from rulewright.games.talisman.data.cards import BonusTiming

        return self._owned[position].when is BonusTiming.BATTLE

    def _count_battle_bonus(
        self, usable: Kit, shares: list[tuple[int, BonusShare]]
    ) -> tuple[int, list[tuple[int, BonusShare]], int]:
        """The bonus in battle, the shares with those that count in battle alone, and the counted Craft value."""
        from rulewright.games.talisman.data.printed_effects import Ability
        from rulewright.games.talisman.rules.ability import total

        inside = total(Ability.STRENGTH, self._bearer, self._owned, self._occasion(battle=True))
        is_given = "battle_bonus" in self._request.model_fields_set
        craft_value, bonus = 0, 0
        found = list(shares)
        for counts, those in ((True, inside.counted), (False, inside.ignored)):
            for each in those:
                if each.position is not None and self._is_for_battle(each.position):
                    share = BonusShare(str(Ability.STRENGTH), each.value, counts, each.entry, True, is_given)
                    found.append((each.position, share))
                    bonus += each.value if counts else 0
                elif each.position is None and each.item == "craft-value" and counts:
                    craft_value = each.value
        if is_given:
            return usable_bonus(self._request.battle_bonus, usable, self._ground), found, craft_value
        return bonus + craft_value, found, craft_value

    def _find_armour(self, usable: Kit) -> Armour:
        """The Armour in use: as given, or the best among the cards that can be used in battle."""
        if "armour" in self._request.model_fields_set:
            return self._request.armour
        worn = [each for each in Armour if any(card.id == each for card in usable.cards)]
        bars = usable.hero is not None and usable.hero.armour_in_battle == 0
        return worn[-1] if worn and not bars else Armour.NONE

    def _refuse_too_small(self, ability: str, given: int, always: int) -> None:
        """Raise an error for a total of less than printed value, counters and what is always added give."""
        if self._request.toad:
            return
        printed = getattr(self._bearer.printed, ability)
        counters = getattr(self._bearer.counters, ability)
        if given < printed + counters + always:
            raise too_small_total_error(f"{self._field}.{ability}", given, printed, counters, always)

    def _refuse_impossible(self) -> None:
        """Raise an error for cards, Armour, Followers or a Talisman that such a character cannot have."""
        request, kit, name = self._request, self._kit, self._field
        for card, count in Counter(card.id for card in kit.cards).items():
            if count > (copies := sum(pieces.find_card(name, card).copies.values())):
                raise BadInputError(
                    "contradiction",
                    f"{name}.cards",
                    phrase("card-has-fewer-copies-than-named", id=card, count=count, copies=copies),
                    phrase("name-each-card-once-for-each-copy"),
                )
        if "followers" in request.model_fields_set and request.followers < len(kit.followers):
            raise BadInputError(
                "contradiction",
                f"{name}.followers = {request.followers}",
                phrase("more-followers-are-named-than-there"),
                phrase("count-those-among-the-cards-too"),
            )
        barring = [card.id for card in kit.cards if card.bars_followers]
        if barring and request.followers > len(barring):
            raise BadInputError(
                "contradiction",
                f"{name}.followers = {request.followers}",
                phrase("card-is-the-only-follower", id=barring[0]),
                _TAKE_IT_OUT,
            )
        if not request.talisman and "talisman" in request.cards:
            raise BadInputError(
                "contradiction",
                f"{name}.talisman, {name}.cards",
                phrase("the-talisman-is-named-among-the"),
                phrase("keep-one-of-them"),
            )
        if kit.hero is not None and kit.hero.armour_in_battle == 0 and request.armour is not Armour.NONE:
            given = f"{name}.armour = {request.armour}"
            raise BadInputError("contradiction", given, phrase("id-uses-no-armour", id=kit.hero.id), _TAKE_IT_OUT)

    def _refuse_barred(self) -> None:
        """Raise an error for a card that the character must ditch or discard."""
        from rulewright.games.talisman.rules.ability import barred_from_owning

        for position, thing in enumerate(self._owned):
            barred_by = barred_from_owning(thing, self._owned, self._bearer)
            if barred_by is None:
                continue
            given = f"{self._field}.cards.{position} = {thing.item}"
            if thing.card is not None and thing.card.forbidden_to and self._bearer.alignment is not None:
                message = phrase("card-is-forbidden-to-alignment", id=thing.item, alignment=str(self._bearer.alignment))
            else:
                message = phrase("card-is-discarded-beside-another", id=thing.item, other=barred_by.split("/")[-1])
            raise BadInputError("contradiction", given, message, _TAKE_IT_OUT)


def may_follow(hero: Character | None, card: EncounterCard) -> bool:
    """Whether an Enemy can be a Follower of the character, which charms or raises such Enemies."""
    if hero is None or card.strength is None or card.subtype is None:
        return False
    return card.subtype in (hero.charms or ()) or bool(hero.raises_enemies)


def may_own(sheet: CharacterSheet, card: EncounterCard) -> bool:
    """Whether the character may have an Object or Follower besides what it has."""
    from rulewright.games.talisman.data.printed_effects import Alignment
    from rulewright.games.talisman.rules.ability import Bearer, OwnedItem, Points, barred_from_owning

    hero, told = sheet.owned.hero, sheet.request.alignment
    alignment = Alignment(told) if told else hero.alignment if hero is not None else None
    owned = [OwnedItem.from_card(each) for each in sheet.owned.cards]
    barred = barred_from_owning(OwnedItem.from_card(card), owned, Bearer(Points(), alignment=alignment))
    return not sheet.request.toad and barred is None


_TAKE_IT_OUT = phrase("take-it-out")


def too_small_total_error(field: str, given: int, printed: int, counters: int, always: int) -> BadInputError:
    """The error for a total of less than printed value, counters and what cards always add."""
    least = printed + counters + always
    values = {"printed": printed, "counters": counters, "always": always, "least": least}
    return BadInputError(
        "contradiction",
        f"{field} = {given}",
        phrase("field-is-given-less-than-the-sum", field=field, given=given, **values),
        phrase("give-the-total-with-everything-that"),
    )


def read_kit(request: CharacterRequest, field: str = "hero") -> Kit:
    """The named character and cards in a request's `field`.

    Raises `BadInputError` (`bad-value`) for an unknown name, or one that is no Object or Follower.
    """
    return find_kit(field, request.character, request.cards)


def find_kit(field: str, character: str | None, cards: Iterable[str]) -> Kit:
    """The character and cards of these ids in a request's `field`. Raises `BadInputError` as `read_kit` does."""
    hero = None if character is None else pieces.find_character(f"{field}.character", character)
    found = tuple(pieces.find_card(f"{field}.cards.{place}", name) for place, name in enumerate(cards))
    for place, card in enumerate(found):
        if not card.is_follower and not card.is_object and not may_follow(hero, card):
            raise BadInputError(
                "bad-value",
                f"{field}.cards.{place} = {card.id}",
                phrase("id-is-neither-an-object-nor", id=card.id),
                _TAKE_IT_OUT,
            )
    return Kit(hero, found)
