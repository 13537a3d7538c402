## phrase.py

what-is-not-translated-yet-is = What is not translated yet is in English.

## cs.py

in-czech = in Czech

## de.py

in-german = in German

## en.py

in-english = in English

## fi.py

in-finnish = in Finnish

## ko.py

in-korean = in Korean
