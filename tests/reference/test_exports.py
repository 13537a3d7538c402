"""What programs read: the inventory, the rules as JSON, the feed, the sitemap, the data in a page's head."""

from __future__ import annotations

import json
from urllib.parse import urljoin
from xml.etree import ElementTree as ET

import jsonschema
import pytest
from bs4 import BeautifulSoup
from sphinx.util.inventory import InventoryFile

from rulewright.corpus.loading import load_corpus
from rulewright.language import LANGUAGES, Language
from rulewright.reference.build import build_site
from rulewright.reference.exports import rules_json, rules_schema
from rulewright.reference.site_error import SiteError

pytestmark = pytest.mark.site

ATOM = {"a": "http://www.w3.org/2005/Atom"}


@pytest.mark.parametrize(("language", "title"), [("ko", "전투"), ("cs", "Boj"), ("fi", "Taistelu"), ("en", "Battle")])
def test_the_inventory_names_every_rule_in_the_language(built, language, title):
    content = (built / language / "objects.inv").read_bytes()
    rules = InventoryFile.loads(content, uri="https://example.org/x").data["rulewright:rule"]
    assert set(rules) == {"duel/attacks/battle", "duel/attacks/stand-off", "duel/board/inn"}
    battle = rules["duel/attacks/battle"]
    assert (battle.uri, battle.display_name) == ("https://example.org/x/duel/attacks/battle/", title)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_as_json_keep_to_the_published_schema(built, language):
    schema = json.loads((built / "rules.schema.json").read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    rules = json.loads((built / language / "duel" / "rules.json").read_text("utf-8"))
    jsonschema.validate(rules, schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**rules, "entries": [{**rules["entries"][0], "id": "Battle"}]}, schema)
    assert (rules["schema"], rules["language"]) == (1, language)
    assert (built / language / "duel" / rules["$schema"]).resolve() == built / "rules.schema.json"


def test_the_rules_as_json_tell_an_entry_and_a_difference_whole(built):
    rules = json.loads((built / "cs" / "duel" / "rules.json").read_text("utf-8"))
    assert [chapter["entries"] for chapter in rules["chapters"]] == [
        ["duel/attacks/battle", "duel/attacks/stand-off"],
        ["duel/board/inn"],
    ]
    battle = rules["entries"][0]
    assert battle == {
        "id": "duel/attacks/battle",
        "chapter": "attacks",
        "title": "Boj",
        "aliases": ["fight"],
        "text": "Iacta 1 alea.\n\nPar finit, vide Nerozhodný výsledek <b>&</b>.",
        "links": ["duel/attacks/stand-off"],
        "kind": "procedure",
        "see": ["duel/attacks/stand-off"],
        "sources": [
            {"book": "duel-cs", "language": "cs", "file": "cs.txt", "lines": [[10, 12], [20, 20]], "pages": [1, 2]}
        ],
        "differences": ["duel/differences/who-rolls"],
        "executed_by": None,
        "not_executed": "component",
        "basis": None,
        "cited": [],
        "facts": [],
        "tables": [],
        "url": "/reference/cs/duel/attacks/battle/",
    }
    assert rules["differences"] == [
        {
            "id": "duel/differences/who-rolls",
            "title": "Kdo hází",
            "says": {"duel-cs": "Iacit oppugnator.", "duel-fi": "Ambo iaciunt."},
            "reading": "Oppugnator iacit.",
            "severity": "changes-play",
            "entries": ["duel/attacks/battle"],
            "follows": ["duel-cs"],
            "variant": None,
        }
    ]
    assert rules["redirects"] == {"duel/attacks/tie": "duel/attacks/stand-off"}


def test_the_version_changes_with_the_rules_alone(duel, edit):
    def version():
        corpus = load_corpus(duel)
        return rules_json(corpus.games["duel"], corpus, {}, Language.FI)["version"]

    before = version()
    edit(duel / "cs" / "duel" / "attacks" / "battle.md", "Iacta 1 alea.", "Iacta 2 aleas.")
    assert version() == before, "another language's text"
    edit(duel / "fi" / "duel" / "attacks" / "battle.md", "Iacta 1 alea.", "Iacta 2 aleas.")
    assert version() != before


def test_the_real_rules_keep_to_the_schema(corpus, games):
    sheets = games.fact_sheets(corpus)
    validator = jsonschema.Draft202012Validator(rules_schema(corpus.languages))
    for game in corpus.games.values():
        validator.validate(json.loads(json.dumps(rules_json(game, corpus, sheets, Language.KO))))


