## ability.py

a-character-that-is-no-toad = Postava, která není ropuchou, nemohla nic získat jako ropucha.
set-toad-or-count-the-points = Nastavte „toad“, nebo body započítejte do „counters“.
the-character-uses-id-but-does = Postava používá kartu „{ $id }“, ale nemá ji.
add-it-to-the-cards = Přidejte ji do „hero.cards“, nebo ji odstraňte z „used“.
# $count: how many Spells the character may have (0 to 3).
spells-at-most-count = { $count ->
    [0] Nesmíte mít žádné zaklínadlo.
    [one] Smíte mít nejvýše { $count } zaklínadlo.
    [few] Smíte mít nejvýše { $count } zaklínadla.
   *[other] Smíte mít nejvýše { $count } zaklínadel.
}
# $count: how many Spells must be discarded (0, 2).
spells-to-discard-at-once-count = { $count ->
    [0] Žádné zaklínadlo odkládat nemusíte.
    [one] Ihned odložte { $count } zaklínadlo.
    [few] Ihned odložte { $count } zaklínadla.
   *[other] Ihned odložte { $count } zaklínadel.
}
# $count: how many Objects the character may carry.
objects-at-most-count = { $count ->
    [0] Nesmíte nést žádný předmět.
    [one] Smíte nést nejvýše { $count } předmět.
    [few] Smíte nést nejvýše { $count } předměty.
   *[other] Smíte nést nejvýše { $count } předmětů.
}
# $count: how many Objects must be left (0, 2).
objects-to-leave-on-the-space = { $count ->
    [0] Kvůli limitu předmětů na poli nic nechávat nemusíte.
    [one] Kvůli limitu předmětů ihned nechte na poli { $count } předmět.
    [few] Kvůli limitu předmětů ihned nechte na poli { $count } předměty.
   *[other] Kvůli limitu předmětů ihned nechte na poli { $count } předmětů.
}
# Said of a card, after its name and a colon.
may-not-be-kept = tuto kartu si nechat nesmíte.
id-is-neither-an-object-nor = „{ $id }“ není předmět ani pomocník.
take-it-out = Odstraňte tento údaj.
# $total: 8.
strength-in-all-total = Celkem máte sílu { $total }.
craft-in-all-total = Celkem máte vůli { $total }.
ability-source-printed-value = vytištěná hodnota
# One share of a total; of a card, after its name and a colon. $which: printed-value, counters, craft-value, toad, or the
# kind of a card: object, magic-object, follower. $source: that in words ("Follower"), $value: what it adds (2).
counts-source-value = { $which ->
    [printed-value] Na kartě postavy je vytištěna { $ability ->
        [craft] vůle { $value }.
       *[strength] síla { $value }.
    }
    [counters] { $ability ->
        [craft] Ukazatele vůle přidávají { $value }.
       *[strength] Ukazatele síly přidávají { $value }.
    }
    [craft-value] Hodnota vůle přidává { $value }.
    [toad] Ropucha sama má { $ability ->
        [craft] vůli { $value }.
       *[strength] sílu { $value }.
    }
   *[other] jako { $source } přidává { $value }.
}
# As `counts-source-value`, for what does not count now.
does-not-count-source-value = { $which ->
    [printed-value] { $ability ->
        [craft] Vůle { $value } vytištěná na kartě postavy se nepočítá.
       *[strength] Síla { $value } vytištěná na kartě postavy se nepočítá.
    }
    [counters] { $ability ->
        [craft] Ukazatele vůle v hodnotě { $value } se teď nepočítají.
       *[strength] Ukazatele síly v hodnotě { $value } se teď nepočítají.
    }
    [craft-value] Hodnota vůle { $value } se teď nepočítá.
    [toad] Hodnota ropuchy { $value } se teď nepočítá.
   *[other] bonus { $value }, který dává jako { $source }, se teď nepočítá.
}
ability-source-counters = ukazatele
ability-source-craft-value = hodnota vůle
ability-source-toad = ropucha
ability-source-object = předmět
ability-source-magic-object = kouzelný předmět
ability-source-follower = pomocník
ability-title = Síla, vůle a limity
