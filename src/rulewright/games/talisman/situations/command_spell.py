"""The situation `talisman/command-spell`: a character alone on the Crown of Command."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.engine.effects import bind
from rulewright.engine.goal import Goal, Measure
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.cast import CastingObstacleReason, CastingTurn, Now, Where, command_spell_obstacles
from rulewright.games.talisman.rules.crown import (
    CommandSpellCasting,
    CommandSpellOutcome,
    CommandSpellResult,
    Counts,
    on_the_crown_alone,
)
from rulewright.games.talisman.rules.landing import toad_turns
from rulewright.games.talisman.situations.casting import read_caster
from rulewright.games.talisman.situations.character_sheet import read_character
from rulewright.games.talisman.situations.defaults import IMPROVEMENTS, INNER_REGION, VOCABULARY, variants
from rulewright.games.talisman.situations.named_pieces import Uses, act_of, name_pieces
from rulewright.games.talisman.situations.request_fields import CharacterRequest, Life, Tokens
from rulewright.games.talisman.situations.turn_probabilities import probabilities_by_turn
from rulewright.situations.points_goal import are_in_order
from rulewright.situations.problem import OutcomeSummary, Problem
from rulewright.situations.request import (
    Flag,
    RequestModel,
    Variants,
    contradiction_error,
    default_variants,
    list_idle_fields,
)
from rulewright.situations.situation import Situation

MAX_OTHERS = 13  # the box has 14 characters


class CommandVariants(Variants):
    """The readings of the Command Spell."""

    command_counts: Counts = Counts.REMAINING


class CommandSpellRequest(RequestModel):
    """`talisman/command-spell`: the caster is alone on the Crown; `others` are the lives of all other characters.

    `faster_table` is the alternative rule, `players` how many began the game (if left out, those that are left),
    `within` the number of turns that count, `fate` the caster's tokens, which may stand in `hero` instead. A Toad has
    just become one.
    """

    situation: Literal["talisman/command-spell"]
    hero: CharacterRequest = CharacterRequest()
    others: Annotated[tuple[Life, ...], Field(min_length=1, max_length=MAX_OTHERS)]
    fate: Tokens = 0
    faster_table: Flag = False
    players: Annotated[int, Field(ge=2, le=MAX_OTHERS + 1, strict=True)] | None = None
    within: Annotated[int, Field(ge=1, le=60, strict=True)] | None = None
    goal: Literal["win"] = "win"
    variants: CommandVariants = default_variants(CommandVariants)

    @model_validator(mode="after")
    def _check_players(self) -> CommandSpellRequest:
        if self.players is not None and self.players <= len(self.others):
            raise contradiction_error(
                f"players = {self.players}",
                phrase("there-are-more-characters-left-than"),
                phrase("count-the-caster-and-everybody-in"),
            )
        if self.fate and self.hero.fate not in (0, self.fate):
            raise contradiction_error(
                f"fate = {self.fate}", phrase("field-and-hero-field-differ", field="fate"), phrase("keep-one-of-them")
            )
        return self


def _are_all_out(outcome: Hashable) -> bool:
    return isinstance(outcome, CommandSpellOutcome) and outcome.result is CommandSpellResult.ALL_OUT


WITHIN_GOAL = Goal[CommandSpellOutcome]("win", (Measure("all-out", _are_all_out),))
FEWEST_TURNS = Goal[CommandSpellOutcome]("win", ())


def build_command_spell_problem(request: CommandSpellRequest) -> Problem[CommandSpellOutcome]:
    """Build the problem of `talisman/command-spell`."""
    casting = CommandSpellCasting(
        request.others,
        request.faster_table,
        request.variants.command_counts,
        request.players or len(request.others) + 1,
    )
    given = read_character(request.hero)
    turn = CastingTurn(own=True, now=Now.ENCOUNTER, held_at_start=0)
    barred = {each.reason for each in command_spell_obstacles(read_caster(given, Where.CROWN_OF_COMMAND), turn)}
    toad = toad_turns() if CastingObstacleReason.TOAD in barred else 0
    amulet = "cards/amulet" if CastingObstacleReason.AMULET in barred else None
    acts = {} if amulet is None else {amulet: (act_of("bars-the-command-spell"),)}
    fate, within = max(request.fate, request.hero.fate), request.within
    return Problem(
        bind(on_the_crown_alone, casting, 0, fate, within, toad, amulet),
        FEWEST_TURNS if within is None else WITHIN_GOAL,
        lambda outcome: OutcomeSummary(outcome.result, {"fate": outcome.fate}),
        chances_by_turn=lambda solution: probabilities_by_turn(solution, within, _are_all_out),
        rounds=within or 0,
        without_effect=list_idle_fields(
            request,
            {
                "players": request.faster_table and request.variants.command_counts is Counts.STARTING,
                "variants.command-counts": request.faster_table,
            },
        ),
        rule_under_points=lambda points: bind(
            on_the_crown_alone,
            casting,
            0,
            fate,
            within,
            toad,
            amulet,
            not are_in_order(points, CommandSpellResult.ALL_OUT, CommandSpellResult.NOT_YET),
        ),
        named=name_pieces(given, Uses(), acts),
    )


SITUATION = Situation(
    id="talisman/command-spell",
    vocabulary=VOCABULARY,
    request=CommandSpellRequest,
    problem_builder=build_command_spell_problem,
    result_ids=tuple(CommandSpellResult),
    goal_ids=("win",),
    variants=variants("command-counts"),
    headline_results={"win": "all-out"},
    improvements=tuple(
        replace(each, path=("fate",), fallback=each.path) for each in IMPROVEMENTS if each.path == ("hero", "fate")
    ),
    form_defaults={
        "others": [4, 4, 4], "hero.fate": 0, "within": None, "faster_table": False, "players": None, "hero.toad": False,
        "hero.cards": [],
    },
    advanced_fields=frozenset({"faster_table"}),
    group=INNER_REGION,
)  # fmt: skip
