"""The situation `talisman/command-spell`: a character alone on the Crown of Command."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.engine.effects import bind
from rulewright.engine.goal import Goal, Measure
from rulewright.games.talisman.crown import Casting, Counts, SpellOutcome, SpellResult, on_the_crown_alone
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.situations.defaults import INNER_REGION, VOCABULARY, variants
from rulewright.games.talisman.situations.shapes import HeroRequest, Life, Tokens
from rulewright.games.talisman.situations.turns import by_turn
from rulewright.situations import Improvement, Problem, Situation, Summary
from rulewright.situations.request import contradiction
from rulewright.situations.shapes import Flag, Request, Variants, default

MOST_OTHERS = 13  # the box has 14 characters


class CommandVariants(Variants):
    """The readings of the Command Spell."""

    command_counts: Counts = Counts.REMAINING


class CommandSpellRequest(Request):
    """`talisman/command-spell`: the caster is alone on the Crown; `others` are the lives of all other characters.

    `faster_table` is the alternative rule, `players` how many began the game (if left out, those that are left),
    `within` the number of turns that count, `fate` the caster's tokens, which may stand in `hero` instead.
    """

    situation: Literal["talisman/command-spell"]
    hero: HeroRequest = HeroRequest()
    others: Annotated[tuple[Life, ...], Field(min_length=1, max_length=MOST_OTHERS)]
    fate: Tokens = 0
    faster_table: Flag = False
    players: Annotated[int, Field(ge=2, le=MOST_OTHERS + 1, strict=True)] | None = None
    within: Annotated[int, Field(ge=1, le=60, strict=True)] | None = None
    goal: Literal["win"] = "win"
    variants: CommandVariants = default(CommandVariants)

    @model_validator(mode="after")
    def _agreeing(self) -> CommandSpellRequest:
        if self.players is not None and self.players <= len(self.others):
            raise contradiction(
                f"players = {self.players}",
                phrase("there-are-more-characters-left-than"),
                phrase("count-the-caster-and-everybody-in"),
            )
        if self.fate and self.hero.fate and self.fate != self.hero.fate:
            raise contradiction(
                f"fate = {self.fate}",
                phrase("fate-and-hero-fate-give-different"),
                phrase("keep-one-of-them"),
            )
        return self


def _is_all_out(outcome: Hashable) -> bool:
    return isinstance(outcome, SpellOutcome) and outcome.result is SpellResult.ALL_OUT


WITHIN_GOAL = Goal[SpellOutcome]("win", (Measure("all-out", _is_all_out),))
FEWEST_TURNS = Goal[SpellOutcome]("win", ())


def ask_command_spell(request: CommandSpellRequest) -> Problem[SpellOutcome]:
    """What a `talisman/command-spell` asks."""
    casting = Casting(
        request.others,
        request.faster_table,
        request.variants.command_counts,
        request.players or len(request.others) + 1,
    )
    fate, within = max(request.fate, request.hero.fate), request.within
    return Problem(
        bind(on_the_crown_alone, casting, 0, fate, within),
        FEWEST_TURNS if within is None else WITHIN_GOAL,
        lambda outcome: Summary(outcome.result, {"fate": outcome.fate}),
        by_turn=lambda solution: by_turn(solution, within, _is_all_out),
        rounds=within or 0,
    )


SITUATION = Situation(
    id="talisman/command-spell",
    vocabulary=VOCABULARY,
    request=CommandSpellRequest,
    ask=ask_command_spell,
    result_ids=tuple(SpellResult),
    goal_ids=("win",),
    variants=variants("command-counts"),
    headline={"win": "all-out"},
    improvements=(Improvement(phrase("n-1-fate-token-more"), ("fate",), last=phrase("without-your-last-fate-token")),),
    form={"others": [4, 4, 4], "fate": 0, "within": None, "faster_table": False, "players": None},
    more=frozenset({"faster_table"}),
    group=INNER_REGION,
)
