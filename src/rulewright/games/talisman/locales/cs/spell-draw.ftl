## spell_draw.py

spell-draw-title = Získávání zaklínadel
result-drawn = Vezmete si hledané zaklínadlo
    .wish = { si-before }{ $likely ->
        [impossible] vzít
       *[likely] vezmete
    }{ si-after } hledané zaklínadlo{ cannot }
result-not-drawn = Hledané zaklínadlo si nevezmete
    .wish = { $likely ->
        [impossible] hledané zaklínadlo si určitě vezmete
       *[likely] { $follows ->
            [word] si hledané zaklínadlo nevezmete
           *[none] hledané zaklínadlo si nevezmete
        }
    }
spell-draw-goal-win = Vzít si hledané zaklínadlo
    .headline = { $likely ->
        [certain] Určitě si vezmete hledané zaklínadlo.
        [almost] Hledané zaklínadlo si téměř jistě vezmete.
        [impossible] Hledané zaklínadlo si vzít nemůžete.
       *[likely] Hledané zaklínadlo si vezmete s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
the-spell-deck-has-copies = Karta „{ $spell }“ { $copies ->
        [one] je ve hře jen jednou
       *[other] je ve hře jen { $copies }krát
    }.
take-out-what-is-too-many = Odstraňte, co je navíc.
only-so-many-spells-are-unseen = { $number ->
    [0] Viděli jste už všechna zaklínadla.
    [one] Zbývá jen { $number } zaklínadlo, které jste neviděli.
    [few] Zbývají jen { $number } zaklínadla, která jste neviděli.
   *[other] Zbývá jen { $number } zaklínadel, která jste neviděli.
}
make-hidden-smaller = Zmenšete „hidden“.
# FACTS and MEASURES, as in wording.ftl.
spell-draw-fact-deck = { $value ->
    [0] balíček zaklínadel je prázdný
    [one] v balíčku zaklínadel je { $value } karta
    [few] v balíčku zaklínadel jsou { $value } karty
   *[other] v balíčku zaklínadel je { $value } karet
}
    .label = { $value ->
        [0] prázdný balíček zaklínadel
        [one] { $value } karta v balíčku zaklínadel
        [few] { $value } karty v balíčku zaklínadel
       *[other] { $value } karet v balíčku zaklínadel
    }
spell-draw-fact-reshuffled = { $value ->
    [one] zamíchá se { $value } odložené zaklínadlo
    [few] zamíchají se { $value } odložená zaklínadla
   *[other] zamíchá se { $value } odložených zaklínadel
}
spell-draw-fact-limit = { $value ->
    [0] nesmíte mít žádné zaklínadlo
    [one] smíte mít nejvýše { $value } zaklínadlo
    [few] smíte mít nejvýše { $value } zaklínadla
   *[other] smíte mít nejvýše { $value } zaklínadel
}
    .label = limit { $value }
spell-draw-fact-held = { $value ->
    [0] nemáte žádné zaklínadlo
    [one] máte { $value } zaklínadlo
    [few] máte { $value } zaklínadla
   *[other] máte { $value } zaklínadel
}
    .label = { $value ->
        [0] žádné zaklínadlo v ruce
        [one] { $value } zaklínadlo v ruce
        [few] { $value } zaklínadla v ruce
       *[other] { $value } zaklínadel v ruce
    }
spell-draw-word-wanted-spell = hledané zaklínadlo
spell-draw-word-other-spell = jiné zaklínadlo
spell-draw-word-wanted = získaná hledaná zaklínadla
    .count = { $number ->
        [one] { $number } hledané zaklínadlo
        [few] { $number } hledaná zaklínadla
        [many] { $number } hledaného zaklínadla
       *[other] { $number } hledaných zaklínadel
    }
spell-draw-word-spells = získaná zaklínadla
    .count = { $number ->
        [one] { $number } získané zaklínadlo
        [few] { $number } získaná zaklínadla
        [many] { $number } získaného zaklínadla
       *[other] { $number } získaných zaklínadel
    }
