## setup.py

field-is-given-without-the-alternative = Pole „{ $field }“ je zadáno bez alternativního pravidla, ke kterému patří.
add-id-to-alternatives-or-take = Přidejte „{ $id }“ do „alternatives“, nebo toto pole odstraňte.
more-players-choose-from-3-cards = Ze 3 karet vybírá více hráčů, než kolik jich hraje.
choose-a-number-in-this-range = Zvolte číslo v tomto rozsahu.
cards-character-cards-would-be-dealt = { $cards ->
    [few] Musely by se rozdat { $cards } karty postav
   *[other] Muselo by se rozdat { $cards } karet postav
}, ale ve hře je jich jen { $count }.
let-fewer-players-choose-from-3 = Nechte ze 3 karet vybírat méně hráčů: zadejte „choosing“.
in-a-talisman-bloodbath-nobody-starts = V Krvavém talismanu nikdo nezačíná znovu.
take-one-of-them-out = Jedno z nich odstraňte.
everybody-understands-the-alternative-rules-and = Nejprve se všichni shodněte na alternativních pravidlech.
lay-out-the-board-shuffle-the = Rozložte hrací plán. Balíček se { $adventure } kartami setkání a balíček s { $spell } zaklínadly zamíchejte každý zvlášť a položte lícem dolů. Na hromádky vyložte lícem vzhůru { $purchase } karet nákupu.
# $cards: 2.
talisman-cards-to-take-out-cards = { $cards ->
    [one] Odstraňte { $cards } kartu talismanu.
    [few] Odstraňte { $cards } karty talismanů.
   *[other] Odstraňte { $cards } karet talismanů.
}
talisman-cards-in-their-pile-cards = { $cards ->
    [one] Na samostatnou hromádku položte { $cards } kartu talismanu.
    [few] Na samostatnou hromádku položte { $cards } karty talismanů.
   *[other] Na samostatnou hromádku položte { $cards } karet talismanů.
}
# $players: how many players get one card.
players-who-are-dealt-1-character = { $players ->
    [one] Rozdejte { $players } hráči 1 kartu postavy lícem dolů.
   *[other] Rozdejte { $players } hráčům po 1 kartě postavy lícem dolů.
}
players-who-are-dealt-3-character = { $players ->
    [one] Rozdejte { $players } hráči 3 karty postav; jednu si nechá a ostatní vrátí do krabice.
   *[other] Rozdejte { $players } hráčům po 3 kartách postav; každý si jednu nechá a ostatní vrátí do krabice.
}
character-cards-left-for-players-whose = { $cards ->
    [0] Pro hráče zabitých postav nezbude žádná karta postavy.
    [one] Pro hráče zabitých postav zbude { $cards } karta postavy.
    [few] Pro hráče zabitých postav zbudou { $cards } karty postav.
   *[other] Pro hráče zabitých postav zbude { $cards } karet postav.
}
on-the-players-next-turn-draw = Ve svém příštím tahu si vylosujte novou postavu z nepoužitých.
lay-the-character-card-face-up = Kartu postavy vyložte lícem vzhůru.
put-each-figure-on-the-start = Každou figurku postavte na počáteční pole její postavy.
put-the-figure-on-its-start = Figurku postavte na počáteční pole její postavy.
# $gold: how much gold; $things, $taken: "1 gold".
take-lives-and-fate-tokens-as = Vezměte si tolik životů a žetonů osudu, kolik uvádí karta postavy, a k tomu { LIST($taken) }.
# $life, $fate, $gold: the numbers; $things, $taken: as lists, "4 lives", "3 fate tokens", "1 gold".
take-lives-life-fate-tokens-fate = Vezměte si { LIST($taken) }.
the-alignment-is-the-printed-one = Máte { $alignment } přesvědčení, jak je vytištěno na kartě.
draw-spells-only-if-a-special = Zaklínadla si na začátku vezměte, jen když to uvádí zvláštní schopnost vaší postavy.
the-character-begins-without-spells = Začínáte bez zaklínadel.
# $spells: the number; $things, $taken: "2 Spells".
draw-spells-spells = Vezměte si { LIST($taken) }.
take-1-extra-counter-strength-or = Vezměte si navíc 1 ukazatel síly nebo vůle podle své volby.
take-1-extra-strength-counter = Vezměte si navíc 1 ukazatel síly.
take-1-extra-craft-counter = Vezměte si navíc 1 ukazatel vůle.
# $points: 7.
trophy-points-for-1-strength-or = Bod síly nebo vůle stojí { $points } { points } trofejí.
this-alternative-rule-holds-from-the = Od začátku platí toto alternativní pravidlo.
the-owner-of-the-game-takes = Začíná majitel hry, dál se hraje po směru hodinových ručiček.
whoever-is-first-on-the-crown = Kdo první dojde ke Koruně moci, ihned vyhrává.
the-player-whose-character-is-the = Vyhrává hráč, jehož postava zůstane poslední.
at-the-time-agreed-on-the = Pokud hra neskončí dřív, v dohodnutou dobu vyhrává hráč s největším počtem bodů; počítají se ukazatele, zlato a karty.
# $gold: what a character begins with; $things, $taken: "1 gold".
what-a-character-begins-with-does = To, s čím postava začínala, se nepočítá, ani počáteční { LIST($things) }.
# $gold, $spells: the numbers; $things, $taken: "1 gold", "2 Spells".
what-does-not-score-gold-gold = To, s čím postava začínala, se nepočítá: { LIST($things) }.
good = dobré
neutral = neutrální
evil = zlé
setup = Příprava hry
