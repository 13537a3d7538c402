"""The Crown of Command: the duel there and the Command Spell, worked out by hand, by recursion and by playing."""

from __future__ import annotations

import random
from fractions import Fraction as F
from functools import cache
from itertools import product
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.engine.decisions import list_decision_cases
from rulewright.engine.effects import Play, Rule, Status, bind, choose, cite, proceed, roll
from rulewright.engine.goal import Goal
from rulewright.engine.solver import Solver
from rulewright.engine.stepper import compute_position
from rulewright.errors import BadInputError
from rulewright.games.talisman.rules.crown import easier
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.language import Language
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.solving import solve

pytestmark = pytest.mark.thorough

CATALOGUE = Catalogue(SITUATIONS)
FACES = range(1, 7)
SAVES_FROM = {"none": 7, "helmet": 6, "shield": 5, "armour": 4}
SAMPLES = 2000


def mentions(answer: Answer) -> dict[tuple[str, Status, str | None], list[dict]]:
    found: dict[tuple[str, Status, str | None], list[dict]] = {}
    for _, node in answer.trace.walk():
        blocker = node.blocked_by and node.blocked_by.removeprefix("talisman/")
        found.setdefault((node.entry.removeprefix("talisman/"), node.status, blocker), []).append(dict(node.facts))
    return found


def bad(request: dict, code: str, input_: str) -> None:
    with pytest.raises(BadInputError) as raised:
        CATALOGUE.resolve(request)
    assert (raised.value.code, raised.value.input) == (code, input_)


# --- a goal without measures -----------------------------------------------------------------------------------------


def long_way() -> Play[str]:
    """Tossing a coin that shows heads with 1/4 takes 1/(1/4) - 1 = 3 turn-ends, as long as the walk."""
    yield from cite("a/b")
    if (yield from choose("way", ("toss", "walk"), entry="a/b")) == "walk":
        return proceed(arrived, "walked", turns=3)
    heads = (yield from roll("hero", entry="a/b", sides=4)) == 1
    return "heads" if heads else proceed(long_way)


def even_way() -> Play[str]:
    """The same two ways in the other order."""
    yield from cite("a/b")
    if (yield from choose("way", ("walk", "toss"), entry="a/b")) == "walk":
        return proceed(arrived, "walked", turns=3)
    heads = (yield from roll("hero", entry="a/b", sides=4)) == 1
    return "heads" if heads else proceed(even_way)


def short_way() -> Play[str]:
    """The walk is shorter than tossing."""
    yield from cite("a/b")
    if (yield from choose("way", ("toss", "walk"), entry="a/b")) == "walk":
        return proceed(arrived, "walked", turns=2)
    heads = (yield from roll("hero", entry="a/b", sides=4)) == 1
    return "heads" if heads else proceed(short_way)


def arrived(how: str) -> Rule[str]:
    yield from cite("a/b")
    return how


def test_a_goal_without_measures_wants_fewest_turns() -> None:
    fewest = Goal("fewest", ())
    assert (fewest.names, fewest.signs) == (("turns",), (-1,))
    solution = Solver().solve(bind(short_way), fewest)
    (case,) = list_decision_cases(solution)
    assert (case.option, solution.turns, solution.value) == ("walk", 2, (2,))
    # Tossing once: 1/4 * 0 + 3/4 * (1 + 2).
    assert case.options == {"toss": (F(9, 4),), "walk": (2,)}


@pytest.mark.parametrize(("rule", "option"), [(long_way, "toss"), (even_way, "walk")])
def test_a_tie_in_turns_leaves_the_first_option(rule: object, option: str) -> None:
    solution = Solver().solve(bind(rule), Goal("fewest", ()))
    (case,) = list_decision_cases(solution)
    assert (case.option, solution.turns) == (option, 3)


def hardly_longer() -> Play[str]:
    """Two turns for certain, or with 1/6^13 three."""
    yield from cite("a/b")
    if (yield from choose("way", ("risk", "certain"), entry="a/b")) == "certain":
        return proceed(arrived, "there", turns=2)
    for _ in range(13):
        if (yield from roll("hero", entry="a/b")) != 1:
            return proceed(arrived, "there", turns=2)
    return proceed(arrived, "there", turns=3)


def test_turns_are_compared_exactly() -> None:
    solution = Solver().solve(bind(hardly_longer), Goal("fewest", ()))
    (case,) = list_decision_cases(solution)
    assert (case.option, case.options["risk"]) == ("certain", (2 + F(1, 6**13),))


# --- two characters on the Crown -------------------------------------------------------------------------------------


