"""The search of the site's pages against the one of the command line: the same words, terms and answers.

The twins under `site/static/search` run in Chromium over the index that Python writes; nothing is compared by copies.
"""

from __future__ import annotations

import functools
import gzip
import http.server
import json
import statistics
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import retrieval_evaluation
from playwright.sync_api import Browser, Page
from test_numbers import QUERIES
from test_search import HOSTILE

from rulewright.corpus.content import content_folder
from rulewright.corpus.model import Corpus
from rulewright.language import LANGUAGES, Language
from rulewright.language.folding import fold
from rulewright.search import words
from rulewright.search.analysis import index_terms, stem_keys
from rulewright.search.browser import browser_indexes, browser_meanings, browser_names
from rulewright.search.content import SearchContent
from rulewright.search.embeddings import read_embeddings
from rulewright.search.index import SearchIndex
from rulewright.situations.game_packages import GamePackages

pytestmark = pytest.mark.browser
IN_STEPS = pytest.mark.parametrize("step", [50, pytest.param(1, marks=pytest.mark.long)])
"""A sample of the texts and queries, or every one."""

OPEN = """async () => {
  const read = async (code) => (await fetch(`${code}.json`)).json();
  window.words = await import("./search/words.js");
  window.engine = await import("./search/engine.js");
  window.indexes = await Promise.all(["ko", "cs", "fi", "en"].map(read));
  window.meanings = await Promise.all(["ko", "cs", "fi", "en"].map((code) => read(`${code}-meanings`)));
  window.searches = Object.fromEntries(indexes.map((own, place) =>
    [own.language, new engine.Search([own, ...indexes.filter((index) => index !== own)], meanings[place])]));
}"""
ASK = """(asked) => asked.map(([language, query]) => {
  const { hits, suggestion } = searches[language].search(query, { limit: 10 });
  return { ids: hits.map((hit) => hit.id), suggestion, snippet: hits.map((hit) =>
    hit.snippet.map(([text, marked]) => (marked ? `**${text}**` : text)).join("")) };
})"""


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def indexes(corpus: Corpus, games: GamePackages, rules: Path) -> dict[str, str]:
    """What each language's search reads in the browser, by the names of the files."""
    content, known = SearchContent.load(rules, corpus, games), read_embeddings(rules, corpus.languages)
    made: dict[str, object] = {}
    for language, index in browser_indexes(content).items():
        made[language] = index
        made[f"{language}-names"] = browser_names(index)
        made[f"{language}-meanings"] = browser_meanings(index, content, known[language])
    return {name: json.dumps(each, ensure_ascii=False, separators=(",", ":")) for name, each in made.items()}


