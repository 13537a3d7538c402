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
word-stop = älä pelaa korttia
    .do = { $place ->
        [0] älä pelaa yhtään korttia
       *[other] älä pelaa enää kortteja
    }
    .always = { $place ->
        [0] älä pelaa yhtään korttia
       *[other] älä pelaa enää kortteja
    }
word-escape = pakene
word-top-card = pelaa päällimmäinen kortti
    .do = pelaa pakan päällimmäinen kortti
# What to do with a card that the reader has named. $name: its name, with a + where its magic key is paid ("Sword+").
word-option--play = pelaa { $name }
    .do = pelaa kortti { $name }
# $name: the name of a card.
word-option--discard = poista { $name }
    .do = poista kortti { $name }
word-choice--play = Mitä pelata
word-choice--discard = Mitä poistaa
word-choice--magic = Taikuuden maksaminen
word-alive = pysyt hengissä
word-in-combat = voitat tai pysyt taistelussa
word-pool = merkkejä taistelupoolissa
    .count = { $number ->
        [one] { $number } merkki taistelupoolissa
       *[other] { $number } merkkiä taistelupoolissa
    }
# Those in the pool that the enemy's value asks for; more of them do not win more.
word-measure--pool = voittoon koossa olevia merkkejä
    .count = { $number ->
        [one] voittoon koossa { $number } merkki
       *[other] voittoon koossa { $number } merkkiä
    }
word-health = terveyttä jäljellä
    .count = terveys { $number }
word-energy = energiaa jäljellä
    .count = energia { $number }
word-terror = kauhu silloin
    .count = kauhu { $number }
word-magic = taikuutta jäljellä
    .count = taikuus { $number }
word-hand = kortteja kädessä
    .count = { $number ->
        [one] { $number } kortti kädessä
       *[other] { $number } korttia kädessä
    }
word-turns = kierroksia
    .count = { $number ->
        [one] vielä { $number } kierros
       *[other] vielä { $number } kierrosta
    }
word-any = mikä tahansa niistä
word-all = kaikkia
word-played = juuri pelattu kortti
word-before = edellinen kortti
word-again = uuden rivin mukaan
word-same = saman rivin mukaan
word-grail = graali
word-skull = pääkallo
an-unknown-card = tuntematon kortti
combat-fact-pool = taistelupoolissa on { bounded } { so-many-markers }
    .if = { and }{ combat-fact-pool }{ joint }
    .step = { $value ->
        [one] taistelupoolissa { $value } merkki
       *[other] taistelupoolissa { $value } merkkiä
    }
    .label = taistelupooli { $value }
fact-affinity = suosio on { bounded }
    .if = { and }{ fact-affinity }{ joint }
    .label = suosio { $value }
fact-value = voittoon tarvitaan { bounded } { so-many-markers }
    .if = { and }{ fact-value }{ joint }
    .step = voittoon tarvitaan { $value }
    .label = voittoon { $value }
fact-stage = osuus on { bounded }
    .if = { and }{ fact-stage }{ joint }
    .at = osuudessa { $value }
    .label = osuus { $value }
# A card or an attribute by its name. $value: "Sword".
fact-card = kortti on { $value }
    .if = { and }{ fact-card }{ joint }
    .step = kortti { $value }
# $value: the name of an attribute ("Courage").
fact-attribute = ominaisuus on { $value }
    .if = { and }{ fact-attribute }{ joint }
    .label = { $value }
# $value: cards by their names ("A, B"); in a condition perhaps two or more hands ("A, A or A, B").
fact-hand = { $which ->
    [none] kätesi on tyhjä
   *[other] koko kätesi on { $value }
}
    .if = { and }{ fact-hand }{ joint }
    .label = { $which ->
        [none] käsi tyhjä
       *[other] kädessä { $value }
    }
fact-row = rivi on { bounded }
    .if = { and }{ fact-row }{ joint }
    .label = rivi { $value }
fact-level = vaadittu taso on { bounded }
    .if = { and }{ fact-level }{ joint }
    .label = taso { $value }
fact-deck = pakassa on { bounded } { $counted ->
    [one] kortti
   *[other] korttia
}
    .if = { and }{ fact-deck }{ joint }
    .label = pakassa { $value }
fact-health = terveytesi on { bounded }
    .if = { and }{ fact-health }{ joint }
    .label = terveys { $value }
fact-energy = energiasi on { bounded }
    .if = { and }{ fact-energy }{ joint }
    .label = energia { $value }
fact-terror = kauhusi on { bounded }
    .if = { and }{ fact-terror }{ joint }
    .label = kauhu { $value }
fact-magic = taikuutesi on { bounded }
    .if = { and }{ fact-magic }{ joint }
    .label = taikuus { $value }
fact-reputation = maineesi on { bounded }
    .if = { and }{ fact-reputation }{ joint }
    .label = maine { $value }
# $value: the cards of the sequence by their names ("A, B+").
fact-sequence = korttirivi on { $value }
    .if = { and }{ fact-sequence }{ joint }
    .label = korttirivi { $value }
fact-played = { $value ->
    [0] { you-do-not } ole vielä pelannut korttia
    [one] olet pelannut { $value } kortin
   *[other] olet pelannut { $value } korttia
}
    .if = { $value ->
        [0] { fact-played }
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
variant-key-of-several = Usean ominaisuuden avain vaatii
    .if = { $which ->
        [all] Jos usean ominaisuuden avain vaatii kaikki ominaisuudet
       *[any] Jos usean ominaisuuden avaimeen riittää mikä tahansa niistä
    }
variant-torn-card = Poistobonus vie
    .if = { $which ->
        [played] Jos poistobonus vie juuri pelatun kortin
       *[before] Jos poistobonus vie edellisen kortin
    }
# WHAT WOULD HELP: what the hero would have more of, before a colon and two chances.
n-1-more-magic = 1 piste lisää taikuutta
n-1-more-aggression = 1 piste lisää aggressiivisuutta
n-1-more-empathy = 1 piste lisää empatiaa
n-1-more-courage = 1 piste lisää rohkeutta
n-1-more-caution = 1 piste lisää varovaisuutta
n-1-more-practicality = 1 piste lisää käytännöllisyyttä
n-1-more-spirituality = 1 piste lisää hengellisyyttä
