"""Everything that the wrong programs do, done right: nothing is marked, and nothing may be found."""

from rulewright.engine.effects import Play, Rule, bind, call, choose, proceed, roll, tail_call, tail_call_with
from rulewright.engine.goal import Goal, Measure
from rulewright.engine.replay import resume_play
from rulewright.engine.solver import Solver


def thrown(die: int, roller: str, sides: int = 6) -> Rule[int]:
    return die or (yield from roll(roller, entry="dice/thrown", sides=sides))


def calls(bonus: int) -> Rule[int]:
    return bonus + (yield from call(thrown, 0, "hero", facts={"bonus": bonus}))


def becomes(bonus: int) -> Rule[int]:
    if bonus:
        return (yield from tail_call(thrown, bonus, "hero", 8, facts={"bonus": bonus}))
    return (yield from tail_call(thrown, bonus, "hero"))


def word(die: int) -> str:
    return "high" if die > 3 else "low"


def concludes() -> Rule[str]:
    return (yield from tail_call_with(word, thrown, 0, "hero"))


def plays(turns: int, name: str) -> Play[str]:
    if (yield from choose("again", ("stop", "go-on"), entry="dice/again")) == "stop":
        return name
    return proceed(plays, turns + 1, name, turns=0)


def ends(name: str) -> Play[str]:
    yield from roll("hero", entry="dice/thrown")
    return proceed(always_goes_on, name)


def always_goes_on(name: str) -> Play[str]:
    yield from roll("hero", entry="dice/thrown")
    return proceed(concludes) if name else proceed(plays, 1, name)


LONGEST = Goal[str]("longest", (Measure("length", len),))
probabilities: dict[str, object] = {**Solver().solve(bind(plays, 0, "hero"), LONGEST).probabilities}
likewise: dict[str, object] = {**Solver().solve(bind(concludes), LONGEST).probabilities}
later: dict[str, object] = {
    **Solver().solve(bind(resume_play, bind(plays, 0, "hero"), ("go-on",)), LONGEST).probabilities
}
