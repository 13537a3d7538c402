"""What Streamlit says by itself is said in the page's language: every word there is one that the language has."""

from __future__ import annotations

import re
from functools import cache
from itertools import product

import pytest
from playwright.sync_api import Page, expect
from streamlit_expanders import unfold

from rulewright.corpus.content import content_folder
from rulewright.language import LANGUAGES, Language
from rulewright.language.phrase import CATALOGS
from rulewright.server.labels import LABELS

pytestmark = [pytest.mark.browser, pytest.mark.site]

PAGES = (
    "view=situations",
    "view=battle&hero.battle_bonus=2&things=sword",
    "view=inner-journey",
    "view=combat",
    "view=forecast",
)
WORD = re.compile(r"[^\W\d_]{3,}")
NAMES = {"rulewright", *(word for each in LANGUAGES for word in WORD.findall(each.autonym.lower()))}
NO_SENTENCE = re.compile(r"^#.*|\$\w+|^[a-z][\w-]* =|^ +\.\w+ =|\{[^{}\n]*\}", re.MULTILINE)
"""What in a catalog is no word of a sentence: comments, ids, what is put in."""
SAID = """() => {
    const OURS = "script, style, noscript, textarea, code, [data-testid=stIconMaterial], [data-testid=stHtml], "
        + "[data-testid=stMarkdownContainer]";
    const told = new Set(), look = (root) => root.querySelectorAll("*").forEach((each) => {
        if (each.closest(OURS)) return;
        for (const name of ["aria-label", "title", "placeholder", "alt"]) told.add(each.getAttribute(name) ?? "");
        for (const child of each.childNodes) if (child.nodeType === Node.TEXT_NODE) told.add(child.data);
    });
    look(document);
    return [...told];
}"""


@cache
def words_of(language: Language) -> set[str]:
    """The words of the language's texts and sentences, as far as they are of Latin letters."""
    catalogs = [*CATALOGS.glob(f"{language}/*.ftl"), *CATALOGS.parents[1].glob(f"games/*/locales/{language}/*.ftl")]
    texts = (content_folder("rules") / language).rglob("*.md")
    found = {word for file in texts for word in WORD.findall(file.read_text("utf-8").lower())}
    for file in catalogs:
        if file.stem == "terminal":
            continue  # it quotes what is typed on the command line
        found |= set(WORD.findall(NO_SENTENCE.sub(" ", NO_SENTENCE.sub(" ", file.read_text("utf-8"))).lower()))
    return found | NAMES


def foreign(page: Page, language: Language) -> set[str]:
    """What Streamlit says on the page, shown or not, with words that its language does not have."""
    return {each for each in page.evaluate(SAID) if set(WORD.findall(each.lower())) - words_of(language)}


def wait(page: Page) -> None:
    """Waits until the page is drawn and its answer, which would close a list, has come."""
    page.wait_for_timeout(500)
    expect(page.locator(".rw-working")).to_have_count(0, timeout=60_000)
    expect(page.locator('[data-test-script-state="notRunning"]')).to_be_visible(timeout=60_000)


@pytest.mark.sampled(16)
@pytest.mark.parametrize(("language", "address"), list(product((Language.CS, Language.KO, Language.FI), PAGES)))
def test_nothing_is_said_in_english(page: Page, language: Language, address: str) -> None:
    page.goto(f"/calculate/?lang={language}&{address}")
    wait(page)
    told = foreign(page, language)
    for field in page.locator(".react-aria-ComboBox:visible").all()[:1]:
        field.scroll_into_view_if_needed()
        field.get_by_role("button").last.click()
        expect(page.get_by_role("listbox")).to_be_visible()
        told |= foreign(page, language)
        page.keyboard.type("qqzzx")
        expect(page.get_by_role("option")).to_have_count(1)  # which says that there is none
        told |= foreign(page, language)
        page.keyboard.press("Escape")
    for part in page.get_by_test_id("stExpander").all():
        if part.is_visible() and part.locator("details[open]").count() == 0:
            unfold(part.locator("summary").first)
            wait(page)
    page.locator(".st-key-share label").click()
    expect(page.get_by_test_id("stCode")).to_be_visible()
    told |= foreign(page, language)
    assert told == set()


@pytest.mark.parametrize("language", [Language.CS, Language.KO, Language.FI])
def test_what_streamlit_says_in_english_is_none_of_the_languages_words(language: Language) -> None:
    known = {label for label in LABELS if not set(WORD.findall(label.lower())) - words_of(language)}
    assert known == set()


def test_what_streamlit_says_follows_a_change_of_the_language(page: Page) -> None:
    page.goto("/calculate/?lang=cs&view=battle")
    more = page.get_by_test_id("stNumberInputStepUp").first
    for name, label in (("Suomi", "Suurenna"), ("English", "Increase"), ("한국어", "늘리기"), ("Čeština", "Zvýšit")):
        page.get_by_role("radio", name=name, exact=True).click()
        expect(more).to_have_attribute("aria-label", label)


def test_a_new_label_would_be_found(page: Page) -> None:
    page.goto("/calculate/?lang=fi")
    expect(page.locator(".rw-head")).to_be_visible()
    assert not foreign(page, Language.FI)
    page.evaluate("document.querySelector('[data-testid=stMain]').title = 'Toggle fullscreen'")
    assert foreign(page, Language.FI) == {"Toggle fullscreen"}


def test_words_of_the_page_itself_are_left_as_they_are(page: Page) -> None:
    page.goto("/calculate/?lang=fi")
    expect(page.locator(".rw-head")).to_be_visible()
    page.evaluate("document.querySelector('.rw-brand span').textContent = 'No results'")
    page.evaluate("document.querySelector('.rw-theme').title = 'Remove <b>$&</b> {}'")
    expect(page.locator(".rw-theme")).to_have_attribute("title", "Poista: <b>$&</b> {}")
    expect(page.locator(".rw-brand span")).to_have_text("No results")
