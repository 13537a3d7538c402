"""Building: what stops it, what it keeps, what it skips."""

from __future__ import annotations

import pytest
from bs4 import BeautifulSoup

from rulewright.corpus.findings import ContentError
from rulewright.language import Language
from rulewright.reference.build import build_site
from rulewright.reference.site_error import SiteError, SiteWarningsError

pytestmark = pytest.mark.site

ENGLISH, TWO = [Language.EN], [Language.FI, Language.EN]


def build(duel, project, languages=ENGLISH, **options):
    lines = []
    result = build_site(duel, project, duel.parent / "site", languages, report=lines.append, **options)
    return result, lines


@pytest.fixture
def standing(duel, project):
    """The site of the game in two languages, with what Sphinx keeps of it."""
    build(duel, project, TWO)
    return duel.parent / "site"


def files(folder):
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def no_leftovers(duel):
    return {path.name for path in duel.parent.iterdir()} <= {"rules", "site", ".site-build"}


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("text", "line", "cause"),
    [
        (
            "Fine.\n\nNot {rule}`so <attacks/standoff>`.",
            7,
            "no entry duel/attacks/standoff. Did you mean duel/attacks/stand-off",
        ),
        ("Two lines\nof {rule}`attacks/nothing` here.", 6, "no entry duel/attacks/nothing"),
        ("See [this](https://example.org/x).", 5, "leads out of the rules"),
        ("See <https://example.org/x>.", 5, "leads out of the rules"),
        ("See [this](battle.md).", 5, "is not understood"),
        ("One.\n\n## Two\n\nThree.", 7, "no headings of its own"),
        ("```{raw} html\n<b>\n```", 5, "raw"),
        ("```{include} ../../../duel/game.toml\n```", 5, "include"),
        ("{nonsense}`x`", 5, "nonsense"),
    ],
)
def test_a_mistake_is_named_with_the_authors_file_and_line(duel, project, text, line, cause):
    (duel / "en" / "duel" / "attacks" / "stand-off.md").write_text(f"---\ntitle: Stand-off\n---\n\n{text}\n", "utf-8")
    with pytest.raises(SiteWarningsError) as caught:
        build(duel, project)
    [finding, *_] = caught.value.findings
    assert (finding.file, finding.line) == ("en/duel/attacks/stand-off.md", line)
    assert cause in finding.cause
    assert f"en/duel/attacks/stand-off.md:{line}" in str(caught.value)
    assert not (duel.parent / "site").exists()
    assert no_leftovers(duel)


def test_a_dangling_see_also_is_named_where_it_stands(duel, project, edit):
    chapter = duel / "duel" / "chapters" / "attacks.toml"
    edit(chapter, 'see = ["attacks/battle"]', 'see = ["attacks/bottle"]')
    with pytest.raises(SiteWarningsError) as caught:
        build(duel, project)
    [finding] = caught.value.findings
    assert finding.file == "duel/chapters/attacks.toml"
    assert chapter.read_text("utf-8").splitlines()[finding.line - 1] == "[[entry]]"
    assert "duel/attacks/bottle" in finding.cause


@pytest.mark.parametrize("bad", ["stand.off", "stand/off", "../off"])
def test_ids_with_dots_or_slashes_are_refused(duel, project, edit, bad):
    edit(duel / "duel" / "chapters" / "attacks.toml", 'id = "stand-off"', f'id = "{bad}"')
    with pytest.raises(ContentError) as caught:
        build(duel, project)
    assert "duel/chapters/attacks.toml" in {finding.file for finding in caught.value.findings}


def test_a_failed_build_leaves_the_old_site(duel, standing, project, edit):
    before = files(standing)
    edit(duel / "fi" / "duel" / "attacks" / "battle.md", "<attacks/stand-off>", "<attacks/gone>")
    with pytest.raises(SiteWarningsError, match=r"fi/duel/attacks/battle\.md:8"):
        build(duel, project, TWO)
    assert files(standing) == before
    assert no_leftovers(duel)


def test_an_unchanged_site_is_not_built_again(duel, standing, project):
    before = {path: path.stat().st_mtime_ns for path in standing.rglob("*")}
    result, lines = build(duel, project, TWO)
    assert result.built == ()
    assert lines == ["The site is up to date; nothing was built."]
    assert {path: path.stat().st_mtime_ns for path in standing.rglob("*")} == before


def test_only_pages_with_a_changed_text_are_rebuilt(duel, standing, project, edit):
    before = {path: path.stat().st_mtime_ns for path in standing.rglob("*.html")}
    edit(duel / "fi" / "duel" / "attacks" / "battle.md", "Iacta 1 alea.", "Iacta 2 aleas.")
    result, _ = build(duel, project, TWO)
    assert result.built == (Language.FI,)
    written = {path.relative_to(standing).as_posix() for path in before if path.stat().st_mtime_ns != before[path]}
    assert written == {"fi/duel/attacks/battle/index.html", "fi/duel/attacks/index.html"}
    assert "Iacta 2 aleas." in (standing / "fi/duel/attacks/index.html").read_text("utf-8")


