## character_death.py

the-command-spell-is-cast-only = The Command Spell is cast only by a character who has reached the Crown of Command.
set-crown-reached-or-give-another = Set “crown_reached”, or give another “killed_by”.
the-character-is-killed-at-once = Your character is killed at once.
# $things: what there is, as a list ("4 Objects", "1 Follower", "3 gold"); $taken: the same as the object of a verb.
# $objects, $followers, $gold: the numbers, perhaps 0.
the-killer-may-take-as-much = The killer may take as much of this as they like: { LIST($things) }.
# $things, $taken, $objects, $followers, $gold as in `the-killer-may-take-as-much`.
left-on-the-space-objects-objects = Leave { LIST($taken) } on the space.
what-it-leaves-stays-on-the = Whatever the killer does not take stays on the space.
# $things, $taken, $objects, $followers, $gold as in `the-killer-may-take-as-much`.
set-aside-for-the-next-character = Set { LIST($taken) } aside for your new character.
the-killer-may-take-nothing = The killer may take nothing.
# $things, $taken: "2 Strength counters", "1 fate token" as lists. $strength, $craft, $fate: the numbers, perhaps 0.
back-to-the-stockpile-strength-counters = Return { LIST($taken) } to the stockpile.
# $spells: the number; $things, $taken: "2 Spells".
to-the-spell-discard-pile-spells = Put { LIST($taken) } on the Spell discard pile.
# $trophies: the number; $things, $taken: "2 trophies".
to-their-discard-piles-trophies-trophies = { $trophies ->
    [one] Put { LIST($taken) } on the discard pile where it belongs.
   *[other] Put { LIST($taken) } on the discard piles where they belong.
}
the-toad-card-is-put-back = Put the Toad card back.
the-alignment-card-is-put-back = Put the alignment card back.
the-character-card-and-the-figure = Remove the character card and figure from the game.
on-the-next-turn-the-player = On your next turn you may begin again with a character drawn at random from the unused ones.
no-character-card-is-left-to = You cannot begin again, because no unused character is left.
the-player-is-out-of-the = You are out of the game.
# $things, $taken, $objects, $followers, $gold as in `the-killer-may-take-as-much`.
the-new-character-takes-what-it = Your new character may take as much of this as they like: { LIST($things) }.
what-it-leaves-is-put-on = Put whatever your new character does not take on their start space.
the-last-player-left-wins-the = The last player left wins the game.
death-of-a-character = Death of a character
