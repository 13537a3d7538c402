## combat.py

combat = boj
# A GOAL, as a label; its attribute `.headline` is the sentence that an answer begins with. $likely: certain, impossible
# or likely; $chance: the probability, written by PERCENT($chance, maximumFractionDigits: 0) as 58%, 0.4% or 99.97%.
win = Zvítězit
    .headline = { $likely ->
        [certain] V této aktivaci jistě zvítězíte.
        [impossible] V této aktivaci ještě zvítězit nemůžete.
       *[likely] V této aktivaci zvítězíte s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
stay-alive = Přežít
    .headline = { $likely ->
        [certain] Tuto aktivaci jistě přežijete.
        [impossible] Tuto aktivaci přežít nemůžete.
       *[likely] Tuto aktivaci přežijete s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
a-card-is-drawn-after-an = Po útoku Oportunisty se dobírá karta
furys-second-row-is = Řádek pro druhý útok Zuřivosti
keys-of-several-attributes-count-for = Klíče s více vlastnostmi se počítají do symbolu spojených klíčů
