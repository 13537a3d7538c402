"""The facts of a space for readers: its instructions and its neighbours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from rulewright.corpus.factsheet import (
    Cell,
    EntryLink,
    FactRow,
    FactSheet,
    FactTable,
    FactTableRow,
    Part,
    weakest_provenance,
)
from rulewright.corpus.model import Provenance
from rulewright.games.talisman.data.board import Board, Contest, Lock, Space, SpaceChoice, load_board
from rulewright.games.talisman.data.effect_words import (
    ALIGNMENT_LINKS,
    REGION_LINKS,
    build_dice_table,
    build_price_table,
    describe_dice,
    describe_effect,
)
from rulewright.games.talisman.data.printed_effects import Buy, Region
from rulewright.games.talisman.phrases import phrase

_SUSPENDED_PHRASES = {
    "objects": phrase("strength-and-craft-from-objects-and"),
    "magic-objects": phrase("use-of-magic-objects"),
    "spells": phrase("casting-of-spells"),
}
_WAY_PHRASES = {
    "beside": phrase("beside-it"),
    "bridge": phrase("over-the-bridge-2"),
    "portal": phrase("through-the-portal-2"),
    "raft": phrase("by-raft-2"),
}
_DRAW_UP_TO = phrase("draw-up-to-a-total-of")
_ROYAL_DOCTOR = EntryLink("glossary/doctor", phrase("royal-doctor"))
_VISITED_LINKS = {"royal-doctor": _ROYAL_DOCTOR, "royal-doctor-free": _ROYAL_DOCTOR}
"""The person that a choice visits, if the choice's id is no entry of the glossary."""


def build_space_facts(name: str, rules: Path) -> FactSheet:
    """Build the fact sheet of the space `name`.

    Raises `KeyError` if there is no such space, `ContentError` if files are malformed.
    """
    board = load_board(rules)
    space = board.spaces[name]
    around = tuple(_build_surroundings(space, board))
    rows = (
        *_build_instruction_rows(space, board),
        *_build_region_rows(space, board),
        *(each for each in around if isinstance(each, FactRow)),
    )
    tables = (*_build_tables(space, board), *(each for each in around if isinstance(each, FactTable)))
    return FactSheet(rows, tables)


def _build_instruction_rows(space: Space, board: Board) -> Iterator[FactRow]:
    known = space.facts
    if space.toll is not None:
        words = (describe_effect(board.effects[space.toll], board),)
        yield FactRow(phrase("before-drawing"), words, known["toll"])
    if space.draw is not None:
        count = phrase("draw-1-unless-a-card-lies") if space.draw == 1 else _DRAW_UP_TO
        rule = EntryLink("encounters/drawing-spaces", count.with_values({"count": space.draw}))
        yield FactRow(EntryLink("glossary/adventure-card"), (rule,), known["draw"])
    if space.creature is not None:
        creature = space.creature
        value: Cell = (phrase("strength-strength", strength=creature.strength),)
        if creature.strength_dice is not None:
            value = (phrase("strength-the-total-of-dice", dice=describe_dice(creature.strength_dice)),)
        if creature.number_dice is not None:
            value = (phrase("as-many-as-dice-shows", dice=describe_dice(creature.number_dice)), *value)
        yield FactRow(EntryLink("glossary/creature"), value, known["creature"])
    if space.creature_roll_bonus is not None:
        rule = EntryLink("attacks/battle-creature-roll", phrase("attack-rolls-of-creatures"))
        yield FactRow(rule, (f"+{space.creature_roll_bonus}",), known["creature_roll_bonus"])
    if space.suspends:
        value = tuple(_SUSPENDED_PHRASES[each] for each in space.suspends)
        yield FactRow(phrase("not-allowed-or-not-counted-here"), value, known["suspends"])
    if space.stop:
        rule = EntryLink("inner-region/movement", phrase("stop-here-then-1-space-per"))
        yield FactRow(phrase("movement-title"), (rule,), known["stop"])
    if space.needs is not None:
        yield FactRow(phrase("needed-to-enter"), (EntryLink(space.needs),), known["needs"])
    if space.penalties:
        value = tuple(describe_effect(board.effects[choice.effect or ""], board) for choice in space.penalties)
        yield FactRow(phrase("one-of-these-as-the-character"), value, known["penalties"])
    if space.voluntary:
        yield FactRow(phrase("the-roll"), (phrase("only-if-the-character-wants-it-2"),), known["voluntary"])
    if space.follower_prevents is not None:
        saved = phrase("prevents-the-loss-of-count-life", count=space.follower_prevents)
        yield FactRow(phrase("each-follower-discarded"), (saved,), known["follower_prevents"])


