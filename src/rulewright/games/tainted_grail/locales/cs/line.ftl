## line.py

the-card-name-is-not-in = Karta „{ $name }“ už v balíčku není.
write-one-of-names = Napište některou z těchto karet: { $names }.
in-challenge-mode-a-dial-is = V režimu výzvy se při útěku hází číselníkem.
add-grail-or-skull-to-the = Doplňte k dobraným kartám grail (grál) nebo skull (lebka).
