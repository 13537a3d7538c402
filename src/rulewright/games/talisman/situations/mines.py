"""The situation `talisman/mines`."""

from __future__ import annotations

from typing import Literal

from rulewright.games.talisman.situations.character_sheet import read_character
from rulewright.games.talisman.situations.defaults import IMPROVEMENTS, INNER_REGION, VOCABULARY, named_in, variants
from rulewright.games.talisman.situations.request_fields import CharacterRequest
from rulewright.games.talisman.situations.underground import UndergroundVariants, Worth, build_crypt_or_mines_problem
from rulewright.situations.problem import Problem
from rulewright.situations.request import RequestModel, default_variants
from rulewright.situations.situation import Situation


class MinesRequest(RequestModel):
    """`talisman/mines`: 3 dice less Craft, or 2. `worth` says how much each space is worth that the dice can lead to.

    The Dwarf rolls 2 dice, and so does a hero with a Gnome. An outcome tells whether the space is `encountered` in the
    same turn.
    """

    situation: Literal["talisman/mines"]
    hero: CharacterRequest
    worth: dict[Literal["mines", "plain-of-peril", "portal-of-power", "warlocks-cave", "tavern"], Worth] = {}  # noqa: RUF012
    goal: Literal["worth"] = "worth"
    variants: UndergroundVariants = default_variants(UndergroundVariants)


def ask(request: MinesRequest) -> Problem[tuple[str, int]]:
    """Build the problem of `talisman/mines`."""
    given = read_character(request.hero, needs=("craft",))
    worth = {str(space): value for space, value in request.worth.items()}
    return build_crypt_or_mines_problem("mines", given, "craft", worth, request.variants)


SITUATION = Situation(
    id="talisman/mines",
    vocabulary=VOCABULARY,
    request=MinesRequest,
    problem_builder=ask,
    result_ids=("mines", "plain-of-peril", "portal-of-power", "warlocks-cave", "tavern"),
    goal_ids=("worth",),
    variants=variants("arrival-from-crypt-is-encountered"),
    improvements=IMPROVEMENTS,
    probability_measures=frozenset({"alive"}),
    form_defaults={"hero.craft": 6, "hero.fate": 1},
    named_input=named_in("mines"),
    group=INNER_REGION,
)