def crown_duel(hero: dict, other: dict, **fields: object) -> dict:
    return {"situation": "talisman/crown-duel", "hero": hero, "other": other, **fields}


def test_one_life_each_is_a_matter_of_the_first_decided_attack() -> None:
    answer = CATALOGUE.resolve(crown_duel({"strength": 4, "life": 1}, {"strength": 4, "life": 1}))
    assert answer.probability == {"hero-survives": F(1, 2), "other-survives": F(1, 2)}
    # An attack is a stand-off with 1/6. From the hero's turn: T = 1/6 * (1 + 1/6 * T), so T = (1/6)/(35/36) = 6/35.
    assert answer.expected == {"turns": F(6, 35), "life": F(1, 2), "fate": 0}


def test_two_lives_against_one() -> None:
    # The hero loses only if it loses two decided attacks running: 1/4. It keeps both lives if it wins the first: 1/2.
    answer = CATALOGUE.resolve(crown_duel({"strength": 4, "life": 2}, {"strength": 4, "life": 1}))
    assert [
        (line.result, line.hero["life"], line.others["other"]["life"], line.probability) for line in answer.outcomes
    ] == [
        ("hero-survives", 2, 0, F(1, 2)),
        ("hero-survives", 1, 0, F(1, 4)),
        ("other-survives", 0, 1, F(1, 4)),
    ]


def test_armour_saves_lives_on_the_crown() -> None:
    # 4 against 5: 10 of 36 pairs win, 21 lose, of which the Shield saves a third: 10 to 14, so 5/12 of what is decided.
    # Three wins before two defeats: p^3 + 3 p^3 q.
    p, q = F(5, 12), F(7, 12)
    hero, other = {"strength": 4, "armour": "shield", "life": 2}, {"strength": 5, "life": 3}
    answer = CATALOGUE.resolve(crown_duel(hero, other))
    assert answer.probability["hero-survives"] == p**3 * (1 + 3 * q)
    told = mentions(answer)
    assert {"saves_from": 5} in told["possessions/armour-limit", Status.APPLIED, None]
    # The other way round the other wears it.
    swapped = CATALOGUE.resolve(crown_duel(other, hero))
    assert swapped.probability["other-survives"] == answer.probability["hero-survives"]


def test_a_hopeless_duel_takes_as_long_as_the_lives() -> None:
    # The other loses an attack on every turn: three on the hero's, two on its own, decided in the hero's third turn.
    answer = CATALOGUE.resolve(crown_duel({"strength": 20, "life": 1}, {"strength": 0, "life": 5}))
    assert answer.probability["hero-survives"] == 1
    assert answer.expected["turns"] == 2
    # An even number of lives ends on the other's own turn, after as many turn-ends of the hero.
    answer = CATALOGUE.resolve(crown_duel({"strength": 20, "life": 1}, {"strength": 0, "life": 4}))
    assert answer.expected["turns"] == 2


def test_nobody_can_evade_on_the_crown() -> None:
    answer = CATALOGUE.resolve(crown_duel({"strength": 4}, {"strength": 4}))
    told = mentions(answer)
    assert ("attacks/character-battle-evade", Status.BLOCKED, "inner-region/characters") in told
    assert [facts["whose_turn"] for facts in told["inner-region/crown-encounters", Status.APPLIED, None]] == [
        "hero", "other",
    ]  # fmt: skip
    assert ("inner-region/elimination", Status.APPLIED, None) in told
    assert ("characters/death", Status.APPLIED, None) in told
    assert answer.advice == ()


def test_by_the_other_reading_evading_is_allowed_and_changes_nothing() -> None:
    # Every attack has the same odds whoever makes it, and only decided ones count.
    asked = crown_duel({"strength": 4, "life": 3}, {"strength": 6, "life": 2, "armour": "helmet"})
    plain = CATALOGUE.resolve(asked)
    answer = CATALOGUE.resolve({**asked, "variants": {"crown-evasion": True}})
    assert (answer.probability, answer.expected) == (plain.probability, plain.expected)
    assert [dict(advice.stage) for advice in answer.advice] == [{"whose_turn": "hero"}, {"whose_turn": "other"}]
    assert [advice.text(Language.EN) for advice in answer.advice] == [
        "On your turn, your opponent does not evade.",
        "On your opponent's turn, do not evade.",
    ]
    for advice in answer.advice:
        assert all(case.options["fight"] == case.options["evade"] for case in advice.cases)
    told = mentions(answer)
    assert ("attacks/character-battle-evade", Status.CONSIDERED, None) in told
    assert ("attacks/character-battle-evade", Status.BLOCKED, "inner-region/characters") not in told


