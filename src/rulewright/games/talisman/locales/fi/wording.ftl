## wording.py

# FACTS. Each message from here to `followers-that-help-value` is what is known in play, as a whole clause; it stands in
# conditions ("if the die shows 1–3, …"), in the steps of explanations and in tables of cases. A language may add the
# attributes `.if` (in a condition), `.at` (the place in play), `.step` (in an explanation) and `.label` (in a table).
# $value: the number (3), the range (1–5) or the name ("ahead"); a range chooses the plural form of its end.
# $which: of a name, which one it is (ahead; ahead-or-level); of a number, how it lies to 0: below, up-to-zero, zero,
# from-zero, above, around. $amount: the number or range without its sign. $low, $high: its ends.
# $position: in a condition, `before` where another condition follows, else `last`.
opponents-value = { $value ->
    [one] vastustajia on { $value }
   *[other] vastustajia on { $value }
}
    .label = vastustajia: { $value }
battles-value = { $value ->
    [one] taisteluja on { $value }
   *[other] taisteluja on { $value }
}
    .label = taisteluja: { $value }
# $value: which battle it is (2).
battle-value = käynnissä on { $value }. taistelu
    .at = { $value }. taistelussa
    .label = taistelu { $value }
strength-value = Voimasi on { $value }
    .label = Voima { $value }
craft-value-2 = Taitosi on { $value }
    .label = Taito { $value }
opponents-strength-value = vastustajan Voima on { $value }
    .label = vastustajan Voima { $value }
opponents-craft-value = vastustajan Taito on { $value }
    .label = vastustajan Taito { $value }
opponents-attack-roll-value = vastustaja lisää taisteluheittoonsa { $value }
    .label = vastustajan taisteluheitto +{ $value }
bonus-value = bonuksesi on { $value }
    .label = bonus { $value }
die-value = noppa näyttää { $value }
    .label = noppa { $value }
# $value: "3 + 5".
dice-value = nopat näyttävät { $value }
    .label = nopat { $value }
deaths-total-value = Kuoleman summa on { $value }
    .label = Kuoleman summa { $value }
your-die-value = noppasi näyttää { $value }
    .label = noppasi { $value }
opponents-die-value = vastustajan noppa näyttää { $value }
    .label = vastustajan noppa { $value }
# $which: ahead, behind, level, or two of them (ahead-or-behind, ahead-or-level, behind-or-level).
you-are-value = { $which ->
    [ahead] olet voitolla
    [behind] olet häviöllä
    [level] tilanne on tasan
    [ahead-or-behind] tilanne ei ole tasan
    [ahead-or-level] et ole häviöllä
   *[other] et ole voitolla
}
    .label = olet { $value }
fate-value = { $value ->
    [one] sinulla on { $value } kohtalomerkki
   *[other] sinulla on { $value } kohtalomerkkiä
}
    .label = kohtalo { $value }
fate-paid-value = { $which ->
    [zero] kohtaloa ei ole maksettu
   *[other] kohtaloa on jo maksettu
}
    .label = maksettu kohtalo { $value }
armour-die-value = Suojan noppa näyttää { $value }
    .label = Suojan noppa { $value }
attack-score-value = taistelupisteet ovat { $value }
    .label = taistelupisteet { $value }
opponents-attack-score-value = vastustajan taistelupisteet ovat { $value }
    .label = vastustajan taistelupisteet { $value }
# By how much you are ahead: $value 2 is 2 ahead, −3 is 3 behind; $amount is that without the sign, $which as above.
difference-value = { $which ->
    [above] johdat { $amount } pisteellä
    [below] olet { $amount } pistettä jäljessä
    [zero] tilanne on tasan
    [from-zero] tilanne on tasan tai johdat enintään { $amount } pisteellä
    [up-to-zero] tilanne on tasan tai olet jäljessä enintään { $amount } pistettä
   *[around] pisteidesi ero on { $low } … { $high }
}
    .label = erotus { $value }
