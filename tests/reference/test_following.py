"""Pages follow their texts as authors save them, and nothing else is built."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rulewright.reference import following
from rulewright.reference.build import build_site
from rulewright.reference.following import FollowingSite
from rulewright.reference.site_error import SiteWarningsError

pytestmark = pytest.mark.site

Edit = Callable[[Path, str, str], None]


@pytest.fixture
def site(standing: Path, duel: Path, project: Path) -> Iterator[FollowingSite]:
    with FollowingSite(duel, project, standing, lambda _: None) as site:
        yield site


def files(folder: Path) -> dict[str, bytes]:
    return {each.relative_to(folder).as_posix(): each.read_bytes() for each in folder.rglob("*") if each.is_file()}


def test_the_pages_that_show_a_text_are_written_and_nothing_else(
    site: FollowingSite, standing: Path, duel: Path, project: Path, edit: Edit, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = files(standing)
    text = duel / "fi" / "duel" / "attacks" / "battle.md"
    monkeypatch.setattr(following, "build_site", None)
    for old, new in (("Iacta 1 alea.", "Iacta 2 aleas."), ("2 aleas", "3 aleas")):
        edit(text, old, new)
        assert site.follow([text]) == ("fi/duel/attacks/", "fi/duel/attacks/battle/")
    after = files(standing)
    pages = {"fi/duel/attacks/index.html", "fi/duel/attacks/battle/index.html"}
    assert {name for name in after if after[name] != before.get(name)} == {*pages, ".rulewright-site.json"}
    for page in pages:
        assert b"Iacta 3 aleas." in after[page]
    edit(text, "Iacta 3 aleas.", "Iacta 1 alea.")
    assert build_site(duel, project, standing, report=lambda _: None).pages == 2, "what nobody saw is built"
    assert files(standing) == before


def test_a_mistake_is_told_with_its_place_and_the_page_stays(
    site: FollowingSite, standing: Path, duel: Path, edit: Edit
) -> None:
    before = files(standing)
    text = duel / "fi" / "duel" / "differences" / "who-rolls.md"
    edit(text, "<attacks/battle>", "<attacks/gone>")
    with pytest.raises(SiteWarningsError, match=r"fi/duel/differences/who-rolls\.md:7"):
        site.follow([text])
    assert files(standing) == before
    edit(text, "<attacks/gone>", "<attacks/stand-off>")
    assert "fi/duel/differences/who-rolls/" in site.follow([text])


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("fi/duel/attacks/battle.md", "title: Taistelu", "title: Ottelu"),
        ("duel/chapters/attacks.toml", 'see = ["attacks/stand-off"]', "see = []"),
    ],
)
def test_what_is_more_than_a_text_has_the_site_built(
    site: FollowingSite, duel: Path, edit: Edit, monkeypatch: pytest.MonkeyPatch, file: str, old: str, new: str
) -> None:
    asked = []
    monkeypatch.setattr(site, "_build", lambda: asked.append(file) or ("fi/",))
    edit(duel / file, old, new)
    assert site.follow([duel / file]) == ("fi/",)
    assert asked
