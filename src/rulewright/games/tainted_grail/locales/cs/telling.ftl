## telling.py
# $names: one attribute, or several of which a key may ask for any ("Courage", "Caution").
attributes = { LIST($names, type: "or") }

terror-2 = hrůza
# $pool: the markers in the combat pool, $value: those that a victory takes.
the-activation-begins-pool-in-the = { $pool ->
    [0] Bojové kolo začíná s prázdnou bojovou zásobou, hodnota střetnutí je { $value }.
    [one] Na začátku bojového kola je v zásobě { $pool } kostička, hodnota střetnutí je { $value }.
    [few] Na začátku bojového kola jsou v zásobě { $pool } kostičky, hodnota střetnutí je { $value }.
   *[other] Na začátku bojového kola je v zásobě { $pool } kostiček, hodnota střetnutí je { $value }.
}
# $stage: 1, $affinity: 2 (perhaps below 0).
the-activation-begins-stage-stage-affinity = Kolo diplomacie začíná { $stage ->
    [2] ve
    [3] ve
    [4] ve
   *[other] v
} { $stage }. etapě s náklonností { $affinity }.
ambush-the-hand-is-discarded-down = Přepadení: odhazujte karty z ruky, dokud vám nezbude 1.
charge-the-enemy-deals-damage-before = Výpad: nepřítel vás zraní dřív, než se stane cokoli jiného.
n-1-time-token-leaves-each = Z každé karty se žetony času odeberte 1 žeton.
the-last-token-is-gone-the = Poslední žeton je pryč, vyhodnoťte zpožděnou schopnost karty { $card }.
# $card: its name ("Attack").
card-is-the-first-card-none = První karta aktivace je { $card }, spojit se nemusí žádný její klíč.
card-is-a-further-card-an = Další karta je { $card }, její klíč s bonusem další karty se spojí.
card-is-a-further-card-that = Další karta je { $card }, zahrát ji dovoluje schopnost.
# $row: 1, $attribute: its name ("Courage"), or several of which any will do; $which: courage, or caution/courage.
the-key-in-row-row-joins = Klíč { in-row } { $row }. řádku se spojí, { $attribute } na to stačí.
# $row, $attribute, $which as above; $level: what the key asks for (2).
the-key-in-row-row-does = Klíč { in-row } { $row }. řádku se nespojí, je potřeba { $attribute } { $level }.
# $left: how much magic is left.
n-1-magic-is-spent-and = Utratíte 1 magii a magický klíč se spojí, { $left ->
    [0] žádná magie vám nezbývá.
    [few] zbývají vám { $left } magie.
    [one] zbývá vám { $left } magie.
   *[other] zbývá vám { $left } magií.
}
the-free-key-joins = Volný klíč se spojí.
the-extra-card-bonus-is-ignored = Bonus další karty se u první karty nepočítá.
a-void-makes-the-next-icon = Prázdno ruší následující symbol.
# $number: markers added, $pool: how many there are then.
into-the-combat-pool-number-it = { $number ->
    [one] Do bojové zásoby přidejte { $number } kostičku
    [few] Do bojové zásoby přidejte { $number } kostičky
   *[other] Do bojové zásoby přidejte { $number } kostiček
}, teď { $pool ->
    [few] jsou v ní { $pool }
   *[other] je v ní { $pool }
}.
defensive-the-first-card-adds-1 = Obranný: první karta přidá o 1 kostičku méně.
out-of-the-combat-pool-number = { $number ->
    [one] Z bojové zásoby odeberte { $number } kostičku
    [few] Z bojové zásoby odeberte { $number } kostičky
   *[other] Z bojové zásoby odeberte { $number } kostiček
}, { $pool ->
    [0] žádná v ní nezůstane
    [few] zůstanou v ní { $pool }
   *[other] zůstane v ní { $pool }
}.
# $number: how many markers are missing in the pool.
markers-missing-number-each-costs-a = { $number ->
    [one] Chybí { $number } kostička, a to stojí kartu.
    [few] Chybějí { $number } kostičky a každá stojí kartu.
   *[other] Chybí { $number } kostiček a každá stojí kartu.
}
# $number: how far the marker moves, below 0 downwards (−1), $affinity: where it is then.
the-marker-moves-by-number-affinity = { $number ->
    [0] Kostička zůstává na místě, náklonnost je { $affinity }.
   *[other] Kostičku posuňte o { NUMBER($number, signDisplay: "always") }, náklonnost je { $affinity }.
}
# $attribute: "Empathy".
encounter-bonus-with-attribute-the-current = Bonus střetnutí ({ $attribute }): co dává, říká současná etapa.
the-current-stage-has-no-rule = Současná etapa nemá pro tento bonus střetnutí pravidlo.
# $card: a card's name, or "an unknown card"; $known: yes, or no for an unknown one; $deck: how many cards the deck holds then.
drawn-card-cards-left-in-the = Doberete { the-card }, { $deck ->
    [0] balíček je prázdný.
    [one] v balíčku zbývá { $deck } karta.
    [few] v balíčku zbývají { $deck } karty.
   *[other] v balíčku zbývá { $deck } karet.
}
the-card = { $known ->
    [no] neznámou kartu
   *[yes] kartu { $card }
}
# $card, $known: as above.
discarded-from-hand-card = Z ruky odhodíte { the-card }.
the-hand-is-empty-the-deck = Ruka je prázdná, zbytek odhodíte z balíčku.
# $number: how many cards.
cards-discarded-from-the-top-of = { $number ->
    [one] Odhodíte { $number } vrchní kartu balíčku.
    [few] Odhodíte { $number } vrchní karty balíčku.
   *[other] Odhodíte { $number } vrchních karet balíčku.
}
card-leaves-the-sequence-with-the = Karta { $card } odchází z řady i s magií a žetony, které na ní leží.
the-placement-ability-of-card-is = Vyhodnoťte schopnost karty { $card } při zahrání.
# $number: what is lost, $health: what is left.
health-lost-number-health-left-health = Ztratíte { $number } zdraví, { $health ->
    [0] žádné vám nezbývá
    [few] zbývají vám { $health }
   *[other] zbývá vám { $health }
}.
# $number: how much is gained, $track: of what ("terror"), $which: health, energy, terror, magic, reputation or an
# attribute, $left: how much there is then.
gained-number-track-now-left = { CAPITAL($track) } stoupne o { $number }, nyní je { $left }.
lost-number-track-now-left = { CAPITAL($track) } klesne o { $number }, nyní je { $left }.
# $energy: how much there is now that health allows no more.
energy-held-by-health = Vaše energie je nyní { $energy }, víc zdraví nedovolí.
# $number: by how much the damage gets smaller.
an-ability-takes-number-off-the = Schopnost zmenší zranění o { $number }.
# $number: how many markers stay.
an-ability-keeps-markers-in-the = { $number ->
    [one] Schopnost udrží v zásobě { $number } kostičku.
    [few] Schopnost udrží v zásobě { $number } kostičky.
   *[other] Schopnost udrží v zásobě { $number } kostiček.
}
the-damage-cannot-be-prevented = Tomuto zranění nelze zabránit.
card-acts-in-step-3 = Karta { $card } působí v kroku 3.
# $card: a card's name, $number: how many charges.
charges-laid-on-card-number = { $number ->
    [one] Na kartu { $card } se položí { $number } náboj.
    [few] Na kartu { $card } se položí { $number } náboje.
   *[other] Na kartu { $card } se položí { $number } nábojů.
}
charges-paid-from-card-number = { $number ->
    [one] Z karty { $card } se zaplatí { $number } náboj.
    [few] Z karty { $card } se zaplatí { $number } náboje.
   *[other] Z karty { $card } se zaplatí { $number } nábojů.
}
this-effect-is-not-described-resolve = Tento efekt není popsaný, vyhodnoťte ho sami.
opportunist-fewer-than-2-cards-were = Oportunista: zahráli jste méně než 2 karty.
the-enemy-makes-its-opportunity-attack = Nepřítel provede příležitostný útok.
# $pool: the markers in the combat pool, $value: those that a victory takes.
victory-pool-in-the-combat-pool = { $pool ->
    [0] Vítězíte i s prázdnou bojovou zásobou, hodnota střetnutí je { $value }.
    [one] Vítězíte, { $pool } kostička v bojové zásobě na hodnotu střetnutí { $value } stačí.
    [few] Vítězíte, { $pool } kostičky v bojové zásobě na hodnotu střetnutí { $value } stačí.
   *[other] Vítězíte, { $pool } kostiček v bojové zásobě na hodnotu střetnutí { $value } stačí.
}
no-victory-yet-pool-in-the = { $pool ->
    [0] Zatím nevítězíte, bojová zásoba je prázdná a hodnota střetnutí je { $value }.
    [one] Zatím nevítězíte, { $pool } kostička v bojové zásobě na hodnotu střetnutí { $value } nestačí.
    [few] Zatím nevítězíte, { $pool } kostičky v bojové zásobě na hodnotu střetnutí { $value } nestačí.
   *[other] Zatím nevítězíte, { $pool } kostiček v bojové zásobě na hodnotu střetnutí { $value } nestačí.
}
# $pool: the markers in the combat pool, by which the table's row is chosen.
the-enemy-attacks-by-the-row = { $pool ->
    [one] Nepřítel útočí podle řádku pro { $pool } kostičku.
    [few] Nepřítel útočí podle řádku pro { $pool } kostičky.
   *[other] Nepřítel útočí podle řádku pro { $pool } kostiček.
}
the-combat-table-has-no-row = { $pool ->
    [one] Bojová tabulka nemá řádek pro { $pool } kostičku, takže se nic nestane.
    [few] Bojová tabulka nemá řádek pro { $pool } kostičky, takže se nic nestane.
   *[other] Bojová tabulka nemá řádek pro { $pool } kostiček, takže se nic nestane.
}
fury-step-3-is-resolved-again = Zuřivost: krok 3 vyhodnoťte znovu.
horde-the-top-2-cards-of = Horda: odhoďte 2 vrchní karty balíčku.
# $lost: how much energy the escape costs (0 or 1), $energy: how much there is then.
the-character-escapes = Utíkáte. { $lost ->
    [0] Energie už klesnout nemůže.
   *[other] Energie klesne o { $lost }, nyní je { $energy }.
}
the-dial-shows-the-skull-the = Číselník ukazuje lebku, boj pokračuje.
the-dial-shows-the-grail-the = Číselník ukazuje grál, útěk se podařil.
the-deck-is-too-short = V balíčku není dost karet.
health-is-0-the-character-is = Máte zdraví 0, umíráte a ihned opouštíte střetnutí.
# $number: how many members of the party go on.
only-escaping-and-dying-lead-out = { $number ->
    [one] Střetnutí pokračuje pro { $number } dalšího člena družiny.
    [few] Střetnutí pokračuje pro { $number } další členy družiny.
   *[other] Střetnutí pokračuje pro { $number } dalších členů družiny.
}
the-guardian-roams-no-more-its = Strážce se už netoulá, jeho kartu vraťte dospod příslušného balíčku střetnutí.
nobody-is-left-against-the-guardian = Proti strážci nikdo nezbyl, jeho karta zůstane v této lokaci a strážce se toulá.
nobody-has-more-than-1-health = Nikdo nemá víc než 1 zdraví, ztrácíte všechno bohatství i předměty a střetnutí končí.
the-enemy-flees-the-encounter-is = Nepřítel unikl, střetnutí končí bez odměny a kořisti.
the-diplomacy-fails-each-party-member = V diplomacii jste selhali, pro každého člena družiny platí, co říká karta.
the-marker-is-on-the-bottom = Kostička je na nejnižším poli.
the-affinity-is-affinity-the-top = Náklonnost je { $affinity }, nejvyšší pole je { $top }.
the-marker-is-on-the-top = Kostička je na nejvyšším poli, etapa je vyhraná.
stage-stage-begins-with-the-marker = Začíná { $stage }. etapa s kostičkou na šedém poli, protivník nereaguje.
the-opponent-reacts-as-stage-stage = Protivník reaguje, jak říká { $stage }. etapa.
the-turn-ends-down-to-3 = Konec kola: v ruce si nechte nejvýše 3 karty a potom dobírejte.
in-panic-no-card-is-drawn = V panice se na konci kola karta nedobírá.
not-allowed-move-number-move-the = Nelze: tah { $number }, { $move }. Aktivace skončila dřív.
not-allowed-move-number-move-in = Nelze: tah { $number }, { $move }. V panice se musí zahrát karta.
not-possible-move-number-move-in = Nelze: tah { $number }, { $move }. V panice se hraje vrchní karta balíčku.
not-allowed-move-number-move-it = Nelze: tah { $number }, { $move }. Tuto kartu nemáte v ruce.
not-allowed-move-number-move-an = Nelze: tah { $number }, { $move }. O útěk se lze při aktivaci pokusit jen jednou.
not-allowed-move-number-move-no = Nelze: tah { $number }, { $move }. Žádná viditelná karta na to nemá náboje.
not-allowed-move-number-move-the-two = Nelze: tah { $number }, { $move }. Dvě poloviny magického klíče se tam nesetkají.
not-allowed-move-number-move-there = Nelze: tah { $number }, { $move }. Nezbývá magie na zaplacení.
not-allowed-move-number-move-against = Nelze: tah { $number }, { $move }. Proti Hbitému nepříteli se hrají nejvýše 2 karty.
not-allowed-move-number-move-it-is = Nelze: tah { $number }, { $move }. Není to první karta a nemá bonus další karty.
not-allowed-move-number-move-its = Nelze: tah { $number }, { $move }. Bonus další karty má na magickém klíči: zaplaťte 1 magii.
not-allowed-move-number-move-row = Nelze: tah { $number }, { $move }. { $row ->
    [2] Ve
    [3] Ve
    [4] Ve
   *[other] V
} { $row }. řádku je potřeba { $attribute } { $level }.
not-allowed-move-number-move-a = Nelze: tah { $number }, { $move }. Prázdno ruší její bonus další karty.
not-allowed-move-number-move-its-extra = Nelze: tah { $number }, { $move }. Její bonus další karty neleží u žádného klíče předchozí karty.
you-win = Vítězství
    .wish = { $likely ->
        [impossible] zvítězit
       *[likely] zvítězíte
    }{ cannot }
