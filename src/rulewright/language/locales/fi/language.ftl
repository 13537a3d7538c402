## phrase.py

what-is-not-translated-yet-is = Mitä ei ole vielä käännetty, on englanniksi.

## cs.py

in-czech = tšekiksi

## de.py

in-german = saksaksi

## en.py

in-english = englanniksi

## fi.py

in-finnish = suomeksi

## ko.py

in-korean = koreaksi
