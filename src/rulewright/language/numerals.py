"""Probabilities and numbers in a language's own notation.

The signs come from the languages' records and follow Unicode's locale data. The tests compare them with Babel's, which
brings the data of all languages, 30 MB.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from rulewright.language import Language

MAX_PLACES = 6
"""The largest number of decimals of a percentage; values closer to 0 or 100 are shown as that close."""


class ProbabilityRange(NamedTuple):
    """The probabilities from `low` to `high`, among which an unknown one lies."""

    low: Fraction
    high: Fraction

    @property
    def complement(self) -> ProbabilityRange:
        """The range of the opposite's probability."""
        return ProbabilityRange(1 - self.high, 1 - self.low)


def format_percentage(probability: Fraction, language: Language) -> str:
    """A probability with one decimal, such as `57.9%` or `57,9 %`.

    Certainty and impossibility have no decimal, and nothing else is rounded to them. Below 0.1 % and above 99.9 %,
    decimals go on to the first digit that differs from them.
    """
    if probability in (0, 1):
        space = "\N{NO-BREAK SPACE}" if language.record.before_percent else ""
        return f"{'100' if probability else '0'}{space}%"
    places = max(1, _significant_places(probability))
    text = _format_digits(_round_within_bounds(probability, places), places, language)
    return f"{text if places == 1 else text.rstrip('0')}{language.record.before_percent}%"


def format_whole_percentage(probability: Fraction, language: Language) -> str:
    """A probability in whole percents; below 1 % and above 99 %, with decimals to the first digit that differs from 0
    or 100."""
    if probability in (0, 1):
        return format_percentage(probability, language)
    places = _significant_places(probability)
    number = format_decimals(_round_within_bounds(probability, places), language, places)
    return f"{number}{language.record.before_percent}%"


def format_percentage_range(
    probabilities: ProbabilityRange,
    language: Language,
    format_end: Callable[[Fraction, Language], str] = format_percentage,
) -> str:
    """A range of probabilities, with one percent sign: `88.6–100%`."""
    low, high = (format_end(end, language) for end in probabilities)
    return f"{low.removesuffix('%').rstrip()}{language.record.range_sign}{high}"


def _round_within_bounds(probability: Fraction, places: int) -> Fraction:
    """A percentage with `places` decimals, neither 0 nor 100."""
    least = Fraction(1, 10**places)
    return min(max(round_half_away(100 * probability, places), least), 100 - least)


def _significant_places(probability: Fraction) -> int:
    """The number of decimals at which a percentage differs from 0 and 100."""
    least = 100 * min(probability, 1 - probability)
    return next((places for places in range(MAX_PLACES) if least * 10**places >= 1), MAX_PLACES)


def round_half_away(number: Fraction, places: int = 2) -> Fraction:
    """Round a number to at most `places` decimals, halves away from 0."""
    units = (2 * abs(number.numerator) * 10**places + number.denominator) // (2 * number.denominator)
    return Fraction(int(units if number >= 0 else -units), 10**places)


def format_decimals(number: Fraction, language: Language, places: int = 2) -> str:
    """A number with at most `places` decimals."""
    text = _format_digits(round_half_away(number, places), places, language)
    return text.rstrip("0").removesuffix(language.record.decimal_point) if places else text


def bind_numbers(sentence: str, language: Language) -> str:
    """The sentence with a non-breaking space between every number and the word after it."""
    return _number_space_pattern(language).sub("\N{NO-BREAK SPACE}", sentence)


@cache
def _number_space_pattern(language: Language) -> re.Pattern[str]:
    """The pattern of the space between a number and a word other than “and” or “or”."""
    record = language.record
    return re.compile(rf"(?<=\d) (?=[^\W\d_])(?!(?:{record.list_and.strip()}|{record.list_or.strip()}) )")


def bind_letters_in_html(html: str, language: Language) -> str:
    """HTML in which no line ends with a word of one letter that the language binds to the next: “v”, “k”, “a”.

    Tags, scripts and code stay unchanged.
    """
    if not language.record.binding_letters:
        return html
    return _letter_space_pattern(language).sub(lambda it: "\N{NO-BREAK SPACE}" if it[0] == " " else it[0], html)


@cache
def _letter_space_pattern(language: Language) -> re.Pattern[str]:
    """The pattern of the space after a word that is one of the letters, in either case, and of everything that is no
    prose."""
    letters = language.record.binding_letters
    return re.compile(
        r"<(pre|code|script|style|textarea)\b.*?</\1>|<[^>]*>"
        rf"|(?<=(?<![\w.])[{letters}{letters.upper()}]) (?=\S)",
        re.DOTALL,
    )


def _format_digits(number: Fraction, places: int, language: Language) -> str:
    signs = {ord("."): language.record.decimal_point, ord(","): language.record.thousands}
    return f"{float(number):,.{places}f}".translate(signs)