def test_it_is_the_attacked_who_may_evade() -> None:
    asked = crown_duel({"strength": 4}, {"strength": 4}, variants={"crown-evasion": True})
    solution = solve(CATALOGUE.build_problem(asked))
    deciding = [
        compute_position(solution, answers).pending.by_opponent for answers in ([], ["evade"], ["evade", "evade"])
    ]
    assert deciding == [True, False, True]
    assert compute_position(solution, ["evade", "evade"]).turns == 1


def shares(lead: int, hero_saves: int, other_saves: int) -> tuple[F, F]:
    """How likely one attack costs the hero and the other a life."""
    hero_hurt = other_hurt = F(0)
    for own, theirs, save in product(FACES, FACES, FACES):
        hero_hurt += F(lead + own < theirs and save < hero_saves, 216)
        other_hurt += F(lead + own > theirs and save < other_saves, 216)
    return hero_hurt, other_hurt


@cache
def recursion(l: F, w: F, life: int, other: int) -> tuple[F, F, F]:  # noqa: E741
    """P(hero survives), the hero's expected turn-ends from its own turn, and from the other's; without the engine."""
    s = 1 - l - w
    if not life or not other:
        return F(bool(life)), F(0), F(0)
    lost, won = recursion(l, w, life - 1, other), recursion(l, w, life, other - 1)
    survives = (l * lost[0] + w * won[0]) / (l + w)
    ends_lost, ends_won = life == 1, other == 1
    # own = s (1 + others) + l (1 + lost) + w (1 + won), a turn-end counting only where play goes on
    own_known = s + l * (0 if ends_lost else 1 + lost[2]) + w * (0 if ends_won else 1 + won[2])
    others_known = l * lost[1] + w * won[1]  # others = s own + …
    own = (own_known + s * others_known) / (1 - s * s)
    return survives, own, others_known + s * own


@pytest.mark.thorough
@pytest.mark.parametrize(("lead", "armours"), [
    (0, ("none", "none")), (1, ("none", "helmet")), (-2, ("armour", "none")), (-5, ("shield", "shield")),
    (4, ("helmet", "armour")),
])  # fmt: skip
def test_recursion_agrees(lead: int, armours: tuple[str, str]) -> None:
    l, w = shares(lead, *(SAVES_FROM[armour] for armour in armours))  # noqa: E741
    for life, other in [(1, 1), (1, 4), (3, 2), (4, 4)]:
        hero = {"strength": 8 + lead, "life": life, "armour": armours[0]}
        answer = CATALOGUE.resolve(crown_duel(hero, {"strength": 8, "life": other, "armour": armours[1]}))
        survives, turns, _ = recursion(l, w, life, other)
        assert (answer.probability["hero-survives"], answer.expected["turns"]) == (survives, turns)
        # The hero is left with k lives when it has lost life - k attacks before it won the last of as many as needed.
        p, q = w / (l + w), l / (l + w)
        for line in answer.outcomes:
            lost = life - line.hero["life"]
            if line.result == "hero-survives":
                assert line.probability == comb(other - 1 + lost, lost) * p**other * q**lost


def test_played_duels_agree() -> None:
    hero, other = {"strength": 5, "battle_bonus": 1, "life": 3, "armour": "helmet"}, {"strength": 7, "life": 2}
    exact = CATALOGUE.resolve(crown_duel(hero, other))
    dice = random.Random(5)
    survived, turns = 0, []
    for _ in range(SAMPLES):
        lives, is_heros, ended = [3, 2], True, 0
        while True:
            own, theirs = 6 + dice.randint(1, 6), 7 + dice.randint(1, 6)
            if own > theirs:
                lives[1] -= 1
            elif own < theirs and dice.randint(1, 6) != 6:
                lives[0] -= 1
            if 0 in lives:
                break
            ended += is_heros
            is_heros = not is_heros
        survived += lives[0] > 0
        turns.append(ended)
    agree(exact, "hero-survives", survived, turns)


def agree(exact: Answer, result: str, count: int, turns: list[int]) -> None:
    """The z-scores of a count and of a mean of turns are below 4."""
    share = float(exact.probability[result])
    assert abs(count / SAMPLES - share) <= 4 * (share * (1 - share) / SAMPLES) ** 0.5
    mean = sum(turns) / SAMPLES
    variance = sum((each - mean) ** 2 for each in turns) / (SAMPLES - 1)
    assert abs(mean - float(exact.expected["turns"])) < 4 * (variance / SAMPLES) ** 0.5


# --- fate on the Crown -----------------------------------------------------------------------------------------------


