"""Makes the first visitors' pages as quick as later ones: the server calls it before anybody comes."""

from __future__ import annotations

import fields
from resources import resources
from views import overview, situation

VIEWS = (overview, situation)


def warm() -> None:
    """Reads what pages need beside the library."""
    content = resources()
    for each in content.calculators.values():
        fields.form_of(content, each.id)
    for game in content.games:
        content.games[game].board()
