## starting_hand.py

the-deck-has-number-cards = { $number ->
    [one] Pakassa on { $number } kortti.
   *[other] Pakassa on { $number } korttia.
}
make-the-deck-bigger-or-want = Kasvata pakkaa tai pienennä haluttujen korttien määrää.
starting-hand = Aloituskäsi
the-hand-has-what-you-want = Saat haluamasi
    .wish = saat haluamasi
the-hand-lacks-it = Et saa haluamaasi
    .wish = et saa haluamaasi
have-the-wanted-cards = Haluttujen korttien saaminen
    .headline = { $rounds ->
        [1] { $likely ->
            [certain] Saat käteesi haluamasi kortin varmasti.
            [almost] Saat käteesi haluamasi kortin lähes varmasti.
            [impossible] Et voi saada käteesi haluamaasi korttia.
           *[likely] Saat käteesi haluamasi kortin { PERCENT($chance, maximumFractionDigits: 0) }:n todennäköisyydellä.
        }
       *[other] { $likely ->
            [certain] Saat käteesi vähintään { $rounds } haluamaasi korttia varmasti.
            [almost] Saat käteesi vähintään { $rounds } haluamaasi korttia lähes varmasti.
            [impossible] Et voi saada käteesi { $rounds } haluamaasi korttia.
           *[likely] Saat käteesi vähintään { $rounds } haluamaasi korttia { PERCENT($chance, maximumFractionDigits: 0) }:n todennäköisyydellä.
        }
    }
# FACTS, OPTIONS and MEASURES, as in the package for Talisman: a fact is a clause, with `.if` in a condition and `.at` as
# the place in play; an option is its label, with `.do` as an imperative; a measure has `.count` with its $number.
cards-value = nostat { bounded } { so-many-cards-object }
    .if = { and }{ cards-value }{ joint }
    .at = kun kortteja on { $value ->
        [1] yksi,
        [2] kaksi,
        [3] kolme,
        [4] neljä,
        [5] viisi,
       *[other] { $value },
    }
    .step = { $value ->
        [one] { $value } kortti
       *[other] { $value } korttia
    }
    .label = kortteja { $value }
wanted-cards-value = { $value ->
    [0] niiden joukossa ei ole yhtään haluamaasi korttia
    [one] niiden joukossa on { $value } haluamasi kortti
   *[other] niiden joukossa on { $value } haluamaasi korttia
}
    .if = { $high ->
        [0] { $begins ->
            [no] eikä niiden joukossa ole yhtään haluamaasi korttia
           *[yes] niiden joukossa ei ole yhtään haluamaasi korttia
        }
       *[other] { $low ->
            [0] { and }niiden joukossa on enintään { $high ->
                [one] { $high } haluamasi kortti
               *[other] { $high } haluamaasi korttia
            }
           *[other] { and }niiden joukossa on { bounded } { $open ->
                [up] { $low ->
                    [one] haluamasi kortti
                   *[other] haluamaasi korttia
                }
               *[no] { $value ->
                    [one] haluamasi kortti
                   *[other] haluamaasi korttia
                }
            }
        }
    }{ joint }
    .step = { $value ->
        [one] { $value } haluttu
       *[other] { $value } haluttua
    }
    .label = haluttuja kortteja { $value }
keep-the-hand = pidä käsi
    .do = pidä ne
take-a-mulligan = vaihda käsi
    .do = vaihda ne
a-wanted-card = haluttu kortti
another-card = muu kortti
wanted-cards-in-hand = haluttuja kortteja kädessä
    .count = { $number ->
        [one] { $number } haluttu kortti
       *[other] { $number } haluttua korttia
    }
wanted-cards-in-the-deck = Haluttuja kortteja pakassa
wanted-in-hand-at-least = Haluttuja kädessä, vähintään
characters-in-the-encounter = Hahmoja kohtaamisessa
the-enemy-is-slow = Vihollinen on Hidas
the-chance-to-begin-an-encounter = Todennäköisyys aloittaa kohtaaminen haluamillasi korteilla, ja milloin käden vaihto on korttinsa arvoinen.
