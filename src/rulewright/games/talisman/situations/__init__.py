"""Talisman's situations: from a validated request to what it asks of the rules."""

from dataclasses import replace

from rulewright.games.talisman.situations import (
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
from rulewright.games.talisman.situations.choosing import CHOICES
from rulewright.games.talisman.situations.forms import FORMS, FURTHER, LABELS, MORE, OPTIONS, OWN_LABELS
from rulewright.games.talisman.situations.naming import NAMINGS
from rulewright.games.talisman.situations.pages import PAGES, TONES
from rulewright.situations import Situation

_ALL = (
    *battle.SITUATIONS,
    *duel.SITUATIONS,
    *movement.SITUATIONS,
    *space.SITUATIONS,
    *portal.SITUATIONS,
    *inner_region.SITUATIONS,
    *crown.SITUATIONS,
    *ability.SITUATIONS,
    *cast.SITUATIONS,
    *trophies.SITUATIONS,
    *toad.SITUATIONS,
    *character_death.SITUATIONS,
    *setup.SITUATIONS,
)


def _with_its_page(situation: Situation) -> Situation:
    name = situation.id.split("/")[1]
    group, about = PAGES[name]
    return replace(
        situation,
        form=FORMS[name],
        tones={result: TONES[result] for result in situation.results if result in TONES},
        if_any=frozenset({"bonus"}),
        labels={**LABELS, **OPTIONS, **OWN_LABELS.get(name, {})},
        choices=CHOICES.get(name, {}),
        more=MORE | FURTHER.get(name, frozenset()),
        naming=NAMINGS.get(name),
        about=about,
        group=group,
    )


SITUATIONS = tuple(map(_with_its_page, _ALL))
