"""Checks of the content of board.toml: rings, ways, tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path

from rulewright.corpus.findings import Finding
from rulewright.corpus.records import SourceMap, read_record
from rulewright.games.talisman.data.board import BOARD_FILE, BoardPosition, BoardRecord, build_board
from rulewright.games.talisman.data.printed_effects import Buy, Fight, MoveCharacter, Region, find_dice_table_faults
from rulewright.language import Language

REGION_SIZES = {Region.OUTER: 24, Region.MIDDLE: 16, Region.INNER: 9}
OUTER_CORNERS = 4
EXAMPLE_PATHS = (
    # From the Graveyard a 6 leads over the Sentinel bridge and back to the Portal: crossing-regions/example-….
    (
        "outer/graveyard",
        "outer/woods-2",
        "outer/sentinel",
        "middle/hills",
        "middle/hidden-valley",
        "middle/black-knight",
        "middle/portal-of-power",
    ),
    # From the Temple a 2 leads to the Runes or to the Oasis: character-rules/example-sorceress-turn.
    ("middle/temple", "middle/woods", "middle/runes-3"),
    ("middle/temple", "middle/desert-2", "middle/oasis"),
)
"""The paths of the rulebooks' examples; each position is a neighbour of the one before."""

_Fault = tuple[int, str, str, str]
"""Line, code, cause and remedy."""


def check_content(rules: Path) -> list[Finding]:
    """Find the faults in the board's facts."""
    record, places, findings = read_record(BoardRecord, rules / BOARD_FILE, rules)
    if record is not None:
        for check in (_check_effects, _check_spaces, _check_positions, _check_raft, _check_links_and_paths):
            findings += [Finding(BOARD_FILE.as_posix(), *fault) for fault in check(record, places)]
        findings += [Finding(BOARD_FILE.as_posix(), *fault) for fault in _check_named_cards(record, places, rules)]
    return findings


def numbers_in_space_texts(rules: Path) -> Mapping[str, set[int]]:
    """The numbers that the spaces' texts must show, by entry: cards, prices, opponents, gains and losses.

    A table's rolls and dice are left out: they are printed in the table beside the text.
    """
    record, _, _ = read_record(BoardRecord, rules / BOARD_FILE, rules)
    if record is None:
        return {}
    effects = {effect.id: effect for effect in record.effect}
    found = {}
    for space in record.space:
        direct = [effects[each] for each in space.effect_ids() if each in effects]
        rolled = [effects[row.effect] for table in space.tables() for row in table.rows if row.effect in effects]
        of_space = [space.draw, space.creature_roll_bonus]
        for part in (space.creature, space.contest, space.lock):
            of_space += [value for value in vars(part).values() if isinstance(value, int)] if part else []
        for effect in direct:
            of_space += [getattr(effect, name, None) for name in ("amount", "up_to", "price")]
            of_space += effect.prices.values() if isinstance(effect, Buy) else ()
        of_space += [effect.value for effect in rolled if isinstance(effect, Fight)]
        found[f"board/{space.id}"] = {number for number in of_space if number}
    return found


def _check_named_cards(record: BoardRecord, places: SourceMap, rules: Path) -> Iterator[_Fault]:
    """Check that the cards that spaces name are entries."""
    for index, space in enumerate(record.space):
        named = [space.needs] if space.needs else []
        named += [card for choice in space.choices() for card in choice.having]
        for card in named:
            if not (rules / Language.EN / BOARD_FILE.parent / f"{card}.md").is_file():
                cause = f"{space.id} names {card}, which is no entry."
                yield places.line("space", index), "dangling-link", cause, "Correct the id."
    for index, effect in enumerate(record.effect):
        for card in effect.prices if isinstance(effect, Buy) else ():
            if not (rules / Language.EN / BOARD_FILE.parent / "cards" / f"{card}.md").is_file():
                cause = f"{effect.id} prices cards/{card}, which is no entry."
                yield places.line("effect", index), "dangling-link", cause, "Correct the id."


def _check_effects(record: BoardRecord, places: SourceMap) -> Iterator[_Fault]:
    """Check that every effect is unique, leads to existing positions, and is used by a space."""
    used = {effect for space in record.space for effect in space.effect_ids()}
    used |= {row.effect for space in record.space for table in space.tables() for row in table.rows}
    positions = {position.id for position in record.position}
    seen: set[str] = set()
    for index, effect in enumerate(record.effect):
        line = places.line("effect", index)
        if effect.id in seen:
            yield line, "duplicate-id", f"The effect {effect.id} stands a second time.", "Keep one of them."
        elif effect.id not in used:
            yield line, "unused-effect", f"No space leads to {effect.id}.", "Take it out, or correct the table."
        seen.add(effect.id)
        if isinstance(effect, MoveCharacter):
            if (effect.to is None) == (effect.within is None):
                yield line, "bad-value", f"{effect.id} needs one of to and within.", "Say where it moves the character."
            elif effect.to is not None and effect.to not in positions:
                yield line, "unknown-position", f"There is no position {effect.to}.", "Correct the position's id."


