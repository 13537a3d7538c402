## timed_score.py

# What possessions score.
scored-points = { $points ->
    [0] nezískáte za to nic
    [one] získáte za to { $points } bod
    [few] získáte za to { $points } body
   *[other] získáte za to { $points } bodů
}
had-none-at-the-start = { $start ->
    [0] neměli žádný
   *[other] měli { $start }
}
timed-score-title = Skóre po uplynutí času
you-score-points = { $points ->
    [0] Nemáte žádný bod.
    [one] Máte { $points } bod.
    [few] Máte { $points } body.
   *[other] Máte { $points } bodů.
}
# The headline. $points: the score, $best: that of the next best.
you-win-with-points = Vyhráváte, máte { $points } { points } a druhý nejlepší má { $best }.
you-share-the-highest-score = { $points ->
    [0] O první místo se dělíte, nikdo nemá žádný bod. Kdo při shodě vyhraje, pravidla neříkají.
    [one] O první místo se dělíte, máte { $points } bod. Kdo při shodě vyhraje, pravidla neříkají.
    [few] O první místo se dělíte, máte { $points } body. Kdo při shodě vyhraje, pravidla neříkají.
   *[other] O první místo se dělíte, máte { $points } bodů. Kdo při shodě vyhraje, pravidla neříkají.
}
# The headline. $points: the score, $best: the highest one.
you-do-not-win = { $points ->
    [0] Nevyhráváte, nemáte žádný bod a nejlepší soupeř jich má { $best }.
    [one] Nevyhráváte, máte { $points } bod a nejlepší soupeř jich má { $best }.
    [few] Nevyhráváte, máte { $points } body a nejlepší soupeř jich má { $best }.
   *[other] Nevyhráváte, máte { $points } bodů a nejlepší soupeř jich má { $best }.
}
strength-and-craft-counters-score = { $points ->
    [0] Nemáte žádné ukazatele síly ani vůle, proto za ně nezískáte nic.
   *[other] Za { $strength ->
        [0] { "" }
        [one] { $strength } ukazatel síly
        [few] { $strength } ukazatele síly
       *[other] { $strength } ukazatelů síly
    }{ $strength ->
        [0] { "" }
       *[other] { $craft ->
            [0] { "" }
           *[other] { " " }a{ " " }
        }
    }{ $craft ->
        [0] { "" }
        [one] { $craft } ukazatel vůle
        [few] { $craft } ukazatele vůle
       *[other] { $craft } ukazatelů vůle
    } získáte { $points } { points }.
}
all-possessions-score = { $held ->
    [0] Zlato ani karty nemáte
   *[other] Zlata a karet máte { $held }
} a na začátku jste { $start ->
    [0] neměli nic
   *[other] měli { $start }
}; { scored-points }.
kind-scores = { $which ->
    [gold] { $held ->
        [0] Nemáte žádný zlatý
        [one] Máte { $held } zlatý
        [few] Máte { $held } zlaté
       *[other] Máte { $held } zlatých
    } a na začátku jste { had-none-at-the-start }
    [spells] { $held ->
        [0] Nemáte žádné zaklínadlo
        [one] Máte { $held } zaklínadlo
        [few] Máte { $held } zaklínadla
       *[other] Máte { $held } zaklínadel
    } a na začátku jste { $start ->
        [0] neměli žádné
       *[other] měli { $start }
    }
    [followers] { $held ->
        [0] Nemáte žádného pomocníka
        [one] Máte { $held } pomocníka
        [few] Máte { $held } pomocníky
       *[other] Máte { $held } pomocníků
    } a na začátku jste { $start ->
        [0] neměli žádného
       *[other] měli { $start }
    }
    [magic_objects] { $held ->
        [0] Nemáte žádný kouzelný předmět
        [one] Máte { $held } kouzelný předmět
        [few] Máte { $held } kouzelné předměty
       *[other] Máte { $held } kouzelných předmětů
    } a na začátku jste { had-none-at-the-start }
   *[objects] { $held ->
        [0] Nemáte žádný předmět
        [one] Máte { $held } předmět
        [few] Máte { $held } předměty
       *[other] Máte { $held } předmětů
    } a na začátku jste { had-none-at-the-start }
}; { scored-points }.
