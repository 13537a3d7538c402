## travel.py

location-number-is-not-on-the-map = Lokace { $number } není na mapě.
write-it-into-the-map-or = Zapište ji do mapy, nebo opravte číslo.
tell-where-the-effect-moves-the = Uveďte, kam efekt postavu přesouvá.
the-character-is-there-already = Postava už tam je.
# $locations: the numbers of locations, a list ("102", "104"); $count: how many there are, perhaps 0.
reachable-today-locations = { $count ->
    [0] Dnes nemůžete dojít do žádné lokace.
    [one] Dnes můžete dojít do lokace { LIST($locations) }.
   *[other] Dnes můžete dojít do lokací { LIST($locations) }.
}
# $travels: how many Travel actions the energy is enough for.
travel-actions-that-can-be-paid = { $travels ->
    [0] { $party ->
        [1] Na cestování nemáte energii.
       *[other] Na cestování nemá družina energii.
    }
   *[other] { $party ->
        [1] Energie vám stačí na
       *[other] Energie družiny stačí na
    } { $travels } { $travels ->
        [one] akci
        [few] akce
       *[other] akcí
    } cestování.
}
# $locations, $count as above; $count is never 0 here.
not-revealed-yet-laid-out-on = { $count ->
    [one] Lokace { LIST($locations) } ještě není odkrytá, vyložíte ji cestou.
   *[other] Lokace { LIST($locations) } ještě nejsou odkryté, vyložíte je cestou.
}
# $locations, $count as above; $count is never 0 here.
too-far-for-today-locations = { $count ->
    [one] Do lokace { LIST($locations) } dnes nedojdete, energie na to nestačí.
   *[other] Do lokací { LIST($locations) } dnes nedojdete, energie na to nestačí.
}
# $locations, $count as above; $count is never 0 here.
no-way-leads-to-locations = { $count ->
    [one] Do lokace { LIST($locations) } se teď dostat nemůžete.
   *[other] Do lokací { LIST($locations) } se teď dostat nemůžete.
}
reachable = dosažitelné
out-of-reach = nedosažitelné
where-you-are = kde jste
highlighted-where-you-are-green-reachable = Zvýrazněně kde jste, zeleně dosažitelné lokace s počtem akcí cestování, šedě nedosažitelné.
# $left: how much energy is left, $party: how many characters travel together.
what-is-left = { $left ->
    [0] nezbude
    [few] zbudou
   *[other] zbude
} { $party ->
    [1] vám
   *[other] družině
} { $left ->
    [0] nic
   *[other] { $left }
}
# A row of the list of locations. $location: its number, $way: "102 → 104", $travels: how many Travel actions it takes,
# $energy: what they cost in all, $left: what is left of it, $guardians: a list of the locations of guardians on the way.
location-way-way-energy-energy-left = Do lokace { $location } dojdete{ $travels ->
    [1] { "" }
   *[other] { " " }cestou { $way }
} za { $energy } { energy-accusative } a { what-is-left }; potkáte při tom strážce { $meetings ->
    [one] v lokaci
   *[other] v lokacích
} { LIST($guardians) }.
location-way-way-energy-energy-left-left = Do lokace { $location } dojdete{ $travels ->
    [1] { "" }
   *[other] { " " }cestou { $way }
} za { $energy } { energy-accusative } a { what-is-left }.
# $location: 104.
no-way-leads-to-location = Do lokace { $location } se teď dostat nemůžete.
# The headline. $location: 104, $travels: how many Travel actions, $energy: what they cost in all.
to-location-travel-actions-travels-energy = Do lokace { $location } dojdete { $travels } { $travels ->
    [one] akcí
   *[other] akcemi
} cestování za { $energy } { energy-accusative }.
# The headline where the energy is not enough. $lacking: how many of the $travels Travel actions cannot be paid.
to-location-travel-actions-travels-energy-energy = Do lokace { $location } dnes nedojdete, { $travels ->
    [one] { $travels } akce cestování by stála
    [few] { $travels } akce cestování by stály
   *[other] { $travels } akcí cestování by stálo
} { $energy } { energy-accusative } a tolik zaplatit nemůžete.
# $lacking: how many of the Travel actions on the way cannot be paid today.
travel-to-location = { $lacking ->
    [0] Akcí cestování přejdete do lokace { $location }.
   *[other] Akcí cestování byste přešli do lokace { $location }.
}
moved-to-location = Přesunete se do lokace { $location }.
# $locations: the numbers of locations, a list; $count: how many there are.
travel-statement-laid-out = Cestou odkryjte { count-locations } { LIST($locations) }.
travel-statement-meets-guardian = Je tam strážce, nejprve přijde střetnutí s ním.
travel-statement-instant-rules = Potom vyhodnoťte okamžitá pravidla lokace.
travel-statement-moved-for-free = Nestojí to energii a není to akce cestování.
travel-title = Cestování
travel-field-location = Kde jste
field-energies = Energie jednotlivých členů (například 6, 4)
travel-field-menhirs = Lokace aktivních menhirů
field-target = Kam chcete dojít
field-instant = Lokace s okamžitými pravidly
field-avoid_guardians = Nevstupovat do lokace strážce
field-special_movement = Přesouvá vás tam efekt
travel-about = Do kterých lokací dnes dojdete, kudy a kolik energie to bude stát.
