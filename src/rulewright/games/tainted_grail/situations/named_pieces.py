"""The effect of each character, skill, item and secret that a request names, for the `named` of an answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.games.tainted_grail.data.character import Mode
from rulewright.games.tainted_grail.data.possessions import ItemKeyword, item_limit
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.situations.character_request import CharacterSheet, Item, Secret, Skill
from rulewright.games.tainted_grail.situations.defaults import ATTRIBUTES, KEYWORD_NAMES
from rulewright.games.tainted_grail.situations.report_lines import full_ids
from rulewright.language.phrase import Phrase
from rulewright.situations.named import NamedEffect, NamedPiece


@dataclass(frozen=True)
class Uses:
    """What a situation uses of a character: its attributes, an encounter's equipment, the morning's, or costs alone.

    `shatters` is whether the enemy breaks weapons, `robs` whether it takes all items. `counted_keywords` are those
    whose face-up cards the request counts.
    """

    attributes: bool = False
    in_encounter: bool = False
    shatters: bool = False
    robs: bool = False
    is_morning: bool = False
    counted_keywords: frozenset[ItemKeyword] = frozenset()
    mode: Mode = Mode.NORMAL
    costs_only: bool = False


def name_pieces(sheet: CharacterSheet, uses: Uses) -> tuple[NamedPiece, ...]:
    """The named pieces of a character: itself, its skills, its items, its secrets."""
    return tuple(_iterate_pieces(sheet, uses))


def _iterate_pieces(sheet: CharacterSheet, uses: Uses) -> Iterator[NamedPiece]:
    character = sheet.request.character
    if character is not None:
        entry = f"glossary/{character}"
        if uses.costs_only:
            reasons, effect = (phrase("named-character-costs"),), NamedEffect.NONE
            yield _piece(sheet, character, effect, reasons, entry, "improvement/attribute-cost")
        else:
            reasons, effect = (phrase("named-character-not-printed"),), NamedEffect.NOT_EXECUTED
            yield _piece(sheet, character, effect, reasons, entry, "setup/character")
    for skill in sheet.skills:
        yield _name_skill(sheet, skill, uses)
    first: dict[ItemKeyword, str] = {}
    for card in sheet.cards:
        before = first.get(card.keyword) if card.keyword is not None else None
        if card.keyword is not None:
            first.setdefault(card.keyword, card.id)
        if uses.costs_only:
            reason = phrase("named-card-costs", name=_card_name(card))
            yield _piece(sheet, card.id, NamedEffect.NONE, (reason,), _card_entry(card), "improvement/attribute-cost")
        elif uses.is_morning:
            yield _name_in_the_morning(sheet, card, uses)
        elif uses.in_encounter:
            yield _name_in_an_encounter(sheet, card, before, uses)
        else:
            yield _name_unread(sheet, card)


def _piece(
    sheet: CharacterSheet,
    id_: str,
    effect: NamedEffect,
    reasons: tuple[Phrase, ...],
    *entries: str,
    amount: int | None = None,
) -> NamedPiece:
    return NamedPiece(str(id_), sheet.path, effect, reasons, tuple(full_ids(*entries)), amount)


def _name_skill(sheet: CharacterSheet, skill: Skill, uses: Uses) -> NamedPiece:
    """A skill card, which counts 1 for its attribute; its own text is not executed."""
    value = sheet.attributes[skill.attribute]
    told = {"attribute": ATTRIBUTES[skill.attribute], "number": skill.number, "value": value}
    entries = ("improvement/skills", "improvement/skill-cards-count")
    text = phrase("named-skill-text")
    if not uses.attributes:
        return _piece(sheet, skill.id, NamedEffect.NOT_EXECUTED, (phrase("named-skill-unused", **told), text), *entries)
    is_given = sheet.is_given(skill.attribute)
    reason = phrase("named-skill-in-total" if is_given else "named-skill-adds", **told)
    effect = NamedEffect.IN_TOTAL if is_given else NamedEffect.ADDS
    reasons = (reason,) if uses.costs_only else (reason, text)
    return _piece(sheet, skill.id, effect, reasons, *entries, amount=1)


def _card_entry(card: Item | Secret) -> str:
    return "possessions/secrets" if isinstance(card, Secret) else f"glossary/{card.keyword}"


def _card_name(card: Item | Secret) -> object:
    if isinstance(card, Secret):
        return str(card.number)
    return card.name or KEYWORD_NAMES[card.keyword]


def _name_in_an_encounter(sheet: CharacterSheet, card: Item | Secret, before: str | None, uses: Uses) -> NamedPiece:
    """An item in an encounter: only the first with its keyword is in use, and its text is not executed."""
    entries = [_card_entry(card)]
    if before is not None and card.keyword is not None:
        reason = phrase("named-card-second", name=_card_name(card), keyword=KEYWORD_NAMES[card.keyword])
        entries += ["possessions/one-per-keyword", "cards-and-keys/equipment-check"]
        effect, reasons = NamedEffect.FORBIDDEN, [reason]
    else:
        effect, reasons = NamedEffect.NOT_EXECUTED, [phrase("named-card-text", name=_card_name(card))]
        if uses.shatters and card.keyword is ItemKeyword.WEAPON:
            is_secret = isinstance(card, Secret)
            reasons.append(phrase("named-secret-does-not-shatter" if is_secret else "named-weapon-shatters"))
            entries.append("combat/shatter")
    if uses.robs and isinstance(card, Item):
        reasons.append(phrase("named-item-robbed"))
        entries.append("combat/robber")
    return _piece(sheet, card.id, effect, tuple(reasons), *entries)


def _name_in_the_morning(sheet: CharacterSheet, card: Item | Secret, uses: Uses) -> NamedPiece:
    """An item when equipment is chosen: it counts with its keyword, and towards the limit of items."""
    reasons, entries, effect = [], [_card_entry(card)], NamedEffect.NOT_EXECUTED
    limited = item_limit(uses.mode) is not None and isinstance(card, Item)
    if card.keyword is not None:
        is_counted = card.keyword in uses.counted_keywords
        name = "named-card-among-face-up" if is_counted else "named-card-face-up"
        reasons.append(phrase(name, name=_card_name(card), keyword=KEYWORD_NAMES[card.keyword]))
        entries += ["start-of-day/choosing-equipment", "possessions/one-per-keyword"]
        effect = NamedEffect.IN_TOTAL if is_counted else NamedEffect.ADDS
    else:
        reasons.append(phrase("named-secret-without-keyword", name=_card_name(card)))
    if limited:
        reasons.append(phrase("named-item-within-limit"))
        entries.append("campaign/challenge-limits")
    if card.keyword is not None:
        reasons.append(phrase("named-its-text"))
    return _piece(sheet, card.id, effect, tuple(reasons), *entries, amount=1 if card.keyword is not None else None)


def _name_unread(sheet: CharacterSheet, card: Item | Secret) -> NamedPiece:
    reason = phrase("named-card-text", name=_card_name(card))
    return _piece(sheet, card.id, NamedEffect.NOT_EXECUTED, (reason,), _card_entry(card))
