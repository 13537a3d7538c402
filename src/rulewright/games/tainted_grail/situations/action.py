"""The situation `tainted-grail/action`: the cost of an action for a character or a party, and each member's share."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.games.tainted_grail.data.actions import (
    Action,
    Means,
    Payment,
    each_pays,
    for_the_acting,
    is_done,
    is_free,
    is_per_member,
    may_hand_over,
    may_pay_for_others,
    price_per_member,
    together,
)
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.situations.defaults import LAND_GROUP, VOCABULARY
from rulewright.games.tainted_grail.situations.report_lines import full_ids, report_line
from rulewright.games.tainted_grail.situations.request_fields import ResourceAmount
from rulewright.situations.problem import Report, Statement
from rulewright.situations.request import (
    Flag,
    RequestModel,
    Variants,
    contradiction_error,
    default_variants,
    missing_field_error,
)
from rulewright.situations.situation import Situation, Variant

PRICED_ACTIONS = (Action.LOCATION, Action.CHARACTER, Action.EACH_PAYS)


class ActionVariants(Variants):
    """The reading of exchanging."""

    exchanging_during_action: Flag = True


class ActionRequest(RequestModel):
    """An `action` of a party, whose acting character comes first (`tainted-grail/action`).

    - `have`: the amount of the resource that each member has.
    - `price`: the cost printed for a location or character action, or demanded of each member (`each-pays`).
    - `means`: the resource demanded of each member.
    - `helping`: whether members help each other as far as the rules allow.
    """

    situation: Literal["tainted-grail/action"]
    action: Action
    price: Annotated[int, Field(ge=0, le=20, strict=True)] | None = None
    have: Annotated[tuple[ResourceAmount, ...], Field(min_length=1, max_length=4)]
    helping: Flag = True
    means: Means = Means.ENERGY
    in_encounter: Flag = False
    variants: ActionVariants = default_variants(ActionVariants)

    @model_validator(mode="after")
    def _check_price(self) -> ActionRequest:
        if self.action in PRICED_ACTIONS and self.price is None:
            raise missing_field_error("price", phrase("give-the-number-that-the-card"))
        if self.action not in PRICED_ACTIONS and self.price is not None:
            raise contradiction_error(
                f"price = {self.price}", phrase("this-action-always-costs-the-same"), phrase("take-it-out")
            )
        if self.action is not Action.EACH_PAYS and self.means is not Means.ENERGY:
            raise contradiction_error(
                f"means = {self.means}",
                phrase("this-action-is-paid-with-energy"),
                phrase("take-it-out-or-ask-for"),
            )
        if self.in_encounter and self.action is not Action.EACH_PAYS:
            raise contradiction_error("in_encounter", phrase("no-action-is-taken-in-an"), phrase("take-it-out"))
        return self

    @property
    def can_help(self) -> bool:
        """Whether members can and want to help each other."""
        hands_over = may_hand_over(self.means, self.in_encounter, self.variants.exchanging_during_action)
        return self.helping and len(self.have) > 1 and (may_pay_for_others(self.means) or hands_over)


def build_report(request: ActionRequest) -> Report:
    """Build the answer to `tainted-grail/action`."""
    payment = _compute_payment(request)
    left = [have - share for have, share in zip(request.have, payment.shares, strict=True)]
    fields = {
        "per_member": is_per_member(request.action),
        "possible": not payment.lacking and len(payment.expelled) < len(request.have),
        "total": payment.total,
        "shares": list(payment.shares),
        "left": left,
        "expelled": [place + 1 for place in payment.expelled],
        "lacking": payment.lacking,
        "entries": full_ids(*_cost_entries(request)),
    }
    return Report(request.situation, fields, tuple(_build_lines(request, payment, left)))


def _compute_payment(request: ActionRequest) -> Payment:
    if is_free(request.action):
        return Payment((0,) * len(request.have))
    if is_per_member(request.action):
        price = price_per_member() if request.price is None else request.price
        return each_pays(price, request.have, request.can_help)
    price = request.price or 0
    if request.action is Action.CHARACTER:
        return for_the_acting(price, request.have, request.can_help)
    if not request.helping:
        return for_the_acting(price, request.have, helping=False)
    return together(price, request.have)


def _cost_entries(request: ActionRequest) -> tuple[str, ...]:
    """The rules of the action's cost."""
    party = len(request.have) > 1
    alone, as_party = {
        Action.TRAVEL: ("actions/travel", "actions/party-travel"),
        Action.EXPLORE: ("actions/explore", "actions/party-explore"),
        Action.LOCATION: ("actions/location-action", "actions/party-location-action"),
        Action.CHARACTER: ("actions/character-action", "actions/helping-a-character-action"),
        Action.INSPECT: ("actions/inspect-menhir", None),
        Action.PASS: ("actions/pass", None),
        Action.EACH_PAYS: ("parties/cannot-pay", None),
    }[request.action]
    return (alone, *((as_party,) if as_party and party else ()))


