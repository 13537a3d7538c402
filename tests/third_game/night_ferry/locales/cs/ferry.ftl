## board.py

field-lanterns = Lucerny
hooks = Háčky
points-for-each-lantern = Body za každou lucernu
opposite = Naproti
map-of-the-board = Mapa hracího plánu

## situations.py

crossing-title = Plavba přes řeku v noci
result-across = Doplujete na druhý břeh
    .wish = { $likely ->
        [impossible] doplout na druhý břeh nemůžete
       *[likely] doplujete na druhý břeh
    }
result-back = Jste zpátky u mola
    .wish = { $likely ->
        [impossible] vrátit se k molu nemůžete
       *[likely] vrátíte se k molu
    }
result-lost = Přívoz je ztracen
    .wish = { $likely ->
        [impossible] přijít o přívoz nemůžete
       *[likely] přijdete o přívoz
    }
goal-across = Doplout na druhý břeh
    .headline = { $likely ->
        [certain] Určitě doplujete na druhý břeh.
        [impossible] Na druhý břeh doplout nemůžete.
       *[likely] Doplujete na druhý břeh s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
goal-not-lost = Neztratit přívoz
    .headline = { $likely ->
        [certain] O přívoz určitě nepřijdete.
        [impossible] O přívoz určitě přijdete.
       *[likely] O přívoz přijdete s pravděpodobností { PERCENT($risk, maximumFractionDigits: 0) }.
    }
fact-lanterns = { $value ->
    [one] máte { $value } lucernu
    [few] máte { $value } lucerny
   *[other] máte { $value } lucern
}
    .step = { $value ->
        [one] { $value } lucerna
        [few] { $value } lucerny
       *[other] { $value } lucern
    }
    .label = lucerny { $value }
word-go-on = plout dál
    .do = plujte dál
word-turn-back = vrátit se
    .do = vraťte se
    .otherwise = se vraťte
word-not-lost = přívoz neztracen
word-points = body
word-lanterns = zbylé lucerny
word-turns = tahy
field-goal = Co chcete
crossing-about = Šance přeplout řeku dřív, než vítr sfoukne poslední lucernu.
