"""The situation `tainted-grail/diplomacy`: one activation in diplomacy, by the best line or a given one."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.engine.goal import Goal, Measure
from rulewright.games.tainted_grail.data.notation import parse_effects, parse_encounter_bonuses, parse_right_edge
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.rules.play import (
    ActivationEnd,
    ActivationOutcome,
    DiplomacyStage,
    EncounterReadings,
    Opponent,
)
from rulewright.games.tainted_grail.situations.defaults import ENCOUNTERS, NO_NAMES, VOCABULARY
from rulewright.games.tainted_grail.situations.encounter_defaults import (
    ADVANCED_FIELDS,
    GUIDE,
    IMPROVEMENTS,
    NO_ATTRIBUTES,
    UNTOLD,
    VARIANTS,
)
from rulewright.games.tainted_grail.situations.encounter_problem import (
    build_encounter_problem,
    measure_end,
    measure_resources,
)
from rulewright.games.tainted_grail.situations.encounter_request import (
    EncounterRequest,
    EncounterVariants,
    ShortText,
    find_joined_places,
    parse_encounter,
)
from rulewright.games.tainted_grail.situations.line_report import format_step
from rulewright.situations.form_element import FormElement
from rulewright.situations.problem import Problem, Report
from rulewright.situations.request import RequestModel, contradiction_error, default_variants
from rulewright.situations.situation import ChanceKind, Situation

StageNumber = Annotated[int, Field(ge=1, le=3, strict=True)]
Affinity = Annotated[int, Field(ge=-12, le=12, strict=True)]


class StageRequest(RequestModel):
    """A stage: what encounter bonuses give by attribute (`ag: a2; co: a1`), and the opponent's reaction."""

    bonus: ShortText = ""
    reaction: ShortText = ""


class OpponentRequest(RequestModel):
    """The encounter card: the track with its grey space at 0, the stages, the failure, the keys on its right edge.

    `stages` says how many of the stages there are.
    """

    top: Annotated[int, Field(ge=1, le=12, strict=True)]
    bottom: Annotated[int, Field(ge=-12, le=-1, strict=True)]
    keys: ShortText = ""
    failure: ShortText = ""
    stages: StageNumber = 1
    stage_1: StageRequest = StageRequest()
    stage_2: StageRequest = StageRequest()
    stage_3: StageRequest = StageRequest()


class DiplomacyRequest(EncounterRequest):
    """The activation of one character in diplomacy, in the current `stage` (`tainted-grail/diplomacy`)."""

    situation: Literal["tainted-grail/diplomacy"]
    encounter: OpponentRequest
    affinity: Affinity = 0
    stage: StageNumber = 1
    goal: Literal["win", "survive"] = "win"
    variants: EncounterVariants = default_variants(EncounterVariants)

    def find_joined_key_places(self) -> tuple[tuple[str, ...], ...]:
        """The places of each card of the sequence that join the card before it. Raises `BadInputError`."""
        return find_joined_places(self, self.encounter.keys, needs_all=self.variants.key_of_several == "all")

    @model_validator(mode="after")
    def _check_track(self) -> DiplomacyRequest:
        card = self.encounter
        if not card.bottom <= self.affinity <= card.top:
            raise contradiction_error(
                f"affinity = {self.affinity}",
                phrase("the-track-goes-from-low-to", low=card.bottom, high=card.top),
                phrase("choose-a-number-in-this-range"),
            )
        if self.stage > card.stages:
            raise contradiction_error(
                f"stage = {self.stage}",
                phrase("the-card-has-number-stages", number=card.stages),
                phrase("choose-a-number-in-this-range"),
            )
        return self


_RESOURCES = ("health", "energy", "terror", "reputation", "magic", "hand")
_WIN = measure_end("win", ActivationEnd.WIN)
_STAGES = Measure[ActivationOutcome]("stages", lambda outcome: outcome.stage + (outcome.end is ActivationEnd.WIN))
_TALKING = measure_end("talking", ActivationEnd.FAILED, ActivationEnd.DYING, inverse=True)
_AFFINITY = Measure[ActivationOutcome]("affinity", lambda outcome: outcome.pool)
_REST = measure_resources(*_RESOURCES)
GOALS = {
    "win": Goal("win", (_WIN, _STAGES, _TALKING, _AFFINITY, *_REST)),
    "survive": Goal("survive", (_TALKING, _WIN, _STAGES, _AFFINITY, *_REST)),
}


