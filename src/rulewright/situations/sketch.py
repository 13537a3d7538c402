"""A picture of the situation that a request describes, drawn for its answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulewright.language.phrase import Phrase

if TYPE_CHECKING:
    from rulewright.pictures.picture import Picture


@dataclass(frozen=True)
class Sketch:
    """The picture, with words on its spots by id, and the reader's spots in `here`; `caption` explains the picture.

    The lines of the report state everything that it shows.
    """

    picture: Picture
    caption: Phrase
    marks: Mapping[str, str] = field(default_factory=dict)
    here: tuple[str, ...] = ()
