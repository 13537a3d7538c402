"""The kinds of entries, as written in files and in the filters of a search."""

from __future__ import annotations

from enum import StrEnum

DIFFERENCE_KIND = "difference"
"""The kind of a difference between rulebooks, which is rendered and found like an entry but is none."""

DIFFERENCES_FAMILY = "differences"
"""The family of the differences between rulebooks, and the name of the page with all of a game's."""

PAGE, CALCULATOR = "page", "calculator"
"""The further kinds of search hits: pages of the reference about many entries, and calculators."""


class Kind(StrEnum):
    """The role of an entry in the game."""

    COMPONENT = "component"
    """A description of a piece in the box."""
    DEFINITION = "definition"
    """The meaning of a term."""
    PROCEDURE = "procedure"
    """A sequence of steps."""
    OUTCOME = "outcome"
    """The consequence of a result."""
    LIMIT = "limit"
    """A cap on a number."""
    PERMISSION = "permission"
    """Something that a player may do."""
    PROHIBITION = "prohibition"
    """Something that nobody may do."""
    TABLE = "table"
    """A map from numbers to results."""
    EXAMPLE = "example"
    """Rules at work with numbers."""
    OPTIONAL = "optional"
    """A rule that applies only if the players agree on it."""
    TERM = "term"
    """A definition of a word of the glossary."""
    QUESTION = "question"
    """An answer to a question of players."""
    SPACE = "space"
    """A space of the board."""
    CHARACTER = "character"
    """A character that a player can be."""
    CARD = "card"
    """A card of one of the decks."""
