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
place-way-chance-chance = { $place }: { $way }. Todennäköisyys: { $chance }.
place-way-past-the-sentinel-chance = { $place }: { $way }, Vartijan ohi. Todennäköisyys: { $chance }.
place-way-if-the-portal-opens = { $place }: { $way }, jos portti aukeaa. Todennäköisyys: { $chance }.
place-way-past-the-sentinel-and = { $place }: { $way }, Vartijan ohi ja jos portti aukeaa. Todennäköisyys: { $chance }.
place-the-turn-ends-there-if = { $place }: vuoro päättyy siihen, jos Vartijaa ei voiteta. Todennäköisyys: { $chance }.
place-the-turn-ends-there-if-the = { $place }: vuoro päättyy siihen, jos portti ei aukea. Todennäköisyys: { $chance }.
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
you-may-heal-1-life-instead = Saat parantaa 1 kuntopisteen liikkumisen sijasta. Todennäköisyys: { $chance }.
you-may-build-a-raft-instead = Saat liikkumisen sijasta rakentaa Lautan.
landing-there = { $turns ->
    [one] Tällä pelivuorolla pääset { FORM($place, case: "to") }: { $chance }.
   *[other] { $turns } pelivuorossa pääset { FORM($place, case: "to") }: { $chance }.
}
chance-by-the-end-of-turns = Todennäköisyys pelivuoron päättyessä: { $turns }.
unknown = tuntematon
