"""Play of a rule with the dice and decisions of people at a table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Generic, TypeVar

from rulewright.engine.driver import Handler, run
from rulewright.engine.effects import BoundRule, Call, Choose, Cite, Effect, Next, Prompt, PromptAnswer, Rule
from rulewright.engine.policy_evaluation import EvaluatedTree
from rulewright.engine.replay import possible_answers, replay
from rulewright.engine.solution import Solution
from rulewright.engine.unfolding import CallNode, ChooseNode, CiteNode, Node, RollNode, TailCallNode

OutcomeT = TypeVar("OutcomeT", bound=Hashable)


@dataclass(frozen=True)
class Position(Generic[OutcomeT]):
    """The position of play after some answers.

    `pending` is the next throw, draw or decision, `None` if play is over with `outcome`; `allowed` are its answers.
    `option_values` maps the options of a decision to the goal's measures (each with its own sign); for a throw it has
    the single key `""`. `citations` are the rules cited since the last answer, `turns` the turns that have ended.

    >>> from rulewright.engine import roll, solve
    >>> def die():
    ...     return (yield from roll("you", entry="game/die"))
    >>> solve(die).position().allowed, solve(die).position([5]).outcome
    ((1, 2, 3, 4, 5, 6), 5)
    """

    pending: Prompt | None
    allowed: tuple[PromptAnswer, ...]
    option_values: dict[str, tuple[Fraction, ...]]
    best_option: str | None
    citations: tuple[Cite, ...]
    turns: int
    outcome: OutcomeT | None


def compute_position(solution: Solution[OutcomeT], answers: Sequence[PromptAnswer]) -> Position[OutcomeT]:
    """The position after `answers`, given in order.

    Dice that are already known need no answer. Raises `WrongAnswerError` for an impossible answer, or one after the
    end.
    """
    indices = {state.rule: number for number, state in enumerate(solution.states)}
    policy = PolicyStepper(lambda rule: solution.evaluate_state(indices[rule]))
    pending, mentioned, outcome = replay(solution.states[0].rule, answers, policy.handler_of)
    if pending is None:
        return Position(None, (), {}, None, mentioned, policy.turns, outcome)
    assert policy.node_index is not None
    place = policy.tree.unfolding.nodes[policy.node_index]
    nodes = {"": policy.node_index}
    if isinstance(place, ChooseNode):
        nodes = dict(zip(place.choose.options, place.branches, strict=True))
    worth = {option: solution.goal.restore_signs(policy.tree.value(node)) for option, node in nodes.items()}
    advised = policy.best_option(pending) if isinstance(pending, Choose) else None
    return Position(pending, possible_answers(pending), worth, advised, mentioned, policy.turns, None)


class PolicyStepper:
    """Follower of play along the evaluated trees that `tree_of` returns for the rules reached; it counts `turns`.

    `tree` is that of the running rule, and `node_index` the node of its current effect. It is `None` if the tree is
    that of a similar rule and has no such node.
    """

    tree: EvaluatedTree
    node_index: int | None

    def __init__(self, tree_of: Callable[[BoundRule[Any]], EvaluatedTree]) -> None:
        self._tree_of = tree_of
        self.turns = 0

    def handler_of(self, step: Next[Any]) -> Handler:
        """The handler of a rule that play reaches; every prompt in it waits for an answer."""
        self.turns += step.turns
        return self._handler(self._tree_of(step.rule))

    def _handler(self, tree: EvaluatedTree) -> Handler:
        nodes = tree.unfolding.nodes
        place: Node | None = CiteNode(Cite(""), len(nodes) - 1)  # leads to the root

        def handle(effect: Effect, before: object) -> Effect | Rule[Any]:
            nonlocal place
            node = _next_node(place, before)
            place = None if node is None else nodes[node]
            if isinstance(effect, Call):
                inner = tree.callee(node) if node is not None and isinstance(place, CallNode | TailCallNode) else tree
                return run(effect.rule, self._handler(inner))
            if not isinstance(effect, Cite):
                fits = isinstance(place, ChooseNode if isinstance(effect, Choose) else RollNode)
                self.tree, self.node_index = tree, node if fits else None
            return effect

        return handle

    def best_option(self, choose: Choose) -> str:
        """The option that the best policy takes here; the first one if the tree has no such node."""
        if self.node_index is None:
            return choose.options[0]
        decision = self.tree.unfolding.nodes[self.node_index]
        assert isinstance(decision, ChooseNode)
        option = decision.choose.options[self.tree.chosen_option(self.node_index)]
        return option if option in choose.options else choose.options[0]


def _next_node(node: Node | None, answer: object) -> int | None:
    """The index of the node that follows after `answer` at `node`; `None` if the unfolding has no such branch."""
    match node:
        case CiteNode(_, then):
            return then
        case RollNode(_, branches, _) | CallNode(_, _, branches):
            return next((child for known, child in branches if known == answer), None)
        case ChooseNode(choose, branches) if answer in choose.options:
            return branches[choose.options.index(str(answer))]
    return None
