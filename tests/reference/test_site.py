"""The built pages: links, languages, what stands on them, what does not."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from bs4 import BeautifulSoup

from rulewright.language import LANGUAGES, Language

pytestmark = pytest.mark.site

PAGES = (
    "",
    "duel/",
    "duel/attacks/",
    "duel/attacks/battle/",
    "duel/attacks/stand-off/",
    "duel/board/",
    "duel/board/inn/",
    "duel/differences/",
    "duel/differences/who-rolls/",
    "duel/a-z/",
)


def read(built: Path, address: str) -> BeautifulSoup:
    return BeautifulSoup((built / address / "index.html").read_text("utf-8"), "html.parser")


def target(page: str, link: str) -> str:
    """The address that `link` leads to from the folder `page`, both relative to the site's root; `..` may lead out."""
    parts = page.rstrip("/").split("/")
    for part in unquote(urlsplit(link).path).split("/"):
        if part == "..":
            if not parts:
                return "outside"
            parts.pop()
        elif part not in ("", "."):
            parts.append(part)
    return "/".join(parts)


@pytest.fixture(params=[f"{language}/{page}" for language in LANGUAGES for page in PAGES])
def address(request):
    return request.param


def test_every_link_leads_to_a_page_or_file_of_the_site(built, address):
    soup = read(built, address)
    for tag in soup.find_all(["a", "link", "script", "img", "use"]):
        link = tag.get("href") or tag.get("src")
        if not link or link.startswith("data:"):
            continue
        parts = urlsplit(link)
        assert not parts.scheme, link
        assert not link.startswith("/"), link
        if parts.query.startswith("lang="):
            assert target(f"reference/{address}", link) == "", "the application stands above the site"
            continue
        linked = built / target(address, link) if parts.path else built / address
        page = linked / "index.html" if linked.is_dir() else linked
        assert page.is_file(), f"{address}: {link}"
        if parts.fragment:
            assert BeautifulSoup(page.read_text("utf-8"), "html.parser").find(id=parts.fragment), f"{address}: {link}"


def test_the_page_says_its_language_and_knows_its_translations(built, address):
    language, page = address.split("/", 1)
    soup = read(built, address)
    assert soup.html["lang"] == language
    alternates = {tag["hreflang"]: tag["href"] for tag in soup.find_all("link", rel="alternate", hreflang=True)}
    assert set(alternates) == {*LANGUAGES, "x-default"}
    for code, link in alternates.items():
        wanted = "en" if code == "x-default" else code
        assert target(address, link) == f"{wanted}/{page}".rstrip("/")
    switch = soup.select("header .languages a")
    assert [(tag["lang"], tag["hreflang"]) for tag in switch] == [(code, code) for code in LANGUAGES]
    assert [tag.get_text(strip=True) for tag in switch] == [Language(code).autonym for code in LANGUAGES]
    assert [target(address, tag["href"]) for tag in switch] == [f"{code}/{page}".rstrip("/") for code in LANGUAGES]
    assert [tag["lang"] for tag in switch if tag.get("aria-current")] == [language]


def test_every_page_has_one_first_heading_and_unique_ids(built, address):
    soup = read(built, address)
    assert len(soup.find_all("h1")) == 1
    ids = [tag["id"] for tag in soup.find_all(id=True)]
    assert len(ids) == len(set(ids))
    levels = [int(tag.name[1]) for tag in soup.find_all(re.compile(r"^h[1-6]$"))]
    assert all(below <= above + 1 for above, below in pairwise(levels)), levels


def test_nothing_is_left_in_english(built, address):
    soup = read(built, address)
    if soup.html["lang"] == "en":
        return
    for other in soup.select("[lang]:not(html)"):
        if other["lang"] == "en":
            other.decompose()
    for untranslated in soup.select("code, .address, script"):
        untranslated.decompose()
    labels = [
        tag[name] for tag in soup.find_all(True) for name in ("aria-label", "title", "data-auto") if tag.get(name)
    ]
    words = f"{soup.body.get_text(' ')} {' '.join(labels)}"
    english = r"\b(the|rule|rules|see|menu|skip|next|previous|contents|toggle|search|language|back|line|lines|page)\b"
    assert not re.search(english, words, re.IGNORECASE)


