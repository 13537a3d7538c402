## start_of_day_lines.py

# The headline. $locations: the numbers of locations, a list; $count: how many there are.
locations-removed-locations = { $count ->
    [one] Odstraňte lokaci { LIST($locations) }.
   *[other] Odstraňte lokace { LIST($locations) }.
}
no-location-is-removed = Žádná lokace se neodstraní.
no-menhir-is-active-so-no = Žádný menhir není aktivní, a tak se žádná lokace neodstraní.
# $location: 101.
the-menhir-on-location-has-no = Menhir na lokaci { $location } nemá číselník: vyhasne a odstraní se.
# $location: 101, $before, $after: what its dial shows.
the-menhir-on-location-dial-before = Číselník menhiru na lokaci { $location } otočte z { $before } na { $after }.
the-menhir-on-location-loses-its = Menhir na lokaci { $location } přijde o číselník a zůstává aktivní už jen tento den.
# $before: the character's location, $after: where it goes, $lost: the health that it loses, $terror: what it gains.
character-on-before-loses-lost-health = Postava na lokaci { $before } ztratí { $lost } zdraví, získá { $terror } hrůzy a přesune se na lokaci { $after }.
# As above. $after is the same location.
character-on-before-loses-lost-health-and = Postava na lokaci { $before } ztratí { $lost } zdraví a získá { $terror } hrůzy.
# As above; $lost is energy.
character-on-before-loses-lost-energy = Postava na lokaci { $before } ztratí { $lost } energie, získá { $terror } hrůzy a přesune se na lokaci { $after }.
character-on-before-loses-lost-energy-and = Postava na lokaci { $before } ztratí { $lost } energie a získá { $terror } hrůzy.
# One of the time dials in a list. $before, $after: what it shows; $after is 0 where the dial is removed.
dial-turned = { $after ->
    [0] { $before } (odstraní se)
   *[other] { $before } → { $after }
}
# $dials: a list of `dial-turned` ("3 → 2", "1 (removed)").
time-dials-dials-is-removed = Otočte číselníky času: { LIST($dials, type: "unit") }.
# $dials: what they show, a list ("3", "5").
quest-dials-stay-dials = Číselníky úkolů zůstávají na { LIST($dials) }.
# $location: 104, $others: how many other time tokens are taken, perhaps 0.
location-location-the-daily-action-is = { $others ->
    [0] Na lokaci { $location } je denní akce opět volná.
    [one] Na lokaci { $location } je denní akce opět volná; odeberte ještě { $others } žeton času.
    [few] Na lokaci { $location } je denní akce opět volná; odeberte ještě { $others } žetony času.
   *[other] Na lokaci { $location } je denní akce opět volná; odeberte ještě { $others } žetonů času.
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
guardian-on-location-its-location-is = Lokace { $location } se strážcem se odstraní, a tak se jeho karta odhodí.
# The headline. $chance: a probability with its fraction.
a-guardian-meets-characters-chance = Strážce se střetne s postavami s pravděpodobností { $chance }.
# A heading; the chances of what the guardian does follow.
guardian-on-location = Strážce na lokaci { $location }:
it-leaves-the-map-chance = Opustí mapu: { $chance }.
it-stays-and-meets-the-characters = Zůstane a střetne se s tamními postavami: { $chance }.
it-stays-chance = Zůstane: { $chance }.
it-moves-to-location-and-meets = Jde na { $location } a střetne se s tamními postavami: { $chance }.
it-moves-to-location-chance = Jde na { $location }: { $chance }.
up-north = nahoru (sever)
right-east = doprava (východ)
down-south = dolů (jih)
left-west = doleva (západ)
blank = prázdno
discard = odhození
weapon = zbraň
armour = zbroj
shield = štít
companion = společník
relic = relikvie
