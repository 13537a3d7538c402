## wording.py

# What is counted, after its number: $value, $amount, $number and others.
value-lives = { $value ->
    [one] kuntopiste
   *[other] kuntopistettä
}
value-turns = { $value ->
    [one] pelivuoro
   *[other] pelivuoroa
}
value-fate = { $value ->
    [one] kohtalomerkki
   *[other] kohtalomerkkiä
}
value-points = { $value ->
    [one] piste
   *[other] pistettä
}
value-points-object = { $value ->
    [one] pisteen
   *[other] pistettä
}
value-spells = { $value ->
    [one] Taika
   *[other] Taikaa
}
amount-points-object = { $amount ->
    [one] pisteen
   *[other] pistettä
}
amount-lives-object = { $amount ->
    [one] kuntopisteen
   *[other] kuntopistettä
}
count-lives-object = { $count ->
    [one] kuntopisteen
   *[other] kuntopistettä
}
price-gold = { $price ->
    [one] kultakolikko
   *[other] kultakolikkoa
}
number-lives = { $number ->
    [one] kuntopiste
   *[other] kuntopistettä
}
games = { $games ->
    [one] peli
   *[other] peliä
}
hours-object = { $hours ->
    [one] tunnin
   *[other] tuntia
}
so-many-characters = { $open ->
    [up] { $low ->
        [one] pelihahmo
       *[other] pelihahmoa
    }
   *[no] { $value ->
        [one] pelihahmo
       *[other] pelihahmoa
    }
}
from-roll = { $value ->
    [1] aina
    [6] heitolla 6
   *[other] heitolla { $value }–6
}
of-ability = { $ability ->
    [strength] Voimaa
   *[craft] Taitoa
}
attacker-or-defender = { $which ->
    [attacker] hyökkääjä
   *[defender] puolustaja
}
scored-points = { $points ->
    [0] et saa pisteitä.
    [one] saat { $points } pisteen.
   *[other] saat { $points } pistettä.
}
# How likely what is wanted is, at the end of a headline, and “pääset” or “et voi päästä” at its beginning.
so-surely = { $likely ->
    [certain] { " " }varmasti
    [almost] { " " }lähes varmasti
    [impossible] { "" }
   *[likely] { " " }{ PERCENT($chance, maximumFractionDigits: 0) }:n todennäköisyydellä
}
you-get = { $likely ->
    [impossible] Et voi päästä
   *[likely] Pääset
}
# Within how many turns or attempts that has to be, and how long it takes.
within-turns = { $rounds ->
    [0] { "" }
    [1] { " " }tällä pelivuorolla
   *[other] { " " }{ $rounds } pelivuorossa
}
within-turns-not = { $rounds ->
    [0] { "" }
    [1] { " " }vielä tällä pelivuorolla
   *[other] { " " }{ $rounds } pelivuorossa
}
within-attempts = { $rounds ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }{ $rounds } yrityksellä
}
on-average = { $likely ->
    [certain] { $rounds ->
        [0] , keskimäärin { NUMBER($turns, maximumFractionDigits: 1) } pelivuorossa
       *[other] { "" }
    }
   *[likely] { "" }
}
# After a condition in advice: “tai jos” before an alternative. $position: before, or, else nothing.
joint = { $position ->
    [or] { " " }tai jos
   *[last] { "" }
}
# Before a condition: “ja” where another one of its clause is before it. What denies something begins with “eikä” or
# “etkä” instead. $begins: `no` where another one is before it, else `yes`.
and = { $begins ->
    [no] ja{ " " }
   *[yes] { "" }
}
you-do-not = { $begins ->
    [no] etkä
   *[yes] et
}
# A number or a range; one that reaches the greatest or the least number there can be is told by its other end alone. $open:
# `up` where there are no greater numbers, `down` where there are no lesser ones, else `no`.
bounded = { $open ->
    [up] { at-least }{ $low }
    [down] { at-most }{ $high }
   *[no] { $value }
}
# Before the end of a range.
at-least = vähintään{ " " }
at-most = enintään{ " " }
# What is counted, after a number or a range.
so-many-lives = { $open ->
    [up] { $low ->
        [one] kuntopiste
       *[other] kuntopistettä
    }
   *[no] { $value ->
        [one] kuntopiste
       *[other] kuntopistettä
    }
}
so-much-fate = { $open ->
    [up] { $low ->
        [one] kohtalomerkki
       *[other] kohtalomerkkiä
    }
   *[no] { value-fate }
}
so-many-followers = { $open ->
    [up] { $low ->
        [one] Seuralainen
       *[other] Seuralaista
    }
   *[no] { $value ->
        [one] Seuralainen
       *[other] Seuralaista
    }
}
# “sinulla on”, with “ja” before it; where your lives have just been told, “ja” is enough.
and-you-have = { $after ->
    [life] { and }
   *[other] { and }sinulla on{ " " }
}
and-you-have-no = { $after ->
    [life] eikä
   *[other] { $begins ->
        [no] eikä sinulla ole
       *[yes] sinulla ei ole
    }
}
# By how much, before “voitolla” (above 0) and “häviöllä” (below 0).
by-above = { $open ->
    [up] { $low ->
        [1] { "" }
       *[other] { at-least }{ $low } pistettä{ " " }
    }
   *[no] { $amount } { amount-points-object }{ " " }
}
by-below = { $open ->
    [down] { $high ->
        [-1] { "" }
       *[other] { at-least }{ $high_amount } pistettä{ " " }
    }
   *[no] { $amount } { amount-points-object }{ " " }
}
by-up-to = { $amount } { amount-points-object }
# By more than so much: a range that begins below 0 and ends above it.
by-over-below = yli { $low_amount } { $low ->
    [-1] pisteen
   *[other] pistettä
}
by-over-above = yli { $high } { $high ->
    [one] pisteen
   *[other] pistettä
}
# Whose dice a duel's condition is about. $place: hero on your own turn, other on the other player's, none where the advice
# speaks to no side.
attackers-die = { $place ->
    [hero] noppasi
    [other] hänen noppansa
   *[none] hyökkääjän noppa
}
defenders-die = { $place ->
    [hero] { $choice ->
        [fate-on-defenders-roll] hänen noppansa
       *[other] toisen pelaajan noppa
    }
    [other] noppasi
   *[none] puolustajan noppa
}
# The other player, as who has something. The sentence has named the other player where it speaks of that player's turn or
# decision.
others-have = { $place ->
    [hero] { $choice ->
        [evade] hänellä
        [fate-on-defenders-roll] hänellä
        [fate-on-others-armour] hänellä
       *[other] toisella pelaajalla
    }
    [other] hänellä
   *[none] toisella pelaajalla
}
# Which of two dice it is, in a condition: the word for the higher or the lower one comes before the die or after its owner.
higher-die = { $choice ->
    [fate-on-attack-roll] suurempi silmälukusi
    [fate-on-death] suurempi silmälukusi
    [fate-on-werewolf] suurempi silmäluku
    [fate-on-portal] suurempi silmäluku
    [fate-on-space] suurempi silmäluku
    [fate-on-attackers-roll] { $place ->
        [hero] suurempi silmälukusi
        [other] hänen suurempi silmälukunsa
       *[none] hyökkääjän suurempi silmäluku
    }
    [fate-on-defenders-roll] { $place ->
        [hero] hänen suurempi silmälukunsa
        [other] suurempi silmälukusi
       *[none] puolustajan suurempi silmäluku
    }
   *[other] suurin silmäluku
}
lower-die = { $choice ->
    [fate-on-attack-roll] pienempi silmälukusi
    [fate-on-death] pienempi silmälukusi
    [fate-on-werewolf] pienempi silmäluku
    [fate-on-portal] pienempi silmäluku
    [fate-on-space] pienempi silmäluku
    [fate-on-attackers-roll] { $place ->
        [hero] pienempi silmälukusi
        [other] hänen pienempi silmälukunsa
       *[none] hyökkääjän pienempi silmäluku
    }
    [fate-on-defenders-roll] { $place ->
        [hero] hänen pienempi silmälukunsa
        [other] pienempi silmälukusi
       *[none] puolustajan pienempi silmäluku
    }
   *[other] pienin silmäluku
}
# What a die shows in a condition. $low, $high: the ends of the range, $value: the range.
faces = { $low ->
    [1] { $high ->
        [1] 1
       *[other] enintään { $high }
    }
   *[other] { $low ->
        [6] 6
       *[other] { $high ->
            [6] vähintään { $low }
           *[other] { $value }
        }
    }
}
# FACTS. Each message from here to `followers-that-help-value` is what is known in play, as a whole clause; it stands in
# conditions ("if the die shows 1–3, …"), in the steps of explanations and in tables of cases. A language may add the
# attributes `.if` (in a condition), `.at` (the place in play), `.step` (in an explanation) and `.label` (in a table).
# $value: the number (3), the range (1–5) or the name ("ahead"); a range chooses the plural form of its end.
# $which: of a name, which one it is (ahead; ahead-or-level); of a number, how it lies to 0: below, up-to-zero, zero,
# from-zero, above, around. $amount: the number or range without its sign. $low, $high: its ends, $low_amount, $high_amount: without signs.
# $position: in a condition, `before` where another condition follows, else `last`.
opponents-value = vastassa on { bounded } { $open ->
    [up] { $low ->
        [one] olento
       *[other] olentoa
    }
   *[no] { $value ->
        [one] olento
       *[other] olentoa
    }
}
    .if = { and }{ opponents-value }{ joint }
    .step = { $value ->
        [one] { $value } olento
       *[other] { $value } olentoa
    }
    .label = olentoja { $value }