def test_a_fate_token_where_one_decided_attack_is_all() -> None:
    # Without fate 1/2. With it: behind the foe's face f it is paid, for (6 - f)/6 wins and 1/6 stand-offs, worth 1/2:
    # (13 - 2f)/12; there are f - 1 such pairs of 36, in all 55/432. Level, it is kept where another attack with fate in
    # hand, worth v, is better: with f from 3 on, as 7/12 < v < 9/12. So v = 15/36 + 55/432 + (11 + 9)/432 + 4/36 v.
    asked = crown_duel({"strength": 4, "life": 1, "fate": 1}, {"strength": 4, "life": 1})
    answer = CATALOGUE.resolve(asked)
    assert answer.probability["hero-survives"] == F(85, 128)
    paid = [
        (case.facts["attacker_die"], case.facts["defender_die"])
        for advice in answer.advice
        if advice.choice == "fate-on-attackers-roll"
        for case in advice.cases
        if case.option == "pay"
    ]
    assert sorted(paid) == sorted([(own, foe) for foe in FACES for own in range(1, foe)] + [(1, 1), (2, 2)])
    # Whoever has it, the odds are the same: the other's token serves the other.
    other = crown_duel({"strength": 4, "life": 1}, {"strength": 4, "life": 1, "fate": 1})
    assert CATALOGUE.resolve(other).probability["other-survives"] == F(85, 128)


def test_what_both_have_left_is_told() -> None:
    # 20 against 0: the hero wins every attack, and nobody pays for what changes nothing.
    asked = crown_duel({"strength": 20, "life": 2, "fate": 3}, {"strength": 0, "life": 1, "fate": 2})
    (line,) = CATALOGUE.resolve(asked).outcomes
    assert (line.hero, line.others) == ({"life": 2, "fate": 3}, {"other": {"life": 0, "fate": 2}})


def test_each_players_decisions_are_told_apart_and_what_both_have_left_then() -> None:
    hero, other = {"strength": 4, "life": 1, "fate": 2, "armour": "armour"}, {"strength": 5, "life": 1, "fate": 1}
    answer = CATALOGUE.resolve(crown_duel(hero, {**other, "armour": "helmet"}))
    on_armour = {each.choice: each.cases for each in answer.advice if each.choice.endswith("armour")}
    assert {name: {case.by_opponent for case in cases} for name, cases in on_armour.items()} == {
        "fate-on-armour": {False}, "fate-on-others-armour": {True},
    }  # fmt: skip
    # Whoever decides has a token left at that moment, and nobody with one life and a token lets it go.
    assert {case.facts["fate"] for case in on_armour["fate-on-armour"]} == {1, 2}
    assert {case.option for case in on_armour["fate-on-armour"]} == {"pay"}


def survival(hero: dict, other: dict, fate_on_armour: bool = True) -> float:
    """The chance that the hero survives, by repeating the attack of a turn until nothing changes: no plan is kept."""

    def attack(value, both, first, second):
        """The first attacks; `value` is what the lives and fates after it are worth to whoever is asked about."""
        (_, fate), (_, other_fate) = both[first], both[second]
        bonus = {side: character["strength"] for side, character in (("hero", hero), ("other", other))}
        saves = {"hero": SAVES_FROM[hero.get("armour", "none")], "other": SAVES_FROM[other.get("armour", "none")]}
        best = {"hero": max, "other": min}

        def after(ahead: int, paid: dict) -> float:
            left = {side: (lives, tokens - paid[side]) for side, (lives, tokens) in both.items()}
            if not ahead:
                return value(left)
            loser = second if ahead > 0 else first
            lives, tokens = left[loser]
            lost = value({**left, loser: (lives - 1, tokens)})
            kept, share = value(left), (7 - saves[loser]) / 6
            failed = lost
            if share and tokens and fate_on_armour:
                less = {**left, loser: (lives, tokens - 1)}
                again = share * value(less) + (1 - share) * value({**less, loser: (lives - 1, tokens - 1)})
                failed = best[loser](lost, again)
            return share * kept + (1 - share) * failed

        after = cache_by_repr(after)

        def second_decides(own: int, theirs: int, paid: int) -> float:
            def ahead(theirs: int) -> int:
                return bonus[first] + own - bonus[second] - theirs

            keep = after(ahead(theirs), {first: paid, second: 0})
            if not other_fate:
                return keep
            return best[second](keep, sum(after(ahead(die), {first: paid, second: 1}) for die in FACES) / 6)

        total = 0.0
        for own, theirs in product(FACES, FACES):
            keep = second_decides(own, theirs, 0)
            if fate:
                keep = best[first](keep, sum(second_decides(die, theirs, 1) for die in FACES) / 6)
            total += keep
        return total / 36

    values: dict = {}
    for lives in product(range(1, hero["life"] + 1), range(1, other["life"] + 1)):
        for fates in product(range(hero.get("fate", 0) + 1), range(other.get("fate", 0) + 1)):
            both = {"hero": (lives[0], fates[0]), "other": (lives[1], fates[1])}
            values[repr(both)] = [0.5, 0.5]  # in the hero's turn, in the other's
            for _ in range(100):
                found: list[float] = []
                for turn, (first, second) in enumerate([("hero", "other"), ("other", "hero")]):

                    def value(left: dict, then: int = 1 - turn) -> float:
                        alive = left["other"][0] and left["hero"][0]
                        return values[repr(left)][then] if alive else float(left["hero"][0] > 0)

                    found.append(attack(value, both, first, second))
                found, values[repr(both)] = values[repr(both)], found
                if max(abs(new - old) for new, old in zip(found, values[repr(both)], strict=True)) < 1e-13:
                    break
    return values[repr(both)][0]


