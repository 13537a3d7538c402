"""Whoever makes a link can put nothing onto the page of who opens it but words: no picture, no link, no markup."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from typing import Any

import pytest
from markdown_it import MarkdownIt
from streamlit.testing.v1 import AppTest
from streamlit_pages import MAIN, html, opened, shown

from rulewright.situations.game_packages import GamePackages

pytestmark = pytest.mark.thorough

HOST = "evil.example"
HOSTILE = (
    f"![i](http://{HOST}/p)",
    f"[t](http://{HOST})",
    f"http://{HOST}/p",
    f"www.{HOST}",
    f"a@{HOST}",
    f"<http://{HOST}>",
    f"<img src=http://{HOST}/p>",
    f'"><a href="http://{HOST}">',
    f"a\n\n![i][r]\n\n[r]: http://{HOST}/p",
    f"a` ![i](http://{HOST}/p) `` b",
    f"\\![i](http\\://{HOST}/p)",
    f"**a** _b_ ~c~ $d$ :red[e] :smile: :material/home: # f | ![i][{HOST}]",
)
GENERAL = ("lang", "view", "q", "share", "play", "mode", "answers", "beside")
MARKDOWN = ("body", "label", "help", "content")
"""The parts of Streamlit's elements that its page reads as Markdown."""
FOUND_IN_WORDS = re.compile(r"https?://|www\.|[\w.+-]+@[\w-]+\.\w|:[\w+-]+(/\w+)?:", re.IGNORECASE)
"""What Streamlit's page makes links and pictures of, besides."""


def markdown(app: AppTest) -> Iterator[str]:
    """All that the page shows as Markdown."""
    for element in app._tree:
        proto = getattr(element, "proto", None)
        if proto is not None and element.type not in ("html", "code", "bidi_component"):
            yield from _texts(proto)


def _texts(proto: Any) -> Iterator[str]:
    for field, value in proto.ListFields():
        if field.name in MARKDOWN and isinstance(value, str):
            yield value
        elif field.name == "options" and field.message_type is not None:
            for each in value:
                yield from _texts(each)


def markup(text: str) -> set[str]:
    """What Markdown becomes beside words; our own labels have bold words, and lines."""
    found = set()
    for block in MarkdownIt("commonmark", {"linkify": False}).enable(["table", "strikethrough"]).parse(text):
        found.add(block.type)
        for token in block.children or ():
            found.add(token.type)
            if token.type == "text" and (match := FOUND_IN_WORDS.search(token.content)):
                found.add(match[0])
    return found - {"text", "inline", "paragraph_open", "paragraph_close", "softbreak", "hardbreak", "code_inline"}


class Elements(HTMLParser):
    """The elements of HTML that hold the hostile host."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if any(HOST in (value or "") for _, value in attributes):
            self.found.append(tag)


def assert_only_words(app: AppTest) -> None:
    for text in markdown(app):
        bold = {"strong_open", "strong_close"} if text.startswith("**") else set()
        assert markup(text) <= bold, text
    assert not Elements(html(app)).found


def hostile(text: str, **more: str) -> Mapping[str, str]:
    """A link with this text for everything that has no sense of its own in it, and for what nobody knows."""
    return {**dict.fromkeys(GENERAL, text), text: text, **more}


def test_markup_is_recognised() -> None:
    """The test itself: each of the texts is more than words where nothing is done about it."""
    assert [text for text in HOSTILE if not markup(text) and not Elements(text).found] == []
    assert not markup("Nothing found for “stand-off”. See `rulewright search`.")


@pytest.mark.sampled(4)
@pytest.mark.parametrize("text", HOSTILE)
def test_links_of_nothing_but_markup(text: str) -> None:
    assert_only_words(opened(**hostile(text)))
    assert_only_words(opened(lang="en", view="combat", cards=text))
    assert_only_words(opened(lang="en", view="battle", play="table", answers=text))


@pytest.mark.parametrize("step", [5, pytest.param(1, marks=pytest.mark.long)])
def test_links_to_calculators(games: GamePackages, step: int) -> None:
    assert_only_words(opened(**hostile(HOSTILE[0], lang="ko", view="situations")))
    for situation in list(games.catalogue.situations.values())[::step]:
        named = situation.named_input().fields if situation.named_input is not None else ()
        fields = dict.fromkeys((*situation.form_defaults, *(field.path for field in named)), HOSTILE[0])
        name = situation.id.split("/")[1]  # as in links, where no game before has one of that name
        assert_only_words(opened(**hostile(HOSTILE[0], lang="en", view=name, **fields)))


@pytest.mark.parametrize(
    "field", ["hand", "deck", "sequence", "line", "encounter.keys", "encounter.table", "encounter.opportunity"]
)
def test_texts_that_cannot_be_read(field: str) -> None:
    assert_only_words(opened(lang="en", view="combat", **{field: HOSTILE[0]}))
    assert_only_words(opened(lang="en", view="combat", play="table", beside=f"{field}={HOSTILE[0]}"))


@pytest.mark.parametrize("play", ["table", "odds"])
@pytest.mark.parametrize("names", [(f"www.{HOST}", "*a*", "_a_"), ("`a`", "$a$", "~a~"), ("<b", "# a", "!a & b")])
def test_cards_may_have_any_name_and_are_shown_by_it(names: tuple[str, ...], play: str) -> None:
    cards = "\n".join(f"{name} = 1:m" for name in names)
    app = opened(lang="en", view="combat", play=play, cards=cards, hand=", ".join(names), deck="", sequence="")
    assert not [each.value for each in (*app.warning, *app.error)]
    assert_only_words(app)


def test_no_more_is_told_wrong_of_a_link_than_anybody_reads() -> None:
    app = opened(lang="en", view="battle", **{f"unknown{number}": "x" for number in range(300)})
    assert len(app.warning) == 10


def test_names_stand_as_they_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(MAIN.parent))
    from sentences import literal

    for name in (*HOSTILE, "stand-off", "1. a", "- a", "# a", "a_b_c", "100 %", "", "`", "``a`` www.b `"):
        assert shown(literal(name)).strip() == " ".join(name.split())
        assert not markup(literal(name))
