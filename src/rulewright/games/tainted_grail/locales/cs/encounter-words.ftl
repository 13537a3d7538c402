## encounter_words.py

# FACTS, OPTIONS and MEASURES: a fact is a clause, with `.if` in a condition, `.at` as the place in play and `.step` in an
# explanation; an option is its label, with `.do` as an imperative in a sentence and `.always` as a whole one; a measure
# has `.count` with its $number. $value, $which, $position: as in Talisman's wording.ftl.
word-stop = nezahrát nic
    .do = { $place ->
        [0] nehrajte žádnou kartu
       *[other] už žádnou další nehrajte
    }
word-escape = utéct
    .do = utečte
word-top-card = zahrát vrchní kartu
    .do = zahrajte vrchní kartu balíčku
# What to do with a card that the reader has named. $name: its name, with a + where its magic key is paid ("Sword+").
word-option--play = zahrát kartu { $name }
    .do = zahrajte kartu { $name }
# $name: the name of a card.
word-option--discard = odhodit kartu { $name }
    .do = odhoďte kartu { $name }
word-choice--play = Co zahrát
word-choice--discard = Co odhodit
word-choice--magic = Placení magie
word-alive = přežijete
word-in-combat = zůstanete v boji nebo zvítězíte
word-pool = kostičky v zásobě
    .count = { $number ->
        [one] { $number } kostička v zásobě
        [few] { $number } kostičky v zásobě
        [many] { $number } kostičky v zásobě
       *[other] { $number } kostiček v zásobě
    }
# What an option is worth in markers: those that the enemy's value asks for; more of them win nothing.
word-measure--pool = potřebné kostičky v zásobě
    .count = { $number } z potřebných kostiček
word-health = zbývající zdraví
    .count = zdraví { $number }
word-energy = zbývající energie
    .count = energie { $number }
word-terror = hrůza potom
    .count = hrůza { $number }
word-magic = zbývající magie
    .count = magie { $number }
word-hand = karty v ruce
    .count = { $number ->
        [one] { $number } karta v ruce
        [few] { $number } karty v ruce
        [many] { $number } karty v ruce
       *[other] { $number } karet v ruce
    }
word-turns = kola
    .count = ještě { $number ->
        [one] { $number } kolo
        [few] { $number } kola
        [many] { $number } kola
       *[other] { $number } kol
    }
word-any = kteroukoli z nich
word-all = všechny
word-played = právě zahranou kartu
word-before = kartu před ní
word-again = znovu vyhledaný
word-same = stejný řádek
word-grail = grál
word-skull = lebka
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
combat-fact-pool = { $value ->
    [0] bojová zásoba je prázdná
    [one] v bojové zásobě je { $value } kostička
    [few] v bojové zásobě jsou { $value } kostičky
   *[other] v bojové zásobě je { $value } kostiček
}
    .if = { $value ->
        [0] { $begins ->
            [no] { combat-fact-pool }
           *[yes] je bojová zásoba prázdná
        }
       *[other] { $begins ->
            [no] { combat-fact-pool }
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
fact-affinity = náklonnost je { $value }
    .if = { $begins ->
        [no] náklonnost je { $value }
       *[yes] je náklonnost { $value }
    }{ joint }
    .label = náklonnost { $value }
fact-value = hodnota střetnutí je { $value }
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
fact-stage = je { $value }. etapa
    .if = { fact-stage }{ joint }
    .at = { $value ->
        [2] ve { $value }. etapě
        [3] ve { $value }. etapě
        [4] ve { $value }. etapě
       *[other] v { $value }. etapě
    }
    .label = { $value }. etapa
# A card or an attribute by its name. $value: "Sword".
fact-card = jde o kartu { $value }
    .if = { fact-card }{ joint }
    .label = karta { $value }
# $value: the name of an attribute ("Courage").
fact-attribute = jde o vlastnost { $value }
    .if = { fact-attribute }{ joint }
    .label = { $value }
# $value: cards by their names ("A, B"); in a condition perhaps two or more hands ("A, A or A, B").
fact-hand = { $which ->
    [none] nemáte v ruce žádnou kartu
   *[other] máte v ruce { $value }
}
    .if = { fact-hand }{ joint }
    .label = { $which ->
        [none] žádná karta v ruce
       *[other] v ruce „{ $value }“
    }
fact-row = jde o { $value }. řádek
    .if = { fact-row }{ joint }
    .label = { $value }. řádek
fact-level = požaduje se úroveň { $value }
    .if = { $begins ->
        [no] požaduje se úroveň { $value }
       *[yes] se požaduje úroveň { $value }
    }{ joint }
    .label = úroveň { $value }
fact-deck = { $value ->
    [0] balíček je prázdný
    [one] v balíčku je { $value } karta
    [few] v balíčku jsou { $value } karty
   *[other] v balíčku je { $value } karet
}
    .if = { $value ->
        [0] { $begins ->
            [no] { fact-deck }
           *[yes] je balíček prázdný
        }
       *[other] { $begins ->
            [no] { fact-deck }
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
fact-health = máte zdraví { $value }
    .if = { fact-health }{ joint }
    .label = zdraví { $value }
fact-energy = máte energii { $value }
    .if = { fact-energy }{ joint }
    .label = energie { $value }
fact-terror = máte hrůzu { $value }
    .if = { fact-terror }{ joint }
    .label = hrůza { $value }
fact-magic = máte magii { $value }
    .if = { fact-magic }{ joint }
    .label = magie { $value }
fact-reputation = máte pověst { $value }
    .if = { fact-reputation }{ joint }
    .label = pověst { $value }
# $value: the cards of the sequence by their names ("A, B+").
fact-sequence = { $which ->
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
fact-played = { $value ->
    [0] nezahráli jste žádnou kartu
    [one] zahráli jste { $value } kartu
    [few] zahráli jste { $value } karty
   *[other] zahráli jste { $value } karet
}
    .if = { $begins ->
        [no] { fact-played }
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
variant-key-of-several = Klíč s více vlastnostmi žádá
    .if = { $which ->
        [all] Pokud klíč s více vlastnostmi žádá všechny
       *[any] Pokud klíči s více vlastnostmi stačí kterákoli z nich
    }
variant-torn-card = Bonus odhození stojí
    .if = { $which ->
        [played] Pokud bonus odhození stojí právě zahranou kartu
       *[before] Pokud bonus odhození stojí kartu před ní
    }
# WHAT WOULD HELP: what the hero would have more of, before a colon and two chances.
n-1-more-magic = S magií o 1 vyšší
n-1-more-aggression = S agresivitou o 1 vyšší
n-1-more-empathy = S empatií o 1 vyšší
n-1-more-courage = S odvahou o 1 vyšší
n-1-more-caution = S opatrností o 1 vyšší
n-1-more-practicality = S praktičností o 1 vyšší
n-1-more-spirituality = S duchovností o 1 vyšší
