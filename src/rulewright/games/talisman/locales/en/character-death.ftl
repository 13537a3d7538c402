## character_death.py

the-command-spell-is-cast-only = The Command Spell is cast only by a character who has reached the Crown of Command.
set-crown-reached-or-give-another = Set “crown_reached”, or give another “killed_by”.
character-death-statement-killed = Your character is killed at once.
# $things: what there is, as a list ("4 Objects", "1 Follower", "3 gold"); $taken: the same as the object of a verb.
# $objects, $followers, $gold: the numbers, perhaps 0.
character-death-statement-killer-may-take = The killer may take as much of this as they like: { LIST($things) }.
# $things, $taken, $objects, $followers, $gold as in `character-death-statement-killer-may-take`.
toad-statement-leaves-on-the-space = Leave { LIST($taken) } on the space.
character-death-statement-rest-left-on-the-space = Whatever the killer does not take stays on the space.
# $things, $taken, $objects, $followers, $gold as in `character-death-statement-killer-may-take`.
character-death-statement-set-aside-for-the-heir = Set { LIST($taken) } aside for your new character.
character-death-statement-no-looting = The killer may take nothing.
# $things, $taken: "2 Strength counters", "1 fate token" as lists. $strength, $craft, $fate: the numbers, perhaps 0.
character-death-statement-returned-to-the-stockpile = Return { LIST($taken) } to the stockpile.
# $spells: the number; $things, $taken: "2 Spells".
character-death-statement-spells-discarded = Put { LIST($taken) } on the Spell discard pile.
# $trophies: the number; $things, $taken: "2 trophies".
character-death-statement-trophies-discarded = { $trophies ->
    [one] Put { LIST($taken) } on the discard pile where it belongs.
   *[other] Put { LIST($taken) } on the discard piles where they belong.
}
character-death-statement-toad-card-put-back = Put the Toad card back.
character-death-statement-alignment-card-put-back = Put the alignment card back.
character-death-statement-character-leaves-the-game = Remove the character card and figure from the game.
character-death-statement-new-character = On your next turn you may begin again with a character drawn at random from the unused ones.
character-death-statement-no-character-left = You cannot begin again, because no unused character is left.
character-death-statement-out-of-the-game = You are out of the game.
# $things, $taken, $objects, $followers, $gold as in `character-death-statement-killer-may-take`.
character-death-statement-heir-takes-what-it-wants = Your new character may take as much of this as they like: { LIST($things) }.
character-death-statement-rest-on-the-start-space = Put whatever your new character does not take on their start space.
character-death-statement-last-player-wins = The last player left wins the game.
character-death-title = Death of a character
