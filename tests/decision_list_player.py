"""Plays the rules that advice gives, as rules of the engine: what is decided by a rule is no decision any more.

It is independent of how the costs of rules are worked out (`engine.following`): here every step is run again by the
solver. What no rule says is decided as the solution has it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rulewright.engine.driver import Handler, run
from rulewright.engine.effects import BoundRule, Call, Choose, Cite, Effect, Facts, Next, Play, Rule, bind, proceed
from rulewright.engine.policy_evaluation import EvaluatedTree
from rulewright.engine.solution import Solution
from rulewright.engine.solver import Solver
from rulewright.engine.unfolding import CallNode, ChooseNode, CiteNode, Node, RollNode
from rulewright.situations.answer import Advice
from rulewright.situations.problem import Problem


@dataclass(frozen=True, eq=False)
class Book:
    """The solution of a problem, and the rules to follow."""

    problem: Problem[Any]
    solution: Solution[Any]
    advice: Sequence[Advice]
    _known: dict[BoundRule[Any], EvaluatedTree] = field(default_factory=dict)

    def value(self) -> Any:
        """What play is worth in the goal's first measure, more being better."""
        rule = self.solution.states[0].rule
        return Solver().solve(bind(_turn, self, rule), self.solution.goal).values[0][0]

    def valued(self, rule: BoundRule[Any]) -> EvaluatedTree:
        """The best course of a rule that play can reach."""
        if not self._known:
            states = self.solution.states
            self._known.update({state.rule: self.solution.evaluate_state(index) for index, state in enumerate(states)})
        return self._known[rule]

    def option(self, choose: Choose, facts: Facts, planned: str) -> str:
        """What is decided."""
        for each in self.advice:
            if each.choice == choose.name and each.rule is not None and each.stage.items() <= facts.items():
                return _read(each.rule.as_json(), facts, choose.options) or planned
        return planned


def _read(rule: list[dict[str, Any]], facts: Facts, options: Sequence[str]) -> str | None:
    """What the rule's JSON says, read as the contract has it; `None` where it is no option."""
    for clause in rule:
        if all(_holds(allowed, facts.get(name)) for name, allowed in clause.get("if", {}).items()):
            option = clause["do"].format_map(facts) if "{" in clause["do"] else clause["do"]
            return option if option in options else None
    raise AssertionError("the last clause has no condition")


def _holds(allowed: Any, fact: Any) -> bool:
    if all(type(each) is int for each in allowed):
        return fact is not None and allowed[0] <= fact <= allowed[1]
    return fact in allowed


def _turn(book: Book, rule: BoundRule[Any]) -> Play[Any]:
    valued = book.valued(rule)
    result = yield from _followed(book, rule, valued, tuple(book.problem.known_facts(rule).items()))
    return proceed(_turn, book, result.rule, turns=result.turns) if isinstance(result, Next) else result


def _followed(book: Book, rule: BoundRule[Any], valued: EvaluatedTree, facts: tuple[tuple[str, Any], ...]) -> Rule[Any]:
    return (yield from run(rule, _handler(book, valued, dict(facts))))


def _handler(book: Book, valued: EvaluatedTree, facts: dict[str, Any]) -> Handler:
    nodes = valued.unfolding.nodes
    place: Node = CiteNode(Cite(""), len(nodes) - 1)

    def handle(effect: Effect, before: object) -> Effect | Rule[Any]:
        nonlocal place
        node = _next(place, before)
        place = nodes[node]
        if isinstance(effect, Call):
            inner = {**facts, **effect.facts}
            return Call(bind(_followed, book, effect.rule, valued.callee(node), tuple(inner.items())))
        if isinstance(effect, Choose):
            planned = effect.options[valued.chosen_option(node)]
            option = book.option(effect, {**facts, **effect.facts, **effect.known}, planned)
            return effect._replace(options=(option,), ranks=None)
        return effect

    return handle


def _next(node: Node, answer: object) -> int:
    match node:
        case CiteNode(_, then):
            return then
        case RollNode(_, branches, _) | CallNode(_, _, branches):
            return next(child for known, child in branches if known == answer)
        case ChooseNode(choose, branches):
            return branches[choose.options.index(str(answer))]
    raise AssertionError(node)
