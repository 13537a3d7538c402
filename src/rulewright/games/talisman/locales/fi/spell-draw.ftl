## spell_draw.py

drawing-spells = Taikojen nostaminen
you-draw-a-wanted-spell = Nostat haluamasi Taian
you-draw-none-of-them = Et nosta haluamaasi Taikaa
draw-a-wanted-spell = Halutun Taian nostaminen
the-spell-deck-has-copies = Korttia ”{ $spell }” on vain { $copies ->
        [one] yksi kappale
       *[other] { $copies } kappaletta
    }.
take-out-what-is-too-many = Poista liiat.
only-so-many-spells-are-unseen = Näkemättömiä Taikoja on vain { $number }.
make-hidden-smaller = Pienennä kenttää ”hidden”.
cards-in-the-spell-deck-value = kortteja Taikapakassa { $value }
discarded-spells-shuffled-value = sekoitettuja poistettuja Taikoja { $value }
spells-at-most-value = Taikoja enintään { $value }
spells-in-hand-value = Taikoja kädessä { $value }
a-wanted-spell = haluttu Taika
another-spell = jokin muu Taika
wanted-spells-drawn = haluttuja Taikoja
spells-drawn = nostettuja Taikoja
