## flow.py

spells-that-must-be-cast-before = nyt voi käyttää ennen liikkumista käytettävät Taiat
movement = liikkuminen
encounter-another-character-on-the-space = kohdataanko ruudussa toinen pelihahmo?
encounter-battle-psychic-combat-or-special = kohtaaminen: taistelu, psyykkinen taistelu tai erikoistaito
are-cards-drawn-on-the-space = nostetaanko ruudussa kortteja?
draw-cards-up-to-the-number = nostetaan kortteja ruudun ilmoittamaan määrään asti
encounter-the-cards-on-the-space = kohdataan ruudun kortit pienimmästä järjestysnumerosta alkaen
has-an-encounter-moved-the-character = siirsikö kohtaaminen pelihahmon toiseen ruutuun?
has-an-encounter-cost-the-character = menettikö pelihahmo kohtaamisessa pelivuoronsa?
are-all-enemies-beaten-or-evaded = onko kaikki Viholliset voitettu tai väistetty?
if-no-cards-are-drawn-here = jos ruudussa ei nosteta kortteja, noudatetaan ruudun ohjeita
objects-magic-objects-followers-and-gold = ruudusta saa ottaa Esineitä, Taikaesineitä, Seuralaisia ja kultaa
end-of-the-turn = vuoro päättyy
