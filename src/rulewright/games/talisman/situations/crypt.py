"""The situation `talisman/crypt`."""

from __future__ import annotations

from typing import Literal

from rulewright.games.talisman.situations.character_sheet import read_character
from rulewright.games.talisman.situations.defaults import IMPROVEMENTS, INNER_REGION, VOCABULARY, named_in, variants
from rulewright.games.talisman.situations.request_fields import CharacterRequest
from rulewright.games.talisman.situations.underground import UndergroundVariants, Worth, build_crypt_or_mines_problem
from rulewright.situations.problem import Problem
from rulewright.situations.request import RequestModel, default_variants
from rulewright.situations.situation import Situation


class CryptRequest(RequestModel):
    """`talisman/crypt`: 3 dice less Strength. `worth` says how much each space is worth that the dice can lead to.

    An outcome tells whether the space is `encountered` in the same turn.
    """

    situation: Literal["talisman/crypt"]
    hero: CharacterRequest
    worth: dict[Literal["crypt", "plain-of-peril", "portal-of-power", "warlocks-cave", "city"], Worth] = {}  # noqa: RUF012
    goal: Literal["worth"] = "worth"
    variants: UndergroundVariants = default_variants(UndergroundVariants)


def ask(request: CryptRequest) -> Problem[tuple[str, int]]:
    """Build the problem of `talisman/crypt`."""
    given = read_character(request.hero, needs=("strength",))
    worth = {str(space): value for space, value in request.worth.items()}
    return build_crypt_or_mines_problem("crypt", given, "strength", worth, request.variants)


SITUATION = Situation(
    id="talisman/crypt",
    vocabulary=VOCABULARY,
    request=CryptRequest,
    problem_builder=ask,
    result_ids=("crypt", "plain-of-peril", "portal-of-power", "warlocks-cave", "city"),
    goal_ids=("worth",),
    variants=variants("arrival-from-crypt-is-encountered"),
    improvements=IMPROVEMENTS,
    probability_measures=frozenset({"alive"}),
    form_defaults={"hero.strength": 6, "hero.fate": 1},
    named_input=named_in("crypt"),
    group=INNER_REGION,
)
