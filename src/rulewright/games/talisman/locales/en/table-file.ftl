## table_file.py

table-two-players-of-one-id = Two players have the id “{ $id }”.
table-give-each-its-own = Give each player an id of their own.
table-nobody-is-called = “{ $field }” is “{ $id }”, but no player has this id.
table-reading-cannot-be = “{ $field }” cannot be “{ $given }”.
# $player: a player's name.
table-dead-character-stands = { $player } has no living character, so nothing of theirs stands on the board.
table-take-the-position-out = Take the position out, or give the character.
table-player-is-out = { $player } is out of the game, but has a character.
table-two-of-one-character = There is only one “{ $id }”, but { LIST($players) } both have it.
table-dead-twice = “{ $id }” is listed twice among the dead.
table-give-another-character = Give one of the players another character.
table-dead-character-plays = “{ $id }” is dead, but in play.
table-turn-of-a-player-who-is-out = { $player } is out of the game and has no turns.
table-name-a-player-who-plays = Name a player who is still in the game.
# $field: a field, $place: the id of a space.
table-only-on-its-space = “{ $field }” is for characters on “{ $place }” only.
table-only-in-the-inner-region = “{ $field }” is for characters in the Inner Region only.
table-toad-has-cards = { $player } is a Toad, which has neither Objects nor Followers.
table-lay-them-on-its-space = List them among the table's “cards”, on the character's space.
table-no-toad = “{ $field }” is for Toads only.
table-no-raft = { $player } has no Raft.
table-carries-too-much = { $player } has { $count } Objects, but can carry only { $limit }.
table-has-too-many-spells = { $player } has { $count } { $count ->
    [one] Spell
   *[other] Spells
}, but the character's Craft allows only { $limit }.
table-discard-some = List those too many among “spell_discards”.
table-card-in-two-places = There is only one “{ $id }”, so it cannot be in two places: { LIST($places, type: "unit") }.
table-card-has-fewer-copies = “{ $id }” is there { $count } times, but the game has only { $copies }: { LIST($places, type: "unit") }.
table-name-each-copy-once = Name each copy once, where it is.
table-copies-are-missing = { $count ->
    [one] 1 copy of “{ $id }” is neither in its pile nor anywhere else.
   *[other] { $count } copies of “{ $id }” are neither in their pile nor anywhere else.
}
table-too-much-gold = The table has { $count } gold, but there is only { $most }.
table-too-much-fate = The table has { $count } fate tokens, but there are only { $most }.
table-too-many-counters = { $ability ->
    [life] The counters in the box do not make { $count } lives.
    [strength] The counters in the box do not make { $count } points of Strength.
   *[craft] The counters in the box do not make { $count } points of Craft.
}
table-too-many-toads = { $count } characters are Toads, but there are only { $copies } Toad cards.
table-count-once-more = Count once more.

## table_defaults.py

table-whose-request = The table does not say whose turn it is.
table-against-whom = Several players could be the other one.
table-choose-a-player = Name one of them: { $ids }.
table-player-has-no-character = { $player } has no living character.
table-not-on-the-way = { $player } is not on the way through the Inner Region.
table-say-where-it-begins = Give “at”, the space where the way begins.

## table_editor.py

table-field-position = Where they are
table-field-toad = Is a Toad
