"""What the forms of combat and diplomacy show, with what they begin with, and how cards are written in them."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.games.tainted_grail.character import Attribute
from rulewright.games.tainted_grail.situations.wording import ATTRIBUTES
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.form import FieldValue

GROUP = phrase("Encounters")
ABOUT_COMBAT = phrase(
    "One activation in combat: the best cards to play with what you hold, or your own line step by step with its rules."
)
ABOUT_DIPLOMACY = phrase(
    "One activation in diplomacy: the best cards to play with what you hold, or your own line step by "
    "step with its rules."
)
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
    "cards": phrase("Cards, one per line"),
    "hand": phrase("Cards in hand"),
    "deck": phrase("Cards in the deck"),
    "sequence": phrase("Sequence on the table"),
    "line": phrase("Your line (empty: the best one is found)"),
    "draws": phrase("Cards drawn in this line"),
    "end_turn": phrase("The turn ends after it"),
    "pool": phrase("Markers in the combat pool"),
    "affinity": phrase("Affinity (grey space: 0)"),
    "stage": phrase("Stage"),
    "first": phrase("First activation of this combat"),
    "others": phrase("Health of the other party members, as 5, 3"),
    "challenge": phrase("Challenge mode"),
    "goal": phrase("What matters most"),
    "value": phrase("Encounter value"),
    "keys": phrase("Keys on the encounter card"),
    "table": phrase("Combat table"),
    "opportunity": phrase("Opportunity attack"),
    "traits": phrase("Traits of the enemy"),
    "traits.ambush": phrase("Ambush"),
    "traits.charge": phrase("Charge"),
    "traits.defensive": phrase("Defensive"),
    "traits.quick": phrase("Quick"),
    "traits.deceptive-attack": phrase("Deceptive Attack"),
    "traits.guardian": phrase("Guardian"),
    "traits.horde": phrase("Horde"),
    "traits.opportunist": phrase("Opportunist"),
    "traits.fury": phrase("Fury"),
    "traits.robber": phrase("Robber"),
    "traits.shatter": phrase("Shatter"),
    "traits.slow": phrase("Slow"),
    "top": phrase("Top space of the track"),
    "bottom": phrase("Bottom space of the track"),
    "stages": phrase("Stages on the card"),
    "failure": phrase("Failure"),
    "encounter.stage_1.bonus": phrase("Encounter bonuses of stage 1"),
    "encounter.stage_1.reaction": phrase("Reaction of stage 1"),
    "encounter.stage_2.bonus": phrase("Encounter bonuses of stage 2"),
    "encounter.stage_2.reaction": phrase("Reaction of stage 2"),
    "encounter.stage_3.bonus": phrase("Encounter bonuses of stage 3"),
    "encounter.stage_3.reaction": phrase("Reaction of stage 3"),
    **{str(attribute): name for attribute, name in ATTRIBUTES.items()},
    "hero.health": phrase("Health"),
    "hero.energy": phrase("Energy"),
    "hero.terror": phrase("Terror"),
    "hero.magic": phrase("Magic"),
    "hero.reputation": phrase("Reputation"),
    "has_wings": phrase("The health marker has wings"),
    "wings_lower": phrase("Wings below health by"),
}
_GUIDE = (
    phrase(
        "A card is a line: name = left keys > right keys / abilities. Its number will do as a name: Y1 = 1:m F:m > M."
    ),
    phrase(
        "Left keys have the row from the top and their icons: 1:m 2:d. M is the magic key, F the free key: M:+ F:x2,m."
    ),
    phrase(
        "Icons: d draw, + extra card, t torn card (discard), v void, x2 multiplier (or x3), ? unreadable; several with "
        "commas."
    ),
    phrase(
        "Right keys have the row and an attribute with its level: 1:ag2. ag Aggression, em Empathy, co "
        "Courage, ca Caution, pr Practicality, sp Spirituality; one key of two attributes: ag|em2. M is half "
        "a magic key; F:x2 or F:v if the free key has that."
    ),
    phrase(
        "Abilities: place: at placement, delay: (delay2: with 2 time tokens), attack: in step 3, pay2: for 2 "
        "charges, passive for a passive card."
    ),
    phrase(
        "Effects of cards and of the encounter: hp-2 health, en-1 energy, te+1 terror, mg-1 magic, rep-1 "
        "reputation, d2 draw, dis1 discard from hand, mill2 discard from the deck, torn last card of the "
        "sequence, ch2 charges, + play another card, ? resolve yourself. block2 takes 2 off the damage of "
        "step 3."
    ),
    phrase(
        "m1*ag is 1 for each joined key of Aggression, m1*dmg 1 for each damage taken, ch1@em 1 for each "
        "level of Empathy."
    ),
    phrase(
        "Hand and deck: Y1 x2, Y3, ? x8. A ? is a card that nobody knows; the chances of each draw follow "
        "from the deck."
    ),
    phrase(
        "Sequence, from the left: Y1, Y2+ (1). + is a paid magic key, (1) time tokens, (2ch) charges, @ a "
        "card of another character."
    ),
    phrase("Your line: Y1, Y2+ plays Y1, then Y2 with its magic key paid; use U3 pays its charges; escape leaves."),
)
COMBAT_GUIDE = (
    *_GUIDE,
    phrase(
        "In combat: m is 1 marker, m2 are 2; m-1 takes one out, hold1 keeps one in step 3, flee lets the enemy flee."
    ),
    phrase("The combat table has a row for each range of markers: 0-1: hp-1; 2-3: hp-2, m-1; 4+: te+1."),
)
DIPLOMACY_GUIDE = (
    *_GUIDE,
    phrase("In diplomacy: a moves the affinity by 1, a-1 down, e is the encounter bonus."),
    phrase("A stage says by attribute what the encounter bonus gives: em: a2; ca: d1. Its reaction: a-1, te+1."),
    phrase("green?a1 holds only with the marker in the green, nogreen?, red? and nored? likewise."),
)
