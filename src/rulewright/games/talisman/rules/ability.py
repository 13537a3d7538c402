"""Strength and Craft at a given moment: all that counts or does not, and the limits that depend on the total."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rulewright.engine.executes import executes
from rulewright.games.talisman.data.cards import BonusTiming, CardType, EncounterCard, Keyword
from rulewright.games.talisman.data.heroes import Character, ToadCard
from rulewright.games.talisman.data.printed_effects import Ability, Alignment
from rulewright.games.talisman.rules.ability_loss import LOSS_ENTRIES

PRINTED_VALUE = "printed-value"
COUNTERS = "counters"
TOAD_CARD = "toad"
CRAFT_VALUE = "craft-value"
TOTAL_ENTRIES = {Ability.STRENGTH: "characters/strength-total", Ability.CRAFT: "characters/craft-total"}
COUNTER_ENTRIES = {Ability.STRENGTH: "characters/strength", Ability.CRAFT: "characters/craft"}


class Ban(StrEnum):
    """Something that an effect can forbid the use of."""

    WEAPON = "weapon"
    ARMOUR = "armour"
    OBJECT = "object"
    """Ordinary and Magic Objects."""
    MAGIC_OBJECT = "magic-object"
    FOLLOWER = "follower"


@dataclass(frozen=True)
class Points:
    """Points of Strength and of Craft."""

    strength: int = 0
    craft: int = 0

    def for_ability(self, ability: Ability) -> int:
        """The points of one ability."""
        return self.strength if ability is Ability.STRENGTH else self.craft


@dataclass(frozen=True)
class Bearer:
    """The character whose abilities are counted: printed values, counters, and the points that it is made to lose now.

    `hero` is its card, or `None` if only the printed values are known; `alignment` is its present one. For a Toad,
    `toad` is the card on top, and `as_toad` the counters that it has gained since.
    """

    printed: Points
    counters: Points = Points()
    lost: Points = Points()
    hero: Character | None = None
    alignment: Alignment | None = None
    toad: ToadCard | None = None
    as_toad: Points = Points()


@dataclass(frozen=True)
class OwnedItem:
    """One Object or Follower of a character and what it adds.

    `item` is the last part of the card's id, or a name of its own if `card` is `None`. `used` is true if the condition
    of its bonus (paying a price, drinking it) has been met this turn.
    """

    item: str
    type: CardType
    bonus: Points = Points()
    keyword: Keyword | None = None
    when: BonusTiming = BonusTiming.ALWAYS
    used: bool = False
    card: EncounterCard | None = None

    @classmethod
    def from_card(cls, card: EncounterCard, used: bool = False, against_dragon: bool = False) -> OwnedItem:
        """The Object or Follower that a card shows, with its bonus at this moment.

        An Enemy that a special ability has made a Follower adds its Strength in battle.
        """
        if card.type is CardType.ENEMY:
            return cls(card.id, CardType.FOLLOWER, Points(card.strength or 0), None, BonusTiming.BATTLE, card=card)
        strength = card.dragon_bonus if against_dragon and card.dragon_bonus is not None else card.strength_bonus
        bonus = Points(strength or 0, card.craft_bonus or 0)
        return cls(card.id, card.type, bonus, card.keyword, card.bonus_when or BonusTiming.ALWAYS, used, card)

    @property
    def is_object(self) -> bool:
        """Whether it is an Object, magic or not."""
        return self.type in (CardType.OBJECT, CardType.MAGIC_OBJECT)

    @property
    def is_used_up(self) -> bool:
        """Whether the Object leaves the character by being used, as gold cards and drunk potions do."""
        if self.card is None or not self.is_object:
            return False
        return bool(self.card.effects) or (bool(self.card.once) and self.used)


@dataclass(frozen=True)
class Occasion:
    """The moment at which Strength and Craft are counted: in battle or not, the place, and what an effect forbids."""

    battle: bool = False
    cursed_glade: bool = False
    bans: frozenset[Ban] = frozenset()


@dataclass(frozen=True)
class Contribution:
    """One addend of an ability, counted or not, and the entry that lets it count or prevents it.

    `position` is that of the thing among the owned ones, or `None` for an addend of the character's own.
    """

    item: str
    value: int
    entry: str
    source: CardType | None = None
    position: int | None = None


@dataclass(frozen=True)
class AbilityTotal:
    """Total Strength or Craft, with its addends."""

    counted: tuple[Contribution, ...]
    ignored: tuple[Contribution, ...]

    @property
    def total(self) -> int:
        """The sum of the addends that count."""
        return sum(share.value for share in self.counted)


@executes("characters/strength-total", "characters/craft-total")
def total(ability: Ability, bearer: Bearer, owned: Sequence[OwnedItem], occasion: Occasion) -> AbilityTotal:
    """The Strength or Craft that a character can use at this moment.

    Addends of 0 are left out, except the printed value.
    """
    own, covered = (points_of_a_toad if bearer.toad is not None else own_points)(ability, bearer)
    counted, ignored = list(own), list(covered)
    if ability is Ability.STRENGTH and bearer.hero is not None and bearer.hero.adds_craft_value:
        share = Contribution(CRAFT_VALUE, bearer.printed.craft, f"heroes/{bearer.hero.id}")
        if bearer.toad is not None:
            ignored.append(Contribution(CRAFT_VALUE, share.value, "other-rules/toad-special-abilities"))
        else:
            (counted if occasion.battle else ignored).append(share)
    surplus = beyond_limits(owned, bearer, occasion)
    for index, thing in enumerate(owned):
        if value := thing.bonus.for_ability(ability):
            obstacle = obstacle_to(ability, thing, owned, bearer, occasion) or surplus.get(index)
            entry = obstacle or TOTAL_ENTRIES[ability]
            (ignored if obstacle else counted).append(Contribution(thing.item, value, entry, thing.type, index))
    return AbilityTotal(tuple(counted), tuple(ignored))


@executes("characters/strength", "characters/craft")
def own_points(ability: Ability, bearer: Bearer) -> tuple[tuple[Contribution, ...], tuple[Contribution, ...]]:
    """The counted and the ignored addends of a character's own card and counters, less points lost.

    Only counters can be lost, and nothing is ignored.
    """
    printed = Contribution(PRINTED_VALUE, bearer.printed.for_ability(ability), TOTAL_ENTRIES[ability])
    lost = bearer.lost.for_ability(ability)
    left = points_left(bearer.counters.for_ability(ability), lost)
    counters = Contribution(COUNTERS, left, LOSS_ENTRIES[ability] if lost else COUNTER_ENTRIES[ability])
    return ((printed, counters) if left else (printed,)), ()


@executes("other-rules/toad-strength-and-craft")
def points_of_a_toad(ability: Ability, bearer: Bearer) -> tuple[tuple[Contribution, ...], tuple[Contribution, ...]]:
    """The counted and the ignored addends of a Toad.

    The Toad card and the counters gained as a Toad count; the character's own card and counters do not.
    """
    assert bearer.toad is not None
    entry = "other-rules/toad-strength-and-craft"
    value = Points(bearer.toad.strength, bearer.toad.craft).for_ability(ability)
    gained = points_left(bearer.as_toad.for_ability(ability), bearer.lost.for_ability(ability))
    own = [Contribution(TOAD_CARD, value, entry), Contribution(COUNTERS, gained, entry)]
    covered = [
        Contribution(PRINTED_VALUE, bearer.printed.for_ability(ability), entry),
        Contribution(COUNTERS, bearer.counters.for_ability(ability), entry),
    ]
    return tuple(share for share in own if share.value), tuple(share for share in covered if share.value)


def points_left(counters: int, lost: int) -> int:
    """The points left in counters after losing `lost` of them, at least 0."""
    return max(counters - lost, 0)


@executes("board/cursed-glade")
def obstacle_to(
    ability: Ability, thing: OwnedItem, owned: Iterable[OwnedItem], bearer: Bearer, occasion: Occasion
) -> str | None:
    """The entry that keeps a bonus from counting at this moment, or `None`.

    Limits on the number of possessions in use are left to `beyond_limits`.
    """
    if bearer.toad is not None:
        return "other-rules/toad"
    if barred := barred_from_owning(thing, owned, bearer):
        return barred
    if ban := ban_on(thing, occasion.bans):
        return ban
    if occasion.cursed_glade and thing.is_object:
        return "board/cursed-glade"
    if thing.when is BonusTiming.BATTLE and not occasion.battle:
        return TOTAL_ENTRIES[ability]
    if (
        thing.card is not None
        and not thing.used
        and (thing.card.bonus_price or thing.when is BonusTiming.UNTIL_END_OF_TURN)
    ):
        return f"cards/{thing.item}"
    return unusable_by(thing, bearer) if occasion.battle else None


@executes("character-rules/alignment-forbidden-cards", "other-rules/ditching")
def barred_from_owning(thing: OwnedItem, owned: Iterable[OwnedItem], bearer: Bearer) -> str | None:
    """The entry by which a character must ditch or discard a card, or `None` if it may have the card."""
    if thing.card is None:
        return None
    if bearer.alignment is not None and bearer.alignment in (thing.card.forbidden_to or ()):
        return "character-rules/alignment-forbidden-cards"
    if thing.type is CardType.FOLLOWER and not thing.card.bars_followers:
        bars = (f"cards/{other.item}" for other in owned if other.card is not None and other.card.bars_followers)
        return next(bars, None)
    return None


@executes("golden-rules/cannot-beats-can")
def ban_on(thing: OwnedItem, bans: frozenset[Ban]) -> str | None:
    """The golden rule's entry if an effect forbids the use of the thing, else `None`. No ability beats a ban."""
    if not bans:
        return None
    concerned = {
        Ban.WEAPON: thing.keyword is Keyword.WEAPON,
        Ban.ARMOUR: thing.keyword is Keyword.ARMOUR,
        Ban.OBJECT: thing.is_object,
        Ban.MAGIC_OBJECT: thing.type is CardType.MAGIC_OBJECT,
        Ban.FOLLOWER: thing.type is CardType.FOLLOWER,
    }
    return "golden-rules/cannot-beats-can" if any(concerned[ban] for ban in bans) else None


