"""What the shapes of Tainted Grail's situations have in common."""

from __future__ import annotations

from typing import Annotated, TypeVar

from pydantic import BaseModel, ConfigDict, Field

VariantsT = TypeVar("VariantsT", bound="Variants")
Flag = Annotated[bool, Field(strict=True)]
Points = Annotated[int, Field(ge=0, le=20, strict=True)]
"""Where a marker stands on a survival track, and what is lost or gained of it."""
Amount = Annotated[int, Field(ge=0, le=99, strict=True)]
"""How much there is of a resource."""
AttributePoints = Annotated[int, Field(ge=0, le=12, strict=True)]
Players = Annotated[int, Field(ge=1, le=4, strict=True)]


class Request(BaseModel):
    """Whatever a request holds: only known fields, immutable."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Variants(Request):
    """Readings that the rulebook leaves open; every field's default is the reading followed."""

    model_config = ConfigDict(extra="forbid", frozen=True, alias_generator=lambda name: name.replace("_", "-"))


def default(variants: type[VariantsT]) -> VariantsT:
    """The readings followed."""
    return variants.model_validate({})
