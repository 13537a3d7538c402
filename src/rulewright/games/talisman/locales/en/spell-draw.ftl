## spell_draw.py

drawing-spells = Drawing Spells
you-draw-a-wanted-spell = You draw a wanted Spell
    .wish = { $likely ->
        [likely] drawing a wanted Spell
       *[certain] draw a wanted Spell
    }
you-draw-none-of-them = You draw none of them
    .wish = { $likely ->
        [likely] drawing no wanted Spell
       *[certain] draw no wanted Spell
    }
draw-a-wanted-spell = Draw a wanted Spell
    .headline = { $likely ->
        [certain] You are certain to draw a wanted Spell.
        [almost] You are all but certain to draw a wanted Spell.
        [impossible] You cannot draw a wanted Spell.
       *[likely] You have a(n) { PERCENT($chance, maximumFractionDigits: 0) } chance of drawing a wanted Spell.
    }
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
    .step = { $value ->
        [one] { $value } discarded Spell shuffled
       *[other] { $value } discarded Spells shuffled
    }
spells-at-most-value = { $value ->
    [one] you may have at most { $value } Spell
   *[other] you may have at most { $value } Spells
}
    .step = { $value ->
        [one] at most { $value } Spell
       *[other] at most { $value } Spells
    }
spells-in-hand-value = { $value ->
    [0] you hold no Spells
    [one] you hold { $value } Spell
   *[other] you hold { $value } Spells
}
    .step = { $value ->
        [0] no Spells in hand
        [one] { $value } Spell in hand
       *[other] { $value } Spells in hand
    }
a-wanted-spell = a wanted Spell
another-spell = another Spell
wanted-spells-drawn = wanted Spells drawn
    .count = { $number ->
        [one] { $number } wanted Spell drawn
       *[other] { $number } wanted Spells drawn
    }
spells-drawn = Spells drawn
    .count = { $number ->
        [one] { $number } Spell drawn
       *[other] { $number } Spells drawn
    }
