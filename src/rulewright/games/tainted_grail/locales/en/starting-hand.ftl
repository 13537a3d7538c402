## starting_hand.py

the-deck-has-number-cards = The deck has { $number } cards.
make-the-deck-bigger-or-want = Make the deck bigger, or want fewer cards.
starting-hand = Starting hand
the-hand-has-what-you-want = The hand has what you want
the-hand-lacks-it = The hand lacks it
have-the-wanted-cards = Have the wanted cards
cards-value = cards { $value }
wanted-cards-value = wanted cards { $value }
keep-the-hand = keep the hand
take-a-mulligan = take a mulligan
a-wanted-card = a wanted card
another-card = another card
wanted-cards-in-hand = wanted cards in hand
wanted-cards-in-the-deck = Wanted cards in the deck
wanted-in-hand-at-least = Wanted in hand, at least
characters-in-the-encounter = Characters in the encounter
the-enemy-is-slow = The enemy is Slow
the-chance-to-begin-an-encounter = The chance to begin an encounter with cards that you want, and when a mulligan is worth its card.
