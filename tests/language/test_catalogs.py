"""Every message has a sentence in every language, with its values in place."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from pathlib import Path

import pytest

from rulewright.checking.translations import Catalogs, check_messages, find_message_uses
from rulewright.corpus.content import content_folder, require_catalogs
from rulewright.errors import RulewrightError
from rulewright.language import Language
from rulewright.language.numerals import format_percentage
from rulewright.language.phrase import make_phrase_factory, phrase
from rulewright.reference.build import build_site
from rulewright.terminal import cli

THIRD_PACKAGE = Path(__file__).parents[1] / "third_game" / "night_ferry"
spec = importlib.util.spec_from_file_location("catalogs", Path(__file__).parents[2] / "scripts" / "catalogs.py")
catalogs = sys.modules["catalogs"] = importlib.util.module_from_spec(spec)  # where its dataclasses look for their types
spec.loader.exec_module(catalogs)
OF_THE_THIRD_GAME = Catalogs(THIRD_PACKAGE / "locales", (THIRD_PACKAGE,))


@pytest.mark.parametrize(
    "package", [*catalogs.CATALOGS_OF_THE_CODE, OF_THE_THIRD_GAME], ids=lambda package: package.folder.parent.name
)
def test_every_message_has_its_sentence_in_every_language(package: Catalogs) -> None:
    assert catalogs.find_faults(package) == []


@pytest.fixture
def ferry(tmp_path: Path) -> Path:
    return Path(shutil.copytree(THIRD_PACKAGE, tmp_path / "night_ferry"))


EN, FI = "locales/en/ferry.ftl", "locales/fi/ferry.ftl"


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        ("board.py", 'phrase("hooks")', 'phrase("nets")',
         [("board.py", 'phrase("nets")', "nets has no English sentence."), (EN, "hooks =", "hooks is never said.")]),
        ("board.py", 'phrase("hooks")', 'phrase("hooks", count=2)',
         [("board.py", 'phrase("hooks", count', "hooks does not take: count.")]),
        (EN, "hooks = Hooks\n", "hooks = Hooks: { $nets }\n",
         [("board.py", 'phrase("hooks")', "hooks takes, and is not given: nets."),
          *((f"locales/{each}/ferry.ftl", "hooks =", "hooks has other variables than in English: nets.")
            for each in ("cs", "fi", "ko"))]),
        (EN, "hooks = Hooks\n", "hooks = Hooks: { $lanterns }\n",  # a word of the code: somebody may give it
         [(f"locales/{each}/ferry.ftl", "hooks =", "hooks has other variables than in English: lanterns.")
          for each in ("cs", "fi", "ko")]),
        (FI, "hooks = Koukut\n", "", [(EN, "hooks =", "hooks has no sentence in Suomi.")]),
        (FI, "hooks =", "nets = Verkot\nhooks =", [(FI, "nets =", "nets is not said in English.")]),
        (FI, "hooks = Koukut\n", "nets = verkot\nhooks = Koukut ja { nets }\n", []),
        (FI, "hooks = Koukut\n", "nets = { $count } verkkoa\nhooks = Koukut ja { nets }\n",
         [(FI, "hooks =", "hooks has other variables than in English: count.")]),
        (FI, "lyhtyjä { $value }", "lyhtyjä { $count }",
         [(FI, "fact-lanterns =", "fact-lanterns has other variables than in English: count, value.")]),
        (FI, "hooks = Koukut\n", "hooks = Koukut\n    .if = { $value } koukkua\n", []),
        (FI, "hooks = Koukut\n", "hooks = Koukut\n    .if = { $count } koukkua\n",
         [(FI, ".if = { $count }", "hooks.if has variables that are not given: count.")]),
        (FI, "hooks = Koukut\n", "hooks = Koukut\n    .then = koukkuihin\n",
         [(FI, ".then =", "hooks.then is no attribute that is ever said.")]),
        (FI, "hooks = Koukut\n", "hooks = { MANY() }\n", [(FI, "hooks =", "hooks has MANY, which there is not.")]),
        (FI, "hooks = Koukut\n", "hooks = { -nets }\n", [(FI, "hooks =", "hooks has -nets, which there is not.")]),
        (FI, "hooks = Koukut\n", "hooks = Koukut\nhooks = Verkot\n", [(FI, "hooks = Verkot", "hooks is there twice.")]),
        (EN, "hooks = Hooks\n", "nets = nets\nhooks = Hooks and { nets }\n", []),
        (EN, "hooks = Hooks\n", "# $number: how many there are.\nhooks = Hooks\n", []),
        ("locales/de/ferry.ftl", "hooks = Haken", "", []),  # which is partly translated
    ],
)  # fmt: skip
def test_missing_and_superfluous_messages_are_reported(
    ferry: Path, file: str, old: str, new: str, expected: list[tuple[str, str, str]]
) -> None:
    text = (ferry / file).read_text("utf-8")
    assert old in text or not expected
    (ferry / file).write_text(text.replace(old, new), "utf-8")
    findings = check_messages(Catalogs(ferry / "locales", (ferry,)), catalogs.LANGUAGES, ferry)
    assert [(each.file, each.cause) for each in findings] == sorted((where, cause) for where, _, cause in expected)
    lines = [(ferry / each.file).read_text("utf-8").splitlines()[each.line - 1] for each in findings]
    assert all(at in line for (_, at, _), line in zip(sorted(expected, key=lambda each: each[::2]), lines, strict=True))


def test_an_id_that_is_not_written_in_its_call_may_be_any_word_of_the_code(ferry: Path) -> None:
    board = ferry / "board.py"
    board.write_text(board.read_text("utf-8").replace('phrase("hooks")', 'phrase(*("hooks",))'), "utf-8")
    assert check_messages(Catalogs(ferry / "locales", (ferry,)), (), ferry) == []


def test_message_uses_include_f_strings_conditions_templates_and_tables(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text(
        "f\"{phrase('one')}\"\nwording('two' if x else 'three')\nKIND_LABELS = {1: 'four'}\nother('five')\n", "utf-8"
    )
    (tmp_path / "page.html").write_text('<p title="{{ t("six") }}">\n{{ at("seven") }}{{ t("two") }}</p>', "utf-8")
    package = partial(Catalogs, tmp_path, (tmp_path,))
    assert find_message_uses(package(says=("wording",))).calls.keys() == {"two", "three", "four", "six"}
    assert find_message_uses(package(says=("phrase",))).calls.keys() == {"one", "six", "two"}
    assert [each.line for each in find_message_uses(package(says=("wording",))).calls["two"]] == [2, 2]


def test_every_command_reports_missing_catalogs(run: Callable, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(cli, "require_catalogs", partial(require_catalogs, directory=tmp_path))
    failed = run("situations", "--lang", "fi")
    assert (failed.status, failed.out) == (1, "")
    assert failed.err == "rulewright: Tästä rulewright-asennuksesta puuttuvat käännökset: Suomi. Asenna se uudelleen.\n"
    error = run("situations", "--lang", "fi", "--json").json["error"]
    assert (error["code"], error["input"]) == ("incomplete-installation", str(tmp_path / "fi"))
    assert run("situations", "--lang", "en").status == 0


def test_missing_catalogs_are_reported_before_a_site_is_built(small: Path, tmp_path: Path) -> None:
    site = tmp_path / "project"
    shutil.copytree(content_folder("site"), site)
    shutil.rmtree(site / "locales" / "cs")
    with pytest.raises(RulewrightError) as error:
        build_site(small, site, tmp_path / "output")
    assert (error.value.code, error.value.input) == ("incomplete-installation", str(site / "locales" / "cs"))
    assert not (tmp_path / "output").exists()


def test_a_package_may_bring_its_own_catalogs() -> None:
    own = make_phrase_factory(THIRD_PACKAGE / "locales")
    assert own("opposite").render(Language.FI) == "Vastapäätä"
    left = own("fact-lanterns", value=own("word-points"))
    assert left.render(Language.CS) == "máte body lucern"
    assert left.with_values({"value": 2}).render(Language.KO) == "등불 2개"
    assert phrase("any-of-these", values=(own("word-points"), "2")).render(Language.FI) == "pisteet tai 2"


def test_phrases_nest() -> None:
    inner = phrase("any-of-these", values=("a", 4))
    outer = phrase("any-of-these", values=(inner, "!"))
    assert str(outer) == "a or 4 or !"
    assert outer.render(Language.FI) == "a tai 4 tai !"


def test_percent_never_rounds_to_certainty() -> None:
    assert format_percentage(Fraction(125, 216), Language.EN) == "57.9%"
    assert format_percentage(Fraction(125, 216), Language.FI).replace("\xa0", " ") == "57,9 %"
    assert format_percentage(Fraction(1, 10**6), Language.EN) == "0.0001%"
    assert format_percentage(1 - Fraction(1, 10**6), Language.EN) == "99.9999%"
    assert format_percentage(Fraction(1), Language.EN) == "100%"
    assert format_percentage(Fraction(0), Language.CS).replace("\xa0", " ") == "0 %"
