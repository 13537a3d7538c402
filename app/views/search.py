"""Search: rules as you type, read in place in one or two languages."""

from __future__ import annotations

from html import escape

import streamlit as st

import filters
from rendering import hit_head, passage_html
from resources import Resources
from rulecards import document_text, unfolding
from rulewright.corpus import Difference
from rulewright.language import Language
from rulewright.language.phrase import in_language, phrase
from rulewright.server.origins import is_at_this_machine
from rulewright.views.entry import DIFFERS
from rulewright.views.foreign import titled
from sentences import said
from waiting import THIS_MACHINE


def show(resources: Resources, language: Language) -> None:
    """The search view; the query is the parameter `q`, what it is narrowed to stands beside it."""

    def say(template: str) -> str:
        return phrase(template).render(language)

    query = st.text_input(
        say("search-the-rules"),
        key="q",
        type="search",
        live=True,
        max_chars=200,
        placeholder=say("for-example-stand-off-nerozhodn-tasatulos"),
    )
    only, second = filters.choose(resources.corpus, language)
    if not (query or "").strip():
        st.caption(say("type-a-few-words-in-any"))
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
        return
    passages_of = resources.passages if _may_read_passages(resources) else {}
    several = only.game is None and len(resources.corpus.games) > 1
    for hit in result.hits:
        document = resources.corpus.document(hit.id)
        game = resources.corpus.games[document.game]
        if isinstance(document, Difference):
            place = escape(DIFFERS[len(game.books) > 1].render(language))
        else:
            place = titled(resources.corpus.chapter_of(hit.id).titles, language)
        if several:
            place = f"{titled(game.titles, language)} · {place}"
        if hit.language != language:
            place += f" · {escape(in_language(hit.language).render(language))}"
        if hit.matched_language != language:
            place += f" · {hit.matched_language.autonym}"
        books = game.books
        passages = [
            passage_html(books[book], passage, language)
            for book, passage in passages_of.get(document.id, {}).items()
            if book in books
        ]
        texts = [document_text(document, resources.corpus, language)]
        if second is not None and document.texts.shown_to(second) != document.texts.shown_to(language):
            texts.append(document_text(document, resources.corpus, second))
        st.html(hit_head(hit, place, language) + unfolding(say("read-here"), "".join([*texts, *passages]), language))


def _may_read_passages(resources: Resources) -> bool:
    """Whether this visitor may read the rulebooks' own lines, which are for whoever owns the books."""
    if resources.library.workers.settings.passages:
        return True
    return is_at_this_machine(st.context.ip_address or THIS_MACHINE, st.context.headers.to_dict())
