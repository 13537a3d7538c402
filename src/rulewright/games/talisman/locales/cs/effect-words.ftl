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
    .wish = { gain }1 bod síly
    .verb = získáte
    .do = zvolte 1 bod síly
gain-1-craft = získáte 1 bod vůle
    .wish = { gain }1 bod vůle
    .verb = získáte
    .do = zvolte 1 bod vůle
gain-1-life = získáte 1 život
    .wish = { gain }1 život
    .verb = získáte
    .do = zvolte 1 život
gain-1-fate = získáte 1 žeton osudu
    .wish = { gain }1 žeton osudu
    .verb = získáte
    .do = zvolte 1 žeton osudu
gain-1-gold = získáte 1 zlatý
    .wish = { gain }1 zlatý
    .verb = získáte
    .do = zvolte 1 zlatý
gain-1-spell = získáte 1 zaklínadlo
    .wish = { gain }1 zaklínadlo
    .verb = získáte
    .do = zvolte 1 zaklínadlo
gain-1-talisman = získáte 1 talisman
    .wish = { gain }1 talisman
    .verb = získáte
    .do = zvolte 1 talisman
lose-1-strength = ztratíte 1 bod síly
    .wish = { lose }1 bod síly
    .verb = ztratíte
lose-1-craft = ztratíte 1 bod vůle
    .wish = { lose }1 bod vůle
    .verb = ztratíte
lose-1-life = ztratíte 1 život
    .wish = { lose }1 život
    .verb = ztratíte
lose-1-gold = ztratíte 1 zlatý
    .wish = { lose }1 zlatý
    .verb = ztratíte
lose-1-follower = ztratíte 1 pomocníka
    .wish = { lose }1 pomocníka
    .verb = ztratíte
gain-amount-strength = získáte { $amount } { $amount ->
    [few] body
   *[other] bodů
} síly
    .wish = { gain }{ $amount } { $amount ->
        [few] body
       *[other] bodů
    } síly
    .verb = získáte
gain-amount-craft = získáte { $amount } { $amount ->
    [few] body
   *[other] bodů
} vůle
    .wish = { gain }{ $amount } { $amount ->
        [few] body
       *[other] bodů
    } vůle
    .verb = získáte
gain-amount-lives = získáte { $amount } { $amount ->
    [few] životy
   *[other] životů
}
    .wish = { gain }{ $amount } { $amount ->
        [few] životy
       *[other] životů
    }
    .verb = získáte
gain-amount-fate = získáte { $amount } { $amount ->
    [few] žetony osudu
   *[other] žetonů osudu
}
    .wish = { gain }{ $amount } { $amount ->
        [few] žetony osudu
       *[other] žetonů osudu
    }
    .verb = získáte
gain-amount-gold = získáte { $amount } { $amount ->
    [few] zlaté
   *[other] zlatých
}
    .wish = { gain }{ $amount } { $amount ->
        [few] zlaté
       *[other] zlatých
    }
    .verb = získáte
gain-amount-spells = získáte { $amount } { $amount ->
    [few] zaklínadla
   *[other] zaklínadel
}
    .wish = { gain }{ $amount } { $amount ->
        [few] zaklínadla
       *[other] zaklínadel
    }
    .verb = získáte
lose-amount-lives = ztratíte { $amount } { $amount ->
    [few] životy
   *[other] životů
}
    .wish = { lose }{ $amount } { $amount ->
        [few] životy
       *[other] životů
    }
    .verb = ztratíte
lose-amount-gold = ztratíte { $amount } { $amount ->
    [few] zlaté
   *[other] zlatých
}
    .wish = { lose }{ $amount } { $amount ->
        [few] zlaté
       *[other] zlatých
    }
    .verb = ztratíte
take-1-life-from-another-character = vzít jiné postavě 1 život
    .wish = { quest }vzít jiné postavě 1 život
kill-1-enemy = zabít 1 nepřítele
    .wish = { quest }zabít 1 nepřítele
deliver-1-follower = doručit (odložit) 1 pomocníka
    .wish = { deliver }1 pomocníka
    .verb = dostanete úkol doručit
deliver-1-magic-object = doručit (odložit) 1 kouzelný předmět
    .wish = { deliver }1 kouzelný předmět
    .verb = dostanete úkol doručit
deliver-amount-gold = doručit (odložit) { $amount } { $amount ->
    [few] zlaté
   *[other] zlatých
}
    .wish = { deliver }{ $amount } { $amount ->
        [few] zlaté
       *[other] zlatých
    }
    .verb = dostanete úkol doručit
every-other-character-loses-amount-life = každá jiná postava ztratí { $amount } { $amount ->
    [one] život
    [few] životy
   *[other] životů
}
become-good = stanete se dobrou postavou
    .wish = { $likely ->
        [certain] se stanete dobrou postavou
        [impossible] stát se dobrou postavou
       *[likely] stanete se dobrou postavou
    }
become-neutral = stanete se neutrální postavou
    .wish = { $likely ->
        [certain] se stanete neutrální postavou
        [impossible] stát se neutrální postavou
       *[likely] stanete se neutrální postavou
    }
become-evil = stanete se zlou postavou
    .wish = { $likely ->
        [certain] se stanete zlou postavou
        [impossible] stát se zlou postavou
       *[likely] stanete se zlou postavou
    }
