"""A line of play in sentences: one for every rule that is applied on the way, and why a move is not allowed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.engine.effects import Cite
from rulewright.engine.rational import as_string
from rulewright.games.tainted_grail.card import UNKNOWN
from rulewright.games.tainted_grail.line import Course, Drawn, Refusal
from rulewright.games.tainted_grail.placing import USE
from rulewright.games.tainted_grail.play import End, Setting
from rulewright.games.tainted_grail.situations.encounters import state_json
from rulewright.games.tainted_grail.situations.statements import said, whole
from rulewright.games.tainted_grail.situations.wording import ATTRIBUTES
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations import Line, Report

NAMES: Mapping[str, Phrase] = {
    **{str(attribute): name for attribute, name in ATTRIBUTES.items()},
    "health": phrase("health"),
    "energy": phrase("energy"),
    "terror": phrase("terror"),
    "magic": phrase("magic"),
    "reputation": phrase("reputation"),
}
SENTENCES: Mapping[str, Phrase] = {
    "combat": phrase("The activation begins: {pool} in the combat pool, {value} are needed."),
    "diplomacy": phrase("The activation begins: stage {stage}, affinity {affinity}."),
    "ambush": phrase("Ambush: the hand is discarded down to 1 card."),
    "charge": phrase("Charge: the enemy deals damage before anything else."),
    "tokens": phrase("1 time token leaves each card that has any."),
    "delayed": phrase("The last token is gone: the delayed ability of {card} is resolved."),
    "first": phrase("{card} is the first card: none of its keys has to join."),
    "further": phrase("{card} is a further card: an extra-card bonus of its own joins."),
    "licensed": phrase("{card} is a further card that an ability lets be played."),
    "joins": phrase("The key in row {row} joins: {attribute} is high enough."),
    "too-low": phrase("The key in row {row} does not join: it asks for {attribute} {level}."),
    "magic": phrase("1 magic is spent, and the magic key joins. Magic left: {left}."),
    "free": phrase("The free key joins."),
    "ignored": phrase("The extra-card bonus is ignored on a first card."),
    "void": phrase("A void makes the next icon blank."),
    "markers": phrase("Into the combat pool: {number}. It holds {pool} now."),
    "defensive": phrase("Defensive: the first card adds 1 marker less."),
    "markers-lost": phrase("Out of the combat pool: {number}. It holds {pool} now."),
    "missing": phrase("Markers missing: {number}. Each costs a card."),
    "affinity": phrase("The marker moves by {number}: affinity {affinity}."),
    "encounter-bonus": phrase("Encounter bonus with {attribute}: the current stage says what it gives."),
    "no-encounter-bonus": phrase("The current stage has no rule for this encounter bonus."),
    "drawn": phrase("Drawn: {card}. Cards left in the deck: {deck}."),
    "discarded": phrase("Discarded from hand: {card}."),
    "hand-empty": phrase("The hand is empty: the deck gives the rest."),
    "deck-discarded": phrase("Cards discarded from the top of the deck: {number}."),
    "torn": phrase("{card} leaves the sequence with the magic and tokens on it."),
    "placement": phrase("The placement ability of {card} is resolved."),
    "damage": phrase("Health lost: {number}. Health left: {health}."),
    "gained": phrase("Gained: {number} {track}, now {left}."),
    "lost": phrase("Lost: {number} {track}, now {left}."),
    "blocked": phrase("An ability takes {number} off the damage."),
    "held": phrase("An ability keeps markers in the pool: {number}."),
    "deceptive": phrase("The damage cannot be prevented."),
    "step-3": phrase("{card} acts in step 3."),
    "charged": phrase("Charges laid on {card}: {number}."),
    "charges-paid": phrase("Charges paid from {card}: {number}."),
    "by-hand": phrase("This effect is not described: resolve it yourself."),
    "opportunist": phrase("Opportunist: fewer than 2 cards were played."),
    "opportunity": phrase("The enemy makes its opportunity attack."),
    "won": phrase("Victory: {pool} in the combat pool, {value} are needed."),
    "not-won": phrase("No victory yet: {pool} in the combat pool, {value} are needed."),
    "attack": phrase("The enemy attacks by the row for {pool}."),
    "no-attack": phrase("The combat table has no row for {pool}: nothing happens."),
    "fury": phrase("Fury: step 3 is resolved again."),
    "horde": phrase("Horde: the top 2 cards of the deck are discarded."),
    "escape": phrase("The character escapes."),
    "skull": phrase("The dial shows the skull: the combat goes on."),
    "grail": phrase("The dial shows the grail: the escape succeeds."),
    "empty-deck": phrase("The deck is too short."),
    "dying": phrase("Health is 0: the character is dying and leaves the encounter at once."),
    "others-go-on": phrase("Only escaping and dying lead out of a party's encounter. Members who go on: {number}."),
    "guardian-defeated": phrase("The guardian roams no more: its card goes to the bottom of its encounter deck."),
    "guardian-stays": phrase("Nobody is left against the guardian: its card stays on this location, and it roams."),
    "robbed": phrase("Nobody has more than 1 health: all wealth and items are gone, and the encounter is over."),
    "flees": phrase("The enemy flees: the encounter is over, without reward or loot."),
    "failed": phrase("The diplomacy fails; each party member suffers what the card says."),
    "at-bottom": phrase("The marker is on the bottom space."),
    "between": phrase("The affinity is {affinity}; the top space is {top}."),
    "at-top": phrase("The marker is on the top space: the stage is won."),
    "next-stage": phrase("Stage {stage} begins with the marker on the grey space; there is no reaction."),
    "reaction": phrase("The opponent reacts as stage {stage} says."),
    "end-of-turn": phrase("The turn ends: down to 3 cards in hand, then a draw."),
    "no-draw": phrase("In panic no card is drawn at the end of the turn."),
}
_REASONS: Mapping[str, Phrase] = {
    "over": phrase("Not allowed: move {number}, {move}. The activation is over before it."),
    "panic": phrase("Not allowed: move {number}, {move}. In panic a card must be played."),
    "not-in-deck": phrase("Not possible: move {number}, {move}. In panic it is the top card of the deck."),
    "not-in-hand": phrase("Not allowed: move {number}, {move}. It is not in hand."),
    "escape-tried": phrase("Not allowed: move {number}, {move}. An escape can be tried once in an activation."),
    "no-charges": phrase("Not allowed: move {number}, {move}. No visible card has the charges for it."),
    "no-magic-key": phrase("Not allowed: move {number}, {move}. The two halves of a magic key do not meet there."),
    "no-magic": phrase("Not allowed: move {number}, {move}. There is no magic left to pay."),
    "quick": phrase("Not allowed: move {number}, {move}. Against a Quick enemy at most 2 cards are played."),
    "no-extra-card": phrase("Not allowed: move {number}, {move}. It is no first card and has no extra-card bonus."),
    "needs-magic": phrase("Not allowed: move {number}, {move}. Its extra-card bonus is on the magic key: pay 1 magic."),
    "attribute-too-low": phrase("Not allowed: move {number}, {move}. Row {row} asks for {attribute} {level}."),
    "voided": phrase("Not allowed: move {number}, {move}. A void makes its extra-card bonus blank."),
    "meets-no-key": phrase("Not allowed: move {number}, {move}. Its extra-card bonus meets no key of the card before."),
}  # fmt: skip
ENDS: Mapping[End, Phrase] = {
    End.WIN: phrase("You win"),
    End.STAGE_WON: phrase("The stage is won"),
    End.GOES_ON: phrase("The encounter goes on"),
    End.ESCAPED: phrase("The character escapes"),
    End.FAILED: phrase("The diplomacy fails"),
    End.ENEMY_FLEES: phrase("The enemy flees"),
    End.ROBBED: phrase("Everybody is robbed"),
    End.DYING: phrase("The character is dying"),
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
            parts = [NAMES[part] for part in str(words[name]).split("/")]
            words[name] = parts[0]
            for part in parts[1:]:
                words[name] = Phrase("{first} / {second}", {"first": words[name], "second": part})
    if words.get("card") == UNKNOWN:
        words["card"] = phrase("an unknown card")
    return words


def _line(cite: Cite) -> Line:
    facts = _words(cite.facts)
    entries = (cite.entry, cite.blocked_by) if cite.blocked_by else (cite.entry,)
    return said(Phrase(SENTENCES[facts["what"]].template, facts), *entries)


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
    return said(Phrase(_REASONS[refusal.reason].template, facts), *refusal.entries, leads=True)


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
            "{end}: pool {pool}, health {health}, energy {energy}, terror {terror}, magic {magic}, in hand {hand}.",
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
            "{end}: stage {stage}, affinity {affinity}, health {health}, energy {energy}, terror {terror}, "
            "magic {magic}, in hand {hand}.",
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
    told: Any = ""
    for name, share in drawn.chances.items():
        card: Any = phrase("an unknown card") if name == UNKNOWN else name
        one = Phrase("{card} {share}", {"card": card, "share": share})
        told = one if told == "" else Phrase("{first}, {second}", {"first": told, "second": one})
    return said(phrase("The chances of this draw: {chances}.", chances=told), drawn.entry)
