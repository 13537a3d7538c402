"""The facts of a space for readers: its instructions and its neighbours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from rulewright.corpus.factsheet import Cell, FactRow, FactSheet, FactTable, FactTableRow, Link, Part, weakest
from rulewright.corpus.model import Provenance
from rulewright.games.talisman.board import Board, Choice, Contest, Lock, Space, load_board
from rulewright.games.talisman.effect_words import (
    ALIGNMENTS,
    REGIONS,
    dice_table,
    dice_words,
    effect_words,
    price_table,
)
from rulewright.games.talisman.effects import Buy, Region
from rulewright.games.talisman.phrases import phrase

_SUSPENDED = {
    "objects": phrase("strength-and-craft-from-objects-and"),
    "magic-objects": phrase("use-of-magic-objects"),
    "spells": phrase("casting-of-spells"),
}
_WAYS = {
    "beside": phrase("beside-it"),
    "bridge": phrase("over-the-bridge-2"),
    "portal": phrase("through-the-portal-2"),
    "raft": phrase("by-raft-2"),
}
_UP_TO = phrase("draw-up-to-a-total-of")
_ROYAL_DOCTOR = Link("glossary/doctor", phrase("royal-doctor"))
_VISITED = {"royal-doctor": _ROYAL_DOCTOR, "royal-doctor-free": _ROYAL_DOCTOR}
"""The person that a choice visits, if the choice's id is no entry of the glossary."""


def space_facts(name: str, rules: Path) -> FactSheet:
    """Build the fact sheet of the space `name`.

    Raises `KeyError` if there is no such space, `ContentError` if files are malformed.
    """
    board = load_board(rules)
    space = board.spaces[name]
    around = tuple(_surroundings(space, board))
    rows = (
        *_instructions(space, board),
        *_regions(space, board),
        *(each for each in around if isinstance(each, FactRow)),
    )
    tables = (*_tables(space, board), *(each for each in around if isinstance(each, FactTable)))
    return FactSheet(rows, tables)


def _instructions(space: Space, board: Board) -> Iterator[FactRow]:
    known = space.facts
    if space.toll is not None:
        words = (effect_words(board.effects[space.toll], board),)
        yield FactRow(phrase("before-drawing"), words, known["toll"])
    if space.draw is not None:
        count = phrase("draw-1-unless-a-card-lies") if space.draw == 1 else _UP_TO
        rule = Link("encounters/drawing-spaces", count.filled({"count": space.draw}))
        yield FactRow(Link("glossary/adventure-card"), (rule,), known["draw"])
    if space.creature is not None:
        creature = space.creature
        value: Cell = (phrase("strength-strength", strength=creature.strength),)
        if creature.strength_dice is not None:
            value = (phrase("strength-the-total-of-dice", dice=dice_words(creature.strength_dice)),)
        if creature.number_dice is not None:
            value = (phrase("as-many-as-dice-shows", dice=dice_words(creature.number_dice)), *value)
        yield FactRow(Link("glossary/creature"), value, known["creature"])
    if space.creature_roll_bonus is not None:
        rule = Link("attacks/battle-creature-roll", phrase("attack-rolls-of-creatures"))
        yield FactRow(rule, (f"+{space.creature_roll_bonus}",), known["creature_roll_bonus"])
    if space.suspends:
        value = tuple(_SUSPENDED[each] for each in space.suspends)
        yield FactRow(phrase("not-allowed-or-not-counted-here"), value, known["suspends"])
    if space.stop:
        rule = Link("inner-region/movement", phrase("stop-here-then-1-space-per"))
        yield FactRow(phrase("movement-title"), (rule,), known["stop"])
    if space.needs is not None:
        yield FactRow(phrase("needed-to-enter"), (Link(space.needs),), known["needs"])
    if space.penalties:
        value = tuple(effect_words(board.effects[choice.effect or ""], board) for choice in space.penalties)
        yield FactRow(phrase("one-of-these-as-the-character"), value, known["penalties"])
    if space.voluntary:
        yield FactRow(phrase("the-roll"), (phrase("only-if-the-character-wants-it-2"),), known["voluntary"])
    if space.follower_prevents is not None:
        saved = phrase("prevents-the-loss-of-count-life", count=space.follower_prevents)
        yield FactRow(phrase("each-follower-discarded"), (saved,), known["follower_prevents"])


def _tables(space: Space, board: Board) -> Iterator[FactTable]:
    known, words = space.facts, _effects_of(board)
    if space.table is not None:
        yield dice_table(phrase("the-roll"), space.table, known["table"], words)
    if space.follower_table is not None:
        title = phrase("also-for-each-follower")
        yield dice_table(title, space.follower_table, known["follower_table"], words)
    if space.contest is not None:
        yield _contest(space.contest, known["contest"], board)
    if space.lock is not None:
        yield _lock(space.lock, known["lock"], board)
    if space.visits:
        visits = [(_visited(each), each) for each in space.visits]
        several: Part = phrase("a-visit-to-one-of-them")
        whom = several if len({name.entry for name, _ in visits}) > 1 else visits[0][0]
        yield from _choices(whom, phrase("whom"), visits, known["visits"], board)
    if space.alignments:
        choices = [(ALIGNMENTS[alignment], each) for alignment, each_of in space.alignments.items() for each in each_of]
        heading = Link("character-rules/alignment")
        yield from _choices(phrase("by-the-characters-alignment"), heading, choices, known["alignments"], board)


