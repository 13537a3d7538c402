"""Numbers as Babel writes them, which knows the languages; only faster."""

from __future__ import annotations

import decimal as decimals
from fractions import Fraction

import pytest
from babel import Locale
from babel.numbers import format_decimal, format_percent
from hypothesis import example, given
from hypothesis import strategies as st

from rulewright.language import KNOWN_LANGUAGES, Language
from rulewright.language.numerals import (
    bind_letters_in_html,
    bind_numbers,
    format_decimals,
    format_percentage,
    format_whole_percentage,
)


@pytest.mark.parametrize("language", KNOWN_LANGUAGES)
@given(share=st.fractions(0, 1))
@example(share=Fraction(1, 10**9))
@example(share=1 - Fraction(1, 10**9))
@example(share=Fraction(579, 1000))
def test_a_percentage_has_one_decimal_unless_it_is_certain(language: Language, share: Fraction) -> None:
    if share in (0, 1):
        assert format_percentage(share, language) == format_percent(int(share), locale=str(language))
    elif Fraction(1, 1000) <= share <= Fraction(999, 1000):
        one_decimal = Locale(language).percent_formats[None].pattern.replace("#,##0", "#,##0.0")
        expected = format_percent(rounded(share, 3), format=one_decimal, locale=str(language))
        assert format_percentage(share, language) == expected


def rounded(number: Fraction, places: int) -> decimals.Decimal:
    """The number as it is rounded at school."""
    with decimals.localcontext(prec=60):
        exact = decimals.Decimal(number.numerator) / number.denominator
        return exact.quantize(decimals.Decimal(1).scaleb(-places), decimals.ROUND_HALF_UP)


@pytest.mark.parametrize(
    ("share", "expected"),
    [
        (Fraction(1, 16), "6.3%"),
        (Fraction(1, 8), "12.5%"),
        (Fraction(1, 2000), "0.05%"),
        (Fraction(1, 2097152), "0.00005%"),
        (1 - Fraction(1, 2000), "99.95%"),
        (Fraction(96, 100_000), "0.1%"),
        (1 - Fraction(4, 10**6), "99.9996%"),
        (Fraction(1, 10**12), "0.000001%"),
        (1 - Fraction(1, 10**12), "99.999999%"),
    ],
)
def test_a_percentage_tells_what_is_hardly_possible_from_what_is_not(share: Fraction, expected: str) -> None:
    assert format_percentage(share, Language.EN) == expected


@pytest.mark.parametrize("zeros", [*range(8, 40), 323, 324, 400, 1000])
def test_a_chance_too_small_for_a_float_is_the_smallest_percentage(zeros: int) -> None:
    share = Fraction(1, 10**zeros)
    for written in (format_percentage, format_whole_percentage):
        assert (written(share, Language.EN), written(1 - share, Language.EN)) == ("0.000001%", "99.999999%")


@pytest.mark.parametrize(
    ("share", "expected"),
    [
        (Fraction(0), "0%"),
        (Fraction(1), "100%"),
        (Fraction(125, 216), "58%"),
        (Fraction(1, 100), "1%"),
        (Fraction(1, 8), "13%"),
        (Fraction(99, 100), "99%"),
        (Fraction(4, 1000), "0.4%"),
        (Fraction(3, 100_000), "0.003%"),
        (1 - Fraction(1, 10**6), "99.9999%"),
        (1 - Fraction(4, 1000), "99.6%"),
    ],
)
def test_whole_percents_get_digits_only_near_certainty(share: Fraction, expected: str) -> None:
    assert format_whole_percentage(share, Language.EN) == expected


@given(share=st.fractions(0, 1))
def test_whole_percents_are_never_rounded_to_certainty(share: Fraction) -> None:
    assert (format_whole_percentage(share, Language.EN) in ("0%", "100%")) == (share in (0, 1))


@pytest.mark.parametrize(
    ("language", "sentence", "expected"),
    [
        (Language.FI, "Ota 4 kuntomerkkiä ja 1 kulta", "Ota 4_kuntomerkkiä ja 1_kulta"),
        (Language.FI, "luvut 9 tai 13, 2 tai 3 noppaa", "luvut 9 tai 13, 2 tai 3_noppaa"),
        (Language.CS, "Vezměte si 2 a 3 životy.", "Vezměte si 2 a 3_životy."),
    ],
)
def test_a_number_stays_with_what_it_counts(language: Language, sentence: str, expected: str) -> None:
    assert bind_numbers(sentence, language) == expected.replace("_", "\N{NO-BREAK SPACE}")


@pytest.mark.parametrize("language", KNOWN_LANGUAGES)
@given(number=st.fractions(-(10**6), 10**6), places=st.integers(0, 3))
@example(number=Fraction(12345), places=2)
@example(number=Fraction(-1, 1000), places=2)
@example(number=Fraction(100), places=0)
def test_a_number_has_no_more_decimals_than_it_needs(language: Language, number: Fraction, places: int) -> None:
    pattern = "#,##0." + "#" * places
    expected = rounded(number, places) or 0  # no minus before a zero
    assert format_decimals(number, language, places) == format_decimal(expected, format=pattern, locale=str(language))


def test_a_czech_line_does_not_end_with_a_word_of_one_letter() -> None:
    html = (
        '<p title="a b">V lese a s <a href="x">mečem</a> i k „Hradu“, bod a. Pak psi a i. <code>k v</code></p>'
        "<pre>v <b>x</b> a b</pre>"
    )
    bound = bind_letters_in_html(html, Language.CS)
    assert bound.replace("\N{NO-BREAK SPACE}", "_") == (
        '<p title="a b">V_lese a_s_<a href="x">mečem</a> i_k_„Hradu“, bod a. Pak psi a_i. <code>k v</code></p>'
        "<pre>v <b>x</b> a b</pre>"
    )
    for language in (Language.KO, Language.FI, Language.EN):
        assert bind_letters_in_html(html, language) == html
