"""Names of what explanations and advice about encounters show."""

from __future__ import annotations

from rulewright.games.tainted_grail.activation import ESCAPE, STOP, TOP_CARD
from rulewright.games.tainted_grail.situations.wording import ATTRIBUTES
from rulewright.language.phrase import phrase
from rulewright.situations import Improvement, Variant

WORDS = {
    **{str(attribute): name for attribute, name in ATTRIBUTES.items()},
    STOP: phrase("play no more"),
    ESCAPE: phrase("escape"),
    TOP_CARD: phrase("play the top card"),
    "choice.play": phrase("What to play"),
    "choice.discard": phrase("What to discard"),
    "choice.magic": phrase("Paying magic"),
    "alive": phrase("you survive"),
    "in-combat": phrase("you are still in the combat or have won it"),
    "pool": phrase("markers in the pool"),
    "health": phrase("health left"),
    "energy": phrase("energy left"),
    "terror": phrase("terror then"),
    "magic": phrase("magic left"),
    "hand": phrase("cards in hand"),
    "turns": phrase("turns"),
    "any": phrase("any of them"),
    "all": phrase("all of them"),
    "played": phrase("the card just played"),
    "before": phrase("the card before it"),
    "again": phrase("looked up again"),
    "same": phrase("the same row"),
    "grail": phrase("grail"),
    "skull": phrase("skull"),
    "?": phrase("an unknown card"),
}
FACTS = {
    "pool": phrase("pool {value}"),
    "affinity": phrase("affinity {value}"),
    "value": phrase("needed {value}"),
    "stage": phrase("stage {value}"),
    "card": phrase("{value}"),
    "hand": phrase("in hand: {value}"),
    "number": phrase("number {value}"),
    "row": phrase("row {value}"),
    "attribute": phrase("{value}"),
    "level": phrase("level {value}"),
    "left": phrase("left {value}"),
    "deck": phrase("deck {value}"),
    "health": phrase("health {value}"),
    "energy": phrase("energy {value}"),
    "terror": phrase("terror {value}"),
    "magic": phrase("magic {value}"),
    "reputation": phrase("reputation {value}"),
    "sequence": phrase("sequence {value}"),
    "played": phrase("cards played: {value}"),
}
VARIANTS = {
    "key-of-several": Variant(
        phrase("A key of several attributes asks for"), ("any", "all"), "faq/key-of-several-attributes"
    ),
    "torn-card": Variant(phrase("The discard bonus costs"), ("before", "played"), "faq/which-card-is-torn"),
}
IMPROVEMENTS = (
    Improvement(phrase("1 more magic"), ("hero", "magic")),
    Improvement(phrase("1 more Aggression"), ("hero", "aggression")),
    Improvement(phrase("1 more Empathy"), ("hero", "empathy")),
    Improvement(phrase("1 more Courage"), ("hero", "courage")),
    Improvement(phrase("1 more Caution"), ("hero", "caution")),
    Improvement(phrase("1 more Practicality"), ("hero", "practicality")),
    Improvement(phrase("1 more Spirituality"), ("hero", "spirituality")),
)
