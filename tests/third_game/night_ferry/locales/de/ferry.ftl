## board.py

lanterns = Laternen

## situations.py

crossing-by-night = Überfahrt bei Nacht
you-reach-the-far-shore = Du erreichst das andere Ufer
you-are-back-at-the-jetty = Du bist zurück am Steg
the-ferry-is-lost = Die Fähre ist verloren
reach-the-far-shore = Das andere Ufer erreichen
do-not-lose-the-ferry = Die Fähre nicht verlieren
lanterns-value = Laternen { $value }
go-on = weiterfahren
turn-back = umkehren
points = Punkte
turns = Züge
what-you-want = Was du willst
