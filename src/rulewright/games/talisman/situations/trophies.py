"""The situation `talisman/trophies`: the yield of trading all trophies, and the best trade now."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, model_validator

from rulewright.errors import BadInputError
from rulewright.games.talisman.data.printed_effects import Ability as Of
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules import trophies as rule
from rulewright.games.talisman.rules.trophies import NO_EXCHANGE, CounterStock, TrophyExchange
from rulewright.games.talisman.situations import pieces
from rulewright.games.talisman.situations.character_sheet import read_character
from rulewright.games.talisman.situations.defaults import CHARACTERS, VOCABULARY, named_in, variants
from rulewright.games.talisman.situations.named_pieces import Uses, name_pieces
from rulewright.games.talisman.situations.pieces import ObjectOrId, PieceId, expand_id
from rulewright.games.talisman.situations.request_fields import AbilityValue, CharacterRequest
from rulewright.games.talisman.situations.statements import full_ids, statement
from rulewright.situations.named import NamedEffect, NamedPiece
from rulewright.situations.problem import Report, Statement
from rulewright.situations.request import (
    Flag,
    RequestModel,
    Variants,
    contradiction_error,
    default_variants,
    missing_field_error,
)
from rulewright.situations.situation import Situation

TrophyRate = Literal[7, 6, 5]


class TrophyRequest(RequestModel):
    """An Enemy that has been killed: a card by its `id`, or what it attacked with."""

    id: PieceId | None = None
    strength: AbilityValue | None = None
    craft: AbilityValue | None = None

    @model_validator(mode="after")
    def _require_one_description(self) -> TrophyRequest:
        told = [name for name in ("id", "strength", "craft") if getattr(self, name) is not None]
        remedy = phrase("give-one-of-id-strength-and")
        if not told:
            raise missing_field_error("id", remedy)
        if len(told) > 1:
            raise contradiction_error(", ".join(told), phrase("a-trophy-is-told-in-more"), remedy)
        return self

    def trophy_points(self, field: str) -> tuple[Of, int]:
        """Its ability and its points. Raises `BadInputError` for a card that is no Enemy."""
        if self.id is None:
            return (Of.STRENGTH, self.strength) if self.strength is not None else (Of.CRAFT, self.craft or 0)
        worth = rule.worth(pieces.find_card(field, self.id))
        if worth is None:
            raise BadInputError(
                "bad-value",
                f"{field} = {self.id}",
                phrase("id-is-no-enemy-and-only", id=self.id),
                phrase("take-it-out"),
            )
        return worth


class CountersRequest(RequestModel):
    """Counters of one colour in the stockpile."""

    small: Annotated[int, Field(ge=0, le=32, strict=True)]
    large: Annotated[int, Field(ge=0, le=8, strict=True)]


class StockRequest(RequestModel):
    """The counters left in the stockpile; a colour that is left out has enough."""

    strength: CountersRequest | None = None
    craft: CountersRequest | None = None

    def for_ability(self, ability: Of) -> CounterStock | None:
        """The stock of one ability's colour."""
        given = self.strength if ability is Of.STRENGTH else self.craft
        return None if given is None else CounterStock(given.small, given.large)


class TrophyVariants(Variants):
    """The readings of a trade."""

    trophy_rate: TrophyRate = 7


class TrophiesRequest(RequestModel):
    """`talisman/trophies`: the trophies of the character `hero`, at the end of its own turn or not."""

    situation: Literal["talisman/trophies"]
    hero: CharacterRequest = CharacterRequest()
    trophies: Annotated[
        tuple[Annotated[TrophyRequest, BeforeValidator(expand_id), ObjectOrId()], ...], Field(max_length=40)
    ]
    end_of_own_turn: Flag = True
    stock: StockRequest = StockRequest()
    variants: TrophyVariants = default_variants(TrophyVariants)


