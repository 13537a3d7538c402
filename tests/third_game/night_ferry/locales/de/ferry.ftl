## board.py

lanterns = Laternen

## situations.py

crossing-by-night = Überfahrt bei Nacht
you-reach-the-far-shore = Du erreichst das andere Ufer
you-are-back-at-the-jetty = Du bist zurück am Steg
the-ferry-is-lost = Die Fähre ist verloren
reach-the-far-shore = Das andere Ufer erreichen
    .headline = { $likely ->
        [certain] Du erreichst das andere Ufer sicher.
        [impossible] Du kannst das andere Ufer nicht erreichen.
       *[likely] Du erreichst das andere Ufer mit einer Wahrscheinlichkeit von { PERCENT($chance, maximumFractionDigits: 0) }.
    }
do-not-lose-the-ferry = Die Fähre nicht verlieren
    .headline = { $likely ->
        [certain] Du behältst die Fähre sicher.
        [impossible] Du verlierst die Fähre sicher.
       *[likely] Du behältst die Fähre mit einer Wahrscheinlichkeit von { PERCENT($chance, maximumFractionDigits: 0) }.
    }
lanterns-value = Laternen { $value }
go-on = weiterfahren
    .do = fahre weiter
turn-back = umkehren
    .do = kehre um
points = Punkte
turns = Züge
what-you-want = Was du willst
