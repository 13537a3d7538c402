## line.py

the-card-name-is-not-in = The card “{ $name }” is not in the deck any more.
write-one-of-names = Write one of: { $names }.
in-challenge-mode-a-dial-is = In challenge mode a dial is flipped for the escape.
add-grail-or-skull-to-the = Add grail or skull to the cards drawn.
