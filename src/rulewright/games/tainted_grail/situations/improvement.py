"""The situation `tainted-grail/improvement`: the cost of points and cards, of a plan, and the best for a budget."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Annotated, Any, Literal

from pydantic import Field

from rulewright.games.tainted_grail.data.character import ATTRIBUTE_PAIRS, Attribute, Mode
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.rules.improvement import (
    Purchase,
    best_purchase,
    may_take_out,
    order_purchases,
    point_cost,
    points_of,
    upgrade,
)
from rulewright.games.tainted_grail.situations.character_request import CharacterRequest, read_character
from rulewright.games.tainted_grail.situations.defaults import ATTRIBUTES, GROWTH_GROUP, NO_NAMES, VOCABULARY
from rulewright.games.tainted_grail.situations.named_pieces import Uses, name_pieces
from rulewright.games.tainted_grail.situations.report_lines import full_ids, report_line
from rulewright.games.tainted_grail.situations.request_fields import AttributePoints
from rulewright.situations.problem import Report, Statement
from rulewright.situations.request import RequestModel
from rulewright.situations.situation import Situation

CardCount = Annotated[int, Field(ge=0, le=25, strict=True)]
Worth = Annotated[int, Field(ge=0, le=9, strict=True)]


class AttributesRequest(RequestModel):
    """A number for each attribute."""

    aggression: AttributePoints = 0
    empathy: AttributePoints = 0
    courage: AttributePoints = 0
    caution: AttributePoints = 0
    practicality: AttributePoints = 0
    spirituality: AttributePoints = 0

    def number_of(self, attribute: Attribute) -> int:
        """The number of an attribute."""
        return int(getattr(self, attribute))


class WorthRequest(RequestModel):
    """Values to the player of one more point of each attribute, and of one more card."""

    aggression: Worth = 1
    empathy: Worth = 1
    courage: Worth = 1
    caution: Worth = 1
    practicality: Worth = 1
    spirituality: Worth = 1
    card: Worth = 1


class ImprovementRequest(RequestModel):
    """The purchase of attribute points and cards with experience (`tainted-grail/improvement`).

    - `wanted`: the points to buy per attribute; `cards`: the cards to buy.
    - `hero.experience`: if it is given and does not pay for everything, the most valuable by `worth` is bought.
    - `deck_size`: the number of cards in the deck that receives the new ones.
    """

    situation: Literal["tainted-grail/improvement"]
    hero: CharacterRequest = CharacterRequest()
    wanted: AttributesRequest = AttributesRequest()
    cards: CardCount = 0
    worth: WorthRequest = WorthRequest()
    deck_size: Annotated[int, Field(ge=15, le=60, strict=True)] | None = None
    mode: Mode = Mode.NORMAL

    @property
    def points_wanted(self) -> dict[Attribute, int]:
        """The number of wanted points by attribute."""
        return {each: self.wanted.number_of(each) for each in Attribute}


def build_report(request: ImprovementRequest) -> Report:
    """Build the answer to `tainted-grail/improvement`."""
    sheet = read_character("hero", request.hero)
    values, wanted, mode = sheet.attributes, request.points_wanted, request.mode
    worth = {each: int(getattr(request.worth, each)) for each in Attribute}
    plan = order_purchases(values, wanted, request.cards, worth, mode)
    fields: dict[str, Any] = {
        "values": {str(attribute): value for attribute, value in values.items()},
        "next": [
            {"pair": list(map(str, pair)), "points": points_of(values, pair), "cost": _next_cost(values, pair, mode)}
            for pair in ATTRIBUTE_PAIRS
        ],
        "upgrade": {"cost": upgrade(mode).cost, "look": upgrade(mode).look, "keep": 1},
        "entries": full_ids(*_cost_entries(mode), *_upgrade_entries(mode)),
    }
    lines: list[Statement] = []
    best: Sequence[Purchase] = plan
    if plan:
        fields["plan"] = _purchases_json(plan)
        lines += _plan_lines(plan, request)
        if request.hero.experience is not None:
            bought, cards = best_purchase(
                values, wanted, request.cards, worth, request.worth.card, request.hero.experience, mode
            )
            best = order_purchases(values, bought, cards, worth, mode)
            fields["best"] = {**_purchases_json(best), "left": request.hero.experience - _total_cost(best)}
            lines += _best_lines(best, plan, request.hero.experience, mode)
        if best == plan:
            lines += _purchase_lines(plan, mode)
    lines += _next_lines(values, mode, leads=bool(plan))
    if request.deck_size is not None:
        cards = sum(each.attribute is None for each in best)
        size = request.deck_size + cards
        fields["deck"] = {"cards": size, "may_take_out": may_take_out(size)}
        lines.append(
            report_line(
                phrase("cards-in-the-deck-then-cards",
                       cards=size, out=may_take_out(size)),
                "improvement/minimum-deck", "improvement/rebuilding-decks",
            )
        )  # fmt: skip
    named = name_pieces(sheet, Uses(attributes=True, costs_only=True))
    return Report(request.situation, fields, tuple(lines), named=named)


def _next_cost(values: Mapping[Attribute, int], pair: tuple[Attribute, Attribute], mode: Mode) -> int:
    return point_cost(points_of(values, pair), mode)


def _total_cost(purchases: Sequence[Purchase]) -> int:
    return sum(each.cost for each in purchases)


def _purchases_json(purchases: Sequence[Purchase]) -> dict[str, object]:
    totals = accumulate(each.cost for each in purchases)
    steps: list[dict[str, object]] = []
    for each, total in zip(purchases, totals, strict=True):
        if each.attribute is None:
            steps.append({"buy": "card", "cost": each.cost, "total": total})
        else:
            told = {"buy": str(each.attribute), "value": each.value, "skill": each.is_skill}
            steps.append({**told, "cost": each.cost, "total": total})
    return {"cost": _total_cost(purchases), "steps": steps}


def _cost_entries(mode: Mode) -> tuple[str, ...]:
    return ("campaign/challenge-costs",) if mode is Mode.CHALLENGE else ("improvement/attribute-cost",)


def _upgrade_entries(mode: Mode) -> tuple[str, ...]:
    return ("improvement/upgrading-a-deck", *(("campaign/challenge-costs",) if mode is Mode.CHALLENGE else ()))


def _plan_lines(plan: Sequence[Purchase], request: ImprovementRequest) -> Iterator[Statement]:
    """The cost of the whole plan, and the experience that is lacking."""
    cost, entries = _total_cost(plan), ("improvement/spending-experience", *_cost_entries(request.mode))
    sentence = phrase("the-whole-plan-costs-cost-experience", cost=cost)
    if request.hero.experience is not None:
        lacking = cost - request.hero.experience
        if lacking > 0:
            sentence = phrase("the-whole-plan-costs-cost-experience-lacking", cost=cost, lacking=lacking)
        else:
            sentence = phrase("the-whole-plan-costs-cost-experience-left", cost=cost, left=-lacking)
    yield report_line(sentence, *entries, leads=True)


def _best_lines(best: Sequence[Purchase], plan: Sequence[Purchase], experience: int, mode: Mode) -> Iterator[Statement]:
    """The best that experience buys if it is too little for the whole plan."""
    if best == plan:
        return
    told = {
        "experience": experience,
        "count": len(best),
        "cost": _total_cost(best),
        "left": experience - _total_cost(best),
    }
    sentence = phrase("the-best-for-experience-experience-purchases", **told)
    kept = ("faq/unspent-experience",) if told["left"] else ()
    yield report_line(sentence, "improvement/spending-experience", *kept, leads=True)
    yield from _purchase_lines(best, mode)


def _purchase_lines(purchases: Sequence[Purchase], mode: Mode) -> Iterator[Statement]:
    """The purchases, the cheapest first."""
    for each, total in zip(purchases, accumulate(each.cost for each in purchases), strict=True):
        told: dict[str, object] = {"value": each.value, "cost": each.cost, "total": total}
        if each.attribute is None:
            yield report_line(phrase("a-card-for-a-deck-cost", **told), *_upgrade_entries(mode))
            continue
        told["attribute"] = ATTRIBUTES[each.attribute]
        if each.is_skill:
            sentence = phrase("attribute-attribute-to-value-a-skill", **told)
            yield report_line(sentence, *_cost_entries(mode), "improvement/skills")
        else:
            sentence = phrase("attribute-attribute-to-value-cost-together", **told)
            yield report_line(sentence, *_cost_entries(mode), "improvement/attributes")


def _next_lines(values: Mapping[Attribute, int], mode: Mode, leads: bool) -> Iterator[Statement]:
    """The cost of the next point of each pair, and of a card."""
    yield report_line(phrase("what-the-next-point-costs"), *_cost_entries(mode), leads=leads)
    for pair in ATTRIBUTE_PAIRS:
        first, second = (ATTRIBUTES[attribute] for attribute in pair)
        sentence = phrase(
            "pair-first-second-points-so-far",
            first=first,
            second=second,
            points=points_of(values, pair),
            cost=_next_cost(values, pair, mode),
        )
        yield report_line(sentence, *_cost_entries(mode), "improvement/attributes")
    told = {"cost": upgrade(mode).cost, "look": upgrade(mode).look}
    sentence = phrase("a-card-for-a-deck-cost-experience", **told)
    yield report_line(sentence, *_upgrade_entries(mode))


SITUATION = Situation(
    id="tainted-grail/improvement",
    vocabulary=VOCABULARY.with_composed({
        f"field-{group}.{each}": phrase(message, attribute=ATTRIBUTES[each])
        for group, message in (
            ("wanted", "attribute-points-wanted"),
            ("worth", "attribute-worth-of-a-point"),
        )
        for each in Attribute
    }),
    request=ImprovementRequest,
    problem_builder=build_report,
    form_defaults={
        "hero.experience": 12, "mode": "normal", **{f"hero.{each}": 0 for each in Attribute}, "hero.aggression": 2,
        "hero.courage": 1, **{f"wanted.{each}": 0 for each in Attribute},
        "wanted.aggression": 1, "wanted.courage": 1, "cards": 1, "deck_size": None,
        **{f"worth.{each}": 1 for each in Attribute}, "worth.card": 1, **NO_NAMES,
    },
    advanced_fields=frozenset(
        {"deck_size", "worth.card", *NO_NAMES, *(f"worth.{each}" for each in Attribute)}
    ),
    group=GROWTH_GROUP,
)  # fmt: skip
