"""Names of what explanations and advice about encounters show."""

from __future__ import annotations

from rulewright.games.tainted_grail.activation import ESCAPE, STOP, TOP_CARD
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.situations.wording import ATTRIBUTES
from rulewright.situations import Improvement, Variant

WORDS = {
    **{str(attribute): name for attribute, name in ATTRIBUTES.items()},
    STOP: phrase("play-no-more"),
    ESCAPE: phrase("escape"),
    TOP_CARD: phrase("play-the-top-card"),
    "option.play": phrase("play-the-card"),
    "option.magic": phrase("play-the-card"),
    "option.discard": phrase("discard-the-card"),
    "choice.play": phrase("what-to-play"),
    "choice.discard": phrase("what-to-discard"),
    "choice.magic": phrase("paying-magic"),
    "alive": phrase("you-survive"),
    "in-combat": phrase("you-are-still-in-the-combat"),
    "pool": phrase("markers-in-the-pool"),
    "measure.pool": phrase("markers-that-count"),
    "health": phrase("health-left"),
    "energy": phrase("energy-left"),
    "terror": phrase("terror-then"),
    "magic": phrase("magic-left"),
    "hand": phrase("cards-in-hand-2"),
    "turns": phrase("turns"),
    "any": phrase("any-of-them"),
    "all": phrase("all-of-them"),
    "played": phrase("the-card-just-played"),
    "before": phrase("the-card-before-it"),
    "again": phrase("looked-up-again"),
    "same": phrase("the-same-row"),
    "grail": phrase("grail"),
    "skull": phrase("skull"),
    "?": phrase("an-unknown-card"),
}
FACTS = {
    "pool": phrase("pool-value"),
    "affinity": phrase("affinity-value"),
    "value": phrase("needed-value"),
    "stage": phrase("stage-value"),
    "card": phrase("value"),
    "hand": phrase("in-hand-value"),
    "number": phrase("number-value"),
    "row": phrase("row-value"),
    "attribute": phrase("attribute-value"),
    "level": phrase("level-value"),
    "left": phrase("left-value"),
    "deck": phrase("deck-value"),
    "health": phrase("health-value"),
    "energy": phrase("energy-value"),
    "terror": phrase("terror-value"),
    "magic": phrase("magic-value"),
    "reputation": phrase("reputation-value"),
    "sequence": phrase("sequence-value"),
    "played": phrase("cards-played-value"),
}
VARIANTS = {
    "key-of-several": Variant(
        phrase("a-key-of-several-attributes-asks"), ("any", "all"), "faq/key-of-several-attributes"
    ),
    "torn-card": Variant(phrase("the-discard-bonus-costs"), ("before", "played"), "faq/which-card-is-torn"),
}
IMPROVEMENTS = (
    Improvement(phrase("n-1-more-magic"), ("hero", "magic")),
    Improvement(phrase("n-1-more-aggression"), ("hero", "aggression")),
    Improvement(phrase("n-1-more-empathy"), ("hero", "empathy")),
    Improvement(phrase("n-1-more-courage"), ("hero", "courage")),
    Improvement(phrase("n-1-more-caution"), ("hero", "caution")),
    Improvement(phrase("n-1-more-practicality"), ("hero", "practicality")),
    Improvement(phrase("n-1-more-spirituality"), ("hero", "spirituality")),
)