def test_links_show_the_titles_of_the_page_language(built):
    body = read(built, "ko/duel/attacks/battle").article
    links = body.find("section").select("a.reference")
    assert [(link.get_text(), link["href"]) for link in links] == [
        ("Par", "../stand-off/"),
        ("대치 상황 <b>&</b>", "../stand-off/"),
    ]


def test_an_entry_says_what_it_is_and_where_it_stands(built):
    article = read(built, "cs/duel/attacks/battle").article
    assert article.select_one(".kind").get_text() == "Postup"
    assert [link["href"] for link in article.select(".see a")] == ["../stand-off/"]
    about = dict(
        zip(
            [tag.get_text(strip=True) for tag in article.select(".about dt")],
            [" ".join(tag.find_next_sibling("dd").get_text().split()) for tag in article.select(".about dt")],
            strict=True,
        )
    )
    assert about["Česká pravidla"] == "SOUBOJE, strany 1, 2, v textové verzi řádky 10–12, 20"
    assert article.select_one(".about q")["lang"] == "cs"
    assert about["Finská pravidla"] == "toto pravidlo v nich není"
    assert about["Trvalý identifikátor"] == "duel/attacks/battle"
    assert about["Adresa"] == "/reference/cs/duel/attacks/battle/"
    others = [(tag["lang"], tag["hreflang"], tag["href"]) for tag in article.select(".translations a")]
    assert others == [(code, code, f"../../../../{code}/duel/attacks/battle/") for code in ("ko", "fi", "en")]


def test_an_entry_tells_when_and_why_it_changed(built):
    about = read(built, "en/duel/attacks/battle").select_one("article .about:has(time)")
    history = [(tag.time["datetime"], " ".join(tag.get_text().split())) for tag in about.select("dd:has(time)")]
    assert history == [
        (
            "2026-03-04",
            "4 March 2026: the rule is worded differently (1.1.0): Čeština, Suomi; we had misread a rulebook",
        ),
        ("2026-01-02", "2 January 2026: first release (1.0.0)"),
    ]
    assert [tag.get_text() for tag in about.select("dt")][-2:] == ["Last changed", "Before that"]
    [only] = read(built, "fi/duel/attacks/stand-off").select("article time")
    assert only.get_text() == "2. tammikuuta 2026"


def test_a_mistake_is_reported_with_id_language_version_and_title(built):
    from rulewright import __version__

    report = read(built, "fi/duel/attacks/stand-off").find(id="report").get_text()
    assert report.splitlines() == [
        f"Rulewright {__version__} · fi",
        "duel/attacks/stand-off",
        "“Tasatulos <b>&</b>”",
        "/reference/fi/duel/attacks/stand-off/",
        "Mikä on väärin:",
    ]


def test_the_search_box_leads_to_the_search_page(built):
    for page, search in (("ko", "search/"), ("ko/duel", "../search/")):
        form = read(built, page).select_one("main form[role=search]")
        assert form["action"] == search
        assert [field["name"] for field in form.select("input")] == ["q"]
        assert form.select_one("input[type=search]")["aria-label"]


def test_an_entry_tells_how_the_rulebooks_differ(built):
    difference = read(built, "fi/duel/attacks/battle").select_one(".difference")
    assert difference.h3.get_text() == "Kuka heittää"
    assert difference.select_one(".severity").get_text() == "Muuttaa pelin kulkua"
    assert [tag.get_text() for tag in difference.select("dt")] == [
        "Tšekinkielinen sääntökirja",
        "Suomenkielinen sääntökirja",
        "Tulkinta, jota noudatamme",
    ]
    assert "Oppugnator iacit." in difference.select_one("dd.reading").get_text()
    listed = read(built, "fi/duel/differences").find(id="who-rolls")
    assert listed.name == "details"
    assert [link["href"] for link in listed.select("a.own-page")] == ["who-rolls/"]


def test_the_ledger_leads_with_what_changes_play_and_says_what_that_means(built):
    ledger = read(built, "en/duel/differences").article
    assert [section.h2.get_text() for section in ledger.select("section.of-chapter")] == ["Changes play"]
    assert ledger.find(id="who-rolls").find_parent("section")["id"] == "changes-play"
    assert [grade.strong.get_text() for grade in ledger.select(".grades li")] == ["Changes play."]
    assert "you play differently" in ledger.select_one(".grades").get_text()


