## telling.py
# $names: one attribute, or several of which a key may ask for any ("Courage", "Caution").
attributes = { LIST($names, type: "or") }

terror-2 = kauhu
# $pool: the markers in the combat pool, $value: those that a victory takes.
the-activation-begins-pool-in-the = { $pool ->
    [0] Taistelupoolissa ei ole merkkejä; voittoon tarvitaan { $value }.
    [one] Taistelupoolissa on { $pool } merkki; voittoon tarvitaan { $value }.
   *[other] Taistelupoolissa on { $pool } merkkiä; voittoon tarvitaan { $value }.
}
# $stage: 1, $affinity: 2 (perhaps below 0).
the-activation-begins-stage-stage-affinity = Aktivointi alkaa osuudesta { $stage }, ja suosio on { $affinity }.
ambush-the-hand-is-discarded-down = Väijytys: kädestäsi poistetaan kortteja, kunnes jäljellä on 1.
charge-the-enemy-deals-damage-before = Rynnäkkö: vihollinen aiheuttaa vahinkoa heti aluksi.
n-1-time-token-leaves-each = Jokaiselta kortilta, jolla on aikamerkkejä, poistetaan niistä yksi.
the-last-token-is-gone-the = Viimeinen merkki poistui, joten kortin { $card } viivästetty kyky toteutetaan.
# $card: its name ("Attack").
card-is-the-first-card-none = Pelaat ensimmäiseksi kortin { $card }; sen avainten ei tarvitse yhdistyä.
card-is-a-further-card-an = Pelaat lisäkorttina kortin { $card }; sen oma lisäkorttibonus yhdistyy.
card-is-a-further-card-that = Pelaat lisäkorttina kortin { $card }, sillä jokin kyky sallii sen.
# $row: 1, $attribute: its name ("Courage"), or several of which any will do; $which: courage, or caution/courage.
the-key-in-row-row-joins = Rivin { $row } avain yhdistyy, sillä { $attribute } riittää.
# $row, $attribute, $which as above; $level: what the key asks for (2).
the-key-in-row-row-does = Rivin { $row } avain ei yhdisty: vaadittu taso on { $level } ({ $attribute }).
# $left: how much magic is left.
n-1-magic-is-spent-and = Käytät 1 taikuuspisteen, ja taika-avain yhdistyy; { $left ->
    [0] taikuutta ei jää.
   *[other] taikuutta jää { $left }.
}
the-free-key-joins = Ilmainen avain yhdistyy.
the-extra-card-bonus-is-ignored = Ensimmäisen kortin lisäkorttibonusta ei oteta huomioon.
a-void-makes-the-next-icon = Mitätöinti tekee seuraavasta symbolista tyhjän.
# $number: markers added, $pool: how many there are then.
into-the-combat-pool-number-it = { $number ->
    [one] Taistelupooliin lisätään { $number } merkki; siinä on nyt { $pool }.
   *[other] Taistelupooliin lisätään { $number } merkkiä; siinä on nyt { $pool }.
}
defensive-the-first-card-adds-1 = Puolustautuva: ensimmäinen kortti lisää 1 merkin vähemmän.
out-of-the-combat-pool-number = { $number ->
    [0] Taistelupoolissa ei ole poistettavia merkkejä.
    [one] Taistelupoolista poistetaan { $number } merkki; { $pool ->
        [0] se on nyt tyhjä.
       *[other] siihen jää { $pool }.
    }
   *[other] Taistelupoolista poistetaan { $number } merkkiä; { $pool ->
        [0] se on nyt tyhjä.
       *[other] siihen jää { $pool }.
    }
}
# $number: how many markers are missing in the pool.
markers-missing-number-each-costs-a = { $number ->
    [one] Puuttuu { $number } merkki, ja se maksaa kortin.
   *[other] Puuttuu { $number } merkkiä, ja kukin maksaa kortin.
}
# $number: how far the marker moves, below 0 downwards (−1), $affinity: where it is then.
the-marker-moves-by-number-affinity = { $number ->
    [-3] Merkki siirtyy 3 ruutua alas; suosio on nyt { $affinity }.
    [-2] Merkki siirtyy 2 ruutua alas; suosio on nyt { $affinity }.
    [-1] Merkki siirtyy 1 ruudun alas; suosio on nyt { $affinity }.
    [0] Merkki pysyy paikallaan; suosio on { $affinity }.
    [1] Merkki siirtyy 1 ruudun ylös; suosio on nyt { $affinity }.
    [2] Merkki siirtyy 2 ruutua ylös; suosio on nyt { $affinity }.
    [3] Merkki siirtyy 3 ruutua ylös; suosio on nyt { $affinity }.
   *[other] Merkki siirtyy { NUMBER($number, signDisplay: "always") } ruutua; suosio on nyt { $affinity }.
}
# $attribute: "Empathy".
encounter-bonus-with-attribute-the-current = Kohtaamisbonus ({ $attribute }): nykyinen osuus kertoo, mitä se antaa.
the-current-stage-has-no-rule = Nykyisessä osuudessa ei ole sääntöä tälle kohtaamisbonukselle.
# $card: a card's name, or "an unknown card"; $deck: how many cards the deck holds then.
drawn-card-cards-left-in-the = { $deck ->
    [0] Nostat kortin ({ $card }); pakka on nyt tyhjä.
    [one] Nostat kortin ({ $card }); pakkaan jää { $deck } kortti.
   *[other] Nostat kortin ({ $card }); pakkaan jää { $deck } korttia.
}
# $card: a card's name, or "an unknown card".
discarded-from-hand-card = Poistat kädestäsi kortin { $card }.
the-hand-is-empty-the-deck = Kätesi on tyhjä: loput otetaan pakasta.
# $number: how many cards.
cards-discarded-from-the-top-of = { $number ->
    [one] Pakan päällimmäinen kortti poistetaan.
   *[other] Pakan { $number } päällimmäistä korttia poistetaan.
}
card-leaves-the-sequence-with-the = { $card } poistuu korttiriviltä sillä olevine taikuuksineen ja merkkeineen.
the-placement-ability-of-card-is = Kortin { $card } asettamiskyky toteutetaan.
# $number: what is lost, $health: what is left.
health-lost-number-health-left-health = { $number ->
    [one] Menetät { $number } terveyspisteen; terveytesi on nyt { $health }.
   *[other] Menetät { $number } terveyttä; terveytesi on nyt { $health }.
}
# $number: how much is gained, $track: of what ("terror"), $which: health, energy, terror, magic, reputation or an
# attribute, $left: how much there is then.
gained-number-track-now-left = { CAPITAL($track) } nousee { $number } { $number ->
        [one] pisteen
       *[other] pistettä
    }; se on nyt { $left }.
