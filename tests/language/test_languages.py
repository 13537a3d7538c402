"""A language is a value by its code; what is known of it stands in its record."""

from __future__ import annotations

import copy
import json
import pickle

import pytest
from pydantic import TypeAdapter, ValidationError

from rulewright.language import KNOWN_LANGUAGES, Language, default_language, preferred_language, sort_languages

FINNISH, CZECH, ENGLISH = Language("fi"), Language("cs"), Language("en")


def test_a_language_is_its_code() -> None:
    assert (FINNISH, f"{FINNISH}", json.dumps({FINNISH: FINNISH})) == ("fi", "fi", '{"fi": "fi"}')
    assert pickle.loads(pickle.dumps(FINNISH)) is copy.deepcopy(FINNISH) is FINNISH
    assert TypeAdapter(Language).validate_python("fi") is FINNISH


def test_a_code_without_a_record_is_no_language() -> None:
    with pytest.raises(ValueError, match=f"“xx”; there are {', '.join(KNOWN_LANGUAGES)}"):
        Language("xx")
    with pytest.raises(ValidationError):
        TypeAdapter(Language).validate_python("xx")


@pytest.mark.parametrize("language", KNOWN_LANGUAGES)
def test_a_record_is_complete(language: Language) -> None:
    record = language.record
    assert record.code == language
    assert record.autonym
    letters = record.letters.split()
    assert len(letters) == len(set(letters))
    assert set("".join(record.counts_as.values())) <= set(letters)
    for words in (record.search.function, record.search.page, record.search.line, record.search.beside):
        assert words.split()
        assert words == words.lower()
    assert str(language) in record.search.names.split()


def test_languages_are_listed_in_the_order_of_their_records() -> None:
    assert sort_languages([ENGLISH, FINNISH, CZECH, FINNISH]) == (CZECH, FINNISH, ENGLISH)
    assert len({language.record.order for language in KNOWN_LANGUAGES}) == len(KNOWN_LANGUAGES)


def test_who_speaks_none_of_them_reads_english_or_else_the_first() -> None:
    assert default_language([CZECH, ENGLISH]) == ENGLISH
    assert default_language([FINNISH, CZECH]) == FINNISH
    assert preferred_language("ko,cs;q=0.2", [FINNISH, CZECH]) == CZECH
    assert preferred_language("ko", [FINNISH, CZECH]) == FINNISH
