"""Rules for deciding as sentences: which variables a condition has, and how conditions and options are put together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction as F

import pytest

from rulewright.engine.decision_list import Between, Clause, Condition, DecisionList, OneOf
from rulewright.games.tainted_grail.situations import SITUATIONS as TAINTED_GRAIL
from rulewright.games.talisman.situations import SITUATIONS as TALISMAN
from rulewright.language import Language
from rulewright.language.phrase import Phrase
from rulewright.situations.advice_wording import AdviceVocabulary, format_rule
from rulewright.situations.answer import Advice

FACTS, WORDS = TALISMAN["talisman/battle"].facts, TALISMAN["talisman/battle"].words
FACTS_OF_TWO = TALISMAN["talisman/duel"].facts
ENCOUNTER, ENCOUNTER_WORDS = TAINTED_GRAIL["tainted-grail/combat"].facts, TAINTED_GRAIL["tainted-grail/combat"].words
WORDING = AdviceVocabulary(FACTS, WORDS)


def render_rule(*clauses: Clause, choice: str = "fate", **stage: str | int) -> str:
    return format_rule(choice, stage, DecisionList(clauses), WORDING).render(Language.EN)


@pytest.mark.parametrize(
    ("low", "high", "condition"),
    [
        (2, 2, "you are ahead by 2"),
        (1, 5, "you are ahead by 1–5"),
        (-5, -1, "you are behind by 1–5"),
        (-3, 0, "you are level or behind by up to 3"),
        (0, 0, "you are level"),
        (0, 4, "you are level or ahead by up to 4"),
        (-2, 3, "your score minus the creature's is −2 to 3"),
    ],
)
def test_lead_is_worded_for_its_side(low: int, high: int, condition: str) -> None:
    rule = Clause("pay", (("ahead", Between(low, high)),)), Clause("keep")
    assert render_rule(*rule) == f"If {condition}, reroll with fate."


def test_several_names_are_one_condition_and_two_facts_are_two() -> None:
    first = Clause("pay", (("standing", OneOf(("level", "behind"))), ("hero", Between(1, 3))))
    then = Clause("pay-{highest}", (("life", Between(1, 1)),))
    assert render_rule(first, then, Clause("keep")) == (
        "If you are not ahead and you rolled 1–3, reroll with fate."
        " Otherwise, if you have 1 life, reroll your higher die with fate."
    )


@pytest.mark.parametrize(
    ("before", "condition"),
    [
        ((), "they are behind by 1–5"),
        ((("defender_die", Between(1, 3)),), "they rolled 1–3 and they are behind by 1–5"),
        ((("attacker_die", Between(1, 5)),), "the attacker rolled 1–5 and the defender is behind by 1–5"),
    ],
)
def test_they_are_never_the_other_side(before: tuple[tuple[str, Between], ...], condition: str) -> None:
    rule = DecisionList((Clause("pay", (*before, ("ahead", Between(1, 5)))), Clause("keep")))
    advice = format_rule("fate-on-defenders-roll", {}, rule, AdviceVocabulary(FACTS_OF_TWO, WORDS))
    assert advice.render(Language.EN) == f"The defender rerolls with fate if {condition}."


@pytest.mark.parametrize(
    ("choice", "turn", "sentence"),
    [
        (
            "fate-on-attackers-roll",
            "hero",
            "On your turn, reroll with fate if you rolled 1–3 and you are behind by 1.",
        ),
        (
            "fate-on-defenders-roll",
            "hero",
            "On your turn, your opponent rerolls with fate if you rolled 1–3 and they are ahead by 1.",
        ),
        (
            "fate-on-attackers-roll",
            "other",
            "On your opponent's turn, your opponent rerolls with fate if they rolled 1–3 and they are behind by 1.",
        ),
        (
            "fate-on-defenders-roll",
            "other",
            "On your opponent's turn, reroll with fate if your opponent rolled 1–3 and you are ahead by 1.",
        ),
    ],
)
def test_on_a_turn_the_sides_are_you_and_your_opponent(choice: str, turn: str, sentence: str) -> None:
    clause = Clause("pay", (("attacker_die", Between(1, 3)), ("ahead", Between(-1, -1))))
    rule = DecisionList((clause, Clause("keep")))
    advice = format_rule(choice, {"whose_turn": turn}, rule, AdviceVocabulary(FACTS_OF_TWO, WORDS))
    assert advice.render(Language.EN) == sentence


def test_what_is_left_after_two_changes_of_mind_is_all_other_cases() -> None:
    one, two = (("life", Between(number, number)) for number in (1, 2))
    assert render_rule(Clause("pay", (one,)), Clause("keep", (two,)), Clause("pay")) == (
        "If you have 1 life, reroll with fate. Otherwise, if you have 2 lives, keep the roll."
        " In all other cases, reroll with fate."
    )
    assert render_rule(Clause("keep", (one,)), Clause("keep", (LOSING,)), Clause("pay")) == (
        "If you have 1 life, keep the roll. Do the same if you are behind. Otherwise reroll with fate."
    )


def total(*numbers: tuple[int, int]) -> tuple[Clause, ...]:
    """To keep the roll where the total is in one of the ranges, each a clause of its own, and to reroll otherwise."""
    return *(Clause("keep", (("total", Between(*each)),)) for each in numbers), Clause("pay")


@pytest.mark.parametrize(
    ("language", "condition"),
    [
        (Language.EN, "If the total is 6, 8 or 9, "),
        (Language.FI, "Jos summa on 6, 8 tai 9, "),
        (Language.CS, "Když je součet 6 nebo 8–9, "),
        (Language.KO, "합계가 6 또는 8~9이면 "),
    ],
)
def test_numbers_of_one_fact_stand_in_one_condition(language: Language, condition: str) -> None:
    advice = format_rule("fate", {}, DecisionList(total((8, 9), (6, 6))), WORDING).render(language)
    assert condition in " ".join(advice.split())


@pytest.mark.parametrize(
    ("ranges", "condition"),
    [
        ((Between(1, 1), Between(3, 3), Between(5, 6)), "you rolled 1, 3, 5 or 6"),
        ((Between(3, 4), Between(1, 2)), "you rolled 1–4"),
        ((Between(2, 6), Between(3, 4)), "you rolled 2–6"),
    ],
)
def test_faces_that_touch_are_one_range(ranges: tuple[Between, ...], condition: str) -> None:
    clauses = (Clause("pay", (("hero", each),)) for each in ranges)
    assert render_rule(*clauses, Clause("keep")) == f"If {condition}, reroll with fate."


@pytest.mark.parametrize("language", [Language.KO, Language.CS, Language.FI, Language.EN])
@pytest.mark.parametrize(("facts", "words"), [(FACTS, WORDS), (FACTS_OF_TWO, WORDS), (ENCOUNTER, ENCOUNTER_WORDS)])
def test_separate_numbers_are_all_named_for_any_fact(
    facts: Mapping[str, Phrase], words: Mapping[str, Phrase], language: Language
) -> None:
    """Facts whose sentence says another number than the fact's, or none, are names rather than numbers."""
    apart = {Language.KO: "2 또는 4~5", Language.CS: "2 nebo 4–5", Language.FI: "2, 4 tai 5", Language.EN: "2, 4 or 5"}

    def condition(name: str, *numbers: tuple[int, int]) -> str:
        clauses = (Clause("pay", ((name, Between(*each)),)) for each in numbers)
        rule = DecisionList((*clauses, Clause("keep")))
        return " ".join(format_rule("fate", {}, rule, AdviceVocabulary(facts, words)).render(language).split())

    numbers = [name for name in facts if "2" in condition(name, (2, 2)) and "3" in condition(name, (3, 3))]
    assert len(numbers) > 10
    assert [name for name in numbers if apart[language] not in condition(name, (2, 2), (4, 5))] == []


