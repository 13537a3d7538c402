"""What a rule can ask for: a die, a card, a decision, a mention of the rule it applies, another rule.

A rule is a generator function. It yields effects and is sent their answers; what it returns is its result. The same
function is run by every handler: the exact solver tries all answers, a stepper asks a person for them.

    def reroll(die: int) -> Rule[int]:
        if (yield from choose("fate", ("keep", "pay"), entry="game/fate/reroll")) == "keep":
            return die
        return (yield from roll("hero", entry="game/fate/reroll"))

A rule must be a pure function of its arguments and the answers; arguments, options and results must be hashable.

Another rule is named with its arguments, by position: `call(reroll, die)`. A type checker compares them with the rule's
parameters, and what the rule returns with what is made of it.

Play that goes on turn after turn is a rule for one step, a `Play`, that returns its outcome or `Next`: which rule play
goes on with, and whether the player's turn ends in between. Only so can a rule repeat.

    >>> def sums(most: int) -> Play[int]:
    ...     die = yield from roll("you", entry="game/sums")
    ...     return most if die >= most else proceed(sums, most - die)
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar, TypeVarTuple

T = TypeVar("T")
EndT = TypeVar("EndT", bound=Hashable)
T_co = TypeVar("T_co", covariant=True)
Ts = TypeVarTuple("Ts")
Fact: TypeAlias = int | str | bool
Facts: TypeAlias = Mapping[str, Fact]
NO_FACTS: Facts = MappingProxyType({})


class Status(StrEnum):
    """What became of a rule in a situation.

    >>> Cite("fate/reroll", Status.BLOCKED, blocked_by="fate/one-reroll").status
    <Status.BLOCKED: 'blocked'>
    """

    APPLIED = "applied"
    """It took effect."""
    CONSIDERED = "considered"
    """It could have taken effect; the player decided against it or the situation did not call for it."""
    BLOCKED = "blocked"
    """Another rule kept it from taking effect."""


_APPLIED = Status.APPLIED


class Roll(NamedTuple):
    """Dice with `sides` faces, thrown together by or for `roller`.

    The answer is the face of a single die, or the faces of several as an ascending tuple. `known` is the answer that
    already lies on the table.

    >>> Roll("hero", "attacks/battle", dice=2).sides
    6
    """

    roller: str
    entry: str
    sides: int = 6
    known: int | tuple[int, ...] | None = None
    dice: int = 1


class Draw(NamedTuple):
    """A card drawn blindly from a pile: `pile` tells how many of each there are, by name.

    The answer is the name of the card. `known` is the answer that is known already.

    >>> Draw((("dragon", 1), ("fortune", 3)), "cards/draw").pile[1]
    ('fortune', 3)
    """

    pile: tuple[tuple[str, int], ...]
    entry: str
    known: str | None = None


class Choose(NamedTuple):
    """A decision named `name` between `options`, made by the player whose goal is pursued.

    Where `is_opponents`, another player makes it, who wants the least of the goal's first measure, whatever the others.

    The first option is to do nothing, unless all have the same of `ranks`: then something must be done. Where the
    first one is always taken, play must end. On a tie in every measure of the goal the option with the lowest of
    `ranks` stays (without `ranks`, each option's place is its rank), among equal ranks the one that takes fewest
    turns, then the earlier one; where turns are all that the goal measures, they come before the ranks. An
    opponent's tie in the first measure goes by the ranks, then to the earlier option; turns do not count. Where ties
    settled so would lead round for ever, ranks are left aside for the whole round: the first option stays unless
    another is worth more, or as much in fewer turns. `facts` tell what is known when deciding, `known` what else is and
    needs no telling in the explanation; both together decide, so that where they are equal, the same is best. `part` is
    the `Cite.part` under which the explanation tells the decision.

    >>> Choose("fate", ("keep", "pay"), "fate/reroll", facts={"die": 2}).options[0]
    'keep'
    """

    name: str
    options: tuple[str, ...]
    entry: str
    facts: Facts = NO_FACTS
    part: int = 0
    ranks: tuple[int, ...] | None = None
    is_opponents: bool = False
    known: Facts = NO_FACTS


class Cite(NamedTuple):
    """A mention of the rule `entry` for the explanation, with the numbers it works on.

    Mentions of one rule with one fate are told together; `part` keeps apart what is told apart, such as a second
    battle.

    >>> Cite("attacks/battle", facts={"ahead": 2}).facts["ahead"]
    2
    """

    entry: str
    status: Status = Status.APPLIED
    blocked_by: str | None = None
    facts: Facts = NO_FACTS
    part: int = 0


class BoundRule(NamedTuple, Generic[T_co]):
    """A rule function with its arguments, made by `bind`. Equal ones have the same courses and results.

    >>> def die(sides: int) -> Rule[int]:
    ...     return (yield from roll("you", sides=sides, entry="game/die"))
    >>> bind(die, 6) == bind(die, 6), bind(die, 6).arguments
    (True, (6,))
    """

    function: Callable[..., Generator[Any, Any, T_co]]
    arguments: tuple[Hashable, ...]

    def run(self) -> Generator[Effect, Any, T_co]:
        """The rule, begun anew."""
        return self.function(*self.arguments)


class Call(NamedTuple):
    """Another rule, run to its result. Equal calls are worked out once, so give a sub-rule the smallest state it needs.

    `facts` describe the call's circumstances; decisions inside inherit them. `is_last` promises that the caller returns
    the result as it is, or what `then`, a pure function, makes of it.

    >>> def die(sides: int) -> Rule[int]:
    ...     return (yield from roll("you", sides=sides, entry="game/die"))
    >>> next(call(die, 6)) == Call(bind(die, 6))
    True
    """

    rule: BoundRule[Any]
    facts: Facts = NO_FACTS
    is_last: bool = False
    then: Callable[[Any], Hashable] | None = None


class Next(NamedTuple, Generic[T_co]):
    """A result that does not end play: it goes on with `rule`, `turns` of the player's turn-ends later.

    >>> def walk(steps: int) -> Play[int]:
    ...     die = yield from roll("you", entry="game/walk")
    ...     return steps if die == 1 else proceed(walk, steps + 1)
    >>> proceed(walk, 3) == Next(bind(walk, 3), turns=1)
    True
    """

    rule: BoundRule[T_co | Next[T_co]]
    turns: int = 1


Prompt: TypeAlias = Roll | Draw | Choose
"""What play waits for: a throw, a draw or a decision."""
Given: TypeAlias = int | tuple[int, ...] | str
"""What came of it: a face, several faces in ascending order, the name of a card, an option."""
Effect: TypeAlias = Prompt | Cite | Call
Rule: TypeAlias = Generator[Effect, Any, T]
StepResult: TypeAlias = T | Next[T]
"""What a step of play ends with: an outcome, or how play goes on."""
Play: TypeAlias = Rule[StepResult[T]]
"""A rule for one step of play."""


made = tuple.__new__
"""Makes a named tuple of all its parts, for the engine alone, which makes thousands of them for an answer.

It takes half as long as the named tuple's own constructor; with that, a battle would take 25% longer, a journey 5%.
"""


def roll(roller: str, *, entry: str, sides: int = 6, known: int | None = None) -> Rule[int]:
    """The face of one die.

    >>> next(roll("you", entry="game/die", sides=10))
    Roll(roller='you', entry='game/die', sides=10, known=None, dice=1)
    """
    face: int = yield made(Roll, (roller, entry, sides, known, 1))
    return face


def throw(
    roller: str, dice: int, *, entry: str, sides: int = 6, known: tuple[int, ...] | None = None
) -> Rule[tuple[int, ...]]:
    """The faces of `dice` dice thrown together, in ascending order.

    >>> from rulewright.engine import solve
    >>> def doubles() -> Rule[bool]:
    ...     low, high = yield from throw("you", 2, entry="game/doubles")
    ...     return low == high
    >>> solve(doubles).probability[True]
    Fraction(1, 6)
    """
    if dice == 1:
        return ((yield Roll(roller, entry, sides, known[0] if known else None)),)
    faces: tuple[int, ...] = yield Roll(roller, entry, sides, known, dice)
    return faces


def draw(pile: tuple[tuple[str, int], ...], *, entry: str) -> Rule[str]:
    """The name of the card drawn from a pile of names, each with how many there are.

    >>> from rulewright.engine import solve
    >>> def pick() -> Rule[str]:
    ...     return (yield from draw((("ace", 4), ("other", 48)), entry="game/draw"))
    >>> solve(pick).probability["ace"]
    Fraction(1, 13)
    """
    card: str = yield Draw(pile, entry)
    return card


def choose(
    name: str,
    options: tuple[str, ...],
    *,
    entry: str,
    facts: Facts = NO_FACTS,
    part: int = 0,
    ranks: tuple[int, ...] | None = None,
    is_opponents: bool = False,
    known: Facts = NO_FACTS,
) -> Rule[str]:
    """The option decided on; `Choose` says what the arguments are.

    >>> next(choose("fate", ("keep", "pay"), entry="fate/reroll")).name
    'fate'
    """
    option: str = yield made(Choose, (name, options, entry, facts, part, ranks, is_opponents, known))
    return option


def cite(
    entry: str,
    status: Status = Status.APPLIED,
    *,
    blocked_by: str | None = None,
    facts: Facts = NO_FACTS,
    part: int = 0,
) -> Rule[None]:
    """Mentions `entry` in the explanation.

    >>> next(cite("attacks/battle", facts={"ahead": 2})).entry
    'attacks/battle'
    """
    yield made(Cite, (entry, status, blocked_by, facts, part))


def mention(entry: str, facts: Facts = NO_FACTS) -> Cite:
    """What `cite` mentions, to be yielded by itself in rules that are run so often that it matters."""
    return made(Cite, (entry, _APPLIED, None, facts, 0))


def bind(rule: Callable[[*Ts], Rule[T]], *arguments: *Ts) -> BoundRule[T]:
    """The rule with these arguments, to be run later.

    >>> def die(sides: int) -> Rule[int]:
    ...     return (yield from roll("you", sides=sides, entry="game/die"))
    >>> next(bind(die, 8).run()).sides
    8
    """
    return made(BoundRule, (rule, arguments))


def call(rule: Callable[[*Ts], Rule[T]], *arguments: *Ts, facts: Facts = NO_FACTS) -> Rule[T]:
    """The result of another rule.

    >>> from rulewright.engine import solve
    >>> def die(sides: int) -> Rule[int]:
    ...     return (yield from roll("you", sides=sides, entry="game/die"))
    >>> def both() -> Rule[int]:
    ...     return (yield from call(die, 4)) + (yield from call(die, 6))
    >>> solve(both).probability[10]
    Fraction(1, 24)
    """
    result: T = yield made(Call, (made(BoundRule, (rule, arguments)), facts, False, None))
    return result


def become(rule: Callable[[*Ts], Rule[T]], *arguments: *Ts, facts: Facts = NO_FACTS) -> Rule[T]:
    """The result of another rule, for `return (yield from become(…))` only: so it is unfolded faster than by `call`.

    >>> def die(sides: int) -> Rule[int]:
    ...     return (yield from roll("you", sides=sides, entry="game/die"))
    >>> def six() -> Rule[int]:
    ...     return (yield from become(die, 6))
    >>> next(six()).is_last
    True
    """
    result: T = yield made(Call, (made(BoundRule, (rule, arguments)), facts, True, None))
    return result


def conclude(then: Callable[[T], EndT], rule: Callable[[*Ts], Rule[T]], *arguments: *Ts) -> Rule[EndT]:
    """What `then` makes of another rule's result, for `return (yield from conclude(…))` only.

    It is unfolded faster than by `call`, because the caller is not run again for every result.

    >>> from rulewright.engine import solve
    >>> def die(sides: int) -> Rule[int]:
    ...     return (yield from roll("you", sides=sides, entry="game/die"))
    >>> def even(number: int) -> bool:
    ...     return number % 2 == 0
    >>> def guess() -> Rule[bool]:
    ...     return (yield from conclude(even, die, 6))
    >>> solve(guess).probability[True]
    Fraction(1, 2)
    """
    return then((yield made(Call, (made(BoundRule, (rule, arguments)), NO_FACTS, True, then))))


def proceed(rule: Callable[[*Ts], Play[T]], *arguments: *Ts, turns: int = 1) -> Next[T]:
    """Play goes on with another rule, `turns` of the player's turn-ends later; for `return proceed(…)`.

    >>> def walk(steps: int) -> Play[int]:
    ...     die = yield from roll("you", entry="game/walk")
    ...     return steps if die == 1 else proceed(walk, steps + 1)
    >>> proceed(walk, 3, turns=0).turns
    0
    """
    return made(Next, (made(BoundRule, (rule, arguments)), turns))
