## telling.py
# $names: one attribute, or several of which a key may ask for any ("Courage", "Caution").
attributes = { LIST($names, type: "or") }

track-terror = hrůza
# $pool: the markers in the combat pool, $value: those that a victory takes.
step-combat = { $pool ->
    [0] Bojové kolo začíná s prázdnou bojovou zásobou, hodnota střetnutí je { $value }.
    [one] Na začátku bojového kola je v zásobě { $pool } kostička, hodnota střetnutí je { $value }.
    [few] Na začátku bojového kola jsou v zásobě { $pool } kostičky, hodnota střetnutí je { $value }.
   *[other] Na začátku bojového kola je v zásobě { $pool } kostiček, hodnota střetnutí je { $value }.
}
# $stage: 1, $affinity: 2 (perhaps below 0).
step-diplomacy = Kolo diplomacie začíná { $stage ->
    [2] ve
    [3] ve
    [4] ve
   *[other] v
} { $stage }. etapě s náklonností { $affinity }.
step-ambush = Přepadení: odhazujte karty z ruky, dokud vám nezbude 1.
step-charge = Výpad: nepřítel vás zraní dřív, než se stane cokoli jiného.
step-tokens = Z každé karty se žetony času odeberte 1 žeton.
step-delayed = Poslední žeton je pryč, vyhodnoťte zpožděnou schopnost karty { $card }.
# $card: its name ("Attack").
step-first = První karta aktivace je { $card }, spojit se nemusí žádný její klíč.
step-further = Další karta je { $card }, její klíč s bonusem další karty se spojí.
step-licensed = Další karta je { $card }, zahrát ji dovoluje schopnost.
# $row: 1, $attribute: its name ("Courage"), or several of which any will do; $which: courage, or caution/courage.
step-joins = Klíč { in-row } { $row }. řádku se spojí, { $attribute } na to stačí.
# $row, $attribute, $which as above; $level: what the key asks for (2).
step-too-low = Klíč { in-row } { $row }. řádku se nespojí, je potřeba { $attribute } { $level }.
# $left: how much magic is left.
step-magic = Utratíte 1 magii a magický klíč se spojí, { $left ->
    [0] žádná magie vám nezbývá.
    [few] zbývají vám { $left } magie.
    [one] zbývá vám { $left } magie.
   *[other] zbývá vám { $left } magií.
}
step-free = Volný klíč se spojí.
step-ignored = Bonus další karty se u první karty nepočítá.
step-void = Prázdno ruší následující symbol.
# $number: markers added, $pool: how many there are then.
step-markers = { $number ->
    [one] Do bojové zásoby přidejte { $number } kostičku
    [few] Do bojové zásoby přidejte { $number } kostičky
   *[other] Do bojové zásoby přidejte { $number } kostiček
}, teď { $pool ->
    [few] jsou v ní { $pool }
   *[other] je v ní { $pool }
}.
step-defensive = Obranný: první karta přidá o 1 kostičku méně.
step-markers-lost = { $number ->
    [one] Z bojové zásoby odeberte { $number } kostičku
    [few] Z bojové zásoby odeberte { $number } kostičky
   *[other] Z bojové zásoby odeberte { $number } kostiček
}, { $pool ->
    [0] žádná v ní nezůstane
    [few] zůstanou v ní { $pool }
   *[other] zůstane v ní { $pool }
}.
# $number: how many markers are missing in the pool.
step-missing = { $number ->
    [one] Chybí { $number } kostička, a to stojí kartu.
    [few] Chybějí { $number } kostičky a každá stojí kartu.
   *[other] Chybí { $number } kostiček a každá stojí kartu.
}
# $number: how far the marker moves, below 0 downwards (−1), $affinity: where it is then.
step-affinity = { $direction ->
    [none] Kostička zůstává na místě, náklonnost je { $affinity }.
    [down] Kostičku posuňte o { $distance } dolů, náklonnost je { $affinity }.
   *[up] Kostičku posuňte o { $distance } nahoru, náklonnost je { $affinity }.
}
# $attribute: "Empathy".
step-encounter-bonus = Bonus střetnutí ({ $attribute }): co dává, říká současná etapa.
step-no-encounter-bonus = Současná etapa nemá pro tento bonus střetnutí pravidlo.
# $card: a card's name, or "an unknown card"; $known: yes, or no for an unknown one; $deck: how many cards the deck holds then.
step-drawn = Doberete { the-card }, { $deck ->
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
step-discarded = Z ruky odhodíte { the-card }.
step-hand-empty = Ruka je prázdná, zbytek odhodíte z balíčku.
# $number: how many cards.
step-deck-discarded = { $number ->
    [one] Odhodíte { $number } vrchní kartu balíčku.
    [few] Odhodíte { $number } vrchní karty balíčku.
   *[other] Odhodíte { $number } vrchních karet balíčku.
}
step-torn = Karta { $card } odchází z řady i s magií a žetony, které na ní leží.
step-placement = Vyhodnoťte schopnost karty { $card } při zahrání.
# $number: what is lost, $health: what is left.
step-damage = Ztratíte { $number } zdraví, { $health ->
    [0] žádné vám nezbývá
    [few] zbývají vám { $health }
   *[other] zbývá vám { $health }
}.
# $number: how much is gained, $track: of what ("terror"), $which: health, energy, terror, magic, reputation or an
# attribute, $left: how much there is then.
step-gained = { CAPITAL($track) } stoupne o { $number }, nyní je { $left }.
step-lost = { CAPITAL($track) } klesne o { $number }, nyní je { $left }.
# $energy: how much there is now that health allows no more.
step-energy-limit = Vaše energie je nyní { $energy }, víc zdraví nedovolí.
# $number: by how much the damage gets smaller.
step-blocked = Schopnost zmenší zranění o { $number }.
# $number: how many markers stay.
step-held = { $number ->
    [one] Schopnost udrží v zásobě { $number } kostičku.
    [few] Schopnost udrží v zásobě { $number } kostičky.
   *[other] Schopnost udrží v zásobě { $number } kostiček.
}
step-deceptive = Tomuto zranění nelze zabránit.
step-step-3 = Karta { $card } působí v kroku 3.
# $card: a card's name, $number: how many charges.
step-charged = { $number ->
    [one] Na kartu { $card } se položí { $number } náboj.
    [few] Na kartu { $card } se položí { $number } náboje.
   *[other] Na kartu { $card } se položí { $number } nábojů.
}
step-charges-paid = { $number ->
    [one] Z karty { $card } se zaplatí { $number } náboj.
    [few] Z karty { $card } se zaplatí { $number } náboje.
   *[other] Z karty { $card } se zaplatí { $number } nábojů.
}
step-by-hand = Tento efekt není popsaný, vyhodnoťte ho sami.
step-opportunist = Oportunista: zahráli jste méně než 2 karty.
step-opportunity = Nepřítel provede příležitostný útok.
# $pool: the markers in the combat pool, $value: those that a victory takes.
step-won = { $pool ->
    [0] Vítězíte i s prázdnou bojovou zásobou, hodnota střetnutí je { $value }.
    [one] Vítězíte, { $pool } kostička v bojové zásobě na hodnotu střetnutí { $value } stačí.
    [few] Vítězíte, { $pool } kostičky v bojové zásobě na hodnotu střetnutí { $value } stačí.
   *[other] Vítězíte, { $pool } kostiček v bojové zásobě na hodnotu střetnutí { $value } stačí.
}
step-not-won = { $pool ->
    [0] Zatím nevítězíte, bojová zásoba je prázdná a hodnota střetnutí je { $value }.
    [one] Zatím nevítězíte, { $pool } kostička v bojové zásobě na hodnotu střetnutí { $value } nestačí.
    [few] Zatím nevítězíte, { $pool } kostičky v bojové zásobě na hodnotu střetnutí { $value } nestačí.
   *[other] Zatím nevítězíte, { $pool } kostiček v bojové zásobě na hodnotu střetnutí { $value } nestačí.
}
# $pool: the markers in the combat pool, by which the table's row is chosen.
step-attack = { $pool ->
    [one] Nepřítel útočí podle řádku pro { $pool } kostičku.
    [few] Nepřítel útočí podle řádku pro { $pool } kostičky.
   *[other] Nepřítel útočí podle řádku pro { $pool } kostiček.
}
step-no-attack = { $pool ->
    [one] Bojová tabulka nemá řádek pro { $pool } kostičku, takže se nic nestane.
    [few] Bojová tabulka nemá řádek pro { $pool } kostičky, takže se nic nestane.
   *[other] Bojová tabulka nemá řádek pro { $pool } kostiček, takže se nic nestane.
}
step-fury = Zuřivost: krok 3 vyhodnoťte znovu.
step-horde = Horda: odhoďte 2 vrchní karty balíčku.
# $lost: how much energy the escape costs (0 or 1), $energy: how much there is then.
step-escape = Utíkáte. { $lost ->
    [0] Energie už klesnout nemůže.
   *[other] Energie klesne o { $lost }, nyní je { $energy }.
}
step-skull = Číselník ukazuje lebku, boj pokračuje.
step-grail = Číselník ukazuje grál, útěk se podařil.
step-empty-deck = V balíčku není dost karet.
step-dying = Máte zdraví 0, umíráte a ihned opouštíte střetnutí.
# $number: how many members of the party go on.
step-others-go-on = { $number ->
    [one] Střetnutí pokračuje pro { $number } dalšího člena družiny.
    [few] Střetnutí pokračuje pro { $number } další členy družiny.
   *[other] Střetnutí pokračuje pro { $number } dalších členů družiny.
}
step-guardian-defeated = Strážce se už netoulá, jeho kartu vraťte dospod příslušného balíčku střetnutí.
step-guardian-stays = Proti strážci nikdo nezbyl, jeho karta zůstane v této lokaci a strážce se toulá.
step-robbed = Nikdo nemá víc než 1 zdraví, ztrácíte všechno bohatství i předměty a střetnutí končí.
step-flees = Nepřítel unikl, střetnutí končí bez odměny a kořisti.
step-failed = V diplomacii jste selhali, pro každého člena družiny platí, co říká karta.
step-at-bottom = Kostička je na nejnižším poli.
step-between = Náklonnost je { $affinity }, nejvyšší pole je { $top }.
step-at-top = Kostička je na nejvyšším poli, etapa je vyhraná.
step-next-stage = Začíná { $stage }. etapa s kostičkou na šedém poli, protivník nereaguje.
step-reaction = Protivník reaguje, jak říká { $stage }. etapa.
step-end-of-turn = Konec kola: v ruce si nechte nejvýše 3 karty a potom si doberte.
step-no-draw = V panice se na konci kola karta nedobírá.
refused-over = Nelze: tah { $number }, { $move }. Aktivace skončila dřív.
refused-panic = Nelze: tah { $number }, { $move }. V panice se musí zahrát karta.
refused-not-in-deck = Nelze: tah { $number }, { $move }. V panice se hraje vrchní karta balíčku.
refused-not-in-hand = Nelze: tah { $number }, { $move }. Tuto kartu nemáte v ruce.
refused-escape-tried = Nelze: tah { $number }, { $move }. O útěk se lze při aktivaci pokusit jen jednou.
refused-no-charges = Nelze: tah { $number }, { $move }. Žádná viditelná karta na to nemá náboje.
refused-no-magic-key = Nelze: tah { $number }, { $move }. Dvě poloviny magického klíče se tam nesetkají.
refused-no-magic = Nelze: tah { $number }, { $move }. Nezbývá magie na zaplacení.
refused-quick = Nelze: tah { $number }, { $move }. Proti Hbitému nepříteli se hrají nejvýše 2 karty.
refused-no-extra-card = Nelze: tah { $number }, { $move }. Není to první karta a nemá bonus další karty.
refused-needs-magic = Nelze: tah { $number }, { $move }. Bonus další karty má na magickém klíči: zaplaťte 1 magii.
refused-attribute-too-low = Nelze: tah { $number }, { $move }. { $row ->
    [2] Ve
    [3] Ve
    [4] Ve
   *[other] V
} { $row }. řádku je potřeba { $attribute } { $level }.
refused-voided = Nelze: tah { $number }, { $move }. Prázdno ruší její bonus další karty.
refused-meets-no-key = Nelze: tah { $number }, { $move }. Její bonus další karty neleží u žádného klíče předchozí karty.
result-win = Vítězíte
    .wish = { $likely ->
        [impossible] zvítězit
       *[likely] zvítězíte
    }{ cannot }
result-stage-won = Etapa je vyhraná
    .wish = { $likely ->
        [impossible] vyhrát etapu
       *[likely] vyhrajete etapu
    }{ cannot }
result-goes-on = Střetnutí pokračuje
    .wish = { $likely ->
        [impossible] střetnutí pokračovat nemůže
       *[likely] { $follows ->
            [word] bude střetnutí pokračovat
           *[none] střetnutí bude pokračovat
        }
    }
result-escaped = Utečete
    .wish = { $likely ->
        [impossible] utéct
       *[likely] utečete
    }{ cannot }
result-failed = V diplomacii neuspějete
    .wish = { $likely ->
        [impossible] v diplomacii selhat
       *[likely] v diplomacii selžete
    }{ cannot }
result-enemy-flees = Nepřítel unikne
    .wish = { $likely ->
        [impossible] nepřítel uniknout nemůže
       *[likely] { $follows ->
            [word] unikne nepřítel
           *[none] nepřítel unikne
        }
    }
result-robbed = Všichni jste okradeni
    .wish = { $likely ->
        [impossible] být okradeni
       *[likely] budete okradeni
    }{ cannot }
result-dying = Umíráte
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
the-chances-of-this-draw-chances = { $pile ->
    [dial] Co může ukázat číselník: { LIST($chances, type: "unit") }.
   *[deck] Kterou kartu můžete dobrat: { LIST($chances, type: "unit") }.
}