lost-number-track-now-left = { CAPITAL($track) } laskee { $number } { $number ->
        [one] pisteen
       *[other] pistettä
    }; se on nyt { $left }.
# $energy: how much there is now that health allows no more.
energy-held-by-health = Energiasi on nyt { $energy }, sillä terveytesi ei salli enempää.
# $number: by how much the damage gets smaller.
an-ability-takes-number-off-the = { $number ->
    [one] Kyky vähentää vahinkoa { $number } pisteen.
   *[other] Kyky vähentää vahinkoa { $number } pistettä.
}
# $number: how many markers stay.
an-ability-keeps-markers-in-the = { $number ->
    [one] Kyky pitää taistelupoolissa { $number } merkin.
   *[other] Kyky pitää taistelupoolissa { $number } merkkiä.
}
the-damage-cannot-be-prevented = Vahinkoa ei voi estää.
card-acts-in-step-3 = { $card } vaikuttaa kohdassa 3.
# $card: a card's name, $number: how many charges.
charges-laid-on-card-number = { $number ->
    [one] Kortille { $card } pannaan { $number } lataus.
   *[other] Kortille { $card } pannaan { $number } latausta.
}
charges-paid-from-card-number = { $number ->
    [one] Kortilta { $card } maksetaan { $number } lataus.
   *[other] Kortilta { $card } maksetaan { $number } latausta.
}
this-effect-is-not-described-resolve = Tätä vaikutusta ei ole kuvattu; toteuta se itse.
opportunist-fewer-than-2-cards-were = Tilaisuudenkäyttäjä: pelattiin alle 2 korttia.
the-enemy-makes-its-opportunity-attack = Vihollinen tekee tilaisuushyökkäyksen.
# $pool: the markers in the combat pool, $value: those that a victory takes.
victory-pool-in-the-combat-pool = Voitat, sillä taistelupoolissa on { $pool } { $pool ->
        [one] merkki
       *[other] merkkiä
    } ja voittoon tarvitaan { $value }.
