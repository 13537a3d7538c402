## timed_score.py

score-at-a-time-limit = Pisteet aikarajan täyttyessä
you-score-points = Saat { $points } { $points ->
        [one] pisteen
       *[other] pistettä
    }.
you-win-with-points = Voitat: { $points } { $points ->
        [one] piste
       *[other] pistettä
    }, seuraavaksi parhaalla on { $best }.
you-share-the-highest-score = Jaat kärkisijan: { $points } { $points ->
        [one] piste
       *[other] pistettä
    }. Säännöt eivät ratkaise tasatilannetta.
you-do-not-win = Et voita: { $points } { $points ->
        [one] piste
       *[other] pistettä
    }, parhaalla on { $best }.
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
