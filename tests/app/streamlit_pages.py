"""The app's pages without a browser: opened by their addresses, read as what they show."""

from __future__ import annotations

import re
from html import unescape
from itertools import product

from markdown_it import MarkdownIt
from streamlit.testing.v1 import AppTest

from rulewright.corpus.content import content_folder, rules_folder
from rulewright.situations.game_packages import GamePackages

MAIN = content_folder("app") / "main.py"
PREFIX = "unfolded:"
EXPLANATIONS = ("guide", "fractions", "cases:0", "cases:1", "cases:2", "why")


def opened(**parameters: str) -> AppTest:
    """The page at an address with these parameters, run once without a fault; what explains an answer is unfolded."""
    app = AppTest.from_file(str(MAIN), default_timeout=300)
    for name, value in parameters.items():
        app.query_params[name] = value
    for game, part in product(GamePackages.from_folder(rules_folder()), EXPLANATIONS):
        app.session_state[f"{PREFIX}{game}/{parameters.get('view')}:{part}"] = True
    app.run()
    assert not app.exception
    return app


def unfolded(app: AppTest) -> AppTest:
    """The same page with all its parts open, those inside others too."""
    while closed := [each.key for each in app.expander if not app.session_state[each.key]]:
        for key in closed:
            app.session_state[key] = True
        app.run()
        assert not app.exception
    return app


def parameter(app: AppTest, name: str) -> str:
    """A parameter of the address where the page is now."""
    value = app.query_params[name]
    return value if isinstance(value, str) else value[0]


def html(app: AppTest) -> str:
    """The page's own HTML."""
    return "".join(element.proto.body for element in app.get("html"))


def text(app: AppTest) -> str:
    """The words of the page's own HTML."""
    return unescape(re.sub(r"<[^>]+>", " ", html(app)))


def shown(markdown: str) -> str:
    """The words that a line of Markdown shows."""
    return "".join(token.content for token in MarkdownIt("commonmark").parseInline(markdown)[0].children or ())