@pytest.mark.parametrize(
    ("leads", "sentence"),
    [
        ((-1, -3), "If you are behind by 1 or 3, reroll with fate."),
        ((-3, 2), "If you are behind by 3, reroll with fate. Do the same if you are ahead by 2."),
    ],
)
def test_a_lead_on_both_sides_is_two_conditions(leads: tuple[int, int], sentence: str) -> None:
    clauses = (Clause("pay", (("ahead", Between(each, each)),)) for each in leads)
    assert render_rule(*clauses, Clause("keep")) == sentence


def test_shared_part_of_two_conditions_appears_once() -> None:
    one, other = (Clause("pay", (LOSING, ("life", Between(each, each)))) for each in (1, 3))
    assert render_rule(one, other, Clause("keep")) == "If you are behind and you have 1 or 3 lives, reroll with fate."
    apart = Clause("pay", (("standing", OneOf(("level",))), ("life", Between(3, 3))))
    assert render_rule(one, apart, Clause("keep")).lower().count("if ") == 2


@pytest.mark.parametrize(
    ("hands", "condition"),
    [
        (("Oath, Word",), "your hand is Oath and Word"),
        (("Oath, Word", "Oath, Oath, Word"), "your hand is “Oath, Word” or “Oath, Oath, Word”"),
    ],
)
def test_cards_of_a_hand_are_grouped(hands: tuple[str, ...], condition: str) -> None:
    rule = DecisionList((Clause("pay", (("hand", OneOf(hands)),)), Clause("keep")))
    advice = format_rule("fate", {}, rule, AdviceVocabulary(ENCOUNTER, WORDS))
    assert advice.render(Language.EN) == f"If {condition}, reroll with fate."


