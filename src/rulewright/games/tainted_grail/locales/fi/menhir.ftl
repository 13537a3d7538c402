## menhir.py

the-first-menhir-stands-there-from = Ensimmäinen menhir on paikallaan alusta asti: kukaan ei aktivoi sitä.
give-base-or-take-it-out = Anna ”base” tai jätä se pois.
the-dial-would-be-set-to = Kiekon arvoksi tulisi { $dial }, mutta sen pitää olla vähintään 1.
correct-the-numbers-of-the-menhirs = Korjaa menhirin tekstin luvut.
the-cost-would-be-cost = Hinta olisi { $cost }.
draw-the-map-on-which-the = Kirjoita kartta, jolla menhirit ovat.
tell-on-which-location-of-the = Kerro, missä kartan paikassa menhir on.
# $left: days on the old dial, $gained: days won by activating again, below 0 where days are lost; $lost: how many are
# lost, 0 where none are.
days-that-the-old-dial-had = { $lost ->
    [0] { $gained ->
        [0] Menhirin kesto ei pitene
        [one] Menhirin kesto pitenee { $gained } päivän
       *[other] Menhirin kesto pitenee { $gained } päivää
    }
    [one] Menhirin kesto lyhenee { $lost } päivän
   *[other] Menhirin kesto lyhenee { $lost } päivää
}{ $left ->
    [0] .
    [one] ; vanhassa kiekossa jäljellä ollut päivä menetetään.
   *[other] ; vanhassa kiekossa jäljellä olleet { $left } päivää menetetään.
}
# $cost: how much of the resource that the menhir's text names.
activating-costs-cost-of-the-resource = { $cost ->
    [0] Aktivointi ei maksa mitään.
   *[other] Aktivoinnin hinta on { $cost }; menhirin teksti kertoo, mitä resurssia maksetaan.
}
the-dial-is-set-to-dial = Asettakaa menhirin kiekko arvoon { $dial }.
the-menhir-is-active-up-to = Menhir on aktiivinen { $last }. päivän loppuun asti.
at-the-start-of-day-day = Ottakaa kiekko pois { $day }. päivän alussa; menhir on aktiivinen vielä sen päivän.
at-the-start-of-day-day-the = Poistakaa menhir { $day }. päivän alussa, ellei sitä ole aktivoitu uudelleen.
# $locations: the numbers of locations, a list; $count: how many there are, perhaps 0.
in-range-locations = { $count ->
    [0] Kantamalla ei ole yhtään paikkaa.
    [one] Kantamalla on paikka { LIST($locations) }.
   *[other] Kantamalla ovat paikat { LIST($locations) }.
}
in-range-of-other-menhirs-only = { $count ->
    [0] Mikään paikka ei ole vain muiden menhirien kantaman sisällä.
    [one] Vain muiden menhirien kantaman sisällä on paikka { LIST($locations) }.
   *[other] Vain muiden menhirien kantaman sisällä ovat paikat { LIST($locations) }.
}
# $count is never 0 here.
# $locations, $count as above.
out-of-range-discarded-at-the = { $count ->
    [one] Paikka { LIST($locations) } on kantaman ulkopuolella ja poistuu päivän alussa.
   *[other] Paikat { LIST($locations) } ovat kantaman ulkopuolella ja poistuvat päivän alussa.
}
# $locations, $count as above; $count is never 0 here.
laid-out-at-once-locations = Asettakaa heti kartalle { count-locations } { LIST($locations) }.
in-range = kantaman sisällä
out-of-range = kantaman ulkopuolella
menhir = menhir
gold-menhirs-green-in-range-grey = Kultainen on menhir, vihreä kantaman sisällä ja harmaa sen ulkopuolella; suluissa ovat paljastamattomat.
menhir-title = Menhir
variant-first-day-has-a-start = Ensimmäinen päivä alkaa päivän alun vaiheella
field-base = Kiekon arvo menhirin tekstissä
field-per_player = Lisää tai vähemmän pelaajaa kohti
field-day = Aktivointipäivä
field-left = Kiekossa jäljellä, jos aktivoidaan uudelleen
field-cost = Hinta menhirin tekstissä
field-cost_per_player = Hinnan lisä tai vähennys pelaajaa kohti
menhir-field-location = Menhirin paikka
menhir-field-others = Muiden aktiivisten menhirien paikat, esim. 101, 110
menhir-about = Mihin arvoon menhirin kiekko asetetaan, kauanko menhir kestää ja mihin paikkoihin se yltää.
without-a-dial-in-the-text = Ilman tekstin arvoa kyseessä on ensimmäinen menhir aloituspaikassa.
