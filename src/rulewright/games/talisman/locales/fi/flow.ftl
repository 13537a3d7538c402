## flow.py

spells-that-must-be-cast-before = Nyt voi käyttää Taiat, jotka käytetään ennen liikkumista
movement-title = Liikkuminen
encounter-another-character-on-the-space = Kohdataanko ruudussa toinen pelihahmo?
encounter-battle-psychic-combat-or-special = Kohtaaminen: taistelu, psyykkinen taistelu tai erikoistaito
are-cards-drawn-on-the-space = Nostetaanko ruudussa kortteja?
draw-cards-up-to-the-number = Nostetaan kortteja ruudun ilmoittamaan määrään asti
encounter-the-cards-on-the-space = Kohdataan ruudun kortit pienimmästä järjestysnumerosta alkaen
has-an-encounter-moved-the-character = Siirsikö kohtaaminen pelihahmon toiseen ruutuun?
has-an-encounter-cost-the-character = Menettikö pelihahmo kohtaamisessa pelivuoronsa?
are-all-enemies-beaten-or-evaded = Onko kaikki Viholliset voitettu tai väistetty?
if-no-cards-are-drawn-here = Jos ruudussa ei nosteta kortteja, noudatetaan ruudun ohjeita
objects-magic-objects-followers-and-gold = Ruudusta saa ottaa Esineitä, Taikaesineitä, Seuralaisia ja kultaa
end-of-the-turn = Pelivuoro päättyy
