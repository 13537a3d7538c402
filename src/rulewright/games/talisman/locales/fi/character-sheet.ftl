## character_sheet.py

give-the-total-with-everything-that = Anna kokonaisarvo, jossa on mukana kaikki, mikä nyt lasketaan.
more-followers-are-named-than-there = Seuralaisia on nimetty enemmän kuin niitä on.
count-those-among-the-cards-too = Laske mukaan myös korteissa nimetyt tai jätä määrä antamatta.
card-is-the-only-follower = Kortin ”{ $id }” kanssa ei voi olla muita Seuralaisia.
the-talisman-is-named-among-the = Talismani on nimetty korteissa, mutta ”talisman” on false.
id-uses-no-armour = ”armour” on annettu, mutta ”{ $id }” ei käytä Suojia.
ability-is-missing-without-a-character = Kenttä ”{ $field }” puuttuu, eikä pelihahmoa ole nimetty.
give-the-ability-or-the-character = Anna se tai nimeä pelihahmo kentässä ”{ $character }”.
field-is-given-less-than-the-sum = Kentän { $field } arvo on { $given }, mutta painetusta arvosta, merkeistä ja korteista tulee { $printed } + { $counters } + { $always } = { $least }.
card-has-fewer-copies-than-named = ”{ $id }” on nimetty { $count } kertaa, mutta niitä on vain { $copies }.
name-each-card-once-for-each-copy = Nimeä kortti kerran jokaista kappaletta kohti, joka pelihahmolla on.
card-is-forbidden-to-alignment = { $alignment ->
    [good] Hyvällä pelihahmolla ei voi olla korttia ”{ $id }”.
    [evil] Pahalla pelihahmolla ei voi olla korttia ”{ $id }”.
   *[neutral] Neutraalilla pelihahmolla ei voi olla korttia ”{ $id }”.
}
card-is-discarded-beside-another = Korttia ”{ $id }” ei voi pitää kortin ”{ $other }” kanssa.

## named_pieces.py

