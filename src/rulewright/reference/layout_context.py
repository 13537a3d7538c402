"""The template values around the content of every page: header, menu, neighbours."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from rulewright.corpus.model import Game, Severity, Text
from rulewright.language import Language, default_language
from rulewright.language.phrase import in_language, partly_english_notice
from rulewright.language.translations import Translations
from rulewright.pictures.design import render_icon
from rulewright.reference.address import (
    A_TO_Z,
    ATLAS,
    CALCULATORS,
    DIFFERENCES_FAMILY,
    FLOW,
    MAP,
    SEARCH,
    SEARCH_INDEX,
    SEARCH_MEANINGS,
    SEARCH_NAMES,
    calculator_path,
    relative_path,
)  # fmt: skip
from rulewright.reference.linked_data import linked_data
from rulewright.reference.pages import Page
from rulewright.reference.rendering import Rendering
from rulewright.reference.source_places import book_title
from rulewright.views.document_labels import PROVENANCE_MARKS, render_title


def layout_context(rendering: Rendering) -> dict[str, Any]:
    """The template values for all pages."""
    page, corpus, wording, all_pages = rendering.page, rendering.corpus, rendering.wording, rendering.pages
    game = page.game or (next(iter(corpus.games.values())) if len(corpus.games) == 1 else None)
    others = [Language(code) for code in rendering.app.config.rulewright_languages]
    several = len(corpus.games) > 1
    home = relative_path(page.address, "")
    root = home.removeprefix("./") + "../"
    path = f"{page.address}/" if page.address else ""
    title = page.title(wording.language, wording)
    notice = partly_english_notice(wording.language)

    def titled(translations: Translations[Text] | Translations[str]) -> Markup:
        return Markup(render_title(translations, wording.language))

    return {
        "page": page,
        "version_of": rendering.builder.versions,
        "page_title": title,
        "page_language": page.language(wording.language),
        "linked_data": linked_data(page, title, corpus, wording.language),
        "t": wording,
        "corpus": corpus,
        "game": game,
        "reader": wording.language,
        "languages": others,
        "page_languages": page.languages(others),
        "default_language": default_language(page.languages(others)),
        "titled": titled,
        "partly_english": notice.render(wording.language) if notice is not None else "",
        "said_of": lambda language: in_language(language).render(wording.language),
        "in_language": lambda language: f"{root}{language}/{path}",
        "home": home,
        "search_index": f"{home}{SEARCH_INDEX}",
        "search_names": f"{home}{SEARCH_NAMES}",
        "search_meanings": f"{home}{SEARCH_MEANINGS}",
        "other_names": [f"{root}{code}/{SEARCH_NAMES}" for code in others if code != wording.language],
        "search_page": relative_path(page.address, SEARCH) + (f"?game={page.game.id}" if page.game and several else ""),
        "app": f"{root}../calculate/",
        "language_url": rendering.app.config.html_baseurl,
        "switch": _switch(rendering, game),
        "calculator_path": calculator_path,
        "calculators_page": _calculators_page(rendering, game),
        "icon": lambda name: Markup(render_icon(name)),
        "marks": PROVENANCE_MARKS,
        "differences_page": f"{game.id}/{DIFFERENCES_FAMILY}" if game else None,
        "a_to_z_page": f"{game.id}/{A_TO_Z}" if game else None,
        "map_pages": {each: f"{each}/{MAP}" for each in corpus.games if f"{each}/{MAP}" in all_pages},
        "flow_pages": {each: f"{each}/{FLOW}" for each in corpus.games if f"{each}/{FLOW}" in all_pages},
        "atlas_pages": {each: f"{each}/{ATLAS}" for each in corpus.games if f"{each}/{ATLAS}" in all_pages},
        "differs": lambda entry_id: any(
            difference.severity is Severity.CHANGES_PLAY for difference in corpus.differences_of(entry_id)
        ),
        "neighbours": _neighbours(page),
        "title_of": lambda other: all_pages[other].title(wording.language, wording),
        "chapters": {f"{game.id}/{each.id}": titled(each.titles) for each in game.chapters} if game else {},
        "current_chapter": f"{page.game.id}/{page.chapter.id}" if page.game and page.chapter else None,
        "chapter_titles": {each.id: each.titles[wording.language] for each in game.chapters} if game else {},
        "book_titles": {book.id: book_title(book, wording) for book in game.books.values()} if game else {},
    }


def _calculators_page(rendering: Rendering, game: Game | None) -> str | None:
    """The link to the calculators of a game, or of all; `None` if there are none."""
    several = [each for each in rendering.games.catalogue.link_names if game is None or each.startswith(f"{game.id}/")]
    page = relative_path(rendering.page.address, CALCULATORS.removesuffix("/index"))
    return f"{page}#{game.id}" if several and game else page if several else None


def _switch(rendering: Rendering, game: Game | None) -> list[tuple[Game, str]]:
    """The games, each with the target of the switch: the same list of that game, or its first page."""
    page, games = rendering.page, rendering.corpus.games
    rest = page.document.removeprefix(f"{game.id}/") if game and page.entry is None else "index"
    return [
        (each, f"{each.id}/{rest}" if f"{each.id}/{rest}" in rendering.pages else f"{each.id}/index")
        for each in (games.values() if len(games) > 1 else ())
    ]


def _neighbours(page: Page) -> tuple[str | None, str | None]:
    """The documents before and after the page: entries within their chapter, chapters within their game."""
    if page.game is None or page.chapter is None:
        return None, None
    if page.entry:
        row = list(page.chapter.entries)
    else:
        row = [f"{page.game.id}/{chapter.id}" for chapter in page.game.chapters]
    position = row.index(page.document)
    return (row[position - 1] if position else None, row[position + 1] if position + 1 < len(row) else None)
