## character_death.py

the-command-spell-is-cast-only = The Command Spell is cast only by a character that has reached the Crown of Command.
set-crown-reached-or-give-another = Set “crown_reached”, or give another “killed_by”.
the-character-is-killed-at-once = The character is killed at once.
the-killer-may-take-as-much = The killer may take as much as it likes: Objects { $objects }, Followers { $followers }, gold { $gold }.
left-on-the-space-objects-objects = Left on the space: Objects { $objects }, Followers { $followers }, gold { $gold }.
what-it-leaves-stays-on-the = What it leaves stays on the space.
set-aside-for-the-next-character = Set aside for the next character: Objects { $objects }, Followers { $followers }, gold { $gold }.
the-killer-may-take-nothing = The killer may take nothing.
back-to-the-stockpile-strength-counters = Back to the stockpile: Strength counters { $strength }, Craft counters { $craft }, fate tokens { $fate }.
to-the-spell-discard-pile-spells = To the Spell discard pile: Spells { $spells }.
to-their-discard-piles-trophies-trophies = To their discard piles: trophies { $trophies }.
the-toad-card-is-put-back = The Toad card is put back.
the-alignment-card-is-put-back = The alignment card is put back.
the-character-card-and-the-figure = The character card and the figure leave the game.
on-the-next-turn-the-player = On the next turn the player may start again with a character drawn at random from the unused ones.
no-character-card-is-left-to = No character card is left to start again with.
the-player-is-out-of-the = The player is out of the game.
the-new-character-takes-what-it = The new character takes what it wants: Objects { $objects }, Followers { $followers }, gold { $gold }.
what-it-leaves-is-put-on = What it leaves is put on its start space.
the-last-player-left-wins-the = The last player left wins the game.
death-of-a-character = Death of a character
