## slavery.py

a-slaves-release = Orjan vapautuminen
you-are-free = Olet vapaa
be-free-soon = Vapautuminen pian
    .headline = { $likely ->
        [certain] Vapaudut varmasti.
        [impossible] Et voi vapautua tässä ajassa.
       *[likely] Vapaudut ajoissa todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }
