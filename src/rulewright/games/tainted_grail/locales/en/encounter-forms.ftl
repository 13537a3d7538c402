## encounter_forms.py

group-encounters = Encounters
combat-about = One activation in combat: the best cards to play with what you hold, or your own line step by step with its rules.
diplomacy-about = One activation in diplomacy: the best cards to play with what you hold, or your own line step by step with its rules.
field-cards = Cards, one per line
field-hand = Cards in hand
field-deck = Cards in the deck
field-sequence = Sequence on the table
field-line = Your line (empty: the best one is found)
field-draws = Cards drawn in this line
field-end_turn = The turn ends after it
field-pool = Markers in the combat pool
field-affinity = Affinity (grey space: 0)
field-stage = Stage
field-first = First activation of this combat
field-others = Health of the other party members, such as 5, 3
field-challenge = Challenge mode
field-goal = What matters most
field-value = Encounter value
field-keys = Keys on the encounter card
field-table = Combat table
field-opportunity = Opportunity attack
field-traits = Traits of the enemy
option-traits--ambush = Ambush
option-traits--charge = Charge
option-traits--defensive = Defensive
option-traits--quick = Quick
option-traits--deceptive-attack = Deceptive Attack
option-traits--guardian = Guardian
option-traits--horde = Horde
option-traits--opportunist = Opportunist
option-traits--fury = Fury
option-traits--robber = Robber
option-traits--shatter = Shatter
option-traits--slow = Slow
field-top = Top space of the track
field-bottom = Bottom space of the track
field-stages = Stages on the card
field-failure = Failure
field-encounter--stage_1--bonus = Encounter bonuses of stage 1
field-encounter--stage_1--reaction = Reaction of stage 1
field-encounter--stage_2--bonus = Encounter bonuses of stage 2
field-encounter--stage_2--reaction = Reaction of stage 2
field-encounter--stage_3--bonus = Encounter bonuses of stage 3
field-encounter--stage_3--reaction = Reaction of stage 3
field-hero--health = Health
field-hero--energy = Energy
field-hero--terror = Terror
field-hero--magic = Magic
field-hero--reputation = Reputation
field-has_wings = The health marker has wings
field-wings_lower = Wings below health by
a-card-is-a-line-name = A card is a line: name = left keys > right keys / abilities. Its number will do as a name: Y1 = 1:m F:m > M.
left-keys-have-the-row-from = Left keys have the row from the top and their icons: 1:m 2:d. M is the magic key, F the free key: M:+ F:x2,m.
# Notation: what players type.
icons-d-draw-extra-card-t = Icons: d draw, + extra-card bonus, t torn card (discard), v void, x2 multiplier (or x3), ? unreadable; several with commas.
# Notation: what players type.
right-keys-have-the-row-and = Right keys have the row and an attribute with its level: 1:ag2. ag Aggression, em Empathy, co Courage, ca Caution, pr Practicality, sp Spirituality; one key of two attributes: ag|em2. M is half a magic key; F:x2 or F:v if the free key has that.
abilities-place-at-placement-delay-delay2 = Abilities: place: at placement, delay: (delay2: with 2 time tokens), attack: in step 3, pay2: for 2 charges, passive for a passive card.
# Notation: what players type.
effects-of-cards-and-of-the = Effects of cards and of the encounter: hp-2 health, en-1 energy, te+1 terror, mg-1 magic, rep-1 reputation, d2 draw, dis1 discard from hand, mill2 discard from the deck, torn last card of the sequence, ch2 charges, + play another card, ? resolve yourself. block2 takes 2 off the damage of step 3.
# Notation: what players type.
m1-ag-is-1-for-each = m1*ag is 1 for each joined key of Aggression, m1*dmg 1 for each damage taken, ch1@em 1 for each level of Empathy.
# Notation: what players type.
hand-and-deck-y1-x2-y3 = Hand and deck: Y1 x2, Y3, ? x8. A ? is a card that nobody knows; the chances of each draw follow from the deck.
# Notation: what players type.
sequence-from-the-left-y1-y2 = Sequence, from the left: Y1, Y2+ (1). + is a paid magic key, (1) time tokens, (2ch) charges, @ a card of another character.
# Notation: what players type.
your-line-y1-y2-plays-y1 = Your line: Y1, Y2+ plays Y1, then Y2 with its magic key paid; use U3 pays its charges; escape leaves.
in-combat-m-is-1-marker = In combat: m is 1 marker, m2 are 2; m-1 takes one out, hold1 keeps one in step 3, flee lets the enemy flee.
# Notation: what players type.
the-combat-table-has-a-row = The combat table has a row for each range of markers: 0-1: hp-1; 2-3: hp-2, m-1; 4+: te+1.
in-diplomacy-a-moves-the-affinity = In diplomacy: a moves the affinity by 1, a-1 down, e is the encounter bonus.
a-stage-says-by-attribute-what = A stage says by attribute what the encounter bonus gives: em: a2; ca: d1. Its reaction: a-1, te+1.
green-a1-holds-only-with-the = green?a1 holds only with the marker in the green, nogreen?, red? and nored? likewise.
