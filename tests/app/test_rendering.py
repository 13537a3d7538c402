"""Rule texts as the app hands them to Streamlit."""

from __future__ import annotations

import importlib
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest

from rulewright.content import content_folder
from rulewright.corpus import load_corpus
from rulewright.language import Language


def test_links_are_words_and_other_marks_are_escaped(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(content_folder("app")))
    rendering = importlib.import_module("rendering")
    corpus = load_corpus(small)
    entry = corpus.entries["game/attacks/stand-off"]
    body = "A {rule}`tie <attacks/battle>`, <b>not</b> $5$.\n"
    texts = MappingProxyType({Language.EN: replace(entry.texts[Language.EN], body=body)})
    link = "[tie](/reference/en/game/attacks/battle/)"
    assert rendering.entry_markdown(replace(entry, texts=texts), corpus, Language.EN) == (
        f"A {link}, \\<b>not\\</b> \\$5\\$.\n"
    )
