## menhir.py

the-first-menhir-stands-there-from = První menhir stojí na mapě od začátku, nikdo ho neaktivuje.
give-base-or-take-it-out = Uveďte „base“, nebo tento údaj odstraňte.
the-dial-would-be-set-to = Číselník by se nastavil na { $dial }, ale ukazovat musí nejméně 1.
correct-the-numbers-of-the-menhirs = Opravte čísla z textu menhiru.
the-cost-would-be-cost = Cena by byla { $cost }.
draw-the-map-on-which-the = Zakreslete mapu, na které menhiry stojí.
tell-on-which-location-of-the = Uveďte, ve které lokaci mapy menhir stojí.
# $left: days on the old dial, $gained: days won by activating again, below 0 where days are lost; $lost: days lost, 0 where none are.
days-that-the-old-dial-had = { $lost ->
    [0] { $gained ->
        [0] Nezískáte žádný den
        [one] Získáte { $gained } den
        [few] Získáte { $gained } dny
       *[other] Získáte { $gained } dní
    }
    [one] Přijdete o { $lost } den
    [few] Přijdete o { $lost } dny
   *[other] Přijdete o { $lost } dní
}{ $left ->
    [0] .
    [one] ; { $left } den zbylý na starém číselníku propadne a je už odečten.
    [few] ; { $left } dny zbylé na starém číselníku propadnou a jsou už odečteny.
   *[other] ; { $left } dní zbylých na starém číselníku propadne a je už odečteno.
}
# $cost: how much of the resource that the menhir's text names.
activating-costs-cost-of-the-resource = { $cost ->
    [0] Aktivace nestojí nic.
   *[other] Aktivace stojí { $cost }; čím se platí, uvádí text menhiru.
}
the-dial-is-set-to-dial = Číselník menhiru nastavte na { $dial }.
the-menhir-is-active-up-to = Menhir zůstane aktivní do konce { $last }. dne.
at-the-start-of-day-day = Číselník odeberte na začátku { $day }. dne.
at-the-start-of-day-day-the = Menhir odeberte na začátku { $day }. dne, pokud ho znovu neaktivujete.
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
laid-out-at-once-locations = Ihned vyložte { count-locations } { LIST($locations) }.
in-range = v dosahu
out-of-range = mimo dosah
menhir = menhir
gold-menhirs-green-in-range-grey = Zlatě menhiry, zeleně lokace v dosahu, šedě mimo dosah, v závorkách neodkryté.
menhir-title = Menhir
variant-first-day-has-a-start = První den začíná fází začátku dne
field-base = Číselník v textu menhiru
field-per_player = O kolik víc či méně za každého hráče
field-day = Den aktivace
field-left = Kolik zbývá na číselníku při opakované aktivaci
field-cost = Cena v textu menhiru
field-cost_per_player = O kolik víc či méně stojí za každého hráče
menhir-field-location = Lokace menhiru
menhir-field-others = Lokace dalších aktivních menhirů (například 101, 110)
menhir-about = Na kolik se nastaví číselník menhiru, jak dlouho menhir vydrží a kam dosáhne.
without-a-dial-in-the-text = Bez číselníku v textu jde o první menhir ve výchozí lokaci.
