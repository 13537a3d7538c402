"""What a question states as the fields of one situation's request."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rulewright.questions.grammar import PieceRecord, SituationRecord, SlotRecord
from rulewright.questions.lexicon import Meaning, Role
from rulewright.questions.reading import Reading, Side, Statement
from rulewright.situations.form_fields import RequestField, find_field, request_schema, resolve_schema
from rulewright.situations.id_resolution import list_options
from rulewright.situations.package import AskedPiece
from rulewright.situations.situation import Situation

Value = int | str | bool


@dataclass(frozen=True)
class Row:
    """A field with its value, and the tokens that say so: the first, and the one after the last."""

    field: str
    value: Value
    first: int
    last: int
    is_derived: bool = False
    """Whether the words say it only by what they name: an Enemy's kind, an attack by the ability that is stated."""


@dataclass(frozen=True)
class Choice:
    """A value that could be meant for several fields, or several values for one field."""

    field: str
    values: tuple[Value, ...]


@dataclass(frozen=True)
class GameVocabulary:
    """What a game's grammar and its package say of slots and pieces, by id."""

    game: str
    situations: Mapping[str, SituationRecord]
    slots: Mapping[str, SlotRecord]
    kinds: Mapping[str, PieceRecord]
    pieces: Mapping[str, AskedPiece]


@dataclass
class Binding:
    """The request of a situation that a question states, with what could not be used."""

    situation: Situation
    record: SituationRecord
    values: dict[str, Any] = field(default_factory=dict)
    rows: list[Row] = field(default_factory=list)
    left: list[tuple[int, int]] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    score: float = 0.0
    numbers: int = 0
    pieces: int = 0
    opponents: int = 0

    @property
    def game(self) -> str:
        """The id of the situation's game."""
        return self.situation.id.split("/")[0]

    @property
    def request(self) -> dict[str, Any]:
        """The request, lists and objects within each other."""
        return build_nested(self.situation.id, self.values)


