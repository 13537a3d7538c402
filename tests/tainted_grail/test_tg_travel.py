"""Travel on maps and what actions cost: by hand, and against walking every way."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.corpus.model import Corpus
from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.data.actions import (
    Means,
    each_pays,
    for_the_acting,
    is_done,
    may_hand_over,
    together,
)
from rulewright.games.tainted_grail.situations import SITUATIONS
from rulewright.language import LANGUAGES, Language
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Report
from rulewright.views.explanation_text import format_statement

CATALOGUE = Catalogue(SITUATIONS)
CROSS = ". 102 . / 103 101 104 / . 105 (110)"


def travel(**fields: object) -> Report:
    request = {"situation": "tainted-grail/travel", "map": CROSS, "location": 101, "energies": [6], **fields}
    answer = CATALOGUE.resolve(request)
    assert isinstance(answer, Report)
    return answer


def go(**fields: object) -> dict:
    return travel(**fields).as_json()


def action(action: str, have: list[int], **fields: object) -> dict:
    answer = CATALOGUE.resolve({"situation": "tainted-grail/action", "action": action, "have": have, **fields})
    return answer.as_json()


def steps(answer: dict, key: str = "reachable") -> dict[int, int]:
    return {each["location"]: each["travels"] for each in answer[key]}


# Travel


def test_no_way_leads_over_a_corner() -> None:
    # From the farm (101) to a location at its corner it takes 2 Travel actions, through the one in between.
    answer = go(map="101 103 / 102 104", target=104)
    assert answer["target"]["travels"] == 2
    assert answer["target"]["energy"] == 2
    assert answer["target"]["way"] == [102, 104]
    assert steps(answer) == {102: 1, 103: 1, 104: 2}


def test_cards_are_laid_out_on_the_way_if_a_menhir_reaches_them() -> None:
    # (110) touches 101 at a corner: in range. It is laid out on arrival at 104 or 105, and can then be entered.
    answer = go(menhirs=[101])
    assert steps(answer) == {102: 1, 103: 1, 104: 1, 105: 1, 110: 2}
    assert answer["laid_out"] == [110]
    # Without a menhir it is not.
    assert 110 not in steps(go())
    # Nobody arrives at the start: what its own keys name is not laid out by standing there, but by coming back.
    answer = go(map="102 101 (103)", menhirs=[101])
    assert answer["reachable"][-1] == {
        "location": 103, "travels": 3, "energy": 3, "left": 3, "way": [102, 101, 103], "guardians": [],
    }  # fmt: skip


def test_the_energy_of_a_party() -> None:
    chain = "101 102 103 104 105"
    # 3 members with 2, 2 and 5 energy: 9 in all, 3 for each step.
    answer = go(map=chain, energies=[2, 2, 5])
    assert (answer["travels"], steps(answer)) == (3, {102: 1, 103: 2, 104: 3})
    assert (answer["reachable"][-1]["energy"], answer["reachable"][-1]["left"]) == (9, 0)
    assert steps(answer, "too_far") == {105: 4}
    # Whoever does not help each other goes as far as the weakest.
    assert go(map=chain, energies=[2, 2, 5], helping=False)["travels"] == 2
    assert go(map=chain, energies=[0])["reachable"] == []
    assert "tainted-grail/parties/paying" in answer["entries"]


def test_is_it_far_round_the_mountains() -> None:
    # A wall between 101 and 102, none between 103 and 104 below: 3 Travel actions round it.
    answer = go(map="101|102 / 103 104", target=102)
    assert answer["target"]["way"] == [103, 104, 102]
    assert go(map="101|102 / 103_ 104 / . .", target=102)["target"]["travels"] == 3
    answer = go(map="101|102 / 103 .", target=102)
    assert answer["target"] == {"location": 102, "way": None}
    assert answer["no_way"] == [102]


def test_what_is_lacking_for_a_target() -> None:
    answer = go(map="101 102 103 104", energies=[1], target=104)
    assert (answer["target"]["travels"], answer["target"]["lacking"]) == (3, 2)


def test_guardians_are_met_or_avoided() -> None:
    square = "101 102 / 103 104"
    # Two ways of 2: by 103 nobody waits.
    assert go(map=square, guardians=[102], target=104)["target"]["way"] == [103, 104]
    # With guardians on both, the lower number; avoided, there is no way.
    assert go(map=square, guardians=[102, 103], target=104)["target"]["way"] == [102, 104]
    answer = go(map=square, guardians=[102, 103], avoid_guardians=True, target=104)
    assert answer["target"]["way"] is None
    assert answer["no_way"] == [102, 103, 104]


def test_what_happens_on_arrival_in_order() -> None:
    # Cards are laid out first, then the guardian, then the instant rules.
    answer = go(menhirs=[101], guardians=[104], instant=[104, 110], target=104)
    (arrived,) = answer["target"]["steps"]
    assert [each["effect"] for each in arrived["effects"]] == ["laid-out", "meets-guardian", "instant-rules"]
    assert arrived["effects"][0]["locations"] == "110"
    assert "tainted-grail/locations/guardian-first" in arrived["effects"][1]["entries"]


def test_special_movement_is_free_and_an_arrival() -> None:
    answer = go(menhirs=[101], energies=[0], guardians=[104], target=104, special_movement=True)["target"]
    assert answer["energy"] == 0
    assert [each["effect"] for each in answer["effects"]] == ["moved-for-free", "laid-out", "meets-guardian"]


@given(st.integers(0, 10_000), st.integers(0, 7))
def test_the_fewest_travels_against_walking_every_way(seed: int, energy: int) -> None:
    """By states (where one is, what lies on the table), step by step, as the players do it at the table."""
    dice = random.Random(seed)
    size = 3
    places = [(row, column) for row in range(size) for column in range(size)]
    number = {place: 101 + index for index, place in enumerate(places)}
    there = {place for place in places if dice.random() < 0.85} | {(1, 1)}
    revealed = frozenset({place for place in there if dice.random() < 0.6} | {(1, 1)})
    walls = {frozenset((a, b)) for a in there for b in there if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1
             and dice.random() < 0.25}  # fmt: skip
    rows = []
    for row in range(size):
        text = ""
        for column in range(size):
            place = (row, column)
            text += "." if place not in there else str(number[place]) if place in revealed else f"({number[place]})"
            text += "_" if place in there and frozenset((place, (row + 1, column))) in walls else ""
            text += "|" if frozenset((place, (row, column + 1))) in walls else " "
        rows.append(text)
    menhirs = [place for place in revealed if dice.random() < 0.4]

    def ways_out(place: tuple[int, int]) -> list[tuple[int, int]]:
        around = [(place[0] + down, place[1] + right) for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))]
        return [at for at in around if at in there and frozenset((place, at)) not in walls]

    def after_arrival(place: tuple[int, int], table: frozenset) -> frozenset:
        near = {at for at in ways_out(place)
                if any(abs(at[0] - m[0]) <= 1 and abs(at[1] - m[1]) <= 1 for m in menhirs)}  # fmt: skip
        return table | near

    states, first = {((1, 1), revealed)}, {}
    for travels in range(1, 12):
        states = {
            (to, after_arrival(to, table)) for at, table in states for to in ways_out(at) if to in table
        }  # fmt: skip
        for at, _ in states:
            first.setdefault(at, travels)
    first.pop((1, 1), None)
    answer = go(map="/".join(rows), location=number[1, 1], energies=[energy], menhirs=[number[m] for m in menhirs])
    assert steps(answer) == {number[at]: travels for at, travels in first.items() if travels <= energy}
    assert steps(answer, "too_far") == {number[at]: travels for at, travels in first.items() if travels > energy}


def test_a_map_has_at_most_sixty_cards() -> None:
    assert len(go(map=" ".join(map(str, range(101, 161))))["too_far"]) == 60 - 1 - 6
    with pytest.raises(BadInputError, match="has 61 location cards"):
        go(map=" ".join(map(str, range(101, 162))))


@pytest.mark.parametrize(
    ("fields", "code", "field"),
    [
        ({"location": 109}, "contradiction", "location = 109"),
        ({"location": 110}, "contradiction", "location = 110"),
        ({"target": 101}, "contradiction", "target = 101"),
        ({"target": 111}, "contradiction", "target = 111"),
        ({"target": 110, "special_movement": True}, "contradiction", "target = 110"),
        ({"special_movement": True}, "missing-field", "target"),
        ({"instant": [111]}, "contradiction", "instant = 111"),
        ({"energies": []}, "out-of-range", "energies"),
        ({"energies": [1, 1, 1, 1, 1]}, "out-of-range", "energies"),
    ],
)
def test_wrong_journeys_are_named(fields: dict, code: str, field: str) -> None:
    with pytest.raises(BadInputError) as caught:
        go(**fields)
    assert (caught.value.code, caught.value.input) == (code, field)


# Costs of actions


def test_hunting_as_a_party() -> None:
    # The rulebook's example: 2 energy once, 2 players, 1 each.
    answer = action("location-action", [4, 3], price=2)
    assert (answer["total"], answer["shares"], answer["possible"]) == (2, [1, 1], True)
    assert "tainted-grail/actions/party-location-action" in answer["entries"]
    # Divided as the purses allow.
    assert action("location-action", [0, 3], price=2)["shares"] == [0, 2]
    assert action("location-action", [1, 0], price=2)["lacking"] == 1
    # Who does not help pays nothing.
    assert action("location-action", [2, 3], price=2, helping=False)["shares"] == [2, 0]


@pytest.mark.parametrize("name", ["travel", "explore", "location-action"])
def test_the_cost_for_a_party_is_cited_only_where_there_is_one(name: str) -> None:
    price = {"price": 2} if name == "location-action" else {}
    party = f"tainted-grail/actions/party-{name}"
    assert party in action(name, [4, 3], **price)["entries"]
    assert party not in action(name, [4], **price)["entries"]


def test_a_member_that_cannot_pay_is_expelled() -> None:
    # The rulebook's example: each pays 2; C has less and is not helped.
    answer = action("each-pays", [2, 2, 1], price=2, helping=False)
    assert (answer["expelled"], answer["shares"]) == ([3], [2, 2, 0])
    # With help from someone who has more, C stays.
    answer = action("each-pays", [2, 3, 1], price=2)
    assert (answer["expelled"], answer["shares"]) == ([], [2, 3, 1])
    assert action("each-pays", [1, 0], price=2)["possible"] is False
    # 2 to spare: enough for two who lack 1 each, so not for the one who lacks 2.
    answer = action("each-pays", [5, 1, 2, 2], price=3)
    assert (answer["expelled"], answer["shares"]) == ([2], [5, 0, 2, 2])


def test_who_is_alone_and_cannot_pay_is_not_expelled_but_lacks_something() -> None:
    for name, price, lacking in (("travel", None, 1), ("explore", None, 1), ("each-pays", 3, 3)):
        answer = action(name, [0], **({} if price is None else {"price": price}))
        assert (answer["possible"], answer["lacking"]) == (False, lacking)
        assert (answer["expelled"], answer["shares"], answer["left"]) == ([], [0], [0])
    assert action("each-pays", [2], price=3)["lacking"] == 1
    assert action("each-pays", [3], price=3)["possible"] is True


def test_travel_and_exploring_cost_1_for_each_member() -> None:
    for name in ("travel", "explore"):
        assert action(name, [3])["shares"] == [1]
        assert action(name, [3, 1, 2])["shares"] == [1, 1, 1]
        assert action(name, [3, 0, 0])["shares"] == [3, 0, 0]
        answer = action(name, [2, 0, 0])
        assert (answer["shares"], answer["expelled"]) == ([2, 0, 0], [3])


def test_can_the_others_pay_for_my_character_action() -> None:
    # At least 1 comes from the acting character, even if the others have more.
    assert action("character-action", [1, 5], price=3)["shares"] == [1, 2]
    answer = action("character-action", [0, 5], price=3)
    assert (answer["possible"], answer["lacking"]) == (False, 1)
    assert action("character-action", [3, 5], price=3, helping=False)["shares"] == [3, 0]
    assert action("character-action", [2, 5], price=3, helping=False)["lacking"] == 1
    assert for_the_acting(0, [0, 1], helping=True).shares == (0, 0)


def test_inspecting_and_passing_are_free() -> None:
    for name in ("pass", "inspect-menhir"):
        assert action(name, [0, 2])["shares"] == [0, 0]


def test_what_can_be_paid_for_others() -> None:
    # Energy and magic in place of another; food and wealth are handed over; reputation never.
    for means in ("magic", "food", "wealth"):
        assert action("each-pays", [3, 1], price=2, means=means)["expelled"] == []
    for means in ("reputation", "experience"):
        assert action("each-pays", [3, 1], price=2, means=means)["expelled"] == [2]
    # In an encounter nothing is handed over, but magic can still be paid for another.
    assert action("each-pays", [3, 1], price=2, means="food", in_encounter=True)["expelled"] == [2]
    assert action("each-pays", [3, 1], price=2, means="magic", in_encounter=True)["expelled"] == []
    variants = {"exchanging-during-action": False}
    assert action("each-pays", [3, 1], price=2, means="food", variants=variants)["expelled"] == [2]
    assert may_hand_over(Means.FOOD, in_encounter=False, during_actions=True)


def test_who_is_done_for_today() -> None:
    assert is_done(0, has_passed=False)
    assert is_done(3, has_passed=True)
    assert not is_done(1, has_passed=False)


purses = st.lists(st.integers(0, 6), min_size=1, max_size=4)


@given(st.integers(0, 8), purses, st.booleans())
def test_everybody_who_stays_is_paid_for_and_nobody_pays_more_than_it_has(
    price: int, have: list[int], helping: bool
) -> None:
    payment = each_pays(price, have, helping)
    is_alone_and_lacks = len(have) == 1 and have[0] < price
    assert payment.lacking == (price - have[0] if is_alone_and_lacks else 0)
    stay = len(have) - len(payment.expelled) - is_alone_and_lacks
    assert payment.total == price * stay
    assert all(0 <= share <= purse for share, purse in zip(payment.shares, have, strict=True))
    assert all(payment.shares[place] == 0 for place in payment.expelled)
    spare = sum(purse - price for purse in have if purse >= price) if helping else 0
    lacks = [price - purse for purse in have if purse < price]
    most = max(
        sum(picked) for picked in product((0, 1), repeat=len(lacks))
        if sum(lack for lack, one in zip(lacks, picked, strict=True) if one) <= spare
    )  # fmt: skip
    assert stay == len(have) - len(lacks) + most
    if not helping and not is_alone_and_lacks:
        assert payment.expelled == tuple(place for place, purse in enumerate(have) if purse < price)
    shared = together(price, have)
    assert shared.total == (price if sum(have) >= price else 0)
    assert all(0 <= share <= purse for share, purse in zip(shared.shares, have, strict=True))


@pytest.mark.parametrize(
    ("fields", "code", "field"),
    [
        ({"action": "location-action", "have": [2]}, "missing-field", "price"),
        ({"action": "travel", "have": [2], "price": 2}, "contradiction", "price = 2"),
        ({"action": "travel", "have": [2], "means": "food"}, "contradiction", "means = food"),
        ({"action": "travel", "have": [2], "in_encounter": True}, "contradiction", "in_encounter"),
        ({"action": "hunt", "have": [2]}, "bad-value", 'action = "hunt"'),
        ({"action": "pass", "have": []}, "out-of-range", "have"),
    ],
)
def test_wrong_actions_are_named(fields: dict, code: str, field: str) -> None:
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.resolve({"situation": "tainted-grail/action", **fields})
    assert (caught.value.code, caught.value.input) == (code, field)


def test_every_statement_about_travel_and_actions_can_be_read_in_every_language(corpus: Corpus) -> None:
    def resolve(name: str, have: list[int], **fields: object) -> Report:
        answer = CATALOGUE.resolve({"situation": "tainted-grail/action", "action": name, "have": have, **fields})
        assert isinstance(answer, Report)
        return answer

    for each in (
        travel(menhirs=[101], guardians=[104], instant=[104, 105], target=104),
        travel(map="101 102 103 / . . . 109", energies=[1], target=103),
        travel(map="101|102", target=102),
        travel(target=104, special_movement=True),
        resolve("travel", [1, 0]), resolve("pass", [1]), resolve("location-action", [1], price=2),
        resolve("character-action", [1, 2], price=2), resolve("each-pays", [3, 1], price=2, means="food"),
        resolve("each-pays", [3, 1], price=2, means="reputation"), resolve("explore", [3]),
    ):  # fmt: skip
        for line in each.statements:
            assert line.entries
            assert set(line.entries) <= corpus.entries.keys(), line.entries
            assert len({format_statement(line, corpus, language) for language in LANGUAGES}) == 4, line.sentence


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        (Language.FI, "Vartijan kohtaat paikassa 102.", "Vartijat kohtaat paikoissa 102 ja 103."),
        (Language.CS, "potkáte při tom strážce v lokaci 102.", "potkáte při tom strážce v lokacích 102 a 103."),
        (Language.KO, "102번 지역에서 수호자와 조우합니다.", "102, 103번 지역에서 수호자와 조우합니다."),
    ],
)
def test_guardians_on_the_way_are_one_or_several(corpus: Corpus, language: Language, one: str, two: str) -> None:
    for guardians, ending in (([102], one), ([102, 103], two)):
        report = travel(map="101 102 103 104", guardians=guardians, target=104)
        lines = [
            format_statement(line, corpus, language).replace("\N{NO-BREAK SPACE}", " ") for line in report.statements
        ]
        assert [line for line in lines if line.endswith(ending)], lines


def first_line(report: Report, start: str) -> str:
    return next(line for line in (str(each.sentence) for each in report.statements) if line.startswith(start))


def test_energy_of_a_party_is_the_partys() -> None:
    # Three members with 3, 2 and 2 energy, 1 each for every Travel action: 2 of them cost 6 of 7.
    party = travel(map="101 102 103", energies=[3, 2, 2])
    assert first_line(party, "Your party") == "Your party can pay for 2 Travel actions today."
    assert first_line(party, "Going to") == (
        "Going to location 103 by the route 102 → 103 costs 6 energy in all and leaves the party 1."
    )
    alone = travel(map="101 102 103", energies=[2])
    assert first_line(alone, "You can pay") == "You can pay for 2 Travel actions today."
    assert first_line(alone, "Going to").endswith("costs 2 energy and leaves you none.")


@pytest.mark.parametrize(
    ("have", "helping", "sentence"),
    [
        ([0, 5], True, "The character who acts must pay at least 1 energy and has none."),
        ([1, 1], True, "Your party cannot pay: it lacks 1 energy."),
        ([1, 5], False, "You cannot pay: you lack 2 energy."),
    ],
)
def test_who_lacks_the_price_of_a_character_action(have: list[int], helping: bool, sentence: str) -> None:
    # A character action for 3 energy: the acting member pays at least 1 of it, the others may pay the rest.
    request = {"situation": "tainted-grail/action", "action": "character-action", "have": have, "price": 3}
    answer = CATALOGUE.resolve({**request, "helping": helping})
    assert isinstance(answer, Report)
    assert str(answer.statements[0].sentence) == sentence
