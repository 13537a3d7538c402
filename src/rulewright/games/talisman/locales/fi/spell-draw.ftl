## spell_draw.py

drawing-spells = Taikojen nostaminen
you-draw-a-wanted-spell = Nostat haluamasi Taian
    .wish = nostat haluamasi Taian
you-draw-none-of-them = Et nosta haluamaasi Taikaa
    .wish = et nosta haluamaasi Taikaa
draw-a-wanted-spell = Halutun Taian nostaminen
    .headline = { $likely ->
        [certain] Nostat haluamasi Taian varmasti.
        [almost] Nostat haluamasi Taian lähes varmasti.
        [impossible] Et voi nostaa haluamaasi Taikaa.
       *[likely] Nostat haluamasi Taian { PERCENT($chance, maximumFractionDigits: 0) }:n todennäköisyydellä.
    }
the-spell-deck-has-copies = { $copies ->
    [one] Korttia ”{ $spell }” on Taikapakassa vain yksi.
   *[other] Korttia ”{ $spell }” on Taikapakassa vain { $copies }.
}
take-out-what-is-too-many = Poista ylimääräiset.
only-so-many-spells-are-unseen = { $number ->
    [one] Tuntemattomia Taikoja on enää { $number }.
   *[other] Tuntemattomia Taikoja on enää { $number }.
}
make-hidden-smaller = Pienennä kentän ”hidden” lukua.
# FACTS and MEASURES, as in wording.ftl.
cards-in-the-spell-deck-value = Taikapakassa on { bounded } { $open ->
    [up] { $low ->
        [one] kortti
       *[other] korttia
    }
   *[no] { $value ->
        [one] kortti
       *[other] korttia
    }
}
    .if = { and }{ cards-in-the-spell-deck-value }{ joint }
    .step = { $value ->
        [one] pakassa { $value } kortti
       *[other] pakassa { $value } korttia
    }
discarded-spells-shuffled-value = pakkaan sekoitetaan { bounded } { $open ->
    [up] { $low ->
        [one] poistettu Taika
       *[other] poistettua Taikaa
    }
   *[no] { $value ->
        [one] poistettu Taika
       *[other] poistettua Taikaa
    }
}
    .if = { and }{ discarded-spells-shuffled-value }{ joint }
spells-at-most-value = sinulla saa olla enintään { $value } { value-spells }
    .if = { and }{ spells-at-most-value }{ joint }
    .step = enintään { $value } { value-spells }
spells-in-hand-value = { $value ->
    [0] sinulla ei ole Taikoja
    [one] sinulla on { $value } Taika
   *[other] sinulla on { $value } Taikaa
}
    .if = { $value ->
        [0] { and-you-have-no } Taikoja
       *[other] { and-you-have }{ bounded } { $open ->
            [up] { $low ->
                [one] Taika
               *[other] Taikaa
            }
           *[no] { value-spells }
        }
    }{ joint }
    .step = kädessä { $value } { value-spells }
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
