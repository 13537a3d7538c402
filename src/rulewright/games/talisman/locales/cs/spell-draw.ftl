## spell_draw.py

drawing-spells = Líznutí zaklínadla
you-draw-a-wanted-spell = Líznete si žádané zaklínadlo
you-draw-none-of-them = Žádané zaklínadlo si nelíznete
draw-a-wanted-spell = Líznout si žádané zaklínadlo
the-spell-deck-has-copies = Karta „{ $spell }“ { $copies ->
        [one] je ve hře jen jednou
       *[other] je ve hře jen { $copies }krát
    }.
take-out-what-is-too-many = Vyjměte, co je navíc.
only-so-many-spells-are-unseen = Zaklínadel, která jste neviděli, je jen { $number }.
make-hidden-smaller = Zmenšete „hidden“.
cards-in-the-spell-deck-value = karet v balíčku zaklínadel: { $value }
discarded-spells-shuffled-value = zamíchaná odložená zaklínadla: { $value }
spells-at-most-value = zaklínadel nejvýše { $value }
spells-in-hand-value = zaklínadel v ruce: { $value }
a-wanted-spell = žádané zaklínadlo
another-spell = jiné zaklínadlo
wanted-spells-drawn = líznutá žádaná zaklínadla
spells-drawn = líznutá zaklínadla
