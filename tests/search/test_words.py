"""Letters and words: folding, splitting, 4-grams, Korean syllables, letters, initial consonants and endings."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from rapidfuzz.distance import OSA

from rulewright.language import LANGUAGES, Language
from rulewright.search.analysis import index_terms, stem_keys
from rulewright.search.grams import code_of, codes_of
from rulewright.search.lexicon import Lexicon
from rulewright.search.words import (
    MAXIMUM_QUERY,
    Grammar,
    clean,
    fold,
    grammar_of,
    grams,
    initials,
    is_initials,
    korean_stems,
    letters,
    syllable_pairs,
    words,
)

GRAMMAR = grammar_of(LANGUAGES)


def asks_how_many(query: str, grammar: Grammar = GRAMMAR) -> bool:
    return grammar.asks("how_many", map(fold, words(query)))


@pytest.mark.parametrize(
    ("typed", "cleaned"),
    [
        ("  stand\t off \n", "stand off"),
        ("a\x00b\x1bc", "a b c"),
        ("\ud800 stand-off \udfff", "stand-off"),
        ("rule\u00adbook", "rulebook"),  # a soft hyphen stands inside a word
        ("\u202e대치", "대치"),
        ("nerozhodne\u030c", "nerozhodně"),  # a letter and its diacritic become one character
        ("\u1103\u1162\u110e\u1175", "대치"),
        ("x" * 10_000, "x" * MAXIMUM_QUERY),
    ],
)
def test_a_query_is_cleaned(typed: str, cleaned: str) -> None:
    assert clean(typed) == cleaned


@pytest.mark.parametrize(
    ("written", "folded"),
    [("Čarodějnice", "carodejnice"), ("Kääpiö", "kaapio"), ("대치", "대치"), ("Warlock’s", "warlock's"), ("ÅØ", "aø")],
)
def test_folding_takes_diacritics_away_and_leaves_syllables_whole(written: str, folded: str) -> None:
    assert fold(written) == folded


def test_korean_and_other_letters_never_share_a_word() -> None:
    assert words("STR이 3개면 Stand-off?") == ["str", "이", "3", "개면", "stand", "off"]
    assert words("Warlock’s Cave") == ["warlock’s", "cave"]


def test_words_that_carry_no_topic_are_left_out_where_others_remain() -> None:
    assert GRAMMAR.content_words(words("what happens if I lose a life")) == ["lose", "life"]
    assert GRAMMAR.content_words(words("co se stane při remíze")) == ["remíze"]
    assert GRAMMAR.content_words(words("mitä tapahtuu tasatuloksessa")) == ["tasatuloksessa"]
    assert GRAMMAR.content_words(words("대치하면 어떻게 되나요")) == ["대치하면"]
    assert GRAMMAR.content_words(words("what is it")) == ["what", "is", "it"]
    assert GRAMMAR.is_function_word("있나요")
    assert not GRAMMAR.is_function_word("졌을")


def test_a_word_carries_no_topic_in_the_languages_of_the_content_alone() -> None:
    finnish = grammar_of((Language("fi"),))
    assert (finnish.is_function_word("mitä"), finnish.is_function_word("what")) == (True, False)
    assert finnish.content_words(words("what mitä")) == ["what"]
    assert (asks_how_many("montako noppaa", finnish), asks_how_many("how many dice", finnish)) == (True, False)
    assert not asks_how_many("how many", grammar_of(()))


@pytest.mark.parametrize(
    ("query", "topic"),
    [
        ("v čem se pravidla liší u ropuchy", "v čem se u ropuchy"),
        ("rozdíly vydání ropucha", "ropucha"),
        ("Toad differences between rulebooks", "toad between"),
        ("Where do the Czech rules differ on the crypt?", "where do the on the crypt"),
        ("säännöt eroavat rupikonna", "rupikonna"),
        ("두꺼비 판본 차이", "두꺼비"),
        ("두꺼비판본차이가", "두꺼비"),
        ("rulebook differences", ""),
        ("two different rules", None),
        ("difference between battle and psychic combat", None),
        ("rozdíl mezi bojem a psychickým bojem", None),
        ("pravidla ropuchy", None),
    ],
)
def test_a_query_for_differences_names_both_differing_and_rulebooks(query: str, topic: str | None) -> None:
    assert GRAMMAR.differing_about(words(query)) == (None if topic is None else topic.split())


def test_grams_mark_the_beginning_and_short_words_are_one() -> None:
    assert grams("noppa") == ["^nop", "nopp", "oppa"]
    assert grams("ase") == ["^ase"]
    assert grams("a") == ["^a"]


def test_pairs_run_across_spaces_within_a_line() -> None:
    assert syllable_pairs("대치상황") == ["대치", "치상", "상황"]
    assert list(index_terms("대치 상황\n운명", Language.KO)) == [
        "w대치",
        "w상황",
        "b대치",
        "b치상",
        "b상황",
        "w운명",
        "b운명",
    ]
    assert list(index_terms("Voima 5", Language.FI)) == ["wvoima", "w5"]


def test_syllables_are_taken_apart_as_they_are_typed() -> None:
    assert initials("탈리스만") == "ㅌㄹㅅㅁ"
    assert is_initials("ㅌㄹㅅㅁ")
    assert not is_initials("탈ㄹ")
    assert not is_initials("")
    assert letters("괜찮다") == "ㄱㅗㅐㄴㅊㅏㄴㅎㄷㅏ"
    assert letters("탈리스만").startswith(letters("탈릿"))  # what stands in the field before the next vowel is typed


@pytest.mark.parametrize(
    ("word", "stem"),
    [
        ("힘을", "힘"), ("보초에게서는", "보초"), ("대치하면", "대치"), ("굴립니다", "굴리"), ("굴려서", "굴리"),
        ("굴릴", "굴리"), ("잃었을", "잃"), ("죽으면", "죽"), ("기도", "기도"), ("기도", "기"), ("졌다", "지"),
    ],
)  # fmt: skip
def test_korean_words_lose_particles_and_endings(word: str, stem: str) -> None:
    assert letters(stem) in korean_stems(word)


def test_a_final_consonant_is_no_ending_of_a_single_syllable() -> None:
    assert korean_stems("칼") == [letters("칼")]


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        (Language.FI, ("noppa", "nopan", "noppaa", "nopat")),
        (Language.FI, ("taito", "taidon", "taidosta")),
        (Language.FI, ("tulos", "tuloksen", "tulokset")),
        (Language.CS, ("síla", "sila", "sílu", "silou")),
        (Language.CS, ("nerozhodný", "nerozhodně", "nerozhodne")),
        (Language.EN, ("trophy", "trophies")),
        (Language.EN, ("warlock's", "warlocks", "warlock")),
    ],
)
def test_forms_of_a_word_share_a_stem(language: Language, forms: tuple[str, ...]) -> None:
    shared = set(stem_keys(forms[0], language))
    assert [form for form in forms if not shared & set(stem_keys(form, language))] == []


def test_number_question_is_recognised() -> None:
    for query in ("how many weapons", "kolik zbraní", "montako asetta", "무기 몇 개", "taikojen enimmäismäärä"):
        assert asks_how_many(query)
    for query in ("weapon limitless"[:6], "zbraň", "ase", "무기"):
        assert not asks_how_many(query)


def test_grams_as_numbers_are_the_grams_of_each_word() -> None:
    forms = ["a", "ab", "abc", "abcd", "dabc", "abcabcabc", "stand", "žž1ø", "0"]
    codes, owners = codes_of(forms)
    counted = Counter(zip(codes.tolist(), owners.tolist(), strict=True))
    assert counted == Counter((int(code_of(gram)), place) for place, form in enumerate(forms) for gram in grams(form))
    different = {gram for form in forms for gram in grams(form)}
    assert len({int(code_of(gram)) for gram in different}) == len(different)
    assert [each.size for each in codes_of([])] == [0, 0]


def test_corrections_are_those_of_a_look_at_every_word() -> None:
    letters_ = "abcdef"
    dice = random.Random(21)
    forms = {"".join(dice.choices(letters_, k=dice.randint(3, 11))): dice.randint(1, 9) for _ in range(3_000)}
    lexicon = Lexicon(Language.EN, forms, {}, {}, ())
    for _ in range(200):
        typed = "".join(dice.choices(letters_, k=dice.randint(4, 11)))
        distances = {form: OSA.distance(typed, form) for form in forms}
        least = min(distances.values())
        corrections = lexicon.corrections(typed)
        assert bool(corrections) == (least <= (2 if len(typed) >= 8 else 1))
        assert all(distances[form] == least for form, _ in corrections)
        assert lexicon.corrections(typed) is corrections  # asked for several times in one search
