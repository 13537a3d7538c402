"""What programs import from `rulewright`."""

from __future__ import annotations

import doctest
import importlib
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from test_extras import ABSENT

import rulewright
from rulewright import Answer, BadInputError, Language, RulewrightError, load_rules
from rulewright.corpus.content import RULES_VARIABLE, rules_folder
from rulewright.language.phrase import phrase
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.resolution import resolve_request
from rulewright.situations.solving import Effort

ROOT = Path(__file__).parents[2]


GUIDE = ROOT / "site" / "guide"


def example_of(page: Path) -> str:
    return "\n".join(re.findall(r"^```pycon\n(.*?)^```", page.read_text("utf-8"), re.M | re.S))


CLASSES = [name for name in rulewright.__all__ if isinstance(getattr(rulewright, name), type)]


@pytest.mark.parametrize("module", ["rulewright", *sorted({getattr(rulewright, name).__module__ for name in CLASSES})])
def test_examples_of_the_documentation_are_so(module: str, index: object) -> None:
    assert index
    done = doctest.testmod(importlib.import_module(module))
    assert done.attempted
    assert not done.failed


@pytest.mark.parametrize("name", [*CLASSES, "load_rules"])
def test_every_class_has_an_example(name: str) -> None:
    assert ">>>" in (getattr(rulewright, name).__doc__ or "")


@pytest.mark.parametrize("page", [GUIDE / "engine.md", GUIDE / "library.md"], ids=lambda page: page.stem)
def test_the_example_of_the_guide_is_so(index: object, page: Path) -> None:
    assert index
    example = doctest.DocTestParser().get_doctest(example_of(page), {}, page.name, str(page), 0)
    assert example.examples
    assert not doctest.DocTestRunner().run(example).failed


def test_every_name_is_there_and_no_other() -> None:
    assert all(getattr(rulewright, name) is not None for name in rulewright.__all__)
    assert {*rulewright.__all__} == {*rulewright._HOMES, "__version__"}
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        rulewright.__getattr__("nothing")


def test_importing_the_package_imports_its_version_alone() -> None:
    program = "import sys, rulewright; print([name for name in sys.modules if name.startswith('rulewright.')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['rulewright.version']"


@pytest.mark.thorough
def test_all_but_the_search_does_without_extras() -> None:
    program = (
        f"import sys\nfor module in {ABSENT!r}: sys.modules[module] = None\n"
        "from rulewright import *\nrules = load_rules()\nprint(rules.words(rules.look_up('attacks/stand-off'), 'fi'))\n"
        "print(rules.resolve({'situation': 'talisman/battle', 'hero': {'strength': 4}, 'foe': {'strength': 4}}))\n"
        "try: rules.search('tie', 'en')\nexcept RulewrightError as error: print(error.code)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.endswith("missing-extra\n")


@pytest.mark.parametrize(
    ("mistake", "code"),
    [
        (lambda rules: rules.look_up("attacks/stand-of"), "unknown-entry"),
        (lambda rules: rules.resolve({"situation": "talisman/batle"}), "unknown-situation"),
        (lambda rules: rules.resolve({}), "missing-field"),
    ],
    ids=["entry", "situation", "field"],
)
def test_mistake_has_its_code(mistake: Callable[[rulewright.Rules], object], code: str) -> None:
    with pytest.raises(BadInputError) as error:
        mistake(load_rules())
    assert isinstance(error.value, RulewrightError)
    assert error.value.code == code


BATTLE = {"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}}
SETUP = {"situation": "talisman/setup", "players": 4}


def test_a_language_is_its_code_or_a_language() -> None:
    rules = load_rules()
    answer, report = rules.resolve(BATTLE), rules.resolve(SETUP)
    entry = rules.look_up("attacks/stand-off")
    assert isinstance(answer, Answer)
    assert answer.as_json("ko") == answer.as_json(Language.KO) != answer.as_json()
    assert answer.advice[0].text("cs") == answer.advice[0].text(Language.CS) != answer.advice[0].text("en")
    assert report.as_json("fi") == report.as_json()
    assert entry.texts["fi"] is entry.texts[Language.FI] is not entry.texts["en"]
    with pytest.raises(BadInputError) as error:
        rules.resolve({})
    assert error.value.as_json("fi") == error.value.as_json(Language.FI) != error.value.as_json()
    assert error.value.message.render("fi") == error.value.message.render(Language.FI)


def test_rules_of_a_folder(third_game: Path, rules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(RULES_VARIABLE, str(rules))  # which loading changes
    ferry = load_rules(third_game)
    assert (repr(ferry), ferry.games, len(ferry)) == ("<Rules of night-ferry>", ("night-ferry",), 5)
    assert [entry.id for entry in ferry] == [f"night-ferry/{name}" for name in (
        "crossing/crossing", "crossing/turning-back", "board/jetty", "board/far-shore", "glossary/lantern",
    )]  # fmt: skip
    assert "lanterns" in ferry.schema("night-ferry/crossing")["properties"]
    answer = ferry.resolve({"situation": "night-ferry/crossing", "lanterns": 1})
    assert "<td>lost</td><td>1/3</td><td>33.3%</td>" in answer._repr_html_()
    assert load_rules().games == ("night-ferry",)
    with pytest.raises(RulewrightError, match="no such folder"):
        load_rules(third_game / "none")
    assert load_rules().games == ("night-ferry",)


def test_play_is_followed_step_by_step(third_game: Path, rules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two lanterns; the wind; then one is left, and turning back is what does not lose the ferry."""
    monkeypatch.setenv(RULES_VARIABLE, str(rules))
    ferry, crossing = load_rules(third_game), {"situation": "night-ferry/crossing", "lanterns": 2, "goal": "not-lost"}
    begun, blown = ferry.step(crossing), ferry.step({**crossing, "answers": [1]})
    assert (begun.pending.roller, begun.pending.sides, blown.best_option) == ("ferry", 6, "turn-back")
    assert ferry.step({**crossing, "answers": [1, "turn-back"]}).result == "back"
    with pytest.raises(BadInputError):
        ferry.step({**crossing, "answers": [7]})


def test_an_unknown_language_is_refused() -> None:
    rules = load_rules()
    answer, report = rules.resolve(BATTLE), rules.resolve(SETUP)
    entry = rules.look_up("attacks/stand-off")
    assert isinstance(answer, Answer)
    for call in (
        lambda: rules.search("tie", "xx"),
        lambda: rules.words(entry, "xx"),
        lambda: entry.texts["xx"],
        lambda: answer.as_json("xx"),
        lambda: answer.advice[0].text("xx"),
        lambda: report.as_json("xx"),
        lambda: RulewrightError("code", "", phrase("no"), phrase("yes")).as_json("xx"),
    ):
        with pytest.raises(ValueError, match="“xx”; there are ko, "):
            call()


def test_an_answer_shows_its_numbers_as_fractions() -> None:
    rules = load_rules()
    answer = rules.resolve(BATTLE)
    assert isinstance(answer, Answer)
    # 15 of 36 throws win; a token paid for the other 21 wins 125/216 in all.
    assert repr(answer).startswith(
        "Answer(situation='talisman/battle', goal='win', probability={'win': Fraction(125, 216)"
    )
    estimated = resolve_request(GamePackages.from_folder(rules_folder()).catalogue, BATTLE, Effort(samples=8)).answer
    moved = rules.resolve({"situation": "talisman/movement", "position": "city"})
    for value in (answer, *answer.outcomes, *answer.advice, answer.trace, estimated, moved):
        assert "Fraction(" in repr(value)
        assert "mpq(" not in repr(value)