def cache_by_repr(function):
    known: dict = {}

    def looked_up(*arguments):
        key = repr(arguments)
        if key not in known:
            known[key] = function(*arguments)
        return known[key]

    return looked_up


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("hero", "other", "fate_on_armour"),
    [
        ({"strength": 4, "life": 1, "fate": 1}, {"strength": 4, "life": 1, "fate": 1}, True),
        ({"strength": 5, "life": 2, "fate": 1}, {"strength": 6, "life": 1, "fate": 1, "armour": "shield"}, True),
        ({"strength": 4, "life": 1, "fate": 2, "armour": "armour"}, {"strength": 6, "life": 2}, True),
        ({"strength": 4, "life": 1, "fate": 2, "armour": "armour"}, {"strength": 6, "life": 2}, False),
    ],
)
def test_repeating_a_turn_agrees(hero: dict, other: dict, fate_on_armour: bool) -> None:
    answer = CATALOGUE.resolve(crown_duel(hero, other, variants={"fate-on-armour": fate_on_armour}))
    assert float(answer.probability["hero-survives"]) == pytest.approx(survival(hero, other, fate_on_armour), abs=1e-11)


@pytest.mark.thorough
def test_where_only_one_has_fate_evading_changes_nothing() -> None:
    # Then it does not matter who decides first, as only one decides.
    asked = crown_duel({"strength": 6, "life": 2, "fate": 2, "armour": "helmet"}, {"strength": 5, "life": 2})
    plain, answer = (CATALOGUE.resolve({**asked, "variants": {"crown-evasion": may}}) for may in (False, True))
    assert answer.probability == plain.probability


@pytest.mark.parametrize(
    ("changes", "code", "input_"),
    [
        (
            # Whoever is attacked decides on fate last. Where both would rather be attacked, both evade for ever.
            {
                "hero": {"strength": 4, "fate": 1},
                "other": {"strength": 4, "fate": 1},
                "variants": {"crown-evasion": True},
            },
            "contradiction",
            "variants.crown-evasion, fate",
        ),
    ],
)
def test_bad_duels_are_refused(changes: dict, code: str, input_: str) -> None:
    bad({**crown_duel({"strength": 4}, {"strength": 4}), **changes}, code, input_)


rivals = st.fixed_dictionaries(
    {
        "strength": st.integers(0, 12),
        "battle_bonus": st.integers(0, 2),
        "life": st.integers(1, 3),
        "armour": st.sampled_from(sorted(SAVES_FROM)),
    }
)


@pytest.mark.thorough
@given(hero=rivals, other=rivals, evasion=st.booleans())
def test_the_duel_is_fair(hero: dict, other: dict, evasion: bool) -> None:
    variants = {"crown-evasion": evasion}
    answer = CATALOGUE.resolve(crown_duel(hero, other, variants=variants))
    swapped = CATALOGUE.resolve(crown_duel(other, hero, variants=variants))
    assert swapped.probability["other-survives"] == answer.probability["hero-survives"]


# --- the Command Spell -----------------------------------------------------------------------------------------------


def command(others: list[int], fate: int = 0, **fields: object) -> dict:
    return {"situation": "talisman/command-spell", "hero": {"fate": fate}, "others": others, **fields}


def by_turn(answer: Answer) -> list[F]:
    return [F(share) for share in answer.as_json()["by_turn"]]


def test_one_life_falls_with_a_coin() -> None:
    answer = CATALOGUE.resolve(command([1]))
    assert answer.probability == {"all-out": 1, "not-yet": 0}
    # Two casts on average, so one turn-end before the last of them.
    assert answer.expected == {"turns": 1, "fate": 0}
    # Told until it is nearly sure: 1 - 1/2^7 = 127/128 is the first beyond 99/100.
    assert by_turn(answer) == [1 - F(1, 2**turn) for turn in range(1, 8)]
    assert [dict(line.hero) for line in answer.outcomes] == [{"fate": 0}]


