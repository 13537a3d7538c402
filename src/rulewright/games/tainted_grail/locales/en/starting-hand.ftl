## starting_hand.py

the-deck-has-number-cards = { $number ->
    [one] The deck has { $number } card.
   *[other] The deck has { $number } cards.
}
make-the-deck-bigger-or-want = Make the deck bigger, or want fewer cards.
starting-hand = Starting hand
the-hand-has-what-you-want = Your hand has what you want
    .wish = { $likely ->
        [likely] holding the wanted cards
       *[certain] hold the wanted cards
    }
the-hand-lacks-it = Your hand does not have it
    .wish = { $likely ->
        [likely] lacking the wanted cards
       *[certain] lack the wanted cards
    }
have-the-wanted-cards = Have the wanted cards
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
cards-value = you draw { $value } { value-cards }
    .at = with { $value } { value-cards }
    .step = { $value } { value-cards } in hand
    .label = cards { $value }
wanted-cards-value = { $value ->
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
keep-the-hand = keep your hand
take-a-mulligan = take a mulligan
a-wanted-card = a wanted card
another-card = another card
wanted-cards-in-hand = wanted cards in hand
    .count = { $number ->
        [one] { $number } wanted card in hand
       *[other] { $number } wanted cards in hand
    }
wanted-cards-in-the-deck = Wanted cards in the deck
wanted-in-hand-at-least = Wanted in hand, at least
characters-in-the-encounter = Characters in the encounter
the-enemy-is-slow = The enemy is Slow
the-chance-to-begin-an-encounter = The chance of beginning an encounter with cards that you want, and when a mulligan is worth its card.
