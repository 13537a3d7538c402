## ability.py

a-character-that-is-no-toad = Vain Rupikonna voi saada jotakin Rupikonnana.
set-toad-or-count-the-points = Aseta ”toad” tai laske pisteet kohtaan ”counters”.
the-character-uses-id-but-does = Pelihahmo käyttää korttia ”{ $id }”, mutta hänellä ei ole sitä.
add-it-to-the-cards = Lisää se kohtaan ”hero.cards” tai poista se kohdasta ”used”.
# $count: how many Spells the character may have (0 to 3).
spells-at-most-count = { $count ->
    [0] Sinulla ei saa olla Taikoja.
    [one] Sinulla saa olla enintään { $count } Taika.
   *[other] Sinulla saa olla enintään { $count } Taikaa.
}
# $count: how many Spells must be discarded (0, 2).
spells-to-discard-at-once-count = { $count ->
    [0] Taikoja ei tarvitse poistaa.
    [one] Poista heti { $count } Taika.
   *[other] Poista heti { $count } Taikaa.
}
# $count: how many Objects the character may carry.
objects-at-most-count = { $count ->
    [0] Et saa kantaa Esineitä.
    [one] Saat kantaa enintään { $count } Esineen.
   *[other] Saat kantaa enintään { $count } Esinettä.
}
# $count: how many Objects must be left (0, 2).
objects-to-leave-on-the-space = { $count ->
    [0] Esineitä ei tarvitse jättää enimmäismäärän vuoksi.
    [one] Jätä enimmäismäärän vuoksi heti ruutuusi { $count } Esine.
   *[other] Jätä enimmäismäärän vuoksi heti ruutuusi { $count } Esinettä.
}
# Said of a card, after its name and a colon.
may-not-be-kept = et saa pitää tätä korttia.
id-is-neither-an-object-nor = ”{ $id }” ei ole Esine eikä Seuralainen.
take-it-out = Poista se.
# $total: 8.
strength-in-all-total = Kokonaisvoimasi on { $total }.
craft-in-all-total = Kokonaistaitosi on { $total }.
ability-source-printed-value = painettu arvo
# One share of a total; of a card, after its name and a colon. $which: printed-value, counters, craft-value, toad, or the
# kind of a card: object, magic-object, follower. $source: that in words ("Follower"), $value: what it adds (2).
counts-source-value = { $which ->
    [printed-value] Pelihahmokortti antaa { $value } { value-points-object }
    [counters] { $ability ->
        [strength] Voimamerkit
       *[craft] Taitomerkit
    } antavat { $value } { value-points-object }
    [craft-value] Taitoarvo antaa { $value } { value-points-object }
    [toad] Rupikonnana sinulla on { $value } { value-points }
   *[other] { $source } antaa { $value } { value-points-object }
} { of-ability }.
# As `counts-source-value`, for what does not count now.
does-not-count-source-value = { $which ->
    [printed-value] Pelihahmokortin { $value } pistettä { of-ability }
    [counters] { $value } { $ability ->
        [strength] Voimamerkkiä
       *[craft] Taitomerkkiä
    }
    [craft-value] Taitoarvon { $value } pistettä { of-ability }
    [toad] Rupikonnan { $value } pistettä { of-ability }
   *[other] { $source } antaisi { $value } { value-points-object } { of-ability }, mutta sitä
} ei lasketa nyt.
ability-source-counters = pistelaskumerkit
ability-source-craft-value = Taitoarvo
ability-source-toad = Rupikonna
ability-source-object = Esine
ability-source-magic-object = Taikaesine
ability-source-follower = Seuralainen
ability-title = Voima, Taito ja enimmäismäärät
