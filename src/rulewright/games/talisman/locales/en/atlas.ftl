## game/atlas_words.py: what many games of simulated players say. Numbers are told as they are, percents whole

# The habits of simulated players, as the name of a style of play.
habit-cautious = cautious
habit-steady = steady
habit-bold = bold
# $title: the title of the rule “Lower trophy rate”; $points: how many points a counter takes (5, 6).
option-with-points = { $title } ({ $points })
# $games: how many; $version: of Rulewright; $date: a day as 2026-11-23.
atlas-made = Based on { $games } { games } of simulated players, played by version { $version } on { $date }.
# $habit: one of the habits above; $minutes: what a turn takes (0.5).
atlas-habit = All players play in the “{ $habit }” style, and each turn takes { $minutes } { minutes }.
atlas-length = Length by number of players
atlas-length-about = The bar covers 8 in 10 simulated games; the mark is the median.
# $points: percentage points (4.3).
atlas-precision = 19 times out of 20 the true value lies within its interval; the widest reaches { $points } { points } to each side.
# $command: what to type.
atlas-for-one-point = To get within 1 point, play more games: { $command }
# Units below a picture.
atlas-hours = hours
atlas-percent = percent of games
atlas-fair-shares = wins, compared with equal chances
# $players: how many (4).
atlas-players = { $players } players
atlas-options = What the alternative rules change
# $players: how many (4).
atlas-options-about = How many hours longer or shorter the same simulated games are with the rule. The picture is for { $players } players.
# $games: how many.
atlas-options-games = Each number rests on { $games } or more pairs of games; games that never ended are left out.
atlas-strength = Strength of the characters
atlas-strength-about = At 1, a character wins as many simulated games as if all were equally strong. A win counts for the player's first character.
atlas-strength-table = The columns by number of players give the percentage of their games that each character wins.
atlas-endings = How the winner won
atlas-endings-about = What killed the winner's last rival in the simulated games.
atlas-by-command-spell = The Command Spell
atlas-by-character = Another character
atlas-by-other = Something else
atlas-undecided = Nobody had won after 1000 rounds
# Heads of columns; $… as in the rows below them.
atlas-column-players = Players
atlas-column-rounds = Rounds (median)
atlas-column-median = Hours (median)
atlas-column-most = 8 in 10 games
atlas-column-mean = Hours (mean)
atlas-column-deaths = Deaths in a game
atlas-column-undecided = Never ended
atlas-column-games = Games
atlas-column-rule = Alternative rule
atlas-column-character = Character
atlas-column-strength = Strength
atlas-column-ending = What killed the last rival
# $low, $high: numbers of hours (2.1, 5.5).
atlas-span = { $low } to { $high }
# $value, with the interval from $low to $high; changes have signs (−0.8).
atlas-with-interval = { $value } ({ $low } to { $high })
# $share, with the interval from $low to $high, in percents.
atlas-share = { $share }% ({ $low } to { $high }%)
# $title: the title of an alternative rule that is left out; $points: its trophy rate, or 0.
option-left-out = Without: { $title }{ in-points }
atlas-begins-title = Games played beforehand
# $games: how many; $hours, $low, $high: numbers of hours.
atlas-begins = { $games } { games } of simulated players: about { $hours } { hours }; 8 in 10 take { $low } to { $high } hours.
# $players: how many; $habit: one of the habits.
atlas-begins-near = None of them is like yours: these have { $players } players, the style “{ $habit }” and no alternative rule.
# $games: how many.
forecast-fresh-games = { $games } fresh { games } of simulated players
# $seat: the number of the player.
forecast-seat = Player { $seat }
forecast-by-seat = Chance of winning by player
forecast-by-character = Chance of winning by character
forecast-assumed = What is assumed
forecast-column-player = Player
forecast-column-wins = Wins
forecast-column-change = Hours
forecast-column-pairs = Pairs of games