saves-from-value = Suoja pelastaa kuntopisteen luvusta { $value } alkaen
    .label = pelastaa luvusta { $value } alkaen
lives-lost-value = { $value ->
    [one] menetetään { $value } kuntopiste
   *[other] menetetään { $value } kuntopistettä
}
    .label = menetettyjä kuntopisteitä: { $value }
lives-at-stake-value = { $value ->
    [one] vaarassa on { $value } kuntopiste
   *[other] vaarassa on { $value } kuntopistettä
}
    .label = kuntopisteitä vaarassa: { $value }
lives-value = { $value ->
    [one] sinulla on { $value } kuntopiste
   *[other] sinulla on { $value } kuntopistettä
}
    .label = kuntopisteet { $value }
followers-value = { $value ->
    [0] sinulla ei ole Seuralaisia
    [one] sinulla on { $value } Seuralainen
   *[other] sinulla on { $value } Seuralaista
}
    .label = Seuralaiset { $value }
ability-value = ominaisuutesi arvo on { $value }
    .label = ominaisuus { $value }
werewolfs-strength-value = Ihmissuden Voima on { $value }
    .label = Ihmissuden Voima { $value }
pit-fiends-left-value = { $value ->
    [one] jäljellä on { $value } Syöverihirviö
   *[other] jäljellä on { $value } Syöverihirviötä
}
    .label = Syöverihirviöitä jäljellä: { $value }
total-value = summa on { $value }
    .label = summa { $value }
attempts-left-value = { $value ->
    [0] yrityksiä ei ole jäljellä
    [one] jäljellä on { $value } yritys
   *[other] jäljellä on { $value } yritystä
}
    .label = yrityksiä jäljellä: { $value }
counters-value = { $value ->
    [0] sinulla ei ole merkkejä
    [one] sinulla on { $value } merkki
   *[other] sinulla on { $value } merkkiä
}
    .label = merkit { $value }
points-lost-value = { $value ->
    [one] menetetään { $value } piste
   *[other] menetetään { $value } pistettä
}
    .label = menetettyjä pisteitä: { $value }
# Whose die it is. $which: attacker or defender.
side-value = { $which ->
    [attacker] hyökkääjä päättää
   *[defender] puolustaja päättää
}
# A place or a moment in play. $value: its name ("Crypt"; in `.at` the name's own `.at`, "in the Crypt").
value = { $value }
# $which: attacker or defender.
winner-value = { $which ->
    [attacker] hyökkääjä voitti
   *[defender] puolustaja voitti
}
attackers-strength-value = hyökkääjän Voima on { $value }
    .label = hyökkääjän Voima { $value }
defenders-strength-value = puolustajan Voima on { $value }
    .label = puolustajan Voima { $value }
attackers-craft-value = hyökkääjän Taito on { $value }
    .label = hyökkääjän Taito { $value }
defenders-craft-value = puolustajan Taito on { $value }
    .label = puolustajan Taito { $value }
attackers-die-value = hyökkääjän noppa näyttää { $value }
    .label = hyökkääjän noppa { $value }
defenders-die-value = puolustajan noppa näyttää { $value }
    .label = puolustajan noppa { $value }
attackers-attack-score-value = hyökkääjän taistelupisteet ovat { $value }
    .label = hyökkääjän taistelupisteet { $value }
defenders-attack-score-value = puolustajan taistelupisteet ovat { $value }
    .label = puolustajan taistelupisteet { $value }
# By how much the attacker is ahead of the defender, as in `difference-value`.
attackers-lead-value = { $which ->
    [above] hyökkääjä johtaa { $amount } pisteellä
    [below] hyökkääjä on { $amount } pistettä jäljessä
    [zero] tilanne on tasan
    [from-zero] tilanne on tasan tai hyökkääjä johtaa enintään { $amount } pisteellä
    [up-to-zero] tilanne on tasan tai hyökkääjä on jäljessä enintään { $amount } pistettä
   *[around] pisteiden ero on { $low } … { $high }
}
    .label = erotus { $value }
