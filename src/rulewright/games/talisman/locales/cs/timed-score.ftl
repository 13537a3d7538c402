## timed_score.py

score-at-a-time-limit = Skóre po uplynutí času
you-score-points = { $points ->
    [0] Nemáte žádný bod.
    [one] Máte { $points } bod.
    [few] Máte { $points } body.
   *[other] Máte { $points } bodů.
}
# The headline. $points: the score, $best: that of the next best.
you-win-with-points = { $points ->
    [one] Vyhráváte, máte { $points } bod a druhý nejlepší má { $best }.
    [few] Vyhráváte, máte { $points } body a druhý nejlepší má { $best }.
   *[other] Vyhráváte, máte { $points } bodů a druhý nejlepší má { $best }.
}
you-share-the-highest-score = { $points ->
    [0] O vítězství se dělíte, nikdo nemá žádný bod. Kdo při shodě vyhraje, pravidla neříkají.
    [one] O vítězství se dělíte, máte { $points } bod. Kdo při shodě vyhraje, pravidla neříkají.
    [few] O vítězství se dělíte, máte { $points } body. Kdo při shodě vyhraje, pravidla neříkají.
   *[other] O vítězství se dělíte, máte { $points } bodů. Kdo při shodě vyhraje, pravidla neříkají.
}
# The headline. $points: the score, $best: the highest one.
you-do-not-win = { $points ->
    [0] Nevyhráváte, nemáte žádný bod a nejlepší jich má { $best }.
    [one] Nevyhráváte, máte { $points } bod a nejlepší jich má { $best }.
    [few] Nevyhráváte, máte { $points } body a nejlepší jich má { $best }.
   *[other] Nevyhráváte, máte { $points } bodů a nejlepší jich má { $best }.
}
strength-and-craft-counters-score = Za { $strength } { $strength ->
    [one] ukazatel
    [few] ukazatele
   *[other] ukazatelů
} síly a { $craft } { $craft ->
    [one] ukazatel
    [few] ukazatele
   *[other] ukazatelů
} vůle získáte { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
all-possessions-score = Zlata a karet máte { $held } a na začátku jste měli { $start }, proto získáte { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
kind-scores = { $which ->
    [gold] Zlata
    [spells] Zaklínadel
    [followers] Pomocníků
    [magic_objects] Kouzelných předmětů
   *[objects] Předmětů
} máte { $held } a na začátku jste měli { $start }, proto získáte { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
