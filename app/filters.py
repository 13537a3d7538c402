"""What a search is narrowed to: a game, a chapter, a kind of entry, the texts of one language; all in the URL."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import streamlit as st

from folding import fold
from parameters import Parameter
from rulewright.corpus import Corpus, Kind
from rulewright.corpus.kind import DIFFERENCE
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.pictures.lettering import capitalised
from sentences import said

ALL = "all"
GAME, CHAPTER, KIND, IN, ALSO = "game", "chapter", "kind", "in", "also"
_FILTERS = (CHAPTER, KIND, IN)
_KINDS: Mapping[str, Phrase] = {
    Kind.COMPONENT: phrase("component"),
    Kind.DEFINITION: phrase("definition"),
    Kind.PROCEDURE: phrase("procedure"),
    Kind.OUTCOME: phrase("outcome"),
    Kind.LIMIT: phrase("limit"),
    Kind.PERMISSION: phrase("permission"),
    Kind.PROHIBITION: phrase("prohibition"),
    Kind.TABLE: phrase("table"),
    Kind.EXAMPLE: phrase("example"),
    Kind.OPTIONAL: phrase("optional-rule"),
    Kind.TERM: phrase("term"),
    Kind.QUESTION: phrase("question"),
    Kind.SPACE: phrase("space"),
    Kind.CHARACTER: phrase("character"),
    Kind.CARD: phrase("card"),
    DIFFERENCE: phrase("difference"),
}


@dataclass(frozen=True)
class Filters:
    """What is searched; `None` stands for everything."""

    game: str | None
    chapter: str | None
    kind: str | None
    within: Language | None

    @property
    def is_narrow(self) -> bool:
        """Whether something is left out."""
        return any((self.game, self.chapter, self.kind, self.within))


def parameters_of(corpus: Corpus) -> dict[str, Parameter]:
    """The settings of the search in the URL, beside the query."""
    return {
        GAME: Parameter(ALL, (ALL, *corpus.games)),
        CHAPTER: Parameter(ALL, (ALL, *_families(corpus, ALL))),
        KIND: Parameter(ALL, (ALL, *Kind, DIFFERENCE)),
        IN: Parameter(ALL, (ALL, *corpus.languages)),
        ALSO: Parameter("none", ("none", *corpus.languages)),
    }


def choose(corpus: Corpus, language: Language) -> tuple[Filters, Language | None]:
    """Draws the choices; what they come to, and the language to read beside the reader's own."""

    def say(template: str) -> str:
        return phrase(template).render(language)

    if len(corpus.games) > 1:
        names = {ALL: say("all-games"), **{game: each.titles[language] for game, each in corpus.games.items()}}
        st.segmented_control(
            say("game"), list(names), key=GAME, format_func=names.__getitem__, required=True,
            label_visibility="collapsed",
        )  # fmt: skip
    game = st.session_state[GAME]
    chapters = {family: titles[language] for family, titles in _families(corpus, game).items()}
    kinds = {kind: capitalised(_KINDS[kind].render(language)) for kind in _kinds(corpus, game)}
    languages = {str(each): each.autonym for each in corpus.languages}
    others = {code: name for code, name in languages.items() if code != language}
    for key, known in ((CHAPTER, chapters), (KIND, kinds)):
        if st.session_state[key] not in known:
            st.session_state[key] = ALL  # the other game has none of it
    if st.session_state[ALSO] not in others:
        st.session_state[ALSO] = "none"

    def choices() -> None:
        everything = {ALL: say("all")}
        with st.container(horizontal=True, gap="small"):
            _select(say("chapter"), CHAPTER, everything | chapters)
            _select(say("kind-of-entry"), KIND, everything | kinds)
            _select(say("search-the-texts-in"), IN, everything | languages)
            _select(say("read-beside-it-in"), ALSO, {"none": say("no-second-language")} | others)

    fold(say("filters-and-a-second-language"), "filters", choices)
    active = [
        names[st.session_state[key]]
        for key, names in ((CHAPTER, chapters), (KIND, kinds), (IN, languages))
        if st.session_state[key] != ALL
    ]
    if active:
        with st.container(horizontal=True, vertical_alignment="center"):
            st.caption(said(phrase("only-filters", filters=" · ".join(active)), language), width="stretch")
            st.button(say("clear"), key="clear", on_click=_clear, args=(_FILTERS,))
    return _chosen(), None if st.session_state[ALSO] == "none" else Language(st.session_state[ALSO])


def widen(language: Language) -> None:
    """Draws the way to search everything."""
    label = phrase("search-everything").render(language)
    st.button(label, key="everything", on_click=_clear, args=((GAME, *_FILTERS),))


def _select(label: str, key: str, names: Mapping[str, str]) -> None:
    st.selectbox(label, list(names), key=key, format_func=names.__getitem__, width=150)


def _clear(keys: tuple[str, ...]) -> None:
    st.session_state.update(dict.fromkeys(keys, ALL))


def _chosen() -> Filters:
    game, chapter, kind, within = (
        None if st.session_state[key] == ALL else str(st.session_state[key]) for key in (GAME, *_FILTERS)
    )
    return Filters(game, chapter, kind, Language(within) if within else None)


def _families(corpus: Corpus, game: str) -> dict[str, Mapping[Language, str]]:
    """The titles of the chapters of a game, or of all, by their ids; one that several games have is told once."""
    found: dict[str, Mapping[Language, str]] = {}
    for each in corpus.games.values():
        for chapter in each.chapters if game in (ALL, each.id) else ():
            if chapter.entries:
                found.setdefault(chapter.id, chapter.titles)
    return found


def _kinds(corpus: Corpus, game: str) -> list[str]:
    """The kinds of entries that a game has, or all; differences are one more."""
    found = {str(document.kind) for document in corpus.documents if game in (ALL, document.game)}
    return [str(kind) for kind in _KINDS if kind in found]
