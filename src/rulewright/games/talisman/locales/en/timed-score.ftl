## timed_score.py

score-at-a-time-limit = Score at a time limit
you-score-points = You score { $points } { $points ->
        [one] point
       *[other] points
    }.
you-win-with-points = You win: { $points } { $points ->
        [one] point
       *[other] points
    }, the next best has { $best }.
you-share-the-highest-score = You share the highest score, { $points } { $points ->
        [one] point
       *[other] points
    }; the rulebooks break no tie.
you-do-not-win = You do not win: { $points } { $points ->
        [one] point
       *[other] points
    }, the best has { $best }.
strength-and-craft-counters-score = Strength counters { $strength }, Craft counters { $craft }: { $points } { $points ->
        [one] point
       *[other] points
    }
all-possessions-score = Gold and cards: now { $held }, at the start { $start }: { $points } { $points ->
        [one] point
       *[other] points
    }
kind-scores = { $kind }: now { $held }, at the start { $start }: { $points } { $points ->
        [one] point
       *[other] points
    }
