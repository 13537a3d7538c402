"""The app's pages without a browser: opened by their addresses, read as what they show."""

from __future__ import annotations

import re
from html import unescape

from streamlit.testing.v1 import AppTest

from rulewright.content import content_folder

MAIN = content_folder("app") / "main.py"


def opened(**parameters: str) -> AppTest:
    """The page at an address with these parameters, run once without a fault."""
    app = AppTest.from_file(str(MAIN), default_timeout=300)
    for name, value in parameters.items():
        app.query_params[name] = value
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