battles-value = edessä on { bounded } { $open ->
    [up] { $low ->
        [one] taistelu
       *[other] taistelua peräkkäin
    }
   *[no] { $value ->
        [one] taistelu
       *[other] taistelua peräkkäin
    }
}
    .if = { and }{ battles-value }{ joint }
    .step = { $value ->
        [one] { $value } taistelu
       *[other] { $value } taistelua peräkkäin
    }
    .label = taisteluja { $value }
# $value: which battle it is (2).
battle-value = käynnissä on { $value }. taistelu
    .if = { and }{ battle-value }{ joint }
    .at = { $value ->
        [1] ensimmäisessä taistelussa
        [2] toisessa taistelussa
        [3] kolmannessa taistelussa
       *[other] { $value }. taistelussa
    }
    .step = { $value }. taistelu
    .label = { $value }. taistelu
strength-value = Voimasi on { bounded }
    .if = { and }{ strength-value }{ joint }
    .step = Voima { $value }
    .label = Voima { $value }
craft-value-2 = Taitosi on { bounded }
    .if = { and }{ craft-value-2 }{ joint }
    .step = Taito { $value }
    .label = Taito { $value }
opponents-strength-value = olennon Voima on { bounded }
    .if = { and }{ opponents-strength-value }{ joint }
    .step = olennon Voima { $value }
    .label = olennon Voima { $value }
opponents-craft-value = olennon Taito on { bounded }
    .if = { and }{ opponents-craft-value }{ joint }
    .step = olennon Taito { $value }
    .label = olennon Taito { $value }
opponents-attack-roll-value = olennon taisteluheittoon lisätään { bounded }
    .if = { and }{ opponents-attack-roll-value }{ joint }
    .step = olennon taisteluheitto +{ $value }
    .label = olennon taisteluheitto +{ $value }
bonus-value = lisäsi on { bounded }
    .if = { and }{ bonus-value }{ joint }
    .step = lisä { $value }
    .label = lisä { $value }
die-value = noppa näyttää { $value }
    .if = { and }{ $choice ->
        [fate-on-fiends] se on
        [fate-on-space] tulos on
        [fate-on-tower] se näyttää
        [fate-on-follower] se näyttää
        [fate-on-charm] se näyttää
       *[other] noppa näyttää
    } { faces }{ joint }
    .step = noppa { $value }
    .label = noppa { $value }
# $value: "3 + 5".
dice-value = nopat näyttävät { $value }
    .if = { and }{ dice-value }{ joint }
    .step = nopat { $value }
    .label = nopat { $value }
deaths-total-value = Kuoleman summa on { bounded }
    .if = { and }{ deaths-total-value }{ joint }
    .step = Kuoleman summa { $value }
    .label = Kuoleman summa { $value }
your-die-value = noppasi näyttää { $value }
    .if = { and }noppasi näyttää { faces }{ joint }
    .step = noppasi { $value }
    .label = noppasi { $value }
opponents-die-value = olennon noppa näyttää { $value }
    .if = { and }olennon noppa näyttää { faces }{ joint }
    .step = olennon noppa { $value }
    .label = olennon noppa { $value }
# $which: ahead, behind, level, or two of them (ahead-or-behind, ahead-or-level, behind-or-level).
you-are-value = { $which ->
    [ahead] olet voitolla
    [behind] olet häviöllä
    [level] olet tasoissa
    [ahead-or-behind] { you-do-not } ole tasoissa
    [ahead-or-level] { you-do-not } ole häviöllä
   *[other] { you-do-not } ole voitolla
}
    .if = { $which ->
        [ahead] { and }olet voitolla
        [behind] { and }olet häviöllä
        [level] { and }olet tasoissa
       *[other] { you-are-value }
    }{ joint }
    .step = { $value }
    .label = { $value }
fate-value = { $value ->
    [0] sinulla ei ole kohtalomerkkejä
    [one] sinulla on { $value } kohtalomerkki
   *[other] sinulla on { $value } kohtalomerkkiä
}
    .if = { $value ->
        [0] { and-you-have-no } kohtalomerkkejä
        [1] { and-you-have }enää 1 kohtalomerkki
       *[other] { and-you-have }{ bounded } { so-much-fate }
    }{ joint }
    .step = { $value } { value-fate }
    .label = kohtalomerkit { $value }
