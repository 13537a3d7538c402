"""Rule texts as the app shows them."""

from __future__ import annotations

import importlib
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType, ModuleType

import pytest

from rulewright.corpus.content import content_folder
from rulewright.corpus.loading import load_corpus
from rulewright.corpus.model import Corpus
from rulewright.language import Language


@pytest.fixture
def rulecards(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(content_folder("app")))
    return importlib.import_module("rulecards")


def test_what_a_language_lacks_is_marked_wherever_it_unfolds(partly_finnish: Path, rulecards: ModuleType) -> None:
    corpus = load_corpus(partly_finnish)
    battle, finnish = corpus.entries["game/attacks/battle"], Language.FI
    shown = rulecards.rule(battle.id, corpus, finnish)
    assert '<span><span lang="cs">Battle cs</span></span> <small lang="fi">tšekiksi</small>' in shown
    assert (
        '<div class="rw-rule-text"><div lang="cs"><p>Roll 1 die. A <a href="/reference/fi/game/attacks/stand-off/">tie'
    ) in shown
    assert '<p><a href="/reference/fi/game/attacks/battle/">Avaa' in shown
    assert "<span>Taistelu</span> <small" in rulecards.rule(battle.id, corpus, finnish, title="Taistelu")
    own = rulecards.rule("game/attacks/stand-off", corpus, finnish)
    assert ("lang=" in own, "<span>Stand-off fi</span>" in own) == (False, True)


def test_an_answer_says_what_it_rests_on(corpus: Corpus, rulecards: ModuleType) -> None:
    ours, rule = corpus.entries["tainted-grail/faq/first-day"], corpus.entries["talisman/attacks/stand-off"]
    label = '<p lang="fi"><small>Oma tulkintamme: sääntökirjat jättävät asian auki</small></p>'
    assert label in rulecards.rule(ours.id, corpus, Language.FI)
    assert "<small>" not in rulecards.rule(rule.id, corpus, Language.FI)


def test_links_and_icons_are_marked_words_and_marks_of_html_are_text(small: Path, rulecards: ModuleType) -> None:
    corpus = load_corpus(small)
    entry = corpus.entries["game/attacks/stand-off"]
    body = "A {rule}`tie <attacks/battle>` at {icon}`2 energy <energy>`, <b>not</b> $5$.\n"
    texts = MappingProxyType({Language.EN: replace(entry.texts[Language.EN], body=body)})
    assert rulecards.document_html(replace(entry, texts=texts), corpus, Language.EN) == (
        '<p>A <a href="/reference/en/game/attacks/battle/">tie</a> at '
        '<span class="symbol symbol-energy">2 energy</span>, &lt;b&gt;not&lt;/b&gt; $5$.</p>\n'
    )


def test_difference_that_is_cited_unfolds_into_what_the_books_say(
    corpus: Corpus, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(content_folder("app")))
    rulecards = importlib.import_module("rulecards")
    cited = "talisman/differences/timed-sudden-death"
    html = rulecards.rule(cited, corpus, Language.FI)
    assert f"<summary><span>{corpus.differences[cited].texts[Language.FI].title}</span>" in html
    assert "<p><strong>koreankielinen sääntökirja</strong></p>" in html
    assert f'<a href="/reference/fi/{cited}/">' in html
