"""Effects and dice tables in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulewright.corpus.factsheet import FactTable, FactTableRow, Link, Part
from rulewright.corpus.model import Provenance
from rulewright.games.talisman.board import Board
from rulewright.games.talisman.effects import (
    Ability,
    Align,
    Alignment,
    Buy,
    Change,
    Effect,
    Enslave,
    Fight,
    LoseTurn,
    Move,
    Nothing,
    OthersLose,
    Quest,
    Region,
    Restore,
    SellObjects,
    Table,
    Thing,
    Toad,
)
from rulewright.games.talisman.phrases import phrase
from rulewright.language.phrase import Phrase

REGIONS = {
    Region.OUTER: Link("glossary/outer-region"),
    Region.MIDDLE: Link("glossary/middle-region"),
    Region.INNER: Link("glossary/inner-region"),
}
ALIGNMENTS = {
    Alignment.GOOD: Link("glossary/good"),
    Alignment.NEUTRAL: Link("glossary/neutral"),
    Alignment.EVIL: Link("glossary/evil"),
}

_ONE: Mapping[tuple[str, Thing], tuple[str, Phrase]] = {
    ("gain", Thing.STRENGTH): ("characters/strength", phrase("gain-1-strength")),
    ("gain", Thing.CRAFT): ("characters/craft", phrase("gain-1-craft")),
    ("gain", Thing.LIFE): ("characters/gaining-lives", phrase("gain-1-life")),
    ("gain", Thing.FATE): ("characters/replenishing-fate", phrase("gain-1-fate")),
    ("gain", Thing.GOLD): ("possessions/gold", phrase("gain-1-gold")),
    ("gain", Thing.SPELL): ("spells/gaining", phrase("gain-1-spell")),
    ("gain", Thing.TALISMAN): ("other-rules/obtaining-a-talisman", phrase("gain-1-talisman")),
    ("lose", Thing.STRENGTH): ("characters/strength-loss", phrase("lose-1-strength")),
    ("lose", Thing.CRAFT): ("characters/craft-loss", phrase("lose-1-craft")),
    ("lose", Thing.LIFE): ("characters/lives", phrase("lose-1-life")),
    ("lose", Thing.GOLD): ("possessions/gold", phrase("lose-1-gold")),
    ("lose", Thing.FOLLOWER): ("possessions/losing-a-follower", phrase("lose-1-follower")),
}
_MANY: Mapping[tuple[str, Thing], Phrase] = {
    ("gain", Thing.STRENGTH): phrase("gain-amount-strength"),
    ("gain", Thing.CRAFT): phrase("gain-amount-craft"),
    ("gain", Thing.LIFE): phrase("gain-amount-lives"),
    ("gain", Thing.FATE): phrase("gain-amount-fate"),
    ("gain", Thing.GOLD): phrase("gain-amount-gold"),
    ("gain", Thing.SPELL): phrase("gain-amount-spells"),
    ("lose", Thing.LIFE): phrase("lose-amount-lives"),
    ("lose", Thing.GOLD): phrase("lose-amount-gold"),
}
_QUESTS: Mapping[tuple[str, Thing], Phrase] = {
    ("take", Thing.LIFE): phrase("take-1-life-from-another-character"),
    ("kill", Thing.ENEMY): phrase("kill-1-enemy"),
    ("deliver", Thing.FOLLOWER): phrase("deliver-1-follower"),
    ("deliver", Thing.MAGIC_OBJECT): phrase("deliver-1-magic-object"),
    ("deliver", Thing.GOLD): phrase("deliver-amount-gold"),
}
_OTHERS_LOSE: Mapping[Thing, Phrase] = {Thing.LIFE: phrase("every-other-character-loses-amount-life")}
_BECOME = {
    Alignment.GOOD: phrase("become-good"),
    Alignment.NEUTRAL: phrase("become-neutral"),
    Alignment.EVIL: phrase("become-evil"),
}
_HAPPENS = phrase("what-happens")
_WITHIN = {Region.OUTER: phrase("move-to-any-other-space-of")}
_OFFER_WITHIN = {Region.OUTER: phrase("offer-in-place-of-the-next")}


def effect_words(effect: Effect, board: Board) -> Part:
    """An effect in words, as a link if there is a rule behind it.

    Raises `KeyError` for a gain, loss or quest that has no words yet.
    """
    match effect:
        case Nothing():
            return phrase("nothing-happens")
        case Change():
            entry, one = _ONE[effect.kind, effect.of]
            return Link(entry, one if effect.amount == 1 else _many(_MANY[effect.kind, effect.of], effect.amount))
        case LoseTurn():
            return Link("turn/lose-a-turn", phrase("lose-1-turn"))
        case Toad():
            return Link("other-rules/toad", phrase("become-a-toad-for-3-turns"))
        case Fight(by=Ability.STRENGTH):
            return Link("attacks/battle", phrase("battle-against-strength-value", value=effect.value))
        case Fight():
            return Link("attacks/psychic-combat", phrase("psychic-combat-against-craft-value", value=effect.value))
        case Move():
            return _move(effect, board)
        case Enslave():
            return phrase("enslaved-stay-until-the-movement-roll", faces=tuple(effect.until))
        case Align():
            return Link("character-rules/alignment-change", _BECOME[effect.to])
        case Restore():
            return _restore(effect)
        case SellObjects():
            return Link("possessions/objects", phrase("discard-objects-for-price-gold-each", price=effect.price))
        case Buy():
            return Link("other-rules/talisman-and-purchase-cards", phrase("buy-purchase-cards"))
        case Quest():
            return Link("other-rules/completing-a-quest", _many(_QUESTS[effect.task, effect.of], effect.amount))
        case OthersLose():
            return Link("inner-region/command-spell", _many(_OTHERS_LOSE[effect.of], effect.amount))


def dice_table(
    title: Part, table: Table, known: Provenance, words: Callable[[str], Part], result: Part = _HAPPENS
) -> FactTable:
    """A dice table for readers; `known` is the provenance of its field, `words` turns an effect's id into words."""
    rows = []
    for index, row in enumerate(table.rows):
        first, last = row.rolls
        rolls: Part = str(first) if first == last else f"{first}–{last}"
        if table.minus is not None and index == 0:
            rolls = phrase("number-or-less", number=last)
        elif table.minus is not None and index == len(table.rows) - 1:
            rolls = phrase("number-or-more", number=first)
        rows.append(FactTableRow(((rolls,), (words(row.effect),)), table.known or known))
    return FactTable(title, (_dice(table), result), tuple(rows))


