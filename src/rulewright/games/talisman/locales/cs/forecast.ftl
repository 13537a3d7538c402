## game/forecast.py

forecast-wrong-players = Talisman je pro { $least } až { $most } hráčů, ne pro { $players }.
forecast-give-players = Zadejte { $least } až { $most } hráčů.
forecast-same-character = Jednu postavu nemohou hrát dva hráči, každá má jen jednu kartu.
forecast-each-once = Uveďte každou postavu jednou.
forecast-options-clash = Volby „{ $one }“ a „{ $other }“ nelze použít zároveň.
forecast-too-few-characters = Pro { $players ->
    [one] { $players } hráče
    [few] { $players } hráče
   *[other] { $players } hráčů
} a volbu „{ $option }“ nestačí karty postav.
forecast-leave-one-out = Jednu z nich vynechte.
forecast-time-missing = Volba „timed-sudden-death“ potřebuje čas konce.
forecast-time-unused = Čas konce patří jen k volbě „timed-sudden-death“.
forecast-time-with-its-rule = Zadejte volbu i hodiny, nebo ani jedno.
forecast-wrong-games = { $games } { games-won } odehrát nelze.
forecast-give-games = Zadejte 1 až { $most } her.
forecast-unknown-field = Předpověď nemá pole „{ $field }“.
forecast-table-says-so = Tohle už říká stůl: { $field }.
forecast-game-is-over = Tato hra skončila tahem { $turns }.
forecast-choose-an-earlier-turn = Zvolte dřívější tah.
forecast-give-a-list = Zadejte seznam.
forecast-give-a-whole-number = Zadejte celé číslo.
forecast-give-a-positive-number = Zadejte číslo větší než 0, nejvýše 1000.
forecast-choose-among = Zvolte jednu z možností: { $options }.
forecast-one-for-each = Pro každého hráče zadejte nejvýše jednu hodnotu, celkem nejvýše { $players }.
forecast-cannot-be = „{ $given }“ není pro { $field } přípustná hodnota.
forecast-won-as-last-one = Poslední zbylá postava vyhrála { $games } { games-won } z celkem { $all }.
forecast-won-on-the-crown = První postava u Koruny moci vyhrála { $games } { games-won } z celkem { $all }.
forecast-won-by-points = Na body { $games ->
    [one] se rozhodla { $games } hra
    [few] se rozhodly { $games } hry
   *[other] se rozhodlo { $games } her
} z celkem { $all }.
forecast-won-by-nobody = Vítěze { $games ->
    [one] nemá { $games } hra
    [few] nemají { $games } hry
   *[other] nemá { $games } her
} z celkem { $all }.
forecast-length = Hra simulovaných hráčů trvá asi { $hours } { hours }{ $spread ->
    [some] ; 8 z 10 her trvá { $low } až { $high } { to-high-hours }.
   *[none] .
}
forecast-length-open = Polovina simulovaných her skončí do { $hours } { $hours ->
    [one] hodiny
    [many] hodiny
   *[other] hodin
}, desetina do { $low } { $low ->
    [one] hodiny
    [many] hodiny
   *[other] hodin
}.
forecast-length-unknown = Víc než polovina simulovaných her neskončila, jejich délka tedy není známa.
forecast-length-and-precision = { $length } { $precision }
forecast-precision = Je to medián { $games ->
    [one] { $games } hry
   *[other] { $games } her
}; v 19 případech z 20 { $spread ->
    [some] leží skutečný medián v rozmezí od { $least } do { $most } { $most ->
        [one] hodiny.
        [many] hodiny.
       *[other] hodin.
    }
   *[none] je skutečný medián { $most } { $most ->
        [one] hodina.
        [few] hodiny.
        [many] hodiny.
       *[other] hodin.
    }
}
forecast-precision-unknown = { $games ->
    [one] Odehrála se jen { $games } hra
    [few] Odehrály se jen { $games } hry
   *[other] Odehrálo se jen { $games } her
}, na odhad přesnosti je to málo.
forecast-undecided = Bez vítěze { $games ->
    [one] byla po { $rounds } kolech ukončena { $games } hra
    [few] byly po { $rounds } kolech ukončeny { $games } hry
   *[other] bylo po { $rounds } kolech ukončeno { $games } her
} z celkem { $all }.
forecast-undecided-are-longest = Počítají se jako delší než všechny ostatní; ve sloupcích a průměrech nejsou.
forecast-mean-with-undecided = Rozhodnuté hry trvají v průměru { $hours } { hours }; i s ostatními nejméně { $least } { $least ->
    [one] hodinu
    [few] hodiny
    [many] hodiny
   *[other] hodin
}.
forecast-pairs-left-out = Ze srovnání pravidla „{ $option }“ { $games ->
    [one] je vynechána { $games } dvojice
    [few] jsou vynechány { $games } dvojice
   *[other] je vynecháno { $games } dvojic
} nerozhodnutých her.
forecast-rounds = { $rounds ->
    [one] Je to { $rounds } kolo
    [few] Jsou to { $rounds } kola
    [many] Je to { $rounds } kola
   *[other] Je to { $rounds } kol
}{ $spread ->
    [some] , v 8 z 10 her { $low } až { $high }.
   *[none] .
}
forecast-bar = { $begin } až { $end } { $end ->
    [one] hodina
    [few] hodiny
   *[other] hodin
}: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
forecast-seat-wins = { $seat }. hráč vyhraje { $share } % her ({ $low } až { $high } %).
forecast-character-wins = { $character } vyhraje { $share } % svých her ({ $low } až { $high } %).
forecast-deaths = Ve hře { $deaths ->
    [one] zemře v průměru { $deaths } postava
    [few] zemřou v průměru { $deaths } postavy
    [many] zemře v průměru { $deaths } postavy
   *[other] zemře v průměru { $deaths } postav
}.
in-points = { $points ->
    [0] { "" }
   *[other] { "" } ({ $points })
}
so-much-longer = { $which ->
    [same] stejně dlouhá
   *[other] o { $hours } { hours } { $which ->
        [shorter] kratší
       *[longer] delší
    }
}
forecast-with-option = S pravidlem „{ $option }“{ in-points } je hra { so-much-longer } ({ $low } až { $high }).
forecast-without-option = Bez pravidla „{ $option }“{ in-points } je hra { so-much-longer } ({ $low } až { $high }).
forecast-is-simulated = Je to předpověď podle { $games } { $games ->
    [one] simulované hry, tah v ní trvá
   *[other] simulovaných her, tah v nich trvá
} { $minutes } { minutes }.
assumed-counted-from-the-table = Kola a hodiny se počítají od tohoto stolu.
assumed-decks-shuffled = Co stůl neumisťuje, leží v balíčku, pro každou hru znovu zamíchaném.
assumed-hidden-spells-drawn = Skrytá zaklínadla se pro každou hru losují znovu.
assumed-new-character-plays = Nová postava hraje už v tahu, kdy vstoupí do hry.
assumed-toads-take-nothing = Ropuchy si neberou karty ani zlato.
assumed-lost-turns-of-toads = Ztracený tah se ropuše počítá mezi její tahy.
assumed-freed-slaves-move = Hod, který otroka osvobodí, je zároveň hodem na pohyb.
assumed-who-is-unfriendly = Za nepřátelské bytosti se považují Černý rytíř, babice a ježibaba.
assumed-nobody-ditches = Nikdo se nezbavuje karet, aby jich otočil méně.
assumed-own-lives-saved = Ochranou si hráči zachraňují jen vlastní životy.
assumed-nothing-foreseen = Co odhalí Věštba, hráči nevyužívají.
assumed-equal-points = Při rovnosti bodů nevyhrává nikdo.

## saved_tables.py

forecast-table-is-over = Tato hra skončila: zbývá jediný hráč.
forecast-table-lacks = Chybí pole „{ $field }“, bez kterého od tohoto stolu nelze hrát dál.
give-it-for-whole-games = Doplňte je.
forecast-table-cannot-be = Od tohoto stolu nelze hrát dál: { $cause }.
