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
from rulewright.games.tainted_grail.situations.encounters import state_json
from rulewright.games.tainted_grail.situations.statements import said, whole
from rulewright.games.tainted_grail.situations.wording import ATTRIBUTES
from rulewright.language.phrase import Phrase
from rulewright.situations import Line, Report

NAMES: Mapping[str, Phrase] = {
    **{str(attribute): name for attribute, name in ATTRIBUTES.items()},
    "health": phrase("health-2"),
    "energy": phrase("energy-2"),
    "terror": phrase("terror-2"),
    "magic": phrase("magic"),
    "reputation": phrase("reputation"),
}
SENTENCES: Mapping[str, Phrase] = {
    "combat": phrase("the-activation-begins-pool-in-the"),
    "diplomacy": phrase("the-activation-begins-stage-stage-affinity"),
    "ambush": phrase("ambush-the-hand-is-discarded-down"),
    "charge": phrase("charge-the-enemy-deals-damage-before"),
    "tokens": phrase("n-1-time-token-leaves-each"),
    "delayed": phrase("the-last-token-is-gone-the"),
    "first": phrase("card-is-the-first-card-none"),
    "further": phrase("card-is-a-further-card-an"),
    "licensed": phrase("card-is-a-further-card-that"),
    "joins": phrase("the-key-in-row-row-joins"),
    "too-low": phrase("the-key-in-row-row-does"),
    "magic": phrase("n-1-magic-is-spent-and"),
    "free": phrase("the-free-key-joins"),
    "ignored": phrase("the-extra-card-bonus-is-ignored"),
    "void": phrase("a-void-makes-the-next-icon"),
    "markers": phrase("into-the-combat-pool-number-it"),
    "defensive": phrase("defensive-the-first-card-adds-1"),
    "markers-lost": phrase("out-of-the-combat-pool-number"),
    "missing": phrase("markers-missing-number-each-costs-a"),
    "affinity": phrase("the-marker-moves-by-number-affinity"),
    "encounter-bonus": phrase("encounter-bonus-with-attribute-the-current"),
    "no-encounter-bonus": phrase("the-current-stage-has-no-rule"),
    "drawn": phrase("drawn-card-cards-left-in-the"),
    "discarded": phrase("discarded-from-hand-card"),
    "hand-empty": phrase("the-hand-is-empty-the-deck"),
    "deck-discarded": phrase("cards-discarded-from-the-top-of"),
    "torn": phrase("card-leaves-the-sequence-with-the"),
    "placement": phrase("the-placement-ability-of-card-is"),
    "damage": phrase("health-lost-number-health-left-health"),
    "gained": phrase("gained-number-track-now-left"),
    "lost": phrase("lost-number-track-now-left"),
    "energy-limit": phrase("energy-held-by-health"),
    "blocked": phrase("an-ability-takes-number-off-the"),
    "held": phrase("an-ability-keeps-markers-in-the"),
    "deceptive": phrase("the-damage-cannot-be-prevented"),
    "step-3": phrase("card-acts-in-step-3"),
    "charged": phrase("charges-laid-on-card-number"),
    "charges-paid": phrase("charges-paid-from-card-number"),
    "by-hand": phrase("this-effect-is-not-described-resolve"),
    "opportunist": phrase("opportunist-fewer-than-2-cards-were"),
    "opportunity": phrase("the-enemy-makes-its-opportunity-attack"),
    "won": phrase("victory-pool-in-the-combat-pool"),
    "not-won": phrase("no-victory-yet-pool-in-the"),
    "attack": phrase("the-enemy-attacks-by-the-row"),
    "no-attack": phrase("the-combat-table-has-no-row"),
    "fury": phrase("fury-step-3-is-resolved-again"),
    "horde": phrase("horde-the-top-2-cards-of"),
    "escape": phrase("the-character-escapes"),
    "skull": phrase("the-dial-shows-the-skull-the"),
    "grail": phrase("the-dial-shows-the-grail-the"),
    "empty-deck": phrase("the-deck-is-too-short"),
    "dying": phrase("health-is-0-the-character-is"),
    "others-go-on": phrase("only-escaping-and-dying-lead-out"),
    "guardian-defeated": phrase("the-guardian-roams-no-more-its"),
    "guardian-stays": phrase("nobody-is-left-against-the-guardian"),
    "robbed": phrase("nobody-has-more-than-1-health"),
    "flees": phrase("the-enemy-flees-the-encounter-is"),
    "failed": phrase("the-diplomacy-fails-each-party-member"),
    "at-bottom": phrase("the-marker-is-on-the-bottom"),
    "between": phrase("the-affinity-is-affinity-the-top"),
    "at-top": phrase("the-marker-is-on-the-top"),
    "next-stage": phrase("stage-stage-begins-with-the-marker"),
    "reaction": phrase("the-opponent-reacts-as-stage-stage"),
    "end-of-turn": phrase("the-turn-ends-down-to-3"),
    "no-draw": phrase("in-panic-no-card-is-drawn"),
}
_REASONS: Mapping[str, Phrase] = {
    "over": phrase("not-allowed-move-number-move-the"),
    "panic": phrase("not-allowed-move-number-move-in"),
    "not-in-deck": phrase("not-possible-move-number-move-in"),
    "not-in-hand": phrase("not-allowed-move-number-move-it"),
    "escape-tried": phrase("not-allowed-move-number-move-an"),
    "no-charges": phrase("not-allowed-move-number-move-no"),
    "no-magic-key": phrase("not-allowed-move-number-move-the-two"),
    "no-magic": phrase("not-allowed-move-number-move-there"),
    "quick": phrase("not-allowed-move-number-move-against"),
    "no-extra-card": phrase("not-allowed-move-number-move-it-is"),
    "needs-magic": phrase("not-allowed-move-number-move-its"),
    "attribute-too-low": phrase("not-allowed-move-number-move-row"),
    "voided": phrase("not-allowed-move-number-move-a"),
    "meets-no-key": phrase("not-allowed-move-number-move-its-extra"),
}  # fmt: skip
ENDS: Mapping[End, Phrase] = {
    End.WIN: phrase("you-win"),
    End.STAGE_WON: phrase("the-stage-is-won"),
    End.GOES_ON: phrase("the-encounter-goes-on"),
    End.ESCAPED: phrase("the-character-escapes-2"),
    End.FAILED: phrase("the-diplomacy-fails"),
    End.ENEMY_FLEES: phrase("the-enemy-flees"),
    End.ROBBED: phrase("everybody-is-robbed"),
    End.DYING: phrase("the-character-is-dying"),
}
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
            words[name] = phrase("attributes", names=tuple(NAMES[part] for part in words["which"].split("/")))
    if "card" in words:
        words["known"] = "no" if words["card"] == UNKNOWN else "yes"
    if words.get("card") == UNKNOWN:
        words["card"] = phrase("an-unknown-card")
    return words


def _line(cite: Cite) -> Line:
    facts = _words(cite.facts)
    entries = (cite.entry, cite.blocked_by) if cite.blocked_by else (cite.entry,)
    return said(SENTENCES[facts["what"]].filled(facts), *entries)


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
    end = ENDS[state.end or End.GOES_ON]
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
