"""A rule is given one argument less than it needs."""

from right import plays, thrown, word

from rulewright.engine.effects import Play, Rule, bind, call, proceed, tail_call, tail_call_with


def calls() -> Rule[int]:
    return 1 + (yield from call(thrown, 0))  # error: arg-type


def becomes() -> Rule[int]:
    return (yield from tail_call(thrown))  # error: arg-type


def concludes() -> Rule[str]:
    return (yield from tail_call_with(word, thrown, 0))  # error: arg-type


def goes_on() -> Play[str]:
    return proceed(plays, 0)  # error: arg-type
    yield


question = bind(plays, 0)  # error: arg-type