def test_the_toughest_decides() -> None:
    # All others lose a life together, so 4 and 3 lives take 4 casts that work: 8 casts on average, 7 turn-ends before.
    answer = CATALOGUE.resolve(command([3, 4]))
    assert answer.expected["turns"] == 7
    assert by_turn(answer)[:6] == [
        sum(F(comb(turn, wins), 2**turn) for wins in range(4, turn + 1)) for turn in range(1, 7)
    ]
    assert CATALOGUE.resolve(command([4])).expected == answer.expected


def test_within_some_turns() -> None:
    answer = CATALOGUE.resolve(command([2, 1], within=3))
    # At least 2 of 3 casts work: 4/8.
    assert answer.probability == {"all-out": F(1, 2), "not-yet": F(1, 2)}
    assert by_turn(answer) == [0, F(1, 4), F(1, 2)]
    assert CATALOGUE.resolve(command([3], within=2)).probability["not-yet"] == 1


def test_fate_for_fewest_turns_is_paid_at_the_first_failure() -> None:
    # With a token 1 life takes (1/2 + 1/4) on the first turn, then 1/2 each: 1/4 * 2 casts more.
    answer = CATALOGUE.resolve(command([1], fate=1))
    assert answer.expected == {"turns": F(1, 2), "fate": F(1, 2)}
    (advice,) = answer.advice
    assert advice.measures == ("turns",)
    (case,) = advice.cases
    # Keeping: the next turn is like the first, 1 + 1/2. Paying: 1/2 * 0 + 1/2 * (1 + 1).
    assert (case.option, case.options) == ("pay", {"keep": (F(3, 2),), "pay": (1,)})
    assert advice.text(Language.EN) == "Reroll with fate whenever the Spell fails."
    assert case.facts == {"lives_to_go": 1, "fate": 1}


def test_at_the_table_the_odds_are_turns() -> None:
    solution = solve(CATALOGUE.build_problem(command([1], fate=1)))
    now = compute_position(solution, [3])
    assert (now.best_option, now.option_values) == ("pay", {"keep": (F(3, 2),), "pay": (1,)})
    assert compute_position(solution, [3, "pay", 4]).outcome.result == "all-out"
    assert compute_position(solution, [3, "pay", 3]).turns == 1


def test_each_side_rolls_its_own_dice() -> None:
    asked = crown_duel({"strength": 4, "armour": "helmet"}, {"strength": 4})
    solution = solve(CATALOGUE.build_problem(asked))
    # A stand-off on the hero's turn; on the other's turn it rolls first and wins, and the hero's Helmet is tried.
    given: list[int] = []
    rollers = []
    for face in (3, 3, 5, 2, 6):
        rollers.append(compute_position(solution, given).pending.roller)
        given.append(face)
    assert rollers == ["hero", "foe", "foe", "hero", "hero"]
    assert compute_position(solution, given).turns == 1


def test_fate_is_kept_as_long_as_it_can_still_be_spent() -> None:
    # 1 life, 2 turns, 1 token: three coins either way. Kept on the first turn, it is left over more often.
    answer = CATALOGUE.resolve(command([1], fate=1, within=2))
    assert answer.probability["all-out"] == F(7, 8)
    (advice,) = answer.advice
    cases = {case.facts["turns_left"]: case for case in advice.cases}
    assert cases[2].options == {"keep": (F(3, 4),), "pay": (F(3, 4),)}
    assert (cases[2].option, cases[1].option) == ("keep", "pay")
    assert cases[1].options == {"keep": (0,), "pay": (F(1, 2),)}
    # Spent only when both casts fail at first.
    assert answer.expected["fate"] == F(3, 4)
    # With 2 lives in 2 turns every failure is the last that may happen.
    answer = CATALOGUE.resolve(command([2], fate=1, within=2))
    assert {
        case.option for case in answer.advice[0].cases if case.facts["lives_to_go"] <= case.facts["turns_left"]
    } == {"pay"}
    # 3 lives in 2 turns cannot be done: nothing is paid.
    answer = CATALOGUE.resolve(command([3], fate=1, within=2))
    assert answer.expected["fate"] == 1
    assert answer.advice[0].text(Language.EN) == "Do not reroll with fate."


def test_the_table_of_the_easier_spell() -> None:
    def works_from(characters: int) -> int:
        rule = easier(characters)
        try:
            while True:
                next(rule)
        except StopIteration as stop:
            return stop.value

    assert [works_from(characters) for characters in range(2, 10)] == [4, 4, 4, 3, 2, 1, 1, 1]