move-to-any-other-space-of = přesunete se na kterékoli jiné pole vnějšího pásu
    .wish = { $likely ->
        [certain] se přesunete na kterékoli jiné pole vnějšího pásu
        [impossible] přesunout se na kterékoli jiné pole vnějšího pásu
       *[likely] přesunete se na kterékoli jiné pole vnějšího pásu
    }
offer-in-place-of-the-next = místo příštího pohybu se smíte přesunout na kterékoli jiné pole vnějšího pásu
nothing-happens = nic se nestane
    .wish = { $likely ->
        [certain] se vám nic nestane
        [impossible] vyváznout bez následků
       *[likely] nic se vám nestane
    }
lose-1-turn = ztratíte 1 tah
    .wish = { lose }1 tah
    .verb = ztratíte
become-a-toad-for-3-turns = proměníte se na 3 tahy v ropuchu
    .wish = { $likely ->
        [certain] se na 3 tahy proměníte v ropuchu
        [impossible] proměnit se v ropuchu
       *[likely] proměníte se na 3 tahy v ropuchu
    }
battle-against-strength-value = boj proti síle { $value }
    .wish = { $likely ->
        [impossible] bojovat proti síle { $value }
       *[likely] svedete boj proti síle { $value }
    }
psychic-combat-against-craft-value = mentální souboj proti vůli { $value }
    .wish = { $likely ->
        [impossible] svést mentální souboj proti vůli { $value }
       *[likely] svedete mentální souboj proti vůli { $value }
    }
enslaved-stay-until-the-movement-roll = otroctví: zůstáváte, dokud na pohyb nehodíte jedno z čísel { $faces }
    .wish = { $likely ->
        [impossible] upadnout do otroctví
       *[likely] upadnete do otroctví
    }
discard-objects-for-price-gold-each = za každý odložený předmět dostanete { $price } { $price ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
}
    .wish = { $likely ->
        [impossible] prodat předměty
       *[likely] smíte prodat předměty, každý za { $price } { $price ->
            [one] zlatý
            [few] zlaté
           *[other] zlatých
        }
    }
buy-purchase-cards = smíte koupit karty nákupu
    .wish = { $likely ->
        [impossible] koupit karty nákupu
       *[likely] smíte koupit karty nákupu
    }
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
offer-in-place-of-the-next-move = místo příštího pohybu se smíte přesunout sem: { $title }
go-to-title = přesun: { $title }
    .wish = { $likely ->
        [certain] se přesunete sem: { $title }
        [impossible] přesunout se sem: { $title }
       *[likely] přesunete se sem: { $title }
    }
heal-up-to-the-life-value = smíte se zdarma uzdravit až do hodnoty života
    .wish = { $likely ->
        [certain] se smíte zdarma uzdravit až do hodnoty života
        [impossible] zdarma se uzdravit až do hodnoty života
       *[likely] smíte se zdarma uzdravit až do hodnoty života
    }
replenish-up-to-the-fate-value = smíte si zdarma doplnit žetony osudu do hodnoty osudu
    .wish = { $likely ->
        [certain] si smíte zdarma doplnit žetony osudu
        [impossible] zdarma si doplnit žetony osudu
       *[likely] smíte si zdarma doplnit žetony osudu
    }
heal-up-to-the-life-value-price = smíte se uzdravit až do hodnoty života, každý život za { $price } { $price ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
}
    .wish = { $likely ->
        [certain] se smíte uzdravit, každý život za { $price } { $price ->
            [one] zlatý
            [few] zlaté
           *[other] zlatých
        }
        [impossible] uzdravit se za zlato
       *[likely] smíte se uzdravit, každý život za { $price } { $price ->
            [one] zlatý
            [few] zlaté
           *[other] zlatých
        }
    }
replenish-up-to-the-fate-value-price = smíte si doplnit žetony osudu do hodnoty osudu, každý za { $price } { $price ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
}
    .wish = { $likely ->
        [certain] si smíte doplnit žetony osudu, každý za { $price } { $price ->
            [one] zlatý
            [few] zlaté
           *[other] zlatých
        }
        [impossible] doplnit si žetony osudu za zlato
       *[likely] smíte si doplnit žetony osudu, každý za { $price } { $price ->
            [one] zlatý
            [few] zlaté
           *[other] zlatých
        }
    }
heal-up-to-count-lives-free = { $count ->
    [one] smíte si zdarma uzdravit nejvýše { $count } život
    [few] smíte si zdarma uzdravit nejvýše { $count } životy
   *[other] smíte si zdarma uzdravit nejvýše { $count } životů
}
    .wish = { $likely ->
        [certain] si smíte zdarma uzdravit
        [impossible] zdarma si uzdravit
       *[likely] smíte si zdarma uzdravit
    } nejvýše { $count } { $count ->
        [one] život
        [few] životy
       *[other] životů
    }
heal-up-to-count-lives-price = smíte si uzdravit nejvýše { $count } { $count ->
    [one] život
    [few] životy
   *[other] životů
}, každý za { $price } { $price ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
}
    .wish = { $likely ->
        [certain] si smíte uzdravit
        [impossible] uzdravit si
       *[likely] smíte si uzdravit
    } nejvýše { $count } { $count ->
        [one] život
        [few] životy
       *[other] životů
    }, každý za { $price } { $price ->
        [one] zlatý
        [few] zlaté
       *[other] zlatých
    }
