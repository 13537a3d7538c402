"""Survival tracks, the end of the day and several days ahead, by hand from the rules.

Trays print what the rulebook does not: start spaces 6 (energy) and 9 (health) and a terror track to 7 are assumed.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.corpus.model import Corpus
from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.situations import SITUATIONS
from rulewright.language import LANGUAGES
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Report
from rulewright.views.explanation_text import format_statement

CATALOGUE = Catalogue(SITUATIONS)
TRAY = {"energy_start": 6, "health_start": 9, "terror_top": 7}


def ask(energy: int | None, health: int | None, terror: int, food: int = 0, **fields: object) -> dict:
    answer = report(energy, health, terror, food, **fields)
    return answer.as_json()


def report(energy: int | None, health: int | None, terror: int, food: int = 0, **fields: object) -> Report:
    character = {"energy": energy, "health": health, "terror": terror, "food": food}
    answer = CATALOGUE.resolve({"situation": "tainted-grail/survival", "tray": TRAY, "hero": character, **fields})
    assert isinstance(answer, Report)
    return answer


def markers(answer: dict) -> tuple[int, int, int, int]:
    return answer["energy"], answer["health"], answer["terror"], answer["food"]


def effects(answer: dict, day: int = 1) -> list[str]:
    return [each["effect"] for each in answer["days"][day - 1]["effects"]]


def flags(answer: dict) -> set[str]:
    return {name for name in ("exhausted", "panic", "going_insane", "dying") if answer[name]}


# How a character stands now


@pytest.mark.parametrize(
    ("energy", "health", "terror", "expected"),
    [
        (2, 4, 5, {"panic"}),  # terror above health; energy 2 is no red space, terror 5 of 7 neither
        (1, 9, 6, {"exhausted", "going_insane"}),  # the last spaces of energy are 0 and 1, the top ones of terror 6, 7
        (2, 9, 5, set()),
        (2, 5, 5, set()),  # level is not above
        (0, 0, 7, {"exhausted", "panic", "going_insane", "dying"}),
    ],
)
def test_what_a_character_is_in(energy: int, health: int, terror: int, expected: set[str]) -> None:
    now = ask(energy, health, terror, days=0)["now"]
    assert flags(now) == expected
    assert now["energy_limit"] == health


def test_markers_default_to_their_start_spaces() -> None:
    assert markers(ask(None, None, 0, days=0)["now"]) == (6, 9, 0, 0)
    # Health 4 lets energy be 4.
    assert markers(ask(None, 4, 0, days=0)["now"]) == (4, 4, 0, 0)
    answer = CATALOGUE.resolve({"situation": "tainted-grail/survival", "tray": {**TRAY, "terror_start": 2}, "days": 0})
    assert markers(answer.as_json()["now"]) == (6, 9, 2, 0)


def test_a_lone_story_player_has_no_limit_of_energy_and_no_panic() -> None:
    now = ask(6, 3, 5, days=0, mode="story", players=1)["now"]
    assert (flags(now), now["energy_limit"]) == (set(), None)
    assert flags(ask(3, 3, 5, days=0, mode="story", players=2)["now"]) == {"panic"}


def test_the_turned_marker_lowers_both_limits() -> None:
    # Wings 2 below health 6: energy up to 4, panic with terror above 4.
    now = ask(None, 6, 5, days=0, mode="challenge", wings_lower=2)["now"]
    assert (now["energy"], now["energy_limit"], flags(now)) == (4, 4, {"panic"})
    assert "tainted-grail/faq/wings-of-the-health-marker" in now["entries"]
    assert flags(ask(4, 6, 4, days=0, mode="challenge", wings_lower=2)["now"]) == set()
    # Where nobody says, 1 lower is assumed; a group may also leave the marker as it is.
    assert ask(None, 6, 0, days=0, mode="challenge")["now"]["energy_limit"] == 5
    assert ask(None, 6, 0, days=0, mode="challenge", wings_lower=0)["now"]["energy_limit"] == 6
    # Not below 0.
    assert ask(None, 1, 0, days=0, mode="challenge", wings_lower=3)["now"]["energy_limit"] == 0


# The end of one day


def test_a_meal_and_full_recovery() -> None:
    # 1 food: health 5 + 1, terror 4 - 1; energy 3 is not red: up to the start space 6, which health 6 allows.
    answer = ask(3, 5, 4, food=2)
    assert markers(answer["end"]) == (6, 6, 3, 1)
    assert effects(answer) == ["eats", "recovers"]
    assert answer["stopped"] is None


def test_an_exhausted_character_recovers_4_even_after_a_meal() -> None:
    # Energy 1 is red: 1 + 4. Terror stays at 0.
    answer = ask(1, 8, 0, food=1)
    assert markers(answer["end"]) == (5, 9, 0, 0)
    assert effects(answer) == ["eats", "recovers-exhausted"]


def test_an_exhausted_character_recovers_no_further_than_the_start_space() -> None:
    # The marker is put back on the start space, an exhausted character's by "only" 4: from 1 to 3, not past it to 5.
    fields = {"tray": {**TRAY, "energy_start": 3}, "food": 1}
    answer = ask(1, 8, 0, **fields)
    assert markers(answer["end"]) == (3, 9, 0, 0)
    assert effects(answer) == ["eats", "recovers-exhausted-to-start"]
    assert answer["days"][0]["effects"][1]["entries"] == [
        f"tainted-grail/{entry}"
        for entry in ("end-of-day/recover", "survival/exhausted", "differences/energy-above-its-start-space")
    ]
    past = ask(1, 8, 0, **fields, variants={"exhausted-recovery": "past-start"})
    assert (markers(past["end"]), effects(past)) == ((5, 9, 0, 0), ["eats", "recovers-exhausted"])
    # Health 2 + 1 stops it before a start space of 4 does.
    assert markers(ask(1, 2, 0, tray={**TRAY, "energy_start": 4}, food=1)["end"]) == (3, 3, 0, 0)


def test_do_i_recover_at_all_without_food() -> None:
    # Energy drops to 0, which is red, so the recovery step gives 4: not nothing, as one line of the rulebook has it.
    answer = ask(5, 9, 3)
    assert markers(answer["end"]) == (4, 9, 3, 0)
    assert effects(answer) == ["drops-to-no-energy", "recovers-exhausted"]


def test_without_food_and_energy_the_last_health_goes() -> None:
    answer = ask(0, 1, 2)
    assert markers(answer["end"]) == (0, 0, 2, 0)
    assert effects(answer) == ["panic", "loses-health-instead"]  # what follows stands on the card Dying
    assert "dying" in flags(answer["end"])
    assert answer["stopped"] == "dying"


def test_is_it_worth_spending_the_last_energy_before_going_hungry() -> None:
    # With 1 energy left hunger takes only that; with none it takes a health. Either way 4 energy come back.
    assert markers(ask(3, 5, 0, energy_paid=[2])["end"]) == (4, 5, 0, 0)
    assert markers(ask(3, 5, 0, energy_paid=[3])["end"]) == (4, 4, 0, 0)


def test_a_character_may_keep_its_food() -> None:
    answer = ask(5, 5, 3, food=2, hungry_days=[1])
    assert markers(answer["end"]) == (4, 5, 3, 2)


def test_health_lost_pushes_energy_down() -> None:
    # Health 6 - 4 = 2 takes energy 5 to 2: not red, so recovery is full, but health 3 after the meal stops it.
    answer = ask(5, 6, 0, food=1, health_changes=[-4])
    assert markers(answer["days"][0]["evening"]) == (2, 2, 0, 1)
    assert markers(answer["end"]) == (3, 3, 0, 0)
    assert effects(answer) == ["eats", "recovers-limited"]


def test_energy_above_its_start_space() -> None:
    answer = ask(8, 9, 0, food=1)
    assert (answer["end"]["energy"], effects(answer)[-1]) == (8, "stays-above-start")
    answer = ask(8, 9, 0, food=1, variants={"energy-above-start": "falls-back"})
    assert (answer["end"]["energy"], effects(answer)[-1]) == (6, "falls-to-start")


def test_healing_above_the_start_space_is_a_reading() -> None:
    assert ask(6, 9, 0, food=1)["end"]["health"] == 9
    assert ask(6, 9, 0, food=1, variants={"healing-stops": False})["end"]["health"] == 10
    assert ask(6, 11, 0, food=1)["end"]["health"] == 11  # what was above already is not lost


def test_a_meal_that_heals_nothing_cites_why() -> None:
    def cited(health: int, **fields: object) -> list[str]:
        (meal,) = (each for each in ask(6, health, 0, 1, **fields)["days"][0]["effects"] if each["effect"] == "eats")
        return list(meal["entries"])

    rest, why = "tainted-grail/end-of-day/rest", "tainted-grail/faq/maximum-of-health"
    assert cited(8) == [rest]
    assert cited(9) == [rest, why]
    assert cited(9, variants={"healing-stops": False}) == [rest]


def test_dream_or_nightmare() -> None:
    # Terror 6 is red; a meal takes it to 5, out of the red before the dream is read.
    assert "reads-nightmares" in effects(ask(6, 9, 6))
    assert "reads-nightmares" not in effects(ask(6, 9, 6, food=1))


# Days ahead


def test_how_long_do_i_last_without_food_if_i_act_every_day() -> None:
    # Day 1: 6 - 6 = 0, no meal: health 8; 4 energy. Then each day 4 are paid, 1 health goes, 4 come back as long as
    # health allows: day 2: 7, day 3: 6, day 4: 5, day 5: 4, day 6: health 3, energy 3, so 4 cannot be paid on day 7.
    answer = ask(6, 9, 0, days=7, energy_paid=[6, 4, 4, 4, 4, 4, 4])
    assert [day["after"]["health"] for day in answer["days"]] == [8, 7, 6, 5, 4, 3, 3]
    assert [day["after"]["energy"] for day in answer["days"]] == [4, 4, 4, 4, 4, 3, 3]
    assert answer["stopped"] == "cannot-pay"
    assert answer["days"][-1]["effects"] == [
        {
            "effect": "lacks-energy", "energy": 3, "needed": 4,
            "entries": ["tainted-grail/survival/energy", "tainted-grail/actions/costs"],
        }
    ]  # fmt: skip


def test_resting_hungry_costs_nothing_but_energy() -> None:
    # Whoever pays nothing keeps 4 energy, loses them to hunger, and has 4 again: health is never touched.
    answer = ask(6, 9, 0, days=14)
    assert {markers(day["after"]) for day in answer["days"]} == {(4, 9, 0, 0)}


def test_the_plan_tells_how_many_days_there_are() -> None:
    assert len(ask(6, 9, 0)["days"]) == 1
    assert len(ask(6, 9, 0, energy_paid=[1, 1], health_changes=[0, 0, 1])["days"]) == 3
    assert len(ask(6, 9, 0, hungry_days=[4])["days"]) == 4


def test_food_gained_on_the_way_is_eaten_the_same_evening() -> None:
    answer = ask(6, 7, 4, days=2, energy_paid=[3, 3], food_changes=[2], terror_changes=[0, 3])
    # Day 1: +2 food, 1 eaten: health 8, terror 3, energy 6. Day 2: terror 6, a meal: health 9, terror 5.
    assert [markers(day["after"]) for day in answer["days"]] == [(6, 8, 3, 1), (6, 9, 5, 0)]


def test_losses_before_or_after_energy_is_paid() -> None:
    # 4 paid of 5, then 3 of 5 health lost: 1 energy. The other way round, health 2 leaves 2 energy: 4 cannot be paid.
    assert markers(ask(5, 5, 0, energy_paid=[4], health_changes=[-3])["days"][0]["evening"]) == (1, 2, 0, 0)
    assert ask(5, 5, 0, energy_paid=[4], health_changes=[-3], losses_first=True)["stopped"] == "cannot-pay"
    gained = ask(1, 5, 0, energy_paid=[3], energy_changes=[2], losses_first=True)
    assert gained["days"][0]["evening"]["energy"] == 0


def test_dying_in_the_day_ends_the_forecast_before_a_meal() -> None:
    """What follows stands on the card Dying alone: whether its owner still eats, too."""
    answer = ask(3, 3, 0, food=5, days=5, health_changes=[-3])
    assert len(answer["days"]) == 1
    assert (answer["stopped"], answer["end"]["health"]) == ("dying", 0)
    assert effects(answer) == ["dying"]
    assert answer["end"]["food"] == 5


def test_dying_is_stated_once_whether_or_not_the_day_could_be_paid() -> None:
    """All health lost before 2 energy are to be paid: the day costs too much, and the character is dying, too."""
    for losses_first, headline in ((False, "You are dying on day 1"), (True, "The plan does not work")):
        fields = {"energy_paid": [2], "health_changes": [-3], "losses_first": losses_first}
        sentences = [str(line.sentence) for line in report(3, 3, 0, **fields).statements]
        assert sentences[0].startswith(headline)
        assert len([line for line in sentences if line.startswith("You are dying")]) == 1


def test_more_food_than_available_cannot_be_lost() -> None:
    answer = ask(6, 9, 0, food=1, food_changes=[-2])
    assert (answer["stopped"], effects(answer)) == ("cannot-pay", ["lacks-food"])


def test_challenge_mode_keeps_20_food_at_most() -> None:
    assert ask(5, 9, 0, food=18, food_changes=[5], mode="challenge")["end"]["food"] == 19
    assert ask(5, 9, 0, food=18, food_changes=[5])["end"]["food"] == 22


@pytest.mark.parametrize(
    ("fields", "meaning"),
    [
        ({"players": 1}, "death-alone"),
        ({"players": 3}, "death-together"),
        ({"players": 3, "unused_characters": 2}, "death-with-others-left"),
        ({"players": 4, "unused_characters": 0}, "death-of-the-last"),
        ({"players": 3, "unused_characters": 2, "mode": "challenge"}, "death-fails-the-campaign"),
        (
            {"players": 3, "unused_characters": 2, "mode": "challenge", "variants": {"any-death-fails": False}},
            "death-with-others-left",
        ),
        (
            {"players": 3, "unused_characters": 0, "mode": "challenge", "variants": {"any-death-fails": False}},
            "death-fails-the-campaign",
        ),
    ],
)
def test_what_a_death_would_mean(fields: dict, meaning: str) -> None:
    answer = ask(0, 0, 0, days=0, **fields)
    assert answer["death"]["effect"] == meaning
    assert "tainted-grail/survival/death" in answer["death"]["entries"]
    assert "death" not in ask(0, 1, 0, days=0, **fields)


@given(st.data())
def test_whatever_happens_the_markers_keep_to_their_tracks(data: st.DataObject) -> None:
    days = data.draw(st.integers(1, 6))

    def numbers(low: int, high: int) -> list[int]:
        return data.draw(st.lists(st.integers(low, high), max_size=days))

    health, terror = data.draw(st.integers(0, 9)), data.draw(st.integers(0, 7))
    energy = data.draw(st.integers(0, health))
    answer = ask(
        energy, health, terror, data.draw(st.integers(0, 3)), days=days, energy_paid=numbers(0, 5),
        energy_changes=numbers(-3, 3), health_changes=numbers(-3, 3), terror_changes=numbers(-3, 3),
        losses_first=data.draw(st.booleans()),
    )  # fmt: skip
    for day in answer["days"]:
        for when in ("morning", "evening", "after"):
            now = day[when]
            assert 0 <= now["energy"] <= now["health"] <= 9
            assert 0 <= now["terror"] <= 7
            assert now["food"] >= 0
    for before, after in zip(answer["days"], answer["days"][1:], strict=False):
        assert markers(before["after"]) == markers(after["morning"])
    if answer["stopped"] is None:
        assert len(answer["days"]) == days
        # Recovery leaves nobody exhausted unless health is as low.
        assert answer["end"]["energy"] >= min(4, answer["end"]["health"])


# What makes no sense


@pytest.mark.parametrize(
    ("fields", "code", "field"),
    [
        ({"hero": {"energy": 5, "health": 4}}, "contradiction", "hero.energy = 5"),
        ({"hero": {"terror": 8}}, "contradiction", "hero.terror = 8"),
        ({"tray": {**TRAY, "terror_start": 9}}, "contradiction", "tray.terror_start = 9"),
        ({"days": 2, "energy_paid": [1, 2, 3]}, "contradiction", "energy_paid, days"),
        ({"days": 2, "hungry_days": [3]}, "contradiction", "hungry_days = 3"),
        ({"wings_lower": 2}, "contradiction", "wings_lower = 2"),
        ({"players": 1, "unused_characters": 2}, "contradiction", "unused_characters = 2"),
    ],
)
def test_bad_input_names_field_cause_and_remedy(fields: dict, code: str, field: str) -> None:
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.resolve({"situation": "tainted-grail/survival", "tray": TRAY, **fields})
    assert (caught.value.code, caught.value.input) == (code, field)
    assert str(caught.value.remedy)


# What is told


def test_every_statement_rests_on_entries_and_has_words_in_every_language(corpus: Corpus) -> None:
    reports = [
        report(6, 9, 6, 1, days=3, energy_paid=[6, 2, 9], health_changes=[-5], energy_changes=[0, 5]),
        report(8, 9, 0, 3), report(8, 9, 0, 3, variants={"energy-above-start": "falls-back"}), report(0, 1, 2, 0),
        report(0, 9, 0, 0, food_changes=[-1]), report(2, 2, 4, 0, days=0), report(6, 6, 0, 0, hungry_days=[1]),
        report(1, 2, 0, 1), report(1, 8, 0, 1, tray={**TRAY, "energy_start": 3}),
        report(3, 5, 4, 2), report(5, 6, 0, 1, health_changes=[-4]), report(6, 9, 6, 0),
        *(report(0, 0, 0, days=0, players=players, unused_characters=unused, mode=mode)
          for players, unused, mode in (
              (1, None, "normal"), (2, None, "normal"), (2, 0, "normal"), (2, 1, "normal"), (2, 1, "challenge"))),
    ]  # fmt: skip
    from rulewright.games.tainted_grail.situations import survival

    sentence_ids = {line.sentence.id for each in reports for line in each.statements}
    assert {sentence.id for sentence in survival.SENTENCES.values()} <= sentence_ids
    for each in reports:
        assert each.statements[0].is_summary
        for line in each.statements:
            assert line.entries
            assert all(entry in corpus.entries or entry in corpus.differences for entry in line.entries), line.entries
            texts = {language: format_statement(line, corpus, language) for language in LANGUAGES}
            assert len(set(texts.values())) == 4
