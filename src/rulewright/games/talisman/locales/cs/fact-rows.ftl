## fact_rows.py

n-1-object = 1 předmět
n-1-gold = 1 zlatý
n-1-follower = 1 pomocník
lose-all-strength-counters = ztratí všechny ukazatele síly
lose-all-craft-counters = ztratí všechny ukazatele vůle
lose-all-gold = ztratí všechno zlato
lose-all-spells = ztratí všechna zaklínadla
amount-gold = { $amount } { $amount ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
}
yes = ano
no = ne
need-not-roll-the-die = zde nemusí házet kostkou
may-evade-here = zde se může vyhnout
loses-no-life-here = zde neztrácí život
dice-at-the-portal-of-power = kostky u Brány osudu při použití vůle
dice-in-the-mines = kostky v Dolech
spaces-moved-in-a-turn = pohyb v polích za tah
may-destroy-without-an-attack = může zničit bez útoku
draws-a-spell-after-casting-the = po seslání posledního zaklínadla získává další
may-replace-1-adventure-card-drawn = může vyměnit 1 otočenou kartu setkání; s novou se musí setkat
draw-spells-up-to-the-limit = doplní si zaklínadla do limitu
move-to-any-other-space-of-the = přesun na kterékoli jiné pole stejného pásu
attacked-by-title = útočí: { $title }
