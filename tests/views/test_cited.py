"""What an answer cites is there to be read: a title, a text and a page, for readers of every language."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from rulewright.corpus.model import Corpus
from rulewright.language import LANGUAGES, Language
from rulewright.reference.pages import pages
from rulewright.situations.game_packages import GamePackages
from rulewright.views.entry_json import build_document_json

REQUESTS = Path(__file__).parents[1] / "sentences" / "requests"
SITUATIONS = sorted(str(path.relative_to(REQUESTS).with_suffix("")) for path in REQUESTS.glob("*/*.toml"))


def cited(answer: object) -> Iterator[str]:
    """The ids that an answer's JSON names: under `entry` and `entries`, however deep."""
    if isinstance(answer, Mapping):
        for key, value in answer.items():
            if key == "entry" and isinstance(value, str):
                yield value
            elif key == "entries" and isinstance(value, list):
                yield from (each for each in value if isinstance(each, str))
            else:
                yield from cited(value)
    elif isinstance(answer, list | tuple):
        for each in answer:
            yield from cited(each)


@pytest.mark.sampled(6)
@pytest.mark.thorough
@pytest.mark.parametrize("situation", SITUATIONS)
def test_whatever_is_cited_can_be_read_in_every_language(situation: str, games: GamePackages, corpus: Corpus) -> None:
    known = pages(corpus, games)
    cases = tomllib.loads((REQUESTS / f"{situation}.toml").read_text("utf-8"))["case"]
    entries = {
        id_
        for case in cases
        for id_ in cited(games.catalogue.resolve({"situation": situation, **case["request"]}).as_json())
    }
    variants = games.catalogue.situations[situation].variants.values()
    entries |= {f"{situation.split('/', maxsplit=1)[0]}/{variant.entry}" for variant in variants}
    assert entries
    for id_ in sorted(entries):
        document = corpus.document(id_)
        assert document.id == id_
        assert id_ in known
        for language in LANGUAGES:
            document_json = build_document_json(document, corpus, games, language)
            assert (document_json["id"], document_json["title"]) == (id_, corpus.title(id_, language))
            assert document_json["title"] != id_
            assert document_json["text"]
            assert document_json["url"] == f"/reference/{language}/{id_}/"


@pytest.mark.parametrize("language", LANGUAGES)
def test_answer_cites_the_difference_that_it_rests_on(run: Callable, corpus: Corpus, language: Language) -> None:
    cases = tomllib.loads((REQUESTS / "tainted-grail/start-of-day.toml").read_text("utf-8"))["case"]
    (request,) = (case["request"] for case in cases if case["name"] == "without-menhir")
    request_json = json.dumps({"situation": "tainted-grail/start-of-day", **request})
    (difference,) = corpus.differences.keys() & set(cited(run("resolve", "-", "--json", stdin=request_json).json))
    printed = run("resolve", "-", "--lang", language, stdin=request_json)
    assert printed.status == 0
    title = corpus.title(difference, language)
    assert "".join(title.split()) in "".join(printed.out.split())
