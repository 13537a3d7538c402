"""A picture of what a request describes, drawn for its answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulewright.language.phrase import Phrase

if TYPE_CHECKING:
    from rulewright.pictures.picture import Picture


@dataclass(frozen=True)
class Sketch:
    """The picture with words on its spots, by their ids, and where the reader is; `caption` says how to read it.

    The lines of the report say everything that it shows.
    """

    picture: Picture
    caption: Phrase
    marks: Mapping[str, str] = field(default_factory=dict)
    here: tuple[str, ...] = ()
