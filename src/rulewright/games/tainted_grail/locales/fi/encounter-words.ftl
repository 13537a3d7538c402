## encounter_words.py

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
# FACTS, OPTIONS and MEASURES: a fact is a clause, with `.if` in a condition, `.at` as the place in play and `.step` in an
# explanation; an option is its label, with `.do` as an imperative in a sentence and `.always` as a whole one; a measure
# has `.count` with its $number. $value, $which, $position: as in Talisman's wording.ftl.
play-no-more = älä pelaa korttia
    .do = { $place ->
        [0] älä pelaa yhtään korttia
       *[other] älä pelaa enää kortteja
    }
    .always = { $place ->
        [0] älä pelaa yhtään korttia
       *[other] älä pelaa enää kortteja
    }
escape = pakene
play-the-top-card = pelaa päällimmäinen kortti
    .do = pelaa pakan päällimmäinen kortti
# What to do with a card that the reader has named. $name: its name, with a + where its magic key is paid ("Sword+").
play-the-card = pelaa { $name }
    .do = pelaa kortti { $name }
# $name: the name of a card.
discard-the-card = poista { $name }
    .do = poista kortti { $name }
what-to-play = Mitä pelata
what-to-discard = Mitä poistaa
paying-magic = Taikuuden maksaminen
you-survive = pysyt hengissä
you-are-still-in-the-combat = voitat tai pysyt taistelussa
markers-in-the-pool = merkkejä taistelupoolissa
    .count = { $number ->
        [one] { $number } merkki taistelupoolissa
       *[other] { $number } merkkiä taistelupoolissa
    }
# Those in the pool that the enemy's value asks for; more of them do not win more.
markers-that-count = voittoon koossa olevia merkkejä
    .count = { $number ->
        [one] voittoon koossa { $number } merkki
       *[other] voittoon koossa { $number } merkkiä
    }
health-left = terveyttä jäljellä
    .count = terveys { $number }
energy-left = energiaa jäljellä
    .count = energia { $number }
terror-then = kauhu silloin
    .count = kauhu { $number }
magic-left = taikuutta jäljellä
    .count = taikuus { $number }
cards-in-hand-2 = kortteja kädessä
    .count = { $number ->
        [one] { $number } kortti kädessä
       *[other] { $number } korttia kädessä
    }
turns = kierroksia
    .count = { $number ->
        [one] { $number } kierros tämän jälkeen
       *[other] { $number } kierrosta tämän jälkeen
    }
any-of-them = mikä tahansa niistä
all-of-them = kaikkia
the-card-just-played = juuri pelattu kortti
the-card-before-it = edellinen kortti
looked-up-again = uuden rivin mukaan
the-same-row = saman rivin mukaan
grail = graali
skull = pääkallo
an-unknown-card = tuntematon kortti
pool-value = taistelupoolissa on { bounded } { so-many-markers }
    .if = { and }{ pool-value }{ joint }
    .step = { $value ->
        [one] taistelupoolissa { $value } merkki
       *[other] taistelupoolissa { $value } merkkiä
    }
    .label = taistelupooli { $value }
affinity-value = suosio on { bounded }
    .if = { and }{ affinity-value }{ joint }
    .step = suosio { $value }
    .label = suosio { $value }
needed-value = voittoon tarvitaan { bounded } { so-many-markers }
    .if = { and }{ needed-value }{ joint }
    .step = voittoon tarvitaan { $value }
    .label = voittoon { $value }
stage-value = osuus on { bounded }
    .if = { and }{ stage-value }{ joint }
    .at = osuudessa { $value }
    .step = osuus { $value }
    .label = osuus { $value }
# A card or an attribute by its name. $value: "Sword".
value = kortti on { $value }
    .if = { and }{ value }{ joint }
    .step = kortti { $value }
# $value: the name of an attribute ("Courage").
attribute-value = ominaisuus on { $value }
    .if = { and }{ attribute-value }{ joint }
    .step = { $value }
    .label = { $value }
