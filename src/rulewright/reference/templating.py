"""What the templates under `site/templates` show on each page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from textwrap import shorten
from typing import TYPE_CHECKING, Any, cast

from docutils import nodes
from markupsafe import Markup

from rulewright import __version__
from rulewright.corpus import Corpus, Difference, Entry, Game, Severity
from rulewright.corpus.model import Kind
from rulewright.design import icon
from rulewright.factsheet import FactSheet, fact_sheet, situation_of
from rulewright.language import Language
from rulewright.reference.address import (
    A_TO_Z,
    DIFFERENCES,
    FLOW,
    MAP,
    SEARCH,
    SEARCH_INDEX,
    entry_path,
    relative_path,
)
from rulewright.reference.collation import initial, sort_key
from rulewright.reference.domain import corpus_at, corpus_of
from rulewright.reference.facts import legend, overview, shown_facts, shown_names
from rulewright.reference.history import shown_changes
from rulewright.reference.index_terms import index_terms
from rulewright.reference.linked_data import linked_data
from rulewright.reference.pages import Page, PageKind, differences_by_chapter, pages
from rulewright.reference.pictures import Illustrator
from rulewright.reference.printing import book_title, printings
from rulewright.reference.wording import Wording
from rulewright.reference.worked import calculator, calculators, shown_example, way_in

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

    from rulewright.reference.builder import ReferenceBuilder

_DESCRIPTION_LENGTH = {Language.KO: 80}
"""How much of a text search engines show; Korean letters are twice as wide as the others' 160."""


def fill_page(
    app: Sphinx, document: str, _template: str, context: dict[str, Any], _tree: nodes.document | None
) -> str | None:
    """Gives the page's template what it shows, and names the template."""
    page = _pages_of(app.config.rulewright_rules).get(document)
    if page is None:
        return None
    corpus = corpus_of(app.config)
    wording = Wording(Path(app.confdir) / "locales", Language(app.config.language))
    context.update(_frame(app, page, corpus, wording))
    context["linked_data"] = linked_data(page, context["page_title"], corpus, wording.language)
    match page.kind:
        case PageKind.FRONT:
            context["description"] = wording("The rules of board games, in Korean, Czech, Finnish and English.")
            context["desks"] = [_desk(each, corpus, wording) for each in corpus.games.values()]
        case PageKind.GAME:
            assert page.game is not None
            context["desks"] = [_desk(page.game, corpus, wording)]
        case PageKind.ENTRY:
            context.update(_entry(app, page, corpus, wording))
        case PageKind.CHAPTER:
            assert page.chapter is not None
            assert page.game is not None
            context["entries"] = [corpus.entries[entry_id] for entry_id in page.chapter.entries]
            if all(entry.term is not None for entry in context["entries"]):
                context["entries"].sort(
                    key=lambda entry: sort_key(entry.texts[wording.language].title, wording.language)
                )
                context["letters"] = _letters(context["entries"], wording.language)
            context["questions"] = corpus.questions_about(page.game.id, page.chapter.id)
            context["text_of"] = lambda entry_id: Markup(_builder(app).text_of(entry_id).body_on(_uri(app, page)))
            sheets = {entry.id: _sheet(app, entry, corpus) for entry in context["entries"]}
            context["facts"] = {
                entry_id: shown_facts(sheet, corpus, page.game, wording.language)
                for entry_id, sheet in sheets.items()
                if sheet is not None
            }
            context["overview"] = overview(context["facts"])
            context["legend"] = legend(sheets.values())
            illustrator = _illustrator(app, page, wording)
            context["on_map"] = any(map(illustrator.is_on_map, context["entries"]))
        case PageKind.DIFFERENCES:
            assert page.game is not None
            context["groups"] = [
                (chapter, [_difference(app, page, difference, wording) for difference in differences])
                for chapter, differences in differences_by_chapter(corpus, page.game)
            ]
            context["changing_play"] = sum(
                difference.game == page.game.id and difference.severity is Severity.CHANGES_PLAY
                for difference in corpus.differences.values()
            )
        case PageKind.DIFFERENCE:
            assert page.difference is not None
            context["difference"] = _difference(app, page, page.difference, wording)
        case PageKind.A_TO_Z:
            of_game = [entry for entry in corpus.entries.values() if page.game and entry.game == page.game.id]
            context["groups"] = index_terms(of_game, wording.language)
        case PageKind.SEARCH:
            context.update(_search(page, corpus, wording, context["languages"]))
        case PageKind.MAP:
            context["board"] = _illustrator(app, page, wording).whole_map()
        case PageKind.FLOW:
            context["flow"] = _illustrator(app, page, wording).flow()
    return f"{page.kind}.html"


