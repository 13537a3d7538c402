## timed_score.py

score-at-a-time-limit = Pisteet aikarajan täyttyessä
you-score-points = Saat { $points } { $points ->
        [one] pisteen
       *[other] pistettä
    }.
# The headline. $points: the score, $best: that of the next best.
you-win-with-points = { $points ->
    [one] Voitat { $points } pisteellä; seuraavaksi parhaalla on { $best }.
   *[other] Voitat { $points } pisteellä; seuraavaksi parhaalla on { $best }.
}
you-share-the-highest-score = { $points ->
    [one] Jaat kärkisijan { $points } pisteellä. Säännöt eivät ratkaise tasatilannetta.
   *[other] Jaat kärkisijan { $points } pisteellä. Säännöt eivät ratkaise tasatilannetta.
}
# The headline. $points: the score, $best: the highest one.
you-do-not-win = { $points ->
    [one] Et voita { $points } pisteellä; parhaalla on { $best }.
   *[other] Et voita { $points } pisteellä; parhaalla on { $best }.
}
strength-and-craft-counters-score = Voimamerkkejä { $strength }, Taitomerkkejä { $craft }: { $points } { $points ->
        [one] piste
       *[other] pistettä
    }
all-possessions-score = Kulta ja kortit: nyt { $held }, alussa { $start }: { $points } { $points ->
        [one] piste
       *[other] pistettä
    }
kind-scores = { $kind }: nyt { $held }, alussa { $start }: { $points } { $points ->
        [one] piste
       *[other] pistettä
    }
