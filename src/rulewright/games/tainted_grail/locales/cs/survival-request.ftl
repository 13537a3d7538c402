## survival_request.py

field-tells-of-count-days-and = „{ $field }“ uvádí { $count } dnů, ale zadáno jich je { $days }.
ask-for-more-days-or-leave = Zadejte více dnů, nebo vynechte čísla těch posledních.
day-day-is-none-of-the = Den { $day } není mezi zadanými dny; jejich počet: { $days }.
ask-for-more-days-or-take = Zadejte více dnů, nebo to vynechte.
only-challenge-mode-turns-the-health = Ukazatel zdraví se obrací jen v režimu výzvy.
choose-challenge-mode-or-take-it = Zvolte režim výzvy, nebo to vynechte.
in-a-game-for-one-player = Ve hře pro jednoho mrtvou postavu nikdo nenahradí.
terror-is-terror-and-its-track = Hrůza je { $terror }, ale její stupnice končí na { $top }.
correct-one-of-them = Opravte jedno z nich.
energy-is-energy-and-health-lets = Energie je { $energy }, ale zdraví dovoluje nejvýše { $limit }.
correct-energy-or-health = Opravte energii, nebo zdraví.