# $value: cards by their names ("A, B"); in a condition perhaps two or more hands ("A, A or A, B").
in-hand-value = { $which ->
    [none] kätesi on tyhjä
   *[other] koko kätesi on { $value }
}
    .if = { and }{ in-hand-value }{ joint }
    .step = { $which ->
        [none] käsi tyhjä
       *[other] kädessä { $value }
    }
    .label = { $which ->
        [none] käsi tyhjä
       *[other] kädessä { $value }
    }
number-value = määrä on { bounded }
    .if = { and }{ number-value }{ joint }
    .step = määrä { $value }
    .label = määrä { $value }
row-value = rivi on { bounded }
    .if = { and }{ row-value }{ joint }
    .step = rivi { $value }
    .label = rivi { $value }
level-value = vaadittu taso on { bounded }
    .if = { and }{ level-value }{ joint }
    .step = taso { $value }
    .label = taso { $value }
left-value = taikuutta on jäljellä { bounded }
    .if = { and }{ left-value }{ joint }
    .step = jäljellä { $value }
    .label = jäljellä { $value }
deck-value = pakassa on { bounded } { $open ->
    [up] { $low ->
        [one] kortti
       *[other] korttia
    }
   *[no] { $value ->
        [one] kortti
       *[other] korttia
    }
}
    .if = { and }{ deck-value }{ joint }
    .step = pakassa { $value }
    .label = pakassa { $value }
health-value = terveytesi on { bounded }
    .if = { and }{ health-value }{ joint }
    .step = terveys { $value }
    .label = terveys { $value }
energy-value = energiasi on { bounded }
    .if = { and }{ energy-value }{ joint }
    .step = energia { $value }
    .label = energia { $value }
terror-value = kauhusi on { bounded }
    .if = { and }{ terror-value }{ joint }
    .step = kauhu { $value }
    .label = kauhu { $value }
magic-value = taikuutesi on { bounded }
    .if = { and }{ magic-value }{ joint }
    .step = taikuus { $value }
    .label = taikuus { $value }
reputation-value = maineesi on { bounded }
    .if = { and }{ reputation-value }{ joint }
    .step = maine { $value }
    .label = maine { $value }
# $value: the cards of the sequence by their names ("A, B+").
sequence-value = korttirivi on { $value }
    .if = { and }{ sequence-value }{ joint }
    .step = korttirivi { $value }
    .label = korttirivi { $value }
cards-played-value = { $value ->
    [0] { you-do-not } ole vielä pelannut korttia
    [one] olet pelannut { $value } kortin
   *[other] olet pelannut { $value } korttia
}
    .if = { $value ->
        [0] { cards-played-value }
       *[other] { and }olet pelannut { bounded } { so-many-cards-object }
    }{ joint }
    .at = { $value ->
        [0] aluksi
        [1] yhden kortin jälkeen
        [2] kahden kortin jälkeen
        [3] kolmen kortin jälkeen
        [4] neljän kortin jälkeen
        [5] viiden kortin jälkeen
        [6] kuuden kortin jälkeen
       *[other] { $value } kortin jälkeen
    }
    .step = { $value ->
        [0] ei vielä pelattuja kortteja
        [one] { $value } kortti pelattu
       *[other] { $value } korttia pelattu
    }
    .label = pelattuja kortteja { $value }
a-key-of-several-attributes-asks = Usean ominaisuuden avain vaatii
the-discard-bonus-costs = Poistobonus vie
# WHAT WOULD HELP: what the hero would have more of, before a colon and two chances.
n-1-more-magic = 1 piste lisää taikuutta
n-1-more-aggression = 1 piste lisää aggressiivisuutta
n-1-more-empathy = 1 piste lisää empatiaa
n-1-more-courage = 1 piste lisää rohkeutta
n-1-more-caution = 1 piste lisää varovaisuutta
n-1-more-practicality = 1 piste lisää käytännöllisyyttä
n-1-more-spirituality = 1 piste lisää hengellisyyttä
