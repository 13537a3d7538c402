"""changes.toml: what changed, when and why."""

from __future__ import annotations

from datetime import date

import pytest

from rulewright.corpus.findings import ContentError
from rulewright.corpus.loading import load_corpus
from rulewright.corpus.model import ChangeKind, ChangeReason
from rulewright.language import Language

FIRST = '[[change]]\ndate = 2026-01-02\nversion = "1.0.0"\nkind = "first-release"\n'


def more(ids: str, keys: str, day: str = "2026-03-04") -> str:
    return f'\n[[change]]\ndate = {day}\nversion = "1.1.0"\nids = [{ids}]\n{keys}\n'


@pytest.fixture
def changed(small):
    """Loads the small game with this changes.toml."""

    def load(text):
        (small / "game" / "changes.toml").write_text(text, "utf-8")
        return load_corpus(small).games["game"]

    return load


def test_what_was_there_from_the_first_release_and_what_came_later(changed):
    game = changed(
        FIRST
        + more('"attacks/stand-off"', 'kind = "added"')
        + more('"attacks/battle", "attacks/stand-off"', 'kind = "meaning"\nreason = "misread"\nlanguages = ["fi"]')
    )
    battle, stand_off = game.changes_of("game/attacks/battle"), game.changes_of("game/attacks/stand-off")
    assert [change.kind for change in battle] == [ChangeKind.MEANING, ChangeKind.FIRST_RELEASE]
    assert [change.kind for change in stand_off] == [ChangeKind.MEANING, ChangeKind.ADDED]
    assert (battle[0].date, battle[0].version, battle[0].reason) == (date(2026, 3, 4), "1.1.0", ChangeReason.MISREAD)
    assert (battle[0].languages, battle[1].languages) == ((Language.FI,), ())


def test_a_game_without_the_file_has_no_changes(small):
    assert load_corpus(small).games["game"].changes_of("game/attacks/battle") == ()


@pytest.mark.parametrize(
    ("text", "line", "cause"),
    [
        (more('"attacks/battle"', 'kind = "added"'), 2, "first release"),
        (FIRST + "\n" + FIRST, 6, "first release"),
        (FIRST + 'ids = ["attacks/battle"]\n', 1, "first release has none"),
        (FIRST + more("", 'kind = "added"'), 6, "`ids` name what changed"),
        (FIRST + more('"attacks/battle"', 'kind = "wording"'), 6, "needs a reason"),
        (FIRST + more('"attacks/battle"', 'kind = "added"\nreason = "unclear"'), 6, "needs a reason"),
        (FIRST + more('"attacks/battle"', 'kind = "added"', "2025-12-31"), 6, "older than"),
        (FIRST + more('"attacks/bottle"', 'kind = "added"'), 6, "There is no game/attacks/bottle"),
        (FIRST + more('"attacks/battle"', 'kind = "better"'), 10, "kind"),
        (FIRST.replace("2026-01-02", '"2026-01-02"'), 2, "date"),
        (FIRST + 'said = "Hello."\n', 5, "Unknown key"),
    ],
)
def test_a_mistake_is_named_with_its_line(changed, text, line, cause):
    with pytest.raises(ContentError) as caught:
        changed(text)
    [finding] = caught.value.findings
    assert (finding.file, finding.line) == ("game/changes.toml", line)
    assert cause in finding.cause


def test_everything_published_has_a_date(corpus):
    games = [game for game in corpus.games.values() if game.changes]
    assert games
    for game in games:
        for entry_id in (id_ for chapter in game.chapters for id_ in chapter.entries):
            assert game.changes_of(entry_id), entry_id
