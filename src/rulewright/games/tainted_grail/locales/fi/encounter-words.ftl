## encounter_words.py

# FACTS, OPTIONS and MEASURES: a fact is a clause, with `.if` in a condition, `.at` as the place in play and `.step` in an
# explanation; an option is its label, with `.do` as an imperative in a sentence and `.always` as a whole one; a measure
# has `.count` with its $number. $value, $which, $position: as in Talisman's wording.ftl.
play-no-more = älä pelaa enempää
    .do = älä pelaa enempää kortteja
escape = pakene
play-the-top-card = pelaa päällimmäinen kortti
    .do = pelaa pakan päällimmäinen kortti
# What to do with a card that the reader has named. $name: its name, with a + where its magic key is paid ("Sword+").
play-the-card = pelaa { $name }
# $name: the name of a card.
discard-the-card = poista { $name }
what-to-play = Mitä pelata
what-to-discard = Mitä poistaa
paying-magic = Taikuuden maksaminen
you-survive = jäät henkiin
you-are-still-in-the-combat = olet yhä taistelussa tai olet voittanut sen
markers-in-the-pool = merkkejä poolissa
    .count = { $number ->
        [one] { $number } merkki poolissa
       *[other] { $number } merkkiä poolissa
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
turns = pelivuoroja
    .count = { $number ->
        [one] { $number } pelivuoro
       *[other] { $number } pelivuoroa
    }
any-of-them = mikä tahansa niistä
all-of-them = kaikkia
the-card-just-played = juuri pelatun kortin
the-card-before-it = edellisen kortin
looked-up-again = uudelleen katsottu
the-same-row = sama rivi
grail = graali
skull = pääkallo
an-unknown-card = tuntematon kortti
pool-value = { $value ->
    [one] poolissa on { $value } merkki
   *[other] poolissa on { $value } merkkiä
}
    .label = pooli { $value }
affinity-value = suosio on { $value }
    .label = suosio { $value }
needed-value = { $value ->
    [one] tarvitaan { $value } merkki
   *[other] tarvitaan { $value } merkkiä
}
    .label = tarvitaan { $value }
stage-value = osuus on { $value }
    .at = osuudessa { $value }
    .label = osuus { $value }
# A card or an attribute by its name. $value: "Sword".
value = kortti on { $value }
# $value: the name of an attribute ("Courage").
attribute-value = ominaisuus on { $value }
    .label = { $value }
# $value: cards by their names ("A, B"); in a condition perhaps two or more hands ("A, A or A, B").
in-hand-value = kädessäsi on { $value }
    .label = kädessä: { $value }
number-value = määrä on { $value }
    .label = määrä { $value }
row-value = rivi on { $value }
    .label = rivi { $value }
level-value = vaadittu taso on { $value }
    .label = taso { $value }
left-value = taikuutta on jäljellä { $value }
    .label = jäljellä { $value }
deck-value = { $value ->
    [one] pakassa on { $value } kortti
   *[other] pakassa on { $value } korttia
}
    .label = pakka { $value }
health-value = terveytesi on { $value }
    .label = terveys { $value }
energy-value = energiasi on { $value }
    .label = energia { $value }
terror-value = kauhusi on { $value }
    .label = kauhu { $value }
magic-value = taikuutesi on { $value }
    .label = taikuus { $value }
reputation-value = maineesi on { $value }
    .label = maine { $value }
# $value: the cards of the sequence by their names ("A, B+").
sequence-value = sarja on { $value }
    .label = sarja { $value }
cards-played-value = { $value ->
    [0] et ole vielä pelannut korttia
    [one] olet pelannut { $value } kortin
   *[other] olet pelannut { $value } korttia
}
    .at = { $value ->
        [0] aluksi
        [one] { $value } kortin jälkeen
       *[other] { $value } kortin jälkeen
    }
    .label = pelattuja kortteja: { $value }
a-key-of-several-attributes-asks = Usean ominaisuuden avain vaatii
the-discard-bonus-costs = Poistobonus vie
# WHAT WOULD HELP: what the hero would have more of, before a colon and two chances.
n-1-more-magic = Kun taikuutta on 1 enemmän
n-1-more-aggression = Kun aggressiivisuutta on 1 piste enemmän
n-1-more-empathy = Kun empatiaa on 1 piste enemmän
n-1-more-courage = Kun rohkeutta on 1 piste enemmän
n-1-more-caution = Kun varovaisuutta on 1 piste enemmän
n-1-more-practicality = Kun käytännöllisyyttä on 1 piste enemmän
n-1-more-spirituality = Kun hengellisyyttä on 1 piste enemmän
