"""The pieces that a request names, each with its effect on the answer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rulewright.language.phrase import Phrase


class NamedEffect(StrEnum):
    """The effect of a named piece on an answer."""

    ADDS = "adds"
    """It adds `amount` to a number that the answer uses."""
    SUBTRACTS = "subtracts"
    """It takes `amount` from a number that the answer uses."""
    IN_TOTAL = "in-total"
    """Its `amount` is part of a total that the request gives."""
    APPLIES = "applies"
    """The answer follows its text."""
    OFFERED = "offered"
    """Its owner may use it, and the answer decides when."""
    FORBIDS = "forbids"
    """It keeps another piece or an act from counting."""
    FORBIDDEN = "forbidden"
    """It would count, but something forbids it."""
    NONE = "none"
    """It has no effect here."""
    NOT_EXECUTED = "not-executed"
    """It could have an effect, but its text is not executed."""


@dataclass(frozen=True)
class NamedPiece:
    """A character, card, Spell or space that a request names, and its effect on the answer.

    `owner` is the path of the being that has it, or `None` if nobody has it. `reasons` are sentences. `entries` are
    the full ids of the entries on the piece and on what decides its effect, the piece's first.
    """

    id: str
    owner: str | None
    effect: NamedEffect
    reasons: tuple[Phrase, ...]
    entries: tuple[str, ...]
    amount: int | None = None

    def reason(self, language: str) -> str:
        """The sentences that explain the effect, in a language."""
        return " ".join(each.render(language) for each in self.reasons)

    def as_json(self, language: str) -> dict[str, object]:
        """The piece as an object of the answer's `named`."""
        return {
            "id": self.id,
            "of": self.owner,
            "effect": str(self.effect),
            "amount": self.amount,
            "why": self.reason(language),
            "entries": list(self.entries),
        }