the-stage-is-won = Vyhraná etapa
    .wish = { $likely ->
        [impossible] vyhrát etapu
       *[likely] vyhrajete etapu
    }{ cannot }
the-encounter-goes-on = Střetnutí pokračuje
    .wish = { $likely ->
        [impossible] střetnutí pokračovat nemůže
        [likely] { $follows ->
            [or] bude střetnutí pokračovat
           *[none] střetnutí bude pokračovat
        }
       *[certain] { $follows ->
            [comma] střetnutí bude pokračovat
           *[none] bude střetnutí pokračovat
        }
    }
the-character-escapes-2 = Útěk
    .wish = { $likely ->
        [impossible] utéct
       *[likely] utečete
    }{ cannot }
the-diplomacy-fails = Neúspěch v diplomacii
    .wish = { $likely ->
        [impossible] v diplomacii selhat
       *[likely] v diplomacii selžete
    }{ cannot }
the-enemy-flees = Únik nepřítele
    .wish = { $likely ->
        [impossible] nepřítel uniknout nemůže
        [likely] { $follows ->
            [or] unikne nepřítel
           *[none] nepřítel unikne
        }
       *[certain] { $follows ->
            [comma] nepřítel unikne
           *[none] unikne nepřítel
        }
    }
everybody-is-robbed = Okradení všech
    .wish = { $likely ->
        [impossible] být okradeni
       *[likely] budete okradeni
    }{ cannot }
