"""The version of the program, which what it makes is marked with."""

__version__ = "0.1.0"
