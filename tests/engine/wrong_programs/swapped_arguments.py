"""Two arguments are swapped."""

from right import plays, thrown, word

from rulewright.engine.effects import Play, Rule, bind, call, proceed, tail_call, tail_call_with


def calls() -> Rule[int]:
    return 1 + (yield from call(thrown, "hero", 0))  # error: arg-type


def becomes() -> Rule[int]:
    return (yield from tail_call(thrown, "hero", 0, facts={"bonus": 1}))  # error: arg-type


def concludes() -> Rule[str]:
    return (yield from tail_call_with(word, thrown, "hero", 0))  # error: arg-type


def goes_on() -> Play[str]:
    return proceed(plays, "hero", 0)  # error: arg-type
    yield


question = bind(plays, "hero", 0)  # error: arg-type
