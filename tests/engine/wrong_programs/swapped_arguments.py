"""Two arguments are swapped."""

from right import plays, thrown, word

from rulewright.engine.effects import Play, Rule, become, bind, call, conclude, proceed


def calls() -> Rule[int]:
    return 1 + (yield from call(thrown, "hero", 0))  # error: arg-type


def becomes() -> Rule[int]:
    return (yield from become(thrown, "hero", 0, facts={"bonus": 1}))  # error: arg-type


def concludes() -> Rule[str]:
    return (yield from conclude(word, thrown, "hero", 0))  # error: arg-type


def goes_on() -> Play[str]:
    return proceed(plays, "hero", 0)  # error: arg-type
    yield


question = bind(plays, "hero", 0)  # error: arg-type
