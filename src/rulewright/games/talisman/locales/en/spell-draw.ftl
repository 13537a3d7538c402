## spell_draw.py

drawing-spells = Drawing Spells
you-draw-a-wanted-spell = You draw a wanted Spell
you-draw-none-of-them = You draw none of them
draw-a-wanted-spell = Draw a wanted Spell
the-spell-deck-has-copies = Of “{ $spell }” there { $copies ->
        [one] is only { $copies } copy
       *[other] are only { $copies } copies
    }.
take-out-what-is-too-many = Take out what is too many.
only-so-many-spells-are-unseen = Only { $number } Spells lie where you have not seen them.
make-hidden-smaller = Make “hidden” smaller.
cards-in-the-spell-deck-value = cards in the Spell deck { $value }
discarded-spells-shuffled-value = discarded Spells shuffled { $value }
spells-at-most-value = Spells at most { $value }
spells-in-hand-value = Spells in hand { $value }
a-wanted-spell = a wanted Spell
another-spell = another Spell
wanted-spells-drawn = wanted Spells drawn
spells-drawn = Spells drawn
