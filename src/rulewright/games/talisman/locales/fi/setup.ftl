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
setup-statement-all-agree = Sopikaa ensin kaikkien kesken vaihtoehtoisista säännöistä.
setup-statement-board-and-decks = Levittäkää pelilauta. Sekoittakaa { $adventure } Seikkailukorttia ja { $spell } Taikakorttia kuvapuoli alaspäin pakoiksi ja pankaa { $purchase } Tavarakorttia pinoihin kuvapuoli ylöspäin.
# $cards: 2.
setup-statement-talisman-cards-removed = { $cards ->
    [one] Poistakaa pelistä { $cards } Talismanikortti.
   *[other] Poistakaa pelistä { $cards } Talismanikorttia.
}
setup-statement-talisman-cards = { $cards ->
    [one] Pankaa { $cards } Talismanikortti omaan pinoonsa.
   *[other] Pankaa { $cards } Talismanikorttia omaan pinoonsa.
}
# $players: how many players get one card.
setup-statement-deal-1-card = { $players ->
    [one] Jakakaa { $players } pelaajalle pelihahmokortti kuvapuoli alaspäin.
   *[other] Jakakaa kullekin { $players } pelaajasta pelihahmokortti kuvapuoli alaspäin.
}
setup-statement-deal-3-cards = { $players ->
    [one] Jakakaa { $players } pelaajalle 3 pelihahmokorttia; hän pitää niistä yhden.
   *[other] Jakakaa kullekin { $players } pelaajasta 3 pelihahmokorttia; jokainen pitää niistä yhden.
}
setup-statement-unused-characters = { $cards ->
    [0] Niille, joiden pelihahmo kuolee, ei jää pelihahmokortteja.
    [one] Niille, joiden pelihahmo kuolee, jää { $cards } pelihahmokortti.
   *[other] Niille, joiden pelihahmo kuolee, jää { $cards } pelihahmokorttia.
}
setup-statement-draws-a-character = Nosta seuraavalla pelivuorollasi sattumanvaraisesti 1 käyttämätön pelihahmokortti.
setup-statement-character-face-up = Pelihahmokortti pannaan pelaajan eteen kuvapuoli ylöspäin.
setup-statement-figures-to-start-spaces = Pankaa kukin figuuri pelihahmokortissa mainittuun aloitusruutuun.
setup-statement-figure-to-start-space = Pane figuuri aloitusruutuunsa.
# $gold: how much gold; $things, $taken: "1 gold".
setup-statement-lives-fate-and-gold-of-the-card = Ottakaa kukin kunto- ja kohtalomerkit pelihahmokorttinne mukaan sekä { LIST($things) }.
# $life, $fate, $gold: the numbers; $things, $taken: as lists, "4 lives", "3 fate tokens", "1 gold".
setup-statement-lives-fate-and-gold = Ota { LIST($things) }.
setup-statement-alignment = Luonteesi on { $alignment }, kuten korttiin on painettu.
setup-statement-starting-spells-of-the-card = Taikoja nostavat vain ne, joiden pelihahmon erikoistaito niin sanoo.
setup-statement-no-starting-spells = Pelihahmosi aloittaa ilman Taikoja.
# $spells: the number; $things, $taken: "2 Spells".
setup-statement-starting-spells = Nosta { LIST($things) }.
setup-statement-bonus-of-choice = Ottakaa kukin 1 ylimääräinen Voimamerkki tai Taitomerkki valintanne mukaan.
setup-statement-bonus-strength-counter = Ota 1 ylimääräinen Voimamerkki.
setup-statement-bonus-craft-counter = Ota 1 ylimääräinen Taitomerkki.
# $points: 7.
setup-statement-trophy-rate = Yksi piste Voimaa tai Taitoa maksaa { $points } voittosaalispistettä.
setup-statement-rule-in-force = Tämä vaihtoehtoinen sääntö on voimassa alusta asti.
setup-statement-owner-of-the-game-begins = Pelin omistaja aloittaa, ja vuoro siirtyy myötäpäivään.
setup-statement-first-on-the-crown-wins = Ensimmäisenä Herruuden Kruunulle päässyt voittaa heti.
setup-statement-last-character-wins = Voittaja on pelaaja, jonka pelihahmo jää viimeisenä jäljelle.
setup-statement-most-points-win = Jos kukaan ei ole voittanut sovittuun aikaan mennessä, voittaa se, jolla on eniten pisteitä Voima- ja Taitomerkeistä, kullasta ja korteista.
# $gold: what a character begins with; $things, $taken: "1 gold".
setup-statement-start-does-not-score = Pelin alussa saatuja kortteja ja kultaa ({ LIST($things) }) ei lasketa pisteiksi.
# $gold, $spells: the numbers; $things, $taken: "1 gold", "2 Spells".
setup-statement-spells-at-the-start-do-not-score = Pisteiksi ei lasketa, mitä sait pelin alussa: { LIST($things) }.
alignment-good = hyvä
alignment-neutral = neutraali
alignment-evil = paha
setup-title = Pelivalmistelut
