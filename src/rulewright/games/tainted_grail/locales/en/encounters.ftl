## encounters.py

energy-cannot-be-above-the-wings = Energy cannot be above the wings of the health marker, here { $limit }.
lower-energy-or-raise-health = Lower energy, or raise health.
in-panic-the-first-card-is = In panic, the first card is the top card of the deck, and the deck holds unknown cards.
say-which-cards-the-deck-holds = Say which cards the deck holds, or give the line with the card that was on top.
name-means-something-else-here = “{ $name }” means something else here.
give-the-card-another-name = Give the card another name.
word-belongs-to-diplomacy-not-to = “{ $word }” belongs to diplomacy, not to combat.
word-belongs-to-combat-not-to = “{ $word }” belongs to combat, not to diplomacy.
take-it-out-markers-m-are = Take it out: markers (m) belong to combat, affinity (a) and encounter bonuses (e) to diplomacy.
field-has-count-members-it-must = { $count ->
    [one] “{ $field }” has { $count } member; it must have { $low } to { $high }.
   *[other] “{ $field }” has { $count } members; it must have { $low } to { $high }.
}
name-cannot-have-number-time-tokens = { $number ->
    [one] “{ $name }” cannot have { $number } time token there.
   *[other] “{ $name }” cannot have { $number } time tokens there.
}
only-a-delayed-ability-that-no = Only a delayed ability that no card covers has tokens, at most as many as were put on it.
the-magic-key-of-name-has = The magic key of “{ $name }” has no other half there.
take-out-the-or-correct-the = Take out the +, or correct the cards.
