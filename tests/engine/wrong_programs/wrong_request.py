"""A situation hands its question a request of another kind."""

from typing import Literal

from rulewright.language.messages import Vocabulary
from rulewright.language.phrase import CATALOGS
from rulewright.situations.problem import Report
from rulewright.situations.request import RequestModel
from rulewright.situations.situation import Situation


class DuelRequest(RequestModel):
    situation: Literal["dice/duel"]
    sides: int


class SoloRequest(RequestModel):
    situation: Literal["dice/solo"]


def ask_duel(request: DuelRequest) -> Report:
    return Report(request.situation, {"sides": request.sides}, ())


def ask_either(request: DuelRequest | SoloRequest) -> Report:
    return Report(request.situation, {"sides": request.sides}, ())  # error: union-attr


words = Vocabulary(CATALOGS)
right = Situation("dice/duel", words, DuelRequest, ask_duel)
likewise = Situation("dice/solo", words, SoloRequest, ask_either)
wrong = Situation("dice/solo", words, SoloRequest, ask_duel)  # error: arg-type
situations: tuple[Situation, ...] = (right, likewise)
