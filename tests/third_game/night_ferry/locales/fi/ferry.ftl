## board.py

lanterns = Lyhdyt
hooks = Koukut
points-for-each-lantern = Pisteitä kustakin lyhdystä
opposite = Vastapäätä
map-of-the-board = Pelilaudan kartta

## situations.py

crossing-by-night = Yöllinen ylitys
you-reach-the-far-shore = Pääset vastarannalle
    .wish = pääset vastarannalle
you-are-back-at-the-jetty = Palaat laituriin
    .wish = palaat laituriin
the-ferry-is-lost = Menetät lautan
    .wish = menetät lautan
reach-the-far-shore = Vastarannalle pääseminen
    .headline = { $likely ->
        [certain] Pääset vastarannalle varmasti.
        [impossible] Et voi päästä vastarannalle.
       *[likely] Pääset vastarannalle { PERCENT($chance, maximumFractionDigits: 0) }:n todennäköisyydellä.
    }
do-not-lose-the-ferry = Lautan säilyttäminen
    .headline = { $likely ->
        [certain] Et menetä lauttaa.
        [impossible] Menetät lautan varmasti.
       *[likely] Menetät lautan { PERCENT($risk, maximumFractionDigits: 0) }:n todennäköisyydellä.
    }
lanterns-value = lyhtyjä { $value }
    .if = { $value ->
        [one] sinulla on { $value } lyhty
       *[other] sinulla on { $value } lyhtyä
    }{ $position ->
        [before] { " " }ja
        [or] { " " }tai jos
       *[last] { "" }
    }
    .step = { $value ->
        [one] { $value } lyhty
       *[other] { $value } lyhtyä
    }
go-on = jatka
turn-back = käänny takaisin
ferry-not-lost = lauttaa ei menetetä
points = pisteet
lanterns-left = lyhtyjä jäljellä
turns = pelivuoroja
what-you-want = Mitä haluat
the-chance-to-cross-the-river = Todennäköisyys ylittää joki, ennen kuin tuuli sammuttaa viimeisen lyhdyn.
