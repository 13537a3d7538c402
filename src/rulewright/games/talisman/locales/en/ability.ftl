## ability.py

a-character-that-is-no-toad = A character who is not a Toad has gained nothing as one.
set-toad-or-count-the-points = Set “toad”, or count the points among “counters”.
the-character-uses-id-but-does = The character uses “{ $id }” but does not have it.
add-it-to-the-cards = Add it to “hero.cards”, or take it out of “used”.
# $count: how many Spells the character may have (0 to 3).
spells-at-most-count = { $count ->
    [0] You may have no Spells.
    [one] You may have at most { $count } Spell.
   *[other] You may have at most { $count } Spells.
}
# $count: how many Spells must be discarded (0, 2).
spells-to-discard-at-once-count = { $count ->
    [0] You need not discard any Spells.
    [one] Discard { $count } Spell at once.
   *[other] Discard { $count } Spells at once.
}
# $count: how many Objects the character may carry.
objects-at-most-count = { $count ->
    [0] You may carry no Objects.
    [one] You may carry at most { $count } Object.
   *[other] You may carry at most { $count } Objects.
}
# $count: how many Objects must be left (0, 2).
objects-to-leave-on-the-space = { $count ->
    [0] The carrying limit makes you leave no Object behind.
    [one] Leave { $count } Object on the space at once: you carry too many.
   *[other] Leave { $count } Objects on the space at once: you carry too many.
}
# Said of a card, after its name and a colon.
may-not-be-kept = you may not keep it.
id-is-neither-an-object-nor = “{ $id }” is neither an Object nor a Follower.
take-it-out = Take it out.
# $total: 8.
strength-in-all-total = Your Strength is { $total } in all.
craft-in-all-total = Your Craft is { $total } in all.
ability-source-printed-value = printed value
# One share of a total; of a card, after its name and a colon. $which: printed-value, counters, craft-value, toad, or the
# kind of a card: object, magic-object, follower. $source: that in words ("Follower"), $value: what it adds (2), $ability:
# strength or craft.
counts-source-value = { $which ->
    [printed-value] Your printed { strength-or-craft } is { $value }.
    [counters] Your { strength-or-craft } counters add { $value }.
    [craft-value] Your Craft value adds { $value }.
    [toad] As a Toad your { strength-or-craft } is { $value }.
   *[other] { NUMBER($value, signDisplay: "always") } { strength-or-craft } ({ $source })
}
# As `counts-source-value`, for what does not count now ($ability: strength or craft).
does-not-count-source-value = { $which ->
    [printed-value] Your printed { strength-or-craft } of { $value } does not count now.
    [counters] Your { strength-or-craft } counters, worth { $value }, do not count now.
    [craft-value] Your Craft value of { $value } does not count now.
    [toad] The { $value } of the Toad card does not count now.
   *[other] { NUMBER($value, signDisplay: "always") } { strength-or-craft } ({ $source }), which does not count now
}
ability-source-counters = counters
ability-source-craft-value = Craft value
ability-source-toad = Toad
ability-source-object = Object
ability-source-magic-object = Magic Object
ability-source-follower = Follower
ability-title = Strength, Craft and limits
