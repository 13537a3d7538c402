## starting_hand.py

the-deck-has-number-cards = The deck has { $number } cards.
make-the-deck-bigger-or-want = Make the deck bigger, or want fewer cards.
starting-hand = Starting hand
the-hand-has-what-you-want = The hand has what you want
the-hand-lacks-it = The hand lacks it
have-the-wanted-cards = Have the wanted cards
    .headline = { $likely ->
        [certain] You are certain to begin with the cards that you want.
        [impossible] You cannot begin with the cards that you want.
       *[likely] Your chance to begin with the cards that you want is { PERCENT($chance, maximumFractionDigits: 0) }.
    }
# FACTS, OPTIONS and MEASURES, as in the package for Talisman: a fact is a clause, with `.if` in a condition and `.at` as
# the place in play; an option is its label, with `.do` as an imperative; a measure has `.count` with its $number.
cards-value = { $value ->
    [one] you draw { $value } card
   *[other] you draw { $value } cards
}
    .at = { $value ->
        [one] with a hand of { $value } card
       *[other] with a hand of { $value } cards
    }
    .label = cards { $value }
wanted-cards-value = { $value ->
    [0] none of them is wanted
    [one] { $value } of them is wanted
   *[other] { $value } of them are wanted
}
    .label = wanted cards { $value }
keep-the-hand = keep the hand
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
the-chance-to-begin-an-encounter = The chance to begin an encounter with cards that you want, and when a mulligan is worth its card.
