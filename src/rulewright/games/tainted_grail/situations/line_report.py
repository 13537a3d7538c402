"""A line of play as sentences: one for every rule that applies, and the reason why a move is not allowed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulewright.engine.arithmetic import as_string
from rulewright.engine.effects import Cite
from rulewright.games.tainted_grail.data.card import UNKNOWN_CARD
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.rules.changes import GRAIL, SKULL
from rulewright.games.tainted_grail.rules.line_of_play import DrawnCard, IllegalMove, LineResult
from rulewright.games.tainted_grail.rules.placing import USE_PREFIX
from rulewright.games.tainted_grail.rules.play import ActivationEnd, EncounterSetting
from rulewright.games.tainted_grail.situations.defaults import VOCABULARY
from rulewright.games.tainted_grail.situations.encounter_request import state_json
from rulewright.games.tainted_grail.situations.report_lines import full_ids, report_line
from rulewright.language.phrase import Phrase
from rulewright.situations.problem import Report, Statement

_NAMES = VOCABULARY.messages("attribute", "track")
_STEPS = VOCABULARY.messages("step")
_WORDS = VOCABULARY.messages("word")
_ILLEGAL_MOVE_SENTENCES = VOCABULARY.messages("refused")
_ENDS = VOCABULARY.messages("result")
_SILENT_SENTENCES = frozenset({"playing"})
_SENTENCES_AFTER_THE_END = frozenset({"others-go-on", "guardian-defeated", "guardian-stays"})
"""The consequences of an end, which are not its cause."""


def build_line_report(situation: str, setting: EncounterSetting, course: LineResult) -> Report:
    """Report a resolved line: its result first, then every step; a move that is not allowed comes last and first."""
    state, refusal = course.state, course.illegal_move
    steps = [cite for cite in course.citations if cite.facts.get("what") not in _SILENT_SENTENCES]
    result = "not-allowed" if refusal else str(state.end or ActivationEnd.GOES_ON)
    head = _illegal_move_line(refusal) if refusal else _end_line(setting, course)
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
        (head, *_step_lines(course)),
    )


def _step_lines(course: LineResult) -> Iterator[Statement]:
    """A line for every rule cited, and before what a draw leads to a line with its chances."""
    drawn = [each for each in course.drawn_cards if len(each.chances) > 1]
    for number, cite in enumerate((*course.citations, None)):
        yield from (_draw_chances_line(each) for each in drawn if each.citations_before == number)
        if cite is not None and cite.facts.get("what") not in _SILENT_SENTENCES:
            yield _citation_line(cite)


def _sentence_values(facts: Mapping[str, Any]) -> dict[str, Any]:
    words = dict(facts)
    for name in ("attribute", "track"):
        if name in words:
            words["which"] = str(words[name])
            words[name] = phrase("attributes", names=tuple(_NAMES[part] for part in words["which"].split("/")))
    if "affinity" in words and "number" in words:
        moved = words["number"]
        words |= {"distance": abs(moved), "direction": "up" if moved > 0 else "down" if moved else "none"}
    if "card" in words:
        words["known"] = "no" if words["card"] == UNKNOWN_CARD else "yes"
    if words.get("card") == UNKNOWN_CARD:
        words["card"] = phrase("an-unknown-card")
    return words


def format_step(facts: Mapping[str, Any]) -> Phrase | None:
    """The sentence about a step with these facts; `None` if they select none."""
    what = facts.get("what")
    return None if what is None or what in _SILENT_SENTENCES else _STEPS[what].with_values(_sentence_values(facts))


def _citation_line(cite: Cite) -> Statement:
    entries = (cite.entry, cite.blocked_by) if cite.blocked_by else (cite.entry,)
    sentence = format_step(cite.facts)
    assert sentence is not None
    return report_line(sentence, *entries)


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
    is_dial = drawn.entry == "campaign/challenge-escape"
    names = {
        UNKNOWN_CARD: phrase("an-unknown-card"),
        **({side: _WORDS[side] for side in (GRAIL, SKULL)} if is_dial else {}),
    }
    told = tuple(phrase("card-share", card=names.get(name, name), share=share) for name, share in drawn.chances.items())
    pile = "dial" if is_dial else "deck"
    return report_line(phrase("the-chances-of-this-draw-chances", pile=pile, chances=told), drawn.entry)
