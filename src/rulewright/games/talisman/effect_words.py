"""Effects and dice tables in words."""

from __future__ import annotations

from collections.abc import Mapping

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
from rulewright.language.phrase import Phrase, phrase

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
    ("gain", Thing.STRENGTH): ("characters/strength", phrase("Gain 1 Strength")),
    ("gain", Thing.CRAFT): ("characters/craft", phrase("Gain 1 Craft")),
    ("gain", Thing.LIFE): ("characters/gaining-lives", phrase("Gain 1 life")),
    ("gain", Thing.FATE): ("characters/fate", phrase("Gain 1 fate")),
    ("gain", Thing.GOLD): ("possessions/gold", phrase("Gain 1 gold")),
    ("gain", Thing.SPELL): ("spells/gaining", phrase("Gain 1 Spell")),
    ("gain", Thing.TALISMAN): ("other-rules/obtaining-a-talisman", phrase("Gain 1 Talisman")),
    ("lose", Thing.STRENGTH): ("characters/strength-loss", phrase("Lose 1 Strength")),
    ("lose", Thing.CRAFT): ("characters/craft-loss", phrase("Lose 1 Craft")),
    ("lose", Thing.LIFE): ("characters/lives", phrase("Lose 1 life")),
    ("lose", Thing.GOLD): ("possessions/gold", phrase("Lose 1 gold")),
    ("lose", Thing.FOLLOWER): ("possessions/losing-a-follower", phrase("Lose 1 Follower")),
}
_MANY: Mapping[tuple[str, Thing], Phrase] = {
    ("gain", Thing.STRENGTH): phrase("Gain {amount} Strength"),
    ("gain", Thing.CRAFT): phrase("Gain {amount} Craft"),
    ("gain", Thing.LIFE): phrase("Gain {amount} lives"),
    ("gain", Thing.FATE): phrase("Gain {amount} fate"),
    ("gain", Thing.GOLD): phrase("Gain {amount} gold"),
    ("gain", Thing.SPELL): phrase("Gain {amount} Spells"),
    ("lose", Thing.LIFE): phrase("Lose {amount} lives"),
    ("lose", Thing.GOLD): phrase("Lose {amount} gold"),
}
_QUESTS: Mapping[tuple[str, Thing], Phrase] = {
    ("take", Thing.LIFE): phrase("Take 1 life from another character"),
    ("kill", Thing.ENEMY): phrase("Kill 1 Enemy"),
    ("deliver", Thing.FOLLOWER): phrase("Deliver 1 Follower"),
    ("deliver", Thing.MAGIC_OBJECT): phrase("Deliver 1 Magic Object"),
    ("deliver", Thing.GOLD): phrase("Deliver {amount} gold"),
}
_OTHERS_LOSE: Mapping[Thing, Phrase] = {Thing.LIFE: phrase("Every other character loses {amount} life")}
_BECOME = {
    Alignment.GOOD: phrase("Become good"),
    Alignment.NEUTRAL: phrase("Become neutral"),
    Alignment.EVIL: phrase("Become evil"),
}
_WITHIN = {Region.OUTER: phrase("Move to any other space of the Outer Region")}
_OFFER_WITHIN = {Region.OUTER: phrase("Offer in place of the next move: any other space of the Outer Region")}


