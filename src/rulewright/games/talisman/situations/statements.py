"""The statements of Talisman's reports."""

from collections.abc import Sequence

from rulewright.engine.consequences import Consequence
from rulewright.games.talisman.situations.defaults import VOCABULARY
from rulewright.situations.problem import Report
from rulewright.situations.report_builder import ReportBuilder

STATEMENTS = ReportBuilder("talisman")
statement = STATEMENTS.statement
full_ids = STATEMENTS.full_ids


def report_consequences(situation: str, consequences: Sequence[Consequence]) -> Report:
    """Build the report of a list of effects, each with its message `<situation>-statement-…`."""
    name = situation.split("/")[1]
    return STATEMENTS.build_report(
        situation,
        consequences,
        VOCABULARY.messages(f"{name}-statement", "statement"),
        VOCABULARY.messages("alignment"),
        VOCABULARY.messages("counted"),
    )
