"""Effects and dice tables in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulewright.corpus.factsheet import EntryLink, FactTable, FactTableRow, Part
from rulewright.corpus.model import Provenance
from rulewright.games.talisman.data.board import Board
from rulewright.games.talisman.data.printed_effects import (
    Ability,
    Alignment,
    BecomeToad,
    Buy,
    ChangeAlignment,
    DiceTable,
    Effect,
    EffectSubject,
    Enslave,
    Fight,
    GainOrLoss,
    HealOrReplenish,
    LoseTurn,
    MoveCharacter,
    NoEffect,
    OthersLose,
    Quest,
    Region,
    SellObjects,
)
from rulewright.games.talisman.phrases import phrase
from rulewright.language.phrase import Phrase

REGION_LINKS = {
    Region.OUTER: EntryLink("glossary/outer-region"),
    Region.MIDDLE: EntryLink("glossary/middle-region"),
    Region.INNER: EntryLink("glossary/inner-region"),
}
ALIGNMENT_LINKS = {
    Alignment.GOOD: EntryLink("glossary/good"),
    Alignment.NEUTRAL: EntryLink("glossary/neutral"),
    Alignment.EVIL: EntryLink("glossary/evil"),
}

_SINGULAR_PHRASES: Mapping[tuple[str, EffectSubject], tuple[str, Phrase]] = {
    ("gain", EffectSubject.STRENGTH): ("characters/strength", phrase("gain-1-strength")),
    ("gain", EffectSubject.CRAFT): ("characters/craft", phrase("gain-1-craft")),
    ("gain", EffectSubject.LIFE): ("characters/gaining-lives", phrase("gain-1-life")),
    ("gain", EffectSubject.FATE): ("characters/replenishing-fate", phrase("gain-1-fate")),
    ("gain", EffectSubject.GOLD): ("possessions/gold", phrase("gain-1-gold")),
    ("gain", EffectSubject.SPELL): ("spells/gaining", phrase("gain-1-spell")),
    ("gain", EffectSubject.TALISMAN): ("other-rules/obtaining-a-talisman", phrase("gain-1-talisman")),
    ("lose", EffectSubject.STRENGTH): ("characters/strength-loss", phrase("lose-1-strength")),
    ("lose", EffectSubject.CRAFT): ("characters/craft-loss", phrase("lose-1-craft")),
    ("lose", EffectSubject.LIFE): ("characters/lives", phrase("lose-1-life")),
    ("lose", EffectSubject.GOLD): ("possessions/gold", phrase("lose-1-gold")),
    ("lose", EffectSubject.FOLLOWER): ("possessions/losing-a-follower", phrase("lose-1-follower")),
}
_AMOUNT_PHRASES: Mapping[tuple[str, EffectSubject], Phrase] = {
    ("gain", EffectSubject.STRENGTH): phrase("gain-amount-strength"),
    ("gain", EffectSubject.CRAFT): phrase("gain-amount-craft"),
    ("gain", EffectSubject.LIFE): phrase("gain-amount-lives"),
    ("gain", EffectSubject.FATE): phrase("gain-amount-fate"),
    ("gain", EffectSubject.GOLD): phrase("gain-amount-gold"),
    ("gain", EffectSubject.SPELL): phrase("gain-amount-spells"),
    ("lose", EffectSubject.LIFE): phrase("lose-amount-lives"),
    ("lose", EffectSubject.GOLD): phrase("lose-amount-gold"),
}
_QUEST_PHRASES: Mapping[tuple[str, EffectSubject], Phrase] = {
    ("take", EffectSubject.LIFE): phrase("take-1-life-from-another-character"),
    ("kill", EffectSubject.ENEMY): phrase("kill-1-enemy"),
    ("deliver", EffectSubject.FOLLOWER): phrase("deliver-1-follower"),
    ("deliver", EffectSubject.MAGIC_OBJECT): phrase("deliver-1-magic-object"),
    ("deliver", EffectSubject.GOLD): phrase("deliver-amount-gold"),
}
_OTHERS_LOSE_PHRASES: Mapping[EffectSubject, Phrase] = {
    EffectSubject.LIFE: phrase("every-other-character-loses-amount-life")
}
_ALIGNMENT_CHANGE_PHRASES = {
    Alignment.GOOD: phrase("become-good"),
    Alignment.NEUTRAL: phrase("become-neutral"),
    Alignment.EVIL: phrase("become-evil"),
}
_WHAT_HAPPENS = phrase("what-happens")
_MOVE_WITHIN_PHRASES = {Region.OUTER: phrase("move-to-any-other-space-of")}
_OFFER_WITHIN_PHRASES = {Region.OUTER: phrase("offer-in-place-of-the-next")}


def describe_effect(effect: Effect, board: Board) -> Part:
    """An effect in words, as a link if there is a rule behind it.

    Raises `KeyError` for a gain, loss or quest that has no words yet.
    """
    match effect:
        case NoEffect():
            return phrase("nothing-happens")
        case GainOrLoss():
            entry, one = _SINGULAR_PHRASES[effect.kind, effect.of]
            return EntryLink(
                entry,
                one if effect.amount == 1 else _fill_amount(_AMOUNT_PHRASES[effect.kind, effect.of], effect.amount),
            )
        case LoseTurn():
            return EntryLink("turn/lose-a-turn", phrase("lose-1-turn"))
        case BecomeToad():
            return EntryLink("other-rules/toad", phrase("become-a-toad-for-3-turns"))
        case Fight(by=Ability.STRENGTH):
            return EntryLink("attacks/battle", phrase("battle-against-strength-value", value=effect.value))
        case Fight():
            return EntryLink("attacks/psychic-combat", phrase("psychic-combat-against-craft-value", value=effect.value))
        case MoveCharacter():
            return _describe_move(effect, board)
        case Enslave():
            return phrase("enslaved-stay-until-the-movement-roll", faces=tuple(effect.until))
        case ChangeAlignment():
            return EntryLink("character-rules/alignment-change", _ALIGNMENT_CHANGE_PHRASES[effect.to])
        case HealOrReplenish():
            return _describe_restoring(effect)
        case SellObjects():
            return EntryLink("possessions/objects", phrase("discard-objects-for-price-gold-each", price=effect.price))
        case Buy():
            return EntryLink("other-rules/talisman-and-purchase-cards", phrase("buy-purchase-cards"))
        case Quest():
            return EntryLink(
                "other-rules/completing-a-quest", _fill_amount(_QUEST_PHRASES[effect.task, effect.of], effect.amount)
            )
        case OthersLose():
            return EntryLink("inner-region/command-spell", _fill_amount(_OTHERS_LOSE_PHRASES[effect.of], effect.amount))


def build_dice_table(
    title: Part, table: DiceTable, known: Provenance, describe: Callable[[str], Part], result: Part = _WHAT_HAPPENS
) -> FactTable:
    """A dice table for readers; `known` is the provenance of its field, `describe` returns the words for an effect's
    id."""
    rows = []
    for index, row in enumerate(table.rows):
        first, last = row.rolls
        rolls: Part = str(first) if first == last else f"{first}–{last}"
        if table.minus is not None and index == 0:
            rolls = phrase("number-or-less", number=last)
        elif table.minus is not None and index == len(table.rows) - 1:
            rolls = phrase("number-or-more", number=first)
        rows.append(FactTableRow(((rolls,), (describe(row.effect),)), table.known or known))
    return FactTable(title, (_describe_table_dice(table), result), tuple(rows))


def build_price_table(title: Part, effect: Buy, known: Provenance) -> FactTable:
    """The prices of cards, lowest first."""
    prices = sorted(effect.prices.items(), key=lambda item: item[1])
    rows = (FactTableRow(((EntryLink(f"cards/{card}"),), (str(price),)), known) for card, price in prices)
    return FactTable(title, (phrase("card"), EntryLink("glossary/gold")), tuple(rows))


def describe_dice(dice: int) -> Phrase:
    """A number of dice, in words."""
    return phrase("n-1-die") if dice == 1 else phrase("count-dice", count=dice)


def _describe_table_dice(table: DiceTable) -> Part:
    if table.minus is Ability.STRENGTH:
        return phrase("dice-less-strength", dice=describe_dice(table.dice))
    if table.minus is Ability.CRAFT:
        return phrase("dice-less-craft", dice=describe_dice(table.dice))
    return describe_dice(table.dice)


def _fill_amount(words: Phrase, amount: int) -> Phrase:
    return words.with_values({"amount": amount})


def _describe_move(effect: MoveCharacter, board: Board) -> Part:
    if effect.within is not None:
        words = _OFFER_WITHIN_PHRASES if effect.offer else _MOVE_WITHIN_PHRASES
        return EntryLink("movement/without-rolling", words[effect.within])
    assert effect.to is not None
    space = f"board/{board.positions[effect.to].space}"
    return EntryLink(space, phrase("offer-in-place-of-the-next-move") if effect.offer else phrase("go-to-title"))


def _describe_restoring(effect: HealOrReplenish) -> Part:
    heal = effect.kind == "heal"
    if effect.up_to is None and effect.price == 0:
        words = phrase("heal-up-to-the-life-value") if heal else phrase("replenish-up-to-the-fate-value")
    elif effect.up_to is None:
        words = phrase("heal-up-to-the-life-value-price") if heal else phrase("replenish-up-to-the-fate-value-price")
    elif heal and effect.price == 0:
        words = phrase("heal-up-to-count-lives-free")
    elif heal:
        words = phrase("heal-up-to-count-lives-price")
    else:
        raise KeyError(effect.id)
    filled = words.with_values({"count": effect.up_to, "price": effect.price})
    return EntryLink("characters/healing" if heal else "characters/replenishing-fate", filled)
