## table_file.py

table-two-players-of-one-id = Kahdella pelaajalla on sama tunnus ”{ $id }”.
table-give-each-its-own = Anna joka pelaajalle oma tunnus.
table-nobody-is-called = Kentän { $field } arvo on ”{ $id }”, mutta kenelläkään pelaajalla ei ole tätä tunnusta.
table-reading-cannot-be = Kentän { $field } arvoksi ei kelpaa ”{ $given }”.
table-dead-character-stands = Pelaajalla { $player } ei ole elävää pelihahmoa, joten sijaintiakaan ei voi olla.
table-take-the-position-out = Poista sijainti tai anna pelihahmo.
table-player-is-out = { $player } on pudonnut pelistä, mutta hänellä on pelihahmo.
table-two-of-one-character = Pelihahmoja ”{ $id }” on vain yksi, mutta se on kahdella: { LIST($players) }.
table-dead-twice = ”{ $id }” on mainittu kuolleissa kahdesti.
table-give-another-character = Anna toiselle pelaajista eri pelihahmo.
table-dead-character-plays = ”{ $id }” on kuollut mutta pelissä.
table-turn-of-a-player-who-is-out = { $player } on pudonnut pelistä, eikä hänellä ole pelivuoroja.
table-name-a-player-who-plays = Anna pelaaja, joka on vielä pelissä.
table-only-on-its-space = Kenttä ”{ $field }” koskee vain pelihahmoa, joka on ruudussa ”{ $place }”.
table-only-in-the-inner-region = Kenttä ”{ $field }” koskee vain Sisäalueella olevaa pelihahmoa.
table-toad-has-cards = { $player } on Rupikonna, eikä Rupikonnalla ole Esineitä eikä Seuralaisia.
table-lay-them-on-its-space = Luettele ne pöydän kentässä ”cards” pelihahmon ruudussa.
table-no-toad = Kenttä ”{ $field }” koskee vain Rupikonnaa.
table-no-raft = Pelaajalla { $player } ei ole Lauttaa.
table-carries-too-much = Pelaajalla { $player } on liikaa Esineitä ({ $count }): pelihahmo voi kantaa enintään { $limit }.
table-has-too-many-spells = Pelaajalla { $player } on liikaa Taikoja ({ $count }): pelihahmon Taito sallii enintään { $limit }.
table-discard-some = Luettele ylimääräiset kentässä ”spell_discards”.
table-card-in-two-places = Kortteja ”{ $id }” on vain yksi, joten se ei voi olla kahdessa paikassa: { LIST($places, type: "unit") }.
table-card-has-fewer-copies = ”{ $id }” on mukana { $count } kertaa, mutta pelissä niitä on vain { $copies }: { LIST($places, type: "unit") }.
table-name-each-copy-once = Nimeä joka kortti kerran siinä, missä se on.
table-copies-are-missing = Kortteja ”{ $id }” puuttuu { $count }: niitä ei ole omassa pinossaan eikä muualla.
table-too-much-gold = Pöydällä on { $count } kultakolikkoa, mutta pelissä niitä on vain { $most }.
table-too-much-fate = Pöydällä on { $count } kohtalomerkkiä, mutta pelissä niitä on vain { $most }.
table-too-many-counters = { $ability ->
    [life] Pelin merkit eivät riitä näin moneen kuntopisteeseen ({ $count }).
    [strength] Pelin merkit eivät riitä näin moneen Voimapisteeseen ({ $count }).
   *[craft] Pelin merkit eivät riitä näin moneen Taitopisteeseen ({ $count }).
}
table-too-many-toads = Rupikonnia on { $count }, mutta Rupikonnakortteja on vain { $copies }.
table-count-once-more = Laske uudestaan.

## table_defaults.py

table-whose-request = Pöytä ei kerro, kenen vuoro on.
table-against-whom = Vastapelaajaksi kävisi useampi kuin yksi.
table-choose-a-player = Nimeä yksi näistä: { $ids }.
table-player-has-no-character = Pelaajalla { $player } ei ole elävää pelihahmoa.
table-not-on-the-way = { $player } ei ole matkalla Sisäalueen läpi.
table-say-where-it-begins = Anna kentässä ”at” ruutu, josta matka alkaa.

## table_editor.py

table-field-position = Missä hahmo on
table-field-toad = On Rupikonna
