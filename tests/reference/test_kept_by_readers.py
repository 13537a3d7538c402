"""Pages work whatever their address ends with, and whatever stands under the names where they keep readers' choices."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

pytestmark = [pytest.mark.browser, pytest.mark.site]
fuzzed = settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], deadline=None)
ANYTHING = st.sampled_from(
    [
        "",
        "constructor",
        "__proto__",
        "dark",
        '"dark"',
        "null",
        "[]",
        "fi,ko",
        "ko,constructor,,__proto__",
        "x" * 100_000,
    ]
) | st.text(max_size=9).map(lambda text: text.encode("utf-8", "replace").decode())
KEYS = ("theme", "rulewright-columns", "rulewright-game", "rulewright-language", "rulewright.decks")
ENDS = st.sampled_from(["", "#", "#%", "#%ff", "#battle", "#__proto__", '#"]', "?columns=%ff", "?columns=ko#%", "?q=%"])
PATHS = ("", "duel/", "duel/attacks/battle/", "duel/differences/who-rolls/", "search/")


@pytest.fixture(scope="module")
def reader(browser: Any, address: str) -> Any:
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.goto(f"{address}fi/")
    yield page
    context.close()


@fuzzed
@given(path=st.sampled_from(PATHS), end=ENDS, stored=st.dictionaries(st.sampled_from(KEYS), ANYTHING))
def test_a_page(reader: Any, address: str, path: str, end: str, stored: dict[str, str]) -> None:
    errors: list[str] = []

    def heard(error: Any) -> None:
        errors.append(str(error))

    reader.evaluate("kept => { localStorage.clear(); Object.assign(localStorage, kept); }", stored)
    reader.on("pageerror", heard)
    reader.goto("about:blank")  # or a new end alone would load nothing
    reader.goto(f"{address}fi/{path}{end}")
    button = reader.locator(".theme-button")
    words = {button.get_attribute(f"data-{theme}") for theme in ("auto", "light", "dark")}
    assert button.inner_text() in words
    button.click()
    assert button.inner_text() in words
    reader.remove_listener("pageerror", heard)
    assert errors == []


@pytest.mark.parametrize("path", ["", "fi/"])
def test_the_landing_page_leads_somewhere(reader: Any, address: str, path: str) -> None:
    for language in ("constructor", "xx", "FI-fi", "\ud800".encode("utf-8", "replace").decode()):
        reader.evaluate("language => { localStorage['rulewright-language'] = language; }", language)
        reader.goto(f"{address}{path}")
        reader.wait_for_url(lambda url: url.removeprefix(address).split("/")[0] in ("ko", "cs", "fi", "en"))