# Whose turn it is. $which: hero (you) or other.
turn-value = { $which ->
    [hero] on sinun vuorosi
   *[other] on toisen vuoro
}
    .at = { $which ->
        [hero] omalla vuorollasi
       *[other] toisen vuorolla
    }
    .label = pelivuorossa: { $value }
the-others-lives-value = { $value ->
    [one] toisella on { $value } kuntopiste
   *[other] toisella on { $value } kuntopistettä
}
    .label = toisen kuntopisteet { $value }
the-others-fate-value = { $value ->
    [0] toisella ei ole kohtalomerkkejä
    [one] toisella on { $value } kohtalomerkki
   *[other] toisella on { $value } kohtalomerkkiä
}
    .label = toisen kohtalo { $value }
other-characters-value = { $value ->
    [one] muita pelihahmoja on { $value }
   *[other] muita pelihahmoja on { $value }
}
    .label = muita pelihahmoja: { $value }
characters-counted-value = { $value ->
    [one] mukaan lasketaan { $value } pelihahmo
   *[other] mukaan lasketaan { $value } pelihahmoa
}
    .label = laskettuja pelihahmoja: { $value }
works-from-value = Taika tehoaa luvusta { $value } alkaen
    .label = tehoaa luvusta { $value } alkaen
lives-still-to-be-taken-value = { $value ->
    [one] vietävänä on vielä { $value } kuntopiste
   *[other] vietävänä on vielä { $value } kuntopistettä
}
    .label = vielä vietäviä kuntopisteitä: { $value }
lives-gained-value = { $value ->
    [one] saadaan { $value } kuntopiste
   *[other] saadaan { $value } kuntopistettä
}
    .label = saadut kuntopisteet: { $value }
turns-left-value = { $value ->
    [one] jäljellä on { $value } pelivuoro
   *[other] jäljellä on { $value } pelivuoroa
}
    .label = pelivuoroja jäljellä: { $value }
out-of-the-game-value = { $value ->
    [one] { $value } pelihahmo on pudonnut pelistä
   *[other] { $value } pelihahmoa on pudonnut pelistä
}
    .label = pelistä pudonneita: { $value }
highest-die-value = suurin noppa näyttää { $value }
    .label = suurin noppa { $value }
lowest-die-value = pienin noppa näyttää { $value }
    .label = pienin noppa { $value }
deaths-highest-die-value = Kuoleman suurin noppa näyttää { $value }
    .label = Kuoleman suurin noppa { $value }
deaths-lowest-die-value = Kuoleman pienin noppa näyttää { $value }
    .label = Kuoleman pienin noppa { $value }
# The least that a new roll has to show. $value: 4, or the range that it lies in (4–6); 7 cannot be rolled.
you-need-value-to-win = { $value ->
    [7] voittoa ei voi enää heittää
   *[other] pienin voittava luku on { $value }
}
    .label = tarvitset voittoon { $value }
# How much the total of the dice is above the ability; −3 is 3 below. $amount, $which as in `difference-value`.
total-less-ability-value = { $which ->
    [above] summa ylittää ominaisuutesi { $amount } pisteellä
    [below] summa alittaa ominaisuutesi { $amount } pisteellä
    [zero] summa on sama kuin ominaisuutesi
    [from-zero] summa on sama kuin ominaisuutesi tai enintään { $amount } suurempi
    [up-to-zero] summa on sama kuin ominaisuutesi tai enintään { $amount } pienempi
   *[around] summa miinus ominaisuus on { $low } … { $high }
}
    .label = summa miinus ominaisuus { $value }
