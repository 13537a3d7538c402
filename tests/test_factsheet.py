"""Facts of pieces: provenance, words in every language, links that lead somewhere."""

from __future__ import annotations

import pytest

from rulewright.content import content_folder
from rulewright.corpus import Corpus, Provenance
from rulewright.corpus.factsheet import FactSheet, FactTable, FactTableRow, Link, links_of, weakest, words
from rulewright.language import LANGUAGES, Language
from rulewright.language.phrase import phrase
from rulewright.reference.facts import Shown, ShownFacts, ShownRow, legend, overview, shown_facts, shown_names
from rulewright.reference.wording import Wording
from rulewright.situations import Games

SITE = content_folder("site") / "locales"


def sheet_of(name: str, corpus: Corpus, games: Games) -> FactSheet:
    sheet = games["talisman"].facts(corpus.entry(name))
    assert sheet is not None
    return sheet


def told(sheet: FactSheet, corpus: Corpus) -> list[tuple[str, str, str]]:
    """The rows in English: label, value, provenance."""

    def joined(cell: tuple) -> str:
        return " · ".join(words(part, corpus, "talisman", Language.EN) for part in cell)

    return [(joined((row.label,)), joined(row.value), str(row.provenance)) for row in sheet.rows]


def rows_of(table: FactTable, corpus: Corpus) -> list[tuple[str, ...]]:
    return [
        tuple(" · ".join(words(part, corpus, "talisman", Language.EN) for part in cell) for cell in row.cells)
        for row in table.rows
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_facts_in_every_language(corpus: Corpus, games: Games, language: Language) -> None:
    pieces = [entry for entry in corpus.entries.values() if entry.piece]
    assert len(pieces) >= 33
    for entry in pieces:
        sheet = games[entry.game].facts(entry)
        assert sheet is not None, entry.id
        assert sheet.rows or sheet.tables, entry.id
        shown = shown_facts(sheet, corpus, corpus.games[entry.game], language)
        cells = [cell for row in shown.rows for cell in row.cells]
        cells += [cell for table in shown.tables for row in table.rows for cell in row.cells]
        for cell in cells:
            assert cell, entry.id
            for part in cell:
                assert part.words, entry.id
                assert "{" not in part.words, part.words
        for link in links_of(sheet):
            assert f"talisman/{link.entry}" in corpus.entries, entry.id


def test_rules_have_no_facts(corpus: Corpus, games: Games) -> None:
    assert games["talisman"].facts(corpus.entry("attacks/stand-off")) is None


def test_sentinel(corpus: Corpus, games: Games) -> None:
    assert told(sheet_of("board/sentinel", corpus, games), corpus) == [
        ("Adventure card", "Draw 1, unless a card lies here", "rulebook"),
        ("creature", "Strength 9", "rulebook"),
        ("Region", "Outer Region", "rulebook"),
        ("Beside it", "↺ Woods · ↻ Hills", "rulebook"),
        ("Over the bridge", "Hills", "rulebook"),
        ("By Raft", "Hills", "rulebook"),
    ]


def test_what_rests_on_a_public_fact_is_public(corpus: Corpus, games: Games) -> None:
    # The rulebook's picture shows the Chapel next to the Hills; that Fields follow it only public sources tell.
    rows = told(sheet_of("board/chapel", corpus, games), corpus)
    assert ("Region", "Outer Region", "rulebook") in rows
    assert ("Beside it", "↺ Hills · ↻ Fields", "public") in rows
    assert weakest([Provenance.RULEBOOK, Provenance.DERIVED, Provenance.PUBLIC]) is Provenance.DERIVED


def test_dice_tables_carry_the_provenance_of_their_rows(corpus: Corpus, games: Games) -> None:
    visits, enchantress = sheet_of("board/city", corpus, games).tables
    assert visits.provenance is None  # the Doctor and the Alchemist are printed, the Enchantress' table is not
    assert rows_of(visits, corpus)[0] == ("Doctor", "Heal up to 2 lives, 1 gold each")
    assert enchantress.provenance is Provenance.PUBLIC
    assert rows_of(enchantress, corpus)[0] == ("1", "Become a Toad for 3 turns")
    (crypt,) = sheet_of("board/crypt", corpus, games).tables
    assert words(crypt.columns[0], corpus, "talisman", Language.EN) == "3 dice less Strength"
    assert rows_of(crypt, corpus)[0] == ("0 or less", "Go to: Crypt")
    assert rows_of(crypt, corpus)[-1] == ("6 or more", "Go to: City")


def test_space_in_several_places_tells_what_lies_beside_each(corpus: Corpus, games: Games) -> None:
    beside, raft, bridge = sheet_of("board/hills", corpus, games).tables
    assert rows_of(beside, corpus) == [
        ("Outer Region 1", "↺ Fields · ↻ Plains"),
        ("Outer Region 2", "↺ Sentinel · ↻ Chapel"),
        ("Middle Region", "↺ Hidden Valley · ↻ Cursed Glade"),
    ]
    assert [row[1] for row in rows_of(raft, corpus)] == ["Desert", "Cursed Glade", "Sentinel"]
    assert rows_of(bridge, corpus) == [("Middle Region", "Sentinel")]


def test_shown_cells_begin_with_a_capital_and_keep_their_links(corpus: Corpus) -> None:
    row = FactTableRow((("2–3",), (Link("glossary/doctor"), phrase("equal"))), Provenance.PUBLIC)
    mixed = FactTableRow((("4",), (Link("board/temple", phrase("Go to: {title}")),)), Provenance.RULEBOOK)
    table = FactTable(phrase("The roll"), (phrase("1 die"), phrase("What happens")), (row, mixed))
    shown = shown_facts(FactSheet((), (table,)), corpus, corpus.games["talisman"], Language.CS).tables[0]
    assert shown.provenance is None
    assert shown.rows[0].cells[1] == (Shown("Doktor", "talisman/glossary/doctor"), Shown("stejný"))
    assert shown.rows[1].cells[1] == (Shown("Přesun: Chrám", "talisman/board/temple"),)
    assert [row.provenance for row in shown.rows] == [Provenance.PUBLIC, Provenance.RULEBOOK]


def test_names_tell_where_they_are_printed(corpus: Corpus) -> None:
    names = shown_names(corpus.entry("board/crags"), corpus.games["talisman"], Wording(SITE, Language.EN))
    assert {language: str(name.provenance) for language, name in names.items()} == {
        "ko": "ours", "cs": "rulebook", "fi": "ours", "en": "public",
    }  # fmt: skip
    assert names[Language.CS].lines == "line 1482"
    assert legend([], names.values()) == [Provenance.RULEBOOK, Provenance.PUBLIC, Provenance.OURS]
    assert shown_names(corpus.entry("attacks/stand-off"), corpus.games["talisman"], Wording(SITE, Language.EN)) == {}


def test_pieces_are_compared_by_the_short_facts_that_nearly_all_have() -> None:
    def sheet(**facts: str) -> ShownFacts:
        rows = (ShownRow(((Shown(label),), (Shown(value),)), None) for label, value in facts.items())
        return ShownFacts(tuple(rows))

    long = "a fact that takes a whole sentence"
    sheets = {f"game/heroes/{name}": sheet(life="4", fate="2", space="City", told=long) for name in "abcd"}
    sheets["game/heroes/e"] = sheet(life="3", fate="1", rare="yes")
    found = overview(sheets)
    assert found is not None
    # space: 4 of 5 have it; told: too long; rare: 1 of 5.
    assert [column[0].words for column in found.columns] == ["life", "fate", "space"]
    assert found.rows[-1] == ("game/heroes/e", ((Shown("3"),), (Shown("1"),), ()))
    assert overview({key: sheets[key] for key in list(sheets)[:3]}) is None, "too few pieces"
    assert overview({f"{key}{index}": value for key, value in sheets.items() for index in range(9)}) is None, "too many"
    assert overview({key: sheet(life="4", fate="1") for key in sheets}) is None, "too few facts"
