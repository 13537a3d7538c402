## toad.py

a-character-that-is-no-toad-has = A character who is not a Toad has no turns left as one.
set-toad-or-take-out-toad = Set “toad”, or take out “toad_turns_left”.
toad-statement-becomes-a-toad = You become a Toad.
# $turns: how long a Toad stays one (3), $dropped: the turns that were left before and do not count (1).
toad-statement-count-starts-afresh = { $dropped ->
    [one] You stay a Toad for your next { $turns } turns; the turn you had left no longer counts.
   *[other] You stay a Toad for your next { $turns } turns; the { $dropped } turns you had left no longer count.
}
# $strength, $craft: 1.
toad-statement-strength-and-craft = As a Toad you have Strength { $strength } and Craft { $craft }.
toad-statement-no-special-abilities = You can no longer use your special abilities.
# $spells: how many Spells the character holds.
toad-statement-keeps-spells = { $spells ->
    [one] You keep your Spell.
   *[other] You keep your { $spells } Spells and discard none.
}
toad-statement-neither-gains-nor-casts-spells = You can neither gain nor cast Spells.
toad-statement-casts-no-command-spell = You cannot cast the Command Spell.
# $life, $fate: numbers; $things: both as a list ("4 lives", "2 fate tokens"), without what there is none of; $taken: the
# same as the object of a verb.
toad-statement-keeps-lives-and-fate = { $fate ->
    [0] { $life ->
        [one] You keep your life.
       *[other] You keep your { $life } lives.
    }
   *[other] You keep your { LIST($taken) }, and you may use fate.
}
# $trophies: how many there are.
toad-statement-keeps-trophies = { $trophies ->
    [one] You keep your trophy. What you gain for it as a Toad is lost when you change back.
   *[other] You keep your { $trophies } trophies. What you gain for them as a Toad is lost when you change back.
}
toad-statement-stays-on-the-crown = You stay on the Crown of Command.
# $spaces: 1.
toad-statement-moves-without-a-die = { $spaces ->
    [one] You move { $spaces } space on each of your turns, without rolling.
   *[other] You move { $spaces } spaces on each of your turns, without rolling.
}
toad-statement-has-encounters = You have encounters like any other character.
toad-statement-turn-under-way-does-not-count = The current turn does not count.
# $turns: 3.
toad-statement-changes-back = { $turns ->
    [one] You stay a Toad until the end of your next turn, then change back.
   *[other] You stay a Toad until the end of your next { $turns } turns, then change back.
}
# $strength, $craft: 4 and 2.
toad-statement-own-strength-and-craft = You then have Strength { $strength } and Craft { $craft } again; any Strength or Craft you gained or lost as a Toad no longer counts.
# $spells: how many must be discarded then.
toad-statement-discards-excess-spells = { $spells ->
    [one] Once you have changed back, discard { $spells } Spell at once.
   *[other] Once you have changed back, discard { $spells } Spells at once.
}
toad-title = Turned into a Toad