@pytest.fixture(scope="module")
def page(browser: Browser, indexes: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    folder = tmp_path_factory.mktemp("search")
    (folder / "search").symlink_to(content_folder("site") / "static" / "search")
    (folder / "index.html").write_text("<!doctype html><title>Search</title>", "utf-8")
    for name, index in indexes.items():
        (folder / f"{name}.json").write_text(index, "utf-8")
    handler = functools.partial(_Quiet, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = browser.new_page()
        page.set_default_timeout(120_000)
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        page.evaluate(OPEN)
        yield page
        page.close()
        server.shutdown()


@IN_STEPS
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_have_the_same_terms(page: Page, corpus: Corpus, language: Language, step: int) -> None:
    entries = list(corpus.entries.values())[::step]
    texts = [corpus.plain_text_of(entry.texts[language], entry.game) for entry in entries]
    script = "([hangul, texts]) => texts.map((text) => [...engine.indexTerms(text, hangul)].join(' '))"
    terms = page.evaluate(script, [language.is_hangul, texts])
    assert terms == [" ".join(index_terms(text, language)) for text in texts]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("twin", "own"),
    [
        ("fold", fold), ("letters", words.letters), ("initials", words.initials), ("words", words.words),
        ("clean", words.clean), ("grams", words.grams),
    ],
)  # fmt: skip
@IN_STEPS
def test_words_are_taken_apart_alike(page: Page, corpus: Corpus, twin: str, own: object, step: int) -> None:
    texts = [text.title for entry in corpus.entries.values() for text in entry.texts.values()]
    texts += [query.words for queries in retrieval_evaluation.judged_queries().values() for query in queries]
    texts = texts[::step] + [query for query in HOSTILE if query.isprintable()]
    assert callable(own)
    assert page.evaluate(f"(texts) => texts.map((text) => words.{twin}(text))", texts) == [own(text) for text in texts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_texts_has_the_same_stems(page: Page, corpus: Corpus, language: Language) -> None:
    texts = (corpus.plain_text_of(entry.texts[language], entry.game) for entry in corpus.entries.values())
    every = sorted({word for text in texts for word in words.words(text)})
    script = """([language, every]) => {
      const { lexicon } = searches[language].opened.get(language);
      return every.map((word) => lexicon.stemKeys(word));
    }"""
    stems = page.evaluate(script, [language, every])
    assert stems == [list(stem_keys(word, language)) for word in every]


def ranked(answers: list[list[str]], queries: list) -> list:
    """What becomes of the queries, each answered with the ids beside it."""
    remaining = iter(answers)
    return retrieval_evaluation.outcomes(lambda *_: next(remaining), queries)


@IN_STEPS
def test_the_judged_queries_are_answered_alike(page: Page, index: SearchIndex, step: int) -> None:
    """Without a stemmer the browser misses a form here and there: as good over all queries, the same in nearly all."""
    same, same_snippet = [], []
    theirs, ours = [], []
    for judged in retrieval_evaluation.judged_queries().values():
        queries = [query for query in judged if query.half == "held-back"][::step]
        answers = page.evaluate(ASK, [[query.language, query.words] for query in queries])
        expected = [index.search(query.words, query.language, limit=10).hits for query in queries]
        theirs += ranked([answer["ids"] for answer in answers], queries)
        ours += ranked([[hit.id for hit in hits] for hits in expected], queries)
        for (best, *_), answer in zip(expected, answers, strict=True):
            same.append(answer["ids"][:1] == [best.id])
            if same[-1]:
                same_snippet.append(answer["snippet"][0] == best.snippet)
    assert retrieval_evaluation.figures(theirs).recall >= retrieval_evaluation.figures(ours).recall - 0.01
    assert retrieval_evaluation.figures(theirs).mrr >= retrieval_evaluation.figures(ours).mrr - 0.01
    assert statistics.fmean(same) >= 0.98
    assert statistics.fmean(same_snippet) >= 0.95


def test_number_queries_have_the_same_hits_and_snippets(page: Page, index: SearchIndex) -> None:
    pairs = [(query["language"], f"{query['words']}") for query in QUERIES]
    expected = [index.search(words, Language(language), limit=3).hits for language, words in pairs]
    answers = page.evaluate(ASK, pairs)
    alike = [
        answer["ids"][:1] == [hits[0].id] and answer["snippet"][0] == hits[0].snippet
        for hits, answer in zip(expected, answers, strict=True)
    ]
    assert statistics.fmean(alike) >= 0.95


def test_suggestions_are_those_of_the_command_line(page: Page, index: SearchIndex) -> None:
    typed = [
        ("fi", "tasatulso"),
        ("en", "stnad-off"),
        ("ko", "대취"),
        ("cs", "příšrea"),
        ("cs", "osdu"),
        ("fi", "hyökkäys taistelu tasatulso"),
        ("en", "battles"),
    ]
    for (language, query), answer in zip(typed, page.evaluate(ASK, typed), strict=True):
        assert answer["suggestion"] == index.search(query, Language(language)).suggestion


def test_calculators_and_pages_are_those_of_the_command_line(page: Page, index: SearchIndex) -> None:
    typed = [
        ("en", "how do I get through the inner region"),
        ("cs", "porovnání postav"),
        ("cs", "rozdíly vydání"),
        ("fi", "todennäköisyys voittaa taistelu"),
        ("ko", "전투에서 이길 확률"),
    ]
    for (language, query), answer in zip(typed, page.evaluate(ASK, typed), strict=True):
        assert answer["ids"][:3] == [hit.id for hit in index.search(query, Language(language), limit=3).hits]
    opened = "() => searches.fi.search('todennäköisyys voittaa taistelu').hits[0].address"
    assert page.evaluate(opened) == "calculate/talisman/battle/"


@pytest.mark.parametrize(
    ("language", "typed", "first"),
    [
        ("fi", "tasatu", "attacks/stand-off"), ("en", "Stand-Off", "attacks/stand-off"),
        ("ko", "대치상", "attacks/stand-off"), ("cs", "nerozhodny vysl", "attacks/stand-off"),
        ("en", "cave warl", "board/warlocks-cave"),
    ],
)  # fmt: skip
def test_titles_are_suggested_without_an_index(page: Page, language: str, typed: str, first: str) -> None:
    script = """async ([language, typed]) => {
      const { Titles, read } = await import("./search/titles.js");
      const { hits } = new Titles(await read(`${language}-names.json`)).search(typed, { only: { game: "talisman" } });
      return hits.map((hit) => hit.id);
    }"""
    assert page.evaluate(script, [language, typed])[0] == f"talisman/{first}"
    assert page.evaluate(script, [language, "xyzzy"]) == page.evaluate(script, [language, ""]) == []


def test_hostile_queries_are_plain_text(page: Page) -> None:
    queries = [query for query in HOSTILE if "\ud800" not in query]
    for language in LANGUAGES:
        assert len(page.evaluate(ASK, [[language, query] for query in queries])) == len(queries)
    surrogates = "() => searches.en.search('\\ud800 stand-off \\udfff').hits[0].id"
    assert page.evaluate(surrogates) == "talisman/attacks/stand-off"


@IN_STEPS
@pytest.mark.parametrize("language", LANGUAGES)
def test_table_talk_has_the_same_vectors(page: Page, index: SearchIndex, language: Language, step: int) -> None:
    texts = [text.words for text in retrieval_evaluation.table_talk()[language]][::step]
    meanings = index.meanings(language)
    assert meanings is not None
    script = """([language, said]) => said.map((text) =>
        Array.from(searches[language].meanings.likeness(words.words(text)) ?? []))"""
    for text, vector in zip(texts, page.evaluate(script, [language, texts]), strict=True):
        own = meanings.likeness(words.words(text))
        assert vector == ([] if own is None else pytest.approx(own.tolist(), abs=1e-9))


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_table_talk_is_answered_as_well(page: Page, index: SearchIndex, language: Language) -> None:
    texts = retrieval_evaluation.table_talk()[language]
    answers = page.evaluate(ASK, [[language, text.words] for text in texts])
    ours = [[hit.id for hit in index.search(text.words, language).hits] for text in texts]
    assert retrieval_evaluation.figures(ranked([answer["ids"] for answer in answers], texts)).success >= (
        retrieval_evaluation.figures(ranked(ours, texts)).success - 0.02
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_of_a_language_takes_at_most_250_kb_a_game(
    indexes: dict[str, str], corpus: Corpus, language: Language
) -> None:
    assert len(gzip.compress(indexes[language].encode(), 9)) <= 250_000 * len(corpus.games)
    assert len(gzip.compress(indexes[f"{language}-meanings"].encode(), 9)) <= 110_000 * len(corpus.games)
    assert len(gzip.compress(indexes[f"{language}-names"].encode(), 9)) <= 28_000 * len(corpus.games)
