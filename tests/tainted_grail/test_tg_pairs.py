"""The reviewed list of pairs of rules that touch each other agrees with the entries: ids, and who decides what."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from rulewright.corpus.model import Corpus

GAME = "tainted-grail"
GROUPS = tomllib.loads(Path(__file__).with_name("pairs.toml").read_text("utf-8"))["group"]
TRAITS = 12  # combat/traits lists as many


def decided() -> Iterator[tuple[dict, tuple[str, str, str]]]:
    for group in GROUPS:
        for one, other, by in group["decided"]:
            yield group, (one, other, by)


def test_every_pair_is_of_two_members_of_its_group_and_listed_once() -> None:
    for group in GROUPS:
        assert len(group["members"]) == len(set(group["members"])), group["about"]
        pairs = Counter(frozenset(pair[:2]) for pair in group["decided"])
        assert [pair for pair, times in pairs.items() if times > 1 or len(pair) != 2] == []
        assert set(chain.from_iterable(pairs)) <= set(group["members"]), group["about"]


def test_every_group_says_why_its_other_pairs_need_no_ruling() -> None:
    assert [group["about"] for group in GROUPS if len(group["rest"].split()) < 10] == []


def test_every_id_is_an_entry(corpus: Corpus) -> None:
    named = {*chain.from_iterable(group["members"] for group in GROUPS), *(by for _, (_, _, by) in decided())}
    assert sorted(name for name in named if f"{GAME}/{name}" not in corpus.entries) == []


def test_the_entry_that_decides_names_both(corpus: Corpus) -> None:
    silent = []
    for _, (one, other, by) in decided():
        entry = corpus.entries[f"{GAME}/{by}"]
        if not {f"{GAME}/{one}", f"{GAME}/{other}"} <= {entry.id, *corpus.targets_of(entry)}:
            silent.append((one, other, by))
    assert silent == []


def test_all_traits_are_considered_with_each_other() -> None:
    assert len(next(group for group in GROUPS if group["about"] == "Traits of one enemy")["members"]) == TRAITS


def test_every_ruling_about_two_rules_is_listed(corpus: Corpus) -> None:
    rulings = {by for _, (_, _, by) in decided()}
    questions = {e.id.removeprefix(f"{GAME}/") for e in corpus.entries.values() if e.game == GAME and e.question}
    about_one_rule = {
        "faq/event-that-makes-no-sense",
        "faq/event-deck-runs-out",
        "faq/reading-results-before-choosing",
        "faq/maximum-of-health",
        "faq/wealth-for-the-party",
        "faq/faces-of-the-guardian-die",
        "faq/saving-at-the-end-of-a-campaign",
    }
    assert questions - rulings == about_one_rule
