"""The calculators' app, an ordinary Streamlit application, as a part of the server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import streamlit
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from streamlit.starlette import App

from rulewright.corpus.content import content_folder
from rulewright.server.headers import POLICY, calculators_policy

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

CALCULATORS = "/calculate"
"""The app's path, the same as `baseUrlPath` in its configuration."""


def calculators_app() -> App:
    """Streamlit's application over `app/main.py`, whose pages may run Streamlit's own scripts and no others."""
    page = Path(streamlit.__file__).parent / "static" / "index.html"
    policy = calculators_policy(page.read_text("utf-8"))
    return App(content_folder("app") / "main.py", middleware=[Middleware(_Policy, policy=policy)])


class _Policy:
    """Adds a Content-Security-Policy to every response of Streamlit, and removes its access for other origins."""

    def __init__(self, app: ASGIApp, policy: str) -> None:
        self.app = app
        self._policy = policy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""

        async def with_policy(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers[POLICY] = self._policy
                del headers["Access-Control-Allow-Origin"]
            await send(message)

        await self.app(scope, receive, with_policy)