no-victory-yet-pool-in-the = Et voita vielä, sillä taistelupoolissa { $pool ->
        [0] ei ole merkkejä
        [one] on { $pool } merkki
       *[other] on { $pool } merkkiä
    } ja voittoon tarvitaan { $value }.
# $pool: the markers in the combat pool, by which the table's row is chosen.
the-enemy-attacks-by-the-row = Vihollinen hyökkää taistelutaulukon { $pool } merkin rivin mukaan.
the-combat-table-has-no-row = Mitään ei tapahdu, sillä taistelutaulukossa ei ole riviä { $pool } merkille.
fury-step-3-is-resolved-again = Raivo: kohta 3 ratkaistaan uudelleen.
horde-the-top-2-cards-of = Lauma: pakan 2 päällimmäistä korttia poistetaan.
# $lost: how much energy the escape costs (0 or 1), $energy: how much there is then.
the-character-escapes = Pakenet. { $lost ->
    [0] Sinulla ei ole menetettävää energiaa.
   *[other] Energia laskee { $lost } pisteen; se on nyt { $energy }.
}
the-dial-shows-the-skull-the = Kiekko näyttää pääkalloa, joten taistelu jatkuu.
the-dial-shows-the-grail-the = Kiekko näyttää graalia, joten pako onnistuu.
the-deck-is-too-short = Pakassa ei ole tarpeeksi kortteja.
health-is-0-the-character-is = Terveytesi on 0, joten olet kuolemaisillasi ja poistut kohtaamisesta heti.
# $number: how many members of the party go on.
only-escaping-and-dying-lead-out = { $number ->
    [one] Kohtaamista jatkaa seurueen { $number } muu jäsen.
   *[other] Kohtaamista jatkaa seurueen { $number } muuta jäsentä.
}
the-guardian-roams-no-more-its = Vartija ei enää vaella; sen kortti menee kohtaamispakkansa pohjalle.
nobody-is-left-against-the-guardian = Vartijaa vastassa ei ole enää ketään; sen kortti jää tähän paikkaan, ja vartija vaeltaa.
nobody-has-more-than-1-health = Kenenkään terveys ei ole yli 1, joten kaikki varallisuus ja esineet menetetään ja kohtaaminen päättyy.
the-enemy-flees-the-encounter-is = Vihollinen karkaa, ja kohtaaminen päättyy ilman palkkiota ja saalista.
the-diplomacy-fails-each-party-member = Diplomatia epäonnistuu; jokainen seurueen jäsen kärsii sen, minkä kortti sanoo.
the-marker-is-on-the-bottom = Merkki on alimmassa ruudussa.
the-affinity-is-affinity-the-top = Suosio on { $affinity }; ylin ruutu on { $top }.
the-marker-is-on-the-top = Merkki on ylimmässä ruudussa, joten osuus on voitettu.
stage-stage-begins-with-the-marker = Osuus { $stage } alkaa merkki harmaassa ruudussa; reaktiota ei tule.
the-opponent-reacts-as-stage-stage = Vastapuoli reagoi osuuden { $stage } mukaan.
the-turn-ends-down-to-3 = Kierros päättyy; käteen jää enintään 3 korttia, ja sitten nostetaan.
in-panic-no-card-is-drawn = Paniikissa kierroksen lopussa ei nosteta korttia.
not-allowed-move-number-move-the = Ei sallittu: siirto { $number }, { $move }. Aktivointi on jo ohi.
not-allowed-move-number-move-in = Ei sallittu: siirto { $number }, { $move }. Paniikissa on pelattava kortti.
not-possible-move-number-move-in = Ei mahdollinen: siirto { $number }, { $move }. Paniikissa pelataan pakan päällimmäinen kortti.
not-allowed-move-number-move-it = Ei sallittu: siirto { $number }, { $move }. Kortti ei ole kädessä.
not-allowed-move-number-move-an = Ei sallittu: siirto { $number }, { $move }. Pakoa voi yrittää kerran aktivoinnissa.
not-allowed-move-number-move-no = Ei sallittu: siirto { $number }, { $move }. Millään näkyvällä kortilla ei ole siihen latauksia.
not-allowed-move-number-move-the-two = Ei sallittu: siirto { $number }, { $move }. Taika-avaimen puolikkaat eivät kohtaa siinä.
not-allowed-move-number-move-there = Ei sallittu: siirto { $number }, { $move }. Taikuutta ei ole jäljellä maksuun.
not-allowed-move-number-move-against = Ei sallittu: siirto { $number }, { $move }. Nopeaa vihollista vastaan pelataan enintään 2 korttia.
not-allowed-move-number-move-it-is = Ei sallittu: siirto { $number }, { $move }. Se ei ole ensimmäinen kortti, eikä siinä ole lisäkorttibonusta.
not-allowed-move-number-move-its = Ei sallittu: siirto { $number }, { $move }. Lisäkorttibonus on taika-avaimessa: maksa 1 taikuuspiste.
not-allowed-move-number-move-row = Ei sallittu: siirto { $number }, { $move }. Rivillä { $row } vaadittu taso on { $level } ({ $attribute }).
not-allowed-move-number-move-a = Ei sallittu: siirto { $number }, { $move }. Mitätöinti tyhjentää sen lisäkorttibonuksen.
not-allowed-move-number-move-its-extra = Ei sallittu: siirto { $number }, { $move }. Sen lisäkorttibonus ei kohtaa edellisen kortin avainta.
you-win = Voitat
    .wish = voitat