def build_problem(request: DiplomacyRequest) -> Problem[ActivationOutcome] | Report:
    """Build the problem of `tainted-grail/diplomacy`. Raises `BadInputError` for malformed text."""
    card, variants = request.encounter, request.variants
    given = (card.stage_1, card.stage_2, card.stage_3)[: card.stages]
    opponent = Opponent(
        tuple(
            DiplomacyStage(
                parse_encounter_bonuses(f"encounter.stage_{number}.bonus", stage.bonus),
                parse_effects(f"encounter.stage_{number}.reaction", stage.reaction),
            )
            for number, stage in enumerate(given, 1)
        ),
        card.top,
        card.bottom,
        parse_right_edge("encounter.keys", card.keys),
        parse_effects("encounter.failure", card.failure),
    )
    readings = EncounterReadings(
        key_of_several_needs_all=variants.key_of_several == "all",
        torn_card_is_the_one_before=variants.torn_card == "before",
    )
    play = parse_encounter(request, opponent, request.affinity, readings, stage=request.stage - 1)
    impossible = {ActivationEnd.ESCAPED, ActivationEnd.ENEMY_FLEES, ActivationEnd.ROBBED}
    if request.stage == card.stages:
        impossible.add(ActivationEnd.STAGE_WON)
    goal, wanted = GOALS[request.goal], _requested_results(request)
    return build_encounter_problem(request.situation, play, goal, "affinity", _RESOURCES, impossible, wanted)


def _requested_results(request: DiplomacyRequest) -> tuple[str, ...]:
    """The results that the goal wants first: a stage, if more follow, or an end against the character's will."""
    if request.goal == "survive":
        return str(ActivationEnd.FAILED), str(ActivationEnd.DYING)
    return (str(ActivationEnd.STAGE_WON),) if request.stage < request.encounter.stages else ()


def _load_card_builder() -> FormElement:
    from rulewright.games.tainted_grail.situations.card_builder import diplomacy_card_builder

    return diplomacy_card_builder(DiplomacyRequest)


SITUATION = Situation(
    id="tainted-grail/diplomacy",
    vocabulary=VOCABULARY,
    request=DiplomacyRequest,
    problem_builder=build_problem,
    result_ids=tuple(
        end
        for end in ActivationEnd
        if end not in (ActivationEnd.ESCAPED, ActivationEnd.ENEMY_FLEES, ActivationEnd.ROBBED)
    ),
    goal_ids=("win", "survive"),
    variants=VARIANTS,
    headline_results={"win": "win", "survive": "failed"},
    goals_to_avoid=frozenset({"survive"}),
    untold=UNTOLD,
    step_sentence=format_step,
    facts_hidden_at_zero=frozenset({"hand"}),
    improvements=IMPROVEMENTS,
    probability_measures=frozenset({"talking"}),
    chance_kinds=frozenset({ChanceKind.CARDS}),
    occasional_results=frozenset({ActivationEnd.STAGE_WON}),
    form_defaults={
        "cards": "U1 = 1:e F:a > 1:em\nU2 = 1:a M:d F:a > 1:em M\nU3 = M:+ F:a > 1:em / place: te+1",
        "hand": "U2, U3", "deck": "U1, ? x10", "sequence": "U1", "affinity": 1, "stage": 1, "encounter.top": 4,
        "encounter.bottom": -4, "encounter.stages": 2, "encounter.keys": "1:em1", "encounter.failure": "te+1",
        "encounter.stage_1.bonus": "em: a2", "encounter.stage_1.reaction": "a-1, te+1",
        "encounter.stage_2.bonus": "em: a1", "encounter.stage_2.reaction": "en-1, torn",
        "encounter.stage_3.bonus": "", "encounter.stage_3.reaction": "", **NO_ATTRIBUTES, "hero.empathy": 1,
        "hero.health": 8, "hero.energy": 6, "hero.terror": 0, "hero.magic": 1, "hero.reputation": 1, "goal": "win",
        "line": None, "draws": None, "end_turn": False, "hero.has_wings": True, "hero.wings_lower": 0, **NO_NAMES,
    },
    advanced_fields=ADVANCED_FIELDS | {"encounter.failure", "encounter.stage_3.bonus", "encounter.stage_3.reaction"},
    notation_guide=(
        *GUIDE,
        phrase("in-diplomacy-a-moves-the-affinity"),
        phrase("a-stage-says-by-attribute-what"),
        phrase("green-a1-holds-only-with-the"),
    ),
    form_element=_load_card_builder,
    group=ENCOUNTERS,
)  # fmt: skip