def _build_tables(space: Space, board: Board) -> Iterator[FactTable]:
    known, words = space.facts, _effect_describer(board)
    if space.table is not None:
        yield build_dice_table(phrase("the-roll"), space.table, known["table"], words)
    if space.follower_table is not None:
        title = phrase("also-for-each-follower")
        yield build_dice_table(title, space.follower_table, known["follower_table"], words)
    if space.contest is not None:
        yield _build_contest_table(space.contest, known["contest"], board)
    if space.lock is not None:
        yield _build_lock_table(space.lock, known["lock"], board)
    if space.visits:
        visits = [(_link_visited(each), each) for each in space.visits]
        several: Part = phrase("a-visit-to-one-of-them")
        whom = several if len({name.entry for name, _ in visits}) > 1 else visits[0][0]
        yield from _build_choice_tables(whom, phrase("whom"), visits, known["visits"], board)
    if space.alignments:
        choices = [
            (ALIGNMENT_LINKS[alignment], each) for alignment, each_of in space.alignments.items() for each in each_of
        ]
        heading = EntryLink("character-rules/alignment")
        yield from _build_choice_tables(
            phrase("by-the-characters-alignment"), heading, choices, known["alignments"], board
        )


def _build_contest_table(contest: Contest, known: Provenance, board: Board) -> FactTable:
    again = phrase("roll-again-next-turn")
    results: tuple[tuple[Part, Cell], ...] = (
        (phrase("lower"), (describe_effect(board.effects[contest.lower], board), again)),
        (phrase("equal"), (again,)),
        (phrase("higher"), (phrase("may-move-on-next-turn"),)),
    )
    title = phrase("dice-on-each-side", dice=describe_dice(contest.dice))
    columns = (phrase("the-characters-roll"), phrase("what-happens"))
    return FactTable(title, columns, tuple(FactTableRow(((result,), effect), known) for result, effect in results))


def _build_lock_table(lock: Lock, known: Provenance, board: Board) -> FactTable:
    beyond = board.space(board.links["portal"].ends[1])
    results: tuple[tuple[Part, Cell], ...] = (
        (phrase("not-above-it"), (EntryLink(f"board/{beyond.id}", phrase("go-to-title")),)),
        (phrase("above-it"), (phrase("stay-and-lose-amount-point-of", amount=lock.loss),)),
    )
    title = phrase("dice-against-strength-or-craft", dice=describe_dice(lock.dice))
    columns = (phrase("the-total"), phrase("what-happens"))
    return FactTable(title, columns, tuple(FactTableRow(((result,), effect), known) for result, effect in results))


def _build_choice_tables(
    title: Part, heading: Part, choices: Iterable[tuple[EntryLink, SpaceChoice]], known: Provenance, board: Board
) -> Iterator[FactTable]:
    """Yield a table of the choices, then the tables that the choices lead to."""
    rows, further, words = [], [], _effect_describer(board)
    conditional = any(choice.having for _, choice in choices)
    for name, choice in choices:
        provenance = choice.known or known
        if choice.table is not None:
            what: Part = phrase("roll-dice-see-the-table", dice=describe_dice(choice.table.dice))
            caption = EntryLink("glossary/prayer") if choice.id == "pray" else name
            further.append(build_dice_table(caption, choice.table, provenance, words))
        else:
            effect = board.effects[choice.effect or ""]
            what = words(effect.id)
            if isinstance(effect, Buy):
                further.append(build_price_table(name, effect, provenance))
        cells: tuple[Cell, ...] = ((name,), (what,))
        if conditional:
            cells = (*cells, tuple(EntryLink(card) for card in choice.having) or ("–",))
        rows.append(FactTableRow(cells, provenance))
    columns: tuple[Part, ...] = (heading, phrase("what-happens"))
    if conditional:
        columns = (*columns, phrase("needs-one-of"))
    yield FactTable(title, columns, tuple(rows))
    yield from further


