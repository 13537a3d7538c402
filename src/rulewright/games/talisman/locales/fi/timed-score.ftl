## timed_score.py

timed-score-title = Pisteet ajan päättyessä
you-score-points = { $points ->
    [0] Et saa yhtään pistettä.
    [one] Saat { $points } pisteen.
   *[other] Saat { $points } pistettä.
}
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
    [one] Et voita, sillä sinulla on { $points } piste ja parhaalla { $best }.
   *[other] Et voita, sillä sinulla on { $points } pistettä ja parhaalla { $best }.
}
strength-and-craft-counters-score = Voimamerkkejä on { $strength } ja Taitomerkkejä { $craft }, joten { scored-points }
all-possessions-score = Kullasta ja korteista, joita on nyt { $held } ja oli alussa { $start }, { scored-points }
kind-scores = { $which ->
    [gold] Kultaa
    [spells] Taikoja
    [followers] Seuralaisia
    [magic_objects] Taikaesineitä
   *[objects] Esineitä
} on nyt { $held } ja oli alussa { $start }, joten { scored-points }