the-character-is-dying = Umírání
    .wish = { $likely ->
        [impossible] začít umírat
       *[likely] začnete umírat
    }{ cannot }
# The headline of a line of play. $end: how it ends ("You win"), $pool: the markers in the pool, $hand: the cards in hand,
# $health, $energy, $terror, $magic: what there is then.
end-pool-pool-health-health-energy = { $end }. { $pool ->
    [0] Bojová zásoba je prázdná
    [one] V bojové zásobě je { $pool } kostička
    [few] V bojové zásobě jsou { $pool } kostičky
   *[other] V bojové zásobě je { $pool } kostiček
}, máte zdraví { $health }, energii { $energy }, hrůzu { $terror }, magii { $magic } a { so-many-cards-in-hand } v ruce.
# As above. $stage: the stage of the diplomacy, $affinity: its marker.
end-stage-stage-affinity-affinity-health = { $end }. Je { $stage }. etapa, máte náklonnost { $affinity }, zdraví { $health }, energii { $energy }, hrůzu { $terror }, magii { $magic } a { so-many-cards-in-hand } v ruce.
# $card: a card's name, $share: the chance to draw it with its fraction ("16.7% (1/6)").
card-share = { $card } { $share }
# $chances: a list of `card-share`.
the-chances-of-this-draw-chances = Pravděpodobnosti tohoto dobrání: { LIST($chances, type: "unit") }.