def build_report(request: TrophiesRequest) -> Report:
    """Build the answer to `talisman/trophies`. Raises `BadInputError` for cards that are no Enemies."""
    worth = [trophy.trophy_points(f"trophies.{place}") for place, trophy in enumerate(request.trophies)]
    rate = request.variants.trophy_rate
    all_traded: dict[Of, TrophyExchange] = {}
    best: dict[Of, tuple[TrophyExchange, list[dict[str, Any]], list[dict[str, Any]]]] = {}
    traded: set[int] = set()
    is_allowed = rule.may_trade(request.end_of_own_turn)
    trades = is_allowed and rule.is_kept(request.hero.toad)
    for ability in Of:
        places = [place for place, (counts_for, _) in enumerate(worth) if counts_for is ability]
        points = [worth[place][1] for place in places]
        stock = request.stock.for_ability(ability)
        all_traded[ability] = rule.exchange(points, range(len(points)), rate, stock) if is_allowed else NO_EXCHANGE
        chosen = rule.find_best_exchange(points, rate, stock) if trades else NO_EXCHANGE
        shown = [_trophy_json(request.trophies[place], *worth[place]) for place in places]
        kept = [trophy for place, trophy in enumerate(shown) if place not in chosen.traded]
        traded.update(places[index] for index in chosen.traded)
        best[ability] = chosen, [shown[place] for place in chosen.traded], kept
    entries = {ability: _cited_entries(request, ability, all_traded[ability]) for ability in Of}
    lines = tuple(
        line
        for ability in Of
        if any(counts_for is ability for counts_for, _ in worth)
        for line in _build_exchange_lines(
            ability, all_traded[ability], best[ability][0], best[ability][1:], entries[ability]
        )
    )
    return Report(
        request.situation,
        {
            "exchange_all": {str(ability): each.gained for ability, each in all_traded.items()},
            "wasted": {str(ability): each.wasted for ability, each in all_traded.items()},
            "best": {
                str(ability): {"gained": each.gained, "wasted": each.wasted, "trade": trade, "keep": keep}
                for ability, (each, trade, keep) in best.items()
            },
            "entries": {str(ability): full_ids(*named) for ability, named in entries.items()},
        },
        lines or (statement(phrase("you-have-no-trophies-to-trade-in"), "character-rules/trophies"),),
        named=(*name_pieces(read_character(request.hero), Uses()), *_name_trophies(request, worth, traded)),
    )


def _name_trophies(
    request: TrophiesRequest, worth: Sequence[tuple[Of, int]], traded: Collection[int]
) -> Iterator[NamedPiece]:
    """The Enemies named as trophies: what each is worth, and whether the best trade takes it."""
    for place, (trophy, (ability, points)) in enumerate(zip(request.trophies, worth, strict=True)):
        if trophy.id is not None:
            name = "named-trophy-is-traded" if place in traded else "named-trophy-is-kept"
            entries = full_ids(f"cards/{trophy.id}", f"character-rules/trophies-for-{ability}")
            reason = phrase(name, amount=points, ability=str(ability))
            yield NamedPiece(trophy.id, "hero", NamedEffect.ADDS, (reason,), tuple(entries), points)


def _cited_entries(request: TrophiesRequest, ability: Of, everything: TrophyExchange) -> tuple[str, ...]:
    entries = ["character-rules/trophies", f"character-rules/trophies-for-{ability}"]
    if rule.is_lower(request.variants.trophy_rate):
        entries.append("alternative-rules/faster-trophies")
    if everything.wasted >= request.variants.trophy_rate:
        entries.append("golden-rules/limited-components")
    if not rule.is_kept(request.hero.toad):
        entries.append("other-rules/toad-trophies")
    return tuple(entries)


def _trophy_json(trophy: TrophyRequest, ability: Of, value: int) -> dict[str, Any]:
    return ({"id": trophy.id} if trophy.id is not None else {}) | {str(ability): value}


def _build_exchange_lines(
    ability: Of,
    everything: TrophyExchange,
    best: TrophyExchange,
    sides: tuple[list[dict[str, Any]], list[dict[str, Any]]],
    entries: tuple[str, ...],
) -> tuple[Statement, Statement]:
    """The sentences about the best trade, and about trading all trophies."""
    traded, kept = (" + ".join(str(trophy[str(ability)]) for trophy in side) or "–" for side in sides)
    if ability is Of.STRENGTH:
        whole_trade = phrase("all-traded-strength-gained-gained-points")
        best_trade = phrase("best-trade-traded-keep-kept-strength")
    else:
        whole_trade = phrase("all-traded-craft-gained-gained-points")
        best_trade = phrase("best-trade-traded-keep-kept-craft")
    numbers = {"gained": everything.gained, "wasted": everything.wasted}
    chosen = {
        "traded": traded,
        "trades": len(sides[0]),
        "kept": kept,
        "keeps": len(sides[1]),
        "gained": best.gained,
        "wasted": best.wasted,
    }
    return (
        statement(best_trade.with_values(chosen), *entries, "faq/leftover-trophy-points", leads=True),
        statement(whole_trade.with_values(numbers), *entries),
    )


SITUATION = Situation(
    id="talisman/trophies",
    vocabulary=VOCABULARY,
    request=TrophiesRequest,
    problem_builder=build_report,
    variants=variants("trophy-rate"),
    form_defaults={
        "trophies": ["bear", "wolf"], "strengths": [3], "crafts": [], "end_of_own_turn": True, "hero.toad": False,
        "stock.strength.small": None, "stock.strength.large": None, "stock.craft.small": None,
        "stock.craft.large": None,
    },
    advanced_fields=frozenset({
        "crafts", "stock.craft.large", "stock.craft.small", "stock.strength.large", "stock.strength.small",
    }),
    named_input=named_in("trophies"),
    group=CHARACTERS,
)  # fmt: skip
