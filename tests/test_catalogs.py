"""Every sentence of the code is translated into every language, with its values in place."""

from __future__ import annotations

import gettext
import importlib.util
import io
import shutil
import string
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from rulewright.content import content_folder, require_catalogs
from rulewright.errors import RulewrightError
from rulewright.language import KNOWN_LANGUAGES, Language
from rulewright.language.catalogs import catalog, compiled
from rulewright.language.phrase import CATALOGS, phrase, phrases_in
from rulewright.reference.build import build_site
from rulewright.terminal import cli

THIRD_PACKAGE = Path(__file__).parent / "third_game" / "night_ferry"
spec = importlib.util.spec_from_file_location("catalogs", Path(__file__).parents[1] / "scripts" / "catalogs.py")
catalogs = importlib.util.module_from_spec(spec)
spec.loader.exec_module(catalogs)


def translated(folder: Path) -> list[Language]:
    """The languages that have a catalog in a folder, or have to have one."""
    has = [each for each in KNOWN_LANGUAGES if each.record.has_all_sentences or (folder / f"{each}.po").exists()]
    return [each for each in has if each != Language.EN]


def placeholders(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


@pytest.mark.parametrize(
    ("folder", "sources", "language"),
    [
        (folder, sources, language)
        for folder, sources in ((CATALOGS, catalogs.SOURCES), (THIRD_PACKAGE / "locales", [THIRD_PACKAGE]))
        for language in translated(folder)
    ],
)
def test_catalog_holds_exactly_the_codes_sentences(folder: Path, sources: list[Path], language: Language) -> None:
    catalog = read_po((folder / f"{language}.po").open("rb"))
    known = {message.id: message.string for message in catalog if message.id}
    said = catalogs.sentences(sources)
    if language.record.has_all_sentences:
        assert known.keys() == said, "run scripts/catalogs.py and translate what it adds"
    assert known.keys() <= said, "run scripts/catalogs.py"
    for sentence, translation in known.items():
        assert translation, sentence
        assert placeholders(translation) == placeholders(sentence), sentence


def by_babel(po: bytes) -> gettext.GNUTranslations:
    binary = io.BytesIO()
    write_mo(binary, read_po(io.BytesIO(po)))
    return gettext.GNUTranslations(io.BytesIO(binary.getvalue()))


@pytest.mark.parametrize(
    ("folder", "language"),
    [
        (folder, language)
        for folder in (CATALOGS, content_folder("site") / "locales")
        for language in translated(folder)
    ],
)
def test_a_catalog_is_read_as_babel_reads_it(folder: Path, language: Language) -> None:
    ours, theirs = catalog(folder, language), by_babel((folder / f"{language}.po").read_bytes())
    assert ours._catalog == theirs._catalog
    assert [ours.plural(count) for count in range(30)] == [theirs.plural(count) for count in range(30)]


OF_EVERY_KIND = r"""
# A comment: msgid "no message"
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=3; plural=((n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2);\n"

#: somewhere.py
#, python-brace-format
msgid "{count} die"
msgid_plural "{count} dice"
msgstr[0] "{count} kostka"
msgstr[1] "{count} kostky"
msgstr[2] "{count} kostek"

msgctxt "of the board"
msgid "space"
msgstr "pole"

msgid ""
"Over several "
"lines, with a \"quote\", a back\\slash\n"
"and a tab\t"
msgstr "Na "
"jednom\n"

#, fuzzy, python-brace-format
msgid "not sure"
msgstr "nejisté"

msgid "not yet"
msgstr ""

#~ msgid "gone"
#~ msgstr "pryč"
"""


def test_plurals_contexts_and_escapes_are_read_and_unsure_translations_are_not() -> None:
    ours = gettext.GNUTranslations(io.BytesIO(compiled(OF_EVERY_KIND)))
    theirs = by_babel(OF_EVERY_KIND.encode())
    assert ours._catalog == theirs._catalog | {"": ours._catalog[""]}  # Babel makes a header of its own
    assert [ours.ngettext("{count} die", "{count} dice", n) for n in (1, 3, 7)] == [
        "{count} kostka", "{count} kostky", "{count} kostek",
    ]  # fmt: skip
    assert (ours.pgettext("of the board", "space"), ours.gettext("space")) == ("pole", "space")
    assert ours.gettext('Over several lines, with a "quote", a back\\slash\nand a tab\t') == "Na jednom\n"
    assert [ours.gettext(said) for said in ("not sure", "not yet", "gone")] == ["not sure", "not yet", "gone"]


def test_a_missing_catalog_is_told_by_every_command(
    run: Callable, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(cli, "require_catalogs", partial(require_catalogs, directory=tmp_path))
    failed = run("situations", "--lang", "fi")
    assert (failed.status, failed.out) == (1, "")
    assert failed.err == "rulewright: Tästä rulewright-asennuksesta puuttuvat käännökset: Suomi. Asenna se uudelleen.\n"
    error = run("situations", "--lang", "fi", "--json").json["error"]
    assert (error["code"], error["input"]) == ("incomplete-installation", str(tmp_path / "fi.po"))
    assert run("situations", "--lang", "en").status == 0


def test_a_missing_catalog_is_told_before_a_site_is_built(small: Path, tmp_path: Path) -> None:
    site = tmp_path / "project"
    shutil.copytree(content_folder("site"), site)
    (site / "locales" / "cs.po").unlink()
    with pytest.raises(RulewrightError) as error:
        build_site(small, site, tmp_path / "output")
    assert (error.value.code, error.value.input) == ("incomplete-installation", str(site / "locales" / "cs.po"))
    assert not (tmp_path / "output").exists()


def test_without_a_catalog_sentences_are_english(tmp_path: Path) -> None:
    assert catalog(tmp_path, Language.FI).gettext("See also") == "See also"


def test_sentences_inside_f_strings_and_lambdas_are_found() -> None:
    assert {"See also", "Read all rules"} <= catalogs.sentences()


def test_a_package_may_bring_its_own_translations() -> None:
    own = phrases_in(THIRD_PACKAGE / "locales")
    assert own("Opposite").render(Language.FI) == "Vastapäätä"
    assert phrase("Opposite").render(Language.FI) == "Opposite", "no sentence of ours"
    left = own("lanterns {value}", value=own("points"))
    assert left.render(Language.CS) == "lucerny body"
    assert left.filled({"value": 2}).render(Language.KO) == "등불 2개"
    assert phrase("{first} or {second}", first=own("points"), second="2").render(Language.FI) == "pisteet tai 2"


def test_phrases_nest() -> None:
    inner = phrase("Strength {value}", value=4)
    outer = phrase("{first} {second}", first=inner, second="!")
    assert str(outer) == "Strength 4 !"
    assert outer.render(Language.FI).startswith("Voima")


def test_percent_never_rounds_to_certainty() -> None:
    from fractions import Fraction

    from rulewright.language.numerals import percent

    assert percent(Fraction(125, 216), Language.EN) == "57.9%"
    assert percent(Fraction(125, 216), Language.FI).replace("\xa0", " ") == "57,9 %"
    assert percent(Fraction(1, 10**6), Language.EN) == "0.1%"
    assert percent(1 - Fraction(1, 10**6), Language.EN) == "99.9%"
    assert percent(Fraction(1), Language.EN) == "100%"
    assert percent(Fraction(0), Language.CS).replace("\xa0", " ") == "0 %"
