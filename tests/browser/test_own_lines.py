"""The rulebooks' own lines on the pages of the reference: where this machine has them, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from accessibility import fits, small_targets, violations

pytestmark = [pytest.mark.browser, pytest.mark.site]

STAND_OFF = "talisman/attacks/stand-off"


def record_requests(page: Page) -> list[str]:
    """The addresses of lines that the page asks for from now on."""
    urls: list[str] = []
    page.on("request", lambda request: urls.append(request.url) if "/passages/" in request.url else None)
    return urls


def test_they_unfold_below_where_the_rule_stands(page: Page) -> None:
    page.goto(f"/reference/cs/{STAND_OFF}/")
    folded = page.locator(".about details", has_text="Doslovné znění pravidel")
    expect(folded.locator("blockquote").first).to_be_hidden()
    folded.locator("summary").click()
    korean, finnish = folded.locator("figure").nth(0), folded.locator("figure").nth(1)
    expect(korean.locator("figcaption")).to_have_text("Korejská pravidla")
    expect(korean.locator("blockquote")).to_have_text("지어낸 줄 하나.\n지어낸 줄 둘.", use_inner_text=True)
    expect(korean.locator("blockquote")).to_have_attribute("lang", "ko")
    expect(finnish.locator("blockquote")).to_have_text("<b>keksitty</b> & rivi")
    assert violations(page) == []
    assert fits(page)
    assert small_targets(page) == []


def test_a_difference_has_them_too(page: Page) -> None:
    page.goto("/reference/en/talisman/differences/alignment-any-turn/")
    page.get_by_text("In the rulebook's own words").click()
    expect(page.locator("figure blockquote")).to_have_text("vymyšlený řádek")


def test_a_rule_without_any_says_nothing(page: Page) -> None:
    with page.expect_response("**/passages/**") as reply:
        page.goto("/reference/en/talisman/attacks/battle-compare/")
    assert reply.value.json() == []
    expect(page.get_by_text("In the rulebook's own words")).to_be_hidden()


@pytest.mark.parametrize(("cookie", "times"), [(None, 0), ("rulewright-passages=1", 1)])
def test_pages_ask_only_where_the_server_says_so(
    tab: Callable[..., Page], server: str, cookie: str | None, times: int
) -> None:
    page = tab()

    def from_elsewhere(route: Route) -> None:
        served = page.request.get(route.request.url.replace("http://rules.example", server))
        headers = {name: value for name, value in served.headers.items() if name != "set-cookie"}
        route.fulfill(response=served, headers=headers)

    page.route("http://rules.example/**", from_elsewhere)
    urls = record_requests(page)
    page.goto("http://rules.example/reference/fi/")
    if cookie:
        page.evaluate("cookie => { document.cookie = cookie + '; path=/'; }", cookie)
    page.goto(f"http://rules.example/reference/fi/{STAND_OFF}/")
    expect(page.locator("details.passages")).to_have_count(1)
    page.wait_for_load_state("networkidle")
    assert len(urls) == times
    expect(page.locator("details.passages")).to_be_visible(visible=bool(times))
