"""Queries that name a line or page of a rulebook, or an entry's id."""

from __future__ import annotations

import pytest

from rulewright.corpus.model import Corpus
from rulewright.language import LANGUAGES, Language
from rulewright.search.content import SearchContent
from rulewright.search.documents import Books, IndexedEntry, indexed_entries, printed_books
from rulewright.search.places import Place, entries_at, entries_named, place_of
from rulewright.search.words import grammar_of

KO, CS, FI, EN = LANGUAGES


@pytest.fixture(scope="module")
def entries(corpus: Corpus) -> list[IndexedEntry]:
    return indexed_entries(SearchContent(corpus, {}, {}))


@pytest.fixture(scope="module")
def books(corpus: Corpus) -> Books:
    return printed_books(corpus)


@pytest.mark.parametrize(
    ("query", "place"),
    [
        ("cs str. 17", Place(CS, True, 17, 17)),
        ("str. 17", Place(None, True, 17, 17)),
        ("s. 17", Place(None, True, 17, 17)),
        ("p.17", Place(None, True, 17, 17)),
        ("17쪽", Place(None, True, 17, 17)),
        ("sivu 11", Place(None, True, 11, 11)),
        ("pravidla strana 20", Place(None, True, 20, 20)),
        ("Czech rulebook page 11", Place(CS, True, 11, 11)),
        ("ko 2009", Place(KO, None, 2009, 2009)),
        ("한국어 2009번째 줄", Place(KO, False, 2009, 2009)),
        ("fi 360-362", Place(FI, None, 360, 362)),
        ("talisman-cs 1587", Place(CS, None, 1587, 1587, "talisman")),
        ("tainted grail s. 12", Place(None, True, 12, 12, "tainted-grail")),
        ("suomi rivi 362", Place(FI, False, 362, 362)),
        ("řádek 1587", Place(None, False, 1587, 1587)),
    ],
)
def test_lines_and_pages_are_understood(books: Books, query: str, place: Place) -> None:
    assert place_of(query, books, grammar_of(LANGUAGES)) == place


@pytest.mark.parametrize(
    "query",
    [
        "",
        "2009",
        "str 3 karet",
        "cs",
        "page",
        "4 objects",
        "en 5",
        "fi 9999999",
        "fi 362-360",
        "1 2 3 cs",
        "fi strana rivi 3",
        "talisman tainted grail page 3",
        "tainted grail fi 3",
    ],
)
def test_other_queries_name_no_place(books: Books, query: str) -> None:
    assert place_of(query, books, grammar_of(LANGUAGES)) is None


def test_a_line_answers_the_rule_printed_there(entries: list[IndexedEntry], books: Books) -> None:
    def first(place: Place, reader: Language) -> str:
        return entries[next(iter(entries_at(place, entries, books, reader)))].id

    assert first(Place(KO, None, 2009, 2009), EN) == "talisman/spells/limit"
    assert first(Place(KO, None, 2009, 2009, "tainted-grail"), EN).startswith("tainted-grail/")
    assert first(Place(FI, None, 362, 362), KO) == "talisman/attacks/stand-off"
    entries_there = entries_at(Place(FI, None, 362, 362), entries, books, KO)
    assert set(entries_there.values()) == {FI}


def test_a_page_answers_first_the_rules_that_begin_there(
    corpus: Corpus, entries: list[IndexedEntry], books: Books
) -> None:
    begin, end = 1587, 1658  # page 11 of the Czech rulebook
    ids = [entries[number].id for number in entries_at(Place(CS, True, 11, 11), entries, books, CS)]
    rules = [corpus.entries[entry_id] for entry_id in ids if corpus.entries[entry_id].is_rule]
    ranges = [
        [lines for source in entry.sources if source.book == "talisman-cs" for lines in source.lines] for entry in rules
    ]
    begins = [any(begin <= first <= end for first, _ in lines) for lines in ranges]
    assert all(any(first <= end and last >= begin for first, last in lines) for lines in ranges)
    assert begins == sorted(begins, reverse=True)
    assert ids[0] == "talisman/attacks/stand-off"


def test_a_place_that_no_entry_cites_answers_nothing(entries: list[IndexedEntry], books: Books) -> None:
    assert entries_at(Place(FI, False, 99_999, 99_999), entries, books, FI) == {}


def test_the_readers_book_comes_first(entries: list[IndexedEntry], books: Books) -> None:
    place = Place(None, False, 362, 362)
    for reader in (KO, CS, FI):
        languages = list(entries_at(place, entries, books, reader).values())
        assert languages == sorted(languages, key=lambda language: language is not reader)


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("talisman/attacks/stand-off", "attacks/stand-off"),
        ("attacks/stand-off", "attacks/stand-off"),
        ("/attacks/stand-off", "attacks/stand-off"),
        ("Attacks/Stand-Off", "attacks/stand-off"),
        ("stand-off", "attacks/stand-off"),
        ("attacks/stand", "attacks/stand-off"),
        ("fate-rer", "characters/fate-reroll"),
        ("attacks/", "attacks/types"),
    ],
)
def test_ids_and_their_prefixes_match(entries: list[IndexedEntry], query: str, first: str) -> None:
    assert entries[entries_named(query, entries, {})[0]].id == f"talisman/{first}"


@pytest.mark.parametrize("query", ["", "fate", "stand off", "a/b/c/d", "../../etc/passwd", "x" * 10_000, "운명-토큰"])
def test_words_are_no_ids(entries: list[IndexedEntry], query: str) -> None:
    assert entries_named(query, entries, {}) == []


def test_a_retired_id_leads_to_its_successor(corpus: Corpus, entries: list[IndexedEntry]) -> None:
    for old, new in corpus.redirects.items():
        assert entries[entries_named(old, entries, corpus.redirects)[0]].id == new
