## spell_draw.py

spell-draw-title = Taikojen nostaminen
result-drawn = Nostat haluamasi Taian
    .wish = nostat haluamasi Taian
result-not-drawn = Et nosta haluamaasi Taikaa
    .wish = et nosta haluamaasi Taikaa
spell-draw-goal-win = Halutun Taian nostaminen
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
spell-draw-fact-deck = Taikapakassa on { bounded } { $counted ->
    [one] kortti
   *[other] korttia
}
    .if = { and }{ spell-draw-fact-deck }{ joint }
    .step = { $value ->
        [one] pakassa { $value } kortti
       *[other] pakassa { $value } korttia
    }
spell-draw-fact-reshuffled = pakkaan sekoitetaan { bounded } { $counted ->
    [one] poistettu Taika
   *[other] poistettua Taikaa
}
    .if = { and }{ spell-draw-fact-reshuffled }{ joint }
spell-draw-fact-limit = sinulla saa olla enintään { $value } { value-spells }
    .if = { and }{ spell-draw-fact-limit }{ joint }
    .step = enintään { $value } { value-spells }
spell-draw-fact-held = { $value ->
    [0] sinulla ei ole Taikoja
    [one] sinulla on { $value } Taika
   *[other] sinulla on { $value } Taikaa
}
    .if = { $value ->
        [0] { and-you-have-no } Taikoja
       *[other] { and-you-have }{ bounded } { $counted ->
            [one] Taika
           *[other] Taikaa
        }
    }{ joint }
    .step = kädessä { $value } { value-spells }
spell-draw-word-wanted-spell = haluttu Taika
spell-draw-word-other-spell = jokin muu Taika
spell-draw-word-wanted = haluttuja Taikoja
    .count = { $number ->
        [one] { $number } haluttu Taika
       *[other] { $number } haluttua Taikaa
    }
spell-draw-word-spells = nostettuja Taikoja
    .count = { $number ->
        [one] { $number } nostettu Taika
       *[other] { $number } nostettua Taikaa
    }
