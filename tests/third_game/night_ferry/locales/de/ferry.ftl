## board.py

field-lanterns = Laternen

## situations.py

crossing-title = Überfahrt bei Nacht
result-across = Du erreichst das andere Ufer
result-back = Du bist zurück am Steg
result-lost = Die Fähre ist verloren
goal-across = Das andere Ufer erreichen
    .headline = { $likely ->
        [certain] Du erreichst das andere Ufer sicher.
        [impossible] Du kannst das andere Ufer nicht erreichen.
       *[likely] Du erreichst das andere Ufer mit einer Wahrscheinlichkeit von { PERCENT($chance, maximumFractionDigits: 0) }.
    }
goal-not-lost = Die Fähre nicht verlieren
    .headline = { $likely ->
        [certain] Du behältst die Fähre sicher.
        [impossible] Du verlierst die Fähre sicher.
       *[likely] Du behältst die Fähre mit einer Wahrscheinlichkeit von { PERCENT($chance, maximumFractionDigits: 0) }.
    }
fact-lanterns = Laternen { $value }
word-go-on = weiterfahren
    .do = fahre weiter
word-turn-back = umkehren
    .do = kehre um
word-points = Punkte
word-turns = Züge
field-goal = Was du willst
