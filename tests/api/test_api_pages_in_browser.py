"""The pages for people, the API's documentation and the one at a wrong address, on a phone and for everybody."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page
from starlette.applications import Starlette
from starlette.routing import Mount

from accessibility import fits, violations
from rulewright.language import LANGUAGES, Language
from rulewright.server.api.application import API_PATH, api_application
from rulewright.server.library import Library
from rulewright.server.not_found import not_found
from server_thread import address, threaded

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def site(library: Library) -> Iterator[str]:
    """The address of a server with the API, and nothing anywhere else."""

    async def nothing(scope: dict, receive: object, send: object) -> None:
        if scope["type"] == "http":
            await not_found(scope["path"], Language(scope["path"][1:3]))(scope, receive, send)

    app = Starlette(routes=[Mount(API_PATH, api_application(library)), Mount("", nothing)])
    with threaded(app, library.workers.settings) as running:
        yield "http://{}:{}".format(*address(running))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit_a_phone_ask_no_other_host_and_axe_finds_nothing(
    tab: Callable[..., Page], site: str, language: Language, scheme: str
) -> None:
    page = tab(color_scheme=scheme)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on(
        "request",
        lambda request: None if request.url.startswith((site, "data:")) else problems.append(request.url),
    )
    for path in (f"/api/docs?lang={language}", f"/{language}/nothing"):
        page.goto(site + path)
        assert page.locator("html").get_attribute("lang") == language
        assert fits(page)
        assert violations(page) == [], path
        for link in page.locator("nav a, main > p > a").all():
            assert link.bounding_box()["height"] >= 44
    assert problems == []
