## answering.py

why-the-rules-step-by-step = Warum: die Regeln Schritt für Schritt
what-you-named = Was Sie genannt haben

## board.py


## comparing.py


## fields.py


## main.py

search = Suche
calculators = Rechner
view = Ansicht

## parameters.py


## playing.py


## rendering.py

why = Warum

## rulecards.py


## sharing.py


## overview.py


## situation.py


## waiting.py