def name_pages(app: Sphinx, env: BuildEnvironment) -> None:
    """Tells Sphinx what the pages are called, for its inventory; their sources have no headings."""
    language = Language(app.config.language)
    wording = Wording(Path(app.confdir) / "locales", language)
    all_pages = _pages_of(app.config.rulewright_rules)
    for document in env.found_docs & all_pages.keys():
        title = nodes.title("", all_pages[document].title(language, wording))
        env.titles[document] = env.longtitles[document] = title


def _frame(app: Sphinx, page: Page, corpus: Corpus, wording: Wording) -> dict[str, Any]:
    """What the template of every page uses."""
    game = page.game or (next(iter(corpus.games.values())) if len(corpus.games) == 1 else None)
    others = [Language(code) for code in app.config.rulewright_languages]
    default = Language.EN if Language.EN in others else others[0]
    all_pages = _pages_of(app.config.rulewright_rules)
    several = len(corpus.games) > 1
    root = relative_path(page.address, "").removeprefix("./") + "../"
    path = f"{page.address}/" if page.address else ""
    return {
        "page": page,
        "version_of": _builder(app).versions,
        "page_title": page.title(wording.language, wording),
        "t": wording,
        "corpus": corpus,
        "game": game,
        "reader": wording.language,
        "languages": others,
        "default_language": default,
        "in_language": lambda language: f"{root}{language}/{path}",
        "search_page": relative_path(page.address, SEARCH) + (f"?game={page.game.id}" if page.game and several else ""),
        "app": f"{root}../",
        "switch": _switch(page, game, corpus, all_pages),
        "way_in": way_in([game] if game else list(corpus.games.values()), wording.language),
        "icon": lambda name: Markup(icon(name)),
        "differences_page": f"{game.id}/{DIFFERENCES}" if game else None,
        "a_to_z_page": f"{game.id}/{A_TO_Z}" if game else None,
        "map_pages": {each: f"{each}/{MAP}" for each in corpus.games if f"{each}/{MAP}" in all_pages},
        "flow_pages": {each: f"{each}/{FLOW}" for each in corpus.games if f"{each}/{FLOW}" in all_pages},
        "differs": lambda entry_id: any(
            difference.severity is Severity.CHANGES_PLAY for difference in corpus.differences_of(entry_id)
        ),
        "neighbours": _neighbours(page),
        "title_of": lambda other: all_pages[other].title(wording.language, wording),
        "chapter_titles": {each.id: each.titles[wording.language] for each in game.chapters} if game else {},
        "book_titles": {book.id: book_title(book, wording) for book in game.books.values()} if game else {},
    }


def _switch(page: Page, game: Game | None, corpus: Corpus, all_pages: Mapping[str, Page]) -> list[tuple[Game, str]]:
    """The games, each with the document that the switch leads to: the same list of that game, or its first page."""
    rest = page.document.removeprefix(f"{game.id}/") if game and page.entry is None else "index"
    return [
        (each, f"{each.id}/{rest}" if f"{each.id}/{rest}" in all_pages else f"{each.id}/index")
        for each in (corpus.games.values() if len(corpus.games) > 1 else ())
    ]


def _search(page: Page, corpus: Corpus, wording: Wording, languages: Sequence[Language]) -> dict[str, Any]:
    """The filters of the search page, and where the indexes lie that it reads."""
    families: dict[str, tuple[str, list[str]]] = {}
    for game in corpus.games.values():
        for chapter in game.chapters:
            families.setdefault(chapter.id, (chapter.titles[wording.language], []))[1].append(game.id)
    kinds = {entry.kind for entry in corpus.entries.values()}
    here = relative_path(page.address, "")
    return {
        "families": [(family, title, " ".join(games)) for family, (title, games) in families.items()],
        "kinds": [kind for kind in Kind if kind in kinds],
        "search_index": f"{here}{SEARCH_INDEX}",
        "other_indexes": [f"{here}../{code}/{SEARCH_INDEX}" for code in languages if code is not wording.language],
    }