the-stage-is-won = Osuus on voitettu
    .wish = voitat osuuden
the-encounter-goes-on = Kohtaaminen jatkuu
    .wish = kohtaaminen jatkuu
the-character-escapes-2 = Pakenet
    .wish = pakenet
the-diplomacy-fails = Diplomatia epäonnistuu
    .wish = diplomatia epäonnistuu
the-enemy-flees = Vihollinen karkaa
    .wish = vihollinen karkaa
everybody-is-robbed = Kaikki ryöstetään
    .wish = kaikki ryöstetään
the-character-is-dying = Olet kuolemaisillasi
    .wish = olet kuolemaisillasi
# The headline of a line of play. $end: how it ends ("You win"), $pool: the markers in the pool, $hand: the cards in hand,
# $health, $energy, $terror, $magic: what there is then.
end-pool-pool-health-health-energy = { $end }; taistelupoolissa { $pool ->
    [0] ei ole merkkejä
    [one] on { $pool } merkki
   *[other] on { $pool } merkkiä
}, terveytesi on { $health }, energiasi { $energy }, kauhusi { $terror } ja taikuutesi { $magic }, ja { $hand ->
    [0] kätesi on tyhjä
    [one] kädessäsi on { $hand } kortti
   *[other] kädessäsi on { $hand } korttia
}.
# As above. $stage: the stage of the diplomacy, $affinity: its marker.
end-stage-stage-affinity-affinity-health = { $end } osuudessa { $stage }; suosio on { $affinity }, terveytesi { $health }, energiasi { $energy }, kauhusi { $terror } ja taikuutesi { $magic }, ja { $hand ->
    [0] kätesi on tyhjä
    [one] kädessäsi on { $hand } kortti
   *[other] kädessäsi on { $hand } korttia
}.
# $card: a card's name, $share: the chance to draw it with its fraction ("16.7% (1/6)").
card-share = { $card } { $share }
# $chances: a list of `card-share`.
the-chances-of-this-draw-chances = Tämän noston todennäköisyydet: { LIST($chances, type: "unit") }.