def test_unconditional_option_has_no_condition() -> None:
    assert render_rule(Clause("pay")) == "Always reroll with fate."
    assert render_rule(Clause("fight"), battle=2) == "In the second fight, fight."
    assert render_rule(Clause("go-on"), at="before-werewolf-den") == "Before the Werewolf's Den, do not turn back."


def test_option_named_by_the_reader_is_worded_by_its_decision() -> None:
    words = AdviceVocabulary(FACTS, {**WORDS, "option.play": FACTS["dice"].with_values({"value": "?"})})
    rule = DecisionList((Clause("Sword"),))
    assert format_rule("play", {}, rule, words).render(Language.EN) == "The dice show ?."
    assert format_rule("discard", {}, rule, words).render(Language.EN) == "Sword."


@pytest.mark.parametrize(
    ("cost", "is_chance", "cost_sentence"),
    [
        (F(1, 4), True, " Perfect play would gain 25 percentage points more."),
        (F(1, 100), True, " Perfect play would gain 1 percentage point more."),
        (F(1, 4), False, " Perfect play would be worth 0.25 more."),
    ],
)
def test_cost_of_a_rule_is_in_percentage_points(cost: F, is_chance: bool, cost_sentence: str) -> None:
    sentence = format_rule("fate", {}, DecisionList((Clause("pay"),)), WORDING)
    rule = DecisionList((Clause("pay"),))
    advice = Advice("fate", "a/b", sentence, ("win",), (), rule=rule, cost=cost, is_chance=is_chance)
    assert advice.text(Language.EN) == "Always reroll with fate."
    told = replace(advice, is_cost_told=True)
    assert told.text(Language.EN) == f"Always reroll with fate.{cost_sentence}"
    assert told.as_json(Language.EN)["cost"] == str(cost)


PLAY_NO_MORE = "už žádnou další nehrajte"
LOSING = ("standing", OneOf(("behind",)))
SIX = ("hero", Between(6, 6))


