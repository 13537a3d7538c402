"""The statements of Tainted Grail's reports."""

from rulewright.situations.report_builder import ReportBuilder

STATEMENTS = ReportBuilder("tainted-grail")
consequence_json = STATEMENTS.consequence_json
consequence_line = STATEMENTS.consequence_statement
report_line = STATEMENTS.statement
full_ids = STATEMENTS.full_ids
