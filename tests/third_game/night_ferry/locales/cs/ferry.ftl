## board.py

lanterns = Lucerny
hooks = Háčky
points-for-each-lantern = Body za každou lucernu
opposite = Naproti
map-of-the-board = Mapa herního plánu

## situations.py

crossing-by-night = Plavba přes řeku v noci
you-reach-the-far-shore = Dopluješ na druhý břeh
you-are-back-at-the-jetty = Jsi zpátky u mola
the-ferry-is-lost = Přívoz je ztracen
reach-the-far-shore = Doplout na druhý břeh
do-not-lose-the-ferry = Neztratit přívoz
lanterns-value = lucerny { $value }
go-on = plout dál
turn-back = vrátit se
ferry-not-lost = přívoz neztracen
points = body
lanterns-left = zbylé lucerny
turns = tahy
what-you-want = Co chceš
the-chance-to-cross-the-river = Šance přeplout řeku dřív, než vítr sfoukne poslední lucernu.
