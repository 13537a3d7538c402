"""A rule is given an argument by keyword; equal calls are known by their arguments in order."""

from right import thrown, word

from rulewright.engine.effects import Play, Rule, become, bind, call, conclude, proceed


def calls() -> Rule[int]:
    return 1 + (yield from call(thrown, 0, "hero", sides=6))  # error: call-arg


def becomes() -> Rule[int]:
    return (yield from become(thrown, 0, "hero", sides=6))  # error: call-arg


def concludes() -> Rule[str]:
    return (yield from conclude(word, thrown, 0, "hero", sides=6))  # error: call-arg


def goes_on() -> Play[int]:
    return proceed(thrown, 0, "hero", sides=6)  # error: call-arg
    yield


question = bind(thrown, 0, "hero", sides=6)  # error: call-arg
