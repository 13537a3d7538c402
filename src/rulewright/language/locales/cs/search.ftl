## embeddings.py

file-holds-no-vectors-of-words = Soubor { $file } neobsahuje vektory slov.
run-make-embeddings-or-delete-the = Spusťte „make embeddings“, nebo soubor smažte.

## pages.py

index-a-to-z = Rejstřík A–Ž
a-turn-as-a-flow-chart = Diagram průběhu
calculator-tells = Kalkulačka spočítá šance, tedy pravděpodobnost každého výsledku, a najde nejlepší rozhodnutí.
differences-between-rulebooks = Rozdíly mezi vydáními pravidel
errors-of-the-rulebook = Chyby v pravidlech
page-a-to-z = Všechna pravidla, karty a pole v abecedním pořadí.
page-of-differences = Všechny rozdíly mezi pravidly, vydáními a překlady v jednom seznamu, nejdřív ty, které mění průběh hry.
page-of-pieces = { $kind ->
    [character] Seznam všech postav
    [space] Seznam všech polí
   *[other] Seznam všech karet
}: { $kinds }.
page-of-questions = Časté dotazy hráčů (FAQ) i s odpověďmi v jednom seznamu.
page-of-rules = Všechna pravidla této kapitoly na jedné stránce.
page-of-terms = Všechny herní pojmy a symboly i s významem v jednom seznamu.
page-of-the-flow = Průběh tahu na obrázku, krok za krokem.
how-long-games-take-and-who-wins = Jak dlouho trvají hry a kdo vyhrává
page-of-the-atlas = Délka hry podle počtu hráčů, pravidla, která ji zkracují, a úspěšnost postav podle her simulovaných hráčů.
page-of-the-map = Celý hrací plán na obrázku: kde které pole leží a s čím sousedí.
page-with-a-table = { $kind ->
    [character] Porovnání postav v jedné tabulce
    [space] Porovnání polí v jedné tabulce
   *[other] Porovnání karet v jedné tabulce
}: { $columns }.
the-board-as-a-map = Mapa hracího plánu

## storage.py

the-search-index-is-being-built = Sestavuje se vyhledávací rejstřík s { $entries } { $entries ->
    [one] záznamem
   *[other] záznamy
}, potrvá to asi deset sekund …
the-search-index-cannot-be-built = Vyhledávací rejstřík nelze ve složce { $folder } sestavit. { $cause }
another-program-changes-it-while-it = Při čtení ho mění jiný program.
try-again = Zkuste to znovu.
