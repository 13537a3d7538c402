## encounter_words.py

# FACTS, OPTIONS and MEASURES: a fact is a clause, with `.if` in a condition, `.at` as the place in play and `.step` in an
# explanation; an option is its label, with `.do` as an imperative in a sentence and `.always` as a whole one; a measure
# has `.count` with its $number. $value, $which, $position: as in Talisman's wording.ftl.
word-stop = play no more cards
    .do = { $place ->
        [0] play no cards
       *[other] play no more cards
    }
word-escape = escape
word-top-card = play the top card
    .do = play the top card of your deck
# What to do with a card that the reader has named. $name: its name, with a + where its magic key is paid ("Sword+").
word-option--play = play { $name }
# $name: the name of a card.
word-option--discard = discard { $name }
word-choice--play = What to play
word-choice--discard = What to discard
word-choice--magic = Paying magic
word-alive = You survive
    .wish = { $likely ->
        [likely] surviving
       *[certain] survive
    }
word-in-combat = You fight on or have won
    .wish = { $likely ->
        [likely] staying in the combat or winning it
       *[certain] stay in the combat or win it
    }
word-pool = markers in the pool
    .count = { $number ->
        [one] { $number } marker in the pool
       *[other] { $number } markers in the pool
    }
# What an option is worth in markers: those that the enemy's value asks for; more of them win nothing.
word-measure--pool = markers that count towards victory
    .count = { $number ->
        [one] { $number } marker that counts towards victory
       *[other] { $number } markers that count towards victory
    }
word-health = health left
    .count = { $number } health left
    .mean = { $number } health
word-energy = energy left
    .count = { $number } energy left
    .mean = { $number } energy
word-terror = terror then
    .count = { $number } terror
word-magic = magic left
    .count = { $number } magic left
    .mean = { $number } magic
word-hand = cards in hand
    .count = { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
word-turns = turns
    .count = { $number ->
        [one] { $number } more turn
       *[other] { $number } more turns
    }
word-any = any of them
word-all = all of them
word-played = the card just played
word-before = the card before it
word-again = looked up again
word-same = the same row
word-grail = grail
word-skull = skull
an-unknown-card = an unknown card
combat-fact-pool = { $value ->
    [0] there are no markers in the combat pool
    [one] there is { $value } marker in the combat pool
   *[other] there are { $value } markers in the combat pool
}
    .step = { $value ->
        [0] no markers in the combat pool
        [one] { $value } marker in the combat pool
       *[other] { $value } markers in the combat pool
    }
    .label = pool { $value }
fact-affinity = affinity is at { $value }
    .label = affinity { $value }
fact-value = the encounter value is { $value }
    .step = { $value } needed to win
    .label = encounter value { $value }
fact-stage = this is stage { $value }
    .at = in stage { $value }
    .label = stage { $value }
# A card or an attribute by its name. $value: "Sword".
fact-card = the card is { $value }
    .step = { $value }
# $value: the name of an attribute ("Courage").
fact-attribute = the attribute is { $value }
    .label = { $value }
# $value: cards by their names ("A, B"); in a condition perhaps two or more hands ("A, A or A, B").
fact-hand = your hand is { $value }
    .step = hand ({ $value })
    .label = hand: { $value }
fact-row = it is in row { $value }
    .label = row { $value }
fact-level = level { $value } is asked for
    .label = needs level { $value }
fact-deck = { $value ->
    [0] your deck is empty
    [one] your deck holds { $value } card
   *[other] your deck holds { $value } cards
}
    .step = { $value ->
        [0] no cards in the deck
        [one] { $value } card in the deck
       *[other] { $value } cards in the deck
    }
    .label = deck { $value }
fact-health = your health is { $value }
    .step = { $value } health
    .label = health { $value }
fact-energy = your energy is { $value }
    .step = { $value } energy
    .label = energy { $value }
fact-terror = your terror is { $value }
    .step = { $value } terror
    .label = terror { $value }
fact-magic = you have { $value } magic
    .step = { $value } magic
    .label = magic { $value }
fact-reputation = your reputation is { $value }
    .step = { $value } reputation
    .label = reputation { $value }
# $value: the cards of the sequence by their names ("A, B+").
fact-sequence = the sequence is { $value }
    .step = sequence ({ $value })
    .label = sequence { $value }
fact-played = { $value ->
    [0] you have played no card yet
    [one] you have played { $value } card
   *[other] you have played { $value } cards
}
    .at = { $value ->
        [0] at the start
        [1] after the first card
        [2] after the second card
        [3] after the third card
        [4] after the fourth card
        [5] after the fifth card
        [6] after the sixth card
       *[other] after { $value } cards
    }
    .step = { $value ->
        [0] no card played yet
        [one] { $value } card played
       *[other] { $value } cards played
    }
    .label = cards played: { $value }
variant-key-of-several = A key of several attributes asks for
    .if = { $which ->
        [all] If a key of several attributes asks for all of them
       *[any] If a key of several attributes asks for any of them
    }
variant-torn-card = The discard bonus costs
    .if = { $which ->
        [played] If the discard bonus costs the card just played
       *[before] If the discard bonus costs the card before it
    }
# WHAT WOULD HELP: what the hero would have more of, before a colon and two chances.
n-1-more-magic = With 1 more magic
n-1-more-aggression = With 1 more Aggression
n-1-more-empathy = With 1 more Empathy
n-1-more-courage = With 1 more Courage
n-1-more-caution = With 1 more Caution
n-1-more-practicality = With 1 more Practicality
n-1-more-spirituality = With 1 more Spirituality
