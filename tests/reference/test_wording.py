"""Everything the site says is said in every language."""

import re
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.pofile import read_po

from rulewright.content import content_folder
from rulewright.corpus.model import Basis, PublicationKind
from rulewright.language import KNOWN_LANGUAGES, Language
from rulewright.reference import feed, offline, printing, wording
from rulewright.reference import pages as pages_module
from rulewright.reference import templating as templating_module
from rulewright.reference.wording import (
    CERTAINTY_LABELS,
    CHANGE_LABELS,
    DIFFERENCES_NOTES,
    DIFFERENCES_TITLES,
    DIFFERS_LABELS,
    KIND_LABELS,
    NOT_EXECUTED_LABELS,
    PROVENANCE_LABELS,
    PROVENANCE_NOTES,
    REASON_LABELS,
    SEVERITY_LABELS,
    Wording,
)
from rulewright.views.basis import BASIS_LABELS, PUBLICATION_LABELS

LOCALES = content_folder("site") / "locales"
TRANSLATED = [
    language
    for language in KNOWN_LANGUAGES
    if language != Language.EN and (language.record.has_all_sentences or (LOCALES / f"{language}.po").exists())
]
_STRING = r'"((?:[^"\\]|\\.)*)"'
_SENTENCE = re.compile(rf"\b(?:t|wording)\(\s*{_STRING}")
_COUNTED = re.compile(rf"\bt\.count\(\s*{_STRING}\s*,\s*{_STRING}")


def _sentences(project: Path) -> set[str]:
    modules = (feed, offline, printing, pages_module, templating_module)
    sources = [Path(module.__file__).read_text("utf-8") for module in modules]
    sources += [file.read_text("utf-8") for file in (project / "templates").glob("*.html")]
    found = {match for source in sources for match in _SENTENCE.findall(source)}
    found |= {one for source in sources for one, _ in _COUNTED.findall(source)}
    return found | {
        *CERTAINTY_LABELS.values(),
        *DIFFERENCES_NOTES.values(),
        *DIFFERENCES_TITLES.values(),
        *DIFFERS_LABELS.values(),
        *CHANGE_LABELS.values(),
        *REASON_LABELS.values(),
        *KIND_LABELS.values(),
        *SEVERITY_LABELS.values(),
        *NOT_EXECUTED_LABELS.values(),
        *PROVENANCE_LABELS.values(),
        *PROVENANCE_NOTES.values(),
    }


def _catalog(project, language):
    with (project / "locales" / f"{language}.po").open("rb") as file:
        return [message for message in read_po(file) if message.id]


def _key(message):
    return message.id[0] if message.pluralizable else message.id


def test_enough_sentences_are_found(project):
    assert "See also" in _sentences(project)
    assert "{count} rule" in _sentences(project)
    assert len(_sentences(project)) > 50


@pytest.mark.parametrize("language", TRANSLATED)
def test_catalogs_hold_just_what_the_site_says(project, language):
    translated = {_key(message) for message in _catalog(project, language)}
    assert translated <= _sentences(project)
    assert translated == _sentences(project) or not language.record.has_all_sentences


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_are_complete_and_fill_the_same_values(project, language):
    for message in _catalog(project, language):
        wanted = {name for _, name, _, _ in Formatter().parse(_key(message)) if name}
        for text in message.string if message.pluralizable else [message.string]:
            assert text, message.id
            assert {name for _, name, _, _ in Formatter().parse(text) if name} == wanted


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        (Language.EN, ["1 rule", "2 rules", "5 rules"]),
        (Language.CS, ["1 pravidlo", "2 pravidla", "5 pravidel"]),
        (Language.FI, ["1 sääntö", "2 sääntöä", "5 sääntöä"]),
        (Language.KO, ["규칙 1개", "규칙 2개", "규칙 5개"]),
        (Language("de"), ["1 Regel", "2 Regeln", "5 Regeln"]),
    ],
)
def test_counted_rules(project, language, counted):
    words = Wording(project / "locales", language)
    assert [words.count("{count} rule", "{count} rules", number) for number in (1, 2, 5)] == counted


def test_every_value_of_the_enums_has_a_label():
    assert set(BASIS_LABELS) == set(Basis)
    assert set(PUBLICATION_LABELS) == set(PublicationKind)
    assert set(CERTAINTY_LABELS) == set(wording.Certainty)
    assert set(CHANGE_LABELS) == set(wording.ChangeKind)
    assert set(KIND_LABELS) == set(wording.Kind)
    assert set(REASON_LABELS) == set(wording.ChangeReason)
    assert set(SEVERITY_LABELS) == set(wording.Severity)
    assert set(NOT_EXECUTED_LABELS) == set(wording.NotExecuted)
    assert set(PROVENANCE_LABELS) == set(PROVENANCE_NOTES) == set(wording.Provenance)
