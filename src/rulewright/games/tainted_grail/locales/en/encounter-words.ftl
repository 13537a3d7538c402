## encounter_words.py

# FACTS, OPTIONS and MEASURES: a fact is a clause, with `.if` in a condition, `.at` as the place in play and `.step` in an
# explanation; an option is its label, with `.do` as an imperative in a sentence and `.always` as a whole one; a measure
# has `.count` with its $number. $value, $which, $position: as in Talisman's wording.ftl.
play-no-more = play no more
    .do = play no more cards
escape = escape
play-the-top-card = play the top card
    .do = play the top card of the deck
# What to do with a card that the reader has named. $name: its name, with a + where its magic key is paid ("Sword+").
play-the-card = play { $name }
# $name: the name of a card.
discard-the-card = discard { $name }
what-to-play = What to play
what-to-discard = What to discard
paying-magic = Paying magic
you-survive = you survive
you-are-still-in-the-combat = you are still in the combat or have won it
markers-in-the-pool = markers in the pool
    .count = { $number ->
        [one] { $number } marker in the pool
       *[other] { $number } markers in the pool
    }
health-left = health left
    .count = { $number } health left
energy-left = energy left
    .count = { $number } energy left
terror-then = terror then
    .count = { $number } terror
magic-left = magic left
    .count = { $number } magic left
cards-in-hand-2 = cards in hand
    .count = { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
turns = turns
    .count = { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }
any-of-them = any of them
all-of-them = all of them
the-card-just-played = the card just played
the-card-before-it = the card before it
looked-up-again = looked up again
the-same-row = the same row
grail = grail
skull = skull
an-unknown-card = an unknown card
pool-value = { $value ->
    [one] the pool holds { $value } marker
   *[other] the pool holds { $value } markers
}
    .label = pool { $value }
affinity-value = the affinity is { $value }
    .label = affinity { $value }
needed-value = { $value ->
    [one] { $value } marker is needed
   *[other] { $value } markers are needed
}
    .label = needed { $value }
stage-value = this is stage { $value }
    .at = in stage { $value }
    .label = stage { $value }
# A card or an attribute by its name. $value: "Sword".
value = the card is { $value }
# $value: the name of an attribute ("Courage").
attribute-value = the attribute is { $value }
    .label = { $value }
# $value: cards by their names ("A, B"); in a condition perhaps two or more hands ("A, A or A, B").
in-hand-value = you hold { $value }
    .label = in hand: { $value }
number-value = the amount is { $value }
    .label = number { $value }
row-value = it is in row { $value }
    .label = row { $value }
level-value = level { $value } is asked for
    .label = level { $value }
left-value = { $value } magic is left
    .label = left { $value }
deck-value = { $value ->
    [one] the deck holds { $value } card
   *[other] the deck holds { $value } cards
}
    .label = deck { $value }
health-value = your health is { $value }
    .label = health { $value }
energy-value = your energy is { $value }
    .label = energy { $value }
terror-value = your terror is { $value }
    .label = terror { $value }
magic-value = you have { $value } magic
    .label = magic { $value }
reputation-value = your reputation is { $value }
    .label = reputation { $value }
# $value: the cards of the sequence by their names ("A, B+").
sequence-value = the sequence is { $value }
    .label = sequence { $value }
cards-played-value = { $value ->
    [0] you have played no card yet
    [one] you have played { $value } card
   *[other] you have played { $value } cards
}
    .at = { $value ->
        [0] first
        [one] after { $value } card
       *[other] after { $value } cards
    }
    .label = cards played: { $value }
a-key-of-several-attributes-asks = A key of several attributes asks for
the-discard-bonus-costs = The discard bonus costs
# WHAT WOULD HELP: what the hero would have more of, before a colon and two chances.
n-1-more-magic = With 1 more magic
n-1-more-aggression = With 1 more Aggression
n-1-more-empathy = With 1 more Empathy
n-1-more-courage = With 1 more Courage
n-1-more-caution = With 1 more Caution
n-1-more-practicality = With 1 more Practicality
n-1-more-spirituality = With 1 more Spirituality
