"""Numbers as Babel writes them, which knows the languages; only faster."""

from __future__ import annotations

from fractions import Fraction

import pytest
from babel import Locale
from babel.numbers import format_decimal, format_percent
from hypothesis import example, given
from hypothesis import strategies as st

from rulewright.language import KNOWN_LANGUAGES, Language
from rulewright.language.numerals import bound, bound_in_html, decimal, percent, whole_percent


@pytest.mark.parametrize("language", KNOWN_LANGUAGES)
@given(share=st.fractions(0, 1))
@example(share=Fraction(1, 10**9))
@example(share=1 - Fraction(1, 10**9))
@example(share=Fraction(579, 1000))
def test_a_percentage_has_one_decimal_unless_it_is_certain(language: Language, share: Fraction) -> None:
    if share in (0, 1):
        assert percent(share, language) == format_percent(int(share), locale=str(language))
        return
    rounded = min(max(round(float(share), 3), 0.001), 0.999)
    pattern = Locale(language).percent_formats[None].pattern
    one_decimal = pattern.replace("#,##0", "#,##0.0")
    assert percent(share, language) == format_percent(rounded, format=one_decimal, locale=str(language))


@pytest.mark.parametrize(
    ("share", "shown"),
    [
        (Fraction(0), "0%"),
        (Fraction(1), "100%"),
        (Fraction(125, 216), "58%"),
        (Fraction(1, 100), "1%"),
        (Fraction(99, 100), "99%"),
        (Fraction(4, 1000), "0.4%"),
        (Fraction(3, 100_000), "0.003%"),
        (1 - Fraction(1, 10**6), "99.9999%"),
        (1 - Fraction(4, 1000), "99.6%"),
    ],
)
def test_whole_percents_get_digits_only_near_certainty(share: Fraction, shown: str) -> None:
    assert whole_percent(share, Language.EN) == shown


@given(share=st.fractions(0, 1))
def test_whole_percents_are_never_rounded_to_certainty(share: Fraction) -> None:
    assert (whole_percent(share, Language.EN) in ("0%", "100%")) == (share in (0, 1))


@pytest.mark.parametrize(
    ("language", "sentence", "expected"),
    [
        (Language.FI, "Ota 4 kuntomerkkiä ja 1 kulta", "Ota 4_kuntomerkkiä ja 1_kulta"),
        (Language.FI, "luvut 9 tai 13, 2 tai 3 noppaa", "luvut 9 tai 13, 2 tai 3_noppaa"),
        (Language.CS, "Vezměte si 2 a 3 životy.", "Vezměte si 2 a 3_životy."),
    ],
)
def test_a_number_stays_with_what_it_counts(language: Language, sentence: str, expected: str) -> None:
    assert bound(sentence, language) == expected.replace("_", "\N{NO-BREAK SPACE}")


@pytest.mark.parametrize("language", KNOWN_LANGUAGES)
@given(number=st.fractions(-(10**6), 10**6), places=st.integers(0, 3))
@example(number=Fraction(12345), places=2)
@example(number=Fraction(-1, 1000), places=2)
@example(number=Fraction(100), places=0)
def test_a_number_has_no_more_decimals_than_it_needs(language: Language, number: Fraction, places: int) -> None:
    pattern = "#,##0." + "#" * places
    rounded = round(float(number), places) or 0  # no minus before a zero
    assert decimal(number, language, places) == format_decimal(rounded, format=pattern, locale=str(language))


def test_a_czech_line_does_not_end_with_a_word_of_one_letter() -> None:
    html = (
        '<p title="a b">V lese a s <a href="x">mečem</a> i k „Hradu“, bod a. Pak psi a i. <code>k v</code></p>'
        "<pre>v <b>x</b> a b</pre>"
    )
    bound = bound_in_html(html, Language.CS)
    assert bound.replace("\N{NO-BREAK SPACE}", "_") == (
        '<p title="a b">V_lese a_s_<a href="x">mečem</a> i_k_„Hradu“, bod a. Pak psi a_i. <code>k v</code></p>'
        "<pre>v <b>x</b> a b</pre>"
    )
    for language in (Language.KO, Language.FI, Language.EN):
        assert bound_in_html(html, language) == html
