## table_file.py

table-two-players-of-one-id = Id „{ $id }“ mají dva hráči.
table-give-each-its-own = Dejte každému hráči vlastní id.
table-nobody-is-called = V poli „{ $field }“ je „{ $id }“, ale takové id nemá žádný hráč.
table-reading-cannot-be = Pole „{ $field }“ nemůže mít hodnotu „{ $given }“.
table-dead-character-stands = Hráč { $player } nemá živou postavu, na hracím plánu tedy žádná nestojí.
table-take-the-position-out = Odstraňte pozici, nebo uveďte postavu.
table-player-is-out = Hráč { $player } je vyřazený ze hry, ale má postavu.
table-two-of-one-character = Postava „{ $id }“ je jen jedna, ale mají ji dva hráči: { LIST($players) }.
table-dead-twice = Postava „{ $id }“ je mezi mrtvými dvakrát.
table-give-another-character = Dejte jednomu z hráčů jinou postavu.
table-dead-character-plays = Postava „{ $id }“ je mrtvá, ale je ve hře.
table-turn-of-a-player-who-is-out = Hráč { $player } je vyřazený ze hry a na tahu být nemůže.
table-name-a-player-who-plays = Uveďte hráče, který ještě hraje.
table-only-on-its-space = Údaj „{ $field }“ patří jen k postavě na poli „{ $place }“.
table-only-in-the-inner-region = Údaj „{ $field }“ patří jen k postavě ve vnitřním pásu.
table-toad-has-cards = Hráč { $player } je ropucha a ta nemá předměty ani pomocníky.
table-lay-them-on-its-space = Zapište je do „cards“ stolu k poli, kde postava stojí.
table-no-toad = Údaj „{ $field }“ patří jen k ropuše.
table-no-raft = Hráč { $player } nemá vor.
table-carries-too-much = Hráč { $player } má moc předmětů ({ $count }), unese jich jen { $limit }.
table-has-too-many-spells = Hráč { $player } má moc zaklínadel ({ $count }), s vůlí své postavy jich smí mít jen { $limit }.
table-discard-some = Přebytečná uveďte ve „spell_discards“.
table-card-in-two-places = Karta „{ $id }“ je jen jedna, nemůže být na dvou místech: { LIST($places, type: "unit") }.
table-card-has-fewer-copies = Karta „{ $id }“ je uvedena víckrát ({ $count }), než kolik jich ve hře je ({ $copies }): { LIST($places, type: "unit") }.
table-name-each-copy-once = Uveďte každou kartu jednou, tam, kde je.
table-copies-are-missing = Chybí { $count }× karta „{ $id }“: není na hromádce ani jinde.
table-too-much-gold = Na stole je { $count } zlatých mincí, ale ve hře jich je jen { $most }.
table-too-much-fate = Na stole je { $count } žetonů osudu, ale ve hře jich je jen { $most }.
table-too-many-counters = { $ability ->
    [life] Na tolik životů ({ $count }) ukazatele ve hře nestačí.
    [strength] Na tolik síly ({ $count }) ukazatele ve hře nestačí.
   *[craft] Na tolik vůle ({ $count }) ukazatele ve hře nestačí.
}
table-too-many-toads = Ropuch je { $count }, ale karet ropuchy jen { $copies }.
table-count-once-more = Přepočítejte je.

## table_defaults.py

table-whose-request = U stolu není uvedeno, kdo je na tahu.
table-against-whom = Protivníkem může být kterýkoli z více hráčů.
table-choose-a-player = Uveďte jednoho z nich: { $ids }.
table-player-has-no-character = Hráč { $player } nemá živou postavu.
table-not-on-the-way = { $player } není na cestě vnitřním pásem.
table-say-where-it-begins = Uveďte v údaji „at“ pole, na kterém cesta začíná.

## table_editor.py

table-field-position = Kde stojí
table-field-toad = Je ropucha
