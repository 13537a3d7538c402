## survival_request.py

field-tells-of-count-days-and = { $count ->
    [one] Pole „{ $field }“ uvádí { $count } den
    [few] Pole „{ $field }“ uvádí { $count } dny
   *[other] Pole „{ $field }“ uvádí { $count } dní
}, ale { $days ->
    [0] zadán není žádný.
    [one] zadán je { $days }.
    [few] zadány jsou { $days }.
   *[other] zadáno je jich { $days }.
}
ask-for-more-days-or-leave = Zadejte více dní, nebo vynechte poslední čísla.
day-day-is-none-of-the = { $days ->
    [one] { $day }. den mezi zadanými není, zadán je jen { $days }.
    [few] { $day }. den mezi zadanými není, zadány jsou jen { $days }.
   *[other] { $day }. den mezi zadanými není, zadáno je jich jen { $days }.
}
ask-for-more-days-or-take = Zadejte více dní, nebo tento den odstraňte.
only-challenge-mode-turns-the-health = Ukazatel zdraví se obrací jen v režimu výzvy.
choose-challenge-mode-or-take-it = Zvolte režim výzvy, nebo toto pole odstraňte.
in-a-game-for-one-player = Ve hře pro jednoho mrtvou postavu nikdo nenahradí.
terror-is-terror-and-its-track = Hrůza je { $terror }, ale její stupnice končí na { $top }.
correct-one-of-them = Opravte jedno z nich.
energy-is-energy-and-health-lets = Energie je { $energy }, ale zdraví dovoluje nejvýše { $limit }.
correct-energy-or-health = Opravte energii, nebo zdraví.
