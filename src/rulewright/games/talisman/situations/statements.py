"""The statements of Talisman's reports."""

from rulewright.situations.statements import Statements

STATEMENTS = Statements("talisman")
report = STATEMENTS.report
said = STATEMENTS.said
whole = STATEMENTS.whole
