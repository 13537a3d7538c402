## phrase.py

what-is-not-translated-yet-is = Was noch nicht übersetzt ist, steht auf Englisch.

## cs.py

in-czech = auf Tschechisch

## de.py

in-german = auf Deutsch

## en.py

in-english = auf Englisch

## fi.py

in-finnish = auf Finnisch

## ko.py

in-korean = auf Koreanisch
