"""A corpus as bytes, for another process of the same program, or for one in a browser."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import IO, Any

from rulewright.corpus.model import Corpus, Text
from rulewright.language.translations import Translations


def pickled_into(file: IO[bytes], content: object) -> None:
    """Writes what holds a corpus; Python by itself pickles no read-only mapping."""
    pickler = pickle.Pickler(file, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = {MappingProxyType: lambda content: (_read_only, (dict(content),))}
    pickler.dump(content)


def for_answers(corpus: Corpus) -> Corpus:
    """What answers look at of the rules: what everything is called, without what is only read."""
    return Corpus(
        {game.id: replace(game, changes=(), books={}) for game in corpus.games.values()},
        {
            each.id: replace(
                each,
                see=(),
                sources=(),
                file="",
                line=0,
                term=None,
                question=None,
                restored={},
                texts=_names(each.texts),
            )
            for each in corpus.entries.values()
        },
        {
            each.id: replace(each, passages=(), file="", line=0, texts=_names(each.texts))
            for each in corpus.differences.values()
        },
        corpus.redirects,
        {},
    )


def _names(texts: Translations[Text]) -> Translations[Text]:
    return texts.map(lambda text: replace(text, body="", file="", body_line=0))


def _read_only(content: dict[Any, Any]) -> Mapping[Any, Any]:
    return MappingProxyType(content)