@pytest.mark.parametrize(
    ("clauses", "sentence"),
    [
        ((Clause("pay", (LOSING,)), Clause("keep")), "질 때만 운명 토큰을 써서 다시 굴리세요."),
        (
            (Clause("keep", (SIX,)), Clause("pay")),
            "내 주사위가 6이면 그대로 두고, 아니면 운명 토큰을 써서 다시 굴리세요.",
        ),
        (
            (Clause("pay", (SIX,)), Clause("pay", (LOSING,)), Clause("keep")),
            "내 주사위가 6이거나, 질 때만 운명 토큰을 써서 다시 굴리세요.",
        ),
        (
            (Clause("keep", (SIX,)), Clause("pay", (LOSING,)), Clause("keep")),
            "질 때만 운명 토큰을 써서 다시 굴리세요. 다만 내 주사위가 6이면 그대로 두세요.",
        ),
        (
            (Clause("pay", (SIX,)), Clause("keep", (LOSING,)), Clause("pay")),
            "지면 그대로 두고, 아니면 운명 토큰을 써서 다시 굴리세요. 다만 내 주사위가 6이면 다시 굴리세요.",
        ),
    ],
)
def test_a_language_may_say_a_rule_with_two_options_as_one_sentence(clauses: tuple[Clause, ...], sentence: str) -> None:
    assert format_rule("fate", {}, DecisionList(clauses), WORDING).render(Language.KO) == sentence


def test_one_sentence_may_tell_all_clauses_in_a_row_with_the_same_option() -> None:
    six, loss, one = SIX, ("life", Between(2, 2)), ("hero", Between(1, 1))
    rule = Clause("evade", (six,)), Clause("keep", (loss,)), Clause("keep", (one,)), Clause("pay")
    assert format_rule("fate", {}, DecisionList(rule), WORDING).render(Language.KO) == (
        "내 주사위가 6이면 회피하세요. 그렇지 않고 생명력이 2점이거나, 내 주사위가 1이면 그대로 두세요."
        " 그 밖에는 운명 토큰을 써서 다시 굴리세요."
    )


def test_alternative_omits_what_the_previous_one_states() -> None:
    winning, not_losing = ("standing", OneOf(("ahead",))), ("standing", OneOf(("ahead", "level")))
    rule = Clause("keep", (winning,)), Clause("keep", (not_losing, SIX)), Clause("pay")
    text = format_rule("fate", {}, DecisionList(rule), WORDING).render(Language.KO)
    assert text == "이기거나, 비기는 상황이고 내 주사위가 6이면 그대로 두고, 아니면 운명 토큰을 써서 다시 굴리세요."


@pytest.mark.parametrize(
    ("turn", "choice", "begins", "ends"),
    [
        ("hero", "fate-on-attackers-roll", "내 차례에는 내 주사위가", "굴리세요."),
        ("hero", "fate-on-defenders-roll", "내 차례에 상대는 내 주사위가", "굴리는 것이 좋습니다."),
        ("other", "fate-on-attackers-roll", "상대의 차례에 상대는 자기 주사위가", "굴리는 것이 좋습니다."),
        ("other", "fate-on-defenders-roll", "상대의 차례에는 상대의 주사위가", "굴리세요."),
    ],
)
def test_a_language_may_tell_whose_turn_and_decision_it_is(turn: str, choice: str, begins: str, ends: str) -> None:
    rule = DecisionList((Clause("pay", (("attacker_die", Between(6, 6)),)), Clause("keep")))
    text = format_rule(choice, {"whose_turn": turn}, rule, WORDING).render(Language.KO)
    assert text == f"{begins} 6일 때만 운명 토큰을 써서 공격 주사위를 다시 {ends}"


DUEL = AdviceVocabulary(FACTS_OF_TWO, WORDS)
ATTACKER = ("attacker_die", Between(1, 3))
DEFENDER = ("defender_die", Between(4, 6))
AHEAD = ("ahead", Between(1, 2))
LEVEL = ("ahead", Between(-4, 0))
NO_FATE = ("other_fate", Between(0, 0))


def in_czech(rule: DecisionList, words: AdviceVocabulary, choice: str, **stage: str | int) -> str:
    return " ".join(format_rule(choice, stage, rule, words).render(Language.CS).split())


