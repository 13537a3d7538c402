"""An argument, or an option of the call itself, has another type."""

from right import plays, thrown, word

from rulewright.engine.effects import Play, Rule, bind, call, proceed, tail_call, tail_call_with


def calls(die: int | None) -> Rule[int]:
    return 1 + (yield from call(thrown, die, "hero"))  # error: arg-type


def becomes() -> Rule[int]:
    return (yield from tail_call(thrown, 0, None))  # error: arg-type


def concludes() -> Rule[str]:
    return (yield from tail_call_with(word, thrown, 0, "hero", "6"))  # error: arg-type


def goes_on() -> Play[str]:
    return proceed(plays, 0.5, "hero")  # error: arg-type
    yield


def tells(dice: tuple[int, ...]) -> Rule[int]:
    return (yield from call(thrown, 0, "hero", facts={"dice": dice}))  # error: dict-item


question = bind(plays, 0, b"hero")  # error: arg-type