fate-paid-value = { $which ->
    [zero] kohtalomerkkiä ei ole käytetty
   *[other] kohtalomerkki on jo käytetty
}
    .if = { $which ->
        [zero] { $begins ->
            [no] eikä kohtalomerkkiä ole käytetty
           *[yes] kohtalomerkkiä ei ole käytetty
        }
       *[other] { and }kohtalomerkki on jo käytetty
    }{ joint }
    .step = käytetyt kohtalomerkit { $value }
    .label = käytetyt kohtalomerkit { $value }
armour-die-value = Suojan noppa näyttää { $value }
    .if = { and }Suojan noppa näyttää { faces }{ joint }
    .step = Suojan noppa { $value }
    .label = Suojan noppa { $value }
attack-score-value = taistelupisteesi ovat { bounded }
    .if = { and }{ attack-score-value }{ joint }
    .step = taistelupisteet { $value }
    .label = taistelupisteet { $value }
opponents-attack-score-value = olennon taistelupisteet ovat { bounded }
    .if = { and }{ opponents-attack-score-value }{ joint }
    .step = olennon taistelupisteet { $value }
    .label = olennon taistelupisteet { $value }
# By how much you are ahead: $value 2 is 2 ahead, −3 is 3 behind; $amount is that without the sign, $which as above.
difference-value = { $which ->
    [above] { and }olet { by-above }voitolla
    [below] { and }olet { by-below }häviöllä
    [zero] { and }olet tasoissa
    [from-zero] { $open ->
        [up] { you-do-not } ole häviöllä
       *[no] { and }olet tasoissa tai enintään { by-up-to } voitolla
    }
    [up-to-zero] { $open ->
        [down] { you-do-not } ole voitolla
       *[no] { and }olet tasoissa tai enintään { by-up-to } häviöllä
    }
   *[around] { $open ->
        [up] { you-do-not } ole { by-over-below } häviöllä
        [down] { you-do-not } ole { by-over-above } voitolla
       *[no] { you-do-not } ole { by-over-below } häviöllä etkä { by-over-above } voitolla
    }
}
    .if = { difference-value }{ joint }
    .step = piste-ero { $value }
    .label = piste-ero { $value }
saves-from-value = Suoja säästää kuntopisteen { from-roll }
    .if = { and }{ saves-from-value }{ joint }
    .step = Suoja säästää { from-roll }
    .label = { $value ->
        [1] säästää aina
        [6] säästää, kun noppa näyttää 6
       *[other] säästää, kun noppa näyttää vähintään { $value }
    }
lives-lost-value = menetetään { bounded } { so-many-lives }
    .if = { and }{ lives-lost-value }{ joint }
    .step = menetetään { $value } { value-lives }
    .label = menetettyjä kuntopisteitä { $value }
lives-at-stake-value = menettäisit { bounded } { $open ->
    [up] { $low ->
        [one] kuntopisteen
       *[other] kuntopistettä
    }
   *[no] { $value ->
        [one] kuntopisteen
       *[other] kuntopistettä
    }
}
    .if = { and }{ lives-at-stake-value }{ joint }
    .step = uhkana { $value } kuntopisteen menetys
    .label = kuntopisteitä uhattuna { $value }
lives-value = sinulla on { $value } { value-lives }
    .if = { $value ->
        [1] { and-you-have }enää 1 kuntopiste
       *[other] { and-you-have }{ bounded } { so-many-lives }
    }{ joint }
    .step = sinulla { $value } { value-lives }
    .label = kuntopisteet { $value }
followers-value = { $value ->
    [0] sinulla ei ole Seuralaisia
    [one] sinulla on { $value } Seuralainen
   *[other] sinulla on { $value } Seuralaista
}
    .if = { $value ->
        [0] { and-you-have-no } Seuralaisia
       *[other] { and-you-have }{ bounded } { so-many-followers }
    }{ joint }
    .step = { $value ->
        [one] { $value } Seuralainen
       *[other] { $value } Seuralaista
    }
    .label = Seuralaiset { $value }
werewolfs-strength-value = Ihmissuden Voima on { bounded }
    .if = { and }{ werewolfs-strength-value }{ joint }
    .step = Ihmissuden Voima { $value }
    .label = Ihmissuden Voima { $value }
pit-fiends-left-value = jäljellä on { bounded } { $open ->
    [up] { $low ->
        [one] Syöverihirviö
       *[other] Syöverihirviötä
    }
   *[no] { $value ->
        [one] Syöverihirviö
       *[other] Syöverihirviötä
    }
}
    .if = { and }{ pit-fiends-left-value }{ joint }
    .step = { $value ->
        [one] { $value } Syöverihirviö
       *[other] { $value } Syöverihirviötä
    }
    .label = Syöverihirviöitä jäljellä { $value }
total-value = summa on { bounded }
    .if = { and }{ total-value }{ joint }
    .step = summa { $value }
    .label = summa { $value }
attempts-left-value = { $value ->
    [0] yrityksiä ei ole jäljellä
    [one] jäljellä on { $value } yritys
   *[other] jäljellä on { $value } yritystä
}
    .if = { $value ->
        [0] { $begins ->
            [no] eikä yrityksiä ole jäljellä
           *[yes] yrityksiä ei ole jäljellä
        }
       *[other] { and }jäljellä on { bounded } { $open ->
            [up] { $low ->
                [one] yritys
               *[other] yritystä
            }
           *[no] { $value ->
                [one] yritys
               *[other] yritystä
            }
        }
    }{ joint }
    .step = { $value ->
        [one] { $value } yritys jäljellä
       *[other] { $value } yritystä jäljellä
    }
    .label = yrityksiä jäljellä { $value }
counters-value = { $value ->
    [0] sinulla ei ole merkkejä
    [one] sinulla on { $value } merkki
   *[other] sinulla on { $value } merkkiä
}
    .if = { $value ->
        [0] { and-you-have-no } merkkejä
       *[other] { and-you-have }{ bounded } { $open ->
            [up] { $low ->
                [one] merkki
               *[other] merkkiä
            }
           *[no] { $value ->
                [one] merkki
               *[other] merkkiä
            }
        }
    }{ joint }
    .step = { $value ->
        [0] merkkejä ei ole
       *[other] merkkejä on { $value }
    }
    .label = merkit { $value }
points-lost-value = menetetään { bounded } { $open ->
    [up] { $low ->
        [one] piste
       *[other] pistettä
    }
   *[no] { value-points }
}
    .if = { and }{ points-lost-value }{ joint }
    .step = menetetään { $value } { value-points }
    .label = menetettyjä pisteitä { $value }
# Whose die it is. $which: attacker or defender.
side-value = { attacker-or-defender } päättää
    .if = { and }{ side-value }{ joint }
    .step = { attacker-or-defender }
