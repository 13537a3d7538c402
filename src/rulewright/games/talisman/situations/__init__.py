"""Talisman's situations: from a validated request to what it asks of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from rulewright.games.talisman.situations.forms import (
    FORMS,
    FURTHER,
    LABELS,
    MORE,
    NAMED,
    OPTIONS,
    OWN,
    OWN_LABELS,
    PRINTED,
)
from rulewright.games.talisman.situations.pages import PAGES, TONES
from rulewright.situations import Situation
from rulewright.situations.form import Choices, Naming
from rulewright.situations.importing import situations_in
from rulewright.situations.lazy import LazyMapping

_MODULES = {
    "battle": ("battle", "psychic-combat"),
    "duel": ("duel",),
    "movement": ("movement",),
    "space": ("space",),
    "slavery": ("slave-release",),
    "portal": ("portal-of-power",),
    "inner_region": ("crypt", "mines", "vampires-tower", "death", "werewolf-den", "pits", "inner-journey"),
    "crown": ("crown-duel", "command-spell"),
    "ability": ("ability",),
    "cast": ("cast",),
    "spell_draw": ("spell-draw",),
    "trophies": ("trophies",),
    "toad": ("toad",),
    "character_death": ("character-death",),
    "setup": ("setup",),
    "timed_score": ("timed-score",),
}


def _finished(situation: Situation) -> Situation:
    """A situation with its form and its page."""
    name = situation.id.split("/")[1]
    group, about = PAGES[name]
    return replace(
        situation,
        form=FORMS[name],
        tones={result: TONES[result] for result in situation.results if result in TONES},
        if_any=frozenset({"bonus"}),
        labels={**LABELS, **OPTIONS, **OWN_LABELS.get(name, {})},
        choices=LazyMapping(partial(_choices, name)),
        more=MORE | FURTHER.get(name, frozenset()),
        own={path: kept for path, kept in OWN.items() if path not in PRINTED or OWN_LABELS.get(name) is not PRINTED},
        naming=partial(_naming, name) if name in NAMED else None,
        about=about,
        group=group,
    )


def _choices(name: str) -> Mapping[str, Choices]:
    from rulewright.games.talisman.situations.choosing import CHOICES

    return CHOICES.get(name, {})


def _naming(name: str) -> Naming:
    from rulewright.games.talisman.situations.naming import NAMINGS

    return NAMINGS[name]()


SITUATIONS = situations_in(
    {f"{__name__}.{module}": [f"talisman/{name}" for name in names] for module, names in _MODULES.items()}, _finished
)
"""By id; a module is imported when one of its situations is looked up."""
