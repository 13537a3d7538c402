## card_builder.py

your-cards = Your cards
add-a-card = Add a card
remove-all-cards = Remove all cards
take-the-last-change-back = Undo
# The name that a new card begins with. $number: "3".
card-number = Card { $number }
# $keys: the keys of a card ("row 1 (Courage), free key").
these-keys-join = These keys join: { $keys }
no-key-joins = No key joins
filled-keys-join-dashed-ones-only-meet = Filled keys join. Dashed ones meet, but do not join.
# A row of keys on a card's edge. $number: its number from the top.
row-number = row { $number }
# A place on a card's edge. $place: "row 1", "magic key".
place-on-the-left-edge = left, { $place }
place-on-the-right-edge = right, { $place }
unknown-cards-in-the-deck = Unknown cards in the deck
# Buttons of a counter. $name: what is counted ("Cards in hand").
one-more-of = { $name }: one more
one-less-of = { $name }: one less
lay-on-the-table = Lay on the table
# $name: a card with all that stands on it.
change-the-card = Change: { $name }
take-the-last-one-off = Take the last one off
name-of-the-card = Name of the card
abilities-of-the-card = Abilities
how-often-the-effect-counts = How often it counts
counts-once = once
when-the-effect-counts = When it counts
counts-always = always
delete-the-card = Delete the card
# Rows of a table: which numbers each is for ("from 0", "to 1", "and more").
add-a-row = Add a row
delete-the-row = Delete the row
from-number = From
to-number = To
and-more = and more
take-off-the-table = Take off the table
the-cards-as-text = The cards as text
decks-on-this-device = Decks on this device
no-deck-is-kept-yet = Keep your cards once, and they are here in every game. They stay on this device.
name-of-the-deck = Name of the deck
# The name of a deck that its owner has not named. $number: "2".
deck-number = Deck { $number }
keep-these-cards = Keep these cards
replace-the-deck = Replace the deck of this name
# $name: a deck as its owner calls it.
use-the-deck = Use “{ $name }”
delete-the-deck = Delete “{ $name }”
delete-the-deck-for-good = Delete “{ $name }” for good
that-file-holds-no-decks = That file holds no decks.
delete-what-is-kept = Delete what cannot be read
the-decks-are-of-a-newer-version = Your decks were kept by a newer version of Rulewright. Reload the page.

