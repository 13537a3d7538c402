"""A line of play in sentences: one for every rule that is applied on the way, and why a move is not allowed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.engine.effects import Cite
from rulewright.engine.rational import as_string
from rulewright.games.tainted_grail.card import UNKNOWN
from rulewright.games.tainted_grail.line import Course, Drawn, Refusal
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.placing import USE
from rulewright.games.tainted_grail.play import End, Setting
from rulewright.games.tainted_grail.situations.defaults import VOCABULARY
from rulewright.games.tainted_grail.situations.encounters import state_json
from rulewright.games.tainted_grail.situations.statements import said, whole
from rulewright.situations import Line, Report

_NAMES = VOCABULARY.messages("attribute", "track")
_STEPS = VOCABULARY.messages("step")
_REASONS = VOCABULARY.messages("refused")
_ENDS = VOCABULARY.messages("result")
_UNTOLD = frozenset({"playing"})
_AFTERWARDS = frozenset({"others-go-on", "guardian-defeated", "guardian-stays"})
"""What follows from an end and is not why it has come."""


def report(situation: str, setting: Setting, course: Course) -> Report:
    """A line resolved: where it leads first, then every step; a move that is not allowed comes last and first."""
    state, refusal = course.state, course.refusal
    steps = [cite for cite in course.mentioned if cite.facts.get("what") not in _UNTOLD]
    lines = [_line(cite) for cite in steps]
    result = "not-allowed" if refusal else str(state.end or End.GOES_ON)
    head = _refused(refusal) if refusal else _ended(setting, course)
    lines = [head, *lines]
    lines += [_chances(drawn) for drawn in course.drawn if len(drawn.chances) > 1]
    return Report(
        situation,
        {
            "result": result,
            "state": state_json(setting, state),
            "steps": [_step(cite) for cite in steps],
            "draws": [
                {"card": drawn.card, "chances": {name: as_string(share) for name, share in drawn.chances.items()}}
                for drawn in course.drawn
            ],
            **({"refused": _refusal_json(refusal)} if refusal else {}),
        },
        tuple(lines),
    )


def _words(facts: Mapping[str, Any]) -> dict[str, Any]:
    words = dict(facts)
    for name in ("attribute", "track"):
        if name in words:
            words["which"] = str(words[name])
            words[name] = phrase("attributes", names=tuple(_NAMES[part] for part in words["which"].split("/")))
    if "card" in words:
        words["known"] = "no" if words["card"] == UNKNOWN else "yes"
    if words.get("card") == UNKNOWN:
        words["card"] = phrase("an-unknown-card")
    return words


def _line(cite: Cite) -> Line:
    facts = _words(cite.facts)
    entries = (cite.entry, cite.blocked_by) if cite.blocked_by else (cite.entry,)
    return said(_STEPS[facts["what"]].filled(facts), *entries)


def _step(cite: Cite) -> dict[str, Any]:
    told: dict[str, Any] = {"entry": whole(cite.entry)[0], "status": str(cite.status), "facts": dict(cite.facts)}
    if cite.blocked_by:
        told["blocked_by"] = whole(cite.blocked_by)[0]
    return told


def move_name(move: str) -> str:
    """A move as it is written in a line."""
    return f"use {move.removeprefix(USE)}" if move.startswith(USE) else move


def _refused(refusal: Refusal) -> Line:
    facts = _words({**refusal.facts, "number": refusal.number, "move": move_name(refusal.move)})
    return said(_REASONS[refusal.reason].filled(facts), *refusal.entries, leads=True)


def _refusal_json(refusal: Refusal) -> dict[str, Any]:
    return {
        "number": refusal.number,
        "move": move_name(refusal.move),
        "reason": refusal.reason,
        "entries": whole(*refusal.entries),
    }


def _ended(setting: Setting, course: Course) -> Line:
    state = course.state
    told = state_json(setting, state)
    end = _ENDS[state.end or End.GOES_ON]
    entry = next(cite.entry for cite in reversed(course.mentioned) if cite.facts.get("what") not in _AFTERWARDS)
    if "pool" in told:
        sentence = phrase(
            "end-pool-pool-health-health-energy",
            end=end,
            pool=state.pool,
            health=state.health,
            energy=state.energy,
            terror=state.terror,
            magic=state.magic,
            hand=len(state.hand),
        )
    else:
        sentence = phrase(
            "end-stage-stage-affinity-affinity-health",
            end=end,
            stage=state.stage + 1,
            affinity=state.pool,
            health=state.health,
            energy=state.energy,
            terror=state.terror,
            magic=state.magic,
            hand=len(state.hand),
        )
    return said(sentence, entry, leads=True)


def _chances(drawn: Drawn) -> Line:
    """What could have been drawn, each with its chance."""
    told = tuple(
        phrase("card-share", card=phrase("an-unknown-card") if name == UNKNOWN else name, share=share)
        for name, share in drawn.chances.items()
    )
    return said(phrase("the-chances-of-this-draw-chances", chances=told), drawn.entry)
