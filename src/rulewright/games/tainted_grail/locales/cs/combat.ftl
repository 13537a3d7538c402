## combat.py

combat-title = boj
# A GOAL, as a label; its attribute `.headline` is the sentence that an answer begins with. $likely: certain, impossible
# or likely; $chance: the probability, written by PERCENT($chance, maximumFractionDigits: 0) as 58%, 0.4% or 99.97%.
combat-goal-win = Zvítězit
    .headline = { $likely ->
        [certain] V této aktivaci nepřítele určitě porazíte.
        [almost] V této aktivaci nepřítele téměř jistě porazíte.
        [impossible] V této aktivaci nepřítele porazit nemůžete.
       *[likely] V této aktivaci nepřítele porazíte s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
combat-goal-survive = Přežít
    .headline = { $likely ->
        [certain] Tuto aktivaci určitě přežijete.
        [almost] Tuto aktivaci téměř jistě přežijete.
        [impossible] V této aktivaci určitě začnete umírat.
       *[likely] V této aktivaci začnete umírat s pravděpodobností { PERCENT($risk, maximumFractionDigits: 0) }.
    }
variant-opportunist-draw = Po útoku Oportunisty se dobere karta
    .if = { $which ->
        [no] Pokud se po útoku Oportunisty karta nedobírá
       *[yes] Pokud se po útoku Oportunisty dobere karta
    }
variant-fury-row = Řádek pro druhý útok Zuřivosti
    .if = { $which ->
        [same] Pokud druhý útok Zuřivosti použije stejný řádek
       *[again] Pokud se pro druhý útok Zuřivosti řádek vyhledá znovu
    }
variant-joined-keys-of-several = Klíče s více vlastnostmi se počítají do symbolu spojených klíčů
    .if = { $which ->
        [no] Pokud se klíče s více vlastnostmi do symbolu spojených klíčů nepočítají
       *[yes] Pokud se klíče s více vlastnostmi počítají do symbolu spojených klíčů
    }
