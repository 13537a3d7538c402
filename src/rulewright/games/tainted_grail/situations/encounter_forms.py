"""What the forms of combat and diplomacy show, with what they begin with, and how cards are written in them."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.games.tainted_grail.character import Attribute
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.situations.wording import ATTRIBUTES
from rulewright.language.phrase import Phrase
from rulewright.situations.form import FieldValue

GROUP = phrase("encounters")
ABOUT_COMBAT = phrase("one-activation-in-combat-the-best")
ABOUT_DIPLOMACY = phrase("one-activation-in-diplomacy-the-best")
_ATTRIBUTES = {f"hero.{attribute}": 0 for attribute in Attribute}
COMBAT_FORM: Mapping[str, FieldValue] = {
    "cards": "Y1 = 1:m F:m > M\nY2 = M:+ > 1:ag M F:x2 / attack: block2 / delay: d\nY3 = 1:m M:d F:m > M\n"
    "Y4 = M:+ > / place: hp-1, m1*ag",
    "hand": "Y1, Y3",
    "deck": "Y4 x2, ? x9",
    "sequence": "Y1, Y2+ (1)",
    "pool": 1,
    "encounter.value": 5,
    "encounter.keys": "1:ag1",
    "encounter.table": "0-1: hp-1; 2+: hp-2, m-1",
    "encounter.opportunity": "hp-2",
    "encounter.traits": [],
    **_ATTRIBUTES,
    "hero.aggression": 2,
    "hero.health": 9,
    "hero.energy": 6,
    "hero.terror": 0,
    "hero.magic": 1,
    "goal": "win",
    "line": None,
    "draws": None,
    "end_turn": False,
    "first": False,
    "others": [],
    "challenge": False,
    "hero.reputation": 0,
    "hero.has_wings": True,
    "hero.wings_lower": 0,
}
DIPLOMACY_FORM: Mapping[str, FieldValue] = {
    "cards": "U1 = 1:e F:a > 1:em\nU2 = 1:a M:d F:a > 1:em M\nU3 = M:+ F:a > 1:em / place: te+1",
    "hand": "U2, U3",
    "deck": "U1, ? x10",
    "sequence": "U1",
    "affinity": 1,
    "stage": 1,
    "encounter.top": 4,
    "encounter.bottom": -4,
    "encounter.stages": 2,
    "encounter.keys": "1:em1",
    "encounter.failure": "te+1",
    "encounter.stage_1.bonus": "em: a2",
    "encounter.stage_1.reaction": "a-1, te+1",
    "encounter.stage_2.bonus": "em: a1",
    "encounter.stage_2.reaction": "en-1, torn",
    "encounter.stage_3.bonus": "",
    "encounter.stage_3.reaction": "",
    **_ATTRIBUTES,
    "hero.empathy": 1,
    "hero.health": 8,
    "hero.energy": 6,
    "hero.terror": 0,
    "hero.magic": 1,
    "hero.reputation": 1,
    "goal": "win",
    "line": None,
    "draws": None,
    "end_turn": False,
    "hero.has_wings": True,
    "hero.wings_lower": 0,
}
MORE = frozenset(
    {
        "draws",
        "end_turn",
        "first",
        "others",
        "challenge",
        "has_wings",
        "wings_lower",
        "encounter.failure",
        "encounter.stage_3.bonus",
        "encounter.stage_3.reaction",
    }
)
LABELS: Mapping[str, Phrase] = {
    "cards": phrase("cards-one-per-line"),
    "hand": phrase("cards-in-hand"),
    "deck": phrase("cards-in-the-deck"),
    "sequence": phrase("sequence-on-the-table"),
    "line": phrase("your-line-empty-the-best-one"),
    "draws": phrase("cards-drawn-in-this-line"),
    "end_turn": phrase("the-turn-ends-after-it"),
    "pool": phrase("markers-in-the-combat-pool"),
    "affinity": phrase("affinity-grey-space-0"),
    "stage": phrase("stage"),
    "first": phrase("first-activation-of-this-combat"),
    "others": phrase("health-of-the-other-party-members"),
    "challenge": phrase("challenge-mode"),
    "goal": phrase("what-matters-most"),
    "value": phrase("encounter-value"),
    "keys": phrase("keys-on-the-encounter-card"),
    "table": phrase("combat-table"),
    "opportunity": phrase("opportunity-attack"),
    "traits": phrase("traits-of-the-enemy"),
    "traits.ambush": phrase("ambush"),
    "traits.charge": phrase("charge"),
    "traits.defensive": phrase("defensive"),
    "traits.quick": phrase("quick"),
    "traits.deceptive-attack": phrase("deceptive-attack"),
    "traits.guardian": phrase("guardian"),
    "traits.horde": phrase("horde"),
    "traits.opportunist": phrase("opportunist"),
    "traits.fury": phrase("fury"),
    "traits.robber": phrase("robber"),
    "traits.shatter": phrase("shatter"),
    "traits.slow": phrase("slow"),
    "top": phrase("top-space-of-the-track"),
    "bottom": phrase("bottom-space-of-the-track"),
    "stages": phrase("stages-on-the-card"),
    "failure": phrase("failure"),
    "encounter.stage_1.bonus": phrase("encounter-bonuses-of-stage-1"),
    "encounter.stage_1.reaction": phrase("reaction-of-stage-1"),
    "encounter.stage_2.bonus": phrase("encounter-bonuses-of-stage-2"),
    "encounter.stage_2.reaction": phrase("reaction-of-stage-2"),
    "encounter.stage_3.bonus": phrase("encounter-bonuses-of-stage-3"),
    "encounter.stage_3.reaction": phrase("reaction-of-stage-3"),
    **{str(attribute): name for attribute, name in ATTRIBUTES.items()},
    "hero.health": phrase("health"),
    "hero.energy": phrase("energy"),
    "hero.terror": phrase("terror"),
    "hero.magic": phrase("magic-2"),
    "hero.reputation": phrase("reputation-2"),
    "has_wings": phrase("the-health-marker-has-wings"),
    "wings_lower": phrase("wings-below-health-by"),
}
_GUIDE = (
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
COMBAT_GUIDE = (
    *_GUIDE,
    phrase("in-combat-m-is-1-marker"),
    phrase("the-combat-table-has-a-row"),
)
DIPLOMACY_GUIDE = (
    *_GUIDE,
    phrase("in-diplomacy-a-moves-the-affinity"),
    phrase("a-stage-says-by-attribute-what"),
    phrase("green-a1-holds-only-with-the"),
)