def test_a_chapter_shows_its_entries_in_full_and_in_order(built):
    article = read(built, "ko/duel/attacks").article
    rules = article.select("section.rule")
    assert [(rule["id"], rule.h2.a["href"]) for rule in rules] == [
        ("battle", "battle/"),
        ("stand-off", "stand-off/"),
    ]
    assert "Iacta 1 alea." in rules[0].get_text()
    assert [link["href"] for link in rules[0].select("p a.reference")] == ["stand-off/", "stand-off/"]


def test_entries_lead_to_their_neighbours(built):
    first, last = read(built, "en/duel/attacks/battle"), read(built, "en/duel/attacks/stand-off")
    assert [(tag["rel"], tag["href"]) for tag in first.select(".neighbours a")] == [(["next"], "../stand-off/")]
    assert [(tag["rel"], tag["href"]) for tag in last.select(".neighbours a")] == [(["prev"], "../battle/")]


def test_markup_in_a_text_or_title_is_displayed_not_run(built):
    for page in ("duel/attacks/stand-off", "duel/attacks", "duel/a-z", "duel/attacks/battle"):
        raw = (built / "en" / page / "index.html").read_text("utf-8")
        assert "<b>&" not in raw
        assert "<script>alert" not in raw
        assert "<img" not in raw
    text = read(built, "en/duel/attacks/stand-off").article.get_text()
    assert "<script>alert(1)</script>" in text
    assert "Stand-off <b>&</b>" in text


def test_no_file_of_the_site_loads_from_another_host(built):
    loads = re.compile(r"""(?:src=["']?|url\(["']?|@import\s+["']?|fetch\(["'])(?:https?:)?//""")
    for file in built.rglob("*"):
        if file.suffix in (".html", ".css", ".js") and "searchtools" not in file.name:
            assert not loads.search(file.read_text("utf-8")), file


def test_pages_are_small(built):
    for file in built.rglob("index.html"):
        assert file.stat().st_size <= 20 * 1024, file


def test_the_root_leads_to_a_language(built):
    root = read(built, "")
    assert [(tag["lang"], tag["href"]) for tag in root.select("main a")] == [(code, f"{code}/") for code in LANGUAGES]
    assert not root.find("meta", attrs={"http-equiv": "refresh"})


def test_a_retired_id_leads_to_what_replaced_it(built):
    signpost = read(built, "fi/duel/attacks/tie")
    link = signpost.a["href"]
    assert signpost.find("meta", attrs={"http-equiv": "refresh"})["content"] == f"0; url={link}"
    assert target("fi/duel/attacks/tie", link) == "fi/duel/attacks/stand-off"


def test_a_pieces_page_tells_where_its_names_are_known_from(built):
    soup = read(built, "cs/duel/board/inn/")
    assert (
        soup.select_one("dl.facts dd").get_text(" ", strip=True) == "Taberna v\N{NO-BREAK SPACE}textové verzi řádek 19"
    )
    marks = [item.get_text(" ", strip=True) for item in soup.select(".translations li")]
    assert marks == ["한국어 Taberna ‡", "Suomi Taberna ‡", "English Taberna *"]
    legend = {item.sup.extract().get_text(): item.get_text(strip=True) for item in soup.select(".legend li")}
    assert list(legend) == ["*", "‡"]
    assert {mark.get_text(): mark["title"] for mark in soup.select(".translations sup")} == legend
    assert "zatím" not in soup.select_one("article").get_text()
    assert read(built, "cs/duel/attacks/battle/").select(".provenance") == []


def test_a_collection_is_listed_beside_the_chapters_with_its_number_of_pieces(built):
    chapters = [item.get_text(" ", strip=True) for item in read(built, "fi/duel/").select(".chapters li")]
    assert chapters == ["Hyökkäykset 2\N{NO-BREAK SPACE}sääntöä", "Lauta 1\N{NO-BREAK SPACE}kohta"]


def test_letters_are_small_and_bring_their_licence(built):
    fonts = built / "cs" / "_static" / "fonts"
    assert sum(file.stat().st_size for file in fonts.glob("*.woff2")) <= 60 * 1024
    assert "SIL OPEN FONT LICENSE" in (fonts / "OFL.txt").read_text("utf-8")
    assert {"fonts/sans-latin.woff2", "fonts/serif-latin-ext.woff2"} <= set(
        re.findall(r'url\("(fonts/[\w-]+\.woff2)"\)', (built / "cs" / "_static" / "site.css").read_text("utf-8"))
    )
