"""The situation `tainted-grail/diplomacy`: one activation in diplomacy, the best line or one that is named."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.engine.effects import bind
from rulewright.engine.goal import Goal, Measure
from rulewright.games.tainted_grail.activation import activation, seeing_less
from rulewright.games.tainted_grail.line import resolved
from rulewright.games.tainted_grail.notation import read_bonuses, read_edge, read_effects
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.play import End, Opponent, Outcome, Readings, Stage
from rulewright.games.tainted_grail.situations.defaults import ENCOUNTERS, VOCABULARY
from rulewright.games.tainted_grail.situations.encounter_defaults import (
    GUIDE,
    IMPROVEMENTS,
    MORE,
    NO_ATTRIBUTES,
    VARIANTS,
)
from rulewright.games.tainted_grail.situations.encounters import (
    EncounterRequest,
    EncounterVariants,
    Short,
    activation_with_alike_as_one,
    joined_places,
    known_in,
    situated,
)
from rulewright.games.tainted_grail.situations.telling import report
from rulewright.situations import Chance, Problem, Report, Situation, Summary
from rulewright.situations.hands import Hands
from rulewright.situations.request import contradiction
from rulewright.situations.shapes import Request, default

StageNumber = Annotated[int, Field(ge=1, le=3, strict=True)]
Affinity = Annotated[int, Field(ge=-12, le=12, strict=True)]


class StageRequest(Request):
    """A stage: what encounter bonuses give by attribute (`ag: a2; co: a1`), and the opponent's reaction."""

    bonus: Short = ""
    reaction: Short = ""


class OpponentRequest(Request):
    """The encounter card: the track with its grey space at 0, the stages, the failure, the keys on its right edge.

    `stages` says how many of the stages there are.
    """

    top: Annotated[int, Field(ge=1, le=12, strict=True)]
    bottom: Annotated[int, Field(ge=-12, le=-1, strict=True)]
    keys: Short = ""
    failure: Short = ""
    stages: StageNumber = 1
    stage_1: StageRequest = StageRequest()
    stage_2: StageRequest = StageRequest()
    stage_3: StageRequest = StageRequest()


class DiplomacyRequest(EncounterRequest):
    """`tainted-grail/diplomacy`: the activation of one character; `stage` is the current one."""

    situation: Literal["tainted-grail/diplomacy"]
    encounter: OpponentRequest
    affinity: Affinity = 0
    stage: StageNumber = 1
    goal: Literal["win", "survive"] = "win"
    variants: EncounterVariants = default(EncounterVariants)

    def joined(self) -> tuple[tuple[str, ...], ...]:
        """The places of each card of the sequence that join the card before it. Raises `BadInputError`."""
        return joined_places(self, self.encounter.keys, needs_all=self.variants.key_of_several == "all")

    @model_validator(mode="after")
    def _on_the_track(self) -> DiplomacyRequest:
        card = self.encounter
        if not card.bottom <= self.affinity <= card.top:
            raise contradiction(
                f"affinity = {self.affinity}",
                phrase("the-track-goes-from-low-to", low=card.bottom, high=card.top),
                phrase("choose-a-number-in-this-range"),
            )
        if self.stage > card.stages:
            raise contradiction(
                f"stage = {self.stage}",
                phrase("the-card-has-number-stages", number=card.stages),
                phrase("choose-a-number-in-this-range"),
            )
        return self


_WIN = Measure[Outcome]("win", lambda outcome: outcome.end is End.WIN)
_STAGES = Measure[Outcome]("stages", lambda outcome: outcome.stage + (outcome.end is End.WIN))
_TALKING = Measure[Outcome]("talking", lambda outcome: outcome.end not in (End.FAILED, End.DYING))
_AFFINITY = Measure[Outcome]("affinity", lambda outcome: outcome.pool)
_REST = (
    Measure[Outcome]("health", lambda outcome: outcome.health),
    Measure[Outcome]("energy", lambda outcome: outcome.energy),
    Measure[Outcome]("terror", lambda outcome: outcome.terror, sign=-1),
    Measure[Outcome]("reputation", lambda outcome: outcome.reputation),
    Measure[Outcome]("magic", lambda outcome: outcome.magic),
    Measure[Outcome]("hand", lambda outcome: outcome.hand),
)
GOALS = {
    "win": Goal("win", (_WIN, _STAGES, _TALKING, _AFFINITY, *_REST)),
    "survive": Goal("survive", (_TALKING, _WIN, _STAGES, _AFFINITY, *_REST)),
}


