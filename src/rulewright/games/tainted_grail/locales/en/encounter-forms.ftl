## encounter_forms.py

encounters = Encounters
one-activation-in-combat-the-best = One activation in combat: the best cards to play with what you hold, or your own line step by step with its rules.
one-activation-in-diplomacy-the-best = One activation in diplomacy: the best cards to play with what you hold, or your own line step by step with its rules.
cards-one-per-line = Cards, one per line
cards-in-hand = Cards in hand
cards-in-the-deck = Cards in the deck
sequence-on-the-table = Sequence on the table
your-line-empty-the-best-one = Your line (empty: the best one is found)
cards-drawn-in-this-line = Cards drawn in this line
the-turn-ends-after-it = The turn ends after it
markers-in-the-combat-pool = Markers in the combat pool
affinity-grey-space-0 = Affinity (grey space: 0)
stage = Stage
first-activation-of-this-combat = First activation of this combat
health-of-the-other-party-members = Health of the other party members, such as 5, 3
challenge-mode = Challenge mode
what-matters-most = What matters most
encounter-value = Encounter value
keys-on-the-encounter-card = Keys on the encounter card
combat-table = Combat table
opportunity-attack = Opportunity attack
traits-of-the-enemy = Traits of the enemy
ambush = Ambush
charge = Charge
defensive = Defensive
quick = Quick
deceptive-attack = Deceptive Attack
guardian = Guardian
horde = Horde
opportunist = Opportunist
fury = Fury
robber = Robber
shatter = Shatter
slow = Slow
top-space-of-the-track = Top space of the track
bottom-space-of-the-track = Bottom space of the track
stages-on-the-card = Stages on the card
failure = Failure
encounter-bonuses-of-stage-1 = Encounter bonuses of stage 1
reaction-of-stage-1 = Reaction of stage 1
encounter-bonuses-of-stage-2 = Encounter bonuses of stage 2
reaction-of-stage-2 = Reaction of stage 2
encounter-bonuses-of-stage-3 = Encounter bonuses of stage 3
reaction-of-stage-3 = Reaction of stage 3
health = Health
energy = Energy
terror = Terror
magic-2 = Magic
reputation-2 = Reputation
the-health-marker-has-wings = The health marker has wings
wings-below-health-by = Wings below health by
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
