"""What entries do, as their files and the filters of a search say it."""

from __future__ import annotations

from enum import StrEnum

DIFFERENCE_KIND = "difference"
"""The kind of a difference between rulebooks, which is shown and found like an entry but is none."""

DIFFERENCES_FAMILY = "differences"
"""The family of the differences between rulebooks, and the name of the page that shows all of a game's."""

PAGE, CALCULATOR = "page", "calculator"
"""The kinds of what a search finds beside these: pages of the reference about many entries, and calculators."""


class Kind(StrEnum):
    """What an entry does to the game."""

    COMPONENT = "component"
    """Describes a piece in the box."""
    DEFINITION = "definition"
    """Says what a term means."""
    PROCEDURE = "procedure"
    """Says what happens, step by step."""
    OUTCOME = "outcome"
    """Says what a result leads to."""
    LIMIT = "limit"
    """Caps a number."""
    PERMISSION = "permission"
    """Lets a player do something."""
    PROHIBITION = "prohibition"
    """Forbids something."""
    TABLE = "table"
    """Maps a number to a result."""
    EXAMPLE = "example"
    """Shows rules at work with numbers."""
    OPTIONAL = "optional"
    """Applies only when the players agree on it."""
    TERM = "term"
    """Defines a word of the glossary."""
    QUESTION = "question"
    """Answers what players ask."""
    SPACE = "space"
    """A space of the board."""
    CHARACTER = "character"
    """A character that a player can be."""
    CARD = "card"
    """A card of one of the decks."""
