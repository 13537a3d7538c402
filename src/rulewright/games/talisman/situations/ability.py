"""The situation `talisman/ability`: total Strength and Craft, Spell limit and carrying limit, item by item."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, model_validator

from rulewright.errors import BadInputError
from rulewright.games.talisman.data.cards import BonusTiming, CardType, EncounterCard, Keyword
from rulewright.games.talisman.data.heroes import Character, load_heroes
from rulewright.games.talisman.data.printed_effects import Ability as Of
from rulewright.games.talisman.data.printed_effects import Alignment
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules import ability as rule
from rulewright.games.talisman.rules.ability import AbilityTotal, Ban, Bearer, Contribution, Occasion, OwnedItem, Points
from rulewright.games.talisman.situations import pieces
from rulewright.games.talisman.situations.defaults import CHARACTER_FIELDS, CHARACTERS, VOCABULARY
from rulewright.games.talisman.situations.pieces import ObjectOrId, PieceId, expand_id
from rulewright.games.talisman.situations.request_fields import AbilityValue, Gold, PointsRequest
from rulewright.games.talisman.situations.statements import full_ids, statement
from rulewright.situations.problem import Report, Statement
from rulewright.situations.request import Flag, RequestModel, contradiction_error, missing_field_error
from rulewright.situations.situation import Situation

SpellNumber = Annotated[int, Field(ge=0, le=24, strict=True)]


class PossessionRequest(RequestModel):
    """An Object or Follower: a card by its `id`, or what it is and adds."""

    id: PieceId | None = None
    kind: Literal["object", "magic-object", "follower"] | None = None
    name: PieceId | None = None
    strength: AbilityValue = 0
    craft: AbilityValue = 0
    keyword: Keyword | None = None
    only_in: Literal["battle"] | None = None

    @model_validator(mode="after")
    def _require_one_description(self) -> PossessionRequest:
        told = self.model_fields_set - {"id"}
        if self.id is not None and told:
            raise contradiction_error(
                "id, " + ", ".join(sorted(told)),
                phrase("the-card-id-already-says-what", id=self.id),
                phrase("give-either-the-cards-id-or"),
            )
        if self.id is None and self.kind is None:
            raise missing_field_error("id", phrase("give-the-cards-id-or-kind"))
        return self


PossessionItem = Annotated[PossessionRequest, BeforeValidator(expand_id), ObjectOrId()]
Possessions = Annotated[tuple[PossessionItem, ...], Field(max_length=20)]


class BearerRequest(RequestModel):
    """The character: by its id or by its printed values; what it has gained; what it has in hand."""

    character: PieceId | None = None
    strength: AbilityValue | None = None
    craft: AbilityValue | None = None
    counters: PointsRequest = PointsRequest()
    alignment: Alignment | None = None
    spells: SpellNumber = 0
    gold: Gold = 0
    toad: Flag = False
    gained_as_toad: PointsRequest = PointsRequest()

    @model_validator(mode="after")
    def _require_one_description(self) -> BearerRequest:
        if self.character is not None and (self.strength is not None or self.craft is not None):
            raise contradiction_error(
                "character, strength, craft",
                phrase("the-characters-card-already-says-its"),
                phrase("give-either-character-or-the-printed"),
            )
        if self.character is None and (self.strength is None or self.craft is None):
            raise missing_field_error("character", phrase("give-character-or-the-printed-strength"))
        if not self.toad and self.gained_as_toad != PointsRequest():
            raise contradiction_error(
                "gained_as_toad",
                phrase("a-character-that-is-no-toad"),
                phrase("set-toad-or-count-the-points"),
            )
        return self

    def to_bearer(self, lost: Points) -> Bearer:
        """Convert to the type of the rules. Raises `BadInputError` for an unknown id."""
        hero = None if self.character is None else pieces.find_character("hero.character", self.character)
        printed = Points(hero.strength, hero.craft) if hero else Points(self.strength or 0, self.craft or 0)
        return Bearer(
            printed,
            self.counters.to_points(),
            lost,
            hero,
            self.alignment or (hero.alignment if hero else None),
            load_heroes().toad if self.toad else None,
            self.gained_as_toad.to_points(),
        )


class AbilityRequest(RequestModel):
    """`talisman/ability`: what counts towards Strength and Craft now.

    `used` names the cards whose bonus takes an act that has been done this turn: the Mercenary paid, a potion drunk.
    `bans` is what an effect forbids the use of, `loses` the points that the character is made to lose now.
    """

    situation: Literal["talisman/ability"]
    hero: BearerRequest
    objects: Possessions = ()
    followers: Possessions = ()
    space: Literal["ordinary", "cursed-glade"] = "ordinary"
    phase: Literal["any", "battle"] = "any"
    against: Literal["any", "dragon"] = "any"
    used: Annotated[tuple[PieceId, ...], Field(max_length=20)] = ()
    bans: Annotated[tuple[Ban, ...], Field(max_length=len(Ban))] = ()
    loses: PointsRequest = PointsRequest()

    @model_validator(mode="after")
    def _require_used_is_owned(self) -> AbilityRequest:
        for used in self.used:
            if all(used != each.id for each in (*self.objects, *self.followers)):
                raise contradiction_error(
                    "used",
                    phrase("the-character-uses-id-but-does", id=used),
                    phrase("add-it-to-objects-or-followers"),
                )
        return self


def build_report(request: AbilityRequest) -> Report:
    """Build the answer to `talisman/ability`. Raises `BadInputError` for unknown cards and characters."""
    bearer = request.hero.to_bearer(request.loses.to_points())
    owned = tuple(_build_owned_items(request, bearer.hero))
    occasion = Occasion(request.phase == "battle", request.space == "cursed-glade", frozenset(request.bans))
    strength, craft = (rule.total(ability, bearer, owned, occasion) for ability in Of)
    limit = rule.spell_limit(craft.total)
    discard = rule.spells_to_discard(request.hero.spells, limit, request.hero.toad)
    carrying = rule.carrying_limit(owned, bearer)
    leave = max(rule.objects_carried(owned, bearer) - carrying, 0)
    barred = tuple((thing, entry) for thing in owned if (entry := rule.barred_from_owning(thing, owned, bearer)))
    entries = _limit_entries(request, discard)
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
    )


def _build_owned_items(request: AbilityRequest, hero: Character | None) -> list[OwnedItem]:
    """The possessions in the request's order, Objects first."""
    found = []
    for field, given in (("objects", request.objects), ("followers", request.followers)):
        for index, possession in enumerate(given):
            where = f"{field}.{index}"
            if possession.id is not None:
                owned = _item_from_card(where, possession.id, request, hero)
            else:
                owned = _item_from_record(f"{possession.kind}-{index + 1}", possession)
            if owned.is_object != (field == "objects"):
                raise BadInputError(
                    "bad-value",
                    f"{where} = {owned.item}",
                    phrase("field-is-in-the-wrong-list", field=where),
                    phrase("objects-and-magic-objects-belong-in"),
                )
            found.append(owned)
    return found


