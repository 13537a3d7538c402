## slavery.py

slave-release-title = Orjan vapautuminen
result-released = Vapaudut
    .wish = vapaudut
slave-release-result-not-yet = Et vapaudu vielä
    .wish = et vapaudu vielä
slave-release-goal-win = Vapautuminen pian
    .headline = { $likely ->
        [impossible] Et voi vapautua{ within-turns-not }.
       *[likely] Vapaudut{ within-turns }{ so-surely }{ on-average }.
    }
