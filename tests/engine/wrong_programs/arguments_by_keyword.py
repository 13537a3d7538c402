"""A rule is given an argument by keyword; equal calls are known by their arguments in order."""

from right import thrown, word

from rulewright.engine.effects import Play, Rule, bind, call, proceed, tail_call, tail_call_with


def calls() -> Rule[int]:
    return 1 + (yield from call(thrown, 0, "hero", sides=6))  # error: call-arg


def becomes() -> Rule[int]:
    return (yield from tail_call(thrown, 0, "hero", sides=6))  # error: call-arg


def concludes() -> Rule[str]:
    return (yield from tail_call_with(word, thrown, 0, "hero", sides=6))  # error: call-arg


def goes_on() -> Play[int]:
    return proceed(thrown, 0, "hero", sides=6)  # error: call-arg
    yield


question = bind(thrown, 0, "hero", sides=6)  # error: call-arg
