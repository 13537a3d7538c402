## starting_hand.py

the-deck-has-number-cards = Kortteja pakassa: { $number }.
make-the-deck-bigger-or-want = Kasvata pakkaa tai halua vähemmän kortteja.
starting-hand = aloituskäsi
the-hand-has-what-you-want = Kädessä on haluttu
the-hand-lacks-it = Kädestä se puuttuu
have-the-wanted-cards = Saada halutut kortit
cards-value = kortteja { $value }
wanted-cards-value = haluttuja kortteja { $value }
keep-the-hand = pidä käsi
take-a-mulligan = vaihda käsi
a-wanted-card = haluttu kortti
another-card = muu kortti
wanted-cards-in-hand = haluttuja kortteja kädessä
wanted-cards-in-the-deck = Haluttuja kortteja pakassa
wanted-in-hand-at-least = Haluttuja kädessä, vähintään
characters-in-the-encounter = Hahmoja kohtaamisessa
the-enemy-is-slow = Vihollinen on Hidas
the-chance-to-begin-an-encounter = Todennäköisyys aloittaa kohtaaminen haluamillasi korteilla, ja milloin käden vaihto on korttinsa arvoinen.
