## survival_request.py

field-tells-of-count-days-and = “{ $field }” has numbers for { $count } days, but there { $days ->
    [one] is only { $days }
   *[other] are only { $days }
}.
ask-for-more-days-or-leave = Ask for more days, or leave out the numbers of the last ones.
day-day-is-none-of-the = There is no day { $day }: the forecast is for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
ask-for-more-days-or-take = Ask for more days, or take it out.
only-challenge-mode-turns-the-health = Only challenge mode turns the health marker upside down.
choose-challenge-mode-or-take-it = Choose challenge mode, or take it out.
in-a-game-for-one-player = “unused_characters” is given, but in a game for one player nobody takes the place of a dead character.
terror-is-terror-and-its-track = Terror is { $terror }, but its track ends at { $top }.
correct-one-of-them = Correct one of them.
energy-is-energy-and-health-lets = Energy is { $energy }, but health allows { $limit } at most.
correct-energy-or-health = Correct energy or health.
