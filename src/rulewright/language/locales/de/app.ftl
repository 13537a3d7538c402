## answering.py

the-connection-is-lost = Keine Verbindung: Diese Antwort ist vielleicht überholt.
this-answer-is-of-the-values-before = Diese Antwort gehört noch zu den vorigen Werten.
why-the-rules-step-by-step = Warum: die Regeln Schritt für Schritt

## board.py


## comparing.py


## fields.py


## main.py

colours = Farben
search = Suche
calculators = Rechner
view = Ansicht

## parameters.py


## playing.py


## rendering.py

why = Warum

## rulecards.py

open-the-page-of-this-rule = Seite dieser Regel öffnen

## sharing.py

share-this-page = Diese Seite teilen

## overview.py

resolve-a-situation = Eine Situation auflösen

## situation.py


## waiting.py
