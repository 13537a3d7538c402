"""What the shapes of Tainted Grail's situations have in common."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

TrackPoints = Annotated[int, Field(ge=0, le=20, strict=True)]
"""Where a marker stands on a survival track, and what is lost or gained of it."""
ResourceAmount = Annotated[int, Field(ge=0, le=99, strict=True)]
"""How much there is of a resource."""
AttributePoints = Annotated[int, Field(ge=0, le=12, strict=True)]
PlayerCount = Annotated[int, Field(ge=1, le=4, strict=True)]
