## phrase.py

what-is-not-translated-yet-is = Co ještě není přeloženo, je anglicky.

## cs.py

in-czech = česky

## de.py

in-german = německy

## en.py

in-english = anglicky

## fi.py

in-finnish = finsky

## ko.py

in-korean = korejsky
