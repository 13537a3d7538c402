## board.py

field-lanterns = Lyhdyt
hooks = Koukut
points-for-each-lantern = Pisteitä kustakin lyhdystä
opposite = Vastapäätä
map-of-the-board = Pelilaudan kartta

## situations.py

crossing-title = Yöllinen ylitys
result-across = Pääset vastarannalle
    .wish = pääset vastarannalle
result-back = Palaat laituriin
    .wish = palaat laituriin
result-lost = Menetät lautan
    .wish = menetät lautan
goal-across = Vastarannalle pääseminen
    .headline = { $likely ->
        [certain] Pääset vastarannalle varmasti.
        [impossible] Et voi päästä vastarannalle.
       *[likely] Pääset vastarannalle { PERCENT($chance, maximumFractionDigits: 0) }:n todennäköisyydellä.
    }
goal-not-lost = Lautan säilyttäminen
    .headline = { $likely ->
        [certain] Et menetä lauttaa.
        [impossible] Menetät lautan varmasti.
       *[likely] Menetät lautan { PERCENT($risk, maximumFractionDigits: 0) }:n todennäköisyydellä.
    }
fact-lanterns = lyhtyjä { $value }
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
word-go-on = jatka
word-turn-back = käänny takaisin
word-not-lost = lauttaa ei menetetä
word-points = pisteet
word-lanterns = lyhtyjä jäljellä
word-turns = pelivuoroja
field-goal = Mitä haluat
crossing-about = Todennäköisyys ylittää joki, ennen kuin tuuli sammuttaa viimeisen lyhdyn.