def price_table(title: Part, effect: Buy, known: Provenance) -> FactTable:
    """The prices of cards, lowest first."""
    prices = sorted(effect.prices.items(), key=lambda item: item[1])
    rows = (FactTableRow(((Link(f"cards/{card}"),), (str(price),)), known) for card, price in prices)
    return FactTable(title, (phrase("card"), Link("glossary/gold")), tuple(rows))


def dice_words(dice: int) -> Phrase:
    """A number of dice, in words."""
    return phrase("n-1-die") if dice == 1 else phrase("count-dice", count=dice)


def _dice(table: Table) -> Part:
    if table.minus is Ability.STRENGTH:
        return phrase("dice-less-strength", dice=dice_words(table.dice))
    if table.minus is Ability.CRAFT:
        return phrase("dice-less-craft", dice=dice_words(table.dice))
    return dice_words(table.dice)


def _many(words: Phrase, amount: int) -> Phrase:
    return words.filled({"amount": amount})


def _move(effect: Move, board: Board) -> Part:
    if effect.within is not None:
        words = _OFFER_WITHIN if effect.offer else _WITHIN
        return Link("movement/without-rolling", words[effect.within])
    assert effect.to is not None
    space = f"board/{board.positions[effect.to].space}"
    return Link(space, phrase("offer-in-place-of-the-next-move") if effect.offer else phrase("go-to-title"))


def _restore(effect: Restore) -> Part:
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
    filled = words.filled({"count": effect.up_to, "price": effect.price})
    return Link("characters/healing" if heal else "characters/replenishing-fate", filled)
