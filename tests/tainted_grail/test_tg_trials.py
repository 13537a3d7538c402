"""Every rule of Tainted Grail that the engine executes can be tried in a situation, as a link of the app opens it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rulewright.corpus.model import Corpus
from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.situations import SITUATIONS
from rulewright.games.tainted_grail.situations.trials import trial
from rulewright.language import Language
from rulewright.reference.worked_examples import describe_example, find_calculator
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.form_fields import build_request, list_fields
from rulewright.situations.problem import Report

CATALOGUE = Catalogue(SITUATIONS)


def trials(corpus: Corpus) -> dict[str, Mapping[str, object]]:
    entries = [entry for entry in corpus.entries.values() if entry.game == "tainted-grail"]
    return {entry.id: problem for entry in entries if (problem := trial(entry)) is not None}


def test_every_trial_is_a_situation_that_the_app_opens(corpus: Corpus) -> None:
    problems = trials(corpus)
    assert len(problems) > 60
    for entry, request in problems.items():
        assert find_calculator(request, CATALOGUE, Language.EN) is not None, entry
        situation = CATALOGUE.get_situation(request["situation"])
        fields = list_fields(situation.request)
        values = {field.path: situation.form_defaults.get(field.path, field.default) for field in fields}
        whole = build_request(situation.id, values | {name: value for name, value in request.items()
                                                   if name != "situation"}, fields)  # fmt: skip
        assert isinstance(CATALOGUE.resolve(whole), Answer | Report), entry


@pytest.mark.parametrize("situation", SITUATIONS.values(), ids=lambda situation: situation.id)
def test_every_field_of_a_form_has_a_label_and_begins_with_something_allowed(situation) -> None:
    fields = {field.path: field for field in list_fields(situation.request)}
    naming = situation.named_input() if situation.named_input else None
    named = {field.path: field for field in naming.fields} if naming else {}
    for path, value in situation.form_defaults.items():
        field = {**fields, **named}[path]
        assert path in situation.labels or field.name in situation.labels, path
        if value is not None:
            written = field.format_value(value)
            assert field.parse(written) == (list(value) if isinstance(value, tuple) else value), path


@pytest.mark.parametrize(
    "situation", [each for each in SITUATIONS.values() if each.variants], ids=lambda situation: situation.id
)
def test_the_form_as_it_begins_is_answered_under_every_reading(situation) -> None:
    values = dict(situation.form_defaults)
    for name, variant in situation.variants.items():
        for value in variant.values:
            request = build_request(situation.id, {**values, f"variants.{name}": value}, list_fields(situation.request))
            try:
                CATALOGUE.resolve(request)
            except BadInputError as error:  # pragma: no cover
                pytest.fail(f"{situation.id} {name} {value}: {error}")


def test_a_map_is_a_text_in_a_form_and_in_a_link() -> None:
    situation = CATALOGUE.get_situation("tainted-grail/travel")
    (field,) = [each for each in list_fields(situation.request) if each.path == "map"]
    assert field.is_text
    text = ". 102 .\n103 101|104"
    assert field.parse(field.format_value(text)) == text
    with pytest.raises(ValueError, match="1 1"):
        field.parse("1 " * 351)


def test_an_example_shows_its_map(corpus: Corpus) -> None:
    example = corpus.examples["tainted-grail/examples/two-travel-actions-round-a-corner"]
    described = describe_example(example, corpus, CATALOGUE, Language.EN)
    assert described is not None
    assert ("Map", "101 103 / 102 104") in described.given
    assert described.calculator is not None
    assert "map=101%20103%20/%20102%20104" in described.calculator.query
