## app/views/forecast.py

how-long-a-game-takes = Kauanko peli kestää
forecast-of-simulated-players = Ennuste perustuu simuloituihin pelaajiin, jotka noudattavat ohjelmaksi kirjoitettuja sääntöjä.
players = Pelaajia
habit-of-players = Miten he pelaavat
minutes-per-turn = Minuutteja pelivuoroa kohti
alternative-rules-in-play = Vaihtoehtoiset säännöt
none-chosen = Ei yhtään
characters-by-seat = Pelihahmot ensimmäisestä pelaajasta alkaen
dealt-by-chance = Arvotaan
compare-the-alternative-rules = Vertaa myös vaihtoehtoisia sääntöjä (kestää kauemmin)
fresh-games-played = Uusia pelejä pelattu: { $played }/{ $games }
play-fresh-games = Pelaa uusia pelejä
play-more-games = Pelaa lisää pelejä
