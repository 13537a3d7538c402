## building.py

unreadable-icon = nečitelný symbol
in-step-3 = v kroku 3
effect-markers = kostičky
effect-affinity = náklonnost
effect-draw = dobrání karet
effect-discard = odhození z ruky
effect-discard-from-deck = odhození z balíčku
effect-discard-last = odhození poslední karty řady
effect-charges = náboje
effect-another-card = zahrání další karty
effect-less-damage = méně zranění v kroku 3
effect-kept-markers = kostičky udržené v kroku 3
effect-by-hand = vyhodnoťte sami
for-each-joined-key = za každý spojený klíč: { $attribute }
for-each-level = za každou úroveň: { $attribute }
for-each-damage-taken = za každé utrpěné zranění
only-in-the-green = jen v zelené části
only-outside-the-green = jen mimo zelenou část
only-in-the-red = jen v červené části
only-outside-the-red = jen mimo červenou část
its-magic-key-is-paid = Magický klíč je zaplacený
another-character-played-it = Zahrála ji jiná postava
time-tokens-on-it = Žetony času
charges-on-it = Náboje
its-charges-are-paid = Její náboje jsou zaplacené
unknown-card = neznámá karta