def test_each_elimination_makes_the_spell_harder_again() -> None:
    # 5 characters: 3-6 (2/3). After a cast that works 3 others are out, 2 characters are left: 4-6 (1/2).
    answer = CATALOGUE.resolve(command([2, 1, 1, 1], faster_table=True, within=2))
    assert by_turn(answer) == [0, F(1, 3)]
    told = mentions(answer)
    assert {"characters": 5, "works_from": 3} in told["alternative-rules/faster-command-spell", Status.APPLIED, None]
    assert {"characters": 2, "works_from": 4} in told["alternative-rules/faster-command-spell", Status.CONSIDERED, None]
    assert ("inner-region/elimination", Status.APPLIED, None) in told


@pytest.mark.parametrize(("players", "second"), [(5, F(2, 3)), (6, F(5, 6)), (7, F(1)), (14, F(1)), (None, F(2, 3))])
def test_by_the_other_reading_the_players_at_the_start_count(players: int | None, second: F) -> None:
    fields = {"faster_table": True, "players": players, "within": 2, "variants": {"command-counts": "starting"}}
    assert by_turn(CATALOGUE.resolve(command([2, 1, 1, 1], **fields))) == [0, second**2]
    # Otherwise the players at the start do not matter.
    fields["variants"] = {}
    assert by_turn(CATALOGUE.resolve(command([2, 1, 1, 1], **fields))) == [0, F(1, 3)]
    # And without the table neither does.
    fields = {**fields, "variants": {"command-counts": "starting"}, "faster_table": False}
    assert by_turn(CATALOGUE.resolve(command([2, 1, 1, 1], **fields))) == [0, F(1, 4)]


def test_seven_characters_need_no_roll() -> None:
    answer = CATALOGUE.resolve(command([4] * 6, faster_table=True, fate=1))
    assert by_turn(answer) == [0, 0, 0, 1]
    assert answer.expected == {"turns": 3, "fate": 1}
    assert answer.advice == ()


def test_the_trace_of_the_command_spell() -> None:
    told = mentions(CATALOGUE.resolve(command([1], fate=1)))
    assert told["inner-region/crown-of-command", Status.APPLIED, None] == [{"others": 1}]
    assert told["inner-region/command-spell", Status.APPLIED, None] == [{"works_from": 4}]
    assert ("characters/fate-reroll", Status.APPLIED, None) in told
    assert ("characters/fate-reroll", Status.BLOCKED, "characters/fate") in told
    assert told["inner-region/elimination", Status.APPLIED, None] == [{"out": 1}]
    assert told["characters/lives", Status.APPLIED, None] == [{"lost": 1}]


def success(others: tuple[int, ...], done: int, table: bool) -> F:
    """How likely a cast works after `done` that did."""
    characters = 1 + sum(life > done for life in others)
    return {5: F(2, 3), 6: F(5, 6)}.get(characters, F(1) if characters >= 7 else F(1, 2)) if table else F(1, 2)


@cache
def within_recursion(
    others: tuple[int, ...], done: int, fate: int, turns: int, table: bool
) -> dict[tuple[str, int], F]:
    """(result, fate left) -> probability with the fewest tokens among the best plans, without the engine."""
    if done == max(others):
        return {("all-out", fate): F(1)}
    if not turns:
        return {("not-yet", fate): F(1)}
    p = success(others, done, table)

    def mix(*parts: tuple[F, dict]) -> dict:
        total: dict[tuple[str, int], F] = {}
        for share, spread in parts:
            for key, chance in spread.items():
                total[key] = total.get(key, F(0)) + share * chance
        return {key: chance for key, chance in total.items() if chance}

    def out(spread: dict) -> F:
        return sum((chance for (result, _), chance in spread.items() if result == "all-out"), F(0))

    works = within_recursion(others, done + 1, fate, turns - 1, table)
    keep = within_recursion(others, done, fate, turns - 1, table)
    fails = keep
    if fate:
        pay = mix(
            (p, within_recursion(others, done + 1, fate - 1, turns - 1, table)),
            (1 - p, within_recursion(others, done, fate - 1, turns - 1, table)),
        )
        fails = pay if out(pay) > out(keep) else keep
    return mix((p, works), (1 - p, fails))


