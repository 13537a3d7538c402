## map_text.py

location-number-stands-on-the-map = Lokace { $number } je na mapě dvakrát.
write-each-location-once = Každou lokaci zapište jednou.
the-map-has-count-location-cards = { $count ->
    [0] Na mapě není žádná karta lokace, musí jich být 1 až { $most }.
    [one] Na mapě je { $count } karta lokace, musí jich být 1 až { $most }.
    [few] Na mapě jsou { $count } karty lokací, musí jich být 1 až { $most }.
   *[other] Na mapě je { $count } karet lokací, musí jich být 1 až { $most }.
}
write-rows-of-numbers-as-example = Pište řady čísel, například „{ $example }“.
the-map-cannot-be-read-at = Mapu nelze přečíst u „{ $part }“.
location-number-is-not-on-the = Lokace { $number } není na mapě odkrytá.
write-it-into-the-map-without = Zapište ji do mapy bez závorek (ty značí neodkrytou lokaci), nebo opravte číslo.
a-row-of-the-map-is = Každá řada mapy je na svém řádku, nebo ji od další odděluje lomítko: { $example }
n-101-is-a-location-on = 101 je lokace na stole, (107) dosud neodkrytá, tečka je prázdné místo.
n-101-104-no-way-between = 101|104: mezi nimi není cesta. 101_ : k lokaci pod ní není cesta.
number-of-the-location = Číslo lokace
not-revealed-yet = Dosud neodkrytá
no-way-to-the-right = Vpravo cesta nevede
no-way-down = Dolů cesta nevede
