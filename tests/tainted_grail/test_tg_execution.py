"""Tainted Grail's variants and what they are readings of point at each other, and no rule waits for its code."""

from __future__ import annotations

from rulewright.corpus.model import Corpus, NotExecuted
from rulewright.games.tainted_grail.situations import SITUATIONS

GAME = "tainted-grail"


def test_no_rule_waits_for_its_code(corpus: Corpus) -> None:
    waiting = [
        entry.id
        for entry in corpus.entries.values()
        if entry.game == GAME and entry.not_executed is NotExecuted.NOT_YET
    ]
    assert not waiting


def test_every_difference_that_names_a_variant_has_one_in_a_situation(corpus: Corpus) -> None:
    offered = {name: variant for situation in SITUATIONS.values() for name, variant in situation.variants.items()}
    for difference in corpus.differences.values():
        if difference.game == GAME and difference.variant is not None:
            assert f"{GAME}/{offered[difference.variant].entry}" == difference.id


def test_every_variant_leads_to_a_difference_or_a_question_of_the_game(corpus: Corpus) -> None:
    for situation in SITUATIONS.values():
        fields = situation.request.model_json_schema()["$defs"] if situation.variants else {}
        for name, variant in situation.variants.items():
            assert f"{GAME}/{variant.entry}" in {*corpus.entries, *corpus.differences}, name
            (default,) = {
                schema["properties"][name]["default"]
                for schema in fields.values()
                if name in schema.get("properties", {})
            }
            assert default == variant.values[0], name
