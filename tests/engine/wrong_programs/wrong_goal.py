"""A rule is solved for a goal that measures other outcomes."""

from right import LONGEST, plays, thrown

from rulewright.engine.effects import bind
from rulewright.engine.goal import Goal, Measure
from rulewright.engine.replay import resume_play
from rulewright.engine.sampler import sample
from rulewright.engine.solver import Solver
from rulewright.situations.problem import OutcomeSummary, Problem

HIGHEST = Goal[int]("highest", (Measure("face", lambda face: face),))


def summary(word: str) -> OutcomeSummary:
    return OutcomeSummary(word, {})


one = Solver().solve(bind(plays, 0, "hero"), HIGHEST)  # error: arg-type
other = Solver().solve(bind(thrown, 0, "hero"), LONGEST)  # error: arg-type
later = Solver().solve(bind(resume_play, bind(plays, 0, "hero"), ()), HIGHEST)  # error: arg-type
right = Solver().solve(bind(plays, 0, "hero"), LONGEST)
samples = sample(right, 100, 1, bind(thrown, 0, "hero"))  # error: arg-type
asked = Problem(bind(plays, 0, "hero"), HIGHEST, lambda face: OutcomeSummary(str(face), {}))  # error: arg-type
told = Problem(bind(thrown, 0, "hero"), HIGHEST, summary)  # error: arg-type