def _check_spaces(record: BoardRecord, places: SourceMap) -> Iterator[_Fault]:
    """Check that tables have no gaps, effects are known, choices are complete, and every space has a position."""
    effects = {effect.id for effect in record.effect}
    shown = {position.space for position in record.position}
    for index, space in enumerate(record.space):
        line = places.line("space", index)
        if space.id not in shown:
            yield line, "no-position", f"{space.id} stands nowhere on the board.", "Add a position that shows it."
        for table in space.tables():
            for fault in find_dice_table_faults(table, effects):
                yield line, "bad-table", f"A table of {space.id}: {fault}.", "Correct the table's rows."
        for effect in sorted(set(space.effect_ids()) - effects):
            yield line, "unknown-effect", f"{space.id}: there is no effect {effect}.", "Correct its id, or add it."
        for choices in (space.visits, space.penalties, *space.alignments.values()):
            ids = [choice.id for choice in choices]
            if len(ids) > 1 and (None in ids or len(set(ids)) < len(ids)):
                cause = f"{space.id}: a player cannot tell its choices apart."
                yield line, "bad-choice", cause, "Give each choice an id of its own."
            for choice in choices:
                if (choice.effect is None) == (choice.table is None):
                    cause = f"{space.id}: a choice needs one of effect and table."
                    yield line, "bad-choice", cause, "Say what it leads to."


def _check_positions(record: BoardRecord, places: SourceMap) -> Iterator[_Fault]:
    """Check that the Regions are complete and that every position's id is that of its space.

    The id ends with a number if the space repeats in the Region.
    """
    spaces = {space.id for space in record.space}
    for region, size in REGION_SIZES.items():
        found = sum(position.region is region for position in record.position)
        if found != size:
            cause = f"The {region} Region has {found} positions instead of {size}."
            yield places.line("position", 0), "ring-size", cause, "Add or take out positions."
    alike: dict[tuple[Region, str], list[BoardPosition]] = {}
    for position in record.position:
        alike.setdefault((position.region, position.space), []).append(position)
    for index, position in enumerate(record.position):
        line = places.line("position", index)
        same = alike[position.region, position.space]
        number = next(number for number, other in enumerate(same, 1) if other is position)
        wanted = f"{position.region}/{position.space}" + (f"-{number}" if len(same) > 1 else "")
        if position.space not in spaces:
            yield line, "unknown-space", f"{position.id}: there is no space {position.space}.", "Correct its id."
        elif position.id != wanted:
            yield line, "position-id", f"The position {position.id} should be {wanted}.", "Correct its id or its place."
        told = {"region", "place"} | ({"raft"} if position.raft or position.raft_diagonal else set())
        if position.facts.keys() != told:
            cause = f"{position.id}: facts names {', '.join(sorted(position.facts))}, not {', '.join(sorted(told))}."
            yield line, "facts", cause, "Write the provenance of each fact, and of nothing else."


def _check_raft(record: BoardRecord, places: SourceMap) -> Iterator[_Fault]:
    """Check that Raft crossings keep clockwise order in both Regions.

    From one outer position to the next, the facing middle position moves on by one; to a corner and away from it, it
    stays.
    """
    line = places.line("position", 0)
    middle = [position.id for position in record.position if position.region is Region.MIDDLE]
    outer = [position for position in record.position if position.region is Region.OUTER]
    for index, position in enumerate(record.position):
        faces = [face for face in (position.raft, position.raft_diagonal) if face is not None]
        if len(faces) != (position.region is Region.OUTER) or not set(faces) <= set(middle):
            cause = f"{position.id} faces {', '.join(faces) or 'nothing'} across the Storm River."
            remedy = "Give every outer position one of raft and raft_diagonal, a position of the Middle Region."
            yield places.line("position", index), "raft", cause, remedy
            return
    corners = sum(position.raft_diagonal is not None for position in outer)
    if corners != OUTER_CORNERS:
        yield line, "raft", f"{corners} positions have raft_diagonal, not {OUTER_CORNERS}.", "Give it to the corners."
    for before, after in pairwise([*outer, *outer[:1]]):
        first, second = (middle.index(each.raft or each.raft_diagonal or "") for each in (before, after))
        wanted = 0 if before.raft_diagonal or after.raft_diagonal else 1
        if (second - first) % len(middle) != wanted:
            cause = f"{before.id} and {after.id} do not face {'one position' if wanted == 0 else 'neighbours'}."
            at = places.line("position", record.position.index(after))
            yield at, "raft", cause, "Correct what lies across the Storm River."


def _check_links_and_paths(record: BoardRecord, places: SourceMap) -> Iterator[_Fault]:
    """Check that bridge and Portal join Regions, both paths lead to the Crown, and the rulebooks' examples hold."""
    positions = {position.id: position for position in record.position}
    wanted = {"bridge": [Region.OUTER, Region.MIDDLE], "portal": [Region.MIDDLE, Region.INNER]}
    if sorted(link.kind for link in record.link) != sorted(wanted):
        yield places.line("link", 0), "link", "There is not one bridge and one portal.", "Write each once."
        return
    for index, link in enumerate(record.link):
        if [positions[end].region for end in link.ends if end in positions] != wanted[link.kind]:
            cause = f"The {link.kind} does not lead from the {' to the '.join(wanted[link.kind])} Region."
            yield places.line("link", index), "link", cause, "Correct its ends."
            return
    inner = {position.id for position in record.position if position.region is Region.INNER}
    entrance = {link.ends[1] for link in record.link if link.kind == "portal"}
    if {each for path in record.path for each in path.positions} != inner:
        cause = "The paths do not lead through all the positions of the Inner Region, and no others."
        yield places.line("path", 0), "path", cause, "Correct their positions."
    elif {path.positions[0] for path in record.path} != entrance or len({p.positions[-1] for p in record.path}) != 1:
        cause = "The paths do not lead from the Portal's end to one last position."
        yield places.line("path", 0), "path", cause, "Correct their positions."
    board = build_board(record)
    for example in EXAMPLE_PATHS:
        if not set(example) <= positions.keys():
            continue  # `_check_positions` reports wrong ids
        for before, after in pairwise(example):
            if after not in board.neighbours(before):
                cause = f"{after} does not lie beside {before}, where an example of the rulebooks goes."
                at = places.line("position", list(positions).index(after))
                yield at, "path-example", cause, "Correct the order of the positions."
