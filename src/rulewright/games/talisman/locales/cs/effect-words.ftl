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
gain-amount-strength = získáte { $amount } { $amount ->
    [few] body
   *[other] bodů
} síly
    .wish = { gain }{ $amount } { $amount ->
        [few] body
       *[other] bodů
    } síly{ cannot }
    .verb = získáte
gain-amount-craft = získáte { $amount } { $amount ->
    [few] body
   *[other] bodů
} vůle
    .wish = { gain }{ $amount } { $amount ->
        [few] body
       *[other] bodů
    } vůle{ cannot }
    .verb = získáte
gain-amount-lives = získáte { $amount } { $amount ->
    [few] životy
   *[other] životů
}
    .wish = { gain }{ $amount } { $amount ->
        [few] životy
       *[other] životů
    }{ cannot }
    .verb = získáte
gain-amount-fate = získáte { $amount } { $amount ->
    [few] žetony osudu
   *[other] žetonů osudu
}
    .wish = { gain }{ $amount } { $amount ->
        [few] žetony osudu
       *[other] žetonů osudu
    }{ cannot }
    .verb = získáte
gain-amount-gold = získáte { $amount } { $amount ->
    [few] zlaté
   *[other] zlatých
}
    .wish = { gain }{ $amount } { $amount ->
        [few] zlaté
       *[other] zlatých
    }{ cannot }
    .verb = získáte
gain-amount-spells = získáte { $amount } { $amount ->
    [few] zaklínadla
   *[other] zaklínadel
}
    .wish = { gain }{ $amount } { $amount ->
        [few] zaklínadla
       *[other] zaklínadel
    }{ cannot }
    .verb = získáte
lose-amount-lives = ztratíte { $amount } { $amount ->
    [few] životy
   *[other] životů
}
    .wish = { lose }{ $amount } { $amount ->
        [few] životy
       *[other] životů
    }{ cannot }
    .verb = ztratíte
lose-amount-gold = ztratíte { $amount } { $amount ->
    [few] zlaté
   *[other] zlatých
}
    .wish = { lose }{ $amount } { $amount ->
        [few] zlaté
       *[other] zlatých
    }{ cannot }
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
deliver-amount-gold = doručit (odložit) { $amount } { $amount ->
    [few] zlaté
   *[other] zlatých
}
    .wish = { deliver }{ $amount } { $amount ->
        [few] zlaté
       *[other] zlatých
    }{ cannot }
    .verb = dostanete úkol doručit
every-other-character-loses-amount-life = každá jiná postava ztratí { $amount } { $amount ->
    [one] život
    [few] životy
   *[other] životů
}
become-good = stanete se dobrou postavou
    .wish = { $likely ->
        [impossible] stát se dobrou postavou
        [likely] { $follows ->
            [or] se stanete dobrou postavou
           *[none] stanete se dobrou postavou
        }
       *[certain] { $follows ->
            [comma] stanete se dobrou postavou
           *[none] se stanete dobrou postavou
        }
    }{ cannot }
become-neutral = stanete se neutrální postavou
    .wish = { $likely ->
        [impossible] stát se neutrální postavou
        [likely] { $follows ->
            [or] se stanete neutrální postavou
           *[none] stanete se neutrální postavou
        }
       *[certain] { $follows ->
            [comma] stanete se neutrální postavou
           *[none] se stanete neutrální postavou
        }
    }{ cannot }
become-evil = stanete se zlou postavou
    .wish = { $likely ->
        [impossible] stát se zlou postavou
        [likely] { $follows ->
            [or] se stanete zlou postavou
           *[none] stanete se zlou postavou
        }
       *[certain] { $follows ->
            [comma] stanete se zlou postavou
           *[none] se stanete zlou postavou
        }
    }{ cannot }
move-to-any-other-space-of = přesunete se na kterékoli jiné pole vnějšího pásu
    .wish = { $likely ->
        [impossible] přesunout se na kterékoli jiné pole vnějšího pásu
        [likely] { $follows ->
            [or] se přesunete na kterékoli jiné pole vnějšího pásu
           *[none] přesunete se na kterékoli jiné pole vnějšího pásu
        }
       *[certain] { $follows ->
            [comma] přesunete se na kterékoli jiné pole vnějšího pásu
           *[none] se přesunete na kterékoli jiné pole vnějšího pásu
        }
    }{ cannot }
offer-in-place-of-the-next = místo příštího pohybu se smíte přesunout na kterékoli jiné pole vnějšího pásu
    .wish = { $likely ->
        [impossible] přesunout se místo příštího pohybu na kterékoli jiné pole vnějšího pásu
        [likely] { $follows ->
            [or] se budete moci místo příštího pohybu přesunout na kterékoli jiné pole vnějšího pásu
           *[none] místo příštího pohybu se budete moci přesunout na kterékoli jiné pole vnějšího pásu
        }
       *[certain] { $follows ->
            [comma] místo příštího pohybu se budete moci přesunout na kterékoli jiné pole vnějšího pásu
           *[none] se budete moci místo příštího pohybu přesunout na kterékoli jiné pole vnějšího pásu
        }
    }{ cannot }
nothing-happens = nic se vám nestane
    .wish = { $likely ->
        [impossible] vyváznout bez následků
        [likely] { $follows ->
            [or] se vám nic nestane
           *[none] nic se vám nestane
        }
       *[certain] { $follows ->
            [comma] nic se vám nestane
           *[none] se vám nic nestane
        }
    }{ cannot }
