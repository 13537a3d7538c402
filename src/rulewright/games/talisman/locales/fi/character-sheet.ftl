## character_sheet.py

field-and-hero-field-differ = Kentät ”{ $field }” ja ”hero.{ $field }” ovat ristiriidassa.
give-the-total-with-everything-that = Anna kokonaisarvo, jossa on mukana kaikki, mikä nyt lasketaan.
more-followers-are-named-than-there = Seuralaisia on nimetty enemmän kuin annettu määrä on.
count-those-among-the-cards-too = Laske mukaan myös korteissa nimetyt tai jätä määrä antamatta.
card-is-the-only-follower = Kortin ”{ $id }” kanssa ei voi olla muita Seuralaisia.
the-talisman-is-named-among-the = Talismani on nimetty korteissa, mutta ”talisman” on false.
id-uses-no-armour = ”armour” on annettu, mutta ”{ $id }” ei käytä Suojia.
ability-is-missing-without-a-character = Kenttä ”{ $field }” puuttuu, eikä pelihahmoa ole nimetty.
give-the-ability-or-the-character = Anna se tai nimeä pelihahmo kentässä ”{ $character }”.
field-is-given-less-than-the-sum = Kentän { $field } arvo on { $given }, mutta painetusta arvosta, merkeistä ja korteista tulee { $printed } + { $counters } + { $always } = { $least }.
card-has-fewer-copies-than-named = ”{ $id }” on nimetty { $count } kertaa, mutta niitä on vain { $copies }.
name-each-card-once-for-each-copy = Nimeä kortti yhtä monta kertaa kuin pelihahmolla on niitä.
card-is-forbidden-to-alignment = { $alignment ->
    [good] Hyvällä pelihahmolla ei voi olla korttia ”{ $id }”.
    [evil] Pahalla pelihahmolla ei voi olla korttia ”{ $id }”.
   *[neutral] Neutraalilla pelihahmolla ei voi olla korttia ”{ $id }”.
}
card-is-discarded-beside-another = Korttia ”{ $id }” ei voi pitää yhdessä kortin ”{ $other }” kanssa.

## named_pieces.py