@pytest.mark.thorough
@pytest.mark.parametrize("others", [(1,), (3, 1), (2, 2, 2, 1), (3, 2, 1, 1, 1)])
def test_recursion_agrees_within_turns(others: tuple[int, ...]) -> None:
    for fate, turns, table in product((0, 1, 3), (1, 2, 4, 6), (False, True)):
        answer = CATALOGUE.resolve(command(list(others), fate=fate, within=turns, faster_table=table))
        got = {(str(line.result), line.hero["fate"]): line.probability for line in answer.outcomes}
        assert got == within_recursion(others, 0, fate, turns, table)
        assert by_turn(answer)[-1] == answer.probability["all-out"]


@cache
def fewest_casts(others: tuple[int, ...], done: int, fate: int, table: bool) -> F:
    """The expected number of turns still to come, this one included, with the best plan; without the engine."""
    if done == max(others):
        return F(0)
    p = success(others, done, table)
    after = fewest_casts(others, done + 1, fate, table)
    keeping = (1 + p * after) / p  # x = 1 + p after + (1 - p) x
    if not fate:
        return keeping
    rolled = p * fewest_casts(others, done + 1, fate - 1, table) + (1 - p) * fewest_casts(others, done, fate - 1, table)
    return min(keeping, 1 + p * after + (1 - p) * rolled)


@pytest.mark.parametrize("others", [(1,), (4,), (3, 2, 1, 1, 1), (5, 5, 5, 5, 5, 2)])
def test_recursion_agrees_on_fewest_turns(others: tuple[int, ...]) -> None:
    for fate, table in product((0, 1, 2, 5), (False, True)):
        answer = CATALOGUE.resolve(command(list(others), fate=fate, faster_table=table))
        assert answer.expected["turns"] == fewest_casts(others, 0, fate, table) - 1
        assert answer.probability["all-out"] == 1


def test_played_spells_agree() -> None:
    exact = CATALOGUE.resolve(command([3, 2, 2, 1], fate=2, faster_table=True))
    dice = random.Random(8)
    lengths, tokens = [], []
    for _ in range(SAMPLES):
        lives, fate, ended = [3, 2, 2, 1], 2, 0
        while True:
            needed = 3 if sum(life > 0 for life in lives) == 4 else 4
            die = dice.randint(1, 6)
            if die < needed and fate:
                fate -= 1
                die = dice.randint(1, 6)
            if die >= needed:
                lives = [life - 1 for life in lives]
            if max(lives) <= 0:
                break
            ended += 1
        lengths.append(ended)
        tokens.append(fate)
    agree(exact, "all-out", SAMPLES, lengths)
    mean = sum(tokens) / SAMPLES
    variance = sum((each - mean) ** 2 for each in tokens) / (SAMPLES - 1)
    assert abs(mean - float(exact.expected["fate"])) < 4 * (variance / SAMPLES) ** 0.5
    for turn, share in enumerate(by_turn(exact), 1):
        played = sum(length < turn for length in lengths) / SAMPLES
        assert abs(played - float(share)) <= 4 * float(share * (1 - share) / SAMPLES) ** 0.5


@given(
    others=st.lists(st.integers(1, 4), min_size=1, max_size=6),
    fate=st.integers(0, 3),
    within=st.integers(1, 7),
    table=st.booleans(),
)
def test_when_fate_is_paid(others: list[int], fate: int, within: int, table: bool) -> None:
    answer = CATALOGUE.resolve(command(others, fate=fate, within=within, faster_table=table))
    assert sum(answer.probability.values()) == sum(line.probability for line in answer.outcomes) == 1
    assert by_turn(answer) == sorted(by_turn(answer))
    assert len(by_turn(answer)) == within
    assert all(0 < node.probability <= 1 for _, node in answer.trace.walk())
    for advice in answer.advice:
        for case in advice.cases:
            lives, tokens, turns = (int(case.facts[name]) for name in ("lives_to_go", "fate", "turns_left"))
            assert (case.option == "pay") is (lives <= turns < lives + tokens)


@given(others=st.lists(st.integers(1, 4), min_size=1, max_size=6), fate=st.integers(0, 3), table=st.booleans())
def test_more_fate_and_the_easier_table_never_take_longer(others: list[int], fate: int, table: bool) -> None:
    def turns(**fields: object) -> F:
        return CATALOGUE.resolve(command(others, **fields)).expected["turns"]

    before = turns(fate=fate, faster_table=table)
    assert turns(fate=fate + 1, faster_table=table) <= before
    assert turns(fate=fate, faster_table=True) <= before


@pytest.mark.parametrize(
    ("changes", "code", "input_"),
    [
        ({"players": 2}, "contradiction", "players = 2"),
        ({"fate": 2, "hero": {"fate": 1}}, "contradiction", "fate = 2"),
    ],
)
def test_bad_spells_are_refused(changes: dict, code: str, input_: str) -> None:
    bad({**command([4, 4]), **changes}, code, input_)
