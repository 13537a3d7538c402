## setup.py

field-is-given-without-the-alternative = Pole „{ $field }“ je zadáno bez alternativního pravidla, ke kterému patří.
add-id-to-alternatives-or-take = Přidejte „{ $id }“ do „alternatives“, nebo pole odstraňte.
more-players-choose-from-3-cards = Ze 3 karet vybírá více hráčů, než kolik jich hraje.
choose-a-number-in-this-range = Zvolte číslo v tomto rozsahu.
cards-character-cards-would-be-dealt = Muselo by se rozdat { $cards } karet postav a je jich jen { $count }.
let-fewer-players-choose-from-3 = Nechte ze 3 karet vybírat méně hráčů: zadejte „choosing“.
in-a-talisman-bloodbath-nobody-starts = V Krvavém talismanu nikdo nezačíná znovu.
take-one-of-them-out = Jedno z nich odstraňte.
everybody-understands-the-alternative-rules-and = Všichni alternativním pravidlům rozumějí a souhlasí s nimi.
lay-out-the-board-shuffle-the = Rozložte hrací plán; zamíchejte karty setkání ({ $adventure }) a karty zaklínadel ({ $spell }) a položte je lícem dolů; karty nákupu ({ $purchase }) vyložte lícem vzhůru na hromádky.
# $cards: 2.
talisman-cards-to-take-out-cards = { $cards ->
    [one] Vyřaďte { $cards } kartu talismanu.
    [few] Vyřaďte { $cards } karty talismanů.
   *[other] Vyřaďte { $cards } karet talismanů.
}
talisman-cards-in-their-pile-cards = { $cards ->
    [one] Na hromádku položte { $cards } kartu talismanu.
    [few] Na hromádku položte { $cards } karty talismanů.
   *[other] Na hromádku položte { $cards } karet talismanů.
}
# $players: how many players get one card.
players-who-are-dealt-1-character = { $players ->
    [one] { $players } hráč dostane kartu postavy lícem dolů.
    [few] { $players } hráči dostanou po kartě postavy lícem dolů.
   *[other] { $players } hráčů dostane po kartě postavy lícem dolů.
}
players-who-are-dealt-3-character = { $players ->
    [one] { $players } hráč dostane 3 karty postav a jednu si nechá.
    [few] { $players } hráči dostanou po 3 kartách postav a jednu si nechají.
   *[other] { $players } hráčů dostane po 3 kartách postav a jednu si nechá.
}
character-cards-left-for-players-whose = { $cards ->
    [0] Pro hráče zabitých postav nezbude žádná karta postavy.
    [one] Pro hráče zabitých postav zbude { $cards } karta postavy.
    [few] Pro hráče zabitých postav zbudou { $cards } karty postav.
   *[other] Pro hráče zabitých postav zbude { $cards } karet postav.
}
on-the-players-next-turn-draw = V příštím tahu hráče vylosujte 1 nepoužitou kartu postavy.
lay-the-character-card-face-up = Vyložte kartu postavy lícem vzhůru.
put-each-figure-on-the-start = Každou figurku postavte na počáteční pole uvedené na její kartě.
put-the-figure-on-its-start = Postavte figurku na její počáteční pole.
# $gold: how much gold; $things, $taken: "1 gold".
take-lives-and-fate-tokens-as = Vezměte si životy a žetony osudu podle karty postavy a { LIST($taken) }.
# $life, $fate, $gold: the numbers; $things, $taken: as lists, "4 lives", "3 fate tokens", "1 gold".
take-lives-life-fate-tokens-fate = Vezměte si { LIST($taken) }.
the-alignment-is-the-printed-one = Přesvědčení je to, které je na kartě: { $alignment }.
draw-spells-only-if-a-special = Zaklínadla si vezměte, jen když to říká zvláštní schopnost.
the-character-begins-without-spells = Postava začíná bez zaklínadel.
# $spells: the number; $things, $taken: "2 Spells".
draw-spells-spells = Vezměte si { LIST($taken) }.
take-1-extra-counter-strength-or = Vezměte si navíc 1 ukazatel síly nebo vůle, podle vlastní volby.
take-1-extra-strength-counter = Vezměte si navíc 1 ukazatel síly.
take-1-extra-craft-counter = Vezměte si navíc 1 ukazatel vůle.
# $points: 7.
trophy-points-for-1-strength-or = Bod síly nebo vůle stojí { $points } bodů trofejí.
this-alternative-rule-holds-from-the = Toto alternativní pravidlo platí od začátku.
the-owner-of-the-game-takes = První tah má majitel hry; dál se hraje po směru hodinových ručiček.
whoever-is-first-on-the-crown = Kdo jako první dojde na Korunu moci, ihned vyhrává.
the-player-whose-character-is-the = Vyhrává hráč, jehož postava zůstane poslední.
at-the-time-agreed-on-the = V dohodnutou dobu vyhrává nejvyšší součet: ukazatele, zlato, karty.
# $gold: what a character begins with; $things, $taken: "1 gold".
what-a-character-begins-with-does = S čím postava začínala, to se nepočítá, ani { LIST($things) }.
# $gold, $spells: the numbers; $things, $taken: "1 gold", "2 Spells".
what-does-not-score-gold-gold = Nepočítají se { LIST($things) } ze začátku hry.
good = dobré
neutral = neutrální
evil = zlé
setup = Příprava hry
