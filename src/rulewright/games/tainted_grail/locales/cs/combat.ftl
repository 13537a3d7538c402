## combat.py

combat = boj
win = Zvítězit
stay-alive = Přežít
a-card-is-drawn-after-an = Po útoku Oportunisty se dobírá karta
furys-second-row-is = Řádek pro druhý útok Zuřivosti
keys-of-several-attributes-count-for = Klíče s více vlastnostmi se počítají do symbolu spojených klíčů
