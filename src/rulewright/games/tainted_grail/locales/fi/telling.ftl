## telling.py
# $names: one attribute, or several of which a key may ask for any ("Courage", "Caution").
attributes = { LIST($names, type: "or") }

track-terror = kauhu
# $pool: the markers in the combat pool, $value: those that a victory takes.
step-combat = { $pool ->
    [0] Taistelupoolissa ei ole merkkejä; voittoon tarvitaan { $value }.
    [one] Taistelupoolissa on { $pool } merkki; voittoon tarvitaan { $value }.
   *[other] Taistelupoolissa on { $pool } merkkiä; voittoon tarvitaan { $value }.
}
# $stage: 1, $affinity: 2 (perhaps below 0).
step-diplomacy = Aktivointi alkaa osuudesta { $stage }, ja suosio on { $affinity }.
step-ambush = Väijytys: kädestäsi poistetaan kortteja, kunnes jäljellä on 1.
step-charge = Rynnäkkö: vihollinen aiheuttaa vahinkoa heti aluksi.
step-tokens = Jokaiselta kortilta, jolla on aikamerkkejä, poistetaan niistä yksi.
step-delayed = Viimeinen merkki poistui, joten kortin { $card } viivästetty kyky toteutetaan.
# $card: its name ("Attack").
step-first = Pelaat ensimmäiseksi kortin { $card }; sen avainten ei tarvitse yhdistyä.
step-further = Pelaat lisäkorttina kortin { $card }; sen oma lisäkorttibonus yhdistyy.
step-licensed = Pelaat lisäkorttina kortin { $card }, sillä jokin kyky sallii sen.
# $row: 1, $attribute: its name ("Courage"), or several of which any will do; $which: courage, or caution/courage.
step-joins = Rivin { $row } avain yhdistyy, sillä { $attribute } riittää.
# $row, $attribute, $which as above; $level: what the key asks for (2).
step-too-low = Rivin { $row } avain ei yhdisty: vaadittu taso on { $level } ({ $attribute }).
# $left: how much magic is left.
step-magic = Käytät 1 taikuuspisteen, ja taika-avain yhdistyy; { $left ->
    [0] taikuutta ei jää.
   *[other] taikuutta jää { $left }.
}
step-free = Ilmainen avain yhdistyy.
step-ignored = Ensimmäisen kortin lisäkorttibonusta ei oteta huomioon.
step-void = Mitätöinti tekee seuraavasta symbolista tyhjän.
# $number: markers added, $pool: how many there are then.
step-markers = { $number ->
    [one] Taistelupooliin lisätään { $number } merkki; siinä on nyt { $pool }.
   *[other] Taistelupooliin lisätään { $number } merkkiä; siinä on nyt { $pool }.
}
step-defensive = Puolustautuva: ensimmäinen kortti lisää 1 merkin vähemmän.
step-markers-lost = { $number ->
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
step-missing = { $number ->
    [one] Puuttuu { $number } merkki, ja se maksaa kortin.
   *[other] Puuttuu { $number } merkkiä, ja kukin maksaa kortin.
}
# $number: how far the marker moves, below 0 downwards (−1), $affinity: where it is then.
step-affinity = { $direction ->
    [none] Merkki pysyy paikallaan; suosio on { $affinity }.
   *[up] Merkki siirtyy { $distance } { $distance ->
        [one] ruudun
       *[other] ruutua
    } { $direction ->
        [down] alas
       *[up] ylös
    }; suosio on nyt { $affinity }.
}
# $attribute: "Empathy".
step-encounter-bonus = Kohtaamisbonus ({ $attribute }): nykyinen osuus kertoo, mitä se antaa.
step-no-encounter-bonus = Nykyisessä osuudessa ei ole sääntöä tälle kohtaamisbonukselle.
# $card: a card's name, or "an unknown card"; $deck: how many cards the deck holds then.
step-drawn = { $deck ->
    [0] Nostat kortin ({ $card }); pakka on nyt tyhjä.
    [one] Nostat kortin ({ $card }); pakkaan jää { $deck } kortti.
   *[other] Nostat kortin ({ $card }); pakkaan jää { $deck } korttia.
}
# $card: a card's name, or "an unknown card".
step-discarded = Poistat kädestäsi kortin { $card }.
step-hand-empty = Kätesi on tyhjä: loput otetaan pakasta.
# $number: how many cards.
step-deck-discarded = { $number ->
    [one] Pakan päällimmäinen kortti poistetaan.
   *[other] Pakan { $number } päällimmäistä korttia poistetaan.
}
step-torn = { $card } poistuu korttiriviltä sillä olevine taikuuksineen ja merkkeineen.
step-placement = Kortin { $card } asettamiskyky toteutetaan.
# $number: what is lost, $health: what is left.
step-damage = { $number ->
    [one] Menetät { $number } terveyspisteen; terveytesi on nyt { $health }.
   *[other] Menetät { $number } terveyttä; terveytesi on nyt { $health }.
}
# $number: how much is gained, $track: of what ("terror"), $which: health, energy, terror, magic, reputation or an
# attribute, $left: how much there is then.
step-gained = { CAPITAL($track) } nousee { $number } { $number ->
        [one] pisteen
       *[other] pistettä
    }; se on nyt { $left }.
step-lost = { CAPITAL($track) } laskee { $number } { $number ->
        [one] pisteen
       *[other] pistettä
    }; se on nyt { $left }.
# $energy: how much there is now that health allows no more.
step-energy-limit = Energiasi on nyt { $energy }, sillä terveytesi ei salli enempää.
# $number: by how much the damage gets smaller.
step-blocked = { $number ->
    [one] Kyky vähentää vahinkoa { $number } pisteen.
   *[other] Kyky vähentää vahinkoa { $number } pistettä.
}
# $number: how many markers stay.
step-held = { $number ->
    [one] Kyky pitää taistelupoolissa { $number } merkin.
   *[other] Kyky pitää taistelupoolissa { $number } merkkiä.
}
step-deceptive = Vahinkoa ei voi estää.
step-step-3 = { $card } vaikuttaa kohdassa 3.
# $card: a card's name, $number: how many charges.
step-charged = { $number ->
    [one] Kortille { $card } pannaan { $number } lataus.
   *[other] Kortille { $card } pannaan { $number } latausta.
}
step-charges-paid = { $number ->
    [one] Kortilta { $card } maksetaan { $number } lataus.
   *[other] Kortilta { $card } maksetaan { $number } latausta.
}
step-by-hand = Tätä vaikutusta ei ole kuvattu; toteuta se itse.
step-opportunist = Tilaisuudenkäyttäjä: pelattiin alle 2 korttia.
step-opportunity = Vihollinen tekee tilaisuushyökkäyksen.
# $pool: the markers in the combat pool, $value: those that a victory takes.
step-won = Voitat, sillä taistelupoolissa on { $pool } { $pool ->
        [one] merkki
       *[other] merkkiä
    } ja voittoon tarvitaan { $value }.
step-not-won = Et voita vielä, sillä taistelupoolissa { $pool ->
        [0] ei ole merkkejä
        [one] on { $pool } merkki
       *[other] on { $pool } merkkiä
    } ja voittoon tarvitaan { $value }.
# $pool: the markers in the combat pool, by which the table's row is chosen.
step-attack = Vihollinen hyökkää taistelutaulukon { $pool } merkin rivin mukaan.
step-no-attack = Mitään ei tapahdu, sillä taistelutaulukossa ei ole riviä { $pool } merkille.
step-fury = Raivo: kohta 3 ratkaistaan uudelleen.
step-horde = Lauma: pakan 2 päällimmäistä korttia poistetaan.
# $lost: how much energy the escape costs (0 or 1), $energy: how much there is then.
step-escape = Pakenet. { $lost ->
    [0] Sinulla ei ole menetettävää energiaa.
   *[other] Energia laskee { $lost } pisteen; se on nyt { $energy }.
}
step-skull = Kiekko näyttää pääkalloa, joten taistelu jatkuu.
step-grail = Kiekko näyttää graalia, joten pako onnistuu.
step-empty-deck = Pakassa ei ole tarpeeksi kortteja.
step-dying = Terveytesi on 0, joten olet kuolemaisillasi ja poistut kohtaamisesta heti.
# $number: how many members of the party go on.
step-others-go-on = { $number ->
    [one] Kohtaamista jatkaa seurueen { $number } muu jäsen.
   *[other] Kohtaamista jatkaa seurueen { $number } muuta jäsentä.
}
step-guardian-defeated = Vartija ei enää vaella; sen kortti menee kohtaamispakkansa pohjalle.
step-guardian-stays = Vartijaa vastassa ei ole enää ketään; sen kortti jää tähän paikkaan, ja vartija vaeltaa.
step-robbed = Kenenkään terveys ei ole yli 1, joten kaikki varallisuus ja esineet menetetään ja kohtaaminen päättyy.
step-flees = Vihollinen karkaa, ja kohtaaminen päättyy ilman palkkiota ja saalista.
step-failed = Diplomatia epäonnistuu; jokainen seurueen jäsen kärsii sen, minkä kortti sanoo.
step-at-bottom = Merkki on alimmassa ruudussa.
step-between = Suosio on { $affinity }; ylin ruutu on { $top }.
step-at-top = Merkki on ylimmässä ruudussa, joten osuus on voitettu.
step-next-stage = Osuus { $stage } alkaa merkki harmaassa ruudussa; reaktiota ei tule.
step-reaction = Vastapuoli reagoi osuuden { $stage } mukaan.
step-end-of-turn = Kierros päättyy; käteen jää enintään 3 korttia, ja sitten nostetaan.
step-no-draw = Paniikissa kierroksen lopussa ei nosteta korttia.
refused-over = Ei sallittu: siirto { $number }, { $move }. Aktivointi on jo ohi.
refused-panic = Ei sallittu: siirto { $number }, { $move }. Paniikissa on pelattava kortti.
refused-not-in-deck = Ei mahdollinen: siirto { $number }, { $move }. Paniikissa pelataan pakan päällimmäinen kortti.
refused-not-in-hand = Ei sallittu: siirto { $number }, { $move }. Kortti ei ole kädessä.
refused-escape-tried = Ei sallittu: siirto { $number }, { $move }. Pakoa voi yrittää kerran aktivoinnissa.
refused-no-charges = Ei sallittu: siirto { $number }, { $move }. Millään näkyvällä kortilla ei ole siihen latauksia.
refused-no-magic-key = Ei sallittu: siirto { $number }, { $move }. Taika-avaimen puolikkaat eivät kohtaa siinä.
refused-no-magic = Ei sallittu: siirto { $number }, { $move }. Taikuutta ei ole jäljellä maksuun.
refused-quick = Ei sallittu: siirto { $number }, { $move }. Nopeaa vihollista vastaan pelataan enintään 2 korttia.
refused-no-extra-card = Ei sallittu: siirto { $number }, { $move }. Se ei ole ensimmäinen kortti, eikä siinä ole lisäkorttibonusta.
refused-needs-magic = Ei sallittu: siirto { $number }, { $move }. Lisäkorttibonus on taika-avaimessa: maksa 1 taikuuspiste.
refused-attribute-too-low = Ei sallittu: siirto { $number }, { $move }. Rivillä { $row } vaadittu taso on { $level } ({ $attribute }).
refused-voided = Ei sallittu: siirto { $number }, { $move }. Mitätöinti tyhjentää sen lisäkorttibonuksen.
refused-meets-no-key = Ei sallittu: siirto { $number }, { $move }. Sen lisäkorttibonus ei kohtaa edellisen kortin avainta.
result-win = Voitat
    .wish = voitat
result-stage-won = Osuus on voitettu
    .wish = voitat osuuden
result-goes-on = Kohtaaminen jatkuu
    .wish = kohtaaminen jatkuu
result-escaped = Pakenet
    .wish = pakenet
result-failed = Diplomatia epäonnistuu
    .wish = diplomatia epäonnistuu
result-enemy-flees = Vihollinen karkaa
    .wish = vihollinen karkaa
result-robbed = Kaikki ryöstetään
    .wish = kaikki ryöstetään
result-dying = Olet kuolemaisillasi
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
the-chances-of-this-draw-chances = { $pile ->
    [dial] Kiekosta voi tulla: { LIST($chances, type: "unit") }.
   *[deck] Pakasta voi tulla: { LIST($chances, type: "unit") }.
}
