## encounter_words.py

# FACTS, OPTIONS and MEASURES: a fact is a clause, with `.if` in a condition, `.at` as the place in play and `.step` in an
# explanation; an option is its label, with `.do` as an imperative in a sentence and `.always` as a whole one; a measure
# has `.count` with its $number. $value, $which, $position: as in Talisman's wording.ftl.
play-no-more = nezahrát nic
    .do = { $place ->
        [0] nehrajte žádnou kartu
       *[other] už žádnou další nehrajte
    }
escape = utéct
    .do = utečte
play-the-top-card = zahrát vrchní kartu
    .do = zahrajte vrchní kartu balíčku
# What to do with a card that the reader has named. $name: its name, with a + where its magic key is paid ("Sword+").
play-the-card = zahrát kartu { $name }
    .do = zahrajte kartu { $name }
# $name: the name of a card.
discard-the-card = odhodit kartu { $name }
    .do = odhoďte kartu { $name }
what-to-play = Co zahrát
what-to-discard = Co odhodit
paying-magic = Placení magie
you-survive = přežijete
you-are-still-in-the-combat = zůstanete v boji nebo zvítězíte
markers-in-the-pool = kostičky v zásobě
    .count = { $number ->
        [one] { $number } kostička v zásobě
        [few] { $number } kostičky v zásobě
        [many] { $number } kostičky v zásobě
       *[other] { $number } kostiček v zásobě
    }
# What an option is worth in markers: those that the enemy's value asks for; more of them win nothing.
markers-that-count = potřebné kostičky v zásobě
    .count = { $number } z potřebných kostiček
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
turns = kola
    .count = { $number ->
        [one] { $number } kolo po tomto
        [few] { $number } kola po tomto
        [many] { $number } kola po tomto
       *[other] { $number } kol po tomto
    }
any-of-them = kteroukoli z nich
all-of-them = všechny
the-card-just-played = právě zahranou kartu
the-card-before-it = kartu před ní
looked-up-again = znovu vyhledaný
the-same-row = stejný řádek
grail = grál
skull = lebka
an-unknown-card = neznámá karta
# What ends a result that is wanted (`.wish`) and impossible: an infinitive before it.
cannot = { $likely ->
    [impossible] { $position ->
        [before] {""}
       *[last] {" "}nemůžete
    }
   *[likely] {""}
}
# What follows a condition: `.if` of every fact ends with it.
joint = { $position ->
    [before] {" "}a
    [or] {" "}nebo když
   *[last] {""}
}
pool-value = { $value ->
    [0] bojová zásoba je prázdná
    [one] v bojové zásobě je { $value } kostička
    [few] v bojové zásobě jsou { $value } kostičky
   *[other] v bojové zásobě je { $value } kostiček
}
    .if = { $value ->
        [0] { $begins ->
            [no] { pool-value }
           *[yes] je bojová zásoba prázdná
        }
       *[other] { $begins ->
            [no] { pool-value }
           *[yes] { $value ->
                [one] je v bojové zásobě { $value } kostička
                [few] jsou v bojové zásobě { $value } kostičky
               *[other] je v bojové zásobě { $value } kostiček
            }
        }
    }{ joint }
    .label = { $value ->
        [0] prázdná bojová zásoba
        [one] { $value } kostička v bojové zásobě
        [few] { $value } kostičky v bojové zásobě
       *[other] { $value } kostiček v bojové zásobě
    }
    .step = { pool-value.label }
affinity-value = náklonnost je { $value }
    .if = { $begins ->
        [no] náklonnost je { $value }
       *[yes] je náklonnost { $value }
    }{ joint }
    .label = náklonnost { $value }
    .step = { affinity-value.label }
needed-value = hodnota střetnutí je { $value }
    .if = { $begins ->
        [no] hodnota střetnutí je { $value }
       *[yes] je hodnota střetnutí { $value }
    }{ joint }
    .label = hodnota střetnutí { $value }
    .step = { $value ->
        [one] k vítězství je potřeba { $value } kostička
        [few] k vítězství jsou potřeba { $value } kostičky
       *[other] k vítězství je potřeba { $value } kostiček
    }
stage-value = je { $value }. etapa
    .if = { stage-value }{ joint }
    .at = { $value ->
        [2] ve { $value }. etapě
        [3] ve { $value }. etapě
        [4] ve { $value }. etapě
       *[other] v { $value }. etapě
    }
    .label = { $value }. etapa
    .step = { stage-value.label }
