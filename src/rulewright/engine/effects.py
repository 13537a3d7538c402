"""The effects of rules: dice, cards, decisions, citations of the rule applied, and calls of other rules.

A rule is a generator function of the return type `Rule`. It yields effects, receives their answers, and returns its
result. The same function runs under every handler: the exact solver tries all answers, a stepper takes them from a
person. `Facts` are named numbers, words and truth values for the explanation.

A rule must be a pure function of its arguments and the answers; arguments, options and results must be hashable.

Another rule is called with positional arguments: `call(reroll, die)`. A type checker compares them with the rule's
parameters, and the rule's result with its use.

>>> def reroll(die: int) -> Rule[int]:
...     facts: Facts = {"die": die}
...     if (yield from choose("fate", ("keep", "pay"), entry="game/fate/reroll", facts=facts)) == "keep":
...         return die
...     return (yield from roll("hero", entry="game/fate/reroll"))
>>> from rulewright.engine import solve
>>> solve(reroll, 2, goal=lambda die: die).value
Fraction(7, 2)

Play over several turns is a rule for one step, a `Play`, that returns its outcome or `Next`. `Next` is the rule that
follows, and the number of the player's turns that end in between. Only by `Next` can a rule repeat.

>>> def sums(most: int) -> Play[int]:
...     die = yield from roll("you", entry="game/sums")
...     return most if die >= most else proceed(sums, most - die)
>>> solve(sums, 2).turns
Fraction(1, 6)
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
    """The status of a rule in a situation.

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
    """A throw of `dice` dice with `sides` faces, together, by or for `roller`.

    The answer is the face of a single die, or the faces of several as an ascending tuple. `known` is the answer if it
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
    """A card drawn blindly from a pile; `pile` pairs each card's name with the number of copies.

    The answer is the name of the card. `known` is the answer if it is known already.

    >>> Draw((("dragon", 1), ("fortune", 3)), "cards/draw").pile[1]
    ('fortune', 3)
    """

    pile: tuple[tuple[str, int], ...]
    entry: str
    known: str | None = None


class Choose(NamedTuple):
    """A decision named `name` between `options`, made by the player whose goal is pursued.

    If `by_opponent`, another player decides, who minimizes the goal's first measure and ignores the others.

    The first option is to do nothing, unless all options have the same rank in `ranks`: then the player must act. Play
    must end if the first option is always taken.

    Ties in every measure of the goal go to the option with the lowest rank in `ranks`; without `ranks`, an option's
    index is its rank. Among equal ranks the option with fewest turns wins, then the earlier one. If turns are the
    goal's only measure, they come before the ranks. An opponent's tie in the first measure goes by the ranks, then to
    the earlier option; turns do not count. If ties resolved in this way would make play endless, ranks are ignored in
    the whole component. Then the first option is replaced only by one of greater value, or of equal value with fewer
    turns.

    `facts` are the facts known when deciding. `known` are further known facts that the explanation leaves out. Together
    they must determine the decision: if they are equal, the same option is best. `part` is the `Cite.part` under which
    the explanation puts the decision.

    >>> Choose("fate", ("keep", "pay"), "fate/reroll", facts={"die": 2}).options[0]
    'keep'
    """

    name: str
    options: tuple[str, ...]
    entry: str
    facts: Facts = NO_FACTS
    part: int = 0
    ranks: tuple[int, ...] | None = None
    by_opponent: bool = False
    known: Facts = NO_FACTS


class Cite(NamedTuple):
    """A citation of the rule `entry` for the explanation, with the numbers that the rule works on.

    Citations of the same rule with the same status are merged in the trace; a different `part`, such as a second
    battle, prevents merging.

    >>> Cite("attacks/battle", facts={"ahead": 2}).facts["ahead"]
    2
    """

    entry: str
    status: Status = Status.APPLIED
    blocked_by: str | None = None
    facts: Facts = NO_FACTS
    part: int = 0


class BoundRule(NamedTuple, Generic[T_co]):
    """A rule function bound to its arguments by `bind`. Equal bound rules have the same effects and results.

    >>> def die(sides: int) -> Rule[int]:
    ...     return (yield from roll("you", sides=sides, entry="game/die"))
    >>> bind(die, 6) == bind(die, 6), bind(die, 6).arguments
    (True, (6,))
    """

    function: Callable[..., Generator[Any, Any, T_co]]
    arguments: tuple[Hashable, ...]

    def start(self) -> Generator[Effect, Any, T_co]:
        """Start the rule from the beginning."""
        return self.function(*self.arguments)


class Call(NamedTuple):
    """A call of another rule. Equal calls are evaluated once, so pass a sub-rule the smallest state it needs.

    `facts` describe the call's circumstances; decisions inside inherit them. `is_tail` promises that the caller returns
    the result unchanged, or transformed by the pure function `transform`.

    >>> def die(sides: int) -> Rule[int]:
    ...     return (yield from roll("you", sides=sides, entry="game/die"))
    >>> next(call(die, 6)) == Call(bind(die, 6))
    True
    """

    rule: BoundRule[Any]
    facts: Facts = NO_FACTS
    is_tail: bool = False
    transform: Callable[[Any], Hashable] | None = None


class Next(NamedTuple, Generic[T_co]):
    """A result that does not end play: it goes on with `rule`, after `turns` of the player's turns have ended.

    >>> def walk(steps: int) -> Play[int]:
    ...     die = yield from roll("you", entry="game/walk")
    ...     return steps if die == 1 else proceed(walk, steps + 1)
    >>> proceed(walk, 3) == Next(bind(walk, 3), turns=1)
    True
    """

    rule: BoundRule[T_co | Next[T_co]]
    turns: int = 1


Prompt: TypeAlias = Roll | Draw | Choose
"""An effect that waits for an answer: a throw, a draw or a decision."""
PromptAnswer: TypeAlias = int | tuple[int, ...] | str
"""The answer to a prompt: a face, several faces in ascending order, the name of a card, or an option."""
Effect: TypeAlias = Prompt | Cite | Call
Rule: TypeAlias = Generator[Effect, Any, T]
StepResult: TypeAlias = T | Next[T]
"""The result of a step of play: an outcome, or the rule that follows."""
Play: TypeAlias = Rule[StepResult[T]]
"""A rule for one step of play."""


made = tuple.__new__
"""Constructor of a named tuple from all its fields, for the engine alone, which builds thousands of them per solution.

