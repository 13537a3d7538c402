## spell_draw.py

drawing-spells = Líznutí zaklínadla
you-draw-a-wanted-spell = Líznete si žádané zaklínadlo
you-draw-none-of-them = Žádané zaklínadlo si nelíznete
draw-a-wanted-spell = Získat hledané zaklínadlo
    .headline = { $likely ->
        [certain] Hledané zaklínadlo jistě získáte.
        [impossible] Hledané zaklínadlo získat nemůžete.
       *[likely] Hledané zaklínadlo získáte s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
the-spell-deck-has-copies = Karta „{ $spell }“ { $copies ->
        [one] je ve hře jen jednou
       *[other] je ve hře jen { $copies }krát
    }.
take-out-what-is-too-many = Vyjměte, co je navíc.
only-so-many-spells-are-unseen = Zaklínadel, která jste neviděli, je jen { $number }.
make-hidden-smaller = Zmenšete „hidden“.
# FACTS and MEASURES, as in wording.ftl.
cards-in-the-spell-deck-value = { $value ->
    [one] v balíčku zaklínadel je { $value } karta
    [few] v balíčku zaklínadel jsou { $value } karty
   *[other] v balíčku zaklínadel je { $value } karet
}
discarded-spells-shuffled-value = { $value ->
    [one] zamíchá se { $value } odložené zaklínadlo
    [few] zamíchají se { $value } odložená zaklínadla
   *[other] zamíchá se { $value } odložených zaklínadel
}
spells-at-most-value = { $value ->
    [one] smíte mít nejvýše { $value } zaklínadlo
    [few] smíte mít nejvýše { $value } zaklínadla
   *[other] smíte mít nejvýše { $value } zaklínadel
}
spells-in-hand-value = { $value ->
    [0] nemáte žádné zaklínadlo
    [one] máte { $value } zaklínadlo
    [few] máte { $value } zaklínadla
   *[other] máte { $value } zaklínadel
}
a-wanted-spell = žádané zaklínadlo
another-spell = jiné zaklínadlo
wanted-spells-drawn = získaná hledaná zaklínadla
    .count = { $number ->
        [one] { $number } získané hledané zaklínadlo
        [few] { $number } získaná hledaná zaklínadla
        [many] { $number } získaného hledaného zaklínadla
       *[other] { $number } získaných hledaných zaklínadel
    }
spells-drawn = získaná zaklínadla
    .count = { $number ->
        [one] { $number } získané zaklínadlo
        [few] { $number } získaná zaklínadla
        [many] { $number } získaného zaklínadla
       *[other] { $number } získaných zaklínadel
    }