# A place or a moment in play. $value: its name ("Crypt"; in `.at` the name's own `.at`, "in the Crypt").
value = { $value }
    .if = { and }{ value }{ joint }
# $which: attacker or defender.
winner-value = { attacker-or-defender } voitti
    .if = { and }{ winner-value }{ joint }
attackers-strength-value = hyökkääjän Voima on { bounded }
    .if = { and }{ attackers-strength-value }{ joint }
    .step = hyökkääjän Voima { $value }
    .label = hyökkääjän Voima { $value }
defenders-strength-value = puolustajan Voima on { bounded }
    .if = { and }{ defenders-strength-value }{ joint }
    .step = puolustajan Voima { $value }
    .label = puolustajan Voima { $value }
attackers-craft-value = hyökkääjän Taito on { bounded }
    .if = { and }{ attackers-craft-value }{ joint }
    .step = hyökkääjän Taito { $value }
    .label = hyökkääjän Taito { $value }
defenders-craft-value = puolustajan Taito on { bounded }
    .if = { and }{ defenders-craft-value }{ joint }
    .step = puolustajan Taito { $value }
    .label = puolustajan Taito { $value }
attackers-die-value = hyökkääjän noppa näyttää { $value }
    .if = { and }{ attackers-die } näyttää { faces }{ joint }
    .step = hyökkääjän noppa { $value }
    .label = hyökkääjän noppa { $value }
defenders-die-value = puolustajan noppa näyttää { $value }
    .if = { and }{ defenders-die } näyttää { faces }{ joint }
    .step = puolustajan noppa { $value }
    .label = puolustajan noppa { $value }
attackers-attack-score-value = hyökkääjän taistelupisteet ovat { bounded }
    .if = { and }{ attackers-attack-score-value }{ joint }
    .step = hyökkääjän taistelupisteet { $value }
    .label = hyökkääjän taistelupisteet { $value }
defenders-attack-score-value = puolustajan taistelupisteet ovat { bounded }
    .if = { and }{ defenders-attack-score-value }{ joint }
    .step = puolustajan taistelupisteet { $value }
    .label = puolustajan taistelupisteet { $value }
# How the attacker's lead is told where the sentence is about the defender: as the reader, and as the defender.
your-lead-as-the-defender = { $which ->
    [above] { and }olet { by-above }häviöllä
    [below] { and }olet { by-below }voitolla
    [zero] { and }olet tasoissa
    [from-zero] { $open ->
        [up] { you-do-not } ole voitolla
       *[no] { and }olet tasoissa tai enintään { by-up-to } häviöllä
    }
    [up-to-zero] { $open ->
        [down] { you-do-not } ole häviöllä
       *[no] { and }olet tasoissa tai enintään { by-up-to } voitolla
    }
   *[around] { $open ->
        [up] { you-do-not } ole { by-over-below } voitolla
        [down] { you-do-not } ole { by-over-above } häviöllä
       *[no] { you-do-not } ole { by-over-below } voitolla etkä { by-over-above } häviöllä
    }
}
defenders-lead = { $which ->
    [above] { and }puolustaja on { by-above }häviöllä
    [below] { and }puolustaja on { by-below }voitolla
    [zero] { and }puolustaja on tasoissa
    [from-zero] { $open ->
        [up] { defender-is-not } voitolla
       *[no] { and }puolustaja on tasoissa tai enintään { by-up-to } häviöllä
    }
    [up-to-zero] { $open ->
        [down] { defender-is-not } häviöllä
       *[no] { and }puolustaja on tasoissa tai enintään { by-up-to } voitolla
    }
   *[around] { $open ->
        [up] { defender-is-not } { by-over-below } voitolla
        [down] { defender-is-not } { by-over-above } häviöllä
       *[no] { defender-is-not } { by-over-below } voitolla eikä { by-over-above } häviöllä
    }
}
attacker-is-not = { $begins ->
    [no] eikä hyökkääjä ole
   *[yes] hyökkääjä ei ole
}
defender-is-not = { $begins ->
    [no] eikä puolustaja ole
   *[yes] puolustaja ei ole
}
# By how much the attacker is ahead of the defender, as in `difference-value`.
attackers-lead-value = { $which ->
    [above] { and }hyökkääjä on { by-above }voitolla
    [below] { and }hyökkääjä on { by-below }häviöllä
    [zero] { and }hyökkääjä on tasoissa
    [from-zero] { $open ->
        [up] { attacker-is-not } häviöllä
       *[no] { and }hyökkääjä on tasoissa tai enintään { by-up-to } voitolla
    }
    [up-to-zero] { $open ->
        [down] { attacker-is-not } voitolla
       *[no] { and }hyökkääjä on tasoissa tai enintään { by-up-to } häviöllä
    }
   *[around] { $open ->
        [up] { attacker-is-not } { by-over-below } häviöllä
        [down] { attacker-is-not } { by-over-above } voitolla
       *[no] { attacker-is-not } { by-over-below } häviöllä eikä { by-over-above } voitolla
    }
}
    .if = { $place ->
        [hero] { difference-value }
        [other] { your-lead-as-the-defender }
       *[none] { $choice ->
            [fate-on-defenders-roll] { defenders-lead }
           *[other] { attackers-lead-value }
        }
    }{ joint }
    .step = hyökkääjän piste-ero { $value }
    .label = hyökkääjän piste-ero { $value }
# Whose turn it is. $which: hero (you) or other.
turn-value = on { turn-value.step }
    .if = { and }{ turn-value }{ joint }
    .at = { $which ->
        [hero] omalla pelivuorollasi
       *[other] toisen pelaajan pelivuorolla
    }
    .step = { $which ->
        [hero] oma pelivuorosi
       *[other] toisen pelaajan pelivuoro
    }
    .label = { turn-value.step }
the-others-lives-value = toisella pelaajalla on { $value } { value-lives }
    .if = { $value ->
        [1] { and }{ others-have } on enää 1 kuntopiste
       *[other] { and }{ others-have } on { bounded } { so-many-lives }
    }{ joint }
    .step = toisella pelaajalla { $value } { value-lives }
    .label = toisen pelaajan kuntopisteet { $value }
the-others-fate-value = { $value ->
    [0] toisella pelaajalla ei ole kohtalomerkkejä
    [one] toisella pelaajalla on { $value } kohtalomerkki
   *[other] toisella pelaajalla on { $value } kohtalomerkkiä
}
    .if = { $value ->
        [0] { $begins ->
            [no] eikä { others-have } ole kohtalomerkkejä
           *[yes] { others-have } ei ole kohtalomerkkejä
        }
        [1] { and }{ others-have } on enää 1 kohtalomerkki
       *[other] { and }{ others-have } on { bounded } { so-much-fate }
    }{ joint }
    .step = toisella pelaajalla { $value } { value-fate }
    .label = toisen pelaajan kohtalomerkit { $value }
