"""Values that a request may not have: each field of each situation is given wrong ones, and says so in each language.

What is asked of fields together (`contradiction`) stands with the tests of the situations.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from english_words import find_english_words
from listed_fields import schemas_of
from rulewright.corpus.content import content_folder
from rulewright.errors import BadInputError
from rulewright.language import LANGUAGES, Language
from rulewright.situations.form_fields import resolve_schema
from rulewright.situations.game_packages import GamePackages
from test_sentences import requests

CATALOGUE = GamePackages.from_folder(content_folder("rules")).catalogue
BOUNDS = {
    r"talisman/.* (.+[.])?(strength|craft|counters|battle_bonus|roll_bonus|printed)": (0, 40),
    r"talisman/.* (.+[.])?life": (1, 20),
    r"talisman/.* (.+[.])?(fate|followers)": (0, 20),
    r"talisman/.* (.+[.])?gold": (0, 99),
    r"talisman/.* (roll|fiends|dice[.](hero|foe)(_second)?)": (1, 6),  # faces of a die
    r"talisman/.* hero[.]spells_held": (0, 24),  # cards in the deck
    r"talisman/werewolf-den werewolf": (2, 12),  # two dice
    r"talisman/trophies stock[.].*[.]small": (0, 32),  # counters in the box
    r"talisman/trophies stock[.].*[.]large": (0, 8),
    r"talisman/(setup|character-death) players": (2, 6),
    r"talisman/command-spell players": (2, 14),  # Character cards
    r"talisman/command-spell within": (1, 60),
    r"talisman/movement within": (1, 6),
    r"talisman/portal-of-power portal_dice": (1, 2),
    r"talisman/portal-of-power attempts": (1, 40),
    r"talisman/space prayer_bonus": (0, 1),
    r"talisman/spell-draw draw": (1, 3),
    r"talisman/toad hero[.]toad_turns_left": (1, 3),
    r"tainted-grail/survival days": (0, 14),
    r"tainted-grail/survival .*_changes\[\]": (-20, 20),
}
"""Of fields whose situation and path match. Contract, “Bounds”; what there is in the boxes; limits of effort."""
IDS = re.compile(r"\b\w+([-./]\w+)+\b")
Wrong = tuple[str, Any, str, str]
"""A field's path, the wrong value, the error's code, and words that it is explained with in English."""


def smallest_value(schema: Mapping[str, Any], whole: Mapping[str, Any]) -> Any:
    """A value that a schema takes, with required members alone."""
    kind, _ = resolve_schema(schema, whole)
    if "enum" in kind:
        return kind["enum"][0]
    match kind.get("type"):
        case "integer" | "number":
            return kind.get("minimum", 0)
        case "boolean":
            return False
        case "array":
            return [smallest_value(kind.get("items", {}), whole) for _ in range(kind.get("minItems", 0))]
        case "object":
            fields = kind.get("properties", {})
            return {name: smallest_value(fields[name], whole) for name in kind.get("required", ()) if name in fields}
    return kind.get("const", "a")


@cache
def request_schema(situation_id: str) -> Mapping[str, Any]:
    return CATALOGUE.situations[situation_id].request.model_json_schema()


@cache
def valid_requests(situation_id: str) -> tuple[dict[str, Any], ...]:
    return tuple(requests(situation_id).values())


def request_with(situation_id: str, path: str) -> dict[str, Any]:
    """A valid request that has the first field of a path, if there is one."""
    first = path.split(".", maxsplit=1)[0].removesuffix("[]")
    return deepcopy(max(valid_requests(situation_id), key=lambda request: bool(request.get(first))))


def replace_value(situation_id: str, path: str, value: object) -> dict[str, Any]:
    """A request with this value (`...`: none) at a path, which leads into lists by `[]`; else it is valid."""
    whole = schema = request_schema(situation_id)
    request: Any = request_with(situation_id, path)
    inside = request
    *parts, last = path.replace("[]", ".0").split(".")
    for part in parts:
        schema, _ = resolve_schema(schema["items"] if part == "0" else schema["properties"][part], whole)
        if part == "0":
            inside[:] = [each for each in inside if isinstance(each, dict)] or [smallest_value(schema, whole)]
            inside = inside[0]
        else:
            inside = inside.setdefault(part, smallest_value(schema, whole))
    if value is ...:
        del inside[last]
    elif last == "0":
        inside[:] = [value]
    else:
        inside[last] = value
    return request


def iterate_wrong_values(situation_id: str) -> Iterator[Wrong]:
    """Wrong values of every field of a situation."""
    whole = request_schema(situation_id)
    yield "nonsense", 1, "unknown-field", ""
    for name in whole.get("required", ()):
        if name != "situation":
            yield name, ..., "missing-field", ""
    for path, schema in schemas_of(whole):
        options = [option for option in schema.get("enum", ()) if isinstance(option, str)]
        is_bounded = "minimum" in schema
        if path == "situation":
            continue
        match schema.get("type"):
            case "integer" if is_bounded:
                low, high = schema["minimum"], schema["maximum"]
                words = f"from {low} to {high}".replace("-", "\N{MINUS SIGN}")
                for value in (low - 1, high + 1, 10**9):
                    yield path, value, "out-of-range", words
                yield path, str(low), "bad-value", "whole number without quotes"
                yield path, float(low), "bad-value", f"Write {low}[.]"
                for value in (low + 0.5, True, float("nan"), [low], {}):
                    yield path, value, "bad-value", r"whole number[.]"
            case "boolean":
                for value in (0, 1, "yes", None):
                    yield path, value, "bad-value", "true or false"
            case "array":
                yield path, {}, "bad-value", "list"
                if "maxItems" in schema:
                    members = request_with(situation_id, path).get(path) or [smallest_value(schema["items"], whole)]
                    many = members[:1] * (schema["maxItems"] + 1)
                    yield path, many, "out-of-range", f" to {schema['maxItems']}[.]"
                if schema.get("minItems"):
                    yield path, [], "out-of-range", f"have {schema['minItems']}"
            case "object" if "properties" in schema:
                yield path, [], "bad-value", "object"
                yield f"{path}.nonsense", 1, "unknown-field", ""
                for name in schema.get("required", ()):
                    yield f"{path}.{name}", ..., "missing-field", ""
            case _ if options:
                for value in (f"{options[0]}-x", 3):
                    yield path, value, "bad-value", "Choose one of|Did you mean|Name one of|in double quotes"


def list_faults(situation_id: str, path: str, value: object, code: str, words: str) -> list[Any]:
    """Whatever is wrong with the error that a wrong value leads to."""
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.build_problem(replace_value(situation_id, path, value))
    error = caught.value
    sentences = {each: f"{error.message.render(each)} {error.remedy.render(each)}" for each in LANGUAGES}
    faults: list[Any] = []
    if (error.code, error.exit_status, error.input.split(" = ")[0]) != (code, 2, path.replace("[]", ".0")):
        faults.append((error.code, error.exit_status, error.input))
    if not re.search(words, sentences[Language.EN]):
        faults.append(sentences[Language.EN])
    english = sentences.pop(Language.EN)
    faults += [sentence for sentence in (english, *sentences.values()) if re.search(r"\{ ?\$|\[key]", sentence)]
    names = {part for path, _ in schemas_of(request_schema(situation_id)) for part in path.split(".")}
    return faults + [
        (language, word)
        for language, sentence in sentences.items()
        for word in find_english_words(IDS.sub(" ", sentence))
        if word not in names
    ]


@pytest.mark.parametrize("situation_id", CATALOGUE.situations)
def test_a_wrong_value_is_refused_by_field_cause_and_remedy_in_every_language(situation_id: str) -> None:
    for wrong in iterate_wrong_values(situation_id):
        assert list_faults(situation_id, *wrong) == [], wrong


@pytest.mark.parametrize("pattern", BOUNDS)
def test_numbers_have_the_bounds_of_the_contract(pattern: str) -> None:
    bounds = {
        f"{situation} {path}": (schema["minimum"], schema["maximum"])
        for situation in CATALOGUE.situations
        for path, schema in schemas_of(request_schema(situation))
        if schema.get("type") == "integer" and re.fullmatch(pattern, f"{situation} {path}")
    }
    assert bounds
    assert {field: found for field, found in bounds.items() if found != BOUNDS[pattern]} == {}


@pytest.mark.parametrize(
    ("request_", "input_", "message"),
    [
        ({"situation": ["talisman/battle"]}, 'situation = ["talisman/battle"]', '“situation” cannot be ["talisman'),
        ({"situation": True}, "situation = true", "Give a text in double quotes."),
        ({"situation": "talisman/death", "hero": {"life": -0.0}}, "hero.life = -0.0", "Write 0."),
        ({"situation": "talisman/command-spell", "others": [4, 4.0]}, "others.1 = 4.0", "Write 4."),
        ({"situation": "talisman/command-spell", "others": ["4"]}, 'others.0 = "4"', "whole number without quotes."),
        (
            {"situation": "talisman/trophies", "trophies": [{"strength": 5}, {}]},
            "trophies.1.id",
            "“trophies.1.id” is missing. Give one of “id”, “strength” and “craft”.",
        ),
        (
            {"situation": "talisman/trophies", "trophies": [{"strength": 5}, {"strength": 1, "craft": 2}]},
            "trophies.1.strength, trophies.1.craft",
            "described in more than one way",
        ),
    ],
)
def test_an_error_names_the_value_as_json_and_its_whole_path(
    request_: dict[str, Any], input_: str, message: str
) -> None:
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.build_problem(request_)
    assert caught.value.input == input_
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("goal", "input_", "remedy"),
    [
        (5, "goal = 5", 'Name one of win, survive, or give results points: {"worth": {"win": 1}}.'),
        (None, "goal = null", "give results points"),
        (["win"], 'goal = ["win"]', "give results points"),
        ({"worth": {"win": None}}, "goal.worth.win = null", "Give a whole number or a fraction"),
        ({"worth": {"win": True}}, "goal.worth.win = true", "Give a whole number or a fraction"),
        ({"worth": {"win": {"a": 1}}}, 'goal.worth.win = {"a": 1}', "Give a whole number or a fraction"),
        ({"worth": {"win": 1}, "fate": None}, "goal.fate = null", "Give a whole number or a fraction"),
        ({"worth": ["win"]}, 'goal.worth = ["win"]', "Give an object in braces."),
        ({"worth": {}}, "goal.worth", "Give each result that matters a number."),
    ],
)
def test_a_goal_of_another_type_is_told_of_points(goal: object, input_: str, remedy: str) -> None:
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.build_problem(
            {"situation": "talisman/battle", "hero": {"strength": 4}, "foe": {"strength": 4}, "goal": goal}
        )
    assert caught.value.input == input_
    assert remedy in str(caught.value)