It takes half the time of the named tuple's own constructor, with which a battle would take 25% longer and a journey 5%.
"""


def roll(roller: str, *, entry: str, sides: int = 6, known: int | None = None) -> Rule[int]:
    """Throw one die and return its face.

    >>> next(roll("you", entry="game/die", sides=10))
    Roll(roller='you', entry='game/die', sides=10, known=None, dice=1)
    """
    face: int = yield made(Roll, (roller, entry, sides, known, 1))
    return face


def throw(
    roller: str, dice: int, *, entry: str, sides: int = 6, known: tuple[int, ...] | None = None
) -> Rule[tuple[int, ...]]:
    """Throw `dice` dice together and return their faces in ascending order.

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
    """Draw a card from a pile of (name, number of copies) and return its name.

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
    by_opponent: bool = False,
    known: Facts = NO_FACTS,
) -> Rule[str]:
    """Return the option decided on; `Choose` documents the arguments.

    >>> next(choose("fate", ("keep", "pay"), entry="fate/reroll")).name
    'fate'
    """
    option: str = yield made(Choose, (name, options, entry, facts, part, ranks, by_opponent, known))
    return option


def cite(
    entry: str,
    status: Status = Status.APPLIED,
    *,
    blocked_by: str | None = None,
    facts: Facts = NO_FACTS,
    part: int = 0,
) -> Rule[None]:
    """Cite `entry` in the explanation.

    >>> next(cite("attacks/battle", facts={"ahead": 2})).entry
    'attacks/battle'
    """
    yield made(Cite, (entry, status, blocked_by, facts, part))


def cite_effect(entry: str, facts: Facts = NO_FACTS) -> Cite:
    """Build the effect of `cite`, to be yielded directly in rules that run often enough for the time to matter."""
    return made(Cite, (entry, _APPLIED, None, facts, 0))


def bind(rule: Callable[[*Ts], Rule[T]], *arguments: *Ts) -> BoundRule[T]:
    """Bind the rule to these arguments, to be run later.

    >>> def die(sides: int) -> Rule[int]:
    ...     return (yield from roll("you", sides=sides, entry="game/die"))
    >>> next(bind(die, 8).start()).sides
    8
    """
    return made(BoundRule, (rule, arguments))


def call(rule: Callable[[*Ts], Rule[T]], *arguments: *Ts, facts: Facts = NO_FACTS) -> Rule[T]:
    """Call another rule and return its result.

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


def tail_call(rule: Callable[[*Ts], Rule[T]], *arguments: *Ts, facts: Facts = NO_FACTS) -> Rule[T]:
    """Return another rule's result, for `return (yield from tail_call(…))` only: it is unfolded faster than `call`.

    >>> def die(sides: int) -> Rule[int]:
    ...     return (yield from roll("you", sides=sides, entry="game/die"))
    >>> def six() -> Rule[int]:
    ...     return (yield from tail_call(die, 6))
    >>> next(six()).is_tail
    True
    """
    result: T = yield made(Call, (made(BoundRule, (rule, arguments)), facts, True, None))
    return result


def tail_call_with(transform: Callable[[T], EndT], rule: Callable[[*Ts], Rule[T]], *arguments: *Ts) -> Rule[EndT]:
    """Return another rule's result transformed by `transform`, for `return (yield from tail_call_with(…))` only.

    It is unfolded faster than `call`, because the caller is not run again for every result.

    >>> from rulewright.engine import solve
    >>> def die(sides: int) -> Rule[int]:
    ...     return (yield from roll("you", sides=sides, entry="game/die"))
    >>> def even(number: int) -> bool:
    ...     return number % 2 == 0
    >>> def guess() -> Rule[bool]:
    ...     return (yield from tail_call_with(even, die, 6))
    >>> solve(guess).probability[True]
    Fraction(1, 2)
    """
    return transform((yield made(Call, (made(BoundRule, (rule, arguments)), NO_FACTS, True, transform))))


def proceed(rule: Callable[[*Ts], Play[T]], *arguments: *Ts, turns: int = 1) -> Next[T]:
    """Continue play with another rule after `turns` of the player's turns have ended; for `return proceed(…)`.

    >>> def walk(steps: int) -> Play[int]:
    ...     die = yield from roll("you", entry="game/walk")
    ...     return steps if die == 1 else proceed(walk, steps + 1)
    >>> proceed(walk, 3, turns=0).turns
    0
    """
    return made(Next, (made(BoundRule, (rule, arguments)), turns))