other-characters-value = pelissä on { bounded } { $open ->
    [up] { $low ->
        [one] muu pelihahmo
       *[other] muuta pelihahmoa
    }
   *[no] { $value ->
        [one] muu pelihahmo
       *[other] muuta pelihahmoa
    }
}
    .if = { and }{ other-characters-value }{ joint }
    .step = { $value ->
        [one] { $value } muu pelihahmo
       *[other] { $value } muuta pelihahmoa
    }
    .label = muita pelihahmoja { $value }
characters-counted-value = mukaan lasketaan { bounded } { so-many-characters }
    .if = { and }{ characters-counted-value }{ joint }
    .step = { $value ->
        [one] { $value } pelihahmo
       *[other] { $value } pelihahmoa
    }
    .label = laskettuja pelihahmoja { $value }
works-from-value = Taika tehoaa { from-roll }
    .if = { and }{ works-from-value }{ joint }
    .step = tehoaa { from-roll }
    .label = { $value ->
        [1] tehoaa aina
        [6] tehoaa, kun noppa näyttää 6
       *[other] tehoaa, kun noppa näyttää vähintään { $value }
    }
lives-still-to-be-taken-value = vietävänä on vielä { bounded } { so-many-lives }
    .if = { and }{ lives-still-to-be-taken-value }{ joint }
    .step = vietävänä { $value } { value-lives }
    .label = vielä vietäviä kuntopisteitä { $value }
lives-gained-value = saadaan { bounded } { so-many-lives }
    .if = { and }{ lives-gained-value }{ joint }
    .step = saadaan { $value } { value-lives }
    .label = saatuja kuntopisteitä { $value }
turns-left-value = jäljellä on { $value } { value-turns }
    .if = { $value ->
        [1] { and }jäljellä on enää 1 pelivuoro
       *[other] { and }jäljellä on { bounded } { $open ->
            [up] { $low ->
                [one] pelivuoro
               *[other] pelivuoroa
            }
           *[no] { value-turns }
        }
    }{ joint }
    .step = { $value } { value-turns } jäljellä
    .label = pelivuoroja jäljellä { $value }
out-of-the-game-value = { bounded } { so-many-characters } on pudonnut pelistä
    .if = { and }{ out-of-the-game-value }{ joint }
    .label = pelistä pudonneita { $value }
highest-die-value = suurin silmäluku on { $value }
    .if = { and }{ higher-die } on { faces }{ joint }
    .step = suurin silmäluku { $value }
    .label = suurin silmäluku { $value }
lowest-die-value = pienin silmäluku on { $value }
    .if = { and }{ lower-die } on { faces }{ joint }
    .step = pienin silmäluku { $value }
    .label = pienin silmäluku { $value }
deaths-highest-die-value = Kuoleman suurempi silmäluku on { $value }
    .if = { and }Kuoleman suurempi silmäluku on { faces }{ joint }
    .step = Kuoleman suurempi silmäluku { $value }
    .label = Kuoleman suurempi silmäluku { $value }
deaths-lowest-die-value = Kuoleman pienempi silmäluku on { $value }
    .if = { and }Kuoleman pienempi silmäluku on { faces }{ joint }
    .step = Kuoleman pienempi silmäluku { $value }
    .label = Kuoleman pienempi silmäluku { $value }
# The least that a new roll has to show. $value: 4, or the range that it lies in (4–6); 7 cannot be rolled.
you-need-value-to-win = { $value ->
    [7] voittoon ei riitä enää mikään uusintaheitto
   *[other] pienin voittoon riittävä uusintaheitto on { $value }
}
    .if = { $low ->
        [7] { you-do-not } voi enää voittaa
        [1] { $high ->
            [1] { and }mikä tahansa uusintaheitto riittää voittoon
            [6] { and }voit vielä voittaa
           *[other] { and }uusintaheitto { $high } riittää voittoon
        }
       *[other] { $high ->
            [7] { $begins ->
                [no] eikä voittoon riitä pienempi uusintaheitto kuin { $low }
               *[yes] voittoon ei riitä pienempi uusintaheitto kuin { $low }
            }
           *[other] { $open ->
                [down] { and }{ $high ->
                    [6] voit vielä voittaa
                   *[other] uusintaheitto { $high } riittää voittoon
                }
               *[no] { and }pienin voittoon riittävä uusintaheitto on { $value }
            }
        }
    }{ joint }
    .step = { $value ->
        [7] voitto ei ole enää mahdollinen
        [6] voittoon tarvitaan 6
       *[other] voittoon tarvitaan vähintään { $value }
    }
    .label = { you-need-value-to-win.step }
# Parts of the next one: “enintään” before the end of a range that begins next to 0, and “summa ei”.
by-at-most = { $amount ->
    [1] { "" }
   *[other] enintään{ " " }
}
total-does-not = { $begins ->
    [no] eikä summa
   *[yes] summa ei
}
# How much the total of the dice is above the ability; −3 is 3 below. $amount, $which as in `difference-value`.
total-less-ability-value = { $which ->
    [above] { and }summa ylittää ominaisuutesi{ $open ->
        [up] { $low ->
            [1] { "" }
           *[other] { " " }{ at-least }{ $low } pisteellä
        }
       *[no] { $low ->
            [1] { " " }{ by-at-most }{ $high } pisteellä
           *[other] { " " }{ $amount } pisteellä
        }
    }
    [below] { and }summa alittaa ominaisuutesi{ $open ->
        [down] { $high ->
            [-1] { "" }
           *[other] { " " }{ at-least }{ $high_amount } pisteellä
        }
       *[no] { $high ->
            [-1] { " " }{ by-at-most }{ $low_amount } pisteellä
           *[other] { " " }{ $amount } pisteellä
        }
    }
    [zero] { and }summa on sama kuin ominaisuutesi
    [from-zero] { $open ->
        [up] { and }summa on vähintään ominaisuutesi suuruinen
       *[no] { and }summa on sama kuin ominaisuutesi tai ylittää sen enintään { $amount } pisteellä
    }
    [up-to-zero] { $open ->
        [down] { and }summa on enintään ominaisuutesi suuruinen
       *[no] { and }summa on sama kuin ominaisuutesi tai alittaa sen enintään { $amount } pisteellä
    }
   *[around] { $open ->
        [up] { total-does-not } alita ominaisuuttasi yli { $low_amount } pisteellä
        [down] { total-does-not } ylitä ominaisuuttasi yli { $high } pisteellä
       *[no] { total-does-not } alita ominaisuuttasi yli { $low_amount } pisteellä eikä ylitä sitä yli { $high } pisteellä
    }
}
    .if = { total-less-ability-value }{ joint }
    .step = summan ja ominaisuuden ero { $value }
    .label = summan ja ominaisuuden ero { $value }
followers-that-help-value = { $value ->
    [0] Seuralaisista ei olisi hyötyä
   *[other] hyötyä olisi { $value } Seuralaisesta
}
    .if = { $value ->
        [0] { $begins ->
            [no] eikä Seuralaisista olisi hyötyä
           *[yes] Seuralaisista ei olisi hyötyä
        }
       *[other] { and }hyötyä olisi { bounded } Seuralaisesta
    }{ joint }
    .label = Seuralaisia, joista olisi hyötyä { $value }
