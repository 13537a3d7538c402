## timed_score.py

score-at-a-time-limit = Skóre po uplynutí času
you-score-points = Máte { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }.
you-win-with-points = Vyhráváte: { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }, druhý nejlepší má { $best }.
you-share-the-highest-score = O nejvyšší skóre se dělíte: { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }. Shodu pravidla nerozhodují.
you-do-not-win = Nevyhráváte: { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }, nejlepší má { $best }.
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