followers-that-help-value = { $value ->
    [0] Seuralaisista ei ole apua
    [one] { $value } Seuralainen voi auttaa
   *[other] { $value } Seuralaista voi auttaa
}
    .label = auttavat Seuralaiset { $value }
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
keep-the-die = pidä noppa
    .always = älä käytä kohtaloa tähän
pay-fate = maksa kohtalomerkki
    .do = maksa kohtalomerkki ja heitä uudelleen
    .always = maksa aina kohtalomerkki ja heitä uudelleen
fight = taistele
evade = väistä
ahead = edellä
level = tasoissa
behind = jäljessä
fate-paid = maksettu kohtalo
    .count = { $number ->
        [one] { $number } maksettu kohtalomerkki
       *[other] { $number } maksettua kohtalomerkkiä
    }
you-win-or-destroy-it = voitat tai tuhoat sen
you-survive-2 = jäät henkiin
# MEASURES. The name of a number, as a label; its attribute `.count` says it with the $number (3.67, a mean; 1).
lives-left = kuntopisteitä jäljellä
    .count = { $number ->
        [one] { $number } kuntopiste jäljellä
       *[other] { $number } kuntopistettä jäljellä
    }
fate-left = kohtalomerkkejä jäljellä
    .count = { $number ->
        [one] { $number } kohtalomerkki jäljellä
       *[other] { $number } kohtalomerkkiä jäljellä
    }
followers-left = Seuralaisia jäljellä
    .count = { $number ->
        [one] { $number } Seuralainen jäljellä
       *[other] { $number } Seuralaista jäljellä
    }
worth = arvo
    .count = arvo { $number }
strength-left = Voimaa jäljellä
    .count = Voima lopuksi { $number }
craft-left = Taitoa jäljellä
    .count = Taito lopuksi { $number }
wins-less-defeats = voitot miinus tappiot
    .count = voitot miinus tappiot: { $number }
turns = pelivuoroja
    .count = { $number ->
        [one] { $number } pelivuoro
       *[other] { $number } pelivuoroa
    }
attacker-2 = hyökkääjä
defender-2 = puolustaja
you = sinä
the-other = toinen
go-on = jatka
    .always = jatka aina
turn-back = palaa takaisin
leave-through-the-portal = poistu Voimaportin kautta
by-the-crypt = Hautakammion kautta
    .do = mene Hautakammion kautta
by-the-mines = Kaivoksen kautta
    .do = mene Kaivoksen kautta
destroy-it-without-an-attack = tuhoa se ilman taistelua
leave-it-alone = jätä se rauhaan
charm-it = lumoa se
battle-2 = taistelu
    .do = hyökkää taistelulla
psychic-combat-2 = psyykkinen taistelu
    .do = hyökkää psyykkisellä taistelulla
setting-out = Lähtö matkaan
evading = Väistäminen
turning-back = Takaisin palaaminen
followers-for-lives = Seuralaiset kunnon sijasta
fate-on-the-attack-roll = Kohtalo taisteluheitossa
the-attackers-fate = Hyökkääjän kohtalo
the-defenders-fate = Puolustajan kohtalo
fate-on-the-armour-die = Kohtalo Suojan heitossa
the-others-fate-on-the-armour = Toisen kohtalo Suojan heitossa
fate-in-the-crypt = Kohtalo Hautakammiossa
fate-in-the-mines = Kohtalo Kaivoksessa
fate-against-death = Kohtalo Kuolemaa vastaan
fate-in-the-vampires-tower = Kohtalo Vampyyrin Tornissa
fate-on-the-werewolfs-strength = Kohtalo Ihmissuden Voiman heitossa
fate-on-the-number-of-pit = Kohtalo Syöverihirviöiden määrän heitossa
the-opponent = vastustaja
pay-fate-for-the-highest-die = maksa kohtalomerkki suurimmasta nopasta
    .do = heitä suurin noppa uudelleen kohtalomerkillä
pay-fate-for-the-lowest-die = maksa kohtalomerkki pienimmästä nopasta
    .do = heitä pienin noppa uudelleen kohtalomerkillä
