## game/forecast.py: how long games take. $hours, $low and $high are numbers of hours (3.2), rounds or whole percents

# $players: how many (9); $least and $most: how many can play (2, 6).
forecast-wrong-players = Talisman is for { $least } to { $most } players, not for { $players }.
forecast-give-players = Give { $least } to { $most } players.
forecast-same-character = A character cannot be played twice: there is one card of each.
forecast-each-once = Name each character once.
# $one, $other: names of options.
forecast-options-clash = The options “{ $one }” and “{ $other }” cannot be used together.
# $option: the name of the option; $players: how many (5).
forecast-too-few-characters = With { $players } players there are too few character cards for “{ $option }”.
forecast-leave-one-out = Leave one of them out.
forecast-time-missing = The option “timed-sudden-death” needs a finishing time.
forecast-time-unused = A finishing time belongs to the option “timed-sudden-death”.
forecast-time-with-its-rule = Give both the option and the hours, or neither.
# $games: how many (0); $most: how many at most.
forecast-wrong-games = { $games } games cannot be played.
forecast-give-games = Give 1 to { $most } games.
# $field: the name of what was given.
forecast-unknown-field = A forecast has no field “{ $field }”.
forecast-table-says-so = The table already says this: { $field }.
forecast-game-is-over = This game is over after { $turns } turns.
forecast-choose-an-earlier-turn = Choose an earlier turn.
forecast-give-a-list = Give a list.
forecast-give-a-whole-number = Give a whole number.
forecast-give-a-positive-number = Give a number above 0 and at most 1000.
# $options: what can be chosen.
forecast-choose-among = Choose from: { $options }.
# $players: how many (4).
forecast-one-for-each = Give at most { $players }, one for each player.
# $field: the name of what was given; $given: what was given.
forecast-cannot-be = “{ $given }” is not possible for { $field }.
# $games: in how many games; $all: of how many.
forecast-won-as-last-one = The last character left won { $games } of { $all } { of-all-games }.
forecast-won-on-the-crown = The first character on the Crown of Command won { $games } of { $all } { of-all-games }.
forecast-won-by-points = The player with the most points won { $games } of { $all } { of-all-games }.
forecast-won-by-nobody = Nobody won { $games } of { $all } { of-all-games }.
forecast-length = Simulated players take about { $hours } { hours }{ $spread ->
    [some] ; 8 in 10 of their games take { $low } to { $high } hours.
   *[none] .
}
# Some games had no end, so nobody knows what the longest take.
forecast-length-open = Half of the simulated games are over within { $hours } { hours }, 1 in 10 within { $low ->
    [one] { $low } hour
   *[other] { $low } hours
}.
forecast-length-unknown = More than half of the simulated games never ended, so their length is not known.
# $length, $precision: whole sentences, how long games take and how exactly that is known.
forecast-length-and-precision = { $length } { $precision }
# $games: how many were played (40); $least, $most: numbers of hours (1.5, 2.1); $spread as above.
forecast-precision = From { $games } { games }: 19 times out of 20 the true median is { $spread ->
    [some] { $least } to { $most } hours.
   *[none] { $most ->
        [one] { $most } hour.
       *[other] { $most } hours.
    }
}
forecast-precision-unknown = From { $games } { games }: too few to say how exact that is.
# $games: how many games were given up; $all: of how many; $rounds: after how many rounds (1000).
forecast-undecided = { $games } of { $all } { of-all-games } had no winner after { $rounds } rounds and { $games ->
    [one] was given up
   *[other] were given up
}.
forecast-undecided-are-longest = They count as longer than all others, and are left out of the histogram and of averages.
# $hours: the mean of decided games; $least: that of all, those given up as long as they were played.
forecast-mean-with-undecided = Decided games take { $hours } { hours } on average; counting the others, at least { $least }.
# $games: in how many pairs a game was given up; $option: the name of an alternative rule.
forecast-pairs-left-out = Left out for “{ $option }”, because a game never ended: { $games ->
    [one] { $games } pair of games
   *[other] { $games } pairs of games
}.
# $rounds: how many (94); $spread: none where $low and $high are the same, or some.
forecast-rounds = That is { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}{ $spread ->
    [some] ; 8 in 10 games take { $low } to { $high } rounds.
   *[none] .
}
# $begin, $end: hours (2, 3); $games: how many games take so long.
forecast-bar = { $begin } to { $end } hours: { $games } { games }
# $seat: the number of the player, the owner of the game being 1; $share: in whole percents (26).
forecast-seat-wins = Player { $seat } wins { $share }% of games ({ $low } to { $high }%).
# $character: the name of a character; $share: in whole percents (26).
forecast-character-wins = The { $character } wins { $share }% of games ({ $low } to { $high }%).
# $deaths: how many in a game (4.6).
forecast-deaths = On average { $deaths ->
    [one] { $deaths } character dies
   *[other] { $deaths } characters die
} in a game.
# $option: the name of an alternative rule; $points: its trophy rate, or 0; $which: longer, shorter or same; $hours: by how
# much (0.8); $low, $high: from where to where the change may be (-1.2, +0.3).
in-points = { $points ->
    [0] { "" }
   *[other] { "" } ({ $points })
}
so-much-longer = { $which ->
    [longer] take { $hours } { hours } longer
    [shorter] take { $hours } { hours } less
   *[same] take just as long
}
forecast-with-option = With “{ $option }”{ in-points } games { so-much-longer } ({ $low } to { $high } hours).
forecast-without-option = Without “{ $option }”{ in-points } games { so-much-longer } ({ $low } to { $high } hours).
# $games: how many; $minutes: what a turn takes (0.5).
forecast-is-simulated = This is a forecast: { $games } { games } of simulated players, at { $minutes } { minutes } a turn.
assumed-counted-from-the-table = Rounds and hours count from this table on.
assumed-decks-shuffled = What the table does not place lies in its deck, shuffled anew for every game.
assumed-hidden-spells-drawn = Hidden Spells are drawn anew for every game.
assumed-new-character-plays = A new character plays in the turn in which they enter the game.
assumed-toads-take-nothing = Toads take neither cards nor gold.
assumed-lost-turns-of-toads = A lost turn counts as one of a Toad's turns.
assumed-freed-slaves-move = The roll that frees a slave is also the roll for movement.
assumed-who-is-unfriendly = Unfriendly individuals are the Black Knight, the Hag and the Witch.
assumed-nobody-ditches = Nobody ditches cards to draw fewer.
assumed-own-lives-saved = Players use Preservation only to save lives of their own.
assumed-nothing-foreseen = Players make no use of what Divination shows.
assumed-equal-points = If points are equal, nobody wins.

## saved_tables.py

forecast-table-is-over = This table is over: only one player is left.
forecast-table-lacks = “{ $field }” is missing, without which no game can go on from this table.
give-it-for-whole-games = Give it.
forecast-table-cannot-be = No game can go on from this table: { $cause }.
