## line.py

the-card-name-is-not-in = Kortti ”{ $name }” ei ole enää pakassa.
write-one-of-names = Kirjoita jokin näistä: { $names }.
in-challenge-mode-a-dial-is = Haastemuodossa pako ratkaistaan kiekolla.
add-grail-or-skull-to-the = Lisää nostettuihin kortteihin grail (graali) tai skull (pääkallo).
