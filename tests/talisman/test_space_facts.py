"""The facts of the board's spaces as readers see them."""

from __future__ import annotations

from pathlib import Path

from rulewright.corpus.factsheet import FactSheet, FactTable, render_part
from rulewright.corpus.model import Corpus, Provenance
from rulewright.games.talisman.data.space_facts import build_space_facts
from rulewright.language import Language


def told(sheet: FactSheet, corpus: Corpus) -> list[tuple[str, str, str]]:
    """The rows in English: label, value, provenance."""

    def joined(cell: tuple) -> str:
        return " · ".join(render_part(part, corpus, "talisman", Language.EN) for part in cell)

    return [(joined((row.label,)), joined(row.value), str(row.provenance)) for row in sheet.rows]


def rows_of(table: FactTable, corpus: Corpus) -> list[tuple[str, ...]]:
    return [
        tuple(" · ".join(render_part(part, corpus, "talisman", Language.EN) for part in cell) for cell in row.cells)
        for row in table.rows
    ]


def test_sentinel(corpus: Corpus, rules: Path) -> None:
    assert told(build_space_facts("sentinel", rules), corpus) == [
        ("Adventure card", "Draw 1, unless a card lies here", "rulebook"),
        ("creature", "Strength 9", "rulebook"),
        ("Region", "Outer Region", "rulebook"),
        ("Beside it", "↺ Woods · ↻ Hills", "rulebook"),
        ("Over the bridge", "Hills", "rulebook"),
        ("By Raft", "Hills", "rulebook"),
    ]


def test_what_rests_on_a_public_fact_is_public(corpus: Corpus, rules: Path) -> None:
    # The rulebook's picture shows the Chapel next to the Hills; that Fields follow it only public sources tell.
    rows = told(build_space_facts("chapel", rules), corpus)
    assert ("Region", "Outer Region", "rulebook") in rows
    assert ("Beside it", "↺ Hills · ↻ Fields", "public") in rows


def test_dice_tables_carry_the_provenance_of_their_rows(corpus: Corpus, rules: Path) -> None:
    visits, enchantress = build_space_facts("city", rules).tables
    assert visits.provenance is None  # the Doctor and the Alchemist are printed, the Enchantress' table is not
    assert rows_of(visits, corpus)[0] == ("Doctor", "Heal up to 2 lives, 1 gold each")
    assert enchantress.provenance is Provenance.PUBLIC
    assert rows_of(enchantress, corpus)[0] == ("1", "Become a Toad for 3 turns")
    (crypt,) = build_space_facts("crypt", rules).tables
    assert render_part(crypt.columns[0], corpus, "talisman", Language.EN) == "3 dice minus Strength"
    assert rows_of(crypt, corpus)[0] == ("0 or less", "Go to the Crypt")
    assert rows_of(crypt, corpus)[-1] == ("6 or more", "Go to the City")


def test_space_in_several_places_tells_what_lies_beside_each(corpus: Corpus, rules: Path) -> None:
    beside, raft, bridge = build_space_facts("hills", rules).tables
    assert rows_of(beside, corpus) == [
        ("Outer Region 1", "↺ Fields · ↻ Plains"),
        ("Outer Region 2", "↺ Sentinel · ↻ Chapel"),
        ("Middle Region", "↺ Hidden Valley · ↻ Cursed Glade"),
    ]
    assert [row[1] for row in rows_of(raft, corpus)] == ["Desert", "Cursed Glade", "Sentinel"]
    assert rows_of(bridge, corpus) == [("Middle Region", "Sentinel")]
