"""How soon a slave of the Temple is free: by hand and by a naive search."""

from __future__ import annotations

from fractions import Fraction as F
from functools import cache

import pytest

from rulewright.corpus.model import Corpus
from rulewright.games.talisman.rules.slavery import release_faces
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue

CATALOGUE = Catalogue(SITUATIONS)


def resolve(fate: int = 0, **fields: object) -> Answer:
    answer = CATALOGUE.resolve({"situation": "talisman/slave-release", "hero": {"fate": fate}, **fields})
    assert isinstance(answer, Answer)
    return answer


def test_the_faces_are_those_that_the_texts_name(corpus: Corpus) -> None:
    assert release_faces() == (4, 5, 6)
    assert all("4, 5" in text.body for text in corpus.entries["talisman/board/temple"].texts.values())


def test_each_turn_frees_one_time_in_two() -> None:
    # Free in the first turn with 1/2, in the second with 1/4 …: on average 1/2 * (1 + 1/2 + 1/4 …) = 1 turn-end before.
    answer = resolve()
    assert answer.expected == {"turns": 1, "fate": 0}
    assert answer.probability == {"released": 1, "not-yet": 0}
    assert answer.by_turn == tuple(1 - F(1, 2**turn) for turn in range(1, 8))  # 127/128 is nearly sure
    assert answer.advice == ()
    assert resolve(within=3).probability == {"released": F(7, 8), "not-yet": F(1, 8)}


def test_a_token_is_one_more_roll_and_is_paid_at_once_where_only_time_counts() -> None:
    # 3/4 in the first turn, then as without fate: 1/4 * (1 + 1) turn-ends.
    answer = resolve(1)
    assert answer.expected["turns"] == F(1, 2)
    assert answer.expected["fate"] == F(1, 2)  # kept where the first roll frees
    assert answer.by_turn[:2] == (F(3, 4), F(7, 8))
    (advice,) = answer.advice
    assert {case.option for case in advice.cases} == {"pay"}


def test_within_some_turns_fate_waits_until_it_would_be_lost() -> None:
    # 2 turns, 1 token: three rolls whenever it is paid. Paid in the last turn it is kept more often: kept unless both
    # turns' rolls fail.
    answer = resolve(1, within=2)
    assert answer.probability["released"] == F(7, 8)
    assert answer.by_turn == (F(1, 2), F(7, 8))
    assert answer.expected["fate"] == F(3, 4)
    (advice,) = answer.advice
    assert {(case.facts["fate"], case.facts["turns_left"], case.option) for case in advice.cases} == {
        (1, 2, "keep"), (1, 1, "pay"),
    }  # fmt: skip


@cache
def naive(turns: int, fate: int) -> tuple[F, F]:
    """The best chance to be free in time, and then the fate kept; every roll and every decision tried."""
    if not turns:
        return F(0), F(fate)
    outcomes = []
    for die in range(1, 7):
        if die >= 4:
            outcomes.append((F(1), F(fate)))
            continue
        options = [naive(turns - 1, fate)]
        if fate:
            again = [(F(1), F(fate - 1)) if new >= 4 else naive(turns - 1, fate - 1) for new in range(1, 7)]
            options.append((sum(each[0] for each in again) / F(6), sum(each[1] for each in again) / F(6)))
        outcomes.append(max(options))
    return sum(each[0] for each in outcomes) / F(6), sum(each[1] for each in outcomes) / F(6)


@pytest.mark.parametrize("fate", range(5))
@pytest.mark.parametrize("within", [1, 2, 3, 5])
def test_every_small_case_against_a_naive_search(fate: int, within: int) -> None:
    answer = resolve(fate, within=within)
    assert (answer.probability["released"], answer.expected["fate"]) == naive(within, fate)
    assert answer.by_turn[-1] == answer.probability["released"]
    # A turn has room for one token: paid is once there are no more turns than tokens.
    for advice in answer.advice:
        for case in advice.cases:
            assert (case.option == "pay") == (int(case.facts["turns_left"]) <= int(case.facts["fate"]))


def test_its_steps_cite_the_temple_and_the_roll() -> None:
    entries = {node.entry for _, node in resolve(1).trace.walk()}
    assert entries == {f"talisman/{entry}" for entry in ("board/temple", "movement/rolling", "characters/fate-reroll")}