the-characters-at-the-start = pelin alussa olleet pelihahmot
the-characters-left = jäljellä olevat pelihahmot
at-the-start-of-a-turn = pelivuoron alussa
every-unfinished-quest = jokainen keskeneräinen tehtävä
only-the-first-quest = vain ensimmäinen tehtävä
once-for-all-of-them = kerran kaikista yhteensä
once-for-each-of-them = kerran jokaisesta
# OPTIONS. Each message from here on that is an option is its label on a button or in a table. Its attribute `.do` says it
# as an imperative inside a sentence of advice ("if you are ahead, keep the die"), `.otherwise` after “otherwise”,
# `.always` as a whole sentence of advice without its end and its capital letter.
keep-the-die = pidä heitto
    .do = { $choice ->
        [fate-on-defenders-roll] { $place ->
            [hero] toinen pelaaja pitää noppansa
           *[other] { keep-the-die.otherwise }
        }
        [fate-on-others-armour] { $place ->
            [hero] toinen pelaaja pitää Suojansa epäonnistuneen heiton
           *[other] { keep-the-die.otherwise }
        }
       *[other] { keep-the-die.otherwise }
    }
    .otherwise = { $choice ->
        [fate-on-attack-roll] pidä noppasi
        [fate-on-attackers-roll] { $place ->
            [hero] pidä noppasi
            [other] hän pitää noppansa
           *[none] pidä hyökkääjän noppa
        }
        [fate-on-defenders-roll] { $place ->
            [hero] hän pitää noppansa
            [other] pidä noppasi
           *[none] pidä puolustajan noppa
        }
        [fate-on-armour] pidä Suojan epäonnistunut heitto
        [fate-on-command-spell] pidä Herruustaian epäonnistunut heitto
        [fate-on-release] pidä epäonnistunut heitto
        [fate-on-others-armour] { $place ->
            [none] pidä toisen pelaajan Suojan epäonnistunut heitto
           *[other] hän pitää Suojansa epäonnistuneen heiton
        }
        [fate-on-crypt] pidä nopat
        [fate-on-mines] pidä nopat
        [fate-on-death] pidä nopat
        [fate-on-portal] pidä nopat
        [fate-on-werewolf] pidä nopat
        [fate-on-space] pidä heitto
       *[other] pidä noppa
    }
    .always = { $choice ->
        [fate-on-attack-roll] älä käytä kohtalomerkkiä taisteluheittoon
        [fate-on-attackers-roll] { $place ->
            [hero] älä käytä kohtalomerkkiä taisteluheittoon
            [other] hän ei käytä kohtalomerkkiä taisteluheittoon
           *[none] älä käytä hyökkääjän kohtalomerkkiä taisteluheittoon
        }
        [fate-on-defenders-roll] { $place ->
            [hero] toinen pelaaja ei käytä kohtalomerkkiä taisteluheittoon
            [other] älä käytä kohtalomerkkiä taisteluheittoon
           *[none] älä käytä puolustajan kohtalomerkkiä taisteluheittoon
        }
        [fate-on-armour] älä käytä kohtalomerkkiä Suojan noppaan
        [fate-on-others-armour] { $place ->
            [none] älä käytä toisen pelaajan kohtalomerkkiä Suojan noppaan
            [hero] toinen pelaaja ei käytä kohtalomerkkiä Suojansa noppaan
           *[other] hän ei käytä kohtalomerkkiä Suojansa noppaan
        }
        [fate-on-fiends] älä käytä kohtalomerkkiä Syöverihirviöiden määrän heittoon
        [fate-on-werewolf] älä käytä kohtalomerkkiä Ihmissuden Voiman heittoon
        [fate-on-follower] älä käytä kohtalomerkkiä Seuralaisen noppaan
       *[other] älä käytä kohtalomerkkiä
    }
pay-fate = käytä kohtalomerkki
    .do = { $choice ->
        [fate-on-defenders-roll] { $place ->
            [hero] toinen pelaaja heittää noppansa uudelleen kohtalomerkillä
           *[other] { pay-fate.otherwise }
        }
        [fate-on-others-armour] { $place ->
            [hero] toinen pelaaja heittää Suojansa epäonnistuneen heiton uudelleen kohtalomerkillä
           *[other] { pay-fate.otherwise }
        }
       *[other] { pay-fate.otherwise }
    }
    .otherwise = { $choice ->
        [fate-on-attack-roll] heitä noppasi uudelleen kohtalomerkillä
        [fate-on-attackers-roll] { $place ->
            [hero] heitä noppasi uudelleen kohtalomerkillä
            [other] hän heittää noppansa uudelleen kohtalomerkillä
           *[none] heitä hyökkääjän noppa uudelleen kohtalomerkillä
        }
        [fate-on-defenders-roll] { $place ->
            [hero] hän heittää noppansa uudelleen kohtalomerkillä
            [other] heitä noppasi uudelleen kohtalomerkillä
           *[none] heitä puolustajan noppa uudelleen kohtalomerkillä
        }
        [fate-on-armour] heitä Suojan epäonnistunut heitto uudelleen kohtalomerkillä
        [fate-on-others-armour] { $place ->
            [none] heitä toisen pelaajan Suojan epäonnistunut heitto uudelleen kohtalomerkillä
           *[other] hän heittää Suojansa epäonnistuneen heiton uudelleen kohtalomerkillä
        }
        [fate-on-fiends] heitä Syöverihirviöiden määrä uudelleen kohtalomerkillä
        [fate-on-follower] heitä Seuralaisen noppa uudelleen kohtalomerkillä
        [fate-on-command-spell] heitä Herruustaian epäonnistunut heitto uudelleen kohtalomerkillä
        [fate-on-release] heitä epäonnistunut heitto uudelleen kohtalomerkillä
       *[other] heitä noppa uudelleen kohtalomerkillä
    }
    .always = { $choice ->
        [fate-on-armour] heitä Suojan noppa uudelleen kohtalomerkillä aina, kun se ei säästä kuntopistettä
        [fate-on-others-armour] { $place ->
            [none] heitä toisen pelaajan Suojan noppa
            [hero] toinen pelaaja heittää Suojansa nopan
           *[other] hän heittää Suojansa nopan
        } uudelleen kohtalomerkillä aina, kun se ei säästä kuntopistettä
        [fate-on-command-spell] heitä Herruustaian noppa uudelleen kohtalomerkillä aina, kun Taika ei tehoa
        [fate-on-release] heitä noppa uudelleen kohtalomerkillä aina, kun et vapaudu
       *[other] { pay-fate.do }
    }
