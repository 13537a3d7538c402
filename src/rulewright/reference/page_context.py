"""The values for the theme's templates on each page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from docutils import nodes
from markupsafe import Markup

from rulewright.corpus.factsheet import build_piece_table, render_fact_sheet
from rulewright.corpus.kind import CALCULATOR, DIFFERENCE_KIND, PAGE, Kind
from rulewright.corpus.model import Entry, Game, Severity
from rulewright.language import Language
from rulewright.language.collation import index_heading, sort_key
from rulewright.reference.address import SEARCH_INDEX, relative_path
from rulewright.reference.entry_page import difference_context, entry_page
from rulewright.reference.facts import legend
from rulewright.reference.index_terms import index_terms
from rulewright.reference.layout_context import layout_context
from rulewright.reference.pages import PageKind, differences_by_chapter
from rulewright.reference.rendering import Rendering, content_of, wording_of
from rulewright.reference.worked_examples import list_calculators
from rulewright.situations.form_fields import format_link_query
from rulewright.views.answer.saved_comparison import DISCARD_LABEL, SAVE_LABEL
from rulewright.views.answer.what_if_comparison import WHAT_IF_LABEL
from rulewright.views.form_html import render_form
from rulewright.views.play_html import MODE_LABEL, ODDS_LABEL, ODDS_MODE, TABLE_LABELS, TABLE_MODE
from rulewright.views.sections_html import render_sections
from rulewright.views.situation_form import build_form

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

_LEADING = Severity.CHANGES_PLAY
"""The grade at the top of the ledger of differences."""


def fill_page(
    app: Sphinx, document: str, _template: str, context: dict[str, Any], tree: nodes.document | None
) -> str | None:
    """Fill the context of the page's template, and return the template's name."""
    page = content_of(app.config).pages.get(document)
    if page is None:
        return None
    rendering = Rendering(app, page, tree)
    context.update(layout_context(rendering))
    match page.kind:
        case PageKind.FRONT:
            context["description"] = rendering.wording("the-rules-of-board-games-in")
            context["desks"] = [_desk(rendering, each) for each in rendering.corpus.games.values()]
        case PageKind.GAME:
            context["desks"] = [_desk(rendering, rendering.game)]
        case PageKind.ENTRY:
            context.update(entry_page(rendering))
        case PageKind.CHAPTER:
            context.update(_chapter(rendering))
        case PageKind.DIFFERENCES:
            context.update(_differences(rendering))
        case PageKind.DIFFERENCE:
            assert page.difference is not None
            context["difference"] = difference_context(rendering, page.difference)
        case PageKind.A_TO_Z:
            of_game = [entry for entry in rendering.corpus.entries.values() if entry.game == rendering.game.id]
            context["groups"] = index_terms(of_game, rendering.language)
        case PageKind.SEARCH:
            context.update(_search(rendering, context["languages"]))
        case PageKind.MAP:
            context["board"] = rendering.illustrator.whole_map()
        case PageKind.CALCULATORS:
            context["description"] = rendering.wording("choose-a-situation-the-calculator-tells")
            context["desks"] = [_desk(rendering, each) for each in rendering.corpus.games.values()]
        case PageKind.CALCULATOR:
            context.update(_calculator(rendering))
        case PageKind.FLOW:
            context["flow"] = rendering.illustrator.flow()
        case PageKind.ATLAS:
            atlas = rendering.games[rendering.game.id].atlas()
            assert atlas is not None
            context["atlas"] = Markup(
                render_sections(atlas.sections(), rendering.corpus, rendering.game.id, rendering.language)
            )
    return f"{page.kind}.html"


def name_pages(app: Sphinx, env: BuildEnvironment) -> None:
    """Set the pages' titles for Sphinx's inventory, since their sources have no headings."""
    wording, all_pages = wording_of(app), content_of(app.config).pages
    for document in env.found_docs & all_pages.keys():
        title = nodes.title("", all_pages[document].title(wording.language, wording))
        env.titles[document] = env.longtitles[document] = title


def _chapter(rendering: Rendering) -> dict[str, Any]:
    """A chapter's entries in full; terms in alphabetical order, the others in the rulebooks' order."""
    chapter, corpus, language = rendering.page.chapter, rendering.corpus, rendering.language
    assert chapter is not None
    entries = [corpus.entries[entry_id] for entry_id in chapter.entries]
    context: dict[str, Any] = {"entries": entries}
    if all(entry.term is not None for entry in entries):
        entries.sort(key=lambda entry: sort_key(entry.texts[language].title, language))
        context["letters"] = _letters(entries, language)
    sheets = {entry.id: rendering.sheet(entry) for entry in entries}
    facts = {
        entry_id: render_fact_sheet(sheet, corpus, rendering.game.id, language)
        for entry_id, sheet in sheets.items()
        if sheet is not None
    }
    return {
        **context,
        "questions": corpus.questions_about(rendering.game.id, chapter.id),
        "text_of": rendering.text_of,
        "facts": facts,
        "overview": build_piece_table(facts),
        "legend": legend(sheets.values()),
        "on_map": any(map(rendering.illustrator.is_on_map, entries)),
    }


def _differences(rendering: Rendering) -> dict[str, Any]:
    """The differences of a game: those that change play, the others under their chapters, and the grades in use."""
    groups = differences_by_chapter(rendering.corpus, rendering.game)
    found = [difference for _, differences in groups for difference in differences]
    others = [
        (chapter, [difference_context(rendering, each) for each in differences if each.severity is not _LEADING])
        for chapter, differences in groups
    ]
    return {
        "leading": [difference_context(rendering, each) for each in found if each.severity is _LEADING],
        "groups": [(chapter, differences) for chapter, differences in others if differences],
        "grades": [severity for severity in Severity if any(each.severity is severity for each in found)],
    }


def _search(rendering: Rendering, languages: Sequence[Language]) -> dict[str, Any]:
    """The filters of the search page, and the addresses of its indexes."""
    corpus = rendering.corpus
    families: dict[str, str] = {}
    for game in corpus.games.values():
        for chapter in game.chapters:
            families.setdefault(chapter.id, chapter.titles[rendering.language])
    kinds = {*(str(document.kind) for document in corpus.documents), PAGE}
    kinds |= {CALCULATOR} if rendering.games.catalogue.link_names else set()
    here = relative_path(rendering.page.address, "")
    return {
        "families": families,
        "kinds": [kind for kind in (*Kind, DIFFERENCE_KIND, PAGE, CALCULATOR) if kind in kinds],
        "other_indexes": [f"{here}../{code}/{SEARCH_INDEX}" for code in languages if code != rendering.language],
    }


def _calculator(rendering: Rendering) -> dict[str, Any]:
    """A situation's form with its description, and the app's query for it."""
    situation, language = rendering.page.situation, rendering.language
    assert situation is not None
    name, game = rendering.games.catalogue.link_names[situation.id], situation.id.split("/")[0]
    package = rendering.games[game]
    about = situation.description.render(language) if situation.description is not None else ""
    fields = render_form(build_form(situation), package.board(), rendering.corpus, language, package.table())
    named = {ODDS_MODE: ODDS_LABEL, TABLE_MODE: TABLE_LABELS[situation.chance_kinds]} if situation.results else {}
    return {
        "about": about,
        "description": about,
        "guide": [line.render(language) for line in situation.notation_guide],
        "what_to_do": MODE_LABEL.render(language),
        "what_if": WHAT_IF_LABEL.render(language),
        "keep_it": SAVE_LABEL.render(language),
        "drop_it": DISCARD_LABEL.render(language),
        "plays": [(value, play.render(language)) for value, play in named.items()],
        "fields": Markup(fields),
        "calculator_query": format_link_query(name, {}, language, is_whole=False),
    }


def _desk(rendering: Rendering, game: Game) -> dict[str, Any]:
    """A game at a glance: its calculators, and its common questions."""
    return {
        "game": game,
        "calculators": list_calculators(rendering.games.catalogue, game.id, rendering.language),
        "questions": [
            entry
            for entry in rendering.corpus.entries.values()
            if entry.game == game.id and entry.question is not None and entry.question.common
        ],
    }


def _letters(entries: Iterable[Entry], language: Language) -> list[tuple[str, str]]:
    """The first entry under each letter, by its name within its family; for entries in alphabetical order."""
    found: dict[str, str] = {}
    for entry in entries:
        found.setdefault(index_heading(entry.texts[language].title, language), entry.id.rsplit("/", 1)[1])
    return list(found.items())
