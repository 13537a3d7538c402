"""Decision lists: how they are read, learnt from cases, and played."""

from __future__ import annotations

from fractions import Fraction as F
from itertools import combinations, islice, product

from rulewright.engine.decision_list import Between, Clause, DecisionList, OneOf, interpret_option, option_patterns
from rulewright.engine.decisions import DecisionCase, collect_decision_cases
from rulewright.engine.effects import NO_FACTS, Play, bind, choose, cite, proceed, roll, throw
from rulewright.engine.goal import Goal, Measure
from rulewright.engine.learning import learn_decision_lists
from rulewright.engine.list_evaluation import Instruction, evaluate_instructions
from rulewright.engine.solver import Solver

HIGHEST = Goal[int]("highest", (Measure("face", lambda face: face),))
SOONEST = Goal[int]("soonest", ())


def test_a_list_is_read_from_the_top() -> None:
    rule = DecisionList(
        (
            Clause("keep", (("die", Between(5, 6)),)),
            Clause("pay-{die}", (("standing", OneOf(("behind", "level"))), ("die", Between(1, 5)))),
            Clause("keep"),
        )
    )
    assert rule.choose_option({"die": 5, "standing": "behind"}, ("keep", "pay-5")) == "keep"
    assert rule.choose_option({"die": 2, "standing": "level"}, ("keep", "pay-2")) == "pay-2"
    assert rule.choose_option({"die": 2, "standing": "level"}, ("keep",)) is None  # what is to be done is no option
    assert rule.choose_option({"die": 2, "standing": "ahead"}, ("keep", "pay-2")) == "keep"
    assert rule.choose_option({"die": 2}, ("keep", "pay-2")) == "keep"  # what is not known fits no condition
    assert rule.facts == {"die", "standing"}
    assert rule.as_json() == [
        {"if": {"die": [5, 6]}, "do": "keep"},
        {"if": {"standing": ["behind", "level"], "die": [1, 5]}, "do": "pay-{die}"},
        {"do": "keep"},
    ]


def test_an_option_is_named_by_the_facts_that_it_has_the_number_of() -> None:
    facts = {"highest": 5, "lowest": 1, "total": 15, "is_last": True}
    assert option_patterns("pay-5", facts) == ["pay-{highest}"]
    assert option_patterns("pay-death-1", facts) == ["pay-death-{lowest}"]  # not by what is merely true
    assert option_patterns("keep", facts) == []
    assert interpret_option("pay-{highest}", facts) == "pay-5"
    assert interpret_option("pay-{unknown}", facts) == "pay-{unknown}"
    assert interpret_option("{a card of the reader's}", facts) == "{a card of the reader's}"


def cases(best: dict[tuple[int, int], str]) -> list[DecisionCase]:
    """Equally likely cases in which the other option loses 1."""
    result = []
    for (own, other), option in best.items():
        losses = {each: float(each != option) for each in ("keep", "pay")}
        facts = {"own": own, "other": other}
        result.append(DecisionCase("fate", "a/b", facts, option, {}, F(1, len(best)), losses))
    return result


FACES = range(1, 7)


def test_learner_returns_the_shortest_lossless_list() -> None:
    # One rectangle of cases, one exception in its middle: one clause loses 1 of 36, two nothing.
    box = {(own, other): "pay" if 2 <= own <= 4 and other >= 3 else "keep" for own, other in product(FACES, FACES)}
    never, once = islice(learn_decision_lists(cases(box), ("own", "other"), ()), 2)
    assert (never.decision_list.as_json(), round(never.loss, 9)) == ([{"do": "keep"}], round(12 / 36, 9))
    assert once.decision_list.as_json() == [{"if": {"own": [2, 4], "other": [3, 6]}, "do": "pay"}, {"do": "keep"}]
    assert once.loss < 1e-9
    box[3, 4] = "keep"
    _, once, twice = islice(learn_decision_lists(cases(box), ("own", "other"), ()), 3)
    assert round(once.loss, 9) == round(1 / 36, 9)
    assert twice.decision_list.as_json()[0] == {"if": {"own": [3, 3], "other": [4, 4]}, "do": "keep"}
    assert twice.loss < 1e-9


