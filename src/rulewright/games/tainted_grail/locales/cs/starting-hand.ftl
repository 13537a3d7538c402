## starting_hand.py

the-deck-has-number-cards = { $number ->
    [one] V balíčku je jen { $number } karta.
    [few] V balíčku jsou jen { $number } karty.
   *[other] V balíčku je jen { $number } karet.
}
make-the-deck-bigger-or-want = Zvětšete balíček, nebo hledejte méně karet.
starting-hand-title = počáteční karty
result-holds = Hledané karty máte v ruce
    .wish = { $likely ->
        [impossible] mít hledané karty v ruce
       *[likely] budete mít hledané karty v ruce
    }{ cannot }
result-lacks = Hledané karty v ruce chybějí
    .wish = { $likely ->
        [impossible] hledané karty budete mít v ruce určitě
       *[likely] { $follows ->
            [word] nebudete mít hledané karty v ruce
           *[none] hledané karty v ruce mít nebudete
        }
    }
goal-hold = Mít hledané karty
    .headline = { $likely ->
        [certain] Určitě budete mít v ruce alespoň { $rounds } { wanted-cards }.
        [almost] Téměř jistě budete mít v ruce alespoň { $rounds } { wanted-cards }.
        [impossible] { $rounds ->
            [one] Hledanou kartu v ruce mít nemůžete.
            [few] Mít v ruce { $rounds } hledané karty nemůžete.
           *[other] Mít v ruce { $rounds } hledaných karet nemůžete.
        }
       *[likely] S pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) } budete mít v ruce alespoň { $rounds } { wanted-cards }.
    }
# FACTS, OPTIONS and MEASURES, as in the package for Talisman: a fact is a clause, with `.if` in a condition and `.at` as
# the place in play; an option is its label, with `.do` as an imperative; a measure has `.count` with its $number.
starting-hand-fact-cards = { $value ->
    [one] máte v ruce { $value } kartu
    [few] máte v ruce { $value } karty
   *[other] máte v ruce { $value } karet
}
    .at = { $value ->
        [one] svou { $value } kartu
        [few] své { $value } karty
       *[other] svých { $value } karet
    }
    .label = { $value ->
        [one] { $value } karta v ruce
        [few] { $value } karty v ruce
       *[other] { $value } karet v ruce
    }
starting-hand-fact-wanted = { $value ->
    [0] mezi nimi není žádná hledaná
    [one] je mezi nimi { $value } hledaná
    [few] jsou mezi nimi { $value } hledané
   *[other] je mezi nimi { $value } hledaných
}
    .if = { $high ->
        [0] mezi nimi není žádná hledaná
       *[other] { $low ->
            [0] { $high ->
                [one] je mezi nimi nejvýše { $high } hledaná
                [few] jsou mezi nimi nejvýše { $high } hledané
               *[other] je mezi nimi nejvýše { $high } hledaných
            }
           *[other] { $open ->
                [up] { $value ->
                    [1] { starting-hand-fact-wanted }
                    [2] { starting-hand-fact-wanted }
                    [3] { starting-hand-fact-wanted }
                   *[range] { $low ->
                        [one] je mezi nimi alespoň { $low } hledaná
                        [few] jsou mezi nimi alespoň { $low } hledané
                       *[other] je mezi nimi alespoň { $low } hledaných
                    }
                }
               *[no] { starting-hand-fact-wanted }
            }
        }
    }{ joint }
    .label = { $value ->
        [0] žádná hledaná
        [one] z toho { $value } hledaná
        [few] z toho { $value } hledané
       *[other] z toho { $value } hledaných
    }
starting-hand-word-keep = nechat si karty
    .do = si nechte
    .otherwise = si je nechte
starting-hand-word-mulligan = vyměnit karty
    .do = vyměňte
    .otherwise = je vyměňte
starting-hand-word-wanted-card = hledaná karta
starting-hand-word-other-card = jiná karta
starting-hand-word-wanted = hledané karty v ruce
    .count = { $number ->
        [one] { $number } hledaná karta v ruce
        [few] { $number } hledané karty v ruce
        [many] { $number } hledané karty v ruce
       *[other] { $number } hledaných karet v ruce
    }
field-wanted = Hledané karty v balíčku
field-at_least = Kolik hledaných karet chcete mít v ruce
starting-hand-field-characters = Postavy ve střetnutí
field-slow = Nepřítel je Pomalý
starting-hand-about = Šance začít střetnutí s kartami, které hledáte, a kdy se vyplatí vyměnit karty za méně jiných.