def effect_words(effect: Effect, board: Board) -> Part:
    """An effect in words, where there is a rule behind it as a link to that.

    Raises `KeyError` for a gain, loss or quest that nothing has needed words for yet.
    """
    match effect:
        case Nothing():
            return phrase("Nothing happens")
        case Change():
            entry, one = _ONE[effect.kind, effect.of]
            return Link(entry, one if effect.amount == 1 else _many(_MANY[effect.kind, effect.of], effect.amount))
        case LoseTurn():
            return Link("turn/lose-a-turn", phrase("Lose 1 turn"))
        case Toad():
            return Link("other-rules/toad", phrase("Become a Toad for 3 turns"))
        case Fight(by=Ability.STRENGTH):
            return Link("attacks/battle", phrase("Battle against Strength {value}", value=effect.value))
        case Fight():
            return Link("attacks/psychic-combat", phrase("Psychic combat against Craft {value}", value=effect.value))
        case Move():
            return _move(effect, board)
        case Enslave():
            faces = ", ".join(map(str, effect.until))
            return phrase("Enslaved: stay until the movement roll is one of {faces}", faces=faces)
        case Align():
            return Link("character-rules/alignment-change", _BECOME[effect.to])
        case Restore():
            return _restore(effect)
        case SellObjects():
            return Link("possessions/objects", phrase("Discard Objects for {price} gold each", price=effect.price))
        case Buy():
            return Link("other-rules/talisman-and-purchase-cards", phrase("Buy Purchase cards"))
        case Quest():
            return Link("other-rules/completing-a-quest", _many(_QUESTS[effect.task, effect.of], effect.amount))
        case OthersLose():
            return Link("inner-region/command-spell", _many(_OTHERS_LOSE[effect.of], effect.amount))


def dice_table(title: Part, table: Table, known: Provenance, effects: Mapping[str, Effect], board: Board) -> FactTable:
    """A table as readers see it; `known` is the provenance of the field it stands in."""
    rows = []
    for index, row in enumerate(table.rows):
        first, last = row.rolls
        rolls: Part = str(first) if first == last else f"{first}–{last}"
        if table.minus is not None and index == 0:
            rolls = phrase("{number} or less", number=last)
        elif table.minus is not None and index == len(table.rows) - 1:
            rolls = phrase("{number} or more", number=first)
        cells = ((rolls,), (effect_words(effects[row.effect], board),))
        rows.append(FactTableRow(cells, table.known or known))
    return FactTable(title, (_dice(table), phrase("What happens")), tuple(rows))


def price_table(title: Part, effect: Buy, known: Provenance) -> FactTable:
    """What cards cost, dearest last."""
    prices = sorted(effect.prices.items(), key=lambda item: item[1])
    rows = (FactTableRow(((Link(f"cards/{card}"),), (str(price),)), known) for card, price in prices)
    return FactTable(title, (phrase("Card"), Link("glossary/gold")), tuple(rows))


def dice_words(dice: int) -> Phrase:
    """A number of dice."""
    return phrase("1 die") if dice == 1 else phrase("{count} dice", count=dice)


def _dice(table: Table) -> Part:
    if table.minus is Ability.STRENGTH:
        return phrase("{dice} less Strength", dice=dice_words(table.dice))
    if table.minus is Ability.CRAFT:
        return phrase("{dice} less Craft", dice=dice_words(table.dice))
    return dice_words(table.dice)


def _many(words: Phrase, amount: int) -> Phrase:
    return Phrase(words.template, {"amount": amount})


def _move(effect: Move, board: Board) -> Part:
    if effect.within is not None:
        words = _OFFER_WITHIN if effect.offer else _WITHIN
        return Link("movement/without-rolling", words[effect.within])
    assert effect.to is not None
    space = f"board/{board.positions[effect.to].space}"
    return Link(space, phrase("Offer in place of the next move: {title}") if effect.offer else phrase("Go to: {title}"))


def _restore(effect: Restore) -> Part:
    heal = effect.kind == "heal"
    if effect.up_to is None and effect.price == 0:
        words = phrase("Heal up to the life value, free") if heal else phrase("Replenish up to the fate value, free")
    elif effect.up_to is None:
        words = (
            phrase("Heal up to the life value, {price} gold per life")
            if heal
            else phrase("Replenish up to the fate value, {price} gold per token")
        )
    elif heal and effect.price == 0:
        words = phrase("Heal up to {count} lives, free")
    elif heal:
        words = phrase("Heal up to {count} lives, {price} gold each")
    else:
        raise KeyError(effect.id)
    filled = Phrase(words.template, {"count": effect.up_to, "price": effect.price})
    return Link("characters/healing" if heal else "characters/replenishing-fate", filled)
