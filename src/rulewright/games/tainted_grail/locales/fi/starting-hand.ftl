## starting_hand.py

the-deck-has-number-cards = Kortteja pakassa: { $number }.
make-the-deck-bigger-or-want = Kasvata pakkaa tai halua vähemmän kortteja.
starting-hand = aloituskäsi
the-hand-has-what-you-want = Kädessä on haluttu
the-hand-lacks-it = Kädestä se puuttuu
have-the-wanted-cards = Haluttujen korttien saaminen
    .headline = { $likely ->
        [certain] Saat haluamasi kortit aloituskäteen varmasti.
        [impossible] Et voi saada haluamiasi kortteja aloituskäteen.
       *[likely] Saat haluamasi kortit aloituskäteen todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }
# FACTS, OPTIONS and MEASURES, as in the package for Talisman: a fact is a clause, with `.if` in a condition and `.at` as
# the place in play; an option is its label, with `.do` as an imperative; a measure has `.count` with its $number.
cards-value = { $value ->
    [one] nostat { $value } kortin
   *[other] nostat { $value } korttia
}
    .at = { $value ->
        [one] { $value } kortin kädellä
       *[other] { $value } kortin kädellä
    }
    .label = kortteja { $value }
wanted-cards-value = { $value ->
    [0] haluttuja kortteja ei ole
    [one] haluttuja kortteja on { $value }
   *[other] haluttuja kortteja on { $value }
}
    .label = haluttuja kortteja { $value }
keep-the-hand = pidä käsi
take-a-mulligan = vaihda käsi
a-wanted-card = haluttu kortti
another-card = muu kortti
wanted-cards-in-hand = haluttuja kortteja kädessä
    .count = { $number ->
        [one] { $number } haluttu kortti kädessä
       *[other] { $number } haluttua korttia kädessä
    }
wanted-cards-in-the-deck = Haluttuja kortteja pakassa
wanted-in-hand-at-least = Haluttuja kädessä, vähintään
characters-in-the-encounter = Hahmoja kohtaamisessa
the-enemy-is-slow = Vihollinen on Hidas
the-chance-to-begin-an-encounter = Todennäköisyys aloittaa kohtaaminen haluamillasi korteilla, ja milloin käden vaihto on korttinsa arvoinen.
