## setup.py

field-is-given-without-the-alternative = ”{ $field }” on annettu ilman vaihtoehtoista sääntöä, johon se kuuluu.
add-id-to-alternatives-or-take = Lisää ”{ $id }” kohtaan ”alternatives” tai poista kenttä.
more-players-choose-from-3-cards = Useampi pelaaja valitsee 3 kortista kuin pelaajia on.
choose-a-number-in-this-range = Valitse luku tältä väliltä.
cards-character-cards-would-be-dealt = Pelihahmokortteja pitäisi jakaa { $cards }, ja niitä on { $count }.
let-fewer-players-choose-from-3 = Anna harvemman pelaajan valita 3 kortista: anna ”choosing”.
in-a-talisman-bloodbath-nobody-starts = Talismanin Verikylvyssä kukaan ei aloita uudelleen.
take-one-of-them-out = Poista jompikumpi niistä.
everybody-understands-the-alternative-rules-and = Kaikki ymmärtävät vaihtoehtoiset säännöt ja hyväksyvät ne.
lay-out-the-board-shuffle-the = Levitä pelilauta; sekoita Seikkailukortit ({ $adventure }) ja Taikakortit ({ $spell }) kuvapuoli alaspäin; pane Tavarakortit ({ $purchase }) pinoihin kuvapuoli ylöspäin.
# $cards: 2.
talisman-cards-to-take-out-cards = { $cards ->
    [one] Ota { $cards } Talismanikortti pois.
   *[other] Ota { $cards } Talismanikorttia pois.
}
talisman-cards-in-their-pile-cards = { $cards ->
    [one] Pane pinoon { $cards } Talismanikortti.
   *[other] Pane pinoon { $cards } Talismanikorttia.
}
# $players: how many players get one card.
players-who-are-dealt-1-character = { $players ->
    [one] { $players } pelaajalle jaetaan pelihahmokortti kuvapuoli alaspäin.
   *[other] { $players } pelaajalle jaetaan kullekin pelihahmokortti kuvapuoli alaspäin.
}
players-who-are-dealt-3-character = { $players ->
    [one] { $players } pelaajalle jaetaan 3 pelihahmokorttia, joista hän pitää yhden.
   *[other] { $players } pelaajalle jaetaan kullekin 3 pelihahmokorttia, joista kukin pitää yhden.
}
character-cards-left-for-players-whose = { $cards ->
    [0] Pelaajille, joiden pelihahmo kuolee, ei jää pelihahmokortteja.
    [one] Pelaajille, joiden pelihahmo kuolee, jää { $cards } pelihahmokortti.
   *[other] Pelaajille, joiden pelihahmo kuolee, jää { $cards } pelihahmokorttia.
}
on-the-players-next-turn-draw = Nosta pelaajan seuraavalla pelivuorolla sattumanvaraisesti 1 käyttämätön pelihahmokortti.
lay-the-character-card-face-up = Pane pelihahmokortti esiin kuvapuoli ylöspäin.
put-each-figure-on-the-start = Pane kukin figuuri kortissaan mainittuun aloitusruutuun.
put-the-figure-on-its-start = Pane figuuri aloitusruutuunsa.
# $gold: how much gold; $things, $taken: "1 gold".
take-lives-and-fate-tokens-as = Ota kunto- ja kohtalomerkit pelihahmokortin mukaan sekä { LIST($things) }.
# $life, $fate, $gold: the numbers; $things, $taken: as lists, "4 lives", "3 fate tokens", "1 gold".
take-lives-life-fate-tokens-fate = Ota { LIST($things) }.
the-alignment-is-the-printed-one = Luonne on korttiin painettu: { $alignment }.
draw-spells-only-if-a-special = Nosta Taikoja vain, jos erikoistaito niin sanoo.
the-character-begins-without-spells = Pelihahmo aloittaa ilman Taikoja.
# $spells: the number; $things, $taken: "2 Spells".
draw-spells-spells = Nosta { LIST($things) }.
take-1-extra-counter-strength-or = Ota 1 ylimääräinen Voimamerkki tai Taitomerkki valintasi mukaan.
take-1-extra-strength-counter = Ota 1 ylimääräinen Voimamerkki.
take-1-extra-craft-counter = Ota 1 ylimääräinen Taitomerkki.
# $points: 7.
trophy-points-for-1-strength-or = Yksi piste Voimaa tai Taitoa maksaa { $points } voittosaalispistettä.
this-alternative-rule-holds-from-the = Tämä vaihtoehtoinen sääntö on voimassa alusta asti.
the-owner-of-the-game-takes = Ensimmäinen pelivuoro on pelin omistajalla; vuoro siirtyy myötäpäivään.
whoever-is-first-on-the-crown = Ensimmäisenä Herruuden Kruunulle päässyt voittaa heti.
the-player-whose-character-is-the = Voittaja on pelaaja, jonka pelihahmo jää viimeisenä jäljelle.
at-the-time-agreed-on-the = Sovittuna aikana voittaa suurin summa: pistelaskumerkit, kulta, kortit.
# $gold: what a character begins with; $things, $taken: "1 gold".
what-a-character-begins-with-does = Sitä, millä pelihahmo aloitti, ei lasketa, ei myöskään aloituskultaa ({ LIST($things) }).
# $gold, $spells: the numbers; $things, $taken: "1 gold", "2 Spells".
what-does-not-score-gold-gold = Aloituksesta ei lasketa: { LIST($things) }.
good = hyvä
neutral = neutraali
evil = paha
setup = Pelivalmistelut
