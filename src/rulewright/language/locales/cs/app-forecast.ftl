## app/views/forecast.py

how-long-a-game-takes = Jak dlouho trvá hra
forecast-of-simulated-players = Předpověď vychází z her simulovaných hráčů, kteří se řídí pravidly v programu.
players = Hráči
habit-of-players = Jak hrají
minutes-per-turn = Minut na tah
alternative-rules-in-play = Alternativní pravidla
none-chosen = Žádná
characters-by-seat = Postavy od prvního hráče
dealt-by-chance = Rozdané náhodně
compare-the-alternative-rules = Porovnat i alternativní pravidla (trvá déle)
fresh-games-played = Odehrané nové hry: { $played } z { $games }
play-fresh-games = Odehrát nové hry
play-more-games = Odehrát další hry
