## setup.py

field-is-given-without-the-alternative = ”{ $field }” on annettu ilman vaihtoehtoista sääntöä, johon se kuuluu.
add-id-to-alternatives-or-take = Lisää ”{ $id }” kohtaan ”alternatives” tai poista kenttä.
more-players-choose-from-3-cards = Kolmesta kortista valitsevia on enemmän kuin pelaajia.
choose-a-number-in-this-range = Anna kenttään ”choosing” enintään pelaajien määrä.
cards-character-cards-would-be-dealt = { $cards ->
    [one] Pelihahmokortteja pitäisi jakaa { $cards }, mutta niitä on vain { $count }.
   *[other] Pelihahmokortteja pitäisi jakaa { $cards }, mutta niitä on vain { $count }.
}
let-fewer-players-choose-from-3 = Anna kentässä ”choosing” pienempi määrä pelaajia, jotka valitsevat kolmesta kortista.
in-a-talisman-bloodbath-nobody-starts = Talismanin Verikylvyssä kukaan ei aloita uudelleen.
take-one-of-them-out = Poista jompikumpi niistä.
everybody-understands-the-alternative-rules-and = Sopikaa ensin kaikkien kesken vaihtoehtoisista säännöistä.
lay-out-the-board-shuffle-the = Levittäkää pelilauta. Sekoittakaa { $adventure } Seikkailukorttia ja { $spell } Taikakorttia kuvapuoli alaspäin pakoiksi ja pankaa { $purchase } Tavarakorttia pinoihin kuvapuoli ylöspäin.
# $cards: 2.
talisman-cards-to-take-out-cards = { $cards ->
    [one] Poistakaa pelistä { $cards } Talismanikortti.
   *[other] Poistakaa pelistä { $cards } Talismanikorttia.
}
talisman-cards-in-their-pile-cards = { $cards ->
    [one] Pankaa { $cards } Talismanikortti omaan pinoonsa.
   *[other] Pankaa { $cards } Talismanikorttia omaan pinoonsa.
}
# $players: how many players get one card.
players-who-are-dealt-1-character = { $players ->
    [one] Jakakaa { $players } pelaajalle pelihahmokortti kuvapuoli alaspäin.
   *[other] Jakakaa kullekin { $players } pelaajasta pelihahmokortti kuvapuoli alaspäin.
}
players-who-are-dealt-3-character = { $players ->
    [one] Jakakaa { $players } pelaajalle 3 pelihahmokorttia; hän pitää niistä yhden.
   *[other] Jakakaa kullekin { $players } pelaajasta 3 pelihahmokorttia; jokainen pitää niistä yhden.
}
character-cards-left-for-players-whose = { $cards ->
    [0] Niille, joiden pelihahmo kuolee, ei jää pelihahmokortteja.
    [one] Niille, joiden pelihahmo kuolee, jää { $cards } pelihahmokortti.
   *[other] Niille, joiden pelihahmo kuolee, jää { $cards } pelihahmokorttia.
}
on-the-players-next-turn-draw = Nosta seuraavalla pelivuorollasi sattumanvaraisesti 1 käyttämätön pelihahmokortti.
lay-the-character-card-face-up = Pelihahmokortti pannaan pelaajan eteen kuvapuoli ylöspäin.
put-each-figure-on-the-start = Pankaa kukin figuuri pelihahmokortissa mainittuun aloitusruutuun.
put-the-figure-on-its-start = Pane figuuri aloitusruutuunsa.
# $gold: how much gold; $things, $taken: "1 gold".
take-lives-and-fate-tokens-as = Ottakaa kukin kunto- ja kohtalomerkit pelihahmokorttinne mukaan sekä { LIST($things) }.
# $life, $fate, $gold: the numbers; $things, $taken: as lists, "4 lives", "3 fate tokens", "1 gold".
take-lives-life-fate-tokens-fate = Ota { LIST($things) }.
the-alignment-is-the-printed-one = Luonteesi on { $alignment }, kuten korttiin on painettu.
draw-spells-only-if-a-special = Taikoja nostavat vain ne, joiden pelihahmon erikoistaito niin sanoo.
the-character-begins-without-spells = Pelihahmosi aloittaa ilman Taikoja.
# $spells: the number; $things, $taken: "2 Spells".
draw-spells-spells = Nosta { LIST($things) }.
take-1-extra-counter-strength-or = Ottakaa kukin 1 ylimääräinen Voimamerkki tai Taitomerkki valintanne mukaan.
take-1-extra-strength-counter = Ota 1 ylimääräinen Voimamerkki.
take-1-extra-craft-counter = Ota 1 ylimääräinen Taitomerkki.
# $points: 7.
trophy-points-for-1-strength-or = Yksi piste Voimaa tai Taitoa maksaa { $points } voittosaalispistettä.
this-alternative-rule-holds-from-the = Tämä vaihtoehtoinen sääntö on voimassa alusta asti.
the-owner-of-the-game-takes = Pelin omistaja aloittaa, ja vuoro siirtyy myötäpäivään.
whoever-is-first-on-the-crown = Ensimmäisenä Herruuden Kruunulle päässyt voittaa heti.
the-player-whose-character-is-the = Voittaja on pelaaja, jonka pelihahmo jää viimeisenä jäljelle.
at-the-time-agreed-on-the = Jos kukaan ei ole voittanut sovittuun aikaan mennessä, voittaa se, jolla on eniten pisteitä Voima- ja Taitomerkeistä, kullasta ja korteista.
# $gold: what a character begins with; $things, $taken: "1 gold".
what-a-character-begins-with-does = Pelin alussa saatuja kortteja ja kultaa ({ LIST($things) }) ei lasketa pisteiksi.
# $gold, $spells: the numbers; $things, $taken: "1 gold", "2 Spells".
what-does-not-score-gold-gold = Pisteiksi ei lasketa, mitä sait pelin alussa: { LIST($things) }.
good = hyvä
neutral = neutraali
evil = paha
setup = Pelivalmistelut
