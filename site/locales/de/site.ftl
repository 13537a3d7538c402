## ?

chapter = Kapitel
facts = Fakten
game = Spiel
menu = Menü
next = Weiter
search = Suche
skip-to-content = Zum Inhalt springen

## chapter.html

in-this-chapter = In diesem Kapitel
map-of-the-board = Karte des Spielplans

## desk.html

chapters = Kapitel
index-a-z = Register A–Z
resolve-a-situation = Eine Situation auflösen

## entry-about.html

copied = Kopiert
report-a-mistake = Fehler melden

## entry-tools.html

copy-the-link = Link kopieren

## entry.html

in-other-languages = In anderen Sprachen
name = Name
questions = Fragen
see-also = Siehe auch

## front.html

everyone-at-the-table-reads-the = Alle am Tisch lesen dieselbe Regel in ihrer eigenen Sprache. Jede Regel hat eine Adresse, die sich nie ändert.
games = Spiele
what-does-the-rule-say = Was sagt die Regel?

## offline.py

back-to-the-front-page = Zurück zur Startseite
rulewright-rules-of-board-games = Rulewright: Regeln von Brettspielen
the-rules-of-board-games-in = Die Regeln von Brettspielen in den Sprachen derer, die sie spielen.

## page.html

language = Sprache
previous = Zurück
rule-texts-cc-by-4-0 = Regeltexte: CC BY 4.0.
search-the-rules = Regeln durchsuchen
unofficial-made-by-players-not-connected = Inoffiziell: von Spielern gemacht, ohne Verbindung zu den Verlagen der Spiele. Die Regeln stehen in eigenen Worten.

## parallel.html

side-by-side = Nebeneinander

## parts.html

count-entry = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}
count-rule = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}

## printing.py

line-numbers = Zeile { $numbers } der Textfassung
lines-numbers = Zeilen { $numbers } der Textfassung
page-numbers = Seite { $numbers }
pages-numbers = Seiten { $numbers }

## search.html

all = Alle
nothing-found = Nichts gefunden.
matches-in-language = Treffer auf: { $language }

## wording.py

card = Karte
character = Charakter
component = Spielmaterial
definition = Begriffsbestimmung
difference = Unterschied
example = Beispiel
limit = Grenze
optional-rule = optionale Regel
outcome = Ergebnis
permission = Erlaubnis
procedure = Ablauf
prohibition = Verbot
question = Frage
space = Feld
table = Tabelle
term = Begriff
