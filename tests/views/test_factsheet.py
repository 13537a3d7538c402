"""Facts of pieces: provenance, words in every language, links that lead somewhere."""

from __future__ import annotations

import pytest

from rulewright.corpus.content import content_folder
from rulewright.corpus.factsheet import (
    EntryLink,
    FactSheet,
    FactTable,
    FactTableRow,
    RenderedFactRow,
    RenderedFactSheet,
    RenderedFactTable,
    RenderedPart,
    build_piece_table,
    find_sheet_links,
    render_fact_sheet,
    weakest_provenance,
)
from rulewright.corpus.model import Corpus, Provenance
from rulewright.games.talisman.phrases import phrase
from rulewright.language import LANGUAGES, Language
from rulewright.reference.facts import legend, name_views
from rulewright.reference.wording import Wording
from rulewright.search.facts import lines_of
from rulewright.situations.game_packages import GamePackages
from rulewright.views.fact_output import build_facts_json

SITE = content_folder("site") / "locales"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_facts_in_every_language(corpus: Corpus, games: GamePackages, language: Language) -> None:
    for entry in (each for each in corpus.entries.values() if each.piece):
        sheet = games[entry.game].facts(entry)
        assert sheet is not None, entry.id
        assert sheet.rows or sheet.tables, entry.id
        rendered = render_fact_sheet(sheet, corpus, entry.game, language)
        cells = [cell for row in rendered.rows for cell in row.cells]
        cells += [cell for table in rendered.tables for row in table.rows for cell in row.cells]
        for cell in cells:
            assert cell, entry.id
            for part in cell:
                assert part.words, entry.id
                assert "{" not in part.words, part.words
        for link in find_sheet_links(sheet):
            assert f"{entry.game}/{link.entry}" in corpus.entries, entry.id


def test_only_pieces_have_facts(corpus: Corpus, games: GamePackages) -> None:
    assert [entry.id for entry in corpus.entries.values() if not entry.piece and games[entry.game].facts(entry)] == []


def test_what_rests_on_several_facts_is_as_sure_as_the_least_sure() -> None:
    assert weakest_provenance([Provenance.RULEBOOK, Provenance.DERIVED, Provenance.PUBLIC]) is Provenance.DERIVED


def test_rendered_cells_begin_with_a_capital_and_keep_their_links(corpus: Corpus) -> None:
    row = FactTableRow((("2–3",), (EntryLink("glossary/doctor"), phrase("equal"))), Provenance.PUBLIC)
    mixed = FactTableRow((("4",), (EntryLink("board/temple", phrase("go-to-title")),)), Provenance.RULEBOOK)
    table = FactTable(phrase("the-roll"), (phrase("n-1-die"), phrase("what-happens")), (row, mixed))
    rendered = render_fact_sheet(FactSheet((), (table,)), corpus, "talisman", Language.CS).tables[0]
    assert rendered.provenance is None
    assert rendered.rows[0].cells[1] == (RenderedPart("Doktor", "talisman/glossary/doctor"), RenderedPart("stejný"))
    assert rendered.rows[1].cells[1] == (RenderedPart("Přesunete se do Chrámu", "talisman/board/temple"),)
    assert [row.provenance for row in rendered.rows] == [Provenance.PUBLIC, Provenance.RULEBOOK]


