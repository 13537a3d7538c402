## app/views/forecast.py: how long a game will take

how-long-a-game-takes = How long a game takes
forecast-of-simulated-players = A forecast of simulated players, who play by the rules as code.
players = Players
habit-of-players = How they play
minutes-per-turn = Minutes for each turn
alternative-rules-in-play = Alternative rules
none-chosen = None
characters-by-seat = Characters, from the first player on
dealt-by-chance = Dealt by chance
compare-the-alternative-rules = Also compare the alternative rules (takes longer)
# $played: how many games; $games: how many at most.
fresh-games-played = { $played } of { $games } fresh games played
play-fresh-games = Play fresh games
play-more-games = Play more games
