"""The situation `talisman/ability`: total Strength and Craft, Spell limit and carrying limit, item by item."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from rulewright.games.talisman.data.cards import BonusTiming, CardType, Keyword
from rulewright.games.talisman.data.ground import ANYWHERE, find_battle_ground
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.data.printed_effects import Ability as Of
from rulewright.games.talisman.data.printed_effects import Alignment
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules import ability as rule
from rulewright.games.talisman.rules.ability import AbilityTotal, Ban, Bearer, Contribution, Occasion, OwnedItem, Points
from rulewright.games.talisman.rules.special_abilities import Kit
from rulewright.games.talisman.situations.character_sheet import (
    ABILITIES,
    BonusShare,
    CharacterSheet,
    count_belongings,
    read_character,
    too_small_total_error,
)
from rulewright.games.talisman.situations.defaults import CHARACTERS, VOCABULARY
from rulewright.games.talisman.situations.named_pieces import Act, Uses, act_of, name_pieces
from rulewright.games.talisman.situations.pieces import PieceId
from rulewright.games.talisman.situations.request_fields import AbilityValue, OwnerRequest, PointsRequest
from rulewright.games.talisman.situations.statements import full_ids, statement
from rulewright.situations.named import NamedPiece
from rulewright.situations.problem import Report, Statement
from rulewright.situations.request import RequestModel, contradiction_error
from rulewright.situations.situation import Situation

_NOTHING = Points()


class DescribedCardRequest(RequestModel):
    """An Object or Follower that is no card of the game: what it is and adds."""

    kind: Literal["object", "magic-object", "follower"]
    name: PieceId | None = None
    strength: AbilityValue = 0
    craft: AbilityValue = 0
    keyword: Keyword | None = None
    only_in: Literal["battle"] | None = None

    def to_item(self, place: int) -> OwnedItem:
        """Convert to the type of the rules."""
        when = BonusTiming.BATTLE if self.only_in else BonusTiming.ALWAYS
        name = self.name or f"{self.kind}-{place + 1}"
        return OwnedItem(name, CardType(self.kind), Points(self.strength, self.craft), self.keyword, when)


class AbilityHeroRequest(OwnerRequest):
    """The character; a Toad with the points that it has gained as one."""

    gained_as_toad: PointsRequest = PointsRequest()

    @model_validator(mode="after")
    def _check_only_toads_gain_as_one(self) -> AbilityHeroRequest:
        if not self.toad and self.gained_as_toad != PointsRequest():
            raise contradiction_error(
                "gained_as_toad",
                phrase("a-character-that-is-no-toad"),
                phrase("set-toad-or-count-the-points"),
            )
        return self


def read_bearer(hero: AbilityHeroRequest, kit: Kit, owned: Sequence[OwnedItem], lost: Points = _NOTHING) -> Bearer:
    """The character in the type of the rules; totals given are split into printed values, counters and cards.

    Raises `BadInputError` (`contradiction`) for a total of less than its parts.
    """
    printed: dict[str, int] = {}
    counters: dict[str, int] = {}
    for ability in Of:
        given, own = getattr(hero, ability), 0 if kit.hero is None else getattr(kit.hero, ability)
        always = sum(thing.bonus.for_ability(ability) for thing in owned if thing.when is BonusTiming.ALWAYS)
        printed[ability], counters[ability] = own, getattr(hero.counters, ability)
        if given is None or hero.toad:
            continue
        rest = given - own - counters[ability] - always
        if rest < 0:
            raise too_small_total_error(f"hero.{ability}", given, own, counters[ability], always)
        if kit.hero is None or ability in hero.counters.model_fields_set:
            printed[ability] += rest
        else:
            counters[ability] += rest
    told = hero.alignment
    return Bearer(
        Points(printed["strength"], printed["craft"]),
        Points(counters["strength"], counters["craft"]),
        lost,
        kit.hero,
        Alignment(told) if told else kit.hero.alignment if kit.hero is not None else None,
        load_heroes().toad if hero.toad else None,
        hero.gained_as_toad.to_points(),
    )


class AbilityRequest(RequestModel):
    """`talisman/ability`: what counts towards Strength and Craft now.

    `described` are Objects and Followers that are no cards of the game. `used` names the cards whose bonus takes an act
    that has been done this turn: the Mercenary paid, a potion drunk. `bans` is what an effect forbids the use of,
    `loses` the points that the character is made to lose now.
    """

    situation: Literal["talisman/ability"]
    hero: AbilityHeroRequest
    described: Annotated[tuple[DescribedCardRequest, ...], Field(max_length=20)] = ()
    space: Literal["ordinary", "cursed-glade"] = "ordinary"
    phase: Literal["any", "battle"] = "any"
    enemy: Literal["any", "dragon"] = "any"
    used: Annotated[tuple[PieceId, ...], Field(max_length=20)] = ()
    bans: Annotated[tuple[Ban, ...], Field(max_length=len(Ban))] = ()
    loses: PointsRequest = PointsRequest()

    @model_validator(mode="after")
    def _require_used_is_owned(self) -> AbilityRequest:
        for used in self.used:
            if used not in self.hero.cards:
                raise contradiction_error(
                    "used",
                    phrase("the-character-uses-id-but-does", id=used),
                    phrase("add-it-to-the-cards"),
                )
        return self


def build_report(request: AbilityRequest) -> Report:
    """Build the answer to `talisman/ability`. Raises `BadInputError` for unknown cards and characters."""
    ground = find_battle_ground("cursed-glade") if request.space == "cursed-glade" else ANYWHERE
    sheet = read_character(request.hero, needs=ABILITIES, ground=ground, with_forbidden=True)
    cards = sorted(sheet.owned.cards, key=lambda card: not card.is_object)
    named = [OwnedItem.from_card(card, card.id in request.used, request.enemy == "dragon") for card in cards]
    described = [thing.to_item(place) for place, thing in enumerate(request.described)]
    owned = tuple(sorted((*named, *described), key=lambda thing: not thing.is_object))
    bearer = read_bearer(request.hero, sheet.owned, owned, request.loses.to_points())
    occasion = Occasion(request.phase == "battle", request.space == "cursed-glade", frozenset(request.bans))
    strength, craft = (rule.total(ability, bearer, owned, occasion) for ability in Of)
    limit = rule.spell_limit(craft.total)
    had = count_belongings(request.hero, sheet)
    discard = rule.spells_to_discard(had.spells, limit, request.hero.toad)
    carrying = rule.carrying_limit(owned, bearer)
    unnamed = max(request.hero.objects - sum(thing.is_object for thing in owned), 0)
    leave = max(rule.objects_carried(owned, bearer) + unnamed - carrying, 0)
    barred = tuple((thing, entry) for thing in owned if (entry := rule.barred_from_owning(thing, owned, bearer)))
    entries = _limit_entries(request, discard, had.spells)
    return Report(
        request.situation,
        {
            "strength": _total_json(strength),
            "craft": _total_json(craft),
            "spell_limit": limit,
            "must_discard": discard,
            "carrying_limit": carrying,
            "must_leave": leave,
            "must_give_up": [{"item": thing.item, "entry": full_ids(entry)[0]} for thing, entry in barred],
            "entries": {field: full_ids(*named) for field, named in entries.items()},
        },
        (
            *_build_total_lines(Of.STRENGTH, strength, owned),
            *_build_total_lines(Of.CRAFT, craft, owned),
            statement(phrase("spells-at-most-count", count=limit), *entries["spell_limit"], leads=True),
            statement(phrase("spells-to-discard-at-once-count", count=discard), *entries["must_discard"]),
            statement(phrase("objects-at-most-count", count=carrying), *entries["carrying_limit"], leads=True),
            statement(phrase("objects-to-leave-on-the-space", count=leave), *entries["must_leave"]),
            *(
                statement(phrase("may-not-be-kept"), f"cards/{thing.item}", entry, about=f"cards/{thing.item}")
                for thing, entry in barred
            ),
        ),
        named=_name_all(request, sheet, owned, (strength, craft), barred),
    )


def _name_all(
    request: AbilityRequest,
    sheet: CharacterSheet,
    owned: Sequence[OwnedItem],
    totals: Sequence[AbilityTotal],
    barred: Sequence[tuple[OwnedItem, str]],
) -> tuple[NamedPiece, ...]:
    """The named pieces by the shares of the totals, in the order of the request."""
    places: dict[str, list[int]] = {}
    for place, card in enumerate(sheet.owned.cards):
        places.setdefault(card.id, []).append(place)
    position = {index: places[thing.item].pop(0) for index, thing in enumerate(owned) if thing.card is not None}
    shares: dict[int, list[BonusShare]] = {}
    for ability, total in zip(Of, totals, strict=True):
        for counts, those in ((True, total.counted), (False, total.ignored)):
            for each in those:
                if each.position is not None and each.position in position:
                    in_battle = owned[each.position].when is BonusTiming.BATTLE
                    in_total = getattr(request.hero, ability) is not None and not in_battle
                    share = BonusShare(str(ability), each.value, counts, each.entry, in_battle, in_total)
                    shares.setdefault(position[each.position], []).append(share)
    acts: dict[str, tuple[Act, ...]] = {}
    for thing, entry in barred:
        acts[f"cards/{thing.item}"] = (act_of("may-not-be-kept", entry),)
        if entry.startswith("cards/"):
            acts[entry] = (act_of("bars-followers"),)
    for card in sheet.owned.cards:
        if card.carries and f"cards/{card.id}" not in acts:
            acts[f"cards/{card.id}"] = (act_of("carries", "possessions/carrying-limit", amount=card.carries),)
    spell = act_of("counts-towards-the-limit", "spells/limit")
    acts |= {f"cards/{each.id}": (spell,) for each in sheet.spells}
    told = replace(sheet, shares={place: tuple(each) for place, each in shares.items()})
    in_battle = request.phase == "battle"
    if not in_battle:
        told = replace(told, craft_value=0)
    return name_pieces(told, Uses(ABILITIES, in_battle=in_battle), acts)


def _limit_entries(request: AbilityRequest, discard: int, spells_held: int) -> Mapping[str, tuple[str, ...]]:
    """The entries that the limits rest on."""
    toad = request.hero.toad
    if toad:
        spells: tuple[str, ...] = ("other-rules/toad-spells",)
    elif discard:
        spells = ("spells/excess",)
    else:
        spells = ("spells/no-voluntary-discard",) if spells_held else ("spells/limit",)
    carrying: tuple[str, ...] = ("other-rules/toad", "faq/toad-picks-up") if toad else ("possessions/carrying-limit",)
    if not toad and request.hero.cards.count("mule") > 1:
        carrying += ("possessions/followers", "faq/two-mules")
    leaving: tuple[str, ...] = ("other-rules/toad",) if toad else ("possessions/carrying-limit", "possessions/objects")
    if request.hero.gold and not toad:
        leaving += ("possessions/gold-not-an-object",)
    return {
        "spell_limit": ("spells/limit", "characters/craft-total"),
        "must_discard": spells,
        "carrying_limit": carrying,
        "must_leave": leaving,
    }


def _total_json(total: AbilityTotal) -> dict[str, Any]:
    return {
        "total": total.total,
        "counted": _contributions_json(total.counted),
        "ignored": _contributions_json(total.ignored),
    }


def _contributions_json(shares: tuple[Contribution, ...]) -> list[dict[str, object]]:
    return [{"item": share.item, "value": share.value, "entry": full_ids(share.entry)[0]} for share in shares]


def _build_total_lines(ability: Of, total: AbilityTotal, owned: tuple[OwnedItem, ...]) -> list[Statement]:
    """A total as sentences, share by share; a card is named by its entry, which comes first."""
    cards = {thing.item for thing in owned if thing.card is not None}
    sums = {
        Of.STRENGTH: phrase("strength-in-all-total", total=total.total),
        Of.CRAFT: phrase("craft-in-all-total", total=total.total),
    }
    lines = [statement(sums[ability], rule.TOTAL_ENTRIES[ability], leads=True)]
    for shares, words in ((total.counted, _COUNTED_PHRASE), (total.ignored, _IGNORED_PHRASE)):
        for share in shares:
            which = str(share.source or share.item)
            which = which if which in _SOURCE_PHRASES else rule.PRINTED_VALUE
            entries = (f"cards/{share.item}", share.entry) if share.item in cards else (share.entry,)
            sentence = words.with_values(
                {"which": which, "source": _SOURCE_PHRASES[which], "value": share.value, "ability": str(ability)}
            )
            lines.append(statement(sentence, *entries, about=entries[0] if share.item in cards else None))
    return lines


_COUNTED_PHRASE = phrase("counts-source-value")
_IGNORED_PHRASE = phrase("does-not-count-source-value")
_SOURCE_PHRASES = VOCABULARY.messages("ability-source")

SITUATION = Situation(
    id="talisman/ability",
    vocabulary=VOCABULARY,
    request=AbilityRequest,
    problem_builder=build_report,
    form_defaults={
        "hero.character": "warrior", "hero.cards": [], "hero.counters.strength": 0,
        "hero.counters.craft": 0, "phase": "any", "hero.spells_held": 0, "hero.gold": 0, "space": "ordinary",
        "enemy": "any", "used": [], "bans": [], "hero.alignment": None, "hero.toad": False,
        "hero.gained_as_toad.strength": 0, "hero.gained_as_toad.craft": 0, "loses.strength": 0, "loses.craft": 0,
        "hero.strength": None, "hero.craft": None,
    },
    advanced_fields=frozenset({
        "bans", "enemy", "hero.alignment", "hero.craft", "hero.gained_as_toad.craft", "hero.gained_as_toad.strength",
        "hero.gold", "hero.strength", "loses.craft", "loses.strength", "used",
    }),
    group=CHARACTERS,
)  # fmt: skip
