"""Any line of play is resolved or refused in words, whatever is typed, in combat and in diplomacy."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rulewright.corpus.model import Corpus
from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.situations import SITUATIONS
from rulewright.language import Language
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Report
from rulewright.views.explanation_text import format_statement

CATALOGUE = Catalogue(SITUATIONS)
CARDS = (
    "A = 1:+,d M:+ F:{0} > 1:ag M F:x2 / place: ch1 / pay: +, {0}2\n"
    "B = 1:t,{0} F:+ > 1:ag|em2 M F:v / delay: d2, dis1\n"
    "P = M:d F:x2,{0} > 1:co / passive / attack: block1, {0}1*dmg / place: torn, hp-1, te+1"
)
MOVES = st.lists(st.sampled_from(["A", "A+", "B", "B+", "P", "P+", "use A", "use B", "escape", "stop"]), max_size=5)
PILES = st.lists(st.sampled_from(["A", "B", "P", "?"]), max_size=4).map(", ".join)
TRAITS = [
    "ambush",
    "charge",
    "defensive",
    "quick",
    "deceptive-attack",
    "horde",
    "opportunist",
    "fury",
    "robber",
    "slow",
]


def resolve(request: dict[str, Any]) -> dict[str, Any] | None:
    try:
        report = CATALOGUE.resolve(request)
    except BadInputError:
        return None
    assert isinstance(report, Report)
    assert report.statements[0].is_summary
    for line in report.statements:
        assert str(line.sentence)
        assert line.entries
    return dict(report.as_json())


@given(
    moves=MOVES,
    hand=PILES,
    deck=PILES,
    draws=PILES,
    sequence=st.sampled_from(["", "A", "B (1)", "P, A (2ch)", "A, B+ (1)", "P@, B"]),
    traits=st.lists(st.sampled_from(TRAITS), max_size=3, unique=True),
    terror=st.integers(0, 6),
    challenge=st.booleans(),
    end_turn=st.booleans(),
)
def test_any_line_in_combat(
    moves: list[str],
    hand: str,
    deck: str,
    draws: str,
    sequence: str,
    traits: list[str],
    terror: int,
    challenge: bool,
    end_turn: bool,
) -> None:
    report = resolve(
        {
            "situation": "tainted-grail/combat",
            "hero": {"aggression": 1, "health": 4, "terror": terror, "magic": 1},
            "cards": CARDS.format("m"),
            "hand": hand,
            "deck": deck,
            "draws": f"{draws}, skull" if challenge else draws,
            "sequence": sequence,
            "pool": 2,
            "encounter": {
                "value": 8,
                "keys": "1:ag M",
                "table": "0-3: hp-1, m-3; 4+: hp-2, te+1",
                "opportunity": "hp-1, dis1",
                "traits": traits,
            },
            "first": not sequence,
            "challenge": challenge,
            "end_turn": end_turn,
            "line": ", ".join(moves),
        }
    )
    if report is not None:
        assert report["state"]["pool"] >= 0
        assert report["state"]["deck"] >= 0
        assert 0 <= report["state"]["energy"] <= report["state"]["health"]


@given(moves=MOVES, hand=PILES, deck=PILES, affinity=st.integers(-3, 3), terror=st.integers(0, 6))
def test_any_line_in_diplomacy(moves: list[str], hand: str, deck: str, affinity: int, terror: int) -> None:
    report = resolve(
        {
            "situation": "tainted-grail/diplomacy",
            "hero": {"aggression": 1, "health": 4, "terror": terror, "magic": 1},
            "cards": CARDS.format("a"),
            "hand": hand,
            "deck": deck,
            "affinity": affinity,
            "encounter": {
                "top": 3,
                "bottom": -3,
                "keys": "1:ag M",
                "stages": 2,
                "failure": "te+1, d1",
                "stage_1": {"bonus": "ag: a1", "reaction": "a-2, hp-1"},
                "stage_2": {"reaction": "torn"},
            },
            "line": ", ".join(moves),
        }
    )
    if report is not None:
        assert -3 <= report["state"]["affinity"] <= 3
        assert report["state"]["deck"] >= 0


def test_card_is_worded_by_name_or_as_unknown() -> None:
    report = CATALOGUE.resolve(
        {
            "situation": "tainted-grail/combat",
            "hero": {"health": 4},
            "cards": "A = F:d,d",
            "hand": "A",
            "deck": "A, ? x3",
            "draws": "A, ?",
            "encounter": {"value": 9},
            "line": "A",
        }
    )
    assert isinstance(report, Report)
    lines = [line.sentence.render(Language.EN) for line in report.statements]
    assert [line for line in lines if line.startswith("You draw")] == [
        "You draw A; 3 cards are left in the deck.",
        "You draw an unknown card; 2 cards are left in the deck.",
    ]


def test_chances_of_a_draw_stand_before_what_it_leads_to(corpus: Corpus) -> None:
    # Escaping in challenge mode flips a dial: grail or skull, one half each. The hero is not in panic and may choose.
    report = CATALOGUE.resolve(
        {
            "situation": "tainted-grail/combat",
            "hero": {"health": 4, "energy": 3},
            "cards": "A = F:d\nB = F:m",
            "hand": "A",
            "deck": "A, B",
            "draws": "A, skull",
            "encounter": {"value": 9},
            "challenge": True,
            "line": "A, escape",
        }
    )
    assert isinstance(report, Report)
    lines = [format_statement(line, corpus, Language.EN) for line in report.statements]
    card, dial = (next(n for n, line in enumerate(lines) if text in line) for text in ("next card could", "dial could"))
    assert lines[dial] == "The dial could show: grail 50.0% (1/2), skull 50.0% (1/2)."
    assert lines[dial + 1] == "The dial shows the skull: the combat goes on."
    assert lines[card + 1] == "You draw A; 1 card is left in the deck."
