## board.py

lanterns = Lucerny
hooks = Háčky
points-for-each-lantern = Body za každou lucernu
opposite = Naproti
map-of-the-board = Mapa hracího plánu

## situations.py

crossing-by-night = Plavba přes řeku v noci
you-reach-the-far-shore = Doplujete na druhý břeh
    .wish = { $likely ->
        [impossible] doplout na druhý břeh nemůžete
       *[likely] doplujete na druhý břeh
    }
you-are-back-at-the-jetty = Jste zpátky u mola
    .wish = { $likely ->
        [impossible] vrátit se k molu nemůžete
       *[likely] vrátíte se k molu
    }
the-ferry-is-lost = Přívoz je ztracen
    .wish = { $likely ->
        [impossible] přijít o přívoz nemůžete
       *[likely] přijdete o přívoz
    }
reach-the-far-shore = Doplout na druhý břeh
    .headline = { $likely ->
        [certain] Určitě doplujete na druhý břeh.
        [impossible] Na druhý břeh doplout nemůžete.
       *[likely] Doplujete na druhý břeh s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
do-not-lose-the-ferry = Neztratit přívoz
    .headline = { $likely ->
        [certain] O přívoz určitě nepřijdete.
        [impossible] O přívoz určitě přijdete.
       *[likely] O přívoz přijdete s pravděpodobností { PERCENT($risk, maximumFractionDigits: 0) }.
    }
lanterns-value = { $value ->
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
go-on = plout dál
    .do = plujte dál
turn-back = vrátit se
    .do = vraťte se
    .otherwise = se vraťte
ferry-not-lost = přívoz neztracen
points = body
lanterns-left = zbylé lucerny
turns = tahy
what-you-want = Co chcete
the-chance-to-cross-the-river = Šance přeplout řeku dřív, než vítr sfoukne poslední lucernu.