def _effect_describer(board: Board) -> Callable[[str], Part]:
    """The function that returns the words for an effect of the board, by its id."""
    return lambda name: describe_effect(board.effects[name], board)


def _link_visited(choice: SpaceChoice) -> EntryLink:
    name = choice.id or ""
    return _VISITED_LINKS.get(name, EntryLink(f"glossary/{name}"))


def _build_region_rows(space: Space, board: Board) -> Iterator[FactRow]:
    positions = [board.positions[each] for each in board.positions_of(space.id)]
    for region in dict.fromkeys(position.region for position in positions):
        alike = [position.facts["region"] for position in positions if position.region is region]
        count = phrase("count-times", count=len(alike))
        value: Cell = (REGION_LINKS[region], count) if len(alike) > 1 else (REGION_LINKS[region],)
        yield FactRow(EntryLink("glossary/region"), value, weakest_provenance(alike))


def _build_surroundings(space: Space, board: Board) -> Iterator[FactRow | FactTable]:
    """Yield the neighbours of the space, also across the river: rows, or tables if the space has several positions."""
    positions = board.positions_of(space.id)
    found: dict[str, list[tuple[Cell, Cell, Provenance]]] = {}
    for position in positions:
        region = board.region(position)
        alike = [other for other in positions if board.region(other) is region]
        number = alike.index(position) + 1
        one_of_them = EntryLink(REGION_LINKS[region].entry, phrase("title-number", number=number))
        name = REGION_LINKS[region] if len(alike) == 1 else one_of_them
        for way, cell, provenance in _find_neighbours(position, board):
            found.setdefault(way, []).append(((name,), cell, provenance))
    for way, several in found.items():
        if len(positions) == 1:
            yield from (FactRow(_WAY_PHRASES[way], cell, provenance) for _, cell, provenance in several)
        else:
            rows = tuple(FactTableRow((name, cell), provenance) for name, cell, provenance in several)
            yield FactTable(_WAY_PHRASES[way], (phrase("from"), phrase("to")), rows)


def _find_neighbours(position: str, board: Board) -> Iterator[tuple[str, Cell, Provenance]]:
    """Yield the next positions of a figure at the position, by the way that leads there."""
    yield "beside", *_link_adjacent_spaces(position, board)
    for link in board.links.values():
        if position in link.ends:
            yield link.kind, (_link_space(board.across_link(position) or "", board),), link.known
    faces = board.across_river(position)
    if faces:
        own = board.positions[position].facts.get("raft") or board.positions[faces[0]].facts["raft"]
        yield "raft", tuple(dict.fromkeys(_link_space(each, board) for each in faces)), own


def _link_adjacent_spaces(position: str, board: Board) -> tuple[Cell, Provenance]:
    """The spaces one step along the ring or path, and the weakest provenance of that fact."""
    if board.region(position) is Region.INNER:
        along = (*board.back(position), *board.onward(position))
        known = [path.known for path in board.paths if position in path.positions]
        return tuple(_link_space(each, board) for each in along), weakest_provenance(known)
    steps = ((board.counter_clockwise(position), phrase("title")), (board.clockwise(position), phrase("title-2")))
    cell = tuple(EntryLink(f"board/{board.space(each).id}", words) for each, words in steps)
    places = (board.positions[each].facts["place"] for each in (position, *(step for step, _ in steps)))
    return cell, weakest_provenance(places)


def _link_space(position: str, board: Board) -> EntryLink:
    return EntryLink(f"board/{board.space(position).id}")
