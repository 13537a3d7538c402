## encounters.py

energy-cannot-be-above-the-wings = Energie nemůže být nad křídly ukazatele zdraví, tady nejvýše { $limit }.
lower-energy-or-raise-health = Snižte energii, nebo zvyšte zdraví.
in-panic-the-first-card-is = V panice se nejprve hraje vrchní karta balíčku, a v balíčku jsou neznámé karty.
say-which-cards-the-deck-holds = Uveďte, jaké karty v balíčku jsou, nebo zadejte postup s kartou, která byla navrchu.
name-means-something-else-here = „{ $name }“ tu znamená něco jiného.
give-the-card-another-name = Dejte kartě jiné jméno.
word-belongs-to-diplomacy-not-to = „{ $word }“ patří k diplomacii, ne k boji.
word-belongs-to-combat-not-to = „{ $word }“ patří k boji, ne k diplomacii.
take-it-out-markers-m-are = Odstraňte tento zápis. Kostičky (m) patří k boji, náklonnost (a) a bonusy střetnutí (e) k diplomacii.
field-has-count-members-it-must = { $count ->
    [one] Pole { $field } má { $count } položku, ale musí jich mít { $low } až { $high }.
    [few] Pole { $field } má { $count } položky, ale musí jich mít { $low } až { $high }.
   *[other] Pole { $field } má { $count } položek, ale musí jich mít { $low } až { $high }.
}
name-cannot-have-number-time-tokens = { $number ->
    [one] Karta „{ $name }“ tam nemůže mít { $number } žeton času.
    [few] Karta „{ $name }“ tam nemůže mít { $number } žetony času.
   *[other] Karta „{ $name }“ tam nemůže mít { $number } žetonů času.
}
only-a-delayed-ability-that-no = Žetony má jen nezakrytá karta se zpožděnou schopností, a to nejvýše tolik, kolik jich dostala.
the-magic-key-of-name-has = Magický klíč karty „{ $name }“ tam nemá druhou polovinu.
take-out-the-or-correct-the = Odstraňte +, nebo opravte karty.
