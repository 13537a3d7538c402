## slavery.py

a-slaves-release = Propuštění otroka
you-are-free = Budete propuštěni
    .wish = { $likely ->
        [impossible] být propuštěni
       *[likely] budete propuštěni
    }{ cannot }
not-free-yet = Zůstanete v otroctví
    .wish = { stay } v otroctví{ cannot }
be-free-soon = Být brzy propuštěni
    .headline = { $rounds ->
        [0] { $likely ->
            [certain] Určitě budete propuštěni, { on-average }.
            [impossible] Propuštěni být nemůžete.
           *[likely] Budete propuštěni s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
        }
       *[other] { $likely ->
            [certain] Určitě budete propuštěni { within-turns }.
            [almost] Téměř jistě budete propuštěni { within-turns }.
            [impossible] { CAPITAL(within-turns) } propuštěni být nemůžete.
           *[likely] Budete propuštěni { within-turns } s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
        }
    }
