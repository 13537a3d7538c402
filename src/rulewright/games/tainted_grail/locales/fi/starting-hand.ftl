## starting_hand.py

the-deck-has-number-cards = { $number ->
    [one] Pakassa on { $number } kortti.
   *[other] Pakassa on { $number } korttia.
}
make-the-deck-bigger-or-want = Kasvata pakkaa tai pienennä haluttujen korttien määrää.
starting-hand-title = Aloituskäsi
result-holds = Saat haluamasi
    .wish = saat haluamasi
result-lacks = Et saa haluamaasi
    .wish = et saa haluamaasi
goal-hold = Haluttujen korttien saaminen
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
starting-hand-fact-cards = nostat { bounded } { so-many-cards-object }
    .if = { and }{ starting-hand-fact-cards }{ joint }
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
starting-hand-fact-wanted = { $value ->
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
           *[other] { and }niiden joukossa on { bounded } { $counted ->
                [one] haluamasi kortti
               *[other] haluamaasi korttia
            }
        }
    }{ joint }
    .step = { $value ->
        [one] { $value } haluttu
       *[other] { $value } haluttua
    }
    .label = haluttuja kortteja { $value }
starting-hand-word-keep = pidä käsi
    .do = pidä ne
starting-hand-word-mulligan = vaihda käsi
    .do = vaihda ne
starting-hand-word-wanted-card = haluttu kortti
starting-hand-word-other-card = muu kortti
starting-hand-word-wanted = haluttuja kortteja kädessä
    .count = { $number ->
        [one] { $number } haluttu kortti
       *[other] { $number } haluttua korttia
    }
field-wanted = Haluttuja kortteja pakassa
field-at_least = Haluttuja kädessä, vähintään
starting-hand-field-characters = Hahmoja kohtaamisessa
field-slow = Vihollinen on Hidas
starting-hand-about = Todennäköisyys aloittaa kohtaaminen haluamillasi korteilla, ja milloin käden vaihto on korttinsa arvoinen.