pay-fate-for-deaths-highest-die = maksa kohtalomerkki Kuoleman suurimmasta nopasta
    .do = heitä Kuoleman suurin noppa uudelleen kohtalomerkillä
pay-fate-for-deaths-lowest-die = maksa kohtalomerkki Kuoleman pienimmästä nopasta
    .do = heitä Kuoleman pienin noppa uudelleen kohtalomerkillä
# How many Followers to give instead of lives in the Vampire's Tower.
as-many-as-help = niin monta kuin auttaa
    .do = luovu niin monesta Seuralaisesta kuin auttaa
you-have-just-landed = saavuit juuri
your-turn-begins = vuorosi alkaa
# COUNTED THINGS, as parts of lists. $number: how many, never 0. The attribute `.object` is the same as the object of a verb
# ("take 1 …"), where a language tells them apart.
counted-lives = { $number ->
    [one] { $number } kuntopiste
   *[other] { $number } kuntopistettä
}
counted-fate = { $number ->
    [one] { $number } kohtalomerkki
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
pay-fate-for-the-face = maksa kohtalomerkki nopasta { $face }
    .do = heitä noppa { $face } uudelleen kohtalomerkillä
# $face: what Death's die shows (3).
pay-fate-for-deaths-face = maksa kohtalomerkki Kuoleman nopasta { $face }
    .do = heitä Kuoleman noppa { $face } uudelleen kohtalomerkillä
# $number: a number to choose; `.do` says how many Followers to give instead of lives in the Vampire's Tower.
number = { $number }
    .do = { $number ->
        [0] pidä Seuralaisesi
        [one] luovu { $number } Seuralaisesta
       *[other] luovu { $number } Seuralaisesta
    }
fate-may-reroll-the-armour-die = Suojan nopan voi heittää uudelleen kohtalolla
fate-may-reroll-the-dice-for = Ihmissuden Voiman ja Syöverihirviöiden määrän heiton voi uusia kohtalolla
fate-may-reroll-deaths-dice = Kuoleman nopan voi heittää uudelleen kohtalolla
what-a-space-adds-to-the = Ruudun lisä yhtenä taistelevien Vihollisten taisteluheittoon
when-turning-back-takes-effect = Milloin paluu takaisin tulee voimaan
a-stand-off-in-the-pits = Tasatulos Syövereissä päättää pelivuoron
the-space-that-the-crypt-or = Ruutu, johon Hautakammio tai Kaivos johtaa, kohdataan samalla vuorolla
characters-on-the-crown-of-command = Herruuden Kruunulla olevat pelihahmot voivat väistää toisiaan
whom-the-table-of-the-easier = Keitä helpomman Herruustaian taulukko laskee
trophy-points-for-1-strength-or-craft = Voittosaaliiden pisteet 1 Voimaan tai Taitoon
which-unfinished-quest-bars-the-portal = Mikä keskeneräinen tehtävä estää Voimaportin avaamisen
what-scores-when-the-time-is = Mistä saa pisteitä ajan päätyttyä
what-each-kind-has-gained = kunkin lajin kertymä erikseen
what-all-kinds-have-gained-together = kaikkien lajien kertymä yhteensä
all-that-is-held = kaikki, mitä on
all-that-is-held-and-the-start = kaikki, mitä on, ja alku vielä kerran
# WHAT WOULD HELP: what the hero would have more of, before a colon and two chances ("With 1 more Strength: 66% instead of …").
n-1-strength-more = Kun Voima on 1 suurempi
n-1-craft-more = Kun Taito on 1 suurempi
n-1-life-more = Kun kuntopisteitä on 1 enemmän
a-sword = Miekan kanssa
a-helmet = Kypärän kanssa
a-shield = Kilven kanssa
a-suit-of-armour = Haarniskan kanssa
n-1-follower-more = Kun Seuralaisia on 1 enemmän