def build_nested(situation: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """The request with these values by path, in which parts that are numbers are positions in lists."""
    request: dict[str, Any] = {"situation": situation}
    for path, value in values.items():
        *parents, last = path.split(".")
        place = request
        for part in parents:
            place = place.setdefault(part, {})
        place[last] = value
    return {name: _with_lists(value) for name, value in request.items()}


def _with_lists(value: Any) -> Any:  # noqa: ANN401
    """The value with lists instead of objects whose keys are positions."""
    if not isinstance(value, dict):
        return value
    if all(map(str.isdecimal, value)):
        return [_with_lists(value[key]) for key in sorted(value, key=int)]
    return {key: _with_lists(each) for key, each in value.items()}


_ABILITIES = frozenset({"strength", "craft"})
"""The slots of the abilities with which Enemies fight."""
_fields: dict[tuple[str, type, str], RequestField | None] = {}
"""The fields that have been looked up: their paths are those of the games' grammars."""


def field_of(situation: Situation, path: str) -> RequestField | None:
    """The field at a path of a situation's requests; `None` if it has none."""
    key = situation.id, situation.request, path
    if key not in _fields:
        place = ".".join(part for part in path.split(".") if not part.isdecimal())
        exists = _has_field(situation, path)
        _fields[key] = find_field(situation.request, path, tuple(list_options(situation, place))) if exists else None
    return _fields[key]


def _has_field(situation: Situation, path: str) -> bool:
    """Whether requests have this field: forms have some that only fill in others."""
    whole = request_schema(situation.request)
    inside: Mapping[str, Any] = whole
    for part in path.split("."):
        kind, _ = resolve_schema(inside, whole)
        inside = kind.get("items", {}) if part.isdecimal() else kind.get("properties", {}).get(part, {})
        if not inside and part in kind.get("propertyNames", {}).get("enum", ()):
            inside = kind["additionalProperties"]
    return bool(inside)


class Binder:
    """Binds the statements of a question to the fields of one situation."""

    def __init__(self, situation: Situation, vocabulary: GameVocabulary, reading: Reading) -> None:
        self._vocabulary = vocabulary
        self._reading = reading
        record = vocabulary.situations[situation.name]
        self._mine, self._theirs = record.mine, record.theirs
        if reading.is_attacked and record.opponents:
            self._mine, self._theirs = self._theirs, self._mine
        self._from_cards: set[str] = set()
        self._implied: dict[str, Value] = {}
        self.binding = Binding(situation, record)

    def bind(self) -> Binding:
        """Bind all statements: names first, then numbers with their slots, then the rest."""
        statements = self._take_numbers(self._reading.statements)
        opponents = [each for each in statements if self._opponent(each) is not None]
        self._bind_opponents(opponents)
        rest = [each for each in statements if each not in opponents]
        for each in [s for s in rest if s.number is None]:
            self._bind_named(each)
        counted = [each for each in rest if each.number is not None]
        for each in counted:
            if each.slots and not each.more:
                self._bind_counted(each, counted)
        named = {meaning.id for each in counted for meaning in each.slots}
        if self.binding.record.enemies and named & _ABILITIES and self.binding.record.enemies not in named:
            self.binding.score -= 1.5
        for each in counted:
            if not each.slots and not each.more and not self._is_used(each):
                self._bind_bare(each, counted)
        for each in counted:
            if each.more:
                self._bind_relative(each)
        self._bind_equal()
        self._repeat(counted)
        for denial in self._reading.denials:
            self.binding.left.append((denial.first, denial.last))
        return self.binding

    def _take_numbers(self, statements: Sequence[Statement]) -> list[Statement]:
        """The statements, with the number of what another slot takes counted for that slot: a Blizzard's turns."""
        found = list(statements)
        for index, each in enumerate(statements):
            if each.number is not None:
                continue
            for meaning in each.slots:
                slot = self._vocabulary.slots.get(meaning.id) if meaning.game == self._vocabulary.game else None
                if slot is None or not slot.takes:
                    continue
                for later in range(index + 1, min(index + 3, len(found))):
                    if found[later].number is not None and slot.takes in {m.id for m in found[later].slots}:
                        found[later] = replace(found[later], slots=(meaning,))
                        found[index] = replace(each, slots=(), pieces=())
                        break
        return found

    def _is_used(self, each: Statement) -> bool:
        return any(row.first <= each.first < row.last for row in self.binding.rows)

    @property
    def _ability(self) -> str:
        """The ability that numbers are of beside which nothing is named."""
        return str(self.binding.values.get("by") or self.binding.record.ability)

    # Names

    def _piece(self, meaning: Meaning) -> AskedPiece | None:
        return self._vocabulary.pieces.get(meaning.id) if meaning.game == self._vocabulary.game else None

    def _opponent(self, each: Statement) -> AskedPiece | None:
        """The named Enemy, in a situation in which it is fought."""
        if not self.binding.record.enemies and not self.binding.record.several:
            return None
        for meaning in each.pieces:
            piece = self._piece(meaning)
            if piece is not None and piece.kind == "enemy":
                return piece
        return None

    def _bind_opponents(self, opponents: Sequence[Statement]) -> None:
        """Bind the Enemies: one is the opponent, several are a list."""
        record, ability = self.binding.record, self.binding.record.enemies
        found: list[tuple[Statement, AskedPiece, int | None]] = []
        for each in opponents:
            piece = self._opponent(each)
            assert piece is not None
            if each.place is Role.COUNTER and each.number is not None:
                found += [(each, piece, None)] * min(each.number, 6)
            elif each.number is not None:
                found.append((each, piece, each.number))
            else:
                found.append((each, piece, None))
        if not found:
            return
        fitting = [piece for _, piece, _ in found if ability in piece.values]
        self.binding.score += 2.0 * len(fitting) / len(found) - 2.0 * (len(found) - len(fitting)) / len(found)
        names = {piece.id for _, piece, _ in found}
        if len(found) == 1 or (len(names) == 1 and len(found) == len(opponents)):
            statement, piece, number = found[-1]
            number = next((n for _, _, n in found if n is not None), number)
            said = number if number is not None else piece.values.get(ability)
            if said is None:
                self._leave(statement)
                return
            for each in opponents:
                self._put(f"{self._theirs}.{ability}", said, each)
            if number is None:
                self._from_cards.add(f"{self._theirs}.{ability}")
            kind = piece.values.get("type")
            if kind is not None:
                self._put(f"{self._theirs}.type", kind, statement, is_derived=True)
            self.binding.opponents += 1
            return
        if not record.several:
            for each in opponents:
                self._leave(each)
            return
        for position, (statement, piece, number) in enumerate(found):
            own = (
                ability
                if ability in piece.values
                else next((a for a in ("strength", "craft") if a in piece.values), None)
            )
            if own is None or not self._put(
                f"{record.several}.{position}.{own}", number if number is not None else piece.values[own], statement
            ):
                self._leave(statement)
        self.binding.opponents += len(found)
        self._theirs = ""

    def _bind_named(self, each: Statement) -> None:
        """Bind a name or a fixed value without a number."""
        options: list[tuple[str, Value]] = []
        for meaning in each.slots:
            slot = self._vocabulary.slots.get(meaning.id) if meaning.game == self._vocabulary.game else None
            if slot is None:
                continue
            if slot.id in self.binding.record.quiet:
                self.binding.rows.append(Row("situation", self.binding.situation.id, each.first, each.last))
                return
            value = slot.value if slot.value is not None else slot.mentioned
            if each.is_denied:
                value = slot.denied if slot.denied is not None else (not value if isinstance(value, bool) else None)
                if value is None and slot.value is None and slot.mentioned is None:
                    value = 0
            if value is None:
                continue
            path = self._path(slot.mine, slot.theirs, slot.either, each.owner.side, value)
            if path is not None:
                options.append((path, value))
                self._imply(slot, each)
        for meaning in each.pieces:
            piece = self._piece(meaning)
            if piece is None:
                continue
            kind = self._vocabulary.kinds.get(piece.kind)
            if kind is None or each.is_denied:
                continue
            value = piece.id
            for path in self._beside(each, kind):
                if self._put(path, piece.id, each):
                    self.binding.score += 1.0
                    self.binding.pieces += 1
                    if path.startswith("discarded"):
                        return
            places = {Role.ORIGIN: kind.origin, Role.GOAL: kind.goal, Role.LOCATION: kind.location}.get(
                each.place or Role.FILLER, ()
            )
            path = self._path(places, (), (), Side.MINE, value, piece) if places else None
            path = path or self._path(kind.mine, kind.theirs, kind.either, each.owner.side, value, piece)
            if path is not None:
                options.append((path, self._value_at(path, piece)))
        is_name = bool(each.pieces)
        for path, value in options:
            if self._put(path, value, each):
                self.binding.score += 0.3 if self._is_enemy(each) else 1.0 if is_name else 0.6
                self.binding.pieces += 1
                if is_name and path.startswith(f"{self._theirs}.") and self.binding.record.opponents:
                    self.binding.opponents += 1
                return
        if each.is_denied and each.slots and not each.pieces:
            self._leave(each)
        elif is_name and not self._suggests(each):
            self._leave(each)
            self.binding.score -= 2.5 if self._is_enemy(each) else 1.5

    def _beside(self, each: Statement, kind: PieceRecord) -> Iterator[str]:
        """The further paths for a piece beside whose name a slot is named, in the same part of the sentence."""
        for slot, paths in kind.beside.items():
            for found in self._reading.found:
                if any(m.id == slot for m in found.meanings if m.role is Role.SLOT):
                    first, last = sorted((found.first, each.first))
                    if all(token.text not in ",.;?!" for token in self._reading.tokens[first:last]):
                        yield from map(self._next_item, paths)

    def _is_enemy(self, each: Statement) -> bool:
        return any((piece := self._piece(m)) is not None and piece.kind == "enemy" for m in each.pieces)

    def _suggests(self, each: Statement) -> bool:
        """Whether a name only tells which situation is meant."""
        for meaning in each.pieces:
            piece = self._piece(meaning)
            if piece is not None and piece.id in (*self.binding.record.spaces, *self.binding.record.quiet):
                self.binding.rows.append(Row("situation", self.binding.situation.id, each.first, each.last))
                return True
        return False

    def _value_at(self, path: str, piece: AskedPiece) -> Value:
        """The id of a piece, or of its position if the field is one of positions."""
        found = field_of(self.binding.situation, path)
        if found is not None and found.options and piece.id not in found.options and "position" in piece.values:
            return piece.values["position"]
        return piece.id

    # Numbers

    def _bind_counted(self, each: Statement, others: Sequence[Statement]) -> None:
        """Bind a number to what it counts."""
        assert each.number is not None
        for meaning in each.slots:
            slot = self._vocabulary.slots.get(meaning.id) if meaning.game == self._vocabulary.game else None
            if slot is None:
                continue
            number: Value = each.number
            if each.is_denied:
                number = slot.denied if slot.denied is not None else 0
            sides = (Side.MINE, Side.THEIRS) if each.owner.side is Side.BOTH else (each.owner.side,)
            if not each.owner.is_certain and not self.binding.record.ability:
                sides = (Side.MINE,)
            bound = [path for side in sides if (path := self._bind_to_side(each, slot, side, number)) is not None]
            if bound:
                self.binding.numbers += 1
                self.binding.score += 1.2
                self._imply(slot, each)
                if "[]" in "".join((*slot.mine, *slot.theirs, *slot.either)) or slot.then:
                    self._extend(bound[0], slot, each, others)
                return
        self._leave(each)
        self.binding.score -= 1.5

    def _bind_to_side(self, each: Statement, slot: SlotRecord, side: Side, number: Value) -> str | None:
        """Bind a number to a slot of a side; the path, or `None` if the situation does not have it."""
        path = self._path(slot.mine, slot.theirs, slot.either, side, number)
        if path is not None and self._is_taken(path, number):
            path = self._other_path(slot, each, number) or path
            if self._is_taken(path, number) and path in self._from_cards:
                del self.binding.values[path]
                self.binding.rows = [row for row in self.binding.rows if row.field != path]
                self.binding.rows.append(Row(path, number, each.whole[0], each.whole[1]))
        return path if path is not None and self._put(path, number, each) else None

    def _other_path(self, slot: SlotRecord, each: Statement, number: Value) -> str | None:
        """The path of the other side, if that of the seeming owner has another value already."""
        if each.owner.is_certain:
            return None
        other = Side.THEIRS if each.owner.side is Side.MINE else Side.MINE
        path = self._path(slot.mine, slot.theirs, slot.either, other, number)
        return None if path is None or self._is_taken(path, number) else path

    def _extend(self, path: str, slot: SlotRecord, each: Statement, others: Sequence[Statement]) -> None:
        """Add the bare numbers beside one that has begun a list, or that has further fields."""
        known = {other.first: other for other in others if not other.slots and not other.pieces and not other.more}
        before, at = [], each.whole[0]
        while (other := self._neighbour(known, at, -1)) is not None and other not in before:
            before.append(other)
            at = other.first
        after, at = [], each.whole[1]
        while (other := self._neighbour(known, at, 1)) is not None and other not in after:
            after.append(other)
            at = other.last
        position = next((part for part in path.split(".") if part.isdecimal()), None)
        if position is None:
            for other, further in zip([*before, *after], slot.then, strict=False):
                if self._put(further, other.number or 0, other):
                    self.binding.numbers += 1
            return
        if not before and not after:
            return
        head, _, tail = path.partition(f".{position}")
        ordered = [*reversed(before), each, *after]
        del self.binding.values[path]
        self.binding.rows = [row for row in self.binding.rows if row.field != path]
        for offset, other in enumerate(ordered):
            if self._put(f"{head}.{int(position) + offset}{tail}", other.number or 0, other):
                self.binding.numbers += 1

    def _neighbour(self, known: Mapping[int, Statement], at: int, step: int) -> Statement | None:
        """The bare number next to a token, with a comma, a joining word or another filler between."""
        reading = self._reading
        at = at if step > 0 else at - 1
        is_separated = False
        for _ in range(3):
            if not 0 <= at < len(reading.tokens):
                return None
            if at in known and not self._is_used(known[at]):
                return known[at] if is_separated else None
            if at in reading.separators:
                is_separated = True
            elif at not in reading.fillers:
                return None
            at += step
        return None

    def _bind_bare(self, each: Statement, others: Sequence[Statement]) -> None:
        """Bind a number beside which nothing is named: an ability of the side that it belongs to, or a choice."""
        assert each.number is not None
        if each.pieces:
            self._bind_counted_pieces(each)
            return
        if each.is_weak:
            return
        if each.topic is not None and each.owner.is_certain and self._bind_to_topic(each):
            return
        ability = self._ability
        if self.binding.record.bare is not None:
            path = self._next_item(self.binding.record.bare)
            if self._put(path, each.number, each):
                self.binding.numbers += 1
                self.binding.score += 0.8
                return
        if self._bind_place_number(each):
            return
        if not ability:
            self._leave(each)
            self.binding.score -= 1.2
            return
        mine, theirs = f"{self._mine}.{ability}", f"{self._theirs}.{ability}"
        is_free = {
            path: path not in self.binding.values and self._accepts(path, each.number) for path in (mine, theirs)
        }
        if self._theirs == "" or field_of(self.binding.situation, theirs) is None:
            is_free[theirs] = False
        wanted = theirs if each.owner.side is Side.THEIRS else mine
        bare = [
            other for other in others if not other.slots and not other.more and not other.is_weak and not other.pieces
        ]
        if self.binding.values.get(f"{self._mine}.character") is not None and not self.binding.opponents:
            is_free[mine] = is_free[mine] and each.owner.is_certain and each.owner.side is Side.MINE
        if each.owner.is_certain and is_free[wanted]:
            chosen = wanted
        elif is_free[mine] and not is_free[theirs]:
            chosen = mine
        elif is_free[theirs] and not is_free[mine] and theirs not in self.binding.values and self._reading.has_sides:
            chosen = theirs
        elif is_free[mine] and is_free[theirs] and any(other.owner.is_certain for other in bare if other is not each):
            chosen = wanted
        elif is_free[theirs] and not self._reading.has_sides:
            self.binding.choices.append(Choice(mine, tuple({each.number, self.binding.values.get(mine, each.number)})))
            self.binding.choices.append(Choice(theirs, (each.number,)))
            self._leave(each)
            return
        elif is_free[mine] and is_free[theirs]:
            self.binding.choices.append(Choice(mine, (each.number,)))
            self.binding.choices.append(Choice(theirs, (each.number,)))
            self._leave(each)
            return
        else:
            self._leave(each)
            self.binding.score -= 1.2
            return
        self._put(chosen, each.number, each)
        self.binding.numbers += 1
        self.binding.score += 0.8

    def _bind_place_number(self, each: Statement) -> bool:
        """Bind the number of a place, by the word beside it."""
        kind = self._vocabulary.kinds.get("place-number")
        if kind is None or each.place not in (Role.ORIGIN, Role.GOAL, Role.LOCATION):
            return False
        paths = {Role.ORIGIN: kind.origin, Role.GOAL: kind.goal, Role.LOCATION: kind.location}[each.place]
        for path in paths:
            if self._put(self._next_item(path), each.number or 0, each):
                self.binding.numbers += 1
                self.binding.score += 0.8
                return True
        return False

    def _bind_to_topic(self, each: Statement) -> bool:
        """Bind a number of a side to what was named last, if that side has none of it yet."""
        assert each.topic is not None
        assert each.number is not None
        slot = self._vocabulary.slots.get(each.topic.id) if each.topic.game == self._vocabulary.game else None
        if slot is None or not slot.mine or not slot.theirs:
            return False
        paths = self._paths(slot.mine, slot.theirs, (), each.owner.side)
        path = next((path for path in paths if "[]" not in path and self._accepts(path, each.number)), None)
        if path is None or path in self.binding.values or not self._put(path, each.number, each):
            return False
        self.binding.numbers += 1
        self.binding.score += 1.0
        return True

    def _bind_counted_pieces(self, each: Statement) -> None:
        """Bind a number of cards of one name, or a number beside a name."""
        assert each.number is not None
        bound = False
        if each.is_weak or each.place is Role.COUNTER:
            named = Statement(
                each.first, each.last, each.owner, pieces=each.pieces, whole=each.whole, place=None, exact=each.exact
            )
            before = len(self.binding.rows)
            for _ in range(max(1, min(each.number, 6))):
                self._bind_named(named)
            bound = len(self.binding.rows) > before
        if not bound and not each.is_weak:
            self._leave(each)
            self.binding.score -= 1.2

    def _bind_relative(self, each: Statement) -> None:
        """Bind a number that says how much stronger or weaker a side is than the other."""
        assert each.number is not None
        ability = next(
            (
                path.removeprefix("@.")
                for meaning in each.slots
                if (slot := self._vocabulary.slots.get(meaning.id)) is not None
                for path in slot.mine
                if path.startswith("@.")
            ),
            self._ability,
        )
        side, other = (self._mine, self._theirs) if each.owner.side is Side.MINE else (self._theirs, self._mine)
        if not ability or not side or not other:
            self._leave(each)
            self.binding.score -= 1.0
            return
        known = self.binding.values.get(f"{other}.{ability}")
        path, sign = f"{side}.{ability}", each.more
        if known is None and f"{side}.{ability}" in self.binding.values:
            known, path, sign = self.binding.values[f"{side}.{ability}"], f"{other}.{ability}", -each.more
        if known is None or path in self.binding.values or not self._put(path, known + sign * each.number, each):
            self._leave(each)
            self.binding.score -= 1.0
            return
        self.binding.numbers += 1
        self.binding.score += 1.2

    def _repeat(self, counted: Sequence[Statement]) -> None:
        """Repeat the one item of a list as often as a number says."""
        for each in counted:
            for meaning in each.slots:
                slot = self._vocabulary.slots.get(meaning.id) if meaning.game == self._vocabulary.game else None
                if slot is None or slot.repeats is None or each.number is None:
                    continue
                items = [path for path in self.binding.values if path.startswith(f"{slot.repeats}.")]
                if len(items) != 1 or not 1 <= each.number <= 20:
                    continue
                value = self.binding.values[items[0]]
                for position in range(1, each.number):
                    self._put(f"{slot.repeats}.{position}", value, each)
                self.binding.rows.append(Row(slot.repeats, each.number, *each.whole))
                self.binding.left = [left for left in self.binding.left if left != each.whole]
                self.binding.score += 2.7
                self.binding.numbers += 1

    def _bind_equal(self) -> None:
        """Give the side that is said to be as strong as the other the same ability."""
        ability = self._ability
        if not ability or not self._theirs:
            return
        mine, theirs = f"{self._mine}.{ability}", f"{self._theirs}.{ability}"
        for each in self._reading.found:
            if not each.has(Role.EQUAL):
                continue
            for known, other in ((theirs, mine), (mine, theirs)):
                if known in self.binding.values and other not in self.binding.values:
                    value = self.binding.values[known]
                    if self._accepts(other, value):
                        self.binding.values[other] = value
                        self.binding.rows.append(Row(other, value, each.first, each.last))
                        self.binding.numbers += 1
                        return

    # Fields

    def _imply(self, slot: SlotRecord, each: Statement) -> None:
        """Set what follows from naming a slot; what two slots would set differently stays open."""
        for path, value in slot.implies.items():
            if path in self._implied and self._implied[path] != value:
                if any(row.field == path and row.is_derived for row in self.binding.rows):
                    del self.binding.values[path]
                    self.binding.rows = [row for row in self.binding.rows if row.field != path]
            elif path not in self.binding.values and self._accepts(path, value):
                self._put(path, value, each, is_derived=True)
                self._implied[path] = value

    def _paths(self, mine: Sequence[str], theirs: Sequence[str], either: Sequence[str], side: Side) -> Iterator[str]:
        being = self._mine if side is Side.MINE else self._theirs
        for named in (*(mine if side is Side.MINE else theirs), *either):
            path = self.binding.record.instead.get(named, named)
            if path.startswith("@"):
                if being:
                    yield being + path[1:]
            else:
                yield path

    def _path(
        self, mine: Sequence[str], theirs: Sequence[str], either: Sequence[str], side: Side, value: Value,
        piece: AskedPiece | None = None,
    ) -> str | None:  # fmt: skip
        """The first path that the situation has and that takes the value, for a side; else for the speaker's side.

        The opponent may have no such field, as an Enemy has no fate.
        """
        sides = (side,) if side is Side.MINE else (side, Side.MINE)
        for each in sides:
            for path in self._paths(mine, theirs, either, each):
                filled = self._next_item(path)
                told = self._value_at(filled, piece) if piece is not None else value
                if self._accepts(filled, told):
                    return filled
        return None

    def _next_item(self, path: str) -> str:
        """The path with the position of the next item of a list in place of `[]`."""
        if "[]" not in path:
            return path
        parent, _, rest = path.partition("[]")
        taken = {each[len(parent) + 1 :].split(".")[0] for each in self.binding.values if each.startswith(f"{parent}.")}
        return f"{parent}.{len(taken)}{rest}"

    def _accepts(self, path: str, value: Value) -> bool:
        """Whether the situation has a field at a path, and it takes the value."""
        parts = path.split(".")
        if parts[-1].isdecimal():
            parent = field_of(self.binding.situation, ".".join(parts[:-1]))
            if parent is None or not parent.is_list or int(parts[-1]) >= parent.max_size:
                return False
            if parent.options:
                return value in parent.options
            if parent.is_name:
                return isinstance(value, str)
            return isinstance(value, int) and not isinstance(value, bool) and parent.low <= value <= parent.high
        found = field_of(self.binding.situation, path)
        if found is None or found.is_list:
            return False
        if found.options:
            return value in found.options
        if found.is_flag:
            return isinstance(value, bool)
        if found.is_name:
            return isinstance(value, str)
        if found.is_text:
            return False
        return isinstance(value, int) and not isinstance(value, bool) and found.low <= value <= found.high

    def _is_taken(self, path: str, value: Value) -> bool:
        return path in self.binding.values and self.binding.values[path] != value

    def _put(self, path: str, value: Value, each: Statement, *, is_derived: bool = False) -> bool:
        """Set a field; false if the situation does not have it or it has another value already."""
        if not self._accepts(path, value) or self._is_taken(path, value):
            return False
        self.binding.values[path] = value
        self.binding.rows.append(Row(path, value, each.whole[0], each.whole[1], is_derived))
        return True

    def _leave(self, each: Statement) -> None:
        """Note that a statement was used for nothing."""
        self.binding.left.append(each.whole if each.whole[1] else (each.first, each.last))
