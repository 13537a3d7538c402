"""A question at the table typed into the search: the answer above the hits, as it was understood."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from accessibility import violations

pytestmark = [pytest.mark.browser, pytest.mark.site]


def test_a_question_at_the_table_is_answered_above_the_rules(page: Page) -> None:
    """Strength 4 and a 3 on the die against the Ogre's 5: 7 beats 6 to 11 on a 1 alone; a reroll of it with fate."""
    page.goto("/reference/en/search/?q=strength+4+and+one+fate+against+the+ogre,+I+rolled+a+3")
    answer = page.locator(".search-answer")
    expect(answer.locator(".calculator-summary")).to_contain_text("chance of winning")
    chips = answer.locator(".chips li:not(.assumed)").all_inner_texts()
    assert chips == [
        "Your Strength: 4", "Your fate tokens: 1 (one fate)", "Creature's Strength: 5 (ogre)", "Your die, if rolled: 3",
    ]  # fmt: skip
    assert "Your lives: 4" in answer.locator(".chips .assumed").all_inner_texts()
    assert violations(page) == []
    told = answer.locator(".calculator-summary").inner_text()
    answer.get_by_role("link").click()
    expect(page.get_by_label("Your Strength")).to_have_value("4")
    expect(page.locator(".calculator-summary")).to_have_text(told)


@pytest.mark.parametrize("question", ["can I heal above my starting lives?", "stand-off", ""])
def test_a_question_about_a_rule_shows_no_calculator(page: Page, question: str) -> None:
    page.goto("/reference/en/search/")
    page.get_by_role("searchbox").last.fill(question or "strength 4 against 5")
    if not question:
        expect(page.locator(".search-answer")).to_contain_text("%")
    page.get_by_role("searchbox").last.fill(question)
    expect(page.locator(".search-hits > li" if question else ".search-near")).not_to_have_count(0)
    page.wait_for_timeout(2_000)
    expect(page.locator(".search-answer")).to_be_empty()
