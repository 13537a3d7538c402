## timed_score.py

timed-score-title = Score at a time limit
you-score-points = You score { $points } { points }.
# The headline. $points: the score, $best: that of the next best.
you-win-with-points = { $points ->
    [one] You win with { $points } point; the next best has { $best }.
   *[other] You win with { $points } points; the next best has { $best }.
}
you-share-the-highest-score = { $points ->
    [one] You share the highest score of { $points } point; the rulebooks have no tie-break.
   *[other] You share the highest score of { $points } points; the rulebooks have no tie-break.
}
# The headline. $points: the score, $best: the highest one.
you-do-not-win = With { $points } { points } you do not win; the highest score is { $best }.
strength-and-craft-counters-score = Counters: { $points } { points } ({ $strength } Strength, { $craft } Craft)
all-possessions-score = Gold and cards: { $points } { points } ({ $held } now, { $start } at the start)
# $kind: what is counted (Gold); $which: the same as a word to choose by (gold, spells, followers, objects, magic_objects);
# $held, $start: how many now and at the start; $points: what they score.
kind-scores = { $kind }: { $points } { points } ({ $held } now, { $start } at the start)
