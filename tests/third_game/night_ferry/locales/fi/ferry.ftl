## board.py

lanterns = Lyhdyt
hooks = Koukut
points-for-each-lantern = Pisteitä jokaisesta lyhdystä
opposite = Vastapäätä
map-of-the-board = Pelilaudan kartta

## situations.py

crossing-by-night = Yöllinen ylitys
you-reach-the-far-shore = Pääset vastarannalle
you-are-back-at-the-jetty = Palaat laituriin
the-ferry-is-lost = Lautta on menetetty
reach-the-far-shore = Päästä vastarannalle
    .headline = { $likely ->
        [certain] Pääset vastarannalle varmasti.
        [impossible] Et voi päästä vastarannalle.
       *[likely] Pääset vastarannalle todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }
do-not-lose-the-ferry = Lauttaa ei menetetä
    .headline = { $likely ->
        [certain] Et menetä lauttaa.
        [impossible] Menetät lautan varmasti.
       *[likely] Säilytät lautan todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }
lanterns-value = lyhtyjä { $value }
go-on = jatka
turn-back = käänny takaisin
ferry-not-lost = lauttaa ei menetetä
points = pisteet
lanterns-left = lyhtyjä jäljellä
turns = vuorot
what-you-want = Mitä haluat
the-chance-to-cross-the-river = Todennäköisyys ylittää joki ennen kuin tuuli sammuttaa viimeisen lyhdyn.