@executes("other-rules/owning-unusable-cards")
def unusable_by(thing: OwnedItem, bearer: Bearer) -> str | None:
    """The entry of a character that cannot use this Weapon or Armour in battle, else `None`.

    It may still own the card.
    """
    if bearer.hero is None or thing.keyword is None or usable_at_once(thing.keyword, bearer):
        return None
    return f"heroes/{bearer.hero.id}"


@executes("possessions/weapon-limit", "golden-rules/special-ability-over-rules")
def usable_at_once(keyword: Keyword, bearer: Bearer) -> int:
    """The number of Weapons or of Armour that the character may use in an attack: 1, unless its card says otherwise."""
    told = None
    if bearer.hero is not None:
        weapon = keyword is Keyword.WEAPON
        told = bearer.hero.weapons_in_battle if weapon else bearer.hero.armour_in_battle
    return 1 if told is None else told


@executes("other-rules/owning-and-using")
def beyond_limits(owned: Sequence[OwnedItem], bearer: Bearer, occasion: Occasion) -> Mapping[int, str]:
    """The possessions beyond the limits of a battle, by index, each with the entry that sets the limit.

    The owner decides which to use: those that add the most Strength, then one that gains a life, then the first. Only
    one Enemy that has become a Follower helps in a battle.
    """
    if not occasion.battle:
        return {}
    groups: dict[tuple[str, int], list[int]] = {}
    for index, thing in enumerate(owned):
        if obstacle_to(Ability.STRENGTH, thing, owned, bearer, occasion):
            continue
        if thing.keyword is not None:
            limit = usable_at_once(thing.keyword, bearer)
            groups.setdefault((f"possessions/{thing.keyword}-limit", limit), []).append(index)
        elif thing.card is not None and thing.card.type is CardType.ENEMY and bearer.hero is not None:
            groups.setdefault((f"heroes/{bearer.hero.id}", 1), []).append(index)
    surplus = {}
    for (entry, limit), indices in groups.items():
        best_first = sorted(indices, key=lambda each: (-owned[each].bonus.strength, not _gains_life(owned[each])))
        surplus.update(dict.fromkeys(best_first[limit:], entry))
    return surplus