def test_each_fact_is_a_searchable_line() -> None:
    """A number stands behind what it is called, a range in all its numbers; how many dice are rolled is no number."""
    dice = RenderedFactTable(
        RenderedPart("Mystic"),
        (RenderedPart("1 die"), RenderedPart("What happens")),
        (
            RenderedFactRow(
                ((RenderedPart("2–4"),), (RenderedPart("Lose a turn"), RenderedPart("lose 1 life"))), Provenance.PUBLIC
            ),
        ),
        Provenance.PUBLIC,
    )
    prices = RenderedFactTable(
        RenderedPart("Smith"),
        (RenderedPart("Card"), RenderedPart("Gold")),
        (RenderedFactRow(((RenderedPart("Axe"),), (RenderedPart("3"),)), Provenance.RULEBOOK),),
        Provenance.RULEBOOK,
    )
    strength = RenderedFactRow(((RenderedPart("Strength"),), (RenderedPart("5–6"),)), Provenance.RULEBOOK)
    assert list(lines_of(RenderedFactSheet((strength,), (dice, prices)))) == [
        "Strength: 5, 6",
        "Mystic 2, 3, 4: Lose a turn, lose 1 life",
        "Smith, Axe: Gold 3",
    ]


def test_facts_have_words_and_data() -> None:
    cells = (
        (RenderedPart("Mystic"),),
        (RenderedPart("+2"), RenderedPart("5–6"), RenderedPart("Healer", "talisman/glossary/healer")),
    )
    table = RenderedFactTable(
        RenderedPart("Whom"),
        (RenderedPart("Who"), RenderedPart("What")),
        (RenderedFactRow(cells, Provenance.OURS),),
        None,
    )
    facts_json = build_facts_json(RenderedFactSheet((RenderedFactRow(cells, Provenance.PUBLIC),), (table,)))
    healer = {"words": "Healer", "entry": "talisman/glossary/healer"}
    assert facts_json["facts"] == [
        {"label": "Mystic", "value": "+2, 5–6, Healer", "data": [2, [5, 6], healer], "provenance": "public"}
    ]
    assert facts_json["tables"] == [
        {
            "caption": "Whom",
            "header": ["Who", "What"],
            "rows": [
                {
                    "cells": ["Mystic", "+2, 5–6, Healer"],
                    "data": [[{"words": "Mystic", "entry": None}], [2, [5, 6], healer]],
                    "provenance": "ours",
                }
            ],
        }
    ]


def test_names_tell_where_they_are_printed(corpus: Corpus) -> None:
    names = name_views(corpus.entry("board/crags"), corpus.games["talisman"], Wording(SITE, Language.EN))
    assert {language: str(name.provenance) for language, name in names.items()} == {
        "ko": "ours", "cs": "rulebook", "fi": "ours", "en": "public",
    }  # fmt: skip
    assert names[Language.CS].lines == "line 1482 of the text version"
    assert legend([], names.values()) == [Provenance.PUBLIC, Provenance.OURS], "what a rulebook prints has no mark"
    assert name_views(corpus.entry("attacks/stand-off"), corpus.games["talisman"], Wording(SITE, Language.EN)) == {}


def test_pieces_are_compared_by_the_short_facts_that_nearly_all_have() -> None:
    def sheet(**facts: str) -> RenderedFactSheet:
        rows = (
            RenderedFactRow(((RenderedPart(label),), (RenderedPart(value),)), Provenance.PUBLIC)
            for label, value in facts.items()
        )
        return RenderedFactSheet(tuple(rows))

    long = "a fact that takes a whole sentence"
    sheets = {f"game/heroes/{name}": sheet(life="4", fate="2", space="City", told=long) for name in "abcd"}
    sheets["game/heroes/e"] = sheet(life="3", fate="1", rare="yes")
    comparison = build_piece_table(sheets)
    assert comparison is not None
    # space: 4 of 5 have it; told: too long; rare: 1 of 5.
    assert [column[0].words for column in comparison.columns] == ["life", "fate", "space"]
    assert comparison.rows[-1] == ("game/heroes/e", ((RenderedPart("3"),), (RenderedPart("1"),), ()))
    assert build_piece_table({key: sheets[key] for key in list(sheets)[:3]}) is None, "too few pieces"
    assert build_piece_table({f"{key}{index}": value for key, value in sheets.items() for index in range(9)}) is None, (
        "too many"
    )
    assert build_piece_table({key: sheet(life="4", fate="1") for key in sheets}) is None, "too few facts"
