## menhir.py

the-first-menhir-stands-there-from = První menhir tam stojí od začátku: nikdo ho neaktivuje.
give-base-or-take-it-out = Uveďte „base“, nebo to vynechte.
the-dial-would-be-set-to = Číselník by se nastavil na { $dial }, ale ukazuje nejméně 1.
correct-the-numbers-of-the-menhirs = Opravte čísla z textu menhiru.
the-cost-would-be-cost = Cena by byla { $cost }.
draw-the-map-on-which-the = Zakreslete mapu, na níž menhiry stojí.
tell-on-which-location-of-the = Uveďte, na které lokaci mapy menhir stojí.
# $left: days on the old dial, $gained: days won by activating again.
days-that-the-old-dial-had = { $gained ->
    [one] Získáte { $gained } den; zbylé dny starého číselníku ({ $left }) propadnou.
    [few] Získáte { $gained } dny; zbylé dny starého číselníku ({ $left }) propadnou.
   *[other] Získáte { $gained } dní; zbylé dny starého číselníku ({ $left }) propadnou.
}
# $cost: how much of the resource that the menhir's text names.
activating-costs-cost-of-the-resource = Aktivace stojí { $cost } zdroje uvedeného v textu.
the-dial-is-set-to-dial = Číselník nastavte na { $dial }.
the-menhir-is-active-up-to = Menhir je aktivní do { $last }. dne včetně.
at-the-start-of-day-day = Na začátku { $day }. dne se číselník odebere; menhir ten den ještě září.
at-the-start-of-day-day-the = Na začátku { $day }. dne se menhir odstraní, pokud nebyl znovu aktivován.
# $locations: the numbers of locations, a list; $count: how many there are, perhaps 0.
in-range-locations = { $count ->
    [0] V dosahu není žádná lokace.
    [one] V dosahu je lokace { LIST($locations) }.
   *[other] V dosahu jsou lokace { LIST($locations) }.
}
in-range-of-other-menhirs-only = { $count ->
    [0] Jen v dosahu jiných menhirů není žádná lokace.
    [one] Jen v dosahu jiných menhirů je lokace { LIST($locations) }.
   *[other] Jen v dosahu jiných menhirů jsou lokace { LIST($locations) }.
}
# $count is never 0 here.
# $locations, $count as above.
out-of-range-discarded-at-the = { $count ->
    [one] Lokace { LIST($locations) } je mimo dosah a na začátku dne se odhodí.
   *[other] Lokace { LIST($locations) } jsou mimo dosah a na začátku dne se odhodí.
}
# $locations, $count as above; $count is never 0 here.
laid-out-at-once-locations = Ihned vyložte { LIST($locations) }.
in-range = v dosahu
out-of-range = mimo dosah
menhir = menhir
gold-menhirs-green-in-range-grey = Zlatě: menhiry; zeleně: v dosahu; šedě: mimo dosah; v závorkách: neodkryté.
menhir-2 = Menhir
the-first-day-begins-with-the = První den začíná fází začátku dne
dial-in-the-menhirs-text = Číselník v textu menhiru
more-or-fewer-per-player = Více či méně za hráče
day-of-activating = Den aktivace
left-on-the-dial-if-activated = Zbývá na číselníku při opakované aktivaci
cost-in-the-menhirs-text = Cena v textu menhiru
cost-more-or-less-per-player = Cena navíc či méně za hráče
location-of-the-menhir = Lokace menhiru
locations-of-other-active-menhirs-as = Lokace dalších aktivních menhirů, např. 101, 110
what-a-menhirs-dial-is-set = Na kolik se nastaví číselník menhiru, jak dlouho menhir vydrží a kam dosáhne.
without-a-dial-in-the-text = Bez číselníku v textu jde o první menhir na výchozí lokaci.