def _help_entries(request: ActionRequest) -> tuple[str, ...]:
    """The rules about who may help to pay."""
    if may_pay_for_others(request.means):
        return ("parties/paying",)
    if request.means in (Means.FOOD, Means.WEALTH):
        return ("parties/exchanging", "possessions/exchanging-resources", "faq/trading-during-an-action")
    return ("possessions/exchanging-resources", "parties/paying")


def _payer(request: ActionRequest) -> str:
    """Who lacks something: `own` if the acting member has to pay part of the price itself and has nothing."""
    if len(request.have) == 1 or not request.helping:
        return "you"
    return "own" if request.action is Action.CHARACTER and not request.have[0] else "party"


def _build_lines(request: ActionRequest, payment: Payment, left: list[int]) -> list[Statement]:
    entries = _cost_entries(request)
    lines = []
    if payment.lacking:
        told = {"lacking": payment.lacking, "means": str(request.means), "payer": _payer(request)}
        sentence = phrase("the-action-is-not-possible-lacking", **told)
        return [report_line(sentence, *entries, *(_help_entries(request) if len(request.have) > 1 else ()), leads=True)]
    if is_free(request.action):
        lines.append(report_line(phrase("it-costs-nothing"), *entries, leads=True))
        if request.action is Action.PASS:
            lines.append(report_line(phrase("whoever-passes-takes-no-more-actions"), "actions/pass"))
        return lines
    stays = [place for place in range(len(request.have)) if place not in payment.expelled]
    paid = {"total": payment.total, "party": len(left), "payers": len(stays)}
    lines.append(report_line(phrase("paid-in-all-total", **paid, means=str(request.means)), *entries, leads=True))
    if len(request.have) > 1:
        helped = _help_entries(request) if request.can_help else ()
        for place in stays:
            told = {
                "member": place + 1,
                "share": payment.shares[place],
                "left": left[place],
                "means": str(request.means),
            }
            lines.append(report_line(phrase("member-member-pays-share-left-left", **told), *entries, *helped))
    else:
        lines.append(report_line(phrase("left-left", left=left[0], means=str(request.means)), *entries))
    for place in payment.expelled:
        sentence = phrase("member-member-cannot-pay-and-nobody", member=place + 1)
        lines.append(report_line(sentence, "parties/cannot-pay", *_help_entries(request)))
    done = [str(place + 1) for place in stays if is_done(left[place], has_passed=False)]
    if done and request.means is Means.ENERGY:
        sentence = phrase(
            "without-energy-done-for-today-members", members=tuple(done), count=len(done), party=len(left)
        )
        lines.append(report_line(sentence, "actions/rounds-and-end"))
    return lines


SITUATION = Situation(
    id="tainted-grail/action",
    vocabulary=VOCABULARY,
    request=ActionRequest,
    problem_builder=build_report,
    variants={
        "exchanging-during-action": Variant(
            phrase("variant-exchanging-during-action"), (True, False), "differences/exchanging-during-an-action"
        )
    },
    form_defaults={
        "action": "travel", "price": None, "have": [3, 2], "helping": True, "means": "energy", "in_encounter": False,
    },
    advanced_fields=frozenset({"in_encounter", "means"}),
    group=LAND_GROUP,
)  # fmt: skip
