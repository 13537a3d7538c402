## spell_draw.py

drawing-spells = Drawing Spells
you-draw-a-wanted-spell = You draw a wanted Spell
    .wish = draw{ ing } a wanted Spell
you-draw-none-of-them = You draw none of them
    .wish = draw{ ing } no wanted Spell
draw-a-wanted-spell = Draw a wanted Spell
    .headline = You { sure-to } draw{ ing } a wanted Spell.
the-spell-deck-has-copies = { $copies ->
    [one] There is only { $copies } copy of “{ $spell }”.
   *[other] There are only { $copies } copies of “{ $spell }”.
}
take-out-what-is-too-many = Take out what is too many.
only-so-many-spells-are-unseen = { $number ->
    [0] There are no Spells that you have not seen.
    [one] There is only { $number } Spell that you have not seen.
   *[other] There are only { $number } Spells that you have not seen.
}
make-hidden-smaller = Make “hidden” smaller.
# FACTS and MEASURES, as in wording.ftl.
cards-in-the-spell-deck-value = { $value ->
    [0] the Spell deck is empty
    [one] the Spell deck holds { $value } card
   *[other] the Spell deck holds { $value } cards
}
    .step = { $value ->
        [0] no cards in the Spell deck
        [one] { $value } card in the Spell deck
       *[other] { $value } cards in the Spell deck
    }
discarded-spells-shuffled-value = { $value ->
    [one] { $value } discarded Spell is shuffled
   *[other] { $value } discarded Spells are shuffled
}
    .step = { $value } discarded { value-spells } shuffled
spells-at-most-value = you may have at most { $value } { value-spells }
    .step = at most { $value } { value-spells }
spells-in-hand-value = you hold { so-many-spells }
    .step = { so-many-spells } in hand
a-wanted-spell = a wanted Spell
another-spell = another Spell
wanted-spells-drawn = wanted Spells drawn
    .count = { $number } wanted { number-spells } drawn
spells-drawn = Spells drawn
    .count = { $number } { number-spells } drawn
