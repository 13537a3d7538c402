## travel.py

location-number-is-not-on-the-map = Lokace { $number } není na mapě.
write-it-into-the-map-or = Zapište ji do mapy, nebo opravte číslo.
tell-where-the-effect-moves-the = Uveďte, kam účinek postavu přesouvá.
the-character-is-there-already = Postava už tam je.
# $locations: the numbers of locations, a list ("102", "104"); $count: how many there are, perhaps 0.
reachable-today-locations = { $count ->
    [0] Dnes se na žádnou lokaci nedostanete.
    [one] Dnes se dostanete na lokaci { LIST($locations) }.
   *[other] Dnes se dostanete na lokace { LIST($locations) }.
}
# $travels: how many Travel actions the energy is enough for.
travel-actions-that-can-be-paid = { $travels ->
    [0] Na cestování nemáte energii.
    [one] Energie stačí na { $travels } cestování.
   *[other] Energie stačí na { $travels } cestování.
}
# $locations, $count as above; $count is never 0 here.
not-revealed-yet-laid-out-on = { $count ->
    [one] Lokace { LIST($locations) } ještě není odkrytá, vyloží se cestou.
   *[other] Lokace { LIST($locations) } ještě nejsou odkryté, vyloží se cestou.
}
# $locations, $count as above; $count is never 0 here.
too-far-for-today-locations = { $count ->
    [one] Lokace { LIST($locations) } je na dnešek příliš daleko.
   *[other] Lokace { LIST($locations) } jsou na dnešek příliš daleko.
}
# $locations, $count as above; $count is never 0 here.
no-way-leads-to-locations = { $count ->
    [one] Na lokaci { LIST($locations) } nevede žádná cesta.
   *[other] Na lokace { LIST($locations) } nevede žádná cesta.
}
reachable = dosažitelné
out-of-reach = nedosažitelné
where-you-are = kde jste
highlighted-where-you-are-green-reachable = Zvýrazněno: kde jste; zeleně: dosažitelné, s počtem akcí cesty; šedě: mimo dosah.
# A row of the list of locations. $location: its number, $way: "102 → 104", $travels: how many Travel actions it takes,
# $energy: what they cost in all, $left: what is left of it, $guardians: a list of the locations of guardians on the way.
location-way-way-energy-energy-left = { $location }: přes { $way } za { $energy } energie, zbyde { $left }; cestou strážce na { LIST($guardians) }
location-way-way-energy-energy-left-left = { $location }: přes { $way } za { $energy } energie, zbyde { $left }
# $location: 104.
no-way-leads-to-location = Na lokaci { $location } nevede žádná cesta.
# The headline. $location: 104, $travels: how many Travel actions, $energy: what they cost in all.
to-location-travel-actions-travels-energy = { $travels ->
    [one] Na lokaci { $location } dojdete jedním cestováním za { $energy } energie.
    [few] Na lokaci { $location } dojdete ve { $travels } cestováních, celkem za { $energy } energie.
   *[other] Na lokaci { $location } dojdete v { $travels } cestováních, celkem za { $energy } energie.
}
# The headline where the energy is not enough. $lacking: how many of the $travels Travel actions cannot be paid.
to-location-travel-actions-travels-energy-energy = { $lacking ->
    [one] Na lokaci { $location } je třeba cestovat { $travels }krát za { $energy } energie; na { $lacking } cestování energie nestačí.
   *[other] Na lokaci { $location } je třeba cestovat { $travels }krát za { $energy } energie; na { $lacking } cestování energie nestačí.
}
travel-to-location = Cestujte na lokaci { $location }.
moved-to-location = Přesunete se na lokaci { $location }.
# $locations: the numbers of locations, a list.
laid-out-there-locations = Vyložte tam { LIST($locations) }.
a-guardian-is-there-its-encounter = Je tam strážce: nejprve přijde střetnutí s ním.
then-the-instant-rules-of-the = Pak se vyřeší okamžitá pravidla lokace.
it-costs-no-energy-and-is = Nestojí energii a není to cesta.
travelling = Cestování
where-you-are-2 = Kde jste
energy-of-each-member-as-6 = Energie jednotlivých členů, např. 6, 4
locations-of-active-menhirs = Lokace aktivních menhirů
where-you-want-to-go = Kam chcete jít
locations-with-instant-rules = Lokace s okamžitými pravidly
never-enter-a-guardians-location = Nikdy nevstoupit na lokaci strážce
an-effect-moves-you-there = Přesouvá vás tam účinek
which-locations-you-can-reach-today = Na které lokace se dnes dostanete, kudy a kolik energie to bude stát.
