"""Pages follow their texts as authors save them, and nothing else is built."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.reference import live_site
from rulewright.reference.live_site import LiveSite
from rulewright.reference.site_error import SiteWarningsError

pytestmark = pytest.mark.site

Edit = Callable[[Path, str, str], None]


@pytest.fixture(scope="module")
def opened(
    tmp_path_factory: pytest.TempPathFactory, writing_duel: Callable[[Path], Path], project: Path
) -> tuple[LiveSite, Path]:
    """The site of a game and the folder of its rules; a test leaves both as they were."""
    folder = tmp_path_factory.mktemp("live")
    rules = writing_duel(folder / "rules")
    game = rules / "duel" / "game.toml"
    game.write_text(game.read_text("utf-8").replace('["en", "ko", "cs", "fi"]', '["en", "fi"]'), "utf-8")
    shutil.rmtree(rules / "ko")
    shutil.rmtree(rules / "cs")
    return LiveSite(rules, project, folder / "site", lambda _: None), rules


@pytest.fixture
def site(opened: tuple[LiveSite, Path]) -> LiveSite:
    return opened[0]


@pytest.fixture
def rules(opened: tuple[LiveSite, Path]) -> Path:
    return opened[1]


@pytest.fixture
def standing(rules: Path) -> Path:
    return rules.parent / "site"


def files(folder: Path) -> dict[str, bytes]:
    return {each.relative_to(folder).as_posix(): each.read_bytes() for each in folder.rglob("*") if each.is_file()}


def test_the_pages_that_show_a_text_are_written_and_nothing_else(
    site: LiveSite, standing: Path, rules: Path, edit: Edit, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = files(standing)
    text = rules / "fi" / "duel" / "attacks" / "battle.md"
    monkeypatch.setattr(live_site, "build_site", None)
    for old, new in (("Iacta 1 alea.", "Iacta 2 aleas."), ("2 aleas", "3 aleas")):
        edit(text, old, new)
        assert site.update([text]) == ("fi/duel/attacks/", "fi/duel/attacks/battle/")
    after = files(standing)
    pages = {"fi/duel/attacks/index.html", "fi/duel/attacks/battle/index.html"}
    assert {name for name in after if after[name] != before.get(name)} == pages
    for page in pages:
        assert b"Iacta 3 aleas." in after[page]
    edit(text, "Iacta 3 aleas.", "Iacta 1 alea.")
    site.update([text])
    assert files(standing) == before


def test_mistake_is_reported_with_its_place_and_the_page_stays(
    site: LiveSite, standing: Path, rules: Path, edit: Edit
) -> None:
    before = files(standing)
    text = rules / "fi" / "duel" / "differences" / "who-rolls.md"
    edit(text, "<attacks/battle>", "<attacks/gone>")
    with pytest.raises(SiteWarningsError, match=r"fi/duel/differences/who-rolls\.md:7"):
        site.update([text])
    assert files(standing) == before
    edit(text, "<attacks/gone>", "<attacks/battle>")
    assert site.update([text]) == ()
    assert files(standing) == before


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("fi/duel/attacks/battle.md", "title: Taistelu", "title: Ottelu"),
        ("duel/chapters/attacks.toml", 'see = ["attacks/stand-off"]', "see = []"),
    ],
)
def test_what_is_more_than_a_text_has_the_site_built(
    site: LiveSite, rules: Path, edit: Edit, monkeypatch: pytest.MonkeyPatch, file: str, old: str, new: str
) -> None:
    builds = []
    monkeypatch.setattr(site, "_build", lambda: builds.append(file) or ("fi/",))
    edit(rules / file, old, new)
    assert site.update([rules / file]) == ("fi/",)
    assert builds
    edit(rules / file, new, old)
