## toad.py

a-character-that-is-no-toad-has = A character who is not a Toad has no turns left as one.
set-toad-or-take-out-toad = Set “toad”, or take out “toad_turns_left”.
the-character-becomes-a-toad = You become a Toad.
# $turns: how long a Toad stays one (3), $dropped: the turns that were left before and do not count (1).
it-stays-a-toad-for-its = { $dropped ->
    [one] You stay a Toad for your next { $turns } turns; the turn you had left no longer counts.
   *[other] You stay a Toad for your next { $turns } turns; the { $dropped } turns you had left no longer count.
}
# $strength, $craft: 1.
as-a-toad-it-has-strength = As a Toad you have Strength { $strength } and Craft { $craft }.
it-has-no-special-abilities = You can no longer use your special abilities.
# $spells: how many Spells the character holds.
it-keeps-its-spells-and-discards = { $spells ->
    [one] You keep your Spell.
   *[other] You keep your { $spells } Spells and discard none.
}
it-can-neither-gain-nor-cast = You can neither gain nor cast Spells.
it-cannot-cast-the-command-spell = You cannot cast the Command Spell.
# $life, $fate: numbers; $things: both as a list ("4 lives", "2 fate tokens"), without what there is none of; $taken: the
# same as the object of a verb.
it-keeps-its-lives-life-and = { $fate ->
    [0] { $life ->
        [one] You keep your life.
       *[other] You keep your { $life } lives.
    }
   *[other] You keep your { LIST($taken) }, and you may use fate.
}
# $trophies: how many there are.
it-keeps-its-trophies-trophies-what = { $trophies ->
    [one] You keep your trophy. What you gain for it as a Toad is lost when you change back.
   *[other] You keep your { $trophies } trophies. What you gain for them as a Toad is lost when you change back.
}
it-stays-on-the-crown-of = You stay on the Crown of Command.
# $spaces: 1.
it-moves-without-a-die-spaces = { $spaces ->
    [one] You move { $spaces } space on each of your turns, without rolling.
   *[other] You move { $spaces } spaces on each of your turns, without rolling.
}
it-has-encounters-like-any-other = You have encounters like any other character.
the-turn-under-way-does-not = The current turn does not count.
# $turns: 3.
it-changes-back-at-the-end = { $turns ->
    [one] You stay a Toad until the end of your next turn, then change back.
   *[other] You stay a Toad until the end of your next { $turns } turns, then change back.
}
# $strength, $craft: 4 and 2.
then-it-has-strength-strength-and = You then have Strength { $strength } and Craft { $craft } again; any Strength or Craft you gained or lost as a Toad no longer counts.
# $spells: how many must be discarded then.
spells-to-discard-at-once-spells = { $spells ->
    [one] Once you have changed back, discard { $spells } Spell at once.
   *[other] Once you have changed back, discard { $spells } Spells at once.
}
turned-into-a-toad = Turned into a Toad
