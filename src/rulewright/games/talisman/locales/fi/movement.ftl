## movement.py

a-toad-does-not-roll-for = ”roll” on annettu, mutta Rupikonna ei heitä noppaa liikkuakseen.
nobody-rolls-for-movement-in-the = ”roll” on annettu, mutta Sisäalueella ei heitetä liikkumisheittoa.
this-character-does-not-roll-for = ”roll” on annettu, mutta tämä pelihahmo ei heitä noppaa liikkuakseen.
name-the-space-to-land-on = Anna ruutu, johon näillä pelivuoroilla pitäisi saapua.
how-far-a-character-comes-in = Se, miten pitkälle pelihahmo Sisäalueella pääsee, riippuu siitä, mitä siellä tapahtuu.
ask-talisman-inner-journey = Kysy tilanteella talisman/inner-journey.
it-is-needed-against-the-sentinel = Sitä tarvitaan Vartijaa vastaan.
craft-or-strength-is-needed-to = Portin avaamiseen tarvitaan Taito tai Voima.
this-situation-has-more-than-number = Tilanteessa on yli { $number ->
    [one] { $number } tila
   *[other] { $number } tilaa
}.
ask-for-fewer-turns = Anna vähemmän pelivuoroja.
every-space-from-first-to-last = Pääset { $way } mihin tahansa ruutuun väliltä { $first } – { $last }: kuhunkin { $chance }
# A row of the list of spaces. $place: a space, $way: how one comes there ("clockwise"), $chance: the probability with its
# fraction ("16.7% (1/6)"), or "unknown".
movement-place-reached = Pääset { $way } { FORM($place, case: "to") }: { $chance }
movement-place-sentinel = Voitat Vartijan ja pääset { $way } { FORM($place, case: "to") }: { $chance }
movement-place-portal = Portti aukeaa, ja pääset { $way } { FORM($place, case: "to") }: { $chance }
movement-place-sentinel-and-portal = Voitat Vartijan, portti aukeaa ja pääset { $way } { FORM($place, case: "to") }: { $chance }
movement-place-sentinel-fails = Et voita Vartijaa, ja pelivuorosi päättyy { FORM($place, case: "at") }: { $chance }
movement-place-portal-fails = Portti ei aukea, ja pelivuorosi päättyy { FORM($place, case: "at") }: { $chance }
an-unfinished-quest-bars-the-portal = Keskeneräinen tehtävä estää Voimaportin avaamisen.
nobody-enters-the-valley-of-fire = Ilman Talismania ei pääse Tulilaaksoon.
movement-way-clockwise = myötäpäivään
movement-way-counter-clockwise = vastapäivään
movement-way-bridge = sillan yli
movement-way-portal = portin läpi
movement-way-raft = Lautalla
movement-way-path = ruudun ohjeiden jälkeen eteenpäin
movement-way-path-back = takaisin
movement-way-ability = erikoistaidolla
nobody-moves-on-from-the-crown = Herruuden Kruunulta ei liikuta enää mihinkään.
# $chance: the probability with its fraction ("16.7% (1/6)").
you-may-heal-1-life-instead = Saat liikkumisen sijasta parantaa 1 kuntopisteen todennäköisyydellä { $chance }.
you-may-build-a-raft-instead = Saat liikkumisen sijasta rakentaa Lautan.
# The headline. $place: a space, $turns: how many turns, $chance: the probability with its fraction.
landing-there = { $likely ->
    [certain] { $turns ->
        [one] Pääset { FORM($place, case: "to") } tällä pelivuorolla varmasti.
       *[other] Pääset { FORM($place, case: "to") } { $turns } pelivuorossa varmasti.
    }
    [impossible] { $turns ->
        [one] Et voi päästä { FORM($place, case: "to") } tällä pelivuorolla.
       *[other] Et voi päästä { FORM($place, case: "to") } { $turns } pelivuorossa.
    }
   *[likely] { $turns ->
        [one] Pääset { FORM($place, case: "to") } tällä pelivuorolla todennäköisyydellä { $chance }.
       *[other] Pääset { FORM($place, case: "to") } { $turns } pelivuorossa todennäköisyydellä { $chance }.
    }
}
chance-by-the-end-of-turns = Onnistumisen todennäköisyys kunkin pelivuoron loppuun mennessä: { $turns }.
unknown = todennäköisyys ei ole tiedossa
