"""Probabilities as readers of a language write them.

The signs stand in the languages' records, as Unicode's locale data have them. The tests compare them with Babel's,
which brings the data of every language there is, 30 MB.
"""

from __future__ import annotations

import math
import re
from fractions import Fraction
from functools import cache

from rulewright.language import Language


def percent(probability: Fraction, language: Language) -> str:
    """A probability with one decimal, such as `57.9%` or `57,9 %`.

    Certainty and impossibility stand without a decimal, and nothing else is rounded to them.
    """
    before_percent = language.record.before_percent
    if probability in (0, 1):
        space = "\N{NO-BREAK SPACE}" if before_percent else ""
        return f"{'100' if probability else '0'}{space}%"
    shown = min(max(round(float(probability), 3), 0.001), 0.999)
    return f"{_written(100 * shown, 1, language)}{before_percent}%"


def whole_percent(probability: Fraction, language: Language) -> str:
    """A probability in whole percents; below 1 % and above 99 % with the first digit that tells it from 0 or 100."""
    least = min(probability, 1 - probability)
    if least <= 0:
        return percent(probability, language)
    places = 0 if 100 * least >= 1 else -math.floor(math.log10(100 * least))
    return f"{decimal(100 * probability, language, places)}{language.record.before_percent}%"


def printed(number: Fraction, places: int = 2) -> Fraction:
    """The number that `decimal` writes: `number` with at most `places` decimals."""
    return Fraction(str(round(float(number), places)))


def decimal(number: Fraction, language: Language, places: int = 2) -> str:
    """An expected number with at most `places` decimals."""
    text = _written(round(float(number), places) + 0.0, places, language)  # no minus before a zero
    return text.rstrip("0").removesuffix(language.record.decimal_point) if places else text


def bound(sentence: str, language: Language) -> str:
    """The sentence with a space that does not break between every number and what it counts."""
    return _before_what_is_counted(language).sub("\N{NO-BREAK SPACE}", sentence)


@cache
def _before_what_is_counted(language: Language) -> re.Pattern[str]:
    """The space between a number and a word that is no “and” or “or”."""
    record = language.record
    return re.compile(rf"(?<=\d) (?=[^\W\d_])(?!(?:{record.list_and.strip()}|{record.list_or.strip()}) )")


def bound_in_html(html: str, language: Language) -> str:
    """HTML in which no line ends with a word of one letter that the language binds to the next: “v”, “k”, “a”.

    Tags, programs and code stay as they are.
    """
    if not language.record.binding_letters:
        return html
    return _after_one_letter(language).sub(lambda it: "\N{NO-BREAK SPACE}" if it[0] == " " else it[0], html)


@cache
def _after_one_letter(language: Language) -> re.Pattern[str]:
    """The space after a word that is one of the letters, great or small, and whatever is no prose."""
    letters = language.record.binding_letters
    return re.compile(
        r"<(pre|code|script|style|textarea)\b.*?</\1>|<[^>]*>"
        rf"|(?<=(?<![\w.])[{letters}{letters.upper()}]) (?=\S)",
        re.DOTALL,
    )


def _written(number: float, places: int, language: Language) -> str:
    signs = {ord("."): language.record.decimal_point, ord(","): language.record.thousands}
    return f"{number:,.{places}f}".translate(signs)
