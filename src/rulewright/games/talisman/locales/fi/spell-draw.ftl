## spell_draw.py

drawing-spells = Taikojen nostaminen
you-draw-a-wanted-spell = Nostat haluamasi Taian
you-draw-none-of-them = Et nosta haluamaasi Taikaa
draw-a-wanted-spell = Halutun Taian nostaminen
    .headline = { $likely ->
        [certain] Nostat haluamasi Taian varmasti.
        [impossible] Et voi nostaa haluamaasi Taikaa.
       *[likely] Nostat haluamasi Taian todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }
the-spell-deck-has-copies = Korttia ”{ $spell }” on vain { $copies ->
        [one] yksi kappale
       *[other] { $copies } kappaletta
    }.
take-out-what-is-too-many = Poista liiat.
only-so-many-spells-are-unseen = Näkemättömiä Taikoja on vain { $number }.
make-hidden-smaller = Pienennä kenttää ”hidden”.
# FACTS and MEASURES, as in wording.ftl.
cards-in-the-spell-deck-value = { $value ->
    [one] Taikapakassa on { $value } kortti
   *[other] Taikapakassa on { $value } korttia
}
discarded-spells-shuffled-value = { $value ->
    [one] sekoitetaan { $value } poistettu Taika
   *[other] sekoitetaan { $value } poistettua Taikaa
}
spells-at-most-value = { $value ->
    [one] sinulla saa olla enintään { $value } Taika
   *[other] sinulla saa olla enintään { $value } Taikaa
}
spells-in-hand-value = { $value ->
    [0] sinulla ei ole Taikoja
    [one] sinulla on { $value } Taika
   *[other] sinulla on { $value } Taikaa
}
a-wanted-spell = haluttu Taika
another-spell = jokin muu Taika
wanted-spells-drawn = haluttuja Taikoja
    .count = { $number ->
        [one] { $number } haluttu Taika
       *[other] { $number } haluttua Taikaa
    }
spells-drawn = nostettuja Taikoja
    .count = { $number ->
        [one] { $number } nostettu Taika
       *[other] { $number } nostettua Taikaa
    }
