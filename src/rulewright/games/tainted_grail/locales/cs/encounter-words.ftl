## encounter_words.py

# FACTS, OPTIONS and MEASURES: a fact is a clause, with `.if` in a condition, `.at` as the place in play and `.step` in an
# explanation; an option is its label, with `.do` as an imperative in a sentence and `.always` as a whole one; a measure
# has `.count` with its $number. $value, $which, $position: as in Talisman's wording.ftl.
play-no-more = dál nehrát
    .do = další karty už nehrajte
escape = utéct
    .do = utečte
play-the-top-card = zahrát vrchní kartu
    .do = zahrajte vrchní kartu balíčku
# What to do with a card that the reader has named. $name: its name, with a + where its magic key is paid ("Sword+").
play-the-card = zahrát { $name }
    .do = zahrajte { $name }
# $name: the name of a card.
discard-the-card = odhodit { $name }
    .do = odhoďte { $name }
what-to-play = Co zahrát
what-to-discard = Co odhodit
paying-magic = Placení magie
you-survive = přežijete
you-are-still-in-the-combat = zůstáváte v boji nebo jste ho vyhráli
markers-in-the-pool = kostičky v zásobě
    .count = { $number ->
        [one] { $number } kostička v zásobě
        [few] { $number } kostičky v zásobě
        [many] { $number } kostičky v zásobě
       *[other] { $number } kostiček v zásobě
    }
health-left = zbývající zdraví
    .count = zdraví { $number }
energy-left = zbývající energie
    .count = energie { $number }
terror-then = hrůza potom
    .count = hrůza { $number }
magic-left = zbývající magie
    .count = magie { $number }
cards-in-hand-2 = karty v ruce
    .count = { $number ->
        [one] { $number } karta v ruce
        [few] { $number } karty v ruce
        [many] { $number } karty v ruce
       *[other] { $number } karet v ruce
    }
turns = tahy
    .count = { $number ->
        [one] { $number } tah
        [few] { $number } tahy
        [many] { $number } tahu
       *[other] { $number } tahů
    }
any-of-them = kterékoli z nich
all-of-them = všechny
the-card-just-played = právě zahranou kartu
the-card-before-it = kartu před ní
looked-up-again = znovu vyhledaný
the-same-row = stejný řádek
grail = grál
skull = lebka
an-unknown-card = neznámá karta
pool-value = { $value ->
    [one] v zásobě je { $value } kostička
    [few] v zásobě jsou { $value } kostičky
   *[other] v zásobě je { $value } kostiček
}
    .label = zásoba { $value }
affinity-value = náklonnost je { $value }
    .label = náklonnost { $value }
needed-value = { $value ->
    [one] potřeba je { $value } kostička
    [few] potřeba jsou { $value } kostičky
   *[other] potřeba je { $value } kostiček
}
    .label = potřeba { $value }
stage-value = jde o { $value }. etapu
    .at = v { $value }. etapě
    .label = etapa { $value }
# A card or an attribute by its name. $value: "Sword".
value = jde o kartu { $value }
# $value: the name of an attribute ("Courage").
attribute-value = jde o vlastnost { $value }
    .label = { $value }
# $value: cards by their names ("A, B"); in a condition perhaps two or more hands ("A, A or A, B").
in-hand-value = v ruce máte { $value }
    .label = v ruce: { $value }
number-value = počet je { $value }
    .label = počet { $value }
row-value = jde o { $value }. řádek
    .label = řádek { $value }
level-value = požaduje se úroveň { $value }
    .label = úroveň { $value }
left-value = zbývá { $value } magie
    .label = zbývá { $value }
deck-value = { $value ->
    [one] v balíčku je { $value } karta
    [few] v balíčku jsou { $value } karty
   *[other] v balíčku je { $value } karet
}
    .label = balíček { $value }
health-value = máte zdraví { $value }
    .label = zdraví { $value }
energy-value = máte energii { $value }
    .label = energie { $value }
terror-value = máte hrůzu { $value }
    .label = hrůza { $value }
magic-value = máte magii { $value }
    .label = magie { $value }
reputation-value = máte pověst { $value }
    .label = pověst { $value }
# $value: the cards of the sequence by their names ("A, B+").
sequence-value = sekvence je { $value }
    .label = sekvence { $value }
cards-played-value = { $value ->
    [0] nezahráli jste zatím žádnou kartu
    [one] zahráli jste { $value } kartu
    [few] zahráli jste { $value } karty
   *[other] zahráli jste { $value } karet
}
    .at = { $value ->
        [0] nejprve
        [one] po { $value } kartě
       *[other] po { $value } kartách
    }
    .label = zahrané karty: { $value }
a-key-of-several-attributes-asks = Klíč s více vlastnostmi žádá
the-discard-bonus-costs = Bonus odhození stojí
# WHAT WOULD HELP: what the hero would have more of, before a colon and two chances.
n-1-more-magic = S magií o 1 vyšší
n-1-more-aggression = S agresivitou o 1 vyšší
n-1-more-empathy = S empatií o 1 vyšší
n-1-more-courage = S odvahou o 1 vyšší
n-1-more-caution = S opatrností o 1 vyšší
n-1-more-practicality = S praktičností o 1 vyšší
n-1-more-spirituality = S duchovností o 1 vyšší