def test_the_feed_tells_changes_newest_first_in_the_language(built):
    feed = ET.parse(built / "fi" / "duel" / "changes.xml").getroot()
    assert feed.get("{http://www.w3.org/XML/1998/namespace}lang") == "fi"
    assert feed.find("a:updated", ATOM).text == "2026-03-04T00:00:00Z"
    changed, first = feed.findall("a:entry", ATOM)
    assert changed.find("a:title", ATOM).text == "Taistelu: sääntö kerrotaan toisin (1.1.0)"
    here, battle = "https://example.org/fi/duel/changes.xml", "https://example.org/fi/duel/attacks/battle/"
    assert urljoin(here, changed.find("a:link", ATOM).get("href")) == battle
    content = BeautifulSoup(changed.find("a:content", ATOM).text, "html.parser")
    paragraphs = [each.get_text() for each in content.select("p")]
    assert paragraphs == ["Olimme lukeneet sääntökirjaa väärin.", "Čeština, Suomi"]
    assert [(urljoin(here, link["href"]), link.get_text()) for link in content.select("a")] == [(battle, "Taistelu")]
    assert first.find("a:updated", ATOM).text == "2026-01-02T00:00:00Z"
    ids = [each.text for each in feed.iter("{http://www.w3.org/2005/Atom}id")]
    assert len(set(ids)) == 3
    assert all(each.startswith("urn:uuid:") for each in ids)
    head = BeautifulSoup((built / "fi/duel/attacks/battle/index.html").read_text("utf-8"), "html.parser").head
    assert head.find("link", type="application/atom+xml")["href"] == "../../changes.xml"


def linked_data(folder, path):
    soup = BeautifulSoup((folder / path / "index.html").read_text("utf-8"), "html.parser")
    return json.loads(soup.find("script", type="application/ld+json").string)


def test_a_page_describes_itself(built):
    entry = linked_data(built, "cs/duel/attacks/battle")
    assert entry["@type"] == "WebPage"
    assert (entry["name"], entry["inLanguage"], entry["dateModified"]) == ("Boj", "cs", "2026-03-04")
    chapter = entry["isPartOf"]
    assert (chapter["@type"], chapter["name"]) == ("CollectionPage", "Útoky")
    assert (
        urljoin("https://example.org/cs/duel/attacks/battle/", chapter["url"]) == "https://example.org/cs/duel/attacks/"
    )
    assert entry["about"] == {"@type": "Game", "name": "Souboj"}
    assert linked_data(built, "en")["@type"] == "WebSite"
    assert linked_data(built, "en/duel/attacks")["@type"] == "CollectionPage"


def test_a_hostile_title_stays_a_string(duel, project, edit):
    edit(duel / "en/duel/attacks/battle.md", "title: Battle", 'title: "</script><script>alert(1)</script>"')
    build_site(duel, project, duel.parent / "site", [Language.EN], report=lambda _: None)
    page = duel.parent / "site"
    assert linked_data(page, "en/duel/attacks/battle")["name"] == "</script><script>alert(1)</script>"
    assert "<script>alert" not in (page / "en/duel/attacks/battle/index.html").read_text("utf-8")
    assert "<script>alert" not in (page / "en/service-worker.js").read_text("utf-8")


def test_with_its_address_the_site_has_a_sitemap_and_canonical_addresses(duel, project, built):
    assert not (built / "sitemap.xml").exists()
    site = duel.parent / "site"
    languages = [Language.FI, Language.EN]
    build_site(duel, project, site, languages, base_url="https://example.org/r", report=lambda _: None)
    names = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}
    urls = ET.parse(site / "sitemap.xml").getroot().findall("s:url", names)
    urls_by_address = {url.find("s:loc", names).text: url for url in urls}
    pages = {
        page.parent.relative_to(site).as_posix() for code in languages for page in (site / code).rglob("index.html")
    }
    signposts = {f"{code}/duel/attacks/tie" for code in languages}
    assert set(urls_by_address) == {f"https://example.org/r/{page}/" for page in pages - signposts}
    battle = urls_by_address["https://example.org/r/fi/duel/attacks/battle/"]
    assert {link.get("hreflang"): link.get("href") for link in battle.findall("x:link", names)} == {
        "fi": "https://example.org/r/fi/duel/attacks/battle/",
        "en": "https://example.org/r/en/duel/attacks/battle/",
        "x-default": "https://example.org/r/en/duel/attacks/battle/",
    }
    soup = BeautifulSoup((site / "fi/duel/attacks/battle/index.html").read_text("utf-8"), "html.parser")
    assert soup.find("link", rel="canonical")["href"] == "https://example.org/r/fi/duel/attacks/battle/"
    assert preview(soup)["og:url"] == "https://example.org/r/fi/duel/attacks/battle/"
    image = preview(soup)["og:image"].removeprefix("https://example.org/r/")
    assert (site / image).is_file()


def preview(soup: BeautifulSoup) -> dict[str, str]:
    """What a chat shows of a link to the page."""
    return {tag["property"]: tag["content"] for tag in soup.select("meta[property^='og:']")}


def test_a_shared_link_shows_title_and_answer(built):
    soup = BeautifulSoup((built / "fi/duel/attacks/battle/index.html").read_text("utf-8"), "html.parser")
    told = preview(soup)
    assert (told["og:title"], told["og:locale"]) == (soup.h1.get_text(strip=True), "fi")
    assert told["og:description"] == soup.find("meta", attrs={"name": "description"})["content"]
    assert not {"og:url", "og:image"} & told.keys()  # unknown without an address of the site


@pytest.mark.parametrize("address", ["example.org", "ftp://example.org/", "https:///x", "https://example.org/?x=1"])
def test_what_is_no_address_of_a_site_is_refused(duel, project, address):
    with pytest.raises(SiteError, match="not the address of a site"):
        build_site(duel, project, duel.parent / "site", [Language.EN], base_url=address, report=lambda _: None)