# On your own turn it is the other player who may evade.
fight = taistele
    .do = { $place ->
        [hero] { $choice ->
            [evade] toinen pelaaja taistelee
           *[other] taistele
        }
        [none] taistele
        [other] taistele
       *[battle] { $choice ->
            [evade] älä väistä
           *[other] taistele
        }
    }
    .otherwise = { $place ->
        [hero] { $choice ->
            [evade] hän taistelee
           *[other] taistele
        }
        [none] taistele
        [other] taistele
       *[battle] { $choice ->
            [evade] älä väistä
           *[other] taistele
        }
    }
    .always = { $place ->
        [hero] { $choice ->
            [evade] toinen pelaaja taistelee eikä väistä
           *[other] taistele äläkä väistä
        }
        [none] taistele äläkä väistä
        [other] taistele äläkä väistä
       *[battle] älä väistä
    }
evade = väistä
    .do = { $place ->
        [hero] { $choice ->
            [evade] toinen pelaaja väistää
           *[other] väistä
        }
       *[other] väistä
    }
    .otherwise = { $place ->
        [hero] { $choice ->
            [evade] hän väistää
           *[other] väistä
        }
       *[other] väistä
    }
ahead = voitolla
level = tasoissa
behind = häviöllä
fate-paid = käytettyjä kohtalomerkkejä
    .count = { $number ->
        [one] { $number } käytetty kohtalomerkki
       *[other] { $number } käytettyä kohtalomerkkiä
    }
you-win-or-destroy-it = voitat tai tuhoat olennon
you-survive-2 = jäät henkiin
# MEASURES. The name of a number, as a label; its attribute `.count` says it with the $number (3.67, a mean; 1).
lives-left = kuntopisteitä jäljellä
    .count = { $number } { number-lives }
fate-left = kohtalomerkkejä jäljellä
    .count = { $number ->
        [one] { $number } kohtalomerkki
       *[other] { $number } kohtalomerkkiä
    }
followers-left = Seuralaisia jäljellä
    .count = { $number ->
        [one] { $number } Seuralainen
       *[other] { $number } Seuralaista
    }
worth = arvo
    .count = { $number ->
        [one] { $number } piste
       *[other] { $number } pistettä
    }
strength-left = Voima lopussa
    .count = Voima { $number }
craft-left = Taito lopussa
    .count = Taito { $number }
wins-less-defeats = voittojen ja tappioiden ero
    .count = voittojen ja tappioiden ero { $number }
turns = pelivuoroja
    .count = { $number ->
        [one] { $number } pelivuoro tämän jälkeen
       *[other] { $number } pelivuoroa tämän jälkeen
    }
attacker-2 = hyökkääjä
defender-2 = puolustaja
you = sinä
the-other = toinen
go-on = jatka matkaa
    .always = älä palaa takaisin
turn-back = palaa takaisin
    .always = palaa takaisin heti, kun voit
leave-through-the-portal = poistu Voimaportin kautta
by-the-crypt = kulje Hautakammion kautta
    .do = lähde Hautakammioon
by-the-mines = kulje Kaivoksen kautta
    .do = lähde Kaivokseen
destroy-it-without-an-attack = tuhoa olento ilman taistelua
    .do = tuhoa olento heittämättä noppaa
leave-it-alone = jätä olento rauhaan
charm-it = lumoa olento
battle-2 = taistelu
    .do = { $place ->
        [other] { $choice ->
            [form] hän valitsee taistelun
           *[other] valitse taistelu
        }
       *[hero] valitse taistelu
    }
psychic-combat-2 = psyykkinen taistelu
    .do = { $place ->
        [other] { $choice ->
            [form] hän valitsee psyykkisen taistelun
           *[other] valitse psyykkinen taistelu
        }
       *[hero] valitse psyykkinen taistelu
    }
setting-out = Lähtö matkaan
evading = Väistäminen
turning-back = Paluu takaisin
followers-for-lives = Seuralaiset kuntopisteiden sijasta
fate-on-the-attack-roll = Kohtalo taisteluheitossa
the-attackers-fate = Hyökkääjän kohtalo
the-defenders-fate = Puolustajan kohtalo
fate-on-the-armour-die = Kohtalo Suojan heitossa
the-others-fate-on-the-armour = Toisen pelaajan kohtalo Suojan heitossa
fate-in-the-crypt = Kohtalo Hautakammiossa
fate-in-the-mines = Kohtalo Kaivoksessa
fate-against-death = Kohtalo Kuolemaa vastaan
fate-in-the-vampires-tower = Kohtalo Vampyyrin Tornissa
fate-on-the-werewolfs-strength = Kohtalo Ihmissuden Voiman heitossa
fate-on-the-number-of-pit = Kohtalo Syöverihirviöiden määrän heitossa
fate-on-a-followers-die = Kohtalo Seuralaisen heitossa
the-opponent = olento
pay-fate-for-the-highest-die = heitä suurimman luvun näyttävä noppa uudelleen
    .do = { $choice ->
        [fate-on-defenders-roll] { $place ->
            [hero] toinen pelaaja heittää suuremman luvun näyttävän noppansa uudelleen kohtalomerkillä
           *[other] { pay-fate-for-the-highest-die.otherwise }
        }
       *[other] { pay-fate-for-the-highest-die.otherwise }
    }
    .otherwise = { $choice ->
        [fate-on-attack-roll] heitä suuremman luvun näyttävä noppasi
        [fate-on-death] heitä suuremman luvun näyttävä noppasi
        [fate-on-werewolf] heitä Ihmissuden nopista suuremman luvun näyttävä
        [fate-on-portal] heitä suuremman luvun näyttävä noppa
        [fate-on-space] heitä suuremman luvun näyttävä noppa
        [fate-on-attackers-roll] { $place ->
            [hero] heitä suuremman luvun näyttävä noppasi
            [other] hän heittää suuremman luvun näyttävän noppansa
           *[none] heitä hyökkääjän nopista suuremman luvun näyttävä
        }
        [fate-on-defenders-roll] { $place ->
            [hero] hän heittää suuremman luvun näyttävän noppansa
            [other] heitä suuremman luvun näyttävä noppasi
           *[none] heitä puolustajan nopista suuremman luvun näyttävä
        }
       *[other] heitä suurimman luvun näyttävä noppa
    } uudelleen kohtalomerkillä
pay-fate-for-the-lowest-die = heitä pienimmän luvun näyttävä noppa uudelleen
    .do = { $choice ->
        [fate-on-defenders-roll] { $place ->
            [hero] toinen pelaaja heittää pienemmän luvun näyttävän noppansa uudelleen kohtalomerkillä
           *[other] { pay-fate-for-the-lowest-die.otherwise }
        }
       *[other] { pay-fate-for-the-lowest-die.otherwise }
    }
    .otherwise = { $choice ->
        [fate-on-attack-roll] heitä pienemmän luvun näyttävä noppasi
        [fate-on-death] heitä pienemmän luvun näyttävä noppasi
        [fate-on-werewolf] heitä Ihmissuden nopista pienemmän luvun näyttävä
        [fate-on-portal] heitä pienemmän luvun näyttävä noppa
        [fate-on-space] heitä pienemmän luvun näyttävä noppa
        [fate-on-attackers-roll] { $place ->
            [hero] heitä pienemmän luvun näyttävä noppasi
            [other] hän heittää pienemmän luvun näyttävän noppansa
           *[none] heitä hyökkääjän nopista pienemmän luvun näyttävä
        }
        [fate-on-defenders-roll] { $place ->
            [hero] hän heittää pienemmän luvun näyttävän noppansa
            [other] heitä pienemmän luvun näyttävä noppasi
           *[none] heitä puolustajan nopista pienemmän luvun näyttävä
        }
       *[other] heitä pienimmän luvun näyttävä noppa
    } uudelleen kohtalomerkillä
