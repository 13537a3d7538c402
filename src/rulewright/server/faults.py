"""Public errors for mistakes of a game and for unexpected errors of the server."""

from __future__ import annotations

from rulewright.errors import RulewrightError
from rulewright.language.phrase import phrase
from rulewright.situations.faults import fault_of


def fault(error: Exception, place: str = "") -> RulewrightError:
    """The public error for a game's mistake or an unexpected error; internal details go to the log only."""
    return fault_of(error) or RulewrightError(
        "internal-error",
        place,
        phrase("something-went-wrong-inside-rulewright-error", error=type(error).__name__),
        phrase("please-report-it-the-servers-log"),
    )
