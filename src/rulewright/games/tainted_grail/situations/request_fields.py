"""Shared field types of the requests of Tainted Grail's situations."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

MOST_ATTRIBUTE_POINTS = 12
TrackPoints = Annotated[int, Field(ge=0, le=20, strict=True)]
"""A space on a survival track, or a loss or gain on it."""
ResourceAmount = Annotated[int, Field(ge=0, le=99, strict=True)]
"""An amount of a resource."""
Experience = Annotated[int, Field(ge=0, le=999, strict=True)]
AttributePoints = Annotated[int, Field(ge=0, le=MOST_ATTRIBUTE_POINTS, strict=True)]
PlayerCount = Annotated[int, Field(ge=1, le=4, strict=True)]
