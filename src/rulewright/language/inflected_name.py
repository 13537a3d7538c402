"""Names with the grammatical forms that sentences need."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

GENDER = "gender"
"""The key of a name's gender in its `forms`."""


class InflectedName(str):
    """A name in the language of the sentence, with its grammatical forms: by case, and its `gender`."""

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, name: str, forms: Mapping[str, str] = MappingProxyType({})) -> InflectedName:
        """Create a name from its form in lists and its other forms."""
        made = super().__new__(cls, name)
        made.forms = forms
        return made
