"""An author's mistake in one game: `rulewright check` finds it where it is, and nothing ends but what it is in."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest

from rulewright.corpus.content import BUILD_VARIABLE
from rulewright.corpus.loading import load_corpus
from rulewright.language import LANGUAGES
from rulewright.reference.pages import pages
from rulewright.situations.game_packages import GamePackages

THIRD_GAME = Path(__file__).parent
CROSSING = {"across": "26/27", "back": "0", "lost": "1/27"}
_NUMBERS = count()


@dataclass(frozen=True)
class Mistake:
    """What is written instead of `old` in a file, and what `check` finds: the code, the cause, what stands on the line.

    `found_in` is the file where that is another one, `resolves` whether the game's situation can still be answered.
    """

    file: str
    old: str
    new: str
    code: str
    cause: str
    at: str
    found_in: str = ""
    resolves: bool = False


SITUATIONS, BOARD, RULES, PACKAGE = "situations.py", "board.py", "crossing.py", "package.py"
EN, FI = "locales/en/ferry.ftl", "locales/fi/ferry.ftl"
GAME, RECORD = "rules/night-ferry/game.toml", "rules/night-ferry/board.toml"
ID = 'id="night-ferry/crossing"'
MISTAKES = {
    "a misspelt id": Mistake(
        BOARD, 'phrase("hooks")', 'phrase("hoks")',
        "message-missing", "hoks has no English sentence.", 'phrase("hoks")',
    ),
    "a message taken out": Mistake(
        EN, "crossing-title = Crossing by night\n", "",
        "game-fault", "The message “crossing-title” has no English sentence.", ID, SITUATIONS,
    ),
    "a message twice": Mistake(
        EN, "hooks = Hooks\n", "hooks = Hooks\nhooks = Nets\n",
        "catalog", "hooks is there twice.", "hooks = Nets", resolves=True,
    ),
    "a message that is no Fluent": Mistake(
        EN, "word-turns = turns\n", "word-turns = { turns\n", "catalog", "Expected token", "word-turns = {",
    ),
    "a translation that is no Fluent": Mistake(
        FI, "word-turns = pelivuoroja\n", "word-turns = { pelivuoroja\n",
        "catalog", "Expected token", "word-turns = {", resolves=True,
    ),
    "a message that takes what it is not given": Mistake(
        EN, "word-turns = turns\n", "word-turns = turns { $tunrs }\n",
        "game-fault", "The message “word-turns” cannot be said: KeyError: 'tunrs'.", "word-turns =",
    ),
    "a title that takes what it is not given": Mistake(
        EN, "crossing-title = ", "crossing-title = { $boat } ",
        "game-fault", "The message “crossing-title” cannot be said: KeyError: 'boat'.", "crossing-title =",
    ),
    "a translation that takes what it is not given": Mistake(
        FI, "crossing-title = ", "crossing-title = { $boat } ",
        "message-variables", "crossing-title has other variables than in English: boat.", "crossing-title =",
        resolves=True,
    ),
    "a goal without its sentence": Mistake(
        EN, "headline = { $likely ->\n        [certain] You run", "wish = { $likely ->\n        [certain] You run",
        "message-attribute", "goal-not-lost of night-ferry/crossing has no .headline.",
        "goal-not-lost =", resolves=True,
    ),
    "a word taken out": Mistake(
        EN, "word-turns = turns\n", "",
        "game-fault", "The message “word-turns” has no English sentence.", ID, SITUATIONS,
    ),
    "a misspelt word": Mistake(
        EN, "word-points = ", "word-pionts = ",
        "game-fault", "The message “word-points” has no English sentence.", ID, SITUATIONS,
    ),
    "a misspelt fact": Mistake(
        EN, "fact-lanterns = ", "fact-lantrens = ",
        "game-fault", "The message “fact-lanterns” has no English sentence.", ID, SITUATIONS, resolves=True,
    ),
    "an option taken out": Mistake(
        EN, "word-turn-back = turn back\n", "",
        "game-fault", "The message “word-turn-back” has no English sentence.", ID, SITUATIONS, resolves=True,
    ),
    "a label taken out": Mistake(
        EN, "field-goal = ", "field-gaol = ",
        "game-fault", "The message “field-goal” has no English sentence.", ID, SITUATIONS, resolves=True,
    ),
    "a result that there is not": Mistake(
        SITUATIONS, '"not-lost": Result.LOST},', '"not-lost": "drowned"},',
        "game-fault", "ValueError: headline of night-ferry/crossing names drowned, which there is not.", "Situation(",
    ),
    "a result without a name": Mistake(
        EN, "result-back = ", "result-bakc = ",
        "game-fault", "The message “result-back” has no English sentence.", ID, SITUATIONS,
    ),
    "a result that is not listed": Mistake(
        SITUATIONS, "result_ids=tuple(Result)", "result_ids=(Result.ACROSS, Result.LOST)",
        "game-fault", "tones of night-ferry/crossing names back", "        Situation(",
    ),
    "a mistake in a rule": Mistake(
        RULES, "if die >= LANDING:", "if die >= LADNING:",
        "game-fault", "NameError: name 'LADNING' is not defined", "if die >= LADNING:",
    ),
    "a mistake in a measure": Mistake(
        RULES, "return each * outcome.lanterns if", "return each * outcome.laterns if",
        "game-fault", "AttributeError: 'Outcome' object has no attribute 'laterns'.", "outcome.laterns",
    ),
    "a module that fails": Mistake(
        SITUATIONS, "class CrossingRequest(", "1 / 0\n\n\nclass CrossingRequest(",
        "game-fault", "ZeroDivisionError: division by zero.", "1 / 0",
    ),
    "a module that is no Python": Mistake(
        BOARD, "def picture(", "def picture((", "game-fault", "SyntaxError", "def picture((",
    ),
    "a package that fails": Mistake(
        PACKAGE, "@dataclass(frozen=True)", "1 / 0\n\n\n@dataclass(frozen=True)",
        "game-fault", "ZeroDivisionError: division by zero.", "1 / 0",
    ),
    "a package that is no Python": Mistake(
        PACKAGE, "class NightFerry(", "class NightFerry((", "game-fault", "SyntaxError", "class NightFerry((",
    ),
    "a package without a beginning": Mistake(
        PACKAGE, "def open_package(", "def open_pakage(",
        "unknown-engine", "package.open_package does not give a GamePackage.", "engine =", GAME,
    ),
    "a beginning that fails": Mistake(
        PACKAGE, "return NightFerry(rules)", "return NightFerry(ruels)",
        "game-fault", "NameError: name 'ruels' is not defined", "NightFerry(ruels)",
    ),
    "a fact without words": Mistake(
        BOARD, '    "hooks": phrase("hooks"),\n', "",
        "no-words", "night-ferry/board/jetty: there are no words for 'hooks'.", "[[space]]", RECORD, resolves=True,
    ),
    "a picture that fails": Mistake(
        BOARD, '"jetty": Tint.SAND', '"jety": Tint.SAND', "game-fault", "KeyError: 'jetty'.", "_TINTS[space.id]",
        resolves=True,
    ),
    "a wrong record": Mistake(
        RECORD, "points = 2\n", 'points = "two"\n', "bad-value", "points", 'points = "two"',
    ),
}  # fmt: skip


@dataclass(frozen=True)
class Broken:
    """The folder of rules of two games, and the package of the one with the mistake."""

    rules: Path
    package: Path
    mistake: Mistake

    @property
    def place(self) -> tuple[Path, int]:
        """The file and the line that are to be mended."""
        file = self.path(self.mistake.found_in or self.mistake.file)
        lines = file.read_text("utf-8").splitlines()
        return file, next(number for number, line in enumerate(lines, 1) if self.mistake.at in line)

    def path(self, file: str) -> Path:
        return self.rules / file.removeprefix("rules/") if file.startswith("rules/") else self.package / file


def _copy(source: Path, target: Path, names: dict[str, str]) -> None:
    for file in source.rglob("*"):
        if file.is_file() and not {"__pycache__", "rules"} & {*file.relative_to(source).parts}:
            text, path = file.read_text("utf-8"), file.relative_to(source).as_posix()
            for old, new in names.items():
                text, path = text.replace(old, new), path.replace(old, new)
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            (target / path).write_text(text, "utf-8")


@pytest.fixture(params=MISTAKES.values(), ids=MISTAKES.keys())
def broken(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Broken]:
    """Night Ferry with a mistake beside a Day Ferry without one, as packages that nobody has imported yet."""
    mistake: Mistake = request.param
    number = next(_NUMBERS)
    night, day = f"night_ferry_{number}", f"day_ferry_{number}"
    _copy(THIRD_GAME / "night_ferry", tmp_path / night, {"night_ferry": night})
    _copy(THIRD_GAME / "night_ferry", tmp_path / day, {"night_ferry": day, "night-ferry": "day-ferry"})
    _copy(THIRD_GAME / "night_ferry/rules", tmp_path / "rules", {"night-ferry": "day-ferry", "night_ferry": day})
    locked = (tmp_path / "rules/ids.lock").read_text("utf-8")
    _copy(THIRD_GAME / "night_ferry/rules", tmp_path / "rules", {"night_ferry": night})
    (tmp_path / "rules/ids.lock").write_text(locked + (tmp_path / "rules/ids.lock").read_text("utf-8"), "utf-8")
    copy = Broken(tmp_path / "rules", tmp_path / night, mistake)
    file = copy.path(mistake.file)
    text = file.read_text("utf-8")
    assert text.count(mistake.old) == 1
    file.write_text(text.replace(mistake.old, mistake.new), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(BUILD_VARIABLE, str(tmp_path / "build"))
    yield copy
    for name in [each for each in sys.modules if each.split(".")[0] in (night, day)]:
        del sys.modules[name]


def test_check_finds_it_where_it_is(broken: Broken, run: Callable) -> None:
    checked = run("check", "--rules", str(broken.rules), "--json")
    assert checked.status == 1
    findings = checked.json["findings"]
    files = {(broken.rules / finding["file"]).resolve() for finding in findings}
    assert {file.relative_to(broken.rules.parent).parts[0] for file in files} <= {broken.package.name, "rules"}
    assert all(each["remedy"] and "day" not in each["file"] for each in findings)
    here = [each for each in findings if ((broken.rules / each["file"]).resolve(), each["line"]) == broken.place]
    assert [each["code"] for each in here if broken.mistake.cause in each["cause"]] == [broken.mistake.code], findings


def test_nothing_else_ends(broken: Broken, run: Callable) -> None:
    def output_of(*command: str, stdin: str | None = None) -> str:
        done = run(*command, "--rules", str(broken.rules), stdin=stdin)
        assert done.status == 0, (command, done.err)
        assert "RULEWRIGHT_DEBUG" not in done.err
        return done.out

    assert "day-ferry/crossing" in {each["id"] for each in json.loads(output_of("situations", "--json"))["situations"]}
    assert "day-ferry/crossing" in output_of("situations", "--lang", "fi")
    request = json.dumps({"situation": "day-ferry/crossing"})
    assert json.loads(output_of("resolve", "-", "--json", stdin=request))["probability"] == CROSSING
    assert "day-ferry/board/jetty" in output_of("show", "day-ferry/board/jetty", "--lang", "fi")
    assert "night-ferry/board/jetty" in output_of("show", "night-ferry/board/jetty", "--lang", "fi")
    corpus, games = load_corpus(broken.rules), GamePackages.from_folder(broken.rules)
    site_pages = pages(corpus, games)
    assert {"day-ferry/map", "calculate/day-ferry/crossing", "night-ferry/board/jetty"} <= site_pages.keys()
    assert "day-ferry/board/far-shore" in games.fact_sheets(corpus)


@pytest.mark.sampled(4)
def test_search_finds_both_games(broken: Broken, run: Callable) -> None:
    done = run("search", "lyhty", "--lang", "fi", "--json", "--rules", str(broken.rules))
    assert done.status == 0, done.err
    hits = {each["id"] for each in done.json["hits"]}
    assert {"day-ferry/glossary/lantern", "night-ferry/glossary/lantern"} <= hits


def test_what_it_is_in_tells_it(broken: Broken, run: Callable) -> None:
    command, request = ("resolve", "-", "--rules", str(broken.rules)), '{"situation": "night-ferry/crossing"}'
    done = run(*command, "--lang", "en", stdin=request)
    assert done.status == (0 if broken.mistake.resolves else 1), done.err
    assert "RULEWRIGHT_DEBUG" not in done.err
    if not broken.mistake.resolves:
        file, line = broken.place
        known = f"{file.name}:{line}:", "The message “word-turns” cannot be said", "open_package"
        assert any(place in done.err for place in known), done.err
        error = run(*command, "--json", stdin=request).json.get("error", {"code": None})
        assert error["code"] in {"game-fault", "unknown-engine", "content", None}


@pytest.mark.parametrize("broken", [MISTAKES["a word taken out"]], indirect=True)
def test_fault_is_reported_in_the_readers_language(broken: Broken, run: Callable) -> None:
    messages = {}
    for language in LANGUAGES:
        request = json.dumps({"situation": "night-ferry/crossing"})
        done = run("resolve", "-", "--rules", str(broken.rules), "--lang", language, stdin=request)
        assert (done.status, done.out) == (1, "")
        assert all(word in done.err for word in (f"situations.py:{broken.place[1]}", "word-turns"))
        messages[language] = done.err
    assert len({*messages.values()}) == len(LANGUAGES)