def _item_from_record(place: str, possession: PossessionRequest) -> OwnedItem:
    return OwnedItem(
        possession.name or place,
        CardType(possession.kind or ""),
        Points(possession.strength, possession.craft),
        possession.keyword,
        BonusTiming.BATTLE if possession.only_in else BonusTiming.ALWAYS,
    )


def _item_from_card(where: str, name: str, request: AbilityRequest, hero: Character | None) -> OwnedItem:
    card = pieces.find_card(where, name)
    if card.type is CardType.ENEMY:
        return _item_from_enemy(where, card, hero)
    if not card.is_object and card.type is not CardType.FOLLOWER:
        raise BadInputError(
            "bad-value",
            f"{where} = {name}",
            phrase("id-is-neither-an-object-nor", id=name),
            phrase("take-it-out"),
        )
    return OwnedItem.from_card(card, name in request.used, request.against == "dragon")


def _item_from_enemy(where: str, card: EncounterCard, hero: Character | None) -> OwnedItem:
    """An Enemy that a special ability has made a Follower: it adds its Strength in battle."""
    charms = hero is not None and hero.charms is not None and card.subtype in hero.charms
    raises = hero is not None and bool(hero.raises_enemies)
    if card.strength is None or not (charms or raises):
        raise BadInputError(
            "bad-value",
            f"{where} = {card.id}",
            phrase("id-is-an-enemy-and-no", id=card.id),
            phrase("take-it-out"),
        )
    return OwnedItem(card.id, CardType.FOLLOWER, Points(card.strength), None, BonusTiming.BATTLE, card=card)


def _limit_entries(request: AbilityRequest, discard: int) -> Mapping[str, tuple[str, ...]]:
    """The entries that the limits rest on."""
    toad = request.hero.toad
    if toad:
        spells: tuple[str, ...] = ("other-rules/toad-spells",)
    elif discard:
        spells = ("spells/excess",)
    else:
        spells = ("spells/no-voluntary-discard",) if request.hero.spells else ("spells/limit",)
    carrying: tuple[str, ...] = ("other-rules/toad", "faq/toad-picks-up") if toad else ("possessions/carrying-limit",)
    if not toad and sum(each.id == "mule" for each in request.followers) > 1:
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
        "hero.character": "warrior", "objects": [], "followers": [], "hero.counters.strength": 0,
        "hero.counters.craft": 0, "phase": "any", "hero.spells": 0, "hero.gold": 0, "space": "ordinary",
        "against": "any", "used": [], "bans": [], "hero.alignment": None, "hero.toad": False,
        "hero.gained_as_toad.strength": 0, "hero.gained_as_toad.craft": 0, "loses.strength": 0, "loses.craft": 0,
        "hero.strength": None, "hero.craft": None,
    },
    advanced_fields=frozenset({
        "against", "bans", "hero.alignment", "hero.craft", "hero.gained_as_toad.craft", "hero.gained_as_toad.strength",
        "hero.gold", "hero.strength", "loses.craft", "loses.strength", "used",
    }),
    character_fields=CHARACTER_FIELDS,
    group=CHARACTERS,
)  # fmt: skip
