"""Documents besides entries and differences: the reference's pages about many entries at once, and the calculators."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.corpus.factsheet import RenderedFactSheet, build_piece_table, cell_text, render_fact_sheet
from rulewright.corpus.kind import CALCULATOR, DIFFERENCES_FAMILY, PAGE
from rulewright.corpus.model import Chapter, Corpus, Game, Text
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.language.phrase import Phrase, phrase
from rulewright.language.translations import Translations

if TYPE_CHECKING:
    from rulewright.corpus.factsheet import Sheets
    from rulewright.situations.game_packages import GamePackages


_CLAUSE = re.compile(r"[,:;.?]\s*")
_FEWEST_IN_COMMON = 4


@dataclass(frozen=True)
class SearchablePage:
    """A page of the reference, whose `id` is its address, or a calculator: its situation's id and `view` in links."""

    id: str
    kind: str
    texts: Translations[Text]
    view: str = ""

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.id.split("/", 1)[0]


def pages_of(corpus: Corpus, games: GamePackages, sheets: Sheets) -> tuple[SearchablePage, ...]:
    """The pages and calculators of all games; `sheets` are the fact sheets of the pieces."""
    spoken = [language for language in corpus.languages if language.record.has_all_sentences]
    found: list[SearchablePage] = []
    for game in corpus.games.values():
        for chapter in game.chapters:
            texts = {
                language: _about_chapter(chapter, title, corpus, sheets, language)
                for language, title in chapter.titles.items()
                if language in spoken
            }
            found.append(SearchablePage(f"{game.id}/{chapter.id}", PAGE, Translations(texts, spoken)))
        for name, title, description in _others(game, games):
            found.append(SearchablePage(f"{game.id}/{name}", PAGE, _render_texts(spoken, title, description)))
    for situation_id, view in games.catalogue.link_names.items():
        situation = games.catalogue.situations[situation_id]
        about = [situation.description] if situation.description is not None else []
        group = [situation.group] if situation.group is not None else []
        ends = [*situation.results.values(), *situation.goals.values()]
        sentences = [*about, *group, *ends, *([phrase("calculator-tells")] if ends else [])]
        found.append(
            SearchablePage(
                situation_id, CALCULATOR, _render_texts(spoken, situation.title, *sentences, aliases=about), view
            )
        )
    return tuple(found)


def _others(game: Game, games: GamePackages) -> Iterator[tuple[str, Phrase, Phrase]]:
    """The pages of a game that are no chapters: address, title, and description."""
    several = len(game.books) > 1
    title = phrase("differences-between-rulebooks") if several else phrase("errors-of-the-rulebook")
    yield DIFFERENCES_FAMILY, title, phrase("page-of-differences")
    yield "a-z", phrase("index-a-to-z"), phrase("page-a-to-z")
    if games[game.id].board() is not None:
        yield "map", phrase("the-board-as-a-map"), phrase("page-of-the-map")
    if games[game.id].flow() is not None:
        yield "flow", phrase("a-turn-as-a-flow-chart"), phrase("page-of-the-flow")
    if (atlas := games[game.id].atlas()) is not None and atlas.data is not None:
        yield "atlas", phrase("how-long-games-take-and-who-wins"), phrase("page-of-the-atlas")


def _about_chapter(chapter: Chapter, title: str, corpus: Corpus, sheets: Sheets, language: Language) -> Text:
    """The text of a chapter's page: its description, and for pieces the properties that several share as aliases."""
    entries = [corpus.entries[entry_id] for entry_id in chapter.entries]
    facts = {
        entry.id: render_fact_sheet(sheets[entry.id], corpus, entry.game, language)
        for entry in entries
        if entry.id in sheets
    }
    table = build_piece_table(facts)
    shared: tuple[str, ...] = ()
    if entries and all(entry.question is not None for entry in entries):
        description = phrase("page-of-questions")
    elif entries and all(entry.term is not None for entry in entries):
        description = phrase("page-of-terms")
    elif table is not None:
        columns = ", ".join(map(cell_text, table.columns))
        description = phrase("page-with-a-table", kind=str(entries[0].kind), columns=columns)
    elif facts:
        shared = tuple(_shared(facts.values()))
        description = phrase("page-of-pieces", kind=str(entries[0].kind), kinds=", ".join(shared))
    else:
        description = phrase("page-of-rules")
    return _text(language, title, description.render(language), shared)


def _shared(facts: Iterable[RenderedFactSheet]) -> Iterator[str]:
    """Properties shared by several pieces for which the rules have a name, the most frequent first."""
    named = Counter(
        words
        for sheet in facts
        for words in {part.words for row in sheet.rows for cell in row.cells for part in cell if part.document}
        if words[0].isalpha() and not any(character.isdigit() for character in words)
    )
    return (words for words, pieces in sorted(named.items(), key=_most_first) if pieces >= _FEWEST_IN_COMMON)


def _most_first(counted: tuple[str, int]) -> tuple[int, str]:
    words, pieces = counted
    return -pieces, words


def _render_texts(
    spoken: Sequence[Language], title: Phrase, *about: Phrase, aliases: Sequence[Phrase] = ()
) -> Translations[Text]:
    texts = {
        language: _text(
            language,
            capitalise(title.render(language)),
            "\n".join(part.render(language) for part in about),
            tuple(clause for alias in aliases for clause in _CLAUSE.split(alias.render(language)) if clause),
        )
        for language in spoken
    }
    return Translations(texts, spoken)


def _text(language: Language, title: str, body: str, aliases: tuple[str, ...] = ()) -> Text:
    return Text(language, title, aliases, body, "", 0)
