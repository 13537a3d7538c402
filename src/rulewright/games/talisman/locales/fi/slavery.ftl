## slavery.py

a-slaves-release = Orjan vapautuminen
you-are-free = Vapaudut
    .wish = vapaudut
not-free-yet = Et vapaudu vielä
    .wish = et vapaudu vielä
be-free-soon = Vapautuminen pian
    .headline = { $likely ->
        [impossible] Et voi vapautua{ within-turns-not }.
       *[likely] Vapaudut{ within-turns }{ so-surely }{ on-average }.
    }
