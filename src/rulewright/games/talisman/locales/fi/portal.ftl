## portal.py

give-the-characters-total-in-the = Anna sen ominaisuuden kokonaisarvo, jota pelihahmo käyttää.
field-is-given-less-than-printed = { $field } on { $given }, vähemmän kuin painettu arvo ja merkit yhteensä ({ $least }).
this-character-rolls-fewer-dice-number = Tämä pelihahmo heittää vähemmän noppia: { $number }.
you-get-through-the-portal = Pääset portin läpi
the-portal-stays-shut = Portti pysyy kiinni
portal-of-power = Voimaportti
get-through-the-portal = Pääsy portin läpi
    .headline = { $likely ->
        [certain] Pääset portin läpi varmasti.
        [impossible] Et voi päästä portin läpi.
       *[likely] Pääset portin läpi todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }
