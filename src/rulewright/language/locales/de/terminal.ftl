## arguments.py


## cli.py


## content.py

game-language-missing-of-count-texts = { $game }, { $language }: { $missing } von { $count } Texten sind noch zu schreiben.
the-content-is-in-order = Der Inhalt ist in Ordnung.

## lookup.py

did-you-mean-words = Meinten Sie: { $words }?
nothing-found-for-query = Nichts gefunden zu „{ $query }“.
book-lines-lines = { $book }, { $count ->
    [one] Zeile
   *[other] Zeilen
} { $lines }

## output.py


## playing.py


## reading.py


## resolving.py
