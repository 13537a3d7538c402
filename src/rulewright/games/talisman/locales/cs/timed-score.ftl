## timed_score.py

score-at-a-time-limit = Skóre po uplynutí času
you-score-points = Máte { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }.
# The headline. $points: the score, $best: that of the next best.
you-win-with-points = { $points ->
    [one] Vítězíte s { $points } bodem; druhý nejlepší má { $best }.
   *[other] Vítězíte s { $points } body; druhý nejlepší má { $best }.
}
you-share-the-highest-score = { $points ->
    [one] O nejvyšší počet bodů, { $points } bod, se dělíte; pravidla shodu neřeší.
    [few] O nejvyšší počet bodů, { $points } body, se dělíte; pravidla shodu neřeší.
   *[other] O nejvyšší počet bodů, { $points } bodů, se dělíte; pravidla shodu neřeší.
}
# The headline. $points: the score, $best: the highest one.
you-do-not-win = { $points ->
    [one] S { $points } bodem nevyhráváte; nejlepší má { $best }.
   *[other] S { $points } body nevyhráváte; nejlepší má { $best }.
}
strength-and-craft-counters-score = Ukazatele síly { $strength }, ukazatele vůle { $craft }: { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }
all-possessions-score = Zlato a karty: nyní { $held }, na začátku { $start }: { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }
kind-scores = { $kind }: nyní { $held }, na začátku { $start }: { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }
