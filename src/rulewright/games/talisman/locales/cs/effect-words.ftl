## effect_words.py

# The verb of a result that is wanted (`.wish`), said once by those whose `.verb` is the same: “získáte 1 zlatý nebo 1 život”.
# $repeats: yes where all of them are, after the first one, else no; $likely: as in `headline-of-results`.
gain = { $repeats ->
    [yes] {""}
   *[no] { $likely ->
        [impossible] získat{" "}
       *[likely] získáte{" "}
    }
}
lose = { $repeats ->
    [yes] {""}
   *[no] { $likely ->
        [impossible] ztratit{" "}
       *[likely] ztratíte{" "}
    }
}
quest = { $likely ->
    [impossible] dostat úkol{" "}
   *[likely] dostanete úkol{" "}
}
deliver = { $repeats ->
    [yes] {""}
   *[no] { quest }doručit{" "}
}
gain-1-strength = získáte 1 bod síly
    .wish = { gain }1 bod síly{ cannot }
    .verb = získáte
    .do = zvolte 1 bod síly
gain-1-craft = získáte 1 bod vůle
    .wish = { gain }1 bod vůle{ cannot }
    .verb = získáte
    .do = zvolte 1 bod vůle
gain-1-life = získáte 1 život
    .wish = { gain }1 život{ cannot }
    .verb = získáte
    .do = zvolte 1 život
gain-1-fate = získáte 1 žeton osudu
    .wish = { gain }1 žeton osudu{ cannot }
    .verb = získáte
    .do = zvolte 1 žeton osudu
gain-1-gold = získáte 1 zlatý
    .wish = { gain }1 zlatý{ cannot }
    .verb = získáte
    .do = zvolte 1 zlatý
gain-1-spell = získáte 1 zaklínadlo
    .wish = { gain }1 zaklínadlo{ cannot }
    .verb = získáte
    .do = zvolte 1 zaklínadlo
gain-1-talisman = získáte 1 talisman
    .wish = { gain }1 talisman{ cannot }
    .verb = získáte
    .do = zvolte 1 talisman
lose-1-strength = ztratíte 1 bod síly
    .wish = { lose }1 bod síly{ cannot }
    .verb = ztratíte
lose-1-craft = ztratíte 1 bod vůle
    .wish = { lose }1 bod vůle{ cannot }
    .verb = ztratíte
lose-1-life = ztratíte 1 život
    .wish = { lose }1 život{ cannot }
    .verb = ztratíte
lose-1-gold = ztratíte 1 zlatý
    .wish = { lose }1 zlatý{ cannot }
    .verb = ztratíte
lose-1-follower = ztratíte pomocníka
    .wish = { lose }pomocníka{ cannot }
    .verb = ztratíte
gain-amount-strength = získáte { $amount } { amount-points } síly
    .wish = { gain }{ $amount } { amount-points } síly{ cannot }
    .verb = získáte
gain-amount-craft = získáte { $amount } { amount-points } vůle
    .wish = { gain }{ $amount } { amount-points } vůle{ cannot }
    .verb = získáte
gain-amount-lives = získáte { $amount } { amount-lives }
    .wish = { gain }{ $amount } { amount-lives }{ cannot }
    .verb = získáte
gain-amount-fate = získáte { $amount } { amount-fate }
    .wish = { gain }{ $amount } { amount-fate }{ cannot }
    .verb = získáte
gain-amount-gold = získáte { $amount } { amount-gold-pieces }
    .wish = { gain }{ $amount } { amount-gold-pieces }{ cannot }
    .verb = získáte
gain-amount-spells = získáte { $amount } { amount-spells }
    .wish = { gain }{ $amount } { amount-spells }{ cannot }
    .verb = získáte
lose-amount-lives = ztratíte { $amount } { amount-lives }
    .wish = { lose }{ $amount } { amount-lives }{ cannot }
    .verb = ztratíte
lose-amount-gold = ztratíte { $amount } { amount-gold-pieces }
    .wish = { lose }{ $amount } { amount-gold-pieces }{ cannot }
    .verb = ztratíte
take-1-life-from-another-character = vzít jiné postavě 1 život
    .wish = { quest }vzít jiné postavě 1 život{ cannot }
kill-1-enemy = zabít 1 nepřítele
    .wish = { quest }zabít 1 nepřítele{ cannot }
deliver-1-follower = doručit (odložit) 1 pomocníka
    .wish = { deliver }1 pomocníka{ cannot }
    .verb = dostanete úkol doručit
deliver-1-magic-object = doručit (odložit) 1 kouzelný předmět
    .wish = { deliver }1 kouzelný předmět{ cannot }
    .verb = dostanete úkol doručit
deliver-amount-gold = doručit (odložit) { $amount } { amount-gold-pieces }
    .wish = { deliver }{ $amount } { amount-gold-pieces }{ cannot }
    .verb = dostanete úkol doručit
every-other-character-loses-amount-life = každá jiná postava ztratí { $amount } { amount-lives }
become-good = stanete se dobrou postavou
    .wish = { become } dobrou postavou{ cannot }
become-neutral = stanete se neutrální postavou
    .wish = { become } neutrální postavou{ cannot }
become-evil = stanete se zlou postavou
    .wish = { become } zlou postavou{ cannot }
move-to-any-other-space-of = přesunete se na kterékoli jiné pole vnějšího pásu
    .wish = { move } na kterékoli jiné pole vnějšího pásu{ cannot }
offer-in-place-of-the-next = místo příštího pohybu se smíte přesunout na kterékoli jiné pole vnějšího pásu
    .wish = { in-place-of-the-next-move } na kterékoli jiné pole vnějšího pásu{ cannot }
nothing-happens = nic se vám nestane
    .wish = { $likely ->
        [impossible] vyváznout bez následků
       *[likely] { $follows ->
            [word] se vám nic nestane
           *[none] nic se vám nestane
        }
    }{ cannot }
lose-1-turn = ztratíte 1 tah
    .wish = { lose }1 tah{ cannot }
    .verb = ztratíte
become-a-toad-for-3-turns = proměníte se na 3 tahy v ropuchu
    .wish = { $likely ->
        [impossible] proměnit se v ropuchu
       *[likely] { $follows ->
            [word] se na 3 tahy proměníte v ropuchu
           *[none] proměníte se na 3 tahy v ropuchu
        }
    }{ cannot }
battle-against-strength-value = svedete boj s příšerou o síle { $value }
    .wish = { $likely ->
        [impossible] bojovat s příšerou o síle { $value }
       *[likely] svedete boj s příšerou o síle { $value }
    }{ cannot }
psychic-combat-against-craft-value = svedete mentální souboj s příšerou o vůli { $value }
    .wish = { $likely ->
        [impossible] svést mentální souboj s příšerou o vůli { $value }
       *[likely] svedete mentální souboj s příšerou o vůli { $value }
    }{ cannot }
enslaved-stay-until-the-movement-roll = upadnete do otroctví a zůstanete v něm, dokud na pohyb nehodíte { LIST($faces, type: "or") }
    .wish = { $likely ->
        [impossible] upadnout do otroctví
       *[likely] upadnete do otroctví
    }{ cannot }
discard-objects-for-price-gold-each = za každý odložený předmět dostanete { $price } { price-gold }
    .wish = { $likely ->
        [impossible] prodat předměty{ cannot }
       *[likely] budete moci prodat předměty, každý za { $price } { price-gold }
    }
buy-purchase-cards = smíte koupit karty nákupu
    .wish = { $likely ->
        [impossible] koupit karty nákupu
       *[likely] budete moci koupit karty nákupu
    }{ cannot }
number-or-less = { $number } nebo méně
number-or-more = { $number } nebo více
card = karta
n-1-die = 1 kostka
count-dice = { $count } { $count ->
    [few] kostky
   *[other] kostek
}
dice-less-strength = { $dice } − síla
dice-less-craft = { $dice } − vůle
offer-in-place-of-the-next-move = místo příštího pohybu se smíte přesunout { FORM($title, case: "to") }
    .wish = { in-place-of-the-next-move } { FORM($title, case: "to") }{ cannot }
go-to-title = přesunete se { FORM($title, case: "to") }
    .wish = { move } { FORM($title, case: "to") }{ cannot }
heal-up-to-the-life-value = smíte se zdarma uzdravit až do hodnoty života
    .wish = { $likely ->
        [impossible] zdarma se
       *[likely] { be-able-se } zdarma
    } uzdravit až do hodnoty života{ cannot }
replenish-up-to-the-fate-value = smíte si zdarma doplnit žetony osudu do hodnoty osudu
    .wish = { $likely ->
        [impossible] zdarma si
       *[likely] { be-able-si } zdarma
    } doplnit žetony osudu{ cannot }
heal-up-to-the-life-value-price = smíte se uzdravit až do hodnoty života, každý život za { $price } { price-gold }
    .wish = { $likely ->
        [impossible] uzdravit se za zlato{ cannot }
       *[likely] { be-able-se } uzdravit, každý život za { $price } { price-gold }
    }
replenish-up-to-the-fate-value-price = smíte si doplnit žetony osudu do hodnoty osudu, každý za { $price } { price-gold }
    .wish = { $likely ->
        [impossible] doplnit si žetony osudu za zlato{ cannot }
       *[likely] { be-able-si } doplnit žetony osudu, každý za { $price } { price-gold }
    }
heal-up-to-count-lives-free = smíte si zdarma uzdravit nejvýše { $count } { count-lives }
    .wish = { $likely ->
        [impossible] zdarma si
       *[likely] { be-able-si } zdarma
    } uzdravit nejvýše { $count } { count-lives }{ cannot }
heal-up-to-count-lives-price = smíte si uzdravit nejvýše { $count } { count-lives }, každý za { $price } { price-gold }
    .wish = { $likely ->
        [impossible] uzdravit si životy za zlato{ cannot }
       *[likely] { be-able-si } uzdravit nejvýše { $count } { count-lives }, každý za { $price } { price-gold }
    }
