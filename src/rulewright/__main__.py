"""`python -m rulewright` is the command line."""

from rulewright.terminal.cli import main

main()
