"""Faults of a game or of the server, as clients are told of them."""

from __future__ import annotations

from rulewright.errors import RulewrightError
from rulewright.language.phrase import phrase
from rulewright.situations.faults import fault_of


def fault(error: Exception, place: str = "") -> RulewrightError:
    """What a visitor is told of a mistake of a game, or a fault of ours: nothing of its inside, which the log has."""
    return fault_of(error) or RulewrightError(
        "internal-error",
        place,
        phrase("something-went-wrong-inside-rulewright-error", error=type(error).__name__),
        phrase("please-report-it-the-servers-log"),
    )