lose-1-turn = ztratíte 1 tah
    .wish = { lose }1 tah{ cannot }
    .verb = ztratíte
become-a-toad-for-3-turns = proměníte se na 3 tahy v ropuchu
    .wish = { $likely ->
        [impossible] proměnit se v ropuchu
        [likely] { $follows ->
            [or] se na 3 tahy proměníte v ropuchu
           *[none] proměníte se na 3 tahy v ropuchu
        }
       *[certain] { $follows ->
            [comma] proměníte se na 3 tahy v ropuchu
           *[none] se na 3 tahy proměníte v ropuchu
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
discard-objects-for-price-gold-each = za každý odložený předmět dostanete { $price } { $price ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
}
    .wish = { $likely ->
        [impossible] prodat předměty{ cannot }
       *[likely] budete moci prodat předměty, každý za { $price } { $price ->
            [one] zlatý
            [few] zlaté
           *[other] zlatých
        }
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
offer-in-place-of-the-next-move = místo příštího pohybu se smíte přesunout na pole { $title }
    .wish = { $likely ->
        [impossible] přesunout se místo příštího pohybu na pole { $title }
        [likely] { $follows ->
            [or] se budete moci místo příštího pohybu přesunout na pole { $title }
           *[none] místo příštího pohybu se budete moci přesunout na pole { $title }
        }
       *[certain] { $follows ->
            [comma] místo příštího pohybu se budete moci přesunout na pole { $title }
           *[none] se budete moci místo příštího pohybu přesunout na pole { $title }
        }
    }{ cannot }
go-to-title = přesunete se na pole { $title }
    .wish = { $likely ->
        [impossible] přesunout se na pole { $title }
        [likely] { $follows ->
            [or] se přesunete na pole { $title }
           *[none] přesunete se na pole { $title }
        }
       *[certain] { $follows ->
            [comma] přesunete se na pole { $title }
           *[none] se přesunete na pole { $title }
        }
    }{ cannot }
heal-up-to-the-life-value = smíte se zdarma uzdravit až do hodnoty života
    .wish = { $likely ->
        [impossible] zdarma se uzdravit až do hodnoty života
        [likely] { $follows ->
            [or] se budete moci zdarma uzdravit až do hodnoty života
           *[none] budete se moci zdarma uzdravit až do hodnoty života
        }
       *[certain] { $follows ->
            [comma] budete se moci zdarma uzdravit až do hodnoty života
           *[none] se budete moci zdarma uzdravit až do hodnoty života
        }
    }{ cannot }
replenish-up-to-the-fate-value = smíte si zdarma doplnit žetony osudu do hodnoty osudu
    .wish = { $likely ->
        [impossible] zdarma si doplnit žetony osudu
        [likely] { $follows ->
            [or] si budete moci zdarma doplnit žetony osudu
           *[none] budete si moci zdarma doplnit žetony osudu
        }
       *[certain] { $follows ->
            [comma] budete si moci zdarma doplnit žetony osudu
           *[none] si budete moci zdarma doplnit žetony osudu
        }
    }{ cannot }
heal-up-to-the-life-value-price = smíte se uzdravit až do hodnoty života, každý život za { $price } { $price ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
}
    .wish = { $likely ->
        [impossible] uzdravit se za zlato{ cannot }
        [likely] { $follows ->
            [or] se budete moci uzdravit
           *[none] budete se moci uzdravit
        }, každý život za { $price } { $price ->
            [one] zlatý
            [few] zlaté
           *[other] zlatých
        }
       *[certain] { $follows ->
            [comma] budete se moci uzdravit
           *[none] se budete moci uzdravit
        }, každý život za { $price } { $price ->
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
        [impossible] doplnit si žetony osudu za zlato{ cannot }
        [likely] { $follows ->
            [or] si budete moci doplnit žetony osudu
           *[none] budete si moci doplnit žetony osudu
        }, každý za { $price } { $price ->
            [one] zlatý
            [few] zlaté
           *[other] zlatých
        }
       *[certain] { $follows ->
            [comma] budete si moci doplnit žetony osudu
           *[none] si budete moci doplnit žetony osudu
        }, každý za { $price } { $price ->
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
        [impossible] zdarma si uzdravit
        [likely] { $follows ->
            [or] si budete moci zdarma uzdravit
           *[none] budete si moci zdarma uzdravit
        }
       *[certain] { $follows ->
            [comma] budete si moci zdarma uzdravit
           *[none] si budete moci zdarma uzdravit
        }
    } nejvýše { $count } { $count ->
        [one] život
        [few] životy
       *[other] životů
    }{ cannot }
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
        [impossible] uzdravit si životy za zlato{ cannot }
        [likely] { $follows ->
            [or] si budete moci uzdravit
           *[none] budete si moci uzdravit
        } nejvýše { $count } { $count ->
            [one] život
            [few] životy
           *[other] životů
        }, každý za { $price } { $price ->
            [one] zlatý
            [few] zlaté
           *[other] zlatých
        }
       *[certain] { $follows ->
            [comma] budete si moci uzdravit
           *[none] si budete moci uzdravit
        } nejvýše { $count } { $count ->
            [one] život
            [few] životy
           *[other] životů
        }, každý za { $price } { $price ->
            [one] zlatý
            [few] zlaté
           *[other] zlatých
        }
    }
