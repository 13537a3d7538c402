## survival_request.py

field-tells-of-count-days-and = Kentässä ”{ $field }” on { $count ->
        [one] { $count } päivä
       *[other] { $count } päivää
    }, mutta päiviä on { $days }.
ask-for-more-days-or-leave = Anna enemmän päiviä tai jätä viimeisten luvut pois.
day-day-is-none-of-the = Päivä { $day } ei ole mukana; päiviä on annettu { $days }.
ask-for-more-days-or-take = Anna enemmän päiviä tai jätä tämä päivä pois.
only-challenge-mode-turns-the-health = Terveysmerkki käännetään vain haastemuodossa.
choose-challenge-mode-or-take-it = Valitse haastemuoto tai poista ”wings_lower”.
in-a-game-for-one-player = ”unused_characters” on annettu, mutta yksinpelissä kukaan ei tule kuolleen hahmon tilalle.
terror-is-terror-and-its-track = Kauhu on { $terror }, mutta sen mittari päättyy lukuun { $top }.
correct-one-of-them = Korjaa toinen niistä.
energy-is-energy-and-health-lets = Energia on { $energy }, mutta terveys sallii enintään { $limit }.
correct-energy-or-health = Korjaa energia tai terveys.
