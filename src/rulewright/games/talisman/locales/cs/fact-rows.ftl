## fact_rows.py

n-1-object = 1 předmět
n-1-gold = 1 zlatý
n-1-follower = 1 pomocník
lose-all-strength-counters = ztratíte všechny ukazatele síly
    .wish = { lose }všechny ukazatele síly{ cannot }
    .verb = ztratíte
lose-all-craft-counters = ztratíte všechny ukazatele vůle
    .wish = { lose }všechny ukazatele vůle{ cannot }
    .verb = ztratíte
lose-all-gold = ztratíte všechno zlato
    .wish = { lose }všechno zlato{ cannot }
    .verb = ztratíte
lose-all-spells = ztratíte všechna zaklínadla
    .wish = { lose }všechna zaklínadla{ cannot }
    .verb = ztratíte
amount-gold = { $amount } { amount-gold-pieces }
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
draw-spells-up-to-the-limit = doplníte si zaklínadla do limitu
    .wish = { si-before }{ $likely ->
        [impossible] doplnit
       *[likely] doplníte
    }{ si-after } zaklínadla do limitu{ cannot }
move-to-any-other-space-of-the = přesunete se na kterékoli jiné pole stejného pásu
    .wish = { move } na kterékoli jiné pole stejného pásu{ cannot }
attacked-by-title = zaútočí na vás { $title }
    .wish = { $likely ->
        [impossible] { $title } na vás zaútočit nemůže
       *[likely] { $follows ->
            [word] na vás zaútočí { $title }
           *[none] zaútočí na vás { $title }
        }
    }