def _entry(app: Sphinx, page: Page, corpus: Corpus, wording: Wording) -> dict[str, Any]:
    entry = page.entry
    assert entry is not None
    assert page.game is not None
    text = entry.texts[wording.language]
    sheet = _sheet(app, entry, corpus)
    names = shown_names(entry, page.game, wording)
    illustrator = _illustrator(app, page, wording)
    board = illustrator.map_of(entry)
    return {
        "entry": entry,
        "symbol": _symbol(entry, page.game),
        "text": Markup(_builder(app).text_of(entry.id).body),
        "description": shorten(text.plain, _DESCRIPTION_LENGTH.get(wording.language, 160), placeholder=" …"),
        "see": [corpus.entries[entry_id] for entry_id in entry.see if entry_id in corpus.entries],
        "differences": [_difference(app, page, difference, wording) for difference in corpus.differences_of(entry.id)],
        "questions": corpus.questions_of(entry.id),
        "trial": calculator(
            situation_of(entry, corpus, Path(app.config.rulewright_rules)), page.game, wording.language
        ),
        "examples": [
            shown
            for example in corpus.examples_of(entry.id)
            if (shown := shown_example(example, corpus, page.game, wording.language)) is not None
        ],
        "changes": shown_changes(page.game.changes_of(entry.id), wording),
        "version": __version__,
        "names": names,
        "facts": shown_facts(sheet, corpus, page.game, wording.language),
        "legend": legend([sheet], names.values()),
        "board": board,
        "map_anchor": illustrator.anchor_of(entry) if board else "",
        "in_flow": illustrator.belongs_to_flow(entry),
        "attestations": _attestations(page.game, entry, wording.language),
        "printings": printings(page.game, entry.sources, wording),
        "permanent_address": entry_path(entry.id, wording.language),
    }


def _symbol(entry: Entry, game: Game) -> str | None:
    """The glossary term whose symbol stands beside the entry's title."""
    name = entry.id.rsplit("/", 1)[1]
    return name if entry.term is not None and name in game.symbols else None


def _illustrator(app: Sphinx, page: Page, wording: Wording) -> Illustrator:
    assert page.game is not None
    uri = app.builder.get_relative_uri
    return Illustrator(
        app.config.rulewright_rules, page.game, wording.language, lambda document: uri(page.document, document)
    )


def _builder(app: Sphinx) -> ReferenceBuilder:
    return cast("ReferenceBuilder", app.builder)


def _uri(app: Sphinx, page: Page) -> str:
    return app.builder.get_target_uri(page.document)


def _sheet(app: Sphinx, entry: Entry, corpus: Corpus) -> FactSheet | None:
    return fact_sheet(entry, corpus, Path(app.config.rulewright_rules))


def _desk(game: Game, corpus: Corpus, wording: Wording) -> dict[str, Any]:
    """A game at a glance: its calculators, and the questions that many players ask."""
    return {
        "game": game,
        "calculators": calculators(game, wording.language),
        "questions": [
            entry
            for entry in corpus.entries.values()
            if entry.game == game.id and entry.question is not None and entry.question.common
        ],
    }


def _letters(entries: Iterable[Entry], language: Language) -> list[tuple[str, str]]:
    """The first entry under each letter, by its name within its family; for entries in alphabetical order."""
    found: dict[str, str] = {}
    for entry in entries:
        found.setdefault(initial(entry.texts[language].title, language), entry.id.rsplit("/", 1)[1])
    return list(found.items())


def _attestations(game: Game, entry: Entry, language: Language) -> list[tuple[str, Language, tuple[str, ...]]]:
    """The forms of a term in each rulebook: the book's title, its language, the forms."""
    forms = entry.term.forms if entry.term else {}
    return [
        (game.books[book].titles[language], game.books[book].language, found) for book, found in forms.items() if found
    ]


def _difference(app: Sphinx, page: Page, difference: Difference, wording: Wording) -> dict[str, Any]:
    """A difference for the templates: what each book says and the reading followed, as HTML."""
    assert page.game is not None
    says = _builder(app).text_of(difference.id).sections_on(_uri(app, page))
    places = {place.book: place for place in printings(page.game, difference.passages, wording)}
    titles = {book.id: book_title(book, wording) for book in page.game.books.values()}
    return {
        "id": difference.id,
        "anchor": difference.id.rsplit("/", 1)[1],
        "title": difference.texts[wording.language].title,
        "severity": difference.severity,
        "books": [
            {
                "title": title,
                "says": Markup(says.get(book_id, "")),
                "place": places[title],
            }
            for book_id, title in titles.items()
            if book_id in says
        ],
        "reading": Markup(says.get("reading", "")),
        "entries": difference.entries,
    }


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


@cache
def _pages_of(rules: str) -> dict[str, Page]:
    return dict(pages(corpus_at(rules)))