pay-fate-for-deaths-highest-die = heitä Kuoleman nopista suuremman luvun näyttävä uudelleen
    .do = heitä Kuoleman nopista suuremman luvun näyttävä uudelleen kohtalomerkillä
pay-fate-for-deaths-lowest-die = heitä Kuoleman nopista pienemmän luvun näyttävä uudelleen
    .do = heitä Kuoleman nopista pienemmän luvun näyttävä uudelleen kohtalomerkillä
# How many Followers to give instead of lives in the Vampire's Tower.
as-many-as-help = 1 Seuralainen kutakin menetettävää kuntopistettä kohti
    .do = poista 1 Seuralainen kutakin menetettävää kuntopistettä kohti
    .always = poista 1 Seuralainen kutakin menetettävää kuntopistettä kohti, niin kauan kuin heitä riittää
you-have-just-landed = saavuit juuri
your-turn-begins = pelivuorosi alkaa
# COUNTED THINGS, as parts of lists. $number: how many, never 0. The attribute `.object` is the same as the object of a verb
# ("take 1 …"), where a language tells them apart.
counted-lives = { $number } { number-lives }
    .object = { $number ->
        [one] { $number } kuntopisteen
       *[other] { $number } kuntopistettä
    }
counted-fate = { $number ->
    [one] { $number } kohtalomerkki
   *[other] { $number } kohtalomerkkiä
}
    .object = { $number ->
        [one] { $number } kohtalomerkin
       *[other] { $number } kohtalomerkkiä
    }
counted-objects = { $number ->
    [one] { $number } Esine
   *[other] { $number } Esinettä
}
counted-followers = { $number ->
    [one] { $number } Seuralainen
   *[other] { $number } Seuralaista
}
counted-gold = { $number ->
    [one] { $number } kultakolikko
   *[other] { $number } kultakolikkoa
}
counted-spells = { $number ->
    [one] { $number } Taika
   *[other] { $number } Taikaa
}
counted-trophies = { $number ->
    [one] { $number } voittosaalis
   *[other] { $number } voittosaalista
}
counted-strength-counters = { $number ->
    [one] { $number } Voimamerkki
   *[other] { $number } Voimamerkkiä
}
counted-craft-counters = { $number ->
    [one] { $number } Taitomerkki
   *[other] { $number } Taitomerkkiä
}
# On the way, before a space. $space: its name ("Death"), $before: its name as it is after “before” (its attribute
# `.before`).
before-space = ennen ruutua { $space }
    .at = ennen { $before }
# $face: what the die shows (3).
pay-fate-for-the-face = heitä uudelleen noppa, joka näyttää { $face }
    .do = { $choice ->
        [fate-on-defenders-roll] { $place ->
            [hero] toinen pelaaja heittää kohtalomerkillä uudelleen nopan, joka näyttää { $face }
           *[other] { pay-fate-for-the-face.otherwise }
        }
       *[other] { pay-fate-for-the-face.otherwise }
    }
    .otherwise = { $choice ->
        [fate-on-attackers-roll] { $place ->
            [hero] heitä kohtalomerkillä uudelleen noppa
            [other] hän heittää kohtalomerkillä uudelleen nopan
           *[none] heitä hyökkääjän kohtalomerkillä uudelleen noppa
        }
        [fate-on-defenders-roll] { $place ->
            [hero] hän heittää kohtalomerkillä uudelleen nopan
            [other] heitä kohtalomerkillä uudelleen noppa
           *[none] heitä puolustajan kohtalomerkillä uudelleen noppa
        }
       *[other] heitä kohtalomerkillä uudelleen noppa
    }, joka näyttää { $face }
# $face: what Death's die shows (3).
pay-fate-for-deaths-face = heitä uudelleen Kuoleman noppa, joka näyttää { $face }
    .do = heitä kohtalomerkillä uudelleen Kuoleman noppa, joka näyttää { $face }
# $number: a number to choose; `.do` says how many Followers to give instead of lives in the Vampire's Tower.
number = { $number }
    .do = { $number ->
        [0] älä poista Seuralaisia
        [one] poista { $number } Seuralainen
       *[other] poista { $number } Seuralaista
    }
fate-may-reroll-the-armour-die = Suojan nopan voi heittää uudelleen kohtalolla
fate-may-reroll-the-dice-for = Ihmissuden Voiman ja Syöverihirviöiden määrän voi heittää uudelleen kohtalolla
fate-may-reroll-deaths-dice = Kuoleman nopan voi heittää uudelleen kohtalolla
what-a-space-adds-to-the = Ruudun lisä yhtenä taistelevien Vihollisten taisteluheittoon
when-turning-back-takes-effect = Milloin paluu takaisin tulee voimaan
a-stand-off-in-the-pits = Tasatulos Syövereissä päättää pelivuoron
the-space-that-the-crypt-or = Ruutu, johon Hautakammio tai Kaivos johtaa, kohdataan samalla pelivuorolla
characters-on-the-crown-of-command = Herruuden Kruunulla olevat pelihahmot voivat väistää toisiaan
whom-the-table-of-the-easier = Ketkä lasketaan helpomman Herruustaian taulukossa
trophy-points-for-1-strength-or-craft = Montako voittosaalispistettä maksaa 1 piste Voimaa tai Taitoa
which-unfinished-quest-bars-the-portal = Mikä keskeneräinen tehtävä estää Voimaportin avaamisen
what-scores-when-the-time-is = Mistä saa pisteitä ajan päätyttyä
what-each-kind-has-gained = kunkin lajin kertymä erikseen
what-all-kinds-have-gained-together = kaikkien lajien kertymä yhteensä
all-that-is-held = kaikki, mitä on
all-that-is-held-and-the-start = kaikki, mitä on, ja alussa ollut vielä kerran
# WHAT WOULD HELP: what the hero would have more of, before a colon and two chances ("With 1 more Strength: 66% instead of …").
n-1-strength-more = 1 piste lisää Voimaa
n-1-craft-more = 1 piste lisää Taitoa
n-1-life-more = 1 kuntopiste lisää
a-sword = Miekka
a-helmet = Kypärä
a-shield = Kilpi
a-suit-of-armour = Haarniska
n-1-follower-more = 1 Seuralainen lisää
