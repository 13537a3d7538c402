"""What games must show if their rules are right: stronger starts win more, broken rules are noticed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.games.talisman.data.printed_effects import Ability, EffectSubject
from rulewright.games.talisman.simulation.agreement import Agreement
from rulewright.games.talisman.simulation.gains import gain
from rulewright.games.talisman.simulation.habits import BOLD, STEADY
from rulewright.games.talisman.simulation.turn import play_game, set_up

ROOT = Path(__file__).parents[3]


def wins_with(start: int, games: int) -> int:
    """How many of the mirrored games are won with so many counters of Strength and Craft more at the start."""
    won = 0
    for number in range(games):
        table = set_up(Agreement(2, ("warrior", None)), (BOLD, BOLD), f"start-{number // 2}")
        seat = number % 2
        figure = table.figures[seat]
        assert figure is not None
        gain(table, figure, EffectSubject.STRENGTH, start)
        gain(table, figure, EffectSubject.CRAFT, start)
        assert figure.counters[Ability.STRENGTH] == start
        won += play_game(table).winner == seat
    return won


@pytest.mark.thorough
def test_a_stronger_start_wins_more() -> None:
    """Six of eight with 6 counters of each more; with none it is four of eight on average."""
    assert wins_with(6, 8) >= 6


@pytest.mark.long
def test_the_stronger_the_start_the_more_is_won() -> None:
    none, some, many = (wins_with(start, 60) for start in (0, 3, 8))
    assert none <= some + 6
    assert some <= many + 6
    assert many >= 45


@pytest.mark.long
def test_seats_are_alike_but_for_the_first_turn() -> None:
    """Pearson's chi-square over the four seats; 16.27 is the 99.9% quantile for 3 degrees of freedom."""
    wins = [0] * 4
    for number in range(200):
        winner = play_game(set_up(Agreement(4), (STEADY,) * 4, f"seats-{number}")).winner
        if winner is not None:
            wins[winner] += 1
    expected = sum(wins) / 4
    assert sum((each - expected) ** 2 / expected for each in wins) < 16.27


GAME = "src/rulewright/games/talisman/simulation"
BROKEN = [
    (f"{GAME}/stock.py", "FATE, GOLD = 36, 30", "FATE, GOLD = 36, 99"),
    (f"{GAME}/gains.py", "min(most, figure.hero.life - figure.life)", "most"),
    (f"{GAME}/harm.py", "figure.toad_turns = toad.turns + (figure.seat == table.at_turn)", "figure.toad_turns = 2"),
    (
        f"{GAME}/harm.py",
        "        table.lying[figure.position] += left\n",
        "        table.lying['outer/city'] += left\n",
    ),
    (f"{GAME}/harm.py", "if sequel is not Sequel.NEW_CHARACTER:", "if False:"),
    (f"{GAME}/trading.py", "figure.gold -= prices[piece.card.id]", "figure.gold -= 0"),
    (f"{GAME}/trading.py", "rate = table.agreement.trophy_rate", "rate = 8"),
    (f"{GAME}/meeting.py", "number - len(table.lying[figure.position])", "number"),
    (f"{GAME}/meeting.py", "        elif groups and _fight_as_one(", "        elif False and _fight_as_one("),
    (f"{GAME}/meeting.py", "piece.stock = max(0, piece.stock - 1)", "piece.stock = piece.stock"),
    (f"{GAME}/meeting.py", " or piece in table.left_this_turn", ""),
    (f"{GAME}/outcomes.py", "if not (own and waiting):", "if not own:"),
    (f"{GAME}/outcomes.py", "if crosses_the_river(before, figure.position):", "if False:"),
    (f"{GAME}/fighting.py", "foe = strengthened(foe, ground, for_each=False)", "foe = foe"),
    (f"{GAME}/fighting.py", "    if outcome.result is BattleResult.LIFE_LOST:\n", "    if False:\n"),
    (f"{GAME}/duelling.py", "must_hurt = on_the_crown or (", "must_hurt = on_the_crown and ("),
    (f"{GAME}/travelling.py", 'move_to(table, figure, crossing.near, "crossing-regions/sentinel-not-beaten")', "pass"),
    (f"{GAME}/travelling.py", "    lose_ability(table, figure, ability, portal_lock().loss)\n", ""),
    (f"{GAME}/travelling.py", "        give_up(table, figure, raft)\n", "        pass\n"),
    (f"{GAME}/inner.py", "and not has_talisman(figure):", "and False:"),
    (f"{GAME}/inner.py", "figure.held_by = held if", "figure.held_by = None if"),
    (f"{GAME}/crown.py", "if table.others_here(figure):\n        attack_somebody(table, figure)\n    elif", "if"),
    (f"{GAME}/crown.py", "    table.crown_reached = True\n", ""),
    (f"{GAME}/possessions.py", "if len(figure.objects) > BASE_CARRYING_LIMIT:", "if False:"),
]


@pytest.mark.long
@pytest.mark.parametrize(("file", "old", "new"), BROKEN, ids=lambda each: each[:40])
def test_a_rule_broken_on_purpose_is_noticed(file: str, old: str, new: str, tmp_path: Path) -> None:
    """The tests of single rules and of tables fail where one line of the rules is wrong."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    source = (tmp_path / file).read_text("utf-8")
    assert source.count(old) == 1
    (tmp_path / file).write_text(source.replace(old, new), "utf-8")
    tests = [str(Path(__file__).with_name(name)) for name in ("test_single_rules.py", "test_whole_games.py")]
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests, "-k", "not habit"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "RULEWRIGHT_RULES": str(ROOT / "rules")}
    found = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True, env=environment)
    assert "1 failed" in found.stdout, found.stdout[-500:]