named-two-attack-dice = Heittää taistelussa kaksi noppaa, joista suurempi lasketaan.
named-assassinates = Uhri ei heitä noppaa.
named-evades = Tässä voi väistää.
named-left-alone = Tällainen Vihollinen ei hyökkää sen kimppuun.
named-charms = Se voi lumota tällaisen Vihollisen.
named-destroys = Se voi tuhota Hengen ilman taistelua.
named-gains-life = Tapetusta Vihollisesta saa 1 kuntopisteen.
named-gains-life-taken = Se saa viemänsä kuntopisteen.
named-creatures-add = Olennot lisäävät täällä heittoonsa { $amount }.
named-objects-add-nothing = Esineet eivät lisää tässä mitään.
named-psychic-attack = Se voi hyökätä psyykkisessä taistelussa.
named-fewer-dice = Noppia heitetään vähemmän.
named-leaves-the-die = Tässä nopan voi jättää heittämättä.
named-costs-no-life = Ruutu ei vie siltä kuntopistettä.
named-may-add = Heittoon voi lisätä 1:n.
named-changes-alignment = Se voi ensin vaihtaa luonteensa.
named-slows = Se liikkuu 1 ruudun heittämättä noppaa.
named-lost-on-crossing = Se menetetään, kun Kuohujoki ylitetään.
named-held-back = Vain 1 ruudun liikkuva ei voi käyttää sitä.
named-die-is-thrown = Liikkumisnoppa on jo heitetty, joten sitä ei voi enää käyttää.
named-no-die-to-heal-on = Liikkumisnoppaa ei heitetä, joten sillä ei voi parantua.
named-raft-leads-nowhere = Joen toisella puolella ei ole vastapäistä ruutua, eikä sitä voi säästää.
named-may-build-on-the-way = Matkalla sillä voi rakentaa Lautan.
named-saves-no-way = Se voi säästää kuntopisteen, mutta Vartijan ohi se ei auta.
named-in-this-turn-alone = Laskettu vain tässä vuorossa, ei usean pelivuoron todennäköisyydessä.
named-evades-the-sentinel = Laskettu: Vartijan voi väistää.
named-counts-as-evading = Ei laskettu; valitse ”Voit väistää”, niin se lasketaan.
named-barred-by-a-card = Omistajan toinen kortti estää sen.
named-fewer-dice-by-craft = Se säästää nopan vain Taidolla avattaessa.
named-turn-begins-there = Pelivuoro alkaa tästä.
named-is-the-target = Tähän pääsyn todennäköisyys lasketaan.
named-instructions-are-followed = Sen ohjeita noudatetaan.
named-does-not-affect = Kortti ei vaikuta siihen.
named-is-not-affected = Se ei vaikuta tähän pelihahmoon.
named-takes-one-free = Se ottaa tästä yhden Tavarakortin ilmaiseksi.
named-other-alignment-given = Annettu luonne on toinen kuin kortissa.
named-no-life-at-stake = Tältä pelihahmolta ruutu ei vie kuntopistettä muutenkaan.
named-gold-at-castle = Linnaan jätettynä siitä saa { $amount } kultakolikkoa; niitä ei lasketa.
named-can-be-sold = Alkemisti maksaa siitä { $amount } kultakolikon; sitä ei lasketa.
named-completes-a-quest = Tehtävä toimittaa tällainen kortti täyttyy sillä heti.
named-is-taken-away = Se menetetään.
named-removed-by-a-visit = Käynti Mystikon luona poistaa sen.
named-rolls-for-itself = Senkin puolesta heitetään noppaa.
named-moves-without-rolling = Se voi liikkua heittämättä noppaa.
named-regenerates = Tällä silmäluvulla se voi parantua liikkumisen sijasta.
named-crosses-the-river = Sillä voi ylittää Kuohujoen.
named-builds-a-raft = Tässä voi rakentaa Lautan.
named-opens-the-valley = Se avaa pääsyn Tulilaaksoon.
named-may-be-given-up = Se lasketaan Seuralaiseksi, jonka voi menettää.
named-opens-a-choice = Se antaa tässä valinnan.
named-sets-alignment = Sen luonne ratkaisee tässä.
named-bars-own-spells = Sen omistaja ei taio.
named-wards-off-spells = Omistajaan vaikuttaa vain Herruustaika.
named-bars-followers = Omistajalla ei voi olla muita Seuralaisia.
named-replaces-the-last-spell = Viimeisen Taian jälkeen nostetaan uusi.
named-space-does-nothing = Sillä ei ole tässä erityistä vaikutusta.
named-sentence = { CAPITAL($clause) }
named-may-be-cast-now = Sen voi käyttää nyt.
named-waits-for-the-last-spell = Se korvaa vain viimeisen Taian, josta nyt ei ole kyse.
named-does-the-same-as-another = Toinen kortti tekee jo saman.
named-keeps-a-spell-from-being-cast = Se estää Taian käyttämisen.
named-caster-may-not-own-it = Taian käyttäjä ei saa omistaa sitä eikä siksi ota sitä.
named-may-be-taken = Taialla sen voi ottaa.
named-not-under-destroy-magic = Taikuuden Tuho estää sen käytön.
named-is-left-on-the-space = Se jää ruutuun.
named-killer-may-take-it = Tappaja saa ottaa sen; muuten se jää ruutuun.
named-is-set-aside-for-the-heir = Se pannaan syrjään uutta pelihahmoa varten.
named-spell-is-discarded = Se poistetaan.
named-spell-is-kept = Rupikonna pitää sen mutta ei voi käyttää sitä.
named-is-out-of-the-game = Sen kortti poistuu pelistä.
named-values-return = Sen arvot palaavat, kun se muuttuu takaisin.
named-scores-as-one = Se lasketaan yhdeksi lajissaan.
named-sets-the-start = Kortti kertoo, mistä se aloittaa.
named-starts-with-spells = Kortti kertoo Taiat alussa.
named-carries = Se kantaa { $amount } Esinettä lisää.
named-may-not-be-kept = Sitä ei saa pitää.
named-ruled-out-by-an-effect = Jokin vaikutus kieltää sen käytön.
named-fills-the-hand = Se lasketaan Taikojen enimmäismäärään, eikä se ole pakassa.
named-counts-towards-the-limit = Se lasketaan Taikojen enimmäismäärään.
named-is-hoped-for = Nostolla tavoitellaan tätä Taikaa.
named-lies-discarded = Se palaa vasta, kun pakka sekoitetaan uudelleen.
named-is-out-of-the-deck = Se ei ole pakassa.
named-trophy-is-traded = { $ability ->
    [strength] Vaihda se: siitä saa Voimaa varten { $amount }.
   *[craft] Vaihda se: siitä saa Taitoa varten { $amount }.
}
named-trophy-is-kept = { $ability ->
    [strength] Säästä se: siitä saa myöhemmin Voimaa varten { $amount }.
   *[craft] Säästä se: siitä saa myöhemmin Taitoa varten { $amount }.
}
named-may-be-cast-before-the-dice = Sen voi käyttää ennen noppia: se lisää Voimaan { $amount } tässä taistelussa.
named-needs-the-character = Ei laskettu: se lisää Taitoarvon, eikä pelihahmoa ole nimetty.
named-bars-the-command-spell = Se estää omistajaltaan myös Herruustaian.
named-is-a-toad = Rupikonnana sillä ei ole mitään näistä.
named-not-for-a-toad = Rupikonna ei voi käyttää sitä.
named-not-on-this-space = Sitä ei voi käyttää tässä ruudussa.
named-adds-nothing-on-this-space = Esineet eivät lisää mitään tässä ruudussa.
named-not-for-this-character = Tämä pelihahmo ei voi käyttää sitä taistelussa.
named-over-the-limit = Käytössä on muita samanlaisia; enempää ei lasketa.
named-other-armour-given = Käytettäväksi Suojaksi on annettu toinen.
named-saves-a-life = { $face ->
    [6] Pelastaa taistelussa menetettävän kuntopisteen silmäluvulla 6.
   *[other] Pelastaa taistelussa menetettävän kuntopisteen, kun noppa näyttää { $face } tai enemmän.
}
named-adds = { $ability ->
    [strength] Lisää Voimaan { $amount }.
   *[craft] Lisää Taitoon { $amount }.
}
named-adds-in-battle = Lisää taistelussa Voimaan { $amount }.
named-adds-for-gold = Lisää taistelussa Voimaan { $amount }, kun maksaa { $price } kultaa.
named-adds-once-drunk = Lisää juotuna Voimaan { $amount } vuoron loppuun asti.
named-adds-craft-value = Lisää taistelussa Voimaan painetun Taitonsa { $amount }.
named-printed-strength = Kortissa Voimaa on { $amount }.
named-printed-craft = Kortissa Taitoa on { $amount }.
named-printed-in-total-strength = Kortin { $amount } sisältyy annettuun Voimaan.
named-printed-in-total-craft = Kortin { $amount } sisältyy annettuun Taitoon.
named-in-total = { $ability ->
    [strength] Sen { $amount } sisältyy annettuun Voimaan.
   *[craft] Sen { $amount } sisältyy annettuun Taitoon.
}
named-in-battle-bonus = Sen { $amount } sisältyy annettuun Aseen lisään.
named-taken-out = { $ability ->
    [strength] Esineet eivät lisää tässä mitään: annetusta Voimasta vähennetään { $amount }.
   *[craft] Esineet eivät lisää tässä mitään: annetusta Taidosta vähennetään { $amount }.
}
named-bonus-not-paid = Ei laskettu: se maksaisi joka vuoro kultaa tai pitäisi juoda.
named-spell-not-cast-here = Ei laskettu: tämä laskuri ei taio.
named-spell-not-castable-here = Sitä ei voi taikoa tällä hetkellä.
named-only-battle = Se lasketaan vain taistelussa.
named-only-spirits = Se tehoaa vain Henkiin.
named-only-other-spaces = Se vaikuttaa muissa ruuduissa.
named-only-movement = Se koskee liikkumista.
named-only-spells = Se koskee Taikoja.
named-only-carrying = Se kantaa Esineitä.
named-only-drawing = Se koskee Seikkailukorttien nostamista.
named-only-other-characters = Se tehoaa muihin pelihahmoihin.
named-only-prayer = Se koskee rukoilemista.
named-only-alignment = Se koskee luonnetta.
named-only-valley-of-fire = Se avaa pääsyn Tulilaaksoon.
named-only-buying = Se koskee korttien ostamista.
named-only-single-cards = Se koskee yksittäisiä Seikkailukortteja.
named-only-other-followers = Se sulkee pois muut Seuralaiset.
named-only-strength = Se lisää Voimaa, jota ei tässä tarvita.
named-only-craft = Se lisää Taitoa, jota ei tässä tarvita.
named-only-abilities = Se lisää Voimaa ja Taitoa, joita ei tässä tarvita.
named-only-objects-and-gold = Se koskee Esineitä ja kultaa.
named-only-character-card = Mikään sen kortissa ei vaikuta tässä.
