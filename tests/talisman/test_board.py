"""The board: how its positions lie, what its spaces do, and every mistake in board.toml told where it stands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.checking.texts import numbers
from rulewright.corpus.model import Corpus
from rulewright.games.talisman.data.board import Board, load_board
from rulewright.games.talisman.data.board_checking import check_content, numbers_in_space_texts
from rulewright.games.talisman.data.printed_effects import (
    DiceTable,
    DiceTableRow,
    Fight,
    GainOrLoss,
    MoveCharacter,
    Region,
    find_dice_table_faults,
)


@pytest.fixture(scope="module")
def board(rules: Path) -> Board:
    return load_board(rules)


def test_rings_have_their_sizes(board: Board) -> None:
    assert [len(board.ring(region)) for region in Region] == [24, 16, 9]
    assert board.ring(Region.OUTER)[0] == "outer/city"
    assert board.ring(Region.MIDDLE)[0] == "middle/portal-of-power"
    assert len(board.spaces) == 33  # 15 + 13 of the rings, Hills and Woods in both, 9 inside


def test_walking_round_a_ring_ends_where_it_began(board: Board) -> None:
    for region in (Region.OUTER, Region.MIDDLE):
        for place, position in enumerate(board.ring(region)):
            assert board.clockwise(position, len(board.ring(region))) == position
            assert board.counter_clockwise(board.clockwise(position)) == position
            assert board.ring(region)[place - 1] == board.counter_clockwise(position)


def test_a_6_from_the_graveyard_over_the_bridge_reaches_the_portal(board: Board) -> None:
    # The bridge's example: 2 steps clockwise to the Sentinel, 1 over the bridge to the Hills, 3 counter-clockwise.
    sentinel = board.clockwise("outer/graveyard", 2)
    assert sentinel == "outer/sentinel"
    assert board.across_link(sentinel) == "middle/hills"
    assert board.counter_clockwise("middle/hills", 3) == "middle/portal-of-power"
    assert 2 + 1 + 3 == 6


def test_a_2_from_the_temple_reaches_runes_or_oasis(board: Board) -> None:
    assert board.space(board.clockwise("middle/temple", 2)).id == "runes"
    assert board.space(board.counter_clockwise("middle/temple", 2)).id == "oasis"


def test_the_longest_throw_from_the_city(board: Board) -> None:
    # City, Fields, Hills, Plains, Woods, Plains, Tavern; the other way Fields, Woods, Plains, Crags, Fields, Chapel.
    assert board.clockwise("outer/city", 6) == "outer/tavern"
    assert board.counter_clockwise("outer/city", 6) == "outer/chapel"


def test_the_inner_region_has_two_ways_to_the_crown(board: Board) -> None:
    assert board.across_link("middle/portal-of-power") == "inner/plain-of-peril"
    assert board.onward("inner/plain-of-peril") == ("inner/crypt", "inner/mines")
    assert board.onward("inner/werewolf-den") == board.onward("inner/pits") == ("inner/valley-of-fire",)
    assert board.onward("inner/valley-of-fire") == ("inner/crown-of-command",)
    assert board.onward("inner/crown-of-command") == ()
    assert board.back("inner/valley-of-fire") == ("inner/werewolf-den", "inner/pits")
    assert board.back("inner/plain-of-peril") == ()
    with pytest.raises(ValueError, match="lies in no ring"):
        board.clockwise("inner/crypt")


def test_neighbours_are_mutual(board: Board) -> None:
    for position in board.positions:
        for other in board.neighbours(position):
            assert position in board.neighbours(other)


def test_raft_leads_back_and_forth(board: Board) -> None:
    for position in board.positions:
        for other in board.across_river(position):
            assert position in board.across_river(other)
            assert board.region(other) is not board.region(position)
    # The bridge joins the Sentinel with the Hills on the other side, so that is what it faces.
    assert board.across_river("outer/sentinel") == ("middle/hills",)
    assert board.across_river("middle/temple") == ("outer/plains-2", "outer/fields-2")
    assert board.across_river("outer/tavern") == ()
    assert board.positions["outer/tavern"].raft_diagonal == "middle/temple"


def test_positions_of_a_space_may_be_in_two_regions(board: Board) -> None:
    assert board.positions_of("hills") == ("outer/hills-1", "outer/hills-2", "middle/hills")
    assert board.positions_of("temple") == ("middle/temple",)
    assert len(board.positions_of("fields")) == 6
    with pytest.raises(KeyError):
        board.positions_of("moor")


def test_tables_lead_to_effects(board: Board) -> None:
    tavern = board.spaces["tavern"].table
    assert tavern is not None
    assert board.effects[tavern.effect_for(2)] == Fight("fight-strength-3", "fight", "strength", 3)
    offer = board.effects[tavern.effect_for(6)]
    assert isinstance(offer, MoveCharacter)
    assert (offer.to, offer.offer) == ("middle/temple", True)
    temple = board.spaces["temple"].table
    assert temple is not None
    assert [temple.effect_for(total) for total in (8, 9)] == ["gain-1-spell"] * 2
    assert board.effects[temple.effect_for(12)] == GainOrLoss("gain-2-lives", "gain", "life", 2)
    with pytest.raises(ValueError, match="13 is no result of 2 dice"):
        temple.effect_for(13)


def test_crypt_and_mines_are_open_at_both_ends(board: Board) -> None:
    # 3 dice show 3 to 18: with Strength 10 at least 3 - 10 = -7, with Strength 1 at most 17.
    crypt, mines = board.spaces["crypt"].table, board.spaces["mines"].table
    assert crypt is not None
    assert mines is not None
    assert [crypt.effect_for(total) for total in (-7, 0, 1, 3, 4, 6, 17)] == [
        "go-to-crypt", "go-to-crypt", "go-to-plain-of-peril", "go-to-portal-of-power", "go-to-warlocks-cave",
        "go-to-city", "go-to-city",
    ]  # fmt: skip
    assert mines.effect_for(18) == "go-to-tavern"


def test_texts_show_the_numbers_of_the_board(rules: Path, corpus: Corpus) -> None:
    stated = numbers_in_space_texts(rules)
    assert stated["board/village"] == {1, 2, 3, 4}  # 1 gold per life, and the Blacksmith's prices
    assert stated["board/crags"] == {4}  # the spirit's Craft
    assert stated["board/hidden-valley"] == {3}
    for reference, wanted in stated.items():
        for text in corpus.entry(reference).texts.values():
            assert wanted <= numbers(text), text.file


def test_a_table_leaves_no_result_out_and_names_none_twice() -> None:
    def rows(*ranges: tuple[int, int]) -> DiceTable:
        return DiceTable(1, tuple(DiceTableRow(each, "nothing") for each in ranges))

    assert list(find_dice_table_faults(rows((1, 3), (4, 6)), ["nothing"])) == []
    assert list(find_dice_table_faults(rows((1, 3), (5, 6)), ["nothing"])) == ["the row 5–6 should begin with 4"]
    assert list(find_dice_table_faults(rows((1, 4), (4, 6)), ["nothing"])) == ["the row 4–6 should begin with 5"]
    assert list(find_dice_table_faults(rows((1, 5)), ["nothing"])) == [
        "its rows go from 1 to 5, and 1 dice from 1 to 6"
    ]
    assert list(find_dice_table_faults(rows((1, 6)), [])) == ["there is no effect nothing"]


@pytest.fixture
def copy(copied: Callable[[str], Path]) -> Path:
    """A rules folder with the board and the cards that it names, to be broken."""
    return copied("board.toml")


def test_board_in_order_has_no_finding(copy: Path) -> None:
    assert check_content(copy) == []


@pytest.mark.parametrize(
    ("code", "old", "new"),
    [
        # rings: a position less; two positions that changed places
        ("ring-size", '[[position]]\nid = "outer/city"\nspace = "city"\nraft_diagonal = "middle/warlocks-cave"\n'
         'facts = { region = "rulebook", place = "rulebook", raft = "derived" }\n', ""),
        ("position-id", 'id = "outer/fields-1"', 'id = "outer/fields-9"'),
        ("unknown-space", 'space = "ruins"', 'space = "ruin"'),
        ("no-position", 'space = "ruins"', 'space = "forest"'),
        ("facts", ', raft = "derived"', ""),
        # across the river
        ("raft", 'raft = "middle/oasis"', 'raft = "middle/temple"'),
        ("raft", 'raft = "middle/oasis"', 'raft = "outer/city"'),
        ("raft", 'raft = "middle/oasis"\n', ""),
        ("raft", 'raft_diagonal = "middle/temple"', 'raft = "middle/temple"'),
        # bridge, Portal, paths
        ("link", 'kind = "portal"', 'kind = "bridge"'),
        ("link", 'ends = ["outer/sentinel", "middle/hills"]', 'ends = ["middle/hills", "outer/sentinel"]'),
        ("path", '"inner/mines", "inner/vampires-tower"', '"inner/mines"'),
        ("path", '["inner/plain-of-peril", "inner/mines"', '["inner/mines", "inner/plain-of-peril"'),
        # tables, effects, choices
        ("bad-table", "{ rolls = [2, 3]", "{ rolls = [3, 3]"),
        ("bad-table", 'effect = "offer-temple"', 'effect = "offer-templ"'),
        ("unused-effect", 'effect = "toad"', 'effect = "nothing"'),
        ("duplicate-id", 'id = "toad"\nkind = "toad"', 'id = "nothing"\nkind = "toad"'),
        ("unknown-effect", 'toll = "lose-1-life"', 'toll = "lose-1-live"'),
        ("unknown-position", 'to = "outer/tavern"', 'to = "outer/inn"'),
        ("bad-value", 'within = "outer"', 'within = "outer"\nto = "outer/city"'),
        ("bad-choice", '{ id = "pay", effect', '{ id = "suffer", effect'),
        ("bad-choice", ', effect = "sell-objects" }', " }"),
        ("dangling-link", '"cards/princess"', '"cards/queen"'),
        ("dangling-link", "axe = 3", "hatchet = 3"),
        ("unknown-key", 'toll = "lose-1-life"', 'tol = "lose-1-life"'),
        ("bad-value", 'kind = "toad"', 'kind = "frog"'),
    ],
)  # fmt: skip
def test_each_mistake_is_found(copy: Path, code: str, old: str, new: str) -> None:
    file = copy / "talisman/board.toml"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    findings = check_content(copy)
    assert code in {finding.code for finding in findings}, findings
    lines = text.replace(old, new, 1).splitlines()
    for finding in findings:
        assert finding.file == "talisman/board.toml"
        assert 1 <= finding.line <= len(lines)


def test_positions_out_of_order_break_an_example_of_the_rulebooks(copy: Path) -> None:
    file = copy / "talisman/board.toml"
    parts = file.read_text("utf-8").split("[[position]]")
    woods, castle = (
        next(index for index, part in enumerate(parts) if f'"middle/{space}"\nspace' in part)
        for space in ("woods", "castle")
    )
    parts[woods], parts[castle] = parts[castle], parts[woods]
    file.write_text("[[position]]".join(parts), "utf-8")
    (finding,) = (finding for finding in check_content(copy) if finding.code == "path-example")
    assert finding.cause.startswith("middle/woods does not lie beside middle/temple")
