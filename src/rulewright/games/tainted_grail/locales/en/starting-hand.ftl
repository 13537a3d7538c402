## starting_hand.py

the-deck-has-number-cards = { $number ->
    [one] The deck has { $number } card.
   *[other] The deck has { $number } cards.
}
make-the-deck-bigger-or-want = Make the deck bigger, or want fewer cards.
starting-hand-title = Starting hand
result-holds = Your hand has what you want
    .wish = { $likely ->
        [likely] holding the wanted cards
       *[certain] hold the wanted cards
    }
result-lacks = Your hand does not have it
    .wish = { $likely ->
        [likely] lacking the wanted cards
       *[certain] lack the wanted cards
    }
goal-hold = Have the wanted cards
    .headline = { $likely ->
        [certain] You are certain to hold { $rounds ->
            [1] a wanted card
           *[other] at least { $rounds } wanted cards
        }.
        [almost] You are all but certain to hold { $rounds ->
            [1] a wanted card
           *[other] at least { $rounds } wanted cards
        }.
        [impossible] You cannot get { $rounds ->
            [1] a wanted card
           *[other] { $rounds } wanted cards
        } into your hand.
       *[likely] You have a(n) { PERCENT($chance, maximumFractionDigits: 0) } chance of holding { $rounds ->
            [1] a wanted card
           *[other] at least { $rounds } wanted cards
        }.
    }
# FACTS, OPTIONS and MEASURES, as in the package for Talisman: a fact is a clause, with `.if` in a condition and `.at` as
# the place in play; an option is its label, with `.do` as an imperative; a measure has `.count` with its $number.
starting-hand-fact-cards = you draw { $value } { value-cards }
    .at = with { $value } { value-cards }
    .step = { $value } { value-cards } in hand
    .label = cards { $value }
starting-hand-fact-wanted = { $value ->
    [0] you hold no wanted card
    [one] you hold { $value } wanted card
   *[other] you hold { $value } wanted cards
}
    .if = { $low ->
        [0] { $high ->
            [0] you hold no wanted card
            [one] you hold at most { $high } wanted card
           *[other] you hold at most { $high } wanted cards
        }
       *[other] you hold { $value } wanted { value-cards }
    }
    .step = { $value ->
        [0] none wanted
       *[other] { $value } wanted
    }
    .label = wanted cards { $value }
starting-hand-word-keep = keep your hand
starting-hand-word-mulligan = take a mulligan
starting-hand-word-wanted-card = a wanted card
starting-hand-word-other-card = another card
starting-hand-word-wanted = wanted cards in hand
    .count = { $number ->
        [one] { $number } wanted card in hand
       *[other] { $number } wanted cards in hand
    }
field-wanted = Wanted cards in the deck
field-at_least = Wanted in hand, at least
starting-hand-field-characters = Characters in the encounter
field-slow = The enemy is Slow
starting-hand-about = The chance of beginning an encounter with cards that you want, and when a mulligan is worth its card.
