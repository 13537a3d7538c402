"""The base classes of all games' requests."""

from __future__ import annotations

from typing import Annotated, TypeVar

from pydantic import BaseModel, ConfigDict, Field

VariantsT = TypeVar("VariantsT", bound="Variants")
Flag = Annotated[bool, Field(strict=True)]


class Request(BaseModel):
    """Whatever a request holds: only known fields, immutable."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)  # a situation needs few of its game's


class Variants(Request):
    """Readings that the rulebooks leave open; every field's default is the reading followed."""

    model_config = ConfigDict(alias_generator=lambda name: name.replace("_", "-"))


def default(variants: type[VariantsT]) -> VariantsT:
    """The readings followed."""
    return variants.model_validate({})