@pytest.mark.parametrize(
    ("alternatives", "sentence"),
    [
        (((DEFENDER, AHEAD),), "hodil 4–6 a prohrává o 1–2"),
        (((ATTACKER, AHEAD),), "útočník hodil 1–3 a obránce prohrává o 1–2"),
        (((ATTACKER, DEFENDER),), "útočník hodil 1–3 a obránce 4–6"),
        (((AHEAD,), (DEFENDER,)), "prohrává o 1–2 nebo když hodil 4–6"),
        (((ATTACKER,), (AHEAD,)), "útočník hodil 1–3 nebo když obránce prohrává o 1–2"),
    ],
)
def test_czech_names_who_decides_again_after_somebody_else(
    alternatives: tuple[tuple[tuple[str, Condition], ...], ...], sentence: str
) -> None:
    rule = DecisionList((*(Clause("pay", each) for each in alternatives), Clause("keep")))
    text = in_czech(rule, DUEL, "fate-on-defenders-roll")
    assert text == f"Obránce zaplatí žeton osudu, jen když {sentence}."


@pytest.mark.parametrize(
    ("hands", "condition"),
    [
        (("",), "nemáte v ruce žádnou kartu"),
        (("Oath",), "máte v ruce Oath"),
        (("Oath, Oath, Word",), "máte v ruce 2× Oath a Word"),
        (("Oath, Oath, Word", "Oath, Word"), "máte v ruce „2× Oath a Word“ nebo „Oath a Word“"),
    ],
)
def test_czech_counts_the_cards_of_a_hand(hands: tuple[str, ...], condition: str) -> None:
    words = AdviceVocabulary(ENCOUNTER, ENCOUNTER_WORDS)
    rule = DecisionList((Clause("escape", (("hand", OneOf(hands)),)), Clause("stop")))
    assert in_czech(rule, words, "play", played=1) == f"Po 1. kartě utečte, když {condition}. Jinak {PLAY_NO_MORE}."


def test_option_may_be_worded_by_the_moment_of_play() -> None:
    words = AdviceVocabulary(ENCOUNTER, ENCOUNTER_WORDS)
    assert in_czech(DecisionList((Clause("stop"),)), words, "play", played=0) == "Na začátku nehrajte žádnou kartu."
    assert in_czech(DecisionList((Clause("stop"),)), words, "play", played=2) == f"Po 2. kartě {PLAY_NO_MORE}."
    assert in_czech(DecisionList((Clause("evade"),)), WORDING, "evade") == "Vyhněte se útoku."
    assert in_czech(DecisionList((Clause("evade"),)), WORDING, "evade", battle=2) == "Při 2. útoku se mu vyhněte."


@pytest.mark.parametrize(
    ("clauses", "sentence"),
    [
        (
            (Clause("keep", (DEFENDER,)), Clause("pay", (ATTACKER,)), Clause("keep")),
            "Útočník zaplatí žeton osudu, jen když hodil 1–3, ale ne tehdy, když obránce hodil 4–6.",
        ),
        (
            (Clause("pay", (ATTACKER,)), Clause("keep", (DEFENDER,)), Clause("pay")),
            "Útočník žeton osudu nezaplatí, když obránce hodil 4–6, ale ne tehdy, když útočník hodil 1–3."
            " Jinak ho zaplatí.",
        ),
        (
            (Clause("keep", (DEFENDER,)), Clause("keep", (ATTACKER,)), Clause("pay")),
            "Útočník žeton osudu nezaplatí, když obránce hodil 4–6 nebo když útočník hodil 1–3. Jinak ho zaplatí.",
        ),
        (
            (Clause("pay", (LEVEL,)), Clause("keep")),
            "Útočník zaplatí žeton osudu, jen když nevyhrává (rozdíl nejvýše 4).",
        ),
        (
            (Clause("keep", (("ahead", Between(0, 4)),)), Clause("pay")),
            "Útočník žeton osudu nezaplatí, když neprohrává (rozdíl nejvýše 4). Jinak ho zaplatí.",
        ),
    ],
)
def test_czech_tells_a_rule_before_its_exception(clauses: tuple[Clause, ...], sentence: str) -> None:
    assert in_czech(DecisionList(clauses), DUEL, "fate-on-attackers-roll") == sentence


