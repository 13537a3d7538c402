"""Streamlit's expanders, which grow for a while after a tap and move what stands in and below them."""

from __future__ import annotations

from playwright.sync_api import Locator

_AT_REST = "document.getAnimations().every((each) => each.playState !== 'running')"


def unfold(heading: Locator) -> None:
    """Opens the expander with this heading and waits until nothing on the page moves any more."""
    heading.click()
    heading.page.wait_for_timeout(100)
    while not heading.page.evaluate(_AT_REST):  # `wait_for_function` would have the page run words as a script
        heading.page.wait_for_timeout(50)
