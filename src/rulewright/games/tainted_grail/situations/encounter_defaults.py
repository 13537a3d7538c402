"""Shared parts of the situations of combat and diplomacy: readings, improvements, and the notation of cards in
forms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rulewright.games.tainted_grail.data.character import Attribute
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.situations.character_request import CharacterRequest, read_character
from rulewright.games.tainted_grail.situations.defaults import NO_NAMES
from rulewright.situations.situation import Improvement, Variant

UNTOLD = frozenset({"what", "icon", "left", "lost", "number", "top", "track"})
"""The facts that appear only in the sentences about steps."""
VARIANTS = {
    "key-of-several": Variant(phrase("variant-key-of-several"), ("any", "all"), "faq/key-of-several-attributes"),
    "torn-card": Variant(phrase("variant-torn-card"), ("before", "played"), "faq/which-card-is-torn"),
}


@dataclass(frozen=True)
class AttributePoint(Improvement):
    """A point more of an attribute, whether its value is given or follows from skill cards."""

    def apply(self, request: Mapping[str, Any]) -> dict[str, Any] | None:
        """The improved request."""
        hero = request["hero"]
        given = CharacterRequest(**{name: hero[name] for name in ("skills", self.path[-1]) if name in hero})
        value = read_character("hero", given).attributes[Attribute(self.path[-1])]
        return {**request, "hero": {**hero, self.path[-1]: value + 1}}


IMPROVEMENTS = (
    Improvement(phrase("n-1-more-magic"), ("hero", "magic")),
    AttributePoint(phrase("n-1-more-aggression"), ("hero", "aggression")),
    AttributePoint(phrase("n-1-more-empathy"), ("hero", "empathy")),
    AttributePoint(phrase("n-1-more-courage"), ("hero", "courage")),
    AttributePoint(phrase("n-1-more-caution"), ("hero", "caution")),
    AttributePoint(phrase("n-1-more-practicality"), ("hero", "practicality")),
    AttributePoint(phrase("n-1-more-spirituality"), ("hero", "spirituality")),
)
NO_ATTRIBUTES = {f"hero.{attribute}": 0 for attribute in Attribute}
"""The initial values of the attributes in forms, unless a situation has others."""
ADVANCED_FIELDS = frozenset({"draws", "end_turn", "has_wings", "wings_lower", *NO_NAMES})
GUIDE = (
    phrase("a-card-is-a-line-name"),
    phrase("left-keys-have-the-row-from"),
    phrase("icons-d-draw-extra-card-t"),
    phrase("right-keys-have-the-row-and"),
    phrase("abilities-place-at-placement-delay-delay2"),
    phrase("effects-of-cards-and-of-the"),
    phrase("m1-ag-is-1-for-each"),
    phrase("hand-and-deck-y1-x2-y3"),
    phrase("sequence-from-the-left-y1-y2"),
    phrase("your-line-y1-y2-plays-y1"),
)
