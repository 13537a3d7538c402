"""Whatever is read from outside is understood or refused with a sentence in every language, in no time worth telling.

`make test` tries a few damaged forms of each kind, `make fuzz` as many as it has time for. What fails is kept in
`.hypothesis` and tried first the next time; put it into a test of its own.
"""

from __future__ import annotations

import contextlib
import io
import json
import shutil
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlencode

import pytest
from damaged_text import damaged
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rich.console import Console

from rulewright.checking.links import write_lock
from rulewright.corpus.findings import Finding
from rulewright.corpus.loading import read_corpus
from rulewright.corpus.model import Corpus
from rulewright.corpus.rulebooks import DATA_VARIABLE, load_passages, passages_file
from rulewright.engine.limits import Limits
from rulewright.errors import BadInputError, RulewrightError
from rulewright.language import LANGUAGES, Language
from rulewright.language.fluent import FluentSyntaxError, compile_catalog
from rulewright.search.index import SearchIndex
from rulewright.search.storage import STAMP, open_index
from rulewright.situations.form_fields import list_fields
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.request import parse_answers, parse_request
from rulewright.situations.solving import Effort
from rulewright.terminal.play_session import PlaySession

ROOT = Path(__file__).parents[2]
fuzzed = settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], deadline=None)
MODEST = Effort.from_options(False, Limits(states=2_000, seconds=20), 200)
EXAMPLES = [
    json.dumps(example["situation"], ensure_ascii=False)
    for file in sorted((ROOT / "rules").glob("*/examples/*.toml"))
    for example in tomllib.loads(file.read_text("utf-8"))["example"]
]

PLAYED = [
    json.dumps({**request, "answers": [face, face]}, ensure_ascii=False)
    for request in map(json.loads, EXAMPLES)
    if request["situation"].split("/")[1] in ("battle", "werewolf-den", "menhir", "survival")
    for face in (1, 6)
]
"""What `play --save` keeps."""
CATALOGS = [file.read_text("utf-8")[:2_000] for file in sorted((ROOT / "src").rglob("en/*.ftl"))]


def is_explained(error: RulewrightError) -> bool:
    """Whether every reader gets a sentence."""
    return all(error.message.render(language) and error.remedy.render(language) for language in LANGUAGES)


def refused_or(work: Callable[..., object], *arguments: object) -> None:
    """Does the work, which may refuse what it is given, but not fail."""
    refusals: list[RulewrightError] = []
    try:
        work(*arguments)
    except RulewrightError as error:
        refusals.append(error)
    assert all(map(is_explained, refusals))


@contextlib.contextmanager
def one_file_damaged(folder: Path, data: st.DataObject) -> Iterator[None]:
    """Damages one of the files in a folder until the block ends."""
    file = data.draw(st.sampled_from(sorted(each for each in folder.rglob("*") if each.is_file())))
    whole = file.read_bytes()
    text = data.draw(damaged(whole.decode()))
    try:
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        yield
    finally:
        file.write_bytes(whole)


@fuzzed
@given(st.sampled_from(EXAMPLES).flatmap(damaged))
def test_a_request(games: GamePackages, text: str) -> None:
    def resolved() -> None:
        request = parse_request(text)
        parse_answers(request)
        games.catalogue.resolve(request, MODEST)

    refused_or(resolved)


@fuzzed
@given(st.data())
def test_the_fields_of_a_link(games: GamePackages, data: st.DataObject) -> None:
    situation = data.draw(st.sampled_from(sorted(games.catalogue.situations.values(), key=lambda each: each.id)))
    begun = urlencode({path: "" if value is None else str(value) for path, value in situation.form_defaults.items()})
    parameters = dict(parse_qsl(data.draw(damaged(begun)), keep_blank_values=True))
    choices = {path: list_() for path, list_ in situation.field_options.items()}
    for field in list_fields(situation.request, choices):
        if field.path in parameters:
            try:
                value = field.parse(parameters[field.path])
            except ValueError:
                continue
            assert value is None or field.parse(field.format_value(value)) == value