def _contest(contest: Contest, known: Provenance, board: Board) -> FactTable:
    again = phrase("roll-again-next-turn")
    results: tuple[tuple[Part, Cell], ...] = (
        (phrase("lower"), (effect_words(board.effects[contest.lower], board), again)),
        (phrase("equal"), (again,)),
        (phrase("higher"), (phrase("may-move-on-next-turn"),)),
    )
    title = phrase("dice-on-each-side", dice=dice_words(contest.dice))
    columns = (phrase("the-characters-roll"), phrase("what-happens"))
    return FactTable(title, columns, tuple(FactTableRow(((result,), effect), known) for result, effect in results))


def _lock(lock: Lock, known: Provenance, board: Board) -> FactTable:
    beyond = board.space(board.links["portal"].ends[1])
    results: tuple[tuple[Part, Cell], ...] = (
        (phrase("not-above-it"), (Link(f"board/{beyond.id}", phrase("go-to-title")),)),
        (phrase("above-it"), (phrase("stay-and-lose-amount-point-of", amount=lock.loss),)),
    )
    title = phrase("dice-against-strength-or-craft", dice=dice_words(lock.dice))
    columns = (phrase("the-total"), phrase("what-happens"))
    return FactTable(title, columns, tuple(FactTableRow(((result,), effect), known) for result, effect in results))


def _choices(
    title: Part, heading: Part, choices: Iterable[tuple[Link, Choice]], known: Provenance, board: Board
) -> Iterator[FactTable]:
    """Yield a table of the choices, then the tables that the choices lead to."""
    rows, further, words = [], [], _effects_of(board)
    conditional = any(choice.having for _, choice in choices)
    for name, choice in choices:
        provenance = choice.known or known
        if choice.table is not None:
            what: Part = phrase("roll-dice-see-the-table", dice=dice_words(choice.table.dice))
            caption = Link("glossary/prayer") if choice.id == "pray" else name
            further.append(dice_table(caption, choice.table, provenance, words))
        else:
            effect = board.effects[choice.effect or ""]
            what = words(effect.id)
            if isinstance(effect, Buy):
                further.append(price_table(name, effect, provenance))
        cells: tuple[Cell, ...] = ((name,), (what,))
        if conditional:
            cells = (*cells, tuple(Link(card) for card in choice.having) or ("–",))
        rows.append(FactTableRow(cells, provenance))
    columns: tuple[Part, ...] = (heading, phrase("what-happens"))
    if conditional:
        columns = (*columns, phrase("needs-one-of"))
    yield FactTable(title, columns, tuple(rows))
    yield from further


def _effects_of(board: Board) -> Callable[[str], Part]:
    """The function that returns the words for an effect of the board, by its id."""
    return lambda name: effect_words(board.effects[name], board)


def _visited(choice: Choice) -> Link:
    name = choice.id or ""
    return _VISITED.get(name, Link(f"glossary/{name}"))


def _regions(space: Space, board: Board) -> Iterator[FactRow]:
    positions = [board.positions[each] for each in board.positions_of(space.id)]
    for region in dict.fromkeys(position.region for position in positions):
        alike = [position.facts["region"] for position in positions if position.region is region]
        count = phrase("count-times", count=len(alike))
        value: Cell = (REGIONS[region], count) if len(alike) > 1 else (REGIONS[region],)
        yield FactRow(Link("glossary/region"), value, weakest(alike))


def _surroundings(space: Space, board: Board) -> Iterator[FactRow | FactTable]:
    """Yield the neighbours of the space, also across the river: rows, or tables if the space has several positions."""
    positions = board.positions_of(space.id)
    found: dict[str, list[tuple[Cell, Cell, Provenance]]] = {}
    for position in positions:
        region = board.region(position)
        alike = [other for other in positions if board.region(other) is region]
        number = alike.index(position) + 1
        one_of_them = Link(REGIONS[region].entry, phrase("title-number", number=number))
        name = REGIONS[region] if len(alike) == 1 else one_of_them
        for way, cell, provenance in _ways(position, board):
            found.setdefault(way, []).append(((name,), cell, provenance))
    for way, several in found.items():
        if len(positions) == 1:
            yield from (FactRow(_WAYS[way], cell, provenance) for _, cell, provenance in several)
        else:
            rows = tuple(FactTableRow((name, cell), provenance) for name, cell, provenance in several)
            yield FactTable(_WAYS[way], (phrase("from"), phrase("to")), rows)


def _ways(position: str, board: Board) -> Iterator[tuple[str, Cell, Provenance]]:
    """Yield the next positions of a figure at the position, by the way that leads there."""
    yield "beside", *_beside(position, board)
    for link in board.links.values():
        if position in link.ends:
            yield link.kind, (_space(board.across(position) or "", board),), link.known
    faces = board.raft_faces(position)
    if faces:
        own = board.positions[position].facts.get("raft") or board.positions[faces[0]].facts["raft"]
        yield "raft", tuple(dict.fromkeys(_space(each, board) for each in faces)), own


def _beside(position: str, board: Board) -> tuple[Cell, Provenance]:
    """The spaces one step along the ring or path, and the weakest provenance of that fact."""
    if board.region(position) is Region.INNER:
        along = (*board.back(position), *board.onward(position))
        known = [path.known for path in board.paths if position in path.positions]
        return tuple(_space(each, board) for each in along), weakest(known)
    steps = ((board.counter_clockwise(position), phrase("title")), (board.clockwise(position), phrase("title-2")))
    cell = tuple(Link(f"board/{board.space(each).id}", words) for each, words in steps)
    places = (board.positions[each].facts["place"] for each in (position, *(step for step, _ in steps)))
    return cell, weakest(places)


def _space(position: str, board: Board) -> Link:
    return Link(f"board/{board.space(position).id}")
