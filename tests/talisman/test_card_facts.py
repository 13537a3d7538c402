"""The facts of characters and cards as readers see them: complete, with their provenance, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.checking.texts import numbers
from rulewright.corpus.factsheet import FactSheet, find_sheet_links, render_part
from rulewright.corpus.model import Corpus, Entry, Provenance, Text
from rulewright.corpus.records import PieceRecord
from rulewright.games.talisman.data.cards import load_cards
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.data.printed_effects import Buy
from rulewright.games.talisman.package import Talisman
from rulewright.language import LANGUAGES, Language


def sheet_of(entry_id: str, corpus: Corpus, rules: Path) -> FactSheet:
    sheet = Talisman(rules).facts(corpus.entries[f"talisman/{entry_id}"])
    assert sheet is not None
    return sheet


def in_words(sheet: FactSheet, corpus: Corpus, language: Language) -> list[str]:
    def cell(parts: tuple) -> str:
        return ", ".join(render_part(part, corpus, "talisman", language) for part in parts)

    lines = [f"{cell((row.label,))}: {cell(row.value)} [{row.provenance}]" for row in sheet.rows]
    for table in sheet.tables:
        lines.append(f"{cell((table.title,))} [{table.provenance}]")
        lines += [" | ".join(cell(each) for each in row.cells) for row in table.rows]
    return lines


def pieces(corpus: Corpus) -> list[Entry]:
    return [entry for entry in corpus.entries.values() if entry.family in ("heroes", "cards") and entry.piece]


def test_every_fact_is_shown_with_its_provenance(corpus: Corpus, rules: Path) -> None:
    cards = load_cards(rules)
    assert len(pieces(corpus)) == 98 + 15
    for entry in pieces(corpus):
        assert entry.piece is not None
        sheet = sheet_of(entry.id.split("/", 1)[1], corpus, rules)
        shown = [row.provenance for row in sheet.rows] + [table.provenance for table in sheet.tables]
        # A shop's prices are shown as a table beside the row that says that it sells.
        card = cards.cards.get(entry.id.split("/")[2]) if entry.family == "cards" else None
        shops = [effect for effect in (card.effects if card else None) or () if isinstance(cards.effects[effect], Buy)]
        told = [*entry.piece.facts.values(), *(entry.piece.facts["effects"] for _ in shops)]
        assert sorted(map(str, shown)) == sorted(map(str, told)), entry.id


def test_every_link_leads_somewhere_and_every_word_is_translated(corpus: Corpus, rules: Path) -> None:
    for entry in pieces(corpus):
        sheet = sheet_of(entry.id.split("/", 1)[1], corpus, rules)
        assert {f"talisman/{link.entry}" for link in find_sheet_links(sheet)} <= corpus.entries.keys()
        for language in LANGUAGES:
            assert all(in_words(sheet, corpus, language))


def test_a_character_in_words(corpus: Corpus, rules: Path) -> None:
    assert in_words(sheet_of("heroes/sorceress", corpus, rules), corpus, Language.EN) == [
        "Strength at the start: 2 [public]",
        "Craft at the start: 4 [public]",
        "Lives at the start: 4 [public]",
        "Fate at the start: 3 [public]",
        "Alignment: evil [public]",
        "Spells at the start: 1 [public]",
        "Start space: Graveyard [public]",
        "May attack characters in psychic combat: yes [public]",
        "May take 1 Follower from a character they land on, but not: Maiden, Unicorn, Princess [public]",
        "Beguiling: what the die must show to take 1 Object or 1 gold [public]",
        "good | 6",
        "neutral | 5–6",
        "evil | 4–6",
    ]


def test_a_card_in_words(corpus: Corpus, rules: Path) -> None:
    assert in_words(sheet_of("cards/imp", corpus, rules), corpus, Language.EN) == [
        "Type of card: Event [rulebook]",
        "Encounter number: 1 [rulebook]",
        "Copies in the Adventure deck: 1 [public]",
        "The roll [rulebook]",
        "1 | Go to the Crags",
        "2 | Go to the Forest",
        "3 | Go to the Tavern",
        "4 | Go to the Ruins",
        "5 | Go to the Hidden Valley",
        "6 | Go to the Cursed Glade",
    ]


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("helmet", "Saves the life when the die shows: 6 [rulebook]"),
        ("shield", "Saves the life when the die shows: 5–6 [public]"),
        ("helmet", "Price in the Village: 2 gold [rulebook]"),
        ("helmet", "Price at the Market: 1 gold [public]"),
        ("cave", "1 | The Dragon attacks you"),
        ("witch", "1 | Become a Toad for 3 turns"),
        ("market", "Raft | 3"),
        ("angel", "evil | Lose 1 life"),
        ("invisibility", "Cast: as required [rulebook]"),
        ("unicorn", "Bonus to Craft: +1 [public]"),
        ("talisman", "Lets its owner enter: Valley of Fire [rulebook]"),
    ],
)
def test_lines_of_cards(corpus: Corpus, rules: Path, card: str, line: str) -> None:
    assert line in in_words(sheet_of(f"cards/{card}", corpus, rules), corpus, Language.EN)


def test_the_texts_state_the_numbers_of_the_facts(corpus: Corpus, rules: Path) -> None:
    # What a card prints beside its text (abilities, numbers, prices) and how many there are is shown as facts alone.
    printed = {"strength", "craft", "life", "fate", "number", "village_price", "market_price"}
    cards, heroes = load_cards(rules), load_heroes(rules)
    families: dict[str, tuple[PieceRecord, ...]] = {
        "cards": (*cards.spells.values(), *cards.cards.values()),
        "heroes": tuple(heroes.characters.values()),
    }
    stated = 0
    for family, records in families.items():
        for record in records:
            for key in record.facts.keys() - printed:
                value = getattr(record, key)
                if isinstance(value, bool) or not isinstance(value, int) or not value or key.endswith("copies"):
                    continue
                # The Gnome's text says how many dice fewer there are in the Mines.
                either = {value, 3 - value} if key == "mines_dice" else {value}
                for text in corpus.entries[f"talisman/{family}/{record.id}"].texts.values():
                    assert either & numbers(text), f"{text.file} does not state {key} = {value}"
                    stated += 1
    assert stated > 200


def test_names_say_where_they_are_known_from(corpus: Corpus) -> None:
    hex_, wolf = (corpus.entries[f"talisman/cards/{name}"].piece for name in ("hex", "wolf"))
    assert hex_ is not None
    assert set(hex_.names.values()) == {Provenance.RULEBOOK, Provenance.PUBLIC}
    assert wolf is not None
    assert {language for language, known in wolf.names.items() if known is Provenance.OURS} == {"ko", "cs", "fi"}


def test_a_glossary_text_that_names_an_attribute_of_its_card_names_all(corpus: Corpus, rules: Path) -> None:
    attributes = {name: corpus.entries[f"talisman/glossary/{name}"] for name in ("strength", "craft")}
    judged = 0
    for card in load_cards(rules).cards.values():
        adds_to = {name for name in attributes if getattr(card, f"{name}_bonus")}
        term = corpus.entries.get(f"talisman/glossary/{card.id}")
        for text in term.texts.values() if term and adds_to else ():
            named = {name for name, each in attributes.items() if is_named(each, text)}
            assert named in (set(), adds_to), text.file
            judged += bool(named)
    assert judged == 5 * len(LANGUAGES)


def is_named(term: Entry, text: Text) -> bool:
    """Whether a text has the term's title, or a form of it that rulebooks print."""
    assert term.term is not None
    forms = {form for book, forms in term.term.forms.items() if book.endswith(text.language) for form in forms}
    return any(form.casefold() in text.body.casefold() for form in {*forms, term.texts[text.language].title})