@fuzzed
@given(st.data())
def test_a_file_of_the_rules(small: Path, data: st.DataObject) -> None:
    with one_file_damaged(small, data):
        corpus, findings = read_corpus(small)
    assert all(isinstance(each, Finding) and each.cause and each.remedy for each in findings)
    assert corpus is not None


def seen_by_check(run: Callable[..., Any], rules: Path, data: st.DataObject) -> None:
    """Damages a file of `rules` for as long as `rulewright check` looks at them."""
    with one_file_damaged(rules, data):
        result = run("check", "--json", "--rules", str(rules))
    findings = result.json["findings"]  # where nothing in the program has failed
    assert result.status == bool(findings)
    assert all(each["cause"] and each["remedy"] for each in findings)


@pytest.fixture(scope="module")
def ferry(third_game: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole small game of its own, with its lock."""
    folder = shutil.copytree(third_game, tmp_path_factory.mktemp("ferry") / "rules")
    write_lock(folder)
    return folder


@fuzzed
@given(st.data())
def test_a_file_of_a_whole_game(ferry: Path, run: Callable[..., Any], data: st.DataObject) -> None:
    seen_by_check(run, ferry, data)


@pytest.fixture(scope="module")
def both_games(rules: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return shutil.copytree(rules, tmp_path_factory.mktemp("both") / "rules")


@pytest.mark.long
@settings(fuzzed, max_examples=settings.default.max_examples // 15)
@given(st.data())
def test_a_file_of_both_games(both_games: Path, run: Callable[..., Any], data: st.DataObject) -> None:
    seen_by_check(run, both_games, data)


@fuzzed
@given(st.sampled_from(PLAYED).flatmap(damaged), st.sampled_from(LANGUAGES))
def test_saved_play_sessions(
    games: GamePackages, corpus: Corpus, tmp_path: Path, text: str, language: Language
) -> None:
    session_file = tmp_path / "kept.json"
    session_file.write_bytes(text.encode("utf-8", "surrogatepass"))
    output = io.StringIO()
    table = PlaySession(games.catalogue, corpus, language, tmp_path / "next.json", Console(file=output))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", lambda: "q")
        refused_or(table.play, str(session_file))
    if output.getvalue():
        assert json.loads((tmp_path / "next.json").read_text("utf-8"))["situation"]


@fuzzed
@given(st.sampled_from(CATALOGS).flatmap(damaged))
def test_a_catalog(text: str) -> None:
    with contextlib.suppress(FluentSyntaxError):
        assert json.dumps(compile_catalog(text))


@fuzzed
@given(damaged(json.dumps({"game/attacks/battle": {"book-cs": "řádek\nřádek"}}, ensure_ascii=False)))
def test_attached_passages(tmp_path: Path, text: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(DATA_VARIABLE, str(tmp_path))
        passages_file("game").parent.mkdir(parents=True, exist_ok=True)
        passages_file("game").write_bytes(text.encode("utf-8", "surrogatepass"))
        for of_entry in load_passages("game").values():
            assert all(isinstance(passage, str) for passage in of_entry.values())


@fuzzed
@given(st.lists(st.sampled_from(EXAMPLES).flatmap(damaged) | st.text(max_size=40), max_size=4).map(" ".join))
def test_a_query(index: SearchIndex, query: str) -> None:
    def searched() -> None:
        for language in LANGUAGES:
            index.search(query[:200], language)

    refused_or(searched)


@fuzzed
@given(st.data())
def test_a_stored_index(small: Path, tmp_path: Path, data: st.DataObject) -> None:
    folder = tmp_path / "index"
    open_index(small, folder)
    (home,) = (path.parent for path in folder.glob(f"*/{STAMP}"))
    files = sorted(home.iterdir())  # some of their names and sizes differ from build to build
    file = files[data.draw(st.integers(0, 100)) % len(files)]
    whole = bytearray(file.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, 1_000_000)) % (len(whole) + 1)
        whole[place : place + data.draw(st.integers(0, 9))] = data.draw(st.binary(max_size=9))
    file.write_bytes(whole)
    assert open_index(small, folder).search("hurt", LANGUAGES[0]).hits


def test_refusals_are_explained() -> None:
    with pytest.raises(BadInputError) as error:
        parse_request("{")
    assert is_explained(error.value)