def test_a_list_is_learnt_from_the_cases_with_little_at_stake_too() -> None:
    # Whoever leads has won, and paying would only waste a token.
    cases = []
    for lead in range(-500, 500):
        best = "pay" if lead < 0 else "keep"
        lost = 1.0 if lead < 0 else 1e-6
        losses = {each: 0.0 if each == best else lost for each in ("keep", "pay")}
        cases.append(DecisionCase("fate", "a/b", {"lead": lead}, best, {}, F(1, 1_000), losses))
    *_, last = islice(learn_decision_lists(cases, ("lead",), ()), 2)
    assert all(last.decision_list.choose_option(case.facts, case.losses) == case.option for case in cases)


def test_a_list_asks_only_for_what_it_may() -> None:
    by_other = {(own, other): "pay" if other > 3 else "keep" for own, other in product(FACES, FACES)}
    for learnt in islice(learn_decision_lists(cases(by_other), ("own",), ()), 4):
        assert learnt.decision_list.facts <= {"own"}
        assert learnt.loss >= 0.5 - 1e-9


def patience(rounds: int) -> Play[int]:
    """A die that may be taken, or given up for another one on the next turn, as often as one likes."""
    yield from cite("game/patience")
    die = yield from roll("hero", entry="game/patience")
    answer = yield from choose("again", ("take", "again"), entry="game/patience", facts={"die": die})
    return die if answer == "take" else proceed(patience, rounds)


def test_a_list_is_worth_what_play_comes_to() -> None:
    solution = Solver().solve(bind(patience, 0), HIGHEST)
    assert solution.value[0] == 6

    def worth(*clauses: Clause) -> F | None:
        return evaluate_instructions(solution, [Instruction("again", {}, DecisionList(clauses))], lambda _: NO_FACTS)

    assert worth(Clause("again", (("die", Between(1, 3)),)), Clause("take")) == 5  # the mean of 4, 5 and 6
    assert worth(Clause("take")) == F(7, 2)
    assert worth(Clause("again")) is None  # play would go on for ever
    assert worth(Clause("give up")) == 6  # no option: as the solution has it


def test_where_only_turns_count_a_list_is_worth_those_that_it_saves() -> None:
    solution = Solver().solve(bind(patience, 0), SOONEST)

    def worth(*clauses: Clause) -> F | None:
        return evaluate_instructions(solution, [Instruction("again", {}, DecisionList(clauses))], lambda _: NO_FACTS)

    assert worth(Clause("take")) == 0
    assert worth(Clause("again", (("die", Between(1, 3)),)), Clause("take")) == -1  # one throw of two is given up
    assert worth(Clause("again", (("die", Between(1, 5)),)), Clause("take")) == -5  # six throws until a six, on average


def two_dice() -> Play[int]:
    """Two dice, to be taken as they fall or counted as nothing."""
    low, high = yield from throw("hero", 2, entry="game/dice")
    facts = {"low": low, "high": high}
    answer = yield from choose("take", ("leave", "take"), entry="game/dice", facts=facts)
    return low + high if answer == "take" else 0


def test_of_many_cases_only_the_likeliest_are_collected() -> None:
    # Two different faces come up in 2 of 36 throws, each of the 15 pairs of them; each of 6 doubles in 1.
    collected = collect_decision_cases(Solver().solve(bind(two_dice), HIGHEST), max_per_name=3)
    assert {(case.facts["low"], case.facts["high"]) for case in collected.cases} == set(combinations(FACES, 2))
    assert collected.left_out == {"take": 6}


def test_likeliest_cases_come_first() -> None:
    solution = Solver().solve(bind(patience, 0), HIGHEST)
    every = collect_decision_cases(solution)
    assert len(every.cases) == 6
    assert every.left_out == {}
    assert collect_decision_cases(solution, max_per_name=6).left_out == {}
    assert {case.facts["die"]: case.option for case in every.cases} == {
        face: "take" if face == 6 else "again" for face in FACES
    }
