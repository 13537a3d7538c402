"""A site is stale as soon as anything changes that its pages are made from."""

from __future__ import annotations

import pytest

from rulewright.corpus.loading import load_corpus
from rulewright.language import LANGUAGES, Language
from rulewright.reference.digests import digest_languages, digest_shared
from rulewright.situations.game_packages import GamePackages


def digests(rules, site):
    corpus = load_corpus(rules)
    shared = digest_shared(rules, site, corpus, GamePackages.from_folder(rules, corpus))
    return digest_languages(shared, corpus, LANGUAGES)


@pytest.mark.parametrize(
    "file",
    ["duel/changes.toml", "duel/chapters/attacks.toml", "duel/examples/battle.toml", "fi/duel/asked/attacks.toml"],
)
def test_data_that_pages_show_makes_every_language_stale(duel, project, file):
    before = digests(duel, project)
    path = duel / file
    path.parent.mkdir(exist_ok=True)
    path.write_text((path.read_text("utf-8") if path.exists() else "") + "\n# seen again\n", "utf-8")
    after = digests(duel, project)
    assert all(before[language] != after[language] for language in LANGUAGES)


def test_the_guide_for_developers_is_no_part_of_the_site(duel, project, tmp_path):
    site = tmp_path / "site"
    (site / "guide").mkdir(parents=True)
    (site / "conf.py").write_bytes((project / "conf.py").read_bytes())
    before = digests(duel, site)
    (site / "guide" / "data.md").write_text("# The rules as data\n", "utf-8")
    assert digests(duel, site) == before


def test_a_text_makes_its_own_language_stale_and_a_title_all(duel, project, edit):
    before = digests(duel, project)
    path = duel / "cs" / "duel" / "attacks" / "battle.md"
    path.write_text(path.read_text("utf-8") + "Et cetera.\n", "utf-8")
    after = digests(duel, project)
    assert [language for language in LANGUAGES if before[language] != after[language]] == [Language.CS]
    edit(path, "title: Boj", "title: Souboj")
    assert all(after[language] != digest for language, digest in digests(duel, project).items())


def test_a_change_of_the_games_package_makes_the_site_anew(duel, project, monkeypatch, tmp_path):
    before = digests(duel, project)
    (tmp_path / "presenting.py").write_text("", "utf-8")
    monkeypatch.setattr(GamePackages, "code_folders", lambda _: (tmp_path,))
    assert all(digests(duel, project)[each] != before[each] for each in LANGUAGES)