def test_what_changes_make_anew_is_what_a_fresh_build_makes(duel, standing, project, edit):
    edit(duel / "fi/duel/attacks/battle.md", "vide {rule}`attacks/stand-off`", "vide *et* {rule}`board/inn`")
    edit(duel / "fi/duel/differences/who-rolls.md", "Ambo iaciunt.", "Nemo iacit, vide {rule}`attacks/battle`.")
    assert build(duel, project, TWO)[0].built == (Language.FI,)
    edit(duel / "fi/duel/attacks/stand-off.md", "title: Tasatulos", "title: Ratkeamaton")
    assert build(duel, project, TWO)[0].built == tuple(TWO), "a title is shown in other languages, too"
    assert "Ratkeamaton" in (standing / "en/duel/attacks/stand-off/index.html").read_text("utf-8")
    after = files(standing)
    build(duel, project, TWO, fresh=True)
    assert files(standing) == after


def test_a_page_that_is_no_more_is_removed(duel, standing, project, edit):
    (duel / "duel" / "changes.toml").unlink()
    (duel / "duel" / "differences.toml").unlink()
    for texts in duel.glob("*/duel/differences"):
        (texts / "who-rolls.md").unlink()
    build(duel, project, TWO)
    assert not (standing / "fi/duel/differences/who-rolls").exists()
    assert not (standing / "fi/duel/changes.xml").exists()
    assert (standing / "fi/duel/differences/index.html").is_file()


def test_a_mistake_is_named_until_it_is_mended(duel, standing, project, edit):
    """Sphinx would name it once, and then take the page for read."""
    before = files(standing)
    text = duel / "fi" / "duel" / "differences" / "who-rolls.md"
    edit(text, "<attacks/battle>", "<attacks/gone>")
    for _ in range(2):
        with pytest.raises(SiteWarningsError, match=r"fi/duel/differences/who-rolls\.md:7"):
            build(duel, project, TWO)
    assert files(standing) == before
    edit(text, "<attacks/gone>", "<attacks/battle>")
    build(duel, project, TWO)
    assert files(standing) == before


def test_interrupted_build_is_named_and_repeated(duel, standing, project, edit, monkeypatch):
    edit(duel / "fi" / "duel" / "attacks" / "battle.md", "Iacta 1 alea.", "Iacta 2 aleas.")
    with monkeypatch.context() as patched:
        patched.setattr("rulewright.reference.sphinx_build._MODULE", "no_such_program")
        with pytest.raises(SiteError, match="no_such_program") as caught:
            build(duel, project, TWO)
    assert caught.value.code == "site-crash"
    build(duel, project, TWO)
    for page in ("fi/duel/attacks/battle", "fi/duel/attacks"):
        assert "Iacta 2 aleas." in (standing / page / "index.html").read_text("utf-8")


def test_another_folders_files_are_never_replaced(duel, project):
    other = duel.parent / "site"
    other.mkdir()
    (other / "letter.txt").write_text("dear", "utf-8")
    with pytest.raises(SiteError, match="something other than a site"):
        build(duel, project)
    assert files(other).keys() == {(other / "letter.txt").relative_to(other)}


def test_a_missing_project_is_named(duel, tmp_path):
    with pytest.raises(SiteError, match="There is no Sphinx project"):
        build(duel, tmp_path / "nowhere")


def test_a_site_of_some_languages_links_to_those_only(duel, project):
    build(duel, project, [Language.KO, Language.FI])
    page = (duel.parent / "site/ko/duel/attacks/battle/index.html").read_text("utf-8")
    assert 'hreflang="fi"' in page
    assert 'hreflang="cs"' not in page
    assert 'hreflang="x-default" href="../../../../ko/' in page
    landing = (duel.parent / "site/index.html").read_text("utf-8")
    assert 'lang="ko"' in landing
    assert 'href="cs/"' not in landing


def test_several_games_share_the_front_page(duel, joust, project):
    build(duel, project)
    page = BeautifulSoup((duel.parent / "site/en/index.html").read_text("utf-8"), "html.parser")
    switch = [(link["href"], link.get_text()) for link in page.select(".game-switch a")]
    assert switch == [("#duel", "Duel"), ("#joust", "Joust")]
    sections = {each["id"]: each for each in page.select("section.game")}
    assert [each.h2.a["href"] for each in sections.values()] == ["duel/", "joust/"]
    assert [link["href"] for link in sections["joust"].select(".chapters a")] == ["joust/attacks/", "joust/board/"]
    of_game = BeautifulSoup((duel.parent / "site/en/joust/index.html").read_text("utf-8"), "html.parser")
    assert "duel/" in [link["href"].removeprefix("../") for link in of_game.select("#games a")]
    # The header's switch stays on the same list of the other game; an entry has no counterpart.
    for address, other in (
        ("duel/attacks", "../../joust/attacks/"),
        ("duel/differences", "../../joust/differences/"),
        ("duel/attacks/battle", "../../../joust/"),
    ):
        page = BeautifulSoup((duel.parent / "site/en" / address / "index.html").read_text("utf-8"), "html.parser")
        games = [(link["href"], link.get("aria-current")) for link in page.select("#games a")]
        assert (other, None) in games
        assert [current for _, current in games].count("true") == 1
        assert page.select_one(".game-button").get_text(strip=True) == "Duel"
        assert page.select_one(".find")["href"].endswith("search/?game=duel")
        inside = [link for link in page.select("a[href*=joust]") if link.find_parent(id="games") is None]
        assert inside == []
