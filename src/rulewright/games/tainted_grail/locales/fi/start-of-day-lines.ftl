## start_of_day_lines.py

# The headline. $locations: the numbers of locations, a list; $count: how many there are.
locations-removed-locations = Poistakaa kartalta { count-locations } { LIST($locations) }.
no-location-is-removed = Kartalta ei poistu yhtään paikkaa.
no-menhir-is-active-so-no = Kartalta ei poistu yhtään paikkaa, sillä aktiivisia menhirejä ei ole.
# $location: 101.
the-menhir-on-location-has-no = Poistakaa paikan { $location } menhir, koska sillä ei ole kiekkoa.
# $location: 101, $before, $after: what its dial shows.
the-menhir-on-location-dial-before = Kääntäkää paikan { $location } menhirin kiekko arvosta { $before } arvoon { $after }.
the-menhir-on-location-loses-its = Ottakaa paikan { $location } menhirin kiekko pois; menhir on aktiivinen enää tämän päivän.
# $before: the character's location, $after: where it goes, $lost: the health that it loses, $terror: what it gains.
character-on-before-loses-lost-health = Paikan { $before } hahmo menettää { $lost ->
    [one] { $lost } terveyspisteen
   *[other] { $lost } terveyttä
}, saa { $terror } { terror-object } ja siirtyy paikkaan { $after }.
# As above. $after is the same location.
character-on-before-loses-lost-health-and = Paikan { $before } hahmo menettää { $lost ->
    [one] { $lost } terveyspisteen
   *[other] { $lost } terveyttä
} ja saa { $terror } { terror-object }.
# As above; $lost is energy.
character-on-before-loses-lost-energy = Paikan { $before } hahmo menettää { $lost ->
    [one] { $lost } energiapisteen
   *[other] { $lost } energiaa
}, saa { $terror } { terror-object } ja siirtyy paikkaan { $after }.
character-on-before-loses-lost-energy-and = Paikan { $before } hahmo menettää { $lost ->
    [one] { $lost } energiapisteen
   *[other] { $lost } energiaa
} ja saa { $terror } { terror-object }.
# One of the time dials in a list. $before, $after: what it shows; $after is 0 where the dial is removed.
dial-turned = { $after ->
    [0] { $before } pois
   *[other] { $before } → { $after }
}
# $dials: a list of `dial-turned` ("3 → 2", "1 (removed)").
time-dials-dials-is-removed = Kääntäkää jokainen aikakiekko 1 pykälän alemmas: { LIST($dials, type: "unit") }.
# $dials: what they show, a list ("3", "5").
quest-dials-stay-dials = { $count ->
    [one] Tehtäväkiekkoa ei käännetä; se näyttää yhä { LIST($dials) }.
   *[other] Tehtäväkiekkoja ei käännetä; ne näyttävät yhä { LIST($dials) }.
}
# $location: 104, $others: how many other time tokens are taken, perhaps 0.
location-location-the-daily-action-is = { $others ->
    [0] Paikan { $location } kerran päivässä käytettävä toiminto vapautuu.
    [one] Paikan { $location } kerran päivässä käytettävä toiminto vapautuu; poistakaa myös { $others } muu aikamerkki.
   *[other] Paikan { $location } kerran päivässä käytettävä toiminto vapautuu; poistakaa myös { $others } muuta aikamerkkiä.
}
location-location-time-tokens-taken-others = { $others ->
    [one] Poistakaa { $others } aikamerkki paikasta { $location }.
   *[other] Poistakaa { $others } aikamerkkiä paikasta { $location }.
}
# $count: how many cards, perhaps 0.
random-events-to-put-on-top = { $count ->
    [0] Älkää panko tapahtumapakan päälle satunnaistapahtumia.
    [one] Pankaa tapahtumapakan päälle { $count } satunnaistapahtuma.
   *[other] Pankaa tapahtumapakan päälle { $count } satunnaistapahtumaa.
}
# $keyword: weapon, armour, shield, companion or relic in words, $count: how many cards.
to-turn-face-down-keyword-count = { $count ->
    [one] Käännä { $count } kortti kuvapuoli alaspäin ({ $keyword }).
   *[other] Käännä { $count } korttia kuvapuoli alaspäin ({ $keyword }).
}
# $count: by how many items the character is above the limit.
items-too-many-count = { $count ->
    [one] Sinulla on { $count } esine liikaa.
   *[other] Sinulla on { $count } esinettä liikaa.
}
guardian-on-location-its-location-is = Poistakaa paikan { $location } vartija ja pankaa sen kortti pakan alle, sillä paikka poistuu.
# The headline. $chance: a probability with its fraction.
a-guardian-meets-characters-chance = { $likely ->
    [certain] { $guardians ->
        [1] Vartija kohtaa varmasti hahmoja.
       *[other] Ainakin yksi vartija kohtaa varmasti hahmoja.
    }
    [impossible] { $guardians ->
        [1] Vartija ei voi kohdata hahmoja.
       *[other] Yksikään vartija ei voi kohdata hahmoja.
    }
   *[likely] { $guardians ->
        [1] Vartija kohtaa hahmoja todennäköisyydellä { $chance }.
       *[other] Ainakin yksi vartija kohtaa hahmoja todennäköisyydellä { $chance }.
    }
}
# A heading; the chances of what the guardian does follow.
guardian-on-location = Paikan { $location } vartija:
it-leaves-the-map-chance = Se poistuu kartalta: { $chance }.
it-stays-and-meets-the-characters = Se jää paikalleen ja kohtaa siellä hahmoja: { $chance }.
it-stays-chance = Se jää paikalleen: { $chance }.
it-moves-to-location-and-meets = Se siirtyy paikkaan { $location } ja kohtaa siellä hahmoja: { $chance }.
it-moves-to-location-chance = Se siirtyy paikkaan { $location }: { $chance }.
side-north = ylös (pohjoinen)
side-east = oikealle (itä)
side-south = alas (etelä)
side-west = vasemmalle (länsi)
side-blank = tyhjä
side-discard = poisto
keyword-weapon = ase
keyword-armour = haarniska
keyword-shield = kilpi
keyword-companion = kumppani
keyword-relic = pyhäinjäännös