def _gains_life(thing: OwnedItem) -> bool:
    return thing.card is not None and bool(thing.card.gains_life)


SPELLS_BY_CRAFT = (0, 0, 0, 1, 2, 2, 3)
"""The Spell limit for a total Craft of 0, 1, 2, …; the last holds for any higher one."""


@executes("spells/limit", "spells/who-may-have")
def spell_limit(craft: int) -> int:
    """The number of Spells that any character with this total Craft may have."""
    return SPELLS_BY_CRAFT[min(craft, len(SPELLS_BY_CRAFT) - 1)]


@executes("spells/excess", "spells/no-voluntary-discard")
def spells_to_discard(spells: int, limit: int, is_toad: bool = False) -> int:
    """The number of Spells that must be discarded at once; no others may be discarded.

    A Toad keeps all of its Spells.
    """
    return 0 if is_toad else max(spells - limit, 0)


BASE_CARRYING_LIMIT = 4
"""The number of Objects that a character carries without a Mule."""


@executes("possessions/carrying-limit", "possessions/followers")
def carrying_limit(owned: Sequence[OwnedItem], bearer: Bearer) -> int:
    """The number of Objects that the character can carry, its Mules included. Followers are unlimited.

    A Toad carries none.
    """
    if bearer.toad is not None:
        return 0
    mules = (thing for thing in owned if not barred_from_owning(thing, owned, bearer))
    return BASE_CARRYING_LIMIT + sum(mule.card.carries or 0 for mule in mules if mule.card is not None)


@executes("possessions/objects", "possessions/gold-not-an-object")
def objects_carried(owned: Sequence[OwnedItem], bearer: Bearer) -> int:
    """The number of Objects that the character has to carry: ordinary and Magic Objects, but no gold.

    Objects that it must ditch are left out.
    """
    carried = (thing for thing in owned if thing.is_object and not thing.is_used_up)
    return sum(not barred_from_owning(thing, owned, bearer) for thing in carried)