# A card or an attribute by its name. $value: "Sword".
value = jde o kartu { $value }
    .if = { value }{ joint }
    .label = karta { $value }
    .step = { value.label }
# $value: the name of an attribute ("Courage").
attribute-value = jde o vlastnost { $value }
    .if = { attribute-value }{ joint }
    .label = { $value }
    .step = { attribute-value.label }
# $value: cards by their names ("A, B"); in a condition perhaps two or more hands ("A, A or A, B").
in-hand-value = { $which ->
    [none] nemáte v ruce žádnou kartu
   *[other] máte v ruce { $value }
}
    .if = { in-hand-value }{ joint }
    .label = { $which ->
        [none] žádná karta v ruce
       *[other] v ruce „{ $value }“
    }
    .step = { in-hand-value.label }
number-value = hodnota je { $value }
    .if = { $begins ->
        [no] hodnota je { $value }
       *[yes] je hodnota { $value }
    }{ joint }
    .label = hodnota { $value }
    .step = { $which ->
        [below] posun o { $value }
       *[other] { number-value.label }
    }
row-value = jde o { $value }. řádek
    .if = { row-value }{ joint }
    .label = { $value }. řádek
    .step = { row-value.label }
level-value = požaduje se úroveň { $value }
    .if = { $begins ->
        [no] požaduje se úroveň { $value }
       *[yes] se požaduje úroveň { $value }
    }{ joint }
    .label = úroveň { $value }
    .step = { level-value.label }
left-value = { $value ->
    [0] nezbývá žádná magie
    [one] zbývá { $value } magie
    [few] zbývají { $value } magie
   *[other] zbývá { $value } magií
}
    .if = { left-value }{ joint }
deck-value = { $value ->
    [0] balíček je prázdný
    [one] v balíčku je { $value } karta
    [few] v balíčku jsou { $value } karty
   *[other] v balíčku je { $value } karet
}
    .if = { $value ->
        [0] { $begins ->
            [no] { deck-value }
           *[yes] je balíček prázdný
        }
       *[other] { $begins ->
            [no] { deck-value }
           *[yes] { $value ->
                [one] je v balíčku { $value } karta
                [few] jsou v balíčku { $value } karty
               *[other] je v balíčku { $value } karet
            }
        }
    }{ joint }
    .label = { $value ->
        [0] prázdný balíček
        [one] { $value } karta v balíčku
        [few] { $value } karty v balíčku
       *[other] { $value } karet v balíčku
    }
    .step = { deck-value.label }
health-value = máte zdraví { $value }
    .if = { health-value }{ joint }
    .label = zdraví { $value }
    .step = { health-value.label }
energy-value = máte energii { $value }
    .if = { energy-value }{ joint }
    .label = energie { $value }
    .step = { energy-value.label }
terror-value = máte hrůzu { $value }
    .if = { terror-value }{ joint }
    .label = hrůza { $value }
    .step = { terror-value.label }
magic-value = máte magii { $value }
    .if = { magic-value }{ joint }
    .label = magie { $value }
    .step = { magic-value.label }
reputation-value = máte pověst { $value }
    .if = { reputation-value }{ joint }
    .label = pověst { $value }
    .step = { reputation-value.label }
# $value: the cards of the sequence by their names ("A, B+").
sequence-value = { $which ->
    [none] řada je prázdná
   *[other] v řadě leží { $value }
}
    .if = { $which ->
        [none] { $begins ->
            [no] řada je prázdná
           *[yes] je řada prázdná
        }
       *[other] v řadě leží { $value }
    }{ joint }
    .label = { $which ->
        [none] prázdná řada
       *[other] řada „{ $value }“
    }
    .step = { sequence-value.label }
cards-played-value = { $value ->
    [0] nezahráli jste žádnou kartu
    [one] zahráli jste { $value } kartu
    [few] zahráli jste { $value } karty
   *[other] zahráli jste { $value } karet
}
    .if = { $begins ->
        [no] { cards-played-value }
       *[yes] { $value ->
            [0] jste nezahráli žádnou kartu
            [one] jste zahráli { $value } kartu
            [few] jste zahráli { $value } karty
           *[other] jste zahráli { $value } karet
        }
    }{ joint }
    .at = { $value ->
        [0] na začátku
       *[other] po { $value }. kartě
    }
    .label = { $value ->
        [0] žádná zahraná karta
        [one] { $value } zahraná karta
        [few] { $value } zahrané karty
       *[other] { $value } zahraných karet
    }
    .step = { cards-played-value.label }
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
