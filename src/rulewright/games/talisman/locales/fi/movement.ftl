## movement.py

a-toad-does-not-roll-for = Rupikonna ei heitä noppaa liikkuakseen.
nobody-rolls-for-movement-in-the = Sisäalueella ei heitetä noppaa liikkumiseen.
this-character-does-not-roll-for = Tämä pelihahmo ei heitä noppaa liikkuakseen.
a-toad-has-left-its-objects = Rupikonna on jättänyt Esineensä.
name-the-space-to-land-on = Nimeä ruutu, johon näiden pelivuorojen aikana saavutaan.
how-far-a-character-comes-in = Se, miten pitkälle pelihahmo Sisäalueella pääsee, riippuu siellä sattuvista tapahtumista.
ask-talisman-inner-journey = Kysy tilanteella talisman/inner-journey.
it-is-needed-against-the-sentinel = Sitä tarvitaan Vartijaa vastaan.
craft-or-strength-is-needed-to = Portin avaamiseen tarvitaan Taito tai Voima.
this-situation-has-more-than-number = Tilanteen tilojen määrä on yli { $number }.
ask-for-fewer-turns = Kysy pienempää määrää pelivuoroja.
# A row of the list of spaces. $place: a space, $way: how one comes there ("clockwise"), $chance: the probability with its
# fraction ("16.7% (1/6)"), or "unknown".
place-way-chance-chance = { $place }, { $way }: { $chance }
place-way-past-the-sentinel-chance = { $place }, { $way } Vartijan ohi: { $chance }
place-way-if-the-portal-opens = { $place }, { $way }, jos portti aukeaa: { $chance }
place-way-past-the-sentinel-and = { $place }, { $way } Vartijan ohi, jos portti aukeaa: { $chance }
place-the-turn-ends-there-if = { $place }, johon vuoro päättyy, jos et voita Vartijaa: { $chance }
place-the-turn-ends-there-if-the = { $place }, johon vuoro päättyy, jos portti ei aukea: { $chance }
an-unfinished-quest-bars-the-portal = Keskeneräinen tehtävä estää Voimaportin avaamisen.
nobody-enters-the-valley-of-fire = Ilman Talismania ei pääse Tulilaaksoon.
clockwise = myötäpäivään
counter-clockwise = vastapäivään
over-the-bridge = sillan yli
through-the-portal = portin läpi
by-raft = Lautalla
along-the-path = polkua pitkin
by-your-special-ability = erikoistaidolla
nobody-moves-on-from-the-crown = Herruuden Kruunulta ei liikuta enää: sinne päässyt pelihahmo jää sinne.
# $chance: the probability with its fraction ("16.7% (1/6)").
you-may-heal-1-life-instead = Saat parantaa 1 kuntopisteen liikkumisen sijasta; todennäköisyys on { $chance }.
you-may-build-a-raft-instead = Saat liikkumisen sijasta rakentaa Lautan.
# The headline. $place: a space, $turns: how many turns, $chance: the probability with its fraction.
landing-there = { $turns ->
    [one] Pääset { FORM($place, case: "to") } tällä pelivuorolla todennäköisyydellä { $chance }.
   *[other] Pääset { FORM($place, case: "to") } { $turns } pelivuorossa todennäköisyydellä { $chance }.
}
chance-by-the-end-of-turns = Todennäköisyys pelivuoron päättyessä: { $turns }.
unknown = tuntematon
