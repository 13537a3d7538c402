"""A site is stale as soon as anything changes that its pages are made from."""

from __future__ import annotations

import pytest

from rulewright.language import LANGUAGES, Language
from rulewright.reference import stamp
from rulewright.reference.stamp import stamps


@pytest.mark.parametrize(
    "file",
    ["duel/changes.toml", "duel/chapters/attacks.toml", "duel/examples/battle.toml", "fi/duel/asked/attacks.toml"],
)
def test_data_that_pages_show_makes_every_language_stale(duel, project, file):
    before = stamps(duel, project, LANGUAGES)
    path = duel / file
    path.parent.mkdir(exist_ok=True)
    path.write_text((path.read_text("utf-8") if path.exists() else "") + "\n# seen again\n", "utf-8")
    after = stamps(duel, project, LANGUAGES)
    assert all(before[language] != after[language] for language in LANGUAGES)


def test_the_guide_for_developers_is_no_part_of_the_site(duel, project, tmp_path):
    site = tmp_path / "site"
    (site / "guide").mkdir(parents=True)
    (site / "conf.py").write_bytes((project / "conf.py").read_bytes())
    before = stamps(duel, site, LANGUAGES)
    (site / "guide" / "data.md").write_text("# The rules as data\n", "utf-8")
    assert stamps(duel, site, LANGUAGES) == before


def test_a_text_makes_its_own_language_stale(duel, project):
    before = stamps(duel, project, LANGUAGES)
    path = duel / "cs" / "duel" / "attacks" / "battle.md"
    path.write_text(path.read_text("utf-8") + "Et cetera.\n", "utf-8")
    after = stamps(duel, project, LANGUAGES)
    assert [language for language in LANGUAGES if before[language] != after[language]] == [Language.CS]


def test_the_situations_that_pages_link_to_count_as_code(rules):
    names = {file.parent.name + "/" + file.name for file in stamp._code(rules)}
    assert {"situations/situation.py", "situations/battle.py", "reference/worked.py"} <= names
