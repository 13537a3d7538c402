## slavery.py

a-slaves-release = Propuštění otroka
you-are-free = Budete propuštěni
    .wish = { $likely ->
        [impossible] být propuštěni
       *[likely] budete propuštěni
    }{ cannot }
not-free-yet = Zůstanete v otroctví
    .wish = { $likely ->
        [impossible] zůstat v otroctví
       *[likely] zůstanete v otroctví
    }{ cannot }
be-free-soon = Být brzy propuštěni
    .headline = { $rounds ->
        [0] { $likely ->
            [certain] Určitě budete propuštěni, průměrně za { $turns } { $turns ->
                [one] tah
                [few] tahy
                [many] tahu
               *[other] tahů
            } včetně tohoto.
            [impossible] Propuštěni být nemůžete.
           *[likely] Budete propuštěni s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
        }
       *[other] { $likely ->
            [certain] Určitě budete propuštěni během { $rounds } { $rounds ->
                [one] tahu
               *[other] tahů
            }.
            [almost] Téměř jistě budete propuštěni během { $rounds } { $rounds ->
                [one] tahu
               *[other] tahů
            }.
            [impossible] Během { $rounds } { $rounds ->
                [one] tahu
               *[other] tahů
            } propuštěni být nemůžete.
           *[likely] Budete propuštěni během { $rounds } { $rounds ->
                [one] tahu
               *[other] tahů
            } s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
        }
    }