def ask(request: DiplomacyRequest) -> Problem[Outcome] | Report:
    """What a `tainted-grail/diplomacy` asks. Raises `BadInputError` for text that cannot be read."""
    card, variants = request.encounter, request.variants
    given = (card.stage_1, card.stage_2, card.stage_3)[: card.stages]
    opponent = Opponent(
        tuple(
            Stage(
                read_bonuses(f"encounter.stage_{number}.bonus", stage.bonus),
                read_effects(f"encounter.stage_{number}.reaction", stage.reaction),
            )
            for number, stage in enumerate(given, 1)
        ),
        card.top,
        card.bottom,
        read_edge("encounter.keys", card.keys),
        read_effects("encounter.failure", card.failure),
    )
    readings = Readings(
        key_of_several_needs_all=variants.key_of_several == "all",
        torn_card_is_the_one_before=variants.torn_card == "before",
    )
    play = situated(request, opponent, request.affinity, readings, stage=request.stage - 1)
    if play.line is not None:
        return report(request.situation, play.setting, resolved(play.setting, play.state, play.line, play.draws))
    possible = {
        End.STAGE_WON: request.stage < card.stages,
        End.ESCAPED: False,
        End.ENEMY_FLEES: False,
        End.ROBBED: False,
    }
    return Problem(
        bind(activation, play.setting, play.state),
        GOALS[request.goal],
        _summary,
        seeing_less,
        facts_of=known_in,
        stages=("played",),
        results=tuple(str(end) for end in End if possible.get(end, True)),
        replans=True,
        alike=activation_with_alike_as_one(play.setting, play.state),
        asked=_asked(request),
    )


def _asked(request: DiplomacyRequest) -> tuple[str, ...]:
    """What the goal asks for first: a stage, where more follow; or what ends the talk against the character's will."""
    if request.goal == "survive":
        return str(End.FAILED), str(End.DYING)
    return (str(End.STAGE_WON),) if request.stage < request.encounter.stages else ()


def _summary(outcome: Outcome) -> Summary:
    return Summary(
        outcome.end,
        {
            "affinity": outcome.pool,
            "health": outcome.health,
            "energy": outcome.energy,
            "terror": outcome.terror,
            "reputation": outcome.reputation,
            "magic": outcome.magic,
            "hand": outcome.hand,
        },
    )


def _hands() -> Hands:
    from rulewright.games.tainted_grail.situations.building import diplomacy_hands

    return diplomacy_hands(DiplomacyRequest)


SITUATION = Situation(
    id="tainted-grail/diplomacy",
    vocabulary=VOCABULARY,
    request=DiplomacyRequest,
    ask=ask,
    result_ids=tuple(end for end in End if end not in (End.ESCAPED, End.ENEMY_FLEES, End.ROBBED)),
    goal_ids=("win", "survive"),
    variants=VARIANTS,
    headline={"win": "win", "survive": "failed"},
    avoiding=frozenset({"survive"}),
    if_any=frozenset({"hand"}),
    improvements=IMPROVEMENTS,
    chances=frozenset({"talking"}),
    by=frozenset({Chance.CARDS}),
    occasional=frozenset({End.STAGE_WON}),
    form={
        "cards": "U1 = 1:e F:a > 1:em\nU2 = 1:a M:d F:a > 1:em M\nU3 = M:+ F:a > 1:em / place: te+1",
        "hand": "U2, U3", "deck": "U1, ? x10", "sequence": "U1", "affinity": 1, "stage": 1, "encounter.top": 4,
        "encounter.bottom": -4, "encounter.stages": 2, "encounter.keys": "1:em1", "encounter.failure": "te+1",
        "encounter.stage_1.bonus": "em: a2", "encounter.stage_1.reaction": "a-1, te+1",
        "encounter.stage_2.bonus": "em: a1", "encounter.stage_2.reaction": "en-1, torn",
        "encounter.stage_3.bonus": "", "encounter.stage_3.reaction": "", **NO_ATTRIBUTES, "hero.empathy": 1,
        "hero.health": 8, "hero.energy": 6, "hero.terror": 0, "hero.magic": 1, "hero.reputation": 1, "goal": "win",
        "line": None, "draws": None, "end_turn": False, "hero.has_wings": True, "hero.wings_lower": 0,
    },
    more=MORE | {"encounter.failure", "encounter.stage_3.bonus", "encounter.stage_3.reaction"},
    guide=(
        *GUIDE,
        phrase("in-diplomacy-a-moves-the-affinity"),
        phrase("a-stage-says-by-attribute-what"),
        phrase("green-a1-holds-only-with-the"),
    ),
    hands=_hands,
    group=ENCOUNTERS,
)  # fmt: skip
