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
setup-statement-all-agree = Nejprve se všichni shodněte na alternativních pravidlech.
setup-statement-board-and-decks = Rozložte hrací plán. Balíček se { $adventure } kartami setkání a balíček s { $spell } zaklínadly zamíchejte každý zvlášť a položte lícem dolů. Na hromádky vyložte lícem vzhůru { $purchase } karet nákupu.
# $cards: 2.
setup-statement-talisman-cards-removed = { $cards ->
    [one] Odstraňte { $cards } kartu talismanu.
    [few] Odstraňte { $cards } karty talismanů.
   *[other] Odstraňte { $cards } karet talismanů.
}
setup-statement-talisman-cards = { $cards ->
    [one] Na samostatnou hromádku položte { $cards } kartu talismanu.
    [few] Na samostatnou hromádku položte { $cards } karty talismanů.
   *[other] Na samostatnou hromádku položte { $cards } karet talismanů.
}
# $players: how many players get one card.
setup-statement-deal-1-card = { $players ->
    [one] Rozdejte { $players } hráči 1 kartu postavy lícem dolů.
   *[other] Rozdejte { $players } hráčům po 1 kartě postavy lícem dolů.
}
setup-statement-deal-3-cards = { $players ->
    [one] Rozdejte { $players } hráči 3 karty postav; jednu si nechá a ostatní vrátí do krabice.
   *[other] Rozdejte { $players } hráčům po 3 kartách postav; každý si jednu nechá a ostatní vrátí do krabice.
}
setup-statement-unused-characters = { $cards ->
    [0] Pro hráče zabitých postav nezbude žádná karta postavy.
    [one] Pro hráče zabitých postav zbude { $cards } karta postavy.
    [few] Pro hráče zabitých postav zbudou { $cards } karty postav.
   *[other] Pro hráče zabitých postav zbude { $cards } karet postav.
}
setup-statement-draws-a-character = Ve svém příštím tahu si vylosujte novou postavu z nepoužitých.
setup-statement-character-face-up = Kartu postavy vyložte lícem vzhůru.
setup-statement-figures-to-start-spaces = Každou figurku postavte na počáteční pole své postavy.
setup-statement-figure-to-start-space = Figurku postavte na počáteční pole své postavy.
# $gold: how much gold; $things, $taken: "1 gold".
setup-statement-lives-fate-and-gold-of-the-card = Vezměte si tolik životů a žetonů osudu, kolik uvádí karta postavy, a k tomu { LIST($taken) }.
# $life, $fate, $gold: the numbers; $things, $taken: as lists, "4 lives", "3 fate tokens", "1 gold".
setup-statement-lives-fate-and-gold = Vezměte si { LIST($taken) }.
setup-statement-alignment = Máte { $alignment } přesvědčení, jak je vytištěno na kartě.
setup-statement-starting-spells-of-the-card = Zaklínadla si na začátku vezměte, jen když to uvádí zvláštní schopnost vaší postavy.
setup-statement-no-starting-spells = Začínáte bez zaklínadel.
# $spells: the number; $things, $taken: "2 Spells".
setup-statement-starting-spells = Vezměte si { LIST($taken) }.
setup-statement-bonus-of-choice = Vezměte si navíc 1 ukazatel síly nebo vůle podle své volby.
setup-statement-bonus-strength-counter = Vezměte si navíc 1 ukazatel síly.
setup-statement-bonus-craft-counter = Vezměte si navíc 1 ukazatel vůle.
# $points: 7.
setup-statement-trophy-rate = Bod síly nebo vůle stojí { $points } { points } trofejí.
setup-statement-rule-in-force = Od začátku platí toto alternativní pravidlo.
setup-statement-owner-of-the-game-begins = Začíná majitel hry, dál se hraje po směru hodinových ručiček.
setup-statement-first-on-the-crown-wins = Kdo první dojde ke Koruně moci, ihned vyhrává.
setup-statement-last-character-wins = Vyhrává hráč, jehož postava zůstane poslední.
setup-statement-most-points-win = Pokud hra neskončí dřív, v dohodnutou dobu vyhrává hráč s největším počtem bodů; počítají se ukazatele, zlato a karty.
# $gold: what a character begins with; $things, $taken: "1 gold".
setup-statement-start-does-not-score = To, s čím postava začínala, se nepočítá, ani počáteční { LIST($things) }.
# $gold, $spells: the numbers; $things, $taken: "1 gold", "2 Spells".
setup-statement-spells-at-the-start-do-not-score = To, s čím postava začínala, se nepočítá: { LIST($things) }.
alignment-good = dobré
alignment-neutral = neutrální
alignment-evil = zlé
setup-title = Příprava hry
