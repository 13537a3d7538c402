"""What the words of a question state, apart from any situation: numbers with what they count, names, and whose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from rulewright.questions.lexicon import Found, Meaning, Role
from rulewright.questions.tokens import Token


class Side(StrEnum):
    """Whose something is."""

    MINE = "mine"
    THEIRS = "theirs"
    BOTH = "both"


@dataclass(frozen=True)
class Owner:
    """Whose something is, and whether the words say so or it only seems so."""

    side: Side
    is_certain: bool


@dataclass(frozen=True)
class Statement:
    """Something that a question states: its place among the tokens, the words' meanings, its owner.

    `number` is the number stated. `slots` are the ids of what it may count; empty if nothing is named. `piece` is the
    named piece that the number stands beside. `more` is 1 or -1 for a number that compares with the other side.
    """

    first: int
    last: int
    owner: Owner
    number: int | None = None
    slots: tuple[Meaning, ...] = ()
    pieces: tuple[Meaning, ...] = ()
    is_denied: bool = False
    more: int = 0
    place: Role | None = None
    is_weak: bool = False
    """Whether the number may be no number, such as an article."""
    whole: tuple[int, int] = (0, 0)
    """The tokens from the number to what it counts."""
    exact: int = 2
    suffix: str = ""
    topic: Meaning | None = None
    """The slot that was named last before a number beside which nothing is named."""
    is_word: bool = False
    """Whether the number is written as a word."""


@dataclass(frozen=True)
class Reading:
    """All that a question states, with the denials that belong to nothing."""

    tokens: Sequence[Token]
    found: Sequence[Found]
    cues: Sequence[Found]
    statements: Sequence[Statement]
    denials: Sequence[Found]
    is_attacked: bool = False
    has_sides: bool = False
    """Whether anything in the question tells a side."""

    @cached_property
    def separators(self) -> frozenset[int]:
        """The tokens that separate the members of a list."""
        signs = {at for at, token in enumerate(self.tokens) if token.text in ",/&+"}
        return self._places(Role.JOINING, Role.AMONG) | signs

    @cached_property
    def fillers(self) -> frozenset[int]:
        """The tokens that say nothing between a number and what it counts."""
        return self._places(Role.FILLER, Role.COUNTER)

    def _places(self, *roles: Role) -> frozenset[int]:
        return frozenset(at for each in self.found if each.has(*roles) for at in range(each.first, each.last))


_UNMATCHED = 6.0
_WEAK_UNMATCHED, _WITH_SIDE = 2.0, 3.0
_NEAR = 4
"""The number of tokens within which words for both sides or for a comparison belong to a number."""
_LARGE = 100
"""The least number that is rather that of a place than of what stands a few words away."""
_MOST_COST = 5.5
_GAPS = {Role.FILLER: 0.2, Role.COUNTER: 0.1, Role.JOINING: 3.0, Role.MINE: 1.0, Role.THEIRS: 1.5}


def _other(side: Side) -> Side:
    return Side.THEIRS if side is Side.MINE else Side.MINE


class Reader:
    """Reads the statements of a question from the phrases found in it."""

    def __init__(
        self,
        tokens: Sequence[Token],
        found: Sequence[Found],
        cues: Sequence[Found],
        fixed_slots: frozenset[str],
        kinds: Mapping[str, str],
        preceding_objects: bool,
        than_endings: frozenset[str] = frozenset(),
    ) -> None:
        self._tokens = tokens
        attacks = [each for each in cues if each.has(Role.ATTACKED)]
        self._found = [
            each
            for each in found
            if not (
                each.has(Role.AGAINST_FOLLOWING, Role.AGAINST_PRECEDING, Role.MINE)
                and any(attack.first <= each.first < attack.last for attack in attacks)
            )
        ]
        self._cues = cues
        self._fixed = fixed_slots
        self._kinds = kinds
        self._at = {at: each for each in self._found for at in range(each.first, each.last)}
        self._slot_first = preceding_objects
        self._than_endings = than_endings
        self._parts: set[int] = set()

    def read(self) -> Reading:
        """Read everything."""
        numbers = [each for each in self._found if each.has(Role.NUMBER, Role.WEAK_NUMBER)]
        counted = [each for each in self._found if self._counted_slots(each) or each.has(Role.PIECE)]
        pairs = self._match(numbers, counted)
        statements: list[Statement] = []
        denials = [each for each in self._found if each.has(Role.NOT_FOLLOWING, Role.NOT_PRECEDING)]
        used_denials: set[int] = set()
        used: set[int] = set()
        for number, thing in pairs.items():
            one = self._state_number(self._found[number], self._found[thing] if thing is not None else None)
            if one is None:
                continue
            denial = self._denial_of(self._found[number], denials)
            if denial is not None and one.slots and one.number == 1:
                used_denials.add(denial.first)
                one = replace(one, is_denied=True, whole=(min(denial.first, one.whole[0]), one.whole[1]))
            statements.append(one)
            if thing is not None and (one.slots or one.place is Role.COUNTER):
                used.add(thing)
        for index, each in enumerate(self._found):
            if index in used or not each.has(Role.SLOT, Role.PIECE):
                continue
            denial = self._denial_of(each, denials)
            if denial is not None:
                used_denials.add(denial.first)
            statements.append(
                Statement(
                    each.first,
                    each.last,
                    self._side_of_piece(each) or self.owner_at(each),
                    slots=tuple(m for m in each.meanings if m.role is Role.SLOT),
                    pieces=tuple(m for m in each.meanings if m.role is Role.PIECE),
                    is_denied=denial is not None,
                    place=self._place_of(each),
                    whole=(min(each.first, denial.first), max(each.last, denial.last))
                    if denial is not None
                    else (each.first, each.last),
                    exact=each.exact,
                    suffix=each.suffix,
                )
            )
        statements = [each for each in statements if each.slots or each.first not in self._parts]
        rest = [each for each in denials if each.first not in used_denials]
        statements.sort(key=lambda each: each.first)
        has_sides = any(self._is_event(each) for each in self._found)
        return Reading(self._tokens, self._found, self._cues, statements, rest, self._is_attacked(), has_sides)

    def _counted_slots(self, each: Found) -> tuple[Meaning, ...]:
        return tuple(m for m in each.meanings if m.role is Role.SLOT and m.id not in self._fixed)

    def _match(self, numbers: Sequence[Found], counted: Sequence[Found]) -> dict[int, int | None]:
        """The thing that each number counts, by their positions among the phrases: what is nearest on the whole."""
        index = {each.first: at for at, each in enumerate(self._found)}
        items = sorted((*numbers, *counted), key=lambda each: each.first)
        count = len(items)
        best: list[tuple[float, int | None]] = [(0.0, None)] * (count + 1)
        for at in range(count - 1, -1, -1):
            mine = items[at]
            is_number = mine.has(Role.NUMBER, Role.WEAK_NUMBER)
            alone = self._cost_alone(mine) if is_number else 0.0
            choice: tuple[float, int | None] = (best[at + 1][0] + alone, None)
            for other in range(at + 1, min(count, at + 6)):
                theirs = items[other]
                if is_number == theirs.has(Role.NUMBER, Role.WEAK_NUMBER):
                    continue
                cost = self._cost(mine, theirs, is_number)
                if cost > _MOST_COST:
                    continue
                skipped = sum(
                    self._cost_alone(items[k])
                    if items[k].has(Role.NUMBER)
                    else 4.0
                    if items[k].has(Role.WEAK_NUMBER)
                    else 1.0
                    if items[k].has(Role.SLOT)
                    else 0.5
                    for k in range(at + 1, other)
                )
                total = cost + skipped + best[other + 1][0]
                if total < choice[0]:
                    choice = (total, other)
            best[at] = choice
        pairs: dict[int, int | None] = {index[each.first]: None for each in numbers}
        at = 0
        while at < count:
            partner = best[at][1]
            if partner is None:
                at += 1
                continue
            number, thing = (items[at], items[partner]) if items[at] in numbers else (items[partner], items[at])
            pairs[index[number.first]] = index[thing.first]
            at = partner + 1
        return pairs

    def _cost_alone(self, number: Found) -> float:
        """How unlikely it is that a number counts nothing that is named: less beside a word for a side."""
        before = self._at.get(number.first - 1)
        if before is not None and before.has(Role.MINE, Role.THEIRS, Role.OPPONENT):
            return _WITH_SIDE
        return _UNMATCHED if number.has(Role.NUMBER) else _WEAK_UNMATCHED

    def _cost(self, mine: Found, theirs: Found, is_number_first: bool) -> float:
        """How unlikely it is that two neighbouring phrases belong together."""
        thing = theirs if is_number_first else mine
        cost = 1.0 if self._counted_slots(thing) else 3.0
        number = mine if is_number_first else theirs
        if number.has(Role.WEAK_NUMBER) and not number.has(Role.NUMBER) and not self._is_beside(mine, theirs):
            return _MOST_COST + 1
        if is_number_first:
            cost += 0.1
        if abs(number.meanings[0].value) >= _LARGE and mine.last < theirs.first:
            cost += 2.0
        at = mine.last
        while at < theirs.first:
            between = self._at.get(at)
            if between is None:
                text = self._tokens[at].text
                cost += 4.2 if text in ",;/" else 4.0 if text in ".?!" else 0.1 if text in ":=+-()" else 1.0
                at += 1
                continue
            roles = [each.role for each in between.meanings]
            cost += min(
                _GAPS.get(role, 2.5 if role in (Role.AGAINST_FOLLOWING, Role.AGAINST_PRECEDING) else 0.6)
                for role in roles
            )
            at = between.last
        return cost

    def _is_beside(self, mine: Found, theirs: Found) -> bool:
        """Whether nothing but a sign stands between two phrases."""
        return all(
            (between := self._at.get(at)) is not None and between.has(Role.NEGATIVE, Role.COUNTER)
            for at in range(mine.last, theirs.first)
        )

    def _state_number(self, number: Found, thing: Found | None) -> Statement | None:
        """The statement of a number and of what it counts."""
        meaning = number.meaning(Role.NUMBER) or number.meaning(Role.WEAK_NUMBER)
        assert meaning is not None
        if thing is not None and (part := self._part_of(number)) is not None:
            return replace(part, slots=self._counted_slots(thing), whole=(part.first, max(number.last, thing.last)))
        if thing is None and not number.has(Role.NUMBER):
            return None
        slots = self._counted_slots(thing) if thing is not None else ()
        pieces = tuple(m for m in thing.meanings if m.role is Role.PIECE) if thing is not None and not slots else ()
        more = self._comparison(number, thing)
        nearest = thing if thing is not None and slots else number
        whole = (number.first, number.last)
        if thing is not None and slots:
            whole = min(number.first, thing.first), max(number.last, thing.last)
        owner = self._owner_of(nearest, whole)
        if more and (reference := self._reference(whole)) is not None:
            owner = Owner(_other(reference), True)
        if thing is not None and not slots and thing.last <= number.first:
            owner = self._side_of_piece(thing) or owner
        is_word = not self._tokens[number.first].is_number
        value = meaning.value
        before = self._at.get(number.first - 1)
        if before is not None and before.has(Role.NEGATIVE):
            value, whole = -value, (min(before.first, whole[0]), whole[1])
        return Statement(
            number.first,
            number.last,
            owner,
            number=value,
            slots=slots,
            pieces=pieces,
            more=more,
            is_weak=not number.has(Role.NUMBER),
            whole=whole,
            exact=min(number.exact, thing.exact if thing is not None else 2),
            place=self._place_of(number)
            if thing is None or not pieces
            else Role.COUNTER
            if self._is_count(number, thing, is_word)
            else None,
            topic=self._topic_before(number.first) if not slots and not pieces else None,
            is_word=is_word,
        )

    def _reference(self, whole: tuple[int, int]) -> Side | None:
        """The side with which a number compares the other, by a word for “than” beside it."""
        for each in self._found:
            if each.has(Role.THAN_MINE, Role.THAN_THEIRS) and abs(each.first - whole[0]) <= _NEAR:
                return Side.MINE if each.has(Role.THAN_MINE) else Side.THEIRS
            if self._kind(each) == "enemy" and each.last == whole[0]:
                return Side.THEIRS
            if each.has(Role.THAN):
                after = self._event_after(each.last)
                if after is not None and after[0].first - each.last <= 2 and (side := self._side_of_event(after[0])):
                    return side
            is_near = each.suffix in self._than_endings and abs(each.first - whole[0]) <= _NEAR
            if is_near and self._is_event(each) and (side := self._side_of_event(each)):
                return side
        return None

    def _side_of_event(self, event: Found) -> Side | None:
        if event.has(Role.MINE):
            return Side.MINE
        if event.has(Role.THEIRS, Role.OPPONENT):
            return Side.THEIRS
        owner = self._side_of_piece(event)
        return owner.side if owner is not None else None

    def _part_of(self, whole: Found) -> Statement | None:
        """The statement of the number before the one of a whole: the first of “two of five lives”."""
        link = self._at.get(whole.first - 1)
        before = self._at.get(link.first - 1) if link is not None and link.has(Role.AMONG) else None
        if before is None or not before.has(Role.NUMBER, Role.WEAK_NUMBER):
            return None
        self._parts.add(before.first)
        value = next(m.value for m in before.meanings if m.role in (Role.NUMBER, Role.WEAK_NUMBER))
        return Statement(before.first, before.last, self.owner_at(before), number=value)

    def _is_count(self, number: Found, thing: Found, is_word: bool) -> bool:
        """Whether a number counts cards of a name, rather than stating an ability of the one named."""
        if thing.first >= number.last:
            return True
        after = self._at.get(number.last)
        return (after is not None and after.has(Role.COUNTER)) or (self._slot_first and is_word)

    def _topic_before(self, at: int) -> Meaning | None:
        """The last slot with a number that is named before a token."""
        for each in reversed(self._found):
            if each.last <= at and (slots := self._counted_slots(each)):
                return slots[0]
        return None

    def _owner_of(self, thing: Found, whole: tuple[int, int]) -> Owner:
        """Whose a number with what it counts is."""
        for each in self._found:
            if each.has(Role.BOTH) and (0 <= each.first - whole[1] <= 2 or 0 <= whole[0] - each.last <= 4):
                return Owner(Side.BOTH, True)
        after = self._at.get(whole[1])
        if after is not None and after.has(Role.OPPONENT):
            return Owner(Side.THEIRS, True)
        return self.owner_at(thing)

    def _comparison(self, number: Found, thing: Found | None) -> int:
        """1 or -1 if the number says how much more or less, else 0."""
        first = min(number.first, thing.first) if thing is not None else number.first
        last = max(number.last, thing.last) if thing is not None else number.last
        for each in self._found:
            is_beside = each.last >= first - 1 and each.first <= last + 1 and each.has(Role.MORE, Role.LESS)
            if is_beside and self._nearest_number(each) is number:
                return 1 if each.has(Role.MORE) else -1
        return 0

    def _nearest_number(self, comparison: Found) -> Found | None:
        """The number nearest to a word for more or less; of two, the one before it."""
        numbers = [each for each in self._found if each.has(Role.NUMBER, Role.WEAK_NUMBER)]
        return min(
            numbers,
            key=lambda each: (
                comparison.first - each.last if each.last <= comparison.first else each.first - comparison.last + 0.5
            ),
            default=None,
        )

    def owner_at(self, thing: Found) -> Owner:
        """Whose the thing at a place is."""
        before = self._event_before(thing.first)
        after = self._event_after(thing.last)
        is_mine = before is not None and not before[1] and before[0].has(Role.MINE)
        if after is not None and after[0].has(Role.AGAINST_PRECEDING) and not after[1] and not is_mine:
            return Owner(Side.THEIRS, True)
        if before is not None:
            event, is_apart = before
            if event.has(Role.MINE):
                return Owner(Side.MINE, True)
            if event.has(Role.THEIRS, Role.OPPONENT, Role.AGAINST_FOLLOWING):
                return Owner(Side.THEIRS, not is_apart)
            if event.has(Role.AGAINST_PRECEDING):
                return Owner(Side.MINE, not is_apart)
            side = self._side_of_piece(event)
            if side is not None:
                is_theirs_by_card = self._kind(event) == "enemy" and not self._is_held(event.last, thing.first)
                return Owner(side.side, side.is_certain and not is_apart and not is_theirs_by_card)
        return Owner(Side.MINE, False)

    def _is_held(self, first: int, last: int) -> bool:
        """Whether a word such as “has” stands between two tokens."""
        return any(each.has(Role.HOLDING) and first <= each.first < last for each in self._cues)

    def _kind(self, each: Found) -> str:
        piece = each.meaning(Role.PIECE)
        return self._kinds.get(piece.id, "") if piece is not None else ""

    def _is_event(self, each: Found) -> bool:
        if each.has(Role.MINE, Role.THEIRS, Role.OPPONENT, Role.AGAINST_FOLLOWING, Role.AGAINST_PRECEDING):
            return True
        return self._kind(each) in ("enemy", "character")

    def _event_before(self, at: int) -> tuple[Found, bool] | None:
        """The last phrase before a token that tells a side, and whether the sentence has another part in between."""
        for each in reversed(self._found):
            if each.last <= at and self._is_event(each):
                return each, self._is_apart(each.last, at)
        return None

    def _event_after(self, at: int) -> tuple[Found, bool] | None:
        for each in self._found:
            if each.first >= at and self._is_event(each):
                return each, self._is_apart(at, each.first)
        return None

    def _is_apart(self, first: int, last: int) -> bool:
        """Whether a comma, a stop or a joining word stands between two tokens."""
        return any(
            self._tokens[at].text in ",.;?!" or (at in self._at and self._at[at].has(Role.JOINING))
            for at in range(first, last)
        )

    def _side_of_piece(self, piece: Found) -> Owner | None:
        """The side of a named Enemy or character; `None` for other pieces."""
        kind = self._kind(piece)
        if kind == "enemy":
            return Owner(Side.THEIRS, True)
        return self._sides_of_characters.get(piece.first) if kind == "character" else None

    @cached_property
    def _sides_of_characters(self) -> Mapping[int, Owner]:
        """The sides of the named characters, by their first tokens.

        Of two, one of which the words tell, the other is the opponent; otherwise the first is the speaker's.
        """
        characters = [each for each in self._found if self._kind(each) == "character"]
        sides = {each.first: self._told_side(each) for each in characters}
        told = {side for side in sides.values() if side is not None}
        is_attacked = any(each.has(Role.ATTACKED) for each in self._cues)
        first = Side.THEIRS if is_attacked or told == {Side.MINE} else Side.MINE
        owners = {}
        for number, each in enumerate(characters):
            side = sides[each.first]
            if side is None:
                usual = first if number == 0 or len(told) == 1 else _other(first)
                owners[each.first] = Owner(usual, len(told) == 1 and len(characters) > 1)
            else:
                owners[each.first] = Owner(side, True)
        return owners

    def _told_side(self, piece: Found) -> Side | None:
        """The side of a character by the words around it."""
        before, after = self._event_before(piece.first), self._event_after(piece.last)
        if after is not None and after[0].has(Role.AGAINST_PRECEDING) and not after[1]:
            return Side.THEIRS
        if before is None or self._kind(before[0]):
            return None
        if before[0].has(Role.AGAINST_FOLLOWING, Role.THEIRS, Role.OPPONENT):
            return Side.THEIRS if not before[1] else None
        if before[0].has(Role.MINE) and not before[1] and piece.first - before[0].last <= 3:
            return Side.MINE
        return None

    def _denial_of(self, thing: Found, denials: Sequence[Found]) -> Found | None:
        """The nearest negation that belongs to a thing, with at most two words between."""
        best: tuple[int, Found] | None = None
        for each in denials:
            if each.has(Role.NOT_FOLLOWING) and each.last <= thing.first:
                gap = range(each.last, thing.first)
            elif each.has(Role.NOT_PRECEDING) and thing.last <= each.first:
                gap = range(thing.last, each.first)
            else:
                continue
            if self._is_near(gap) and (best is None or len(gap) < best[0]):
                best = len(gap), each
        return best[1] if best is not None else None

    def _is_near(self, gap: range) -> bool:
        return len(gap) <= 2 and not any(
            self._tokens[at].text in ",.;?!" or (at in self._at and self._at[at].has(Role.SLOT, Role.PIECE))
            for at in gap
        )

    def _place_of(self, thing: Found) -> Role | None:
        """Where from, where to or where a named place is, by its case or by the word beside it."""
        cases = {each.case for each in thing.meanings if each.case}
        for case, role in (("from", Role.ORIGIN), ("to", Role.GOAL), ("at", Role.LOCATION)):
            if case in cases:
                return role
        for each in self._cues:
            is_before = each.last <= thing.first and thing.first - each.last <= 1
            is_after = each.first >= thing.last and each.first - thing.last <= 0
            place = each.meaning(Role.ORIGIN, Role.GOAL, Role.LOCATION)
            if place is not None and (is_after if self._slot_first else is_before):
                return place.role
        return None

    def _is_attacked(self) -> bool:
        """Whether the opponent attacks: a word says so, or it is named first, then the attack, then the speaker."""
        if any(each.has(Role.ATTACKED) for each in self._cues):
            return True
        order = [
            "T"
            if each.has(Role.THEIRS, Role.OPPONENT) or self._is_theirs(each)
            else "A"
            if each.has(Role.AGAINST_FOLLOWING)
            else "M"
            for each in self._found
            if self._is_event(each)
        ]
        return "TAM" in "".join(order)

    def _is_theirs(self, each: Found) -> bool:
        side = self._side_of_piece(each)
        return side is not None and side.side is Side.THEIRS
