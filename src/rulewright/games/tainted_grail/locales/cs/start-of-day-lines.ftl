## start_of_day_lines.py

# The headline. $locations: the numbers of locations, a list; $count: how many there are.
locations-removed-locations = Z mapy odhoďte { count-locations } { LIST($locations) }.
no-location-is-removed = Z mapy neodhazujte žádnou lokaci.
no-menhir-is-active-so-no = Žádný menhir není aktivní, z mapy neodhazujte žádnou lokaci.
# $location: 101.
the-menhir-on-location-has-no = Menhir v lokaci { $location } nemá číselník, proto vyhasne a odstraní se.
# $location: 101, $before, $after: what its dial shows.
the-menhir-on-location-dial-before = Číselník menhiru v lokaci { $location } snižte { $before ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
    [14] ze
    [16] ze
    [17] ze
   *[other] z
} { $before } na { $after }.
the-menhir-on-location-loses-its = Číselník menhiru v lokaci { $location } odeberte, menhir je aktivní už jen dnes.
# $before: the character's location, $after: where it goes, $lost: the health that it loses, $terror: what it gains.
character-on-before-loses-lost-health = Postava v lokaci { $before } ztratí { $lost } zdraví, získá { $terror } { terror-accusative } a přesune se do lokace { $after }.
# As above. $after is the same location.
character-on-before-loses-lost-health-and = Postava v lokaci { $before } ztratí { $lost } zdraví a získá { $terror } { terror-accusative }.
# As above; $lost is energy.
character-on-before-loses-lost-energy = Postava v lokaci { $before } ztratí { $lost } { lost-energy }, získá { $terror } { terror-accusative } a přesune se do lokace { $after }.
character-on-before-loses-lost-energy-and = Postava v lokaci { $before } ztratí { $lost } { lost-energy } a získá { $terror } { terror-accusative }.
# One of the time dials in a list. $before, $after: what it shows; $after is 0 where the dial is removed.
dial-turned = { $after ->
    [0] { $before } (odeberte)
   *[other] { $before } → { $after }
}
# $dials: a list of `dial-turned` ("3 → 2", "1 (removed)").
time-dials-dials-is-removed = Číselníky času snižte o 1: { LIST($dials, type: "unit") }.
# $dials: what they show, a list ("3", "5").
quest-dials-stay-dials = { $count ->
    [one] Číselník úkolu zůstává na { LIST($dials) }.
   *[other] Číselníky úkolů zůstávají na { LIST($dials) }.
}
# $location: 104, $others: how many other time tokens are taken, perhaps 0.
location-location-the-daily-action-is = { $others ->
    [0] V lokaci { $location } je denní akce opět volná.
    [one] V lokaci { $location } je denní akce opět volná, odeberte ještě { $others } žeton času.
    [few] V lokaci { $location } je denní akce opět volná, odeberte ještě { $others } žetony času.
   *[other] V lokaci { $location } je denní akce opět volná, odeberte ještě { $others } žetonů času.
}
location-location-time-tokens-taken-others = { $others ->
    [one] Z lokace { $location } odeberte { $others } žeton času.
    [few] Z lokace { $location } odeberte { $others } žetony času.
   *[other] Z lokace { $location } odeberte { $others } žetonů času.
}
# $count: how many cards, perhaps 0.
random-events-to-put-on-top = { $count ->
    [0] Navrch balíčku událostí žádnou náhodnou událost nepřidávejte.
    [one] Navrch balíčku událostí přidejte { $count } náhodnou událost.
    [few] Navrch balíčku událostí přidejte { $count } náhodné události.
   *[other] Navrch balíčku událostí přidejte { $count } náhodných událostí.
}
# $keyword: weapon, armour, shield, companion or relic in words, $count: how many cards.
to-turn-face-down-keyword-count = { $count ->
    [one] Otočte lícem dolů { $count } kartu ({ $keyword }).
    [few] Otočte lícem dolů { $count } karty ({ $keyword }).
   *[other] Otočte lícem dolů { $count } karet ({ $keyword }).
}
# $count: by how many items the character is above the limit.
items-too-many-count = { $count ->
    [one] Máte o { $count } předmět víc, než smíte.
    [few] Máte o { $count } předměty víc, než smíte.
   *[other] Máte o { $count } předmětů víc, než smíte.
}
guardian-on-location-its-location-is = Lokace { $location } se strážcem se odhazuje, jeho kartu odhoďte také.
# The headline. $chance: a probability with its fraction; $likely: certain, impossible or likely.
a-guardian-meets-characters-chance = { $likely ->
    [certain] { $guardians ->
        [1] Strážce určitě potká postavy.
       *[other] Alespoň jeden strážce určitě potká postavy.
    }
    [impossible] { $guardians ->
        [1] Strážce žádnou postavu potkat nemůže.
       *[other] Žádný strážce postavu potkat nemůže.
    }
   *[likely] { $guardians ->
        [1] Strážce potká postavy s pravděpodobností { $chance }.
       *[other] Alespoň jeden strážce potká postavy s pravděpodobností { $chance }.
    }
}
# A heading; the chances of what the guardian does follow.
guardian-on-location = Strážce v lokaci { $location }:
it-leaves-the-map-chance = Opustí mapu: { $chance }.
it-stays-and-meets-the-characters = Zůstane a potká tamní postavy: { $chance }.
it-stays-chance = Zůstane: { $chance }.
it-moves-to-location-and-meets = Přejde do lokace { $location } a potká tamní postavy: { $chance }.
it-moves-to-location-chance = Přejde do lokace { $location }: { $chance }.
side-north = nahoru (sever)
side-east = doprava (východ)
side-south = dolů (jih)
side-west = doleva (západ)
side-blank = prázdno
side-discard = odhození
keyword-weapon = zbraň
keyword-armour = zbroj
keyword-shield = štít
keyword-companion = společník
keyword-relic = relikvie
