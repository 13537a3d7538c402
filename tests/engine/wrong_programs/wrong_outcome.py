"""What a rule returns is taken for something else."""

from right import concludes, plays, thrown, word

from rulewright.engine.effects import Next, Play, Rule, call, proceed, tail_call, tail_call_with


def calls() -> Rule[str]:
    result: str = yield from call(thrown, 0, "hero")  # error: assignment
    return result


def becomes() -> Rule[str]:
    return (yield from tail_call(thrown, 0, "hero"))  # error: return-value


def concludes_with_another_result() -> Rule[int]:
    return (yield from tail_call_with(word, thrown, 0, "hero"))  # error: return-value


def concludes_from_another_result() -> Rule[str]:
    result: str = yield from tail_call_with(word, concludes)  # error: misc
    return result


def goes_on_to_another_outcome() -> Play[int]:
    return proceed(plays, 0, "hero")  # error: arg-type
    yield


def goes_on_where_it_should_end() -> Rule[str]:
    return proceed(plays, 0, "hero")  # error: return-value
    yield


def forgets_that_play_goes_on() -> Rule[str]:
    return (yield from tail_call(plays, 0, "hero"))  # error: return-value


def calls_what_is_no_rule(die: int) -> Rule[str]:
    return (yield from call(word, die))  # error: arg-type


numbers: Next[int] = proceed(plays, 0, "hero")  # error: arg-type
