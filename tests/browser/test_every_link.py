"""Every page of the real site: links, anchors, languages, and what it asks of the app."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from posixpath import normpath
from urllib.parse import parse_qsl, unquote, urlsplit

import pytest
from bs4 import BeautifulSoup

from rulewright.corpus.content import content_folder
from rulewright.language import LANGUAGES
from rulewright.situations.form_fields import WHOLE_REQUEST, list_fields
from rulewright.situations.game_packages import GamePackages

pytestmark = [pytest.mark.browser, pytest.mark.site]

ABOVE = "above the site"
FILLED_IN = re.compile(r"calculate/([\w-]+/[\w-]+)/\?(.+)")


@dataclass
class Read(HTMLParser):
    """What a page says of itself and what it leads to; `parts` are the ids that its template gives."""

    language: str = ""
    ids: Counter[str] = field(default_factory=Counter)
    parts: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    alternates: dict[str, str] = field(default_factory=dict)
    headings: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        self.headings[tag] += 1
        if attributes.get("id"):
            self.ids[attributes["id"]] += 1
            self.parts |= {attributes["id"]} if attributes.get("class") else set()
        if tag == "html":
            self.language = attributes["lang"]
        elsewhere = "external" in (attributes.get("rel") or "").split()  # what an answer cites
        for name in ("href", "src", "action"):
            if attributes.get(name) is not None and not elsewhere:
                self.links.append(attributes[name])
        if attributes.get("rel") == "alternate" and attributes.get("hreflang"):
            self.alternates[attributes["hreflang"]] = attributes["href"]


@pytest.fixture(scope="module")
def site(server: str, built_folder: Path) -> Path:
    """The folder of the site that the server serves, built from the real content."""
    return built_folder / "site"


class Pages(Mapping[str, Read]):
    """Every page by its address below the site's root, such as `fi/talisman/attacks/`; read when it is looked at."""

    def __init__(self, site: Path) -> None:
        self._files = {
            file.relative_to(site).as_posix().removesuffix("index.html"): file for file in sorted(site.rglob("*.html"))
        }
        self._read: dict[str, Read] = {}

    def __getitem__(self, address: str) -> Read:
        if address not in self._read:
            self._read[address] = Read()
            self._read[address].feed(self._files[address].read_text("utf-8"))
        return self._read[address]

    def __contains__(self, address: object) -> bool:
        return address in self._files

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    def __len__(self) -> int:
        return len(self._files)


@pytest.fixture(scope="module")
def pages(site: Path) -> Pages:
    return Pages(site)


@pytest.fixture(scope="module", params=[60, pytest.param(1, marks=pytest.mark.long)])
def looked_at(pages: Pages, request: pytest.FixtureRequest) -> list[str]:
    """The addresses of a sample of the pages, or of every one."""
    return list(pages)[:: request.param]


def resolved(address: str, link: str) -> str:
    """The address that a link on the page `address` leads to, `ABOVE` for what the app serves."""
    path = unquote(urlsplit(link).path)
    if not path:
        return address
    folder = address if address.endswith("/") or not address else address.rsplit("/", 1)[0] + "/"
    target = normpath(f"{folder}{path}")
    if target == ".." or target.startswith("../"):
        return ABOVE
    return ("" if target == "." else target) + ("/" if path.endswith("/") and target != "." else "")


def links_of(pages: Pages, addresses: list[str]) -> Iterator[tuple[str, str]]:
    for address in addresses:
        for link in pages[address].links:
            yield address, link


def test_every_link_and_anchor_leads_somewhere(pages, looked_at, site):
    files = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    broken = []
    for address, link in links_of(pages, looked_at):
        parts = urlsplit(link)
        if parts.scheme or parts.netloc or link.startswith("/"):
            broken += [] if parts.scheme == "data" else [(address, link)]
            continue
        target = resolved(address, link)
        if target == ABOVE:
            continue
        anchor = unquote(parts.fragment)
        if (target not in pages and target not in files) or (
            anchor and (target not in pages or anchor not in pages[target].ids)
        ):
            broken.append((address, link))
    assert broken[:20] == []


def test_every_entrys_page_is_small(site):
    """At most 21 KB of its own, white space of templates among it, without what all pages share."""
    files = (file for file in site.glob("*/*/*/*/index.html") if file.parts[-4] != "calculate")
    sizes = {file: file.stat().st_size for file in files}
    assert len({file.parts[-4] for file in sizes}) > 1
    assert {str(file): size for file, size in sizes.items() if size > 21 * 1024} == {}


def test_translations_know_each_other_and_ids_are_used_once(pages, looked_at):
    assert len(pages) > 3000
    for address in looked_at:
        page = pages[address]
        language, _, rest = address.partition("/")
        if language not in LANGUAGES or not page.alternates:
            continue
        assert page.language == language, address
        wanted = {code: f"{code}/{rest}" for code in LANGUAGES} | {"x-default": f"en/{rest}"}
        assert {code: resolved(address, link) for code, link in page.alternates.items()} == wanted
        assert set(wanted.values()) <= pages.keys(), address
        assert [each for each, count in page.ids.items() if count > 1] == [], address
        assert page.headings["h1"] == 1, address


def test_entry_pages_have_sections_of_the_same_name_in_every_language(pages, looked_at):
    """So that the switch of languages can stay on the section that is read."""
    for address in looked_at:
        language, _, rest = address.partition("/")
        if language in LANGUAGES and not rest.endswith("/a-z/"):
            assert pages[f"en/{rest}"].parts == pages[address].parts, address


def test_calculators_understand_every_value_of_a_link_to_them(pages, looked_at):
    catalogue = GamePackages.from_folder(content_folder("rules")).catalogue
    links = {match.groups() for _, link in links_of(pages, looked_at) if (match := FILLED_IN.search(link))}
    assert len(links) > 5
    for situation_id, query in links:
        parameters = dict(parse_qsl(query))
        parameters.pop(WHOLE_REQUEST, None)
        situation = catalogue.situations[situation_id]
        choices = {path: load_options() for path, load_options in situation.field_options.items()}
        named = situation.named_input().fields if situation.named_input else ()
        fields = {each.path: each for each in (*list_fields(situation.request, choices), *named)}
        for path, value in parameters.items():
            assert path in situation.form_defaults, (situation_id, query)
            fields[path].parse(value)


def test_entry_page_explains_play_changing_differences_and_links_misprints(site):
    page = BeautifulSoup((site / "ko/talisman/inner-region/pits/index.html").read_text("utf-8"), "html.parser")
    differences = page.select_one(".differences")
    assert differences.select_one("#stand-off-at-den-and-pits dd.reading")
    misprint = differences.select_one("#pits-number-sentence-ko")
    assert misprint.a["href"] == "../../differences/pits-number-sentence-ko/"
    assert not misprint.select("dd")
