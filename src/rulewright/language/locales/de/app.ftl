## answering.py

the-connection-is-lost = Keine Verbindung: Diese Antwort ist vielleicht überholt.
this-answer-is-of-the-values-before = Diese Antwort gehört noch zu den vorigen Werten.
why-the-rules-step-by-step = Warum: die Regeln Schritt für Schritt

## board.py


## comparing.py


## fields.py


## filters.py

component = Spielmaterial
definition = Begriffsbestimmung
procedure = Ablauf
outcome = Ergebnis
limit = Grenze
permission = Erlaubnis
prohibition = Verbot
table = Tabelle
example = Beispiel
optional-rule = optionale Regel
term = Begriff
question = Frage
space = Feld
character = Charakter
card = Karte
difference = Unterschied
all-games = Alle Spiele
game = Spiel
all = Alle
chapter = Kapitel
kind-of-entry = Art des Eintrags
search-the-texts-in = Texte durchsuchen auf
read-beside-it-in = Daneben lesen auf
no-second-language = keine zweite Sprache
filters-and-a-second-language = Filter und zweite Sprache
only-filters = Nur: { $filters }
clear = Aufheben
search-everything = Alles durchsuchen

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

## search.py

type-a-few-words-in-any = Geben Sie ein paar Wörter in einer beliebigen der Sprachen ein, mit oder ohne Akzente.
read-here = Hier lesen

## situation.py


## waiting.py