named-two-attack-dice = Heittää taistelussa kaksi noppaa, joista suurempi lasketaan.
named-assassinates = Uhri ei heitä noppaa.
named-evades = Tässä voi väistää.
named-left-alone = Tällainen Vihollinen ei hyökkää pelihahmon kimppuun.
named-charms = Tällaisen Vihollisen voi lumota.
named-destroys = Hengen voi tuhota ilman taistelua.
named-gains-life = Tapetusta Vihollisesta saa 1 kuntopisteen.
named-gains-life-taken = Saa itse sen kuntopisteen, jonka vie toiselta.
named-creatures-add = Olennot lisäävät tässä taisteluheittoonsa { $amount }.
named-objects-add-nothing = Esineet eivät lisää tässä mitään.
named-psychic-attack = Voi hyökätä psyykkisellä taistelulla.
named-fewer-dice = Noppia heitetään vähemmän.
named-leaves-the-die = Tässä nopan voi jättää heittämättä.
named-costs-no-life = Tässä ruudussa ei menetä kuntopistettä.
named-may-add = Heittoon voi lisätä 1.
named-changes-alignment = Voi ensin vaihtaa luonteensa.
named-slows = Liikkuu 1 ruudun heittämättä noppaa.
named-lost-on-crossing = Menetetään, kun Kuohujoki ylitetään.
named-held-back = Ei käytettävissä: pelihahmo liikkuu vain 1 ruudun.
named-die-is-thrown = Ei enää käytettävissä: liikkumisnoppa on jo heitetty.
named-no-die-to-heal-on = Ei voi parantua liikkumisen sijasta: liikkumisnoppaa ei heitetä.
named-raft-leads-nowhere = Sillä ei pääse mihinkään eikä sitä voi säästää: joen toisella puolella ei ole vastapäistä ruutua.
named-may-build-on-the-way = Sillä voi matkalla rakentaa Lautan.
named-saves-no-way = Voi säästää kuntopisteen, mutta Vartijan ohi sillä ei pääse.
named-in-this-turn-alone = Laskettu vain tälle pelivuorolle, ei usean pelivuoron todennäköisyyteen.
named-evades-the-sentinel = Laskettu: Vartijan voi väistää.
named-counts-as-evading = Ei laskettu: ilmoita, että Vartijan voi väistää.
named-barred-by-a-card = Ei käytettävissä: omistajan kortti estää taikomisen.
named-fewer-dice-by-craft = Vähentää noppia vain, kun Voimaportti avataan Taidolla.
named-turn-begins-there = Pelivuoro alkaa tästä.
named-is-the-target = Vastaus kertoo, kuinka todennäköisesti tähän pääsee.
named-instructions-are-followed = Sen ohjeita noudatetaan.
named-does-not-affect = Kohdattu kortti ei vaikuta tähän pelihahmoon.
named-is-not-affected = Ei vaikuta tähän pelihahmoon.
named-takes-one-free = Saa tästä yhden Tavarakortin ilmaiseksi.
named-other-alignment-given = Ei vaikuta: luonteeksi on annettu toinen kuin kortissa.
named-no-life-at-stake = Tässä ruudussa pelihahmo ei menettäisi kuntopistettä muutenkaan.
named-gold-at-castle = Linnaan jätettynä siitä saa { $amount ->
    [one] { $amount } kultakolikon; sitä
   *[other] { $amount } kultakolikkoa; niitä
} ei lasketa.
named-can-be-sold = Alkemisti maksaa siitä { $amount ->
    [one] { $amount } kultakolikon; sitä
   *[other] { $amount } kultakolikkoa; niitä
} ei lasketa.
named-completes-a-quest = Sillä täyttyy heti tehtävä, jossa pitää toimittaa tällainen kortti.
named-is-taken-away = Menetetään.
named-removed-by-a-visit = Käynti Mystikon luona poistaa sen.
named-rolls-for-itself = Myös sen puolesta heitetään noppaa.
named-moves-without-rolling = Voi liikkua heittämättä noppaa.
named-regenerates = Voi sopivalla silmäluvulla parantua liikkumisen sijasta.
named-crosses-the-river = Sillä voi ylittää Kuohujoen.
named-builds-a-raft = Sillä voi tässä rakentaa Lautan.
named-opens-the-valley = Avaa pääsyn Tulilaaksoon.
named-may-be-given-up = Lasketaan Seuralaiseksi, jonka voi menettää.
named-opens-a-choice = Antaa tässä uuden vaihtoehdon.
named-sets-alignment = Sen luonne ratkaisee tässä.
named-bars-own-spells = Omistaja ei voi taikoa.
named-wards-off-spells = Taioista omistajaan vaikuttaa vain Herruustaika.
named-bars-followers = Omistajalla ei voi olla muita Seuralaisia.
named-replaces-the-last-spell = Viimeisen Taian jälkeen nostetaan uusi.
named-space-does-nothing = Ei vaikuta tässä mitenkään.
named-sentence = { CAPITAL($clause) }
named-may-be-cast-now = Sen voi käyttää nyt.
named-waits-for-the-last-spell = Ei vaikuta: se korvaa vain viimeisen Taian, ja tämä ei ole viimeinen.
named-does-the-same-as-another = Ei muuta mitään: toinen kortti tekee jo saman.
named-keeps-a-spell-from-being-cast = Estää Taian käyttämisen.
named-caster-may-not-own-it = Jää ottamatta: Taian käyttäjä ei saa omistaa sitä.
named-may-be-taken = Sen voi ottaa Taialla.
named-not-under-destroy-magic = Ei käytettävissä: Taikuuden Tuho estää sen.
named-is-left-on-the-space = Jää ruutuun.
named-killer-may-take-it = Tappaja saa ottaa sen; muuten se jää ruutuun.
named-is-set-aside-for-the-heir = Pannaan syrjään uutta pelihahmoa varten.
named-spell-is-discarded = Poistetaan.
named-spell-is-kept = Rupikonna pitää sen mutta ei voi käyttää sitä.
named-is-out-of-the-game = Sen kortti poistuu pelistä.
named-values-return = Arvot palaavat, kun pelihahmo muuttuu takaisin.
named-scores-as-one = Lasketaan pisteisiin yhtenä lajinsa korttina.
named-sets-the-start = Kortti kertoo, miten pelihahmo aloittaa.
named-starts-with-spells = Saa kortin mukaan alussa Taikoja.
named-carries = Kantaa { $amount ->
    [one] { $amount } Esineen
   *[other] { $amount } Esinettä
} lisää.
named-may-not-be-kept = Sitä ei saa pitää.
named-ruled-out-by-an-effect = Jokin vaikutus kieltää sen käytön.
named-fills-the-hand = Lasketaan Taikojen enimmäismäärään, eikä sitä ole pakassa.
named-counts-towards-the-limit = Lasketaan Taikojen enimmäismäärään.
named-is-hoped-for = Tätä Taikaa nostolla tavoitellaan.
named-lies-discarded = Palaa vasta, kun pakka sekoitetaan uudelleen.
named-is-out-of-the-deck = Ei ole pakassa.
named-trophy-is-traded = { $ability ->
    [strength] Vaihda: siitä saa Voimaan { $amount ->
        [one] { $amount } pisteen.
       *[other] { $amount } pistettä.
    }
   *[craft] Vaihda: siitä saa Taitoon { $amount ->
        [one] { $amount } pisteen.
       *[other] { $amount } pistettä.
    }
}
named-trophy-is-kept = { $ability ->
    [strength] Säästä: siitä saa myöhemmin Voimaan { $amount ->
        [one] { $amount } pisteen.
       *[other] { $amount } pistettä.
    }
   *[craft] Säästä: siitä saa myöhemmin Taitoon { $amount ->
        [one] { $amount } pisteen.
       *[other] { $amount } pistettä.
    }
}
named-may-be-cast-before-the-dice = Sen voi käyttää ennen nopanheittoa: se lisää tässä taistelussa Voimaan { $amount }.
named-needs-the-character = Ei laskettu: se lisää Taitoarvon, eikä pelihahmoa ole nimetty.
named-bars-the-command-spell = Estää omistajaltaan myös Herruustaian.
named-is-a-toad = Rupikonnana pelihahmolla ei ole kortin arvoja eikä erikoistaitoja.
named-not-for-a-toad = Rupikonna ei voi käyttää sitä.
named-not-on-this-space = Sitä ei voi käyttää tässä ruudussa.
named-adds-nothing-on-this-space = Esineet eivät lisää mitään tässä ruudussa.
named-not-for-this-character = Tämä pelihahmo ei voi käyttää sitä taistelussa.
named-over-the-limit = Ei lasketa: samanlaisia on jo käytössä enimmäismäärä.
named-other-armour-given = Ei käytössä: Suojaksi on annettu toinen kortti.
named-saves-a-life = { $face ->
    [6] Pelastaa taistelussa menetettävän kuntopisteen silmäluvulla 6.
   *[other] Pelastaa taistelussa menetettävän kuntopisteen silmäluvulla { $face } tai suuremmalla.
}
named-adds = { $ability ->
    [strength] Lisää Voimaan { $amount }.
   *[craft] Lisää Taitoon { $amount }.
}
named-adds-in-battle = Lisää taistelussa Voimaan { $amount }.
named-adds-for-gold = Lisää taistelussa Voimaan { $amount }, kun siitä maksaa { $price ->
    [one] { $price } kultakolikon
   *[other] { $price } kultakolikkoa
}.
named-adds-once-drunk = Lisää juotuna Voimaan { $amount } pelivuoron loppuun asti.
named-adds-craft-value = Lisää taistelussa Voimaan Taitoarvonsa { $amount }.
named-printed-strength = Kortin Voima on { $strength }.
named-printed-craft = Kortin Taito on { $craft }.
named-printed-strength-craft = Kortin Voima on { $strength } ja Taito { $craft }.
named-printed-in-total-strength = Kortin { $strength } sisältyy jo annettuun Voimaan.
named-printed-in-total-craft = Kortin { $craft } sisältyy jo annettuun Taitoon.
named-printed-in-total-strength-craft = Kortin { $strength } sisältyy jo annettuun Voimaan ja { $craft } annettuun Taitoon.
named-in-total = { $ability ->
    [strength] Sen { $amount } sisältyy jo annettuun Voimaan.
   *[craft] Sen { $amount } sisältyy jo annettuun Taitoon.
}
named-in-battle-bonus = Sen { $amount } sisältyy jo annettuun Aseen lisään.
named-taken-out = { $ability ->
    [strength] Esineet eivät lisää tässä mitään: annetusta Voimasta vähennetään { $amount }.
   *[craft] Esineet eivät lisää tässä mitään: annetusta Taidosta vähennetään { $amount }.
}
named-bonus-not-paid = Ei laskettu: siitä pitäisi maksaa kultaa joka pelivuoro tai se pitäisi juoda.
named-spell-not-cast-here = Ei laskettu: tässä laskurissa ei taiota.
named-spell-not-castable-here = Sitä ei voi käyttää tässä tilanteessa.
named-only-battle = Lasketaan taistelussa.
named-only-spirits = Tehoaa Henkiin.
named-only-other-spaces = Vaikuttaa muissa ruuduissa.
named-only-movement = Koskee liikkumista.
named-only-spells = Koskee Taikoja.
named-only-carrying = Kantaa Esineitä.
named-only-drawing = Koskee Seikkailukorttien nostamista.
named-only-other-characters = Tehoaa muihin pelihahmoihin.
named-only-prayer = Koskee rukoilemista.
named-only-alignment = Koskee luonnetta.
named-only-valley-of-fire = Avaa pääsyn Tulilaaksoon.
named-only-buying = Koskee korttien ostamista.
named-only-single-cards = Koskee tiettyjä Seikkailukortteja.
named-only-other-followers = Sulkee pois muut Seuralaiset.
named-only-strength = Lisää Voimaa, jota tässä ei tarvita.
named-only-craft = Lisää Taitoa, jota tässä ei tarvita.
named-only-abilities = Lisää Voimaa ja Taitoa, joita tässä ei tarvita.
named-only-objects-and-gold = Koskee Esineitä ja kultaa.
named-only-character-card = Mikään kortissa ei vaikuta tässä.
