import pytest

from rulewright.corpus.loading import load_corpus
from rulewright.language import LANGUAGES, Language
from rulewright.reference.address import entry_path, relative_path
from rulewright.reference.index_terms import index_terms
from rulewright.reference.pages import PageKind, differences_by_chapter, pages
from rulewright.reference.site_error import SiteError
from rulewright.reference.source_places import list_source_places
from rulewright.reference.sources import stage_language
from rulewright.reference.wording import Wording
from rulewright.situations.form_fields import format_link_query
from rulewright.situations.game_packages import GamePackages


def test_an_id_is_its_address():
    assert entry_path("talisman/attacks/stand-off", Language.KO) == "/reference/ko/talisman/attacks/stand-off/"


@pytest.mark.parametrize(
    ("start", "target", "link"),
    [
        ("", "", "./"),
        ("", "duel/attacks", "duel/attacks/"),
        ("duel/attacks/battle", "", "../../../"),
        ("duel/attacks", "duel/a-z", "../../duel/a-z/"),
    ],
)
def test_relative_path(start, target, link):
    assert relative_path(start, target) == link


def test_a_situation_opens_filled_in():
    journey = {"situation": "talisman/inner-journey", "hero": {"life": 3, "armour": "shield"}, "may_turn_back": True}
    assert format_link_query("inner-journey", journey, Language.CS) == (
        "?lang=cs&view=inner-journey&whole=1&hero.life=3&hero.armour=shield&may_turn_back=1"
    )
    battle = {"situation": "talisman/battle", "foe": {"strength": 4}, "may_evade": True}
    assert (
        format_link_query("battle", battle, Language.KO, is_whole=False)
        == "?lang=ko&view=battle&foe.strength=4&may_evade=1"
    )


def test_every_page_once(duel):
    pages_by_document = pages(load_corpus(duel), GamePackages.from_folder(duel))
    assert {document: page.kind for document, page in pages_by_document.items()} == {
        "index": PageKind.FRONT,
        "search": PageKind.SEARCH,
        "duel/index": PageKind.GAME,
        "duel/differences": PageKind.DIFFERENCES,
        "duel/a-z": PageKind.A_TO_Z,
        "duel/attacks": PageKind.CHAPTER,
        "duel/attacks/battle": PageKind.ENTRY,
        "duel/attacks/stand-off": PageKind.ENTRY,
        "duel/board": PageKind.CHAPTER,
        "duel/board/inn": PageKind.ENTRY,
        "duel/differences/who-rolls": PageKind.DIFFERENCE,
    }


@pytest.mark.parametrize("taken", ["a-z", "differences"])
def test_a_chapter_may_not_take_the_address_of_a_list(duel, edit, taken):
    edit(duel / "duel" / "game.toml", 'chapters = ["attacks"]', f'chapters = ["attacks", "{taken}"]')
    (duel / "duel" / "chapters" / f"{taken}.toml").write_text(
        'title = { en = "A", ko = "A", cs = "A", fi = "A" }\n', "utf-8"
    )
    (duel / "duel" / "differences.toml").unlink()
    for language in LANGUAGES:
        (duel / language / "duel" / "differences" / "who-rolls.md").unlink()
    with pytest.raises(SiteError, match=f"duel/{taken} is the address of another page"):
        pages(load_corpus(duel), GamePackages.from_folder(duel))


def test_an_entry_may_not_be_called_index(duel, edit):
    edit(duel / "duel" / "chapters" / "attacks.toml", 'id = "stand-off"', 'id = "index"')
    for language in LANGUAGES:
        folder = duel / language / "duel" / "attacks"
        (folder / "stand-off.md").rename(folder / "index.md")
    with pytest.raises(SiteError, match="duel/attacks/index"):
        pages(load_corpus(duel), GamePackages.from_folder(duel))


def test_differences_stand_under_the_chapter_of_their_first_entry(duel):
    corpus = load_corpus(duel)
    [(chapter, differences)] = differences_by_chapter(corpus, corpus.games["duel"])
    assert chapter.id == "attacks"
    assert [difference.id for difference in differences] == ["duel/differences/who-rolls"]


def test_where_a_rule_is_printed(duel, project):
    corpus = load_corpus(duel)
    places = list_source_places(
        corpus.games["duel"],
        corpus.entries["duel/attacks/battle"].sources,
        Wording(project / "locales", Language.CS),
    )
    # Page 1 begins on line 1 and page 2 on line 11, so that lines 10-12 reach over both and line 20 is on page 2.
    assert (places[0].book, places[0].lines, places[0].pages) == (
        "Česká pravidla",
        "v textové verzi řádky 10–12, 20",
        "strany 1, 2",
    )
    assert (places[1].book, places[1].lines, places[1].pages) == ("Finská pravidla", "", "")


def test_the_index_lists_titles_and_aliases(duel):
    groups = index_terms(load_corpus(duel).entries.values(), Language.CS)
    assert [(group.heading, [term.words for term in group.terms]) for group in groups] == [
        ("B", ["Boj"]),
        ("F", ["fight"]),
        ("N", ["Nerozhodný výsledek <b>&</b>"]),
        ("T", ["Taberna"]),
    ]


def test_the_sources_are_the_texts_on_their_lines_beside_generated_pages(duel, tmp_path):
    (duel / "duel" / "game.toml").write_text(
        (duel / "duel" / "game.toml").read_text("utf-8").replace("chapters =", 'partial = ["ko"]\nchapters ='), "utf-8"
    )
    (duel / "ko/duel/board/inn.md").unlink()
    source = tmp_path / "sources"
    (source / "gone.md").parent.mkdir()
    (source / "gone.md").write_text("---\ntitle: X\n---\n")
    assert stage_language(source, duel, Language.KO) == len([*source.rglob("*.md")]) == 11
    for text, author in (("attacks/battle.md", "ko"), ("board/inn.md", "en")):
        lines = (duel / author / "duel" / text).read_text("utf-8").splitlines()
        after = lines.index("---", 1) + 1
        assert (source / "duel" / text).read_text("utf-8").splitlines() == [*[""] * after, *lines[after:]]
    assert (source / "duel" / "attacks.md").read_text("utf-8") == "# 공격\n"
