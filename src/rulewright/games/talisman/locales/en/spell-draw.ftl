## spell_draw.py

spell-draw-title = Drawing Spells
result-drawn = You draw a wanted Spell
    .wish = draw{ ing } a wanted Spell
result-not-drawn = You draw none of them
    .wish = draw{ ing } no wanted Spell
spell-draw-goal-win = Draw a wanted Spell
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
spell-draw-fact-deck = { $value ->
    [0] the Spell deck is empty
    [one] the Spell deck holds { $value } card
   *[other] the Spell deck holds { $value } cards
}
    .step = { $value ->
        [0] no cards in the Spell deck
        [one] { $value } card in the Spell deck
       *[other] { $value } cards in the Spell deck
    }
spell-draw-fact-reshuffled = { $value ->
    [one] { $value } discarded Spell is shuffled
   *[other] { $value } discarded Spells are shuffled
}
    .step = { $value } discarded { value-spells } shuffled
spell-draw-fact-limit = you may have at most { $value } { value-spells }
    .step = at most { $value } { value-spells }
spell-draw-fact-held = you hold { so-many-spells }
    .step = { so-many-spells } in hand
spell-draw-word-wanted-spell = a wanted Spell
spell-draw-word-other-spell = another Spell
spell-draw-word-wanted = wanted Spells drawn
    .count = { $number } wanted { number-spells } drawn
spell-draw-word-spells = Spells drawn
    .count = { $number } { number-spells } drawn
