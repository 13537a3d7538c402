"""Every sentence of the code is translated into every language, with its values in place."""

from __future__ import annotations

import importlib.util
import string
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from rulewright.language import LANGUAGES, Language
from rulewright.language.phrase import CATALOGS, phrase

spec = importlib.util.spec_from_file_location("catalogs", Path(__file__).parents[1] / "scripts" / "catalogs.py")
catalogs = importlib.util.module_from_spec(spec)
spec.loader.exec_module(catalogs)


def placeholders(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


@pytest.fixture(scope="module")
def sentences() -> dict[str, list[str]]:
    """The sentences of the code, with where each stands."""
    return catalogs.sentences()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language is not Language.EN])
def test_catalog_holds_exactly_the_codes_sentences(language: Language, sentences: dict[str, list[str]]) -> None:
    catalog = read_po((CATALOGS / f"{language}.po").open("rb"))
    translated = {message.id: message.string for message in catalog if message.id}
    assert translated.keys() == sentences.keys(), "run scripts/catalogs.py and translate what it adds"
    for sentence, translation in translated.items():
        assert translation, sentence
        assert placeholders(translation) == placeholders(sentence), sentence


def test_sentences_inside_f_strings_and_lambdas_are_found(sentences: dict[str, list[str]]) -> None:
    assert "See also" in sentences
    assert "Read all rules" in sentences


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
