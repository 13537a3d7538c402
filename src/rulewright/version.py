"""The version of Rulewright, for all parts that write it into their output."""

__version__ = "0.1.0"
