"""What a page must hold on a phone: axe finds nothing, nothing is wider than the window, controls can be touched."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

_AXE = Axe()


def violations(page: Page, *, colours: bool = True) -> list[str]:
    """What axe finds wrong with the page, each as the rule and the element that breaks it.

    Without `colours` contrast is left out, which takes axe half a minute on a page with thousands of words; the same
    styles are then looked at on a smaller page.
    """
    # What style sheets import it would load as if it stood beside the page.
    options = {"resultTypes": ["violations"], "preload": False, "rules": {"color-contrast": {"enabled": colours}}}
    if not page.evaluate("typeof axe !== 'undefined' && 'run' in axe"):  # a page may have an element of that id
        page.evaluate(_AXE.axe_script)
    found_violations: list[str] = page.evaluate(
        """options => axe.run(options).then(({ violations }) => violations.flatMap(
            each => each.nodes.map(node => `${each.id}: ${node.html.slice(0, 150)}`)))""",
        options,
    )  # and not all that axe looked at
    return found_violations


def fits(page: Page) -> bool:
    """Whether nothing makes the page scroll sideways."""
    return page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def small_targets(page: Page) -> list[str]:
    """The controls that are less than 44 px high, each with its height."""
    return page.evaluate(
        """() => [...document.querySelectorAll('button, input, summary, [role=combobox]')]
            .map(e => [e.closest('.react-aria-ComboBox, [data-testid$=Container], [data-testid$=Element], label'), e])
            .map(([box, e]) => [box || e, e])
            .map(([box, e]) => [box.getBoundingClientRect(), e])
            .filter(([r]) => r.width > 0 && r.height > 0 && r.height < 43.5)
            .map(([r, e]) => `${e.outerHTML.slice(0, 160)} ${r.height}`)"""
    )