@pytest.mark.parametrize(
    ("condition", "sentence"),
    [
        ({"hero": (1, 5), "foe": (1, 2)}, "jste hodili 1–5 a příšera 1–2"),
        ({"foe": (1, 2), "hero": (1, 5)}, "příšera hodila 1–2 a vy 1–5"),
        ({"highest": (1, 4), "lowest": (1, 3)}, "vyšší kostka ukazuje 1–4 a nižší 1–3"),
        ({"life": (2, 2), "fate": (1, 1)}, "máte 2 životy a 1 žeton osudu"),
        ({"fate": (2, 2), "fate_paid": (0, 0)}, "máte 2 žetony osudu a žádný jste ještě nezaplatili"),
        ({"needed": (6, 7), "hero": (1, 3)}, "hod nižší než 6 k výhře nestačí a hodili jste 1–3"),
    ],
)
def test_czech_says_a_verb_once(condition: Mapping[str, tuple[int, int]], sentence: str) -> None:
    conditions = tuple((name, Between(*ends)) for name, ends in condition.items())
    text = in_czech(DecisionList((Clause("pay", conditions), Clause("keep"))), WORDING, "fate-on-attack-roll")
    assert text == f"Když {sentence}, zaplaťte žeton osudu."


@pytest.mark.parametrize(
    ("turn", "choice", "condition", "sentence"),
    [
        (
            "hero",
            "fate-on-attackers-roll",
            (ATTACKER, AHEAD),
            "zaplaťte žeton osudu, jen když jste hodili 1–3 a vyhráváte o 1–2",
        ),
        (
            "hero",
            "fate-on-defenders-roll",
            (DEFENDER, AHEAD),
            "počítejte s tím, že soupeř zaplatí žeton osudu, jen když hodil 4–6 a vyhráváte o 1–2",
        ),
        (
            "hero",
            "fate-on-defenders-roll",
            (LEVEL,),
            "počítejte s tím, že soupeř zaplatí žeton osudu, jen když nevyhráváte (rozdíl nejvýše 4)",
        ),
        (
            "other",
            "fate-on-attackers-roll",
            (DEFENDER, ATTACKER),
            "počítejte s tím, že soupeř zaplatí žeton osudu, jen když jste hodili 4–6 a soupeř 1–3",
        ),
        (
            "other",
            "fate-on-defenders-roll",
            (ATTACKER, DEFENDER),
            "zaplaťte žeton osudu, jen když soupeř hodil 1–3 a vy 4–6",
        ),
        (
            "other",
            "fate-on-defenders-roll",
            (LEVEL, ATTACKER),
            "zaplaťte žeton osudu, jen když neprohráváte (rozdíl nejvýše 4) a soupeř hodil 1–3",
        ),
        (
            "other",
            "fate-on-defenders-roll",
            (NO_FATE, ATTACKER),
            "zaplaťte žeton osudu, jen když nemá soupeř žádný žeton osudu a hodil 1–3",
        ),
    ],
)
def test_czech_tells_a_duel_on_the_crown_from_the_readers_side(
    turn: str, choice: str, condition: tuple[tuple[str, Condition], ...], sentence: str
) -> None:
    rule = DecisionList((Clause("pay", condition), Clause("keep")))
    where = {"hero": "Ve svém tahu", "other": "V soupeřově tahu"}[turn]
    assert in_czech(rule, DUEL, choice, whose_turn=turn) == f"{where} {sentence}."


@pytest.mark.parametrize(
    ("turn", "sentence"),
    [
        ("hero", "Ve svém tahu počítejte s tím, že se soupeř útoku vyhne, když má 1 život. Jinak bude bojovat."),
        ("other", "V soupeřově tahu se útoku vyhněte, když má soupeř 1 život. Jinak se nevyhýbejte."),
    ],
)
def test_on_the_readers_turn_the_other_player_evades(turn: str, sentence: str) -> None:
    rule = DecisionList((Clause("evade", (("other_life", Between(1, 1)),)), Clause("fight")))
    assert in_czech(rule, DUEL, "evade", whose_turn=turn) == sentence
