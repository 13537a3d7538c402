"""The shared part of the problems of combat and diplomacy: the best line, or the report of a given one."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from operator import attrgetter

from rulewright.engine.effects import bind
from rulewright.engine.goal import Goal, Measure
from rulewright.games.tainted_grail.rules.activation import activation, hide_late_draws
from rulewright.games.tainted_grail.rules.line_of_play import resolve_line
from rulewright.games.tainted_grail.rules.play import ActivationEnd, ActivationOutcome, Trait
from rulewright.games.tainted_grail.situations.encounter_request import (
    ParsedEncounter,
    bind_merged_activation,
    known_facts,
)
from rulewright.games.tainted_grail.situations.line_report import build_line_report
from rulewright.games.tainted_grail.situations.named_pieces import Uses, name_pieces
from rulewright.situations.problem import OutcomeSummary, Problem, Report


def measure_end(name: str, *ends: ActivationEnd, inverse: bool = False) -> Measure[ActivationOutcome]:
    """A measure of whether an activation has one of `ends`; with `inverse`, whether it has none of them."""
    return Measure(name, lambda outcome: (outcome.end in ends) is not inverse)


def measure_resources(*names: str) -> tuple[Measure[ActivationOutcome], ...]:
    """The measures of what a character has after an activation; the less terror, the better."""
    return tuple(Measure(name, attrgetter(name), sign=-1 if name == "terror" else 1) for name in names)


def build_encounter_problem(
    situation: str,
    play: ParsedEncounter,
    goal: Goal[ActivationOutcome],
    pool: str,
    resources: Collection[str],
    impossible_ends: Collection[ActivationEnd],
    wanted_results: tuple[str, ...] = (),
) -> Problem[ActivationOutcome] | Report:
    """Build the problem of an activation, or the report of the line that the request gives.

    `pool` is the name of the combat pool or of the affinity, `resources` are what else an outcome states.
    """
    has = play.setting.has
    uses = Uses(attributes=True, in_encounter=True, shatters=has(Trait.SHATTER), robs=has(Trait.ROBBER))
    named = name_pieces(play.sheet, uses)
    if play.line is not None:
        resolved = resolve_line(play.setting, play.state, play.line, play.draws)
        return replace(build_line_report(situation, play.setting, resolved), named=named)

    def summarize(outcome: ActivationOutcome) -> OutcomeSummary:
        return OutcomeSummary(outcome.end, {pool: outcome.pool, **{name: getattr(outcome, name) for name in resources}})

    return Problem(
        bind(activation, play.setting, play.state),
        goal,
        summarize,
        hide_late_draws,
        rule_facts=known_facts,
        stages=("played",),
        possible_results=tuple(str(end) for end in ActivationEnd if end not in impossible_ends),
        replans_when_simplified=True,
        symmetry_reduced_rule=bind_merged_activation(play.setting, play.state),
        wanted_results=wanted_results,
        named=named,
    )
