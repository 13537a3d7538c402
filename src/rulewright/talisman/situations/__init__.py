"""Talisman's situations: from a validated request to what it asks of the rules."""

from dataclasses import replace

from rulewright.talisman.situations import (
    ability,
    battle,
    cast,
    character_death,
    crown,
    duel,
    inner_region,
    movement,
    portal,
    setup,
    space,
    toad,
    trophies,
)
from rulewright.talisman.situations.forms import FORMS, LABELS, OPTIONS

_ALL = (
    *battle.SITUATIONS,
    *duel.SITUATIONS,
    *inner_region.SITUATIONS,
    *crown.SITUATIONS,
    *portal.SITUATIONS,
    *space.SITUATIONS,
    *movement.SITUATIONS,
    *ability.SITUATIONS,
    *cast.SITUATIONS,
    *trophies.SITUATIONS,
    *toad.SITUATIONS,
    *character_death.SITUATIONS,
    *setup.SITUATIONS,
)
SITUATIONS = tuple(
    replace(each, form=FORMS.get(each.id.split("/")[1], {}), labels={**LABELS, **OPTIONS}) for each in _ALL
)
