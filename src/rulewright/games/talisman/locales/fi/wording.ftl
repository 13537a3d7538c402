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
so-many-characters = { $counted ->
    [one] pelihahmo
   *[other] pelihahmoa
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
so-many-lives = { $counted ->
    [one] kuntopiste
   *[other] kuntopistettä
}
so-much-fate = { $counted ->
    [one] kohtalomerkki
   *[other] kohtalomerkkiä
}
so-many-followers = { $counted ->
    [one] Seuralainen
   *[other] Seuralaista
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
# FACTS. Each message from here to `fact-most` is what is known in play, as a whole clause; it stands in
# conditions ("if the die shows 1–3, …"), in the steps of explanations and in tables of cases. A language may add the
# attributes `.if` (in a condition), `.at` (the place in play), `.step` (in an explanation) and `.label` (in a table).
# $value: the number (3), the range (1–5) or the name ("ahead"); a range chooses the plural form of its end.
# $which: of a name, which one it is (ahead; ahead-or-level); of a number, how it lies to 0: below, up-to-zero, zero,
# from-zero, above, around. $amount: the number or range without its sign. $low, $high: its ends, $low_amount, $high_amount: without signs.
# $position: in a condition, `before` where another condition follows, else `last`.
fact-foes = vastassa on { bounded } { $counted ->
    [one] olento
   *[other] olentoa
}
    .if = { and }{ fact-foes }{ joint }
    .step = { $value ->
        [one] { $value } olento
       *[other] { $value } olentoa
    }
    .label = olentoja { $value }
fact-battles = edessä on { bounded } { $counted ->
    [one] taistelu
   *[other] taistelua peräkkäin
}
    .if = { and }{ fact-battles }{ joint }
    .step = { $value ->
        [one] { $value } taistelu
       *[other] { $value } taistelua peräkkäin
    }
    .label = taisteluja { $value }
# $value: which battle it is (2).
fact-battle = käynnissä on { $value }. taistelu
    .if = { and }{ fact-battle }{ joint }
    .at = { $value ->
        [1] ensimmäisessä taistelussa
        [2] toisessa taistelussa
        [3] kolmannessa taistelussa
       *[other] { $value }. taistelussa
    }
    .label = { $value }. taistelu
fact-strength = Voimasi on { bounded }
    .if = { and }{ fact-strength }{ joint }
    .label = Voima { $value }
fact-craft = Taitosi on { bounded }
    .if = { and }{ fact-craft }{ joint }
    .label = Taito { $value }
fact-foe_strength = olennon Voima on { bounded }
    .if = { and }{ fact-foe_strength }{ joint }
    .label = olennon Voima { $value }
fact-foe_craft = olennon Taito on { bounded }
    .if = { and }{ fact-foe_craft }{ joint }
    .label = olennon Taito { $value }
fact-roll_bonus = olennon taisteluheittoon lisätään { bounded }
    .if = { and }{ fact-roll_bonus }{ joint }
    .label = olennon taisteluheitto +{ $value }
fact-bonus = lisäsi on { bounded }
    .if = { and }{ fact-bonus }{ joint }
    .label = lisä { $value }
fact-die = noppa näyttää { $value }
    .if = { and }{ $choice ->
        [fate-on-fiends] Syöverihirviöitä tuli
        [fate-on-space] tulos on
        [fate-on-follower] Seuralaisen noppa näyttää
       *[other] noppa näyttää
    } { faces }{ joint }
    .label = noppa { $value }
# $value: "3 + 5".
fact-dice = nopat näyttävät { $value }
    .if = { and }{ fact-dice }{ joint }
    .label = nopat { $value }
fact-death = Kuoleman summa on { bounded }
    .if = { and }{ fact-death }{ joint }
    .label = Kuoleman summa { $value }
fact-hero = noppasi näyttää { $value }
    .if = { and }noppasi näyttää { faces }{ joint }
    .label = noppasi { $value }
fact-foe = olennon noppa näyttää { $value }
    .if = { and }olennon noppa näyttää { faces }{ joint }
    .label = olennon noppa { $value }
# $which: ahead, behind, level, or two of them (ahead-or-behind, ahead-or-level, behind-or-level).
fact-standing = { $which ->
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
       *[other] { fact-standing }
    }{ joint }
    .label = { $value }
fact-fate = { $value ->
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
fact-fate_paid = { $which ->
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
    .label = käytetyt kohtalomerkit { $value }
fact-armour_die = Suojan noppa näyttää { $value }
    .if = { and }Suojan noppa näyttää { faces }{ joint }
    .label = Suojan noppa { $value }
fact-score = taistelupisteesi ovat { bounded }
    .if = { and }{ fact-score }{ joint }
    .label = taistelupisteet { $value }
# By how much you are ahead: $value 2 is 2 ahead, −3 is 3 behind; $amount is that without the sign, $which as above.
fact-ahead = { $which ->
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
    .if = { fact-ahead }{ joint }
    .label = piste-ero { $value }
fact-saves_from = Suoja säästää kuntopisteen { from-roll }
    .if = { and }{ fact-saves_from }{ joint }
    .step = Suoja säästää { from-roll }
    .label = { $value ->
        [1] säästää aina
        [6] säästää, kun noppa näyttää 6
       *[other] säästää, kun noppa näyttää vähintään { $value }
    }
fact-lost = menetetään { bounded } { so-many-lives }
    .if = { and }{ fact-lost }{ joint }
    .step = menetetään { $value } { value-lives }
    .label = menetettyjä kuntopisteitä { $value }
fact-loss = Vampyyri vie { bounded } { $counted ->
    [one] kuntopisteen
   *[other] kuntopistettä
}
    .if = { and }{ fact-loss }{ joint }
    .step = Vampyyri vie { $value ->
        [one] { $value } kuntopisteen
       *[other] { $value } kuntopistettä
    }
    .label = { fact-loss.step }
fact-life = sinulla on { $value } { value-lives }
    .if = { $value ->
        [1] { and-you-have }enää 1 kuntopiste
       *[other] { and-you-have }{ bounded } { so-many-lives }
    }{ joint }
    .step = sinulla { $value } { value-lives }
    .label = kuntopisteet { $value }
fact-followers = { $value ->
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
fact-werewolf = Ihmissuden Voima on { bounded }
    .if = { and }{ fact-werewolf }{ joint }
    .label = Ihmissuden Voima { $value }
fact-fiends = jäljellä on { bounded } { $counted ->
    [one] Syöverihirviö
   *[other] Syöverihirviötä
}
    .if = { and }{ fact-fiends }{ joint }
    .step = { $value ->
        [one] { $value } Syöverihirviö
       *[other] { $value } Syöverihirviötä
    }
    .label = Syöverihirviöitä jäljellä { $value }
fact-total = summa on { bounded }
    .if = { and }{ fact-total }{ joint }
    .label = summa { $value }
fact-attempts_left = { $value ->
    [0] yrityksiä ei ole jäljellä
    [one] jäljellä on { $value } yritys
   *[other] jäljellä on { $value } yritystä
}
    .if = { $value ->
        [0] { $begins ->
            [no] eikä yrityksiä ole jäljellä
           *[yes] yrityksiä ei ole jäljellä
        }
       *[other] { and }jäljellä on { bounded } { $counted ->
            [one] yritys
           *[other] yritystä
        }
    }{ joint }
    .step = { $value ->
        [one] { $value } yritys jäljellä
       *[other] { $value } yritystä jäljellä
    }
    .label = yrityksiä jäljellä { $value }
fact-counters = { $value ->
    [0] sinulla ei ole merkkejä
    [one] sinulla on { $value } merkki
   *[other] sinulla on { $value } merkkiä
}
    .if = { $value ->
        [0] { and-you-have-no } merkkejä
       *[other] { and-you-have }{ bounded } { $counted ->
            [one] merkki
           *[other] merkkiä
        }
    }{ joint }
    .step = { $value ->
        [0] merkkejä ei ole
       *[other] merkkejä on { $value }
    }
    .label = merkit { $value }
fact-points_lost = menetetään { bounded } { $counted ->
    [one] piste
   *[other] pistettä
}
    .if = { and }{ fact-points_lost }{ joint }
    .step = menetetään { $value } { value-points }
    .label = menetettyjä pisteitä { $value }
# Whose die it is. $which: attacker or defender.
fact-side = { attacker-or-defender } päättää
    .if = { and }{ fact-side }{ joint }
    .step = { attacker-or-defender }
# A place or a moment in play. $value: its name ("Crypt"; in `.at` the name's own `.at`, "in the Crypt").
fact-at = { $value }
    .if = { and }{ fact-at }{ joint }
# $which: attacker or defender.
fact-winner = { attacker-or-defender } voitti
    .if = { and }{ fact-winner }{ joint }
fact-attacker_strength = hyökkääjän Voima on { bounded }
    .if = { and }{ fact-attacker_strength }{ joint }
    .label = hyökkääjän Voima { $value }
fact-defender_strength = puolustajan Voima on { bounded }
    .if = { and }{ fact-defender_strength }{ joint }
    .label = puolustajan Voima { $value }
fact-attacker_craft = hyökkääjän Taito on { bounded }
    .if = { and }{ fact-attacker_craft }{ joint }
    .label = hyökkääjän Taito { $value }
fact-defender_craft = puolustajan Taito on { bounded }
    .if = { and }{ fact-defender_craft }{ joint }
    .label = puolustajan Taito { $value }
fact-attacker_die = hyökkääjän noppa näyttää { $value }
    .if = { and }{ attackers-die } näyttää { faces }{ joint }
    .label = hyökkääjän noppa { $value }
fact-defender_die = puolustajan noppa näyttää { $value }
    .if = { and }{ defenders-die } näyttää { faces }{ joint }
    .label = puolustajan noppa { $value }
fact-attacker_score = hyökkääjän taistelupisteet ovat { bounded }
    .if = { and }{ fact-attacker_score }{ joint }
    .label = hyökkääjän taistelupisteet { $value }
fact-defender_score = puolustajan taistelupisteet ovat { bounded }
    .if = { and }{ fact-defender_score }{ joint }
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
# By how much the attacker is ahead of the defender, as in `fact-ahead`.
duel-fact-ahead = { $which ->
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
        [hero] { fact-ahead }
        [other] { your-lead-as-the-defender }
       *[none] { $choice ->
            [fate-on-defenders-roll] { defenders-lead }
           *[other] { duel-fact-ahead }
        }
    }{ joint }
    .label = hyökkääjän piste-ero { $value }
# Whose turn it is. $which: hero (you) or other.
fact-whose_turn = on { fact-whose_turn.step }
    .if = { and }{ fact-whose_turn }{ joint }
    .at = { $which ->
        [hero] omalla pelivuorollasi
       *[other] toisen pelaajan pelivuorolla
    }
    .step = { $which ->
        [hero] oma pelivuorosi
       *[other] toisen pelaajan pelivuoro
    }
    .label = { fact-whose_turn.step }
fact-other_life = toisella pelaajalla on { $value } { value-lives }
    .if = { $value ->
        [1] { and }{ others-have } on enää 1 kuntopiste
       *[other] { and }{ others-have } on { bounded } { so-many-lives }
    }{ joint }
    .step = toisella pelaajalla { $value } { value-lives }
    .label = toisen pelaajan kuntopisteet { $value }
fact-other_fate = { $value ->
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
fact-others = pelissä on { bounded } { $counted ->
    [one] muu pelihahmo
   *[other] muuta pelihahmoa
}
    .if = { and }{ fact-others }{ joint }
    .step = { $value ->
        [one] { $value } muu pelihahmo
       *[other] { $value } muuta pelihahmoa
    }
    .label = muita pelihahmoja { $value }
fact-characters = mukaan lasketaan { bounded } { so-many-characters }
    .if = { and }{ fact-characters }{ joint }
    .step = { $value ->
        [one] { $value } pelihahmo
       *[other] { $value } pelihahmoa
    }
    .label = laskettuja pelihahmoja { $value }
fact-works_from = Taika tehoaa { from-roll }
    .if = { and }{ fact-works_from }{ joint }
    .step = tehoaa { from-roll }
    .label = { $value ->
        [1] tehoaa aina
        [6] tehoaa, kun noppa näyttää 6
       *[other] tehoaa, kun noppa näyttää vähintään { $value }
    }
fact-lives_to_go = vietävänä on vielä { bounded } { so-many-lives }
    .if = { and }{ fact-lives_to_go }{ joint }
    .step = vietävänä { $value } { value-lives }
    .label = vielä vietäviä kuntopisteitä { $value }
fact-gained = saadaan { bounded } { so-many-lives }
    .if = { and }{ fact-gained }{ joint }
    .step = saadaan { $value } { value-lives }
    .label = saatuja kuntopisteitä { $value }
fact-passed = { $value ->
    [one] { $value } Vihollinen on väistetty tai tuhottu
   *[other] { $value } Vihollista on väistetty tai tuhottu
}
    .step = { $value ->
        [one] lasketaan voitoksi, vaikka { $value } Vihollinen väistettiin tai tuhottiin
       *[other] lasketaan voitoksi, vaikka { $value } Vihollista väistettiin tai tuhottiin
    }
    .label = väistettyjä tai tuhottuja Vihollisia { $value }
fact-turns_left = jäljellä on { $value } { value-turns }
    .if = { $value ->
        [1] { and }jäljellä on enää 1 pelivuoro
       *[other] { and }jäljellä on { bounded } { $counted ->
            [one] pelivuoro
           *[other] pelivuoroa
        }
    }{ joint }
    .step = { $value } { value-turns } jäljellä
    .label = pelivuoroja jäljellä { $value }
fact-out = { bounded } { so-many-characters } on pudonnut pelistä
    .if = { and }{ fact-out }{ joint }
    .label = pelistä pudonneita { $value }
    .step = { fact-out }
fact-highest = suurin silmäluku on { $value }
    .if = { and }{ higher-die } on { faces }{ joint }
    .label = { $choice ->
        [fate-on-crypt] suurin silmäluku
        [fate-on-mines] suurin silmäluku
       *[other] suurempi silmäluku
    } { $value }
fact-lowest = pienin silmäluku on { $value }
    .if = { and }{ lower-die } on { faces }{ joint }
    .label = { $choice ->
        [fate-on-crypt] pienin silmäluku
        [fate-on-mines] pienin silmäluku
       *[other] pienempi silmäluku
    } { $value }
fact-death_highest = Kuoleman suurempi silmäluku on { $value }
    .if = { and }Kuoleman suurempi silmäluku on { faces }{ joint }
    .label = Kuoleman suurempi silmäluku { $value }
fact-death_lowest = Kuoleman pienempi silmäluku on { $value }
    .if = { and }Kuoleman pienempi silmäluku on { faces }{ joint }
    .label = Kuoleman pienempi silmäluku { $value }
# The least that a new roll has to show. $value: 4, or the range that it lies in (4–6); 7 cannot be rolled.
fact-needed = { $value ->
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
               *[no] { and }voittoon tarvitaan vähintään { $value }
            }
        }
    }{ joint }
    .step = { $value ->
        [7] voitto ei ole enää mahdollinen
        [6] voittoon tarvitaan 6
       *[other] voittoon tarvitaan vähintään { $value }
    }
    .label = { fact-needed.step }
# Parts of the next one: “enintään” before the end of a range that begins next to 0, and “summa ei”.
by-at-most = { $amount ->
    [1] { "" }
   *[other] enintään{ " " }
}
total-does-not = { $begins ->
    [no] eikä summa
   *[yes] summa ei
}
# How much the total of the dice is above the ability; −3 is 3 below. $amount, $which as in `fact-ahead`.
fact-excess = { $which ->
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
    .if = { fact-excess }{ joint }
    .label = summan ja ominaisuuden ero { $value }
fact-most = { $value ->
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
    .step = { fact-most }
word-starting = pelin alussa olleet pelihahmot
word-remaining = jäljellä olevat pelihahmot
word-start-of-turn = pelivuoron alussa
word-that-quest = jokainen keskeneräinen tehtävä
word-first-quest = vain ensimmäinen tehtävä
word-once = kerran kaikista yhteensä
word-each = kerran jokaisesta
word-gains = kunkin lajin lisäyksestä erikseen
word-gains-in-all = kaikkien lajien yhteenlasketusta lisäyksestä
word-held = kaikesta, mitä pelihahmolla on
word-held-and-start = kaikesta, mitä pelihahmolla on, ja vielä kerran siitä, mitä sillä oli alussa
# OPTIONS. Each message from here on that is an option is its label on a button or in a table. Its attribute `.do` says it
# as an imperative inside a sentence of advice ("if you are ahead, keep the die"), `.otherwise` after “otherwise”,
# `.always` as a whole sentence of advice without its end and its capital letter.
word-keep = pidä heitto
    .do = { $choice ->
        [fate-on-defenders-roll] { $place ->
            [hero] toinen pelaaja pitää noppansa
           *[other] { word-keep.otherwise }
        }
        [fate-on-others-armour] { $place ->
            [hero] toinen pelaaja pitää Suojansa epäonnistuneen heiton
           *[other] { word-keep.otherwise }
        }
       *[other] { word-keep.otherwise }
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
word-pay = käytä kohtalomerkki
    .do = { $choice ->
        [fate-on-defenders-roll] { $place ->
            [hero] toinen pelaaja heittää noppansa uudelleen kohtalomerkillä
           *[other] { word-pay.otherwise }
        }
        [fate-on-others-armour] { $place ->
            [hero] toinen pelaaja heittää Suojansa epäonnistuneen heiton uudelleen kohtalomerkillä
           *[other] { word-pay.otherwise }
        }
       *[other] { word-pay.otherwise }
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
        [fate-on-charm] heitä noppa uudelleen kohtalomerkillä aina, kun lumous epäonnistuu
        [fate-on-charm] heitä noppa uudelleen kohtalomerkillä aina, kun lumous epäonnistuu
        [fate-on-charm] heitä noppa uudelleen kohtalomerkillä aina, kun lumous epäonnistuu
        [fate-on-charm] heitä noppa uudelleen kohtalomerkillä aina, kun lumous epäonnistuu
       *[other] { word-pay.do }
    }
# On your own turn it is the other player who may evade.
word-fight = taistele
    .do = { $choice ->
        [evade] { $place ->
            [hero] toinen pelaaja taistelee
           *[other] älä väistä
        }
        [assassination] älä salamurhaa olentoa
       *[other] taistele
    }
    .otherwise = { $choice ->
        [evade] { $place ->
            [hero] hän taistelee
           *[other] älä väistä
        }
       *[other] taistele
    }
    .always = { $choice ->
        [evade] { $place ->
            [hero] toinen pelaaja taistelee eikä väistä
           *[other] älä väistä
        }
        [attack] hyökkää olennon kimppuun
        [destroy] taistele äläkä tuhoa olentoa
        [assassination] älä salamurhaa olentoa
       *[other] taistele
    }
word-evade = väistä
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
word-ahead = voitolla
word-level = tasoissa
word-behind = häviöllä
word-fate-paid = käytettyjä kohtalomerkkejä
    .count = { $number ->
        [one] { $number } käytetty kohtalomerkki
       *[other] { $number } käytettyä kohtalomerkkiä
    }
word-overcome = voitat tai tuhoat olennon
word-alive = jäät henkiin
# MEASURES. The name of a number, as a label; its attribute `.count` says it with the $number (3.67, a mean; 1).
word-life = kuntopisteitä jäljellä
    .count = { $number } { number-lives }
word-fate = kohtalomerkkejä jäljellä
    .count = { $number ->
        [one] { $number } kohtalomerkki
       *[other] { $number } kohtalomerkkiä
    }
word-followers = Seuralaisia jäljellä
    .count = { $number ->
        [one] { $number } Seuralainen
       *[other] { $number } Seuralaista
    }
word-worth = arvo
    .count = { $number ->
        [one] { $number } piste
       *[other] { $number } pistettä
    }
word-strength = Voima lopussa
    .count = Voima { $number }
word-craft = Taito lopussa
    .count = Taito { $number }
word-margin = voittojen ja tappioiden ero
    .count = voittojen ja tappioiden ero { $number }
word-turns = pelivuoroja
    .count = { $number ->
        [one] vielä { $number } pelivuoro
       *[other] vielä { $number } pelivuoroa
    }
word-attacker = hyökkääjä
word-defender = puolustaja
word-hero = sinä
word-other = toinen
word-go-on = jatka matkaa
    .always = älä palaa takaisin
word-turn-back = palaa takaisin
    .always = palaa takaisin heti, kun voit
word-leave = poistu Voimaportin kautta
word-crypt = kulje Hautakammion kautta
    .do = lähde Hautakammioon
word-mines = kulje Kaivoksen kautta
    .do = lähde Kaivokseen
word-keep-it = pidä Amuletti
word-ditch = hylkää Amuletti
word-hold-back = säästä Taika
    .do = säästä Paranormaali Räjähdys
word-cast-it = käytä Paranormaali Räjähdys
word-destroy = tuhoa olento ilman taistelua
    .do = tuhoa olento heittämättä noppaa
word-leave-alone = jätä olento rauhaan
word-charm = yritä lumota olento
word-one-die = heitä vain yksi taistelunoppa
word-two-dice = heitä kaksi taistelunoppaa
word-assassinate = salamurhaa olento
word-battle = taistelu
    .do = { $place ->
        [other] { $choice ->
            [form] hän valitsee taistelun
           *[other] valitse taistelu
        }
       *[hero] valitse taistelu
    }
word-psychic-combat = psyykkinen taistelu
    .do = { $place ->
        [other] { $choice ->
            [form] hän valitsee psyykkisen taistelun
           *[other] valitse psyykkinen taistelu
        }
       *[hero] valitse psyykkinen taistelu
    }
word-choice--path = Lähtö matkaan
word-choice--evade = Väistäminen
word-choice--turn-back = Paluu takaisin
word-choice--followers = Seuralaiset kuntopisteiden sijasta
word-choice--fate-on-attack-roll = Kohtalo taisteluheitossa
word-choice--fate-on-attackers-roll = Hyökkääjän kohtalo
word-choice--fate-on-defenders-roll = Puolustajan kohtalo
word-choice--fate-on-armour = Kohtalo Suojan heitossa
word-choice--fate-on-success = Kohtalo onnistuneessa heitossa
word-choice--second-die = Toinen taistelunoppa
word-choice--assassination = Salamurha
word-choice--fate-on-others-armour = Toisen pelaajan kohtalo Suojan heitossa
word-choice--fate-on-crypt = Kohtalo Hautakammiossa
word-choice--fate-on-mines = Kohtalo Kaivoksessa
word-choice--fate-on-death = Kohtalo Kuolemaa vastaan
word-choice--fate-on-tower = Kohtalo Vampyyrin Tornissa
word-choice--fate-on-werewolf = Kohtalo Ihmissuden Voiman heitossa
word-choice--fate-on-fiends = Kohtalo Syöverihirviöiden määrän heitossa
word-choice--fate-on-follower = Kohtalo Seuralaisen heitossa
word-foe = olento
word-pay-highest = heitä suurimman luvun näyttävä noppa uudelleen
    .do = { $choice ->
        [fate-on-defenders-roll] { $place ->
            [hero] toinen pelaaja heittää suuremman luvun näyttävän noppansa uudelleen kohtalomerkillä
           *[other] { word-pay-highest.otherwise }
        }
       *[other] { word-pay-highest.otherwise }
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
word-pay-lowest = heitä pienimmän luvun näyttävä noppa uudelleen
    .do = { $choice ->
        [fate-on-defenders-roll] { $place ->
            [hero] toinen pelaaja heittää pienemmän luvun näyttävän noppansa uudelleen kohtalomerkillä
           *[other] { word-pay-lowest.otherwise }
        }
       *[other] { word-pay-lowest.otherwise }
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
word-pay-death-highest = heitä Kuoleman nopista suuremman luvun näyttävä uudelleen
    .do = heitä Kuoleman nopista suuremman luvun näyttävä uudelleen kohtalomerkillä
word-pay-death-lowest = heitä Kuoleman nopista pienemmän luvun näyttävä uudelleen
    .do = heitä Kuoleman nopista pienemmän luvun näyttävä uudelleen kohtalomerkillä
# How many Followers to give instead of lives in the Vampire's Tower.
word-most = 1 Seuralainen kutakin menetettävää kuntopistettä kohti
    .do = poista 1 Seuralainen kutakin menetettävää kuntopistettä kohti
    .always = poista 1 Seuralainen kutakin menetettävää kuntopistettä kohti, niin kauan kuin heitä riittää
word-landed = saavuit juuri
word-turn-begins = pelivuorosi alkaa
# COUNTED THINGS, as parts of lists. $number: how many, never 0. The attribute `.object` is the same as the object of a verb
# ("take 1 …"), where a language tells them apart.
counted-life = { $number } { number-lives }
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
counted-strength = { $number ->
    [one] { $number } Voimamerkki
   *[other] { $number } Voimamerkkiä
}
counted-craft = { $number ->
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
number = { $choice ->
    [followers] { $number ->
        [0] pidä Seuralaiset
        [one] poista { $number } Seuralainen
       *[other] poista { $number } Seuralaista
    }
   *[other] { $number }
}
    .do = { $number ->
        [0] älä poista Seuralaisia
        [one] poista { $number } Seuralainen
       *[other] poista { $number } Seuralaista
    }
variant-fate-on-armour = Suojan nopan voi heittää uudelleen kohtalolla
    .if = { $which ->
        [no] Jos Suojan noppaa ei voi heittää uudelleen kohtalolla
       *[yes] Jos Suojan nopan voi heittää uudelleen kohtalolla
    }
variant-fate-on-setup-rolls = Ihmissuden Voiman ja Syöverihirviöiden määrän voi heittää uudelleen kohtalolla
    .if = { $which ->
        [no] Jos Ihmissuden Voimaa ja Syöverihirviöiden määrää ei voi heittää uudelleen kohtalolla
       *[yes] Jos Ihmissuden Voiman ja Syöverihirviöiden määrän voi heittää uudelleen kohtalolla
    }
variant-fate-on-deaths-dice = Kuoleman nopan voi heittää uudelleen kohtalolla
    .if = { $which ->
        [no] Jos Kuoleman noppaa ei voi heittää uudelleen kohtalolla
       *[yes] Jos Kuoleman nopan voi heittää uudelleen kohtalolla
    }
variant-joint-roll-bonus = Ruudun lisä yhtenä taistelevien Vihollisten taisteluheittoon
    .if = { $which ->
        [each] Jos ruudun lisä lasketaan jokaiselle yhtenä taistelevalle Viholliselle
       *[once] Jos ruudun lisä lasketaan yhtenä taisteleville Vihollisille vain kerran
    }
variant-roll-bonus-without-roll = Salamurhan uhri saa taisteluheiton lisän, vaikka sen puolesta ei heitetä noppaa
    .if = { $which ->
        [no] Jos salamurhan uhri ei saa taisteluheiton lisää
       *[yes] Jos myös salamurhan uhri saa taisteluheiton lisän
    }
variant-turn-back = Milloin paluu takaisin tulee voimaan
    .if = { $which ->
        [any-time] Jos takaisin voi palata milloin tahansa
       *[start-of-turn] Jos takaisin voi palata vain pelivuoron alussa
    }
variant-pits-stand-off-ends-turn = Tasatulos Syövereissä päättää pelivuoron
    .if = { $which ->
        [no] Jos tasatulos Syövereissä ei päätä pelivuoroa
       *[yes] Jos tasatulos Syövereissä päättää pelivuoron
    }
variant-arrival-from-crypt-is-encountered = Ruutu, johon Hautakammio tai Kaivos johtaa, kohdataan samalla pelivuorolla
    .if = { $which ->
        [no] Jos et kohtaa ulostuloruutua samalla pelivuorolla
       *[yes] Jos kohtaat ulostuloruudun samalla pelivuorolla
    }
variant-crown-evasion = Herruuden Kruunulla olevat pelihahmot voivat väistää toisiaan
    .if = { $which ->
        [no] Jos Herruuden Kruunulla olevat pelihahmot eivät voi väistää toisiaan
       *[yes] Jos Herruuden Kruunulla olevat pelihahmot voivat väistää toisiaan
    }
variant-command-counts = Ketkä lasketaan helpomman Herruustaian taulukossa
    .if = { $which ->
        [starting] Jos helpommassa taulukossa lasketaan pelin alussa olleet pelihahmot
       *[remaining] Jos helpommassa taulukossa lasketaan jäljellä olevat pelihahmot
    }
variant-trophy-rate = Montako voittosaalispistettä maksaa 1 piste Voimaa tai Taitoa
variant-quest-bars-portal = Mikä keskeneräinen tehtävä estää Voimaportin avaamisen
    .if = { $which ->
        [first-quest] Jos vain ensimmäinen tehtävä estää Voimaportin avaamisen
       *[that-quest] Jos mikä tahansa keskeneräinen tehtävä estää Voimaportin avaamisen
    }
variant-timed-score = Mistä saa pisteitä ajan päätyttyä
# WHAT WOULD HELP: what the hero would have more of, before a colon and two chances ("With 1 more Strength: 66% instead of …").
n-1-strength-more = 1 piste lisää Voimaa
n-1-craft-more = 1 piste lisää Taitoa
n-1-life-more = 1 kuntopiste lisää
a-sword = Miekka
a-helmet = Kypärä
a-shield = Kilpi
a-suit-of-armour = Haarniska
n-1-follower-more = 1 Seuralainen lisää
blocked-characters--fate = ei kohtalomerkkejä
blocked-characters--fate-not-on-others-dice = vain omia noppia
blocked-faq--fate-on-armour = ei Suojan noppaan, jos näin tulkitaan
blocked-faq--fate-on-setup-rolls = ei tähän heittoon, jos näin tulkitaan
blocked-faq--fate-on-deaths-dice = ei Kuoleman noppiin
blocked-character-rules--evading = ei keinoa väistää
blocked-attacks--battle-attack-roll = nopat on jo heitetty
blocked-attacks--character-battle-rolls = hyökkääjä on jo päättänyt
blocked-attacks--psychic-combat-differences = Suoja ei auta psyykkisessä taistelussa
blocked-inner-region--creatures = Sisäalueen olentoja ei voi väistää
blocked-inner-region--characters = Sisäalueella pelihahmot eivät voi väistää toisiaan
blocked-heroes--assassin = salamurhan uhri ei heitä noppaa
blocked-possessions--weapon-limit = vain yksi Ase kerrallaan
blocked-possessions--no-gold-to-lose = ei menetettävää kultaa
blocked-possessions--gold = muihin ei riitä kulta
blocked-spells--limit = Taikoja ei voi olla enempää
blocked-other-rules--toad-spells = Rupikonnalla ei ole Taikoja
blocked-golden-rules--limited-components = Taikakortteja ei ole jäljellä
blocked-other-rules--one-quest-at-a-time = vain yksi tehtävä kerrallaan
blocked-other-rules--quest-bars-the-portal = keskeneräinen tehtävä estää
blocked-differences--crypt-encounter-on-arrival = ei samalla pelivuorolla, jos näin tulkitaan
