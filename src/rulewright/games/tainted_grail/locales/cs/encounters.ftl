## encounters.py

energy-cannot-be-above-the-wings = Energie nemůže být nad křídly ukazatele zdraví, tady nejvýš { $limit }.
lower-energy-or-raise-health = Snižte energii, nebo zvyšte zdraví.
in-panic-the-first-card-is = V panice je první kartou vrchní karta balíčku a v balíčku jsou neznámé karty.
say-which-cards-the-deck-holds = Uveďte, jaké karty v balíčku jsou, nebo zadejte postup s kartou, která byla navrchu.
name-means-something-else-here = „{ $name }“ tu znamená něco jiného.
give-the-card-another-name = Dejte kartě jiné jméno.
word-belongs-to-diplomacy-not-to = „{ $word }“ patří k diplomacii, ne k boji.
word-belongs-to-combat-not-to = „{ $word }“ patří k boji, ne k diplomacii.
take-it-out-markers-m-are = Vymažte to: kostičky (m) patří k boji, náklonnost (a) a bonusy střetnutí (e) k diplomacii.
field-has-count-members-it-must = Počet položek v { $field } je { $count }; musí být od { $low } do { $high }.
name-cannot-have-number-time-tokens = „{ $name }“ tam nemůže mít žetony času: { $number }.
only-a-delayed-ability-that-no = Žetony má jen zpožděná schopnost, kterou žádná karta nezakrývá, nejvýš tolik, kolik jich dostala.
the-magic-key-of-name-has = Magický klíč karty „{ $name }“ tam nemá druhou polovinu.
take-out-the-or-correct-the = Vymažte +, nebo opravte karty.
