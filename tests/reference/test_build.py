"""Building: what stops it, what it keeps, what it skips."""

from __future__ import annotations

import pytest
from bs4 import BeautifulSoup

from rulewright.corpus.findings import ContentError
from rulewright.language import LANGUAGES, Language
from rulewright.reference.build import build_site
from rulewright.reference.site_error import SiteError, SiteWarningsError

pytestmark = pytest.mark.site

ENGLISH = [Language.EN]


def build(duel, project, languages=ENGLISH, **options):
    lines = []
    result = build_site(duel, project, duel.parent / "site", languages, report=lines.append, **options)
    return result, lines


def files(folder):
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def no_leftovers(duel):
    return {path.name for path in duel.parent.iterdir()} <= {"rules", "site"}


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
        build(duel, project, LANGUAGES)
    assert files(standing) == before
    assert no_leftovers(duel)


def test_an_unchanged_site_is_not_built_again(duel, standing, project):
    before = {path: path.stat().st_mtime_ns for path in standing.rglob("*")}
    result, lines = build(duel, project, LANGUAGES)
    assert result.built == ()
    assert lines == ["The site is up to date; nothing was built."]
    assert {path: path.stat().st_mtime_ns for path in standing.rglob("*")} == before


def test_only_the_changed_language_is_built_again(duel, standing, project, edit):
    before = files(standing)
    edit(duel / "fi" / "duel" / "attacks" / "battle.md", "Iacta 1 alea.", "Iacta 2 aleas.")
    result, lines = build(duel, project, LANGUAGES)
    assert result.built == (Language.FI,)
    assert "ko: unchanged, kept" in lines
    assert result.pages == 2  # the entry's own page and its chapter's
    after = files(standing)
    changed = {path.as_posix() for path in after if after[path] != before.get(path)}
    assert changed == {
        ".rulewright-site.json",
        "fi/duel/attacks/battle/index.html",
        "fi/duel/attacks/index.html",
        "fi/duel/rules.json",
        "fi/offline.bin",
        "fi/offline.json",
        "fi/service-worker.js",
        "fi/search-index.json",
    }


def test_what_changed_texts_make_anew_is_what_a_fresh_build_makes(duel, standing, project, edit):
    for file, old, new, pages in (
        # Shown on its own page, its chapter's, and nowhere else.
        ("attacks/battle.md", "vide {rule}`attacks/stand-off`", "vide *et* {rule}`board/inn`", 2),
        # Its own page, the list of all, and the entry that it touches.
        ("differences/who-rolls.md", "Ambo iaciunt.", "Nemo iacit, vide {rule}`attacks/battle`.", 3),
    ):
        edit(duel / "fi" / "duel" / file, old, new)
        result, _ = build(duel, project, LANGUAGES)
        assert (result.built, result.pages) == ((Language.FI,), pages)
    after = files(standing)
    build(duel, project, LANGUAGES, fresh=True)
    assert files(standing) == after


def test_a_mistake_in_one_changed_text_is_named_too(duel, standing, project, edit):
    before = files(standing)
    edit(duel / "fi" / "duel" / "differences" / "who-rolls.md", "<attacks/battle>", "<attacks/gone>")
    with pytest.raises(SiteWarningsError, match=r"fi/duel/differences/who-rolls\.md:7"):
        build(duel, project, LANGUAGES)
    assert files(standing) == before


def test_a_changed_title_reaches_every_language_as_in_a_fresh_build(duel, standing, project, edit):
    edit(duel / "fi" / "duel" / "attacks" / "battle.md", "title: Taistelu", "title: Ottelu")
    result, _ = build(duel, project, LANGUAGES)
    assert result.built == LANGUAGES
    assert "Ottelu" in (standing / "ko/duel/attacks/battle/index.html").read_text("utf-8")
    after = files(standing)
    build(duel, project, LANGUAGES, fresh=True)
    assert files(standing) == after


def test_a_fresh_build_gives_the_same_site(duel, standing, project):
    before = files(standing)
    result, _ = build(duel, project, LANGUAGES, fresh=True)
    assert result.built == LANGUAGES
    assert files(standing) == before


def test_a_build_program_that_dies_is_named(duel, project, monkeypatch):
    monkeypatch.setattr("rulewright.reference.language_build.PROGRAM", "rulewright.reference.no_such_program")
    with pytest.raises(SiteError, match="no_such_program") as caught:
        build(duel, project)
    assert caught.value.code == "site-crash"
    assert no_leftovers(duel)


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
