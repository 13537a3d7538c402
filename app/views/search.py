"""Search: rules as you type, read in place in one or two languages."""

from __future__ import annotations

from html import escape
from urllib.parse import urlencode

import streamlit as st

import filters
from drawing import draw
from resources import Resources
from rulecards import document_text, unfolding
from rulewright.corpus import Book, Difference
from rulewright.corpus.kind import CALCULATOR, PAGE
from rulewright.language import Language
from rulewright.language.phrase import in_language, phrase
from rulewright.search import Hit
from rulewright.server.fields import LONGEST_QUERY
from rulewright.server.origins import is_at_this_machine
from rulewright.views.entry import DIFFERS
from rulewright.views.foreign import titled
from sentences import said
from waiting import visitor

_KINDS = {PAGE: phrase("page-of-the-rules"), CALCULATOR: phrase("a-calculator")}
"""What is found that is read nowhere but on its own page."""


def show(resources: Resources, language: Language) -> None:
    """The search view; the query is the parameter `q`, what it is narrowed to stands beside it."""

    def say(template: str) -> str:
        return phrase(template).render(language)

    query = st.text_input(
        say("search-the-rules"),
        key="q",
        type="search",
        live=True,
        max_chars=LONGEST_QUERY,
        placeholder=say("for-example-stand-off-nerozhodn-tasatulos"),
    )
    only, second = filters.choose(resources.corpus, language)
    query = (query or "")[:LONGEST_QUERY]  # the browser holds its reader to that, and nobody else
    if not query.strip():
        st.caption(said(phrase("type-a-few-words-in-any"), language))
        return
    result = resources.index.search(
        query, language, game=only.game, chapter=only.chapter, kind=only.kind, within=only.within, limit=8
    )
    if result.suggestion:
        st.button(
            said(phrase("did-you-mean-words", words=result.suggestion), language),
            on_click=lambda: st.session_state.update(q=result.suggestion),
        )
    if not result.hits:
        st.warning(said(phrase("nothing-found-for-query", query=query), language))
        if only.is_narrow:
            filters.widen(language)
        address = escape(f"/reference/{language}/search/?{urlencode({'q': query})}")
        draw(f'<p lang="{language}"><a href="{address}">{escape(say("similar-names-and-chapters"))}</a></p>', language)
        return
    passages_of = resources.passages if _may_read_passages(resources) else {}
    several = only.game is None and len(resources.corpus.games) > 1
    for hit in result.hits:
        document = resources.corpus.document(hit.id) if hit.kind not in _KINDS else None
        game = resources.corpus.games[hit.id.split("/", 1)[0]]
        if document is None:
            place = escape(_KINDS[hit.kind].render(language))
        elif isinstance(document, Difference):
            place = escape(DIFFERS[len(game.books) > 1].render(language))
        else:
            place = titled(resources.corpus.chapter_of(hit.id).titles, language)
        if several:
            place = f"{titled(game.titles, language)} · {place}"
        if hit.language != language:
            place += f" · {escape(in_language(hit.language).render(language))}"
        if hit.matched_language != language:
            place += f" · {hit.matched_language.autonym}"
        if document is None:
            draw(_hit(hit, place, language), language)
            continue
        books = game.books
        passages = [
            _passage(books[book], passage, language)
            for book, passage in passages_of.get(document.id, {}).items()
            if book in books
        ]
        texts = [document_text(document, resources.corpus, language)]
        if second is not None and document.texts.shown_to(second) != document.texts.shown_to(language):
            texts.append(document_text(document, resources.corpus, second))
        draw(_hit(hit, place, language) + unfolding(say("read-here"), "".join([*texts, *passages]), language), language)


def _may_read_passages(resources: Resources) -> bool:
    """Whether this visitor may read the rulebooks' own lines, which are for whoever owns the books."""
    if resources.library.workers.settings.passages:
        return True
    return is_at_this_machine(visitor(), st.context.headers.to_dict())


def _hit(hit: Hit, place: str, reader: Language) -> str:
    """A search hit: its title as a link to the site, the place it stands in (HTML), the snippet with marked words."""
    pieces = hit.snippet.split("**")
    own = f' lang="{reader}"' if hit.language != reader else ""
    snippet = "".join(f"<mark>{escape(text)}</mark>" if i % 2 else escape(text) for i, text in enumerate(pieces))
    return (
        f'<div class="rw-hit" lang="{hit.language}">'
        f'<a href="{escape(hit.url)}">{escape(hit.title)}</a> <small{own}>{place}</small>'
        f"<p>{snippet}</p></div>"
    )


def _passage(book: Book, passage: str, language: Language) -> str:
    """A rulebook's own lines, which only this machine has, under the book's name."""
    return (
        f'<div class="rw-passage"><small lang="{language}">{titled(book.titles, language)}</small>'
        f'<blockquote lang="{book.language}">{escape(passage)}</blockquote></div>'
    )
