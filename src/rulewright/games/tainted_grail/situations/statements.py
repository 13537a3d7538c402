"""The statements of Tainted Grail's reports."""

from rulewright.situations.statements import Statements

STATEMENTS = Statements("tainted-grail")
as_json = STATEMENTS.as_json
line = STATEMENTS.line
said = STATEMENTS.said
whole = STATEMENTS.whole
