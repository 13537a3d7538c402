"""Rule texts as the app shows them."""

from __future__ import annotations

import importlib
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest

from rulewright.content import content_folder
from rulewright.corpus import load_corpus
from rulewright.language import Language


def test_links_and_icons_are_marked_words_and_marks_of_html_are_text(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(content_folder("app")))
    rulecards = importlib.import_module("rulecards")
    corpus = load_corpus(small)
    entry = corpus.entries["game/attacks/stand-off"]
    body = "A {rule}`tie <attacks/battle>` at {icon}`2 energy <energy>`, <b>not</b> $5$.\n"
    texts = MappingProxyType({Language.EN: replace(entry.texts[Language.EN], body=body)})
    assert rulecards.entry_html(replace(entry, texts=texts), corpus, Language.EN) == (
        '<p>A <a href="/reference/en/game/attacks/battle/">tie</a> at '
        '<span class="symbol symbol-energy">2 energy</span>, &lt;b&gt;not&lt;/b&gt; $5$.</p>\n'
    )
