## map_text.py

location-number-stands-on-the-map = Paikka { $number } on kartalla kahdesti.
write-each-location-once = Kirjoita kukin paikka kerran.
the-map-has-count-location-cards = Kartalla on { $count ->
        [one] { $count } paikkakortti
       *[other] { $count } paikkakorttia
    }; niitä pitää olla 1–{ $most }.
write-rows-of-numbers-as-example = Kirjoita numerorivejä, esim. ”{ $example }”.
the-map-cannot-be-read-at = Karttaa ei voi lukea kohdasta ”{ $part }”.
location-number-is-not-on-the = Paljastettua paikkaa { $number } ei ole kartalla.
write-it-into-the-map-without = Kirjoita se karttaan ilman sulkeita (suluissa on paljastamaton paikka) tai korjaa numero.
a-row-of-the-map-is = Kartan rivi on oma rivinsä tai erotetaan seuraavasta vinoviivalla: { $example }
n-101-is-a-location-on = 101 on pöydällä oleva paikka, (107) vielä paljastamaton, piste on tyhjä kohta.
n-101-104-no-way-between = 101|104: niiden välillä ei ole tietä. 101_ : alapuolella olevaan paikkaan ei ole tietä.
number-of-the-location = Paikan numero
not-revealed-yet = Ei vielä paljastettu
no-way-to-the-right = Oikealle ei pääse
no-way-down = Alas ei pääse
