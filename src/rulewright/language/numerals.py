"""Probabilities as readers of a language write them.

The signs are those that Unicode's locale data have for these languages. The tests compare them with Babel's, which
brings the data of every language there is, 30 MB.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rulewright.language import Language


@dataclass(frozen=True)
class _Signs:
    """How a language writes numbers: what stands for the point and for the comma of thousands, and before `%`."""

    point: str
    group: str
    before_percent: str = ""

    def written(self, number: float, places: int) -> str:
        return f"{number:,.{places}f}".translate({ord("."): self.point, ord(","): self.group})


_SIGNS = {
    Language.KO: _Signs(".", ","),
    Language.CS: _Signs(",", "\N{NO-BREAK SPACE}", " "),
    Language.FI: _Signs(",", "\N{NO-BREAK SPACE}", " "),
    Language.EN: _Signs(".", ","),
}


def percent(probability: Fraction, language: Language) -> str:
    """A probability with one decimal, such as `57.9%` or `57,9 %`.

    Certainty and impossibility stand without a decimal, and nothing else is rounded to them.
    """
    signs = _SIGNS[language]
    if probability in (0, 1):
        space = "\N{NO-BREAK SPACE}" if signs.before_percent else ""
        return f"{'100' if probability else '0'}{space}%"
    shown = min(max(round(float(probability), 3), 0.001), 0.999)
    return signs.written(100 * shown, 1) + f"{signs.before_percent}%"


def decimal(number: Fraction, language: Language, places: int = 2) -> str:
    """An expected number with at most `places` decimals."""
    signs = _SIGNS[language]
    text = signs.written(round(float(number), places) + 0.0, places)  # no minus before a zero
    return text.rstrip("0").removesuffix(signs.point) if places else text
