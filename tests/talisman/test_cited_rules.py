"""Every step of an explanation cites the rule that it applies, or the one that forbids it."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.content import content_folder
from rulewright.corpus import Corpus
from rulewright.engine.effects import Status
from rulewright.language import LANGUAGES, Language
from rulewright.situations import Answer, Games
from rulewright.views.explanation import steps

CATALOGUE = Games.of(content_folder("rules")).catalogue
FATE = "characters/fate-reroll"


def resolve(situation: str, **fields: Any) -> Answer:
    answer = CATALOGUE.resolve({"situation": f"talisman/{situation}", **fields})
    assert isinstance(answer, Answer)
    return answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_the_player_decides_can_be_another_than_the_best_choice(language: Language, corpus: Corpus) -> None:
    request = {"hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}}
    answer = resolve("battle", **request)
    told = steps(answer.trace, corpus, CATALOGUE.situations["talisman/battle"], language)
    remarks = {step.entry: step.remark for step in told if step.status is Status.CONSIDERED}
    assert remarks.keys() == {"talisman/attacks/battle-spells", f"talisman/{FATE}"}
    assert not remarks["talisman/attacks/battle-spells"]  # nothing is known of the hero's Spells
    assert remarks[f"talisman/{FATE}"]
