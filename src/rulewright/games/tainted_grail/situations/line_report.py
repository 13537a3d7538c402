"""A line of play as sentences: one for every rule that applies, and the reason why a move is not allowed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.engine.arithmetic import as_string
from rulewright.engine.effects import Cite
from rulewright.games.tainted_grail.data.card import UNKNOWN_CARD
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.rules.line_of_play import DrawnCard, IllegalMove, LineResult
from rulewright.games.tainted_grail.rules.placing import USE_PREFIX
from rulewright.games.tainted_grail.rules.play import ActivationEnd, EncounterSetting
from rulewright.games.tainted_grail.situations.defaults import VOCABULARY
from rulewright.games.tainted_grail.situations.encounter_request import state_json
from rulewright.games.tainted_grail.situations.report_lines import full_ids, report_line
from rulewright.situations.problem import Report, Statement

_NAMES = VOCABULARY.messages("attribute", "track")
_STEPS = VOCABULARY.messages("step")
_ILLEGAL_MOVE_SENTENCES = VOCABULARY.messages("refused")
_ENDS = VOCABULARY.messages("result")
_SILENT_SENTENCES = frozenset({"playing"})
_SENTENCES_AFTER_THE_END = frozenset({"others-go-on", "guardian-defeated", "guardian-stays"})
"""The consequences of an end, which are not its cause."""


def build_line_report(situation: str, setting: EncounterSetting, course: LineResult) -> Report:
    """Report a resolved line: its result first, then every step; a move that is not allowed comes last and first."""
    state, refusal = course.state, course.illegal_move
    steps = [cite for cite in course.citations if cite.facts.get("what") not in _SILENT_SENTENCES]
    lines = [_citation_line(cite) for cite in steps]
    result = "not-allowed" if refusal else str(state.end or ActivationEnd.GOES_ON)
    head = _illegal_move_line(refusal) if refusal else _end_line(setting, course)
    lines = [head, *lines]
    lines += [_draw_chances_line(drawn) for drawn in course.drawn_cards if len(drawn.chances) > 1]
    return Report(
        situation,
        {
            "result": result,
            "state": state_json(setting, state),
            "steps": [_citation_json(cite) for cite in steps],
            "draws": [
                {"card": drawn.card, "chances": {name: as_string(share) for name, share in drawn.chances.items()}}
                for drawn in course.drawn_cards
            ],
            **({"refused": _illegal_move_json(refusal)} if refusal else {}),
        },
        tuple(lines),
    )


def _sentence_values(facts: Mapping[str, Any]) -> dict[str, Any]:
    words = dict(facts)
    for name in ("attribute", "track"):
        if name in words:
            words["which"] = str(words[name])
            words[name] = phrase("attributes", names=tuple(_NAMES[part] for part in words["which"].split("/")))
    if "card" in words:
        words["known"] = "no" if words["card"] == UNKNOWN_CARD else "yes"
    if words.get("card") == UNKNOWN_CARD:
        words["card"] = phrase("an-unknown-card")
    return words


def _citation_line(cite: Cite) -> Statement:
    facts = _sentence_values(cite.facts)
    entries = (cite.entry, cite.blocked_by) if cite.blocked_by else (cite.entry,)
    return report_line(_STEPS[facts["what"]].with_values(facts), *entries)


def _citation_json(cite: Cite) -> dict[str, Any]:
    told: dict[str, Any] = {"entry": full_ids(cite.entry)[0], "status": str(cite.status), "facts": dict(cite.facts)}
    if cite.blocked_by:
        told["blocked_by"] = full_ids(cite.blocked_by)[0]
    return told


def format_move(move: str) -> str:
    """A move in the notation of a line."""
    return f"use {move.removeprefix(USE_PREFIX)}" if move.startswith(USE_PREFIX) else move


def _illegal_move_line(refusal: IllegalMove) -> Statement:
    facts = _sentence_values({**refusal.facts, "number": refusal.number, "move": format_move(refusal.move)})
    return report_line(_ILLEGAL_MOVE_SENTENCES[refusal.reason].with_values(facts), *refusal.entries, leads=True)


def _illegal_move_json(refusal: IllegalMove) -> dict[str, Any]:
    return {
        "number": refusal.number,
        "move": format_move(refusal.move),
        "reason": refusal.reason,
        "entries": full_ids(*refusal.entries),
    }


def _end_line(setting: EncounterSetting, course: LineResult) -> Statement:
    state = course.state
    told = state_json(setting, state)
    end = _ENDS[state.end or ActivationEnd.GOES_ON]
    entry = next(
        cite.entry for cite in reversed(course.citations) if cite.facts.get("what") not in _SENTENCES_AFTER_THE_END
    )
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
    return report_line(sentence, entry, leads=True)


def _draw_chances_line(drawn: DrawnCard) -> Statement:
    """The sentence about the cards that could have been drawn, each with its probability."""
    told = tuple(
        phrase("card-share", card=phrase("an-unknown-card") if name == UNKNOWN_CARD else name, share=share)
        for name, share in drawn.chances.items()
    )
    return report_line(phrase("the-chances-of-this-draw-chances", chances=told), drawn.entry)
