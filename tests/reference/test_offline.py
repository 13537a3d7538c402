"""A language on the device: stored whole, read without a network, renewed when a newer one is announced."""

from __future__ import annotations

import gzip
import json

import pytest

from rulewright.language import LANGUAGES, Language
from rulewright.reference.build import build_site

pytestmark = [pytest.mark.browser, pytest.mark.site]


@pytest.fixture
def service_workers():
    return "allow"


@pytest.fixture
def stored(tab):
    """Opens an address and waits until its language is stored on the device."""

    def open_(address, page=None):
        page = page or tab()
        page.goto(address)
        page.locator(".offline-note:has-text('MB'), .offline-note:has-text('Mt')").wait_for()
        return page

    return open_


def test_the_whole_language_is_read_without_a_network(stored, address):
    page = stored(f"{address}cs/")
    page.context.set_offline(True)
    for path, heading in (
        ("duel/attacks/battle/", "Boj"),
        ("duel/attacks/battle/index.html?x=1", "Boj"),
        ("duel/attacks/battle", "Boj"),
        ("duel/differences/who-rolls/", "Kdo hází"),
        ("duel/a-z/", "Rejstřík A–Ž"),
        ("", "Co říkají pravidla?"),
    ):
        page.goto(f"{address}cs/{path}")
        assert page.locator("h1").inner_text() == heading
        assert page.evaluate("getComputedStyle(document.querySelector('.site-header')).position") == "sticky"
    page.goto(f"{address}cs/duel/attacks/battle/")
    page.hover("article a.reference >> nth=0")
    page.locator("#preview").wait_for()


def test_what_is_not_stored_says_so_in_the_readers_language(stored, address):
    page = stored(f"{address}fi/")
    page.context.set_offline(True)
    page.goto(f"{address}fi/duel/nothing/")
    assert page.evaluate("document.documentElement.lang") == "fi"
    assert "eikä verkkoyhteyttä ole" in page.locator("main").inner_text()
    page.locator("main a").click()
    assert page.url == f"{address}fi/"


def test_languages_read_side_by_side_are_stored_too(stored, address):
    page = stored(f"{address}en/duel/attacks/battle/")
    page.locator(".parallel-choice button[lang=ko]").click()
    page.evaluate(
        "async () => { while (!(await navigator.serviceWorker.getRegistrations()).some("
        "each => each.scope.endsWith('/ko/') && each.active)) await new Promise(done => setTimeout(done, 50)); }"
    )
    page.context.set_offline(True)
    page.goto(f"{address}en/duel/attacks/stand-off/")
    page.locator(".parallel-column[lang=ko] h2").first.wait_for()
    page.goto(f"{address}ko/duel/board/")
    assert page.locator("h1").inner_text() == "게임판"


def test_a_newer_version_announces_itself(stored, serve, standing, duel, project, edit):
    with serve(standing) as address:
        page = stored(f"{address}fi/duel/attacks/battle/")
        edit(duel / "fi" / "duel" / "attacks" / "battle.md", "Iacta 1 alea.", "Iacta 2 aleas.")
        build_site(duel, project, standing, LANGUAGES, report=lambda _: None)
        page.reload()
        page.locator(".offline-update button").wait_for()
        assert "Iacta 1 alea." in page.locator("article").inner_text()
        page.locator(".offline-update button").click()
        page.get_by_text("Iacta 2 aleas.").wait_for()
        assert page.locator(".offline-update button").count() == 0
        assert len(page.evaluate("caches.keys()")) == 1


def test_a_page_says_how_much_is_stored(stored, built, address):
    page = stored(f"{address}en/")
    sizes = json.loads((built / "en" / "offline.json").read_text("utf-8"))
    in_store = page.evaluate(
        "async () => { const cache = await caches.open((await caches.keys())[0]); let sum = 0, files = 0;"
        " for (const key of await cache.keys()) {"
        " sum += (await (await cache.match(key)).arrayBuffer()).byteLength; files += 1; } return [files, sum]; }"
    )
    assert in_store == [sizes["files"], sizes["stored"]]
    assert f"{sizes['stored'] / 1e6:.1f} MB stored" in page.locator(".offline-note").inner_text()
    pictures = sum(file.stat().st_size for file in (built / "en").rglob("*.png"))
    assert sizes["loaded"] == (built / "en" / "offline.bin").stat().st_size + pictures


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bundle_holds_every_page_and_what_pages_need(built, language):
    bundle = json.loads(gzip.decompress((built / language / "offline.bin").read_bytes()))
    pages = {
        file.parent.relative_to(built / language).as_posix().replace(".", "", 1)
        for file in (built / language).rglob("index.html")
    }
    assert pages == {name.rstrip("/") for name in bundle["files"] if name.endswith("/") or not name}
    assert {"_static/site.css", "_static/site.js", "_static/search/page.js"} <= set(bundle["files"])


def test_the_manifest_is_in_the_readers_language_and_its_icons_exist(built):
    for language in LANGUAGES:
        manifest = json.loads((built / language / "manifest.webmanifest").read_text("utf-8"))
        assert manifest["lang"] == language
        assert {icon["sizes"] for icon in manifest["icons"]} == {"any", "192x192", "512x512"}
        assert all((built / language / icon["src"]).is_file() for icon in manifest["icons"])
    assert manifest["name"] == "Rulewright: rules of board games"
    finnish = json.loads((built / Language.FI / "manifest.webmanifest").read_text("utf-8"))
    assert finnish["name"] == "Rulewright: lautapelien säännöt"


def test_the_browser_finds_the_site_installable(tab, address):
    page = tab()
    page.goto(f"{address}ko/")
    session = page.context.new_cdp_session(page)
    errors = {error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}
    assert session.send("Page.getAppManifest")["errors"] == []
