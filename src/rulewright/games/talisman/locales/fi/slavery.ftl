## slavery.py

a-slaves-release = Orjan vapautuminen
you-are-free = Vapaudut
    .wish = vapaudut
not-free-yet = Et vapaudu vielä
    .wish = et vapaudu vielä
be-free-soon = Vapautuminen pian
    .headline = { $likely ->
        [certain] { $rounds ->
            [0] Vapaudut varmasti, keskimäärin { NUMBER($turns, maximumFractionDigits: 1) } pelivuorossa.
            [1] Vapaudut tällä pelivuorolla varmasti.
           *[other] Vapaudut { $rounds } pelivuorossa varmasti.
        }
        [almost] { $rounds ->
            [0] Vapaudut lähes varmasti.
            [1] Vapaudut tällä pelivuorolla lähes varmasti.
           *[other] Vapaudut { $rounds } pelivuorossa lähes varmasti.
        }
        [impossible] { $rounds ->
            [0] Et voi vapautua.
            [1] Et voi vapautua vielä tällä pelivuorolla.
           *[other] Et voi vapautua { $rounds } pelivuorossa.
        }
       *[likely] { $rounds ->
            [0] Vapaudut { PERCENT($chance, maximumFractionDigits: 0) }:n todennäköisyydellä.
            [1] Vapaudut tällä pelivuorolla { PERCENT($chance, maximumFractionDigits: 0) }:n todennäköisyydellä.
           *[other] Vapaudut { $rounds } pelivuorossa { PERCENT($chance, maximumFractionDigits: 0) }:n todennäköisyydellä.
        }
    }
