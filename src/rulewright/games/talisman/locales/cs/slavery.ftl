## slavery.py

slave-release-title = Propuštění otroka
result-released = Budete propuštěni
    .wish = { $likely ->
        [impossible] být propuštěni
       *[likely] budete propuštěni
    }{ cannot }
slave-release-result-not-yet = Zůstanete v otroctví
    .wish = { stay } v otroctví{ cannot }
slave-release-goal-win = Být brzy propuštěni
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
