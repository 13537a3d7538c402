"""A rule is given one argument less than it needs."""

from right import plays, thrown, word

from rulewright.engine.effects import Play, Rule, become, bind, call, conclude, proceed


def calls() -> Rule[int]:
    return 1 + (yield from call(thrown, 0))  # error: arg-type


def becomes() -> Rule[int]:
    return (yield from become(thrown))  # error: arg-type


def concludes() -> Rule[str]:
    return (yield from conclude(word, thrown, 0))  # error: arg-type


def goes_on() -> Play[str]:
    return proceed(plays, 0)  # error: arg-type
    yield


question = bind(plays, 0)  # error: arg-type
