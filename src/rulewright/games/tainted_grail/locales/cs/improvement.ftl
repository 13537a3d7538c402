## improvement.py

# $cards: the cards in the deck then, $out: how many of them may be taken out.
cards-in-the-deck-then-cards = { $cards ->
    [one] V balíčku pak bude { $cards } karta
    [few] V balíčku pak budou { $cards } karty
   *[other] V balíčku pak bude { $cards } karet
} a { $out ->
    [0] žádnou vyřadit nesmíte.
   *[other] vyřadit jich smíte { $out }.
}
# The headline. $cost: experience.
the-whole-plan-costs-cost-experience = Celý plán stojí { $cost } { cost-experience }.
# $lacking: how much of it is not there.
the-whole-plan-costs-cost-experience-lacking = Celý plán stojí { $cost } { cost-experience }, { $lacking ->
    [few] chybějí
   *[other] chybí
} vám { $lacking }.
# $left: what is left over, perhaps 0.
the-whole-plan-costs-cost-experience-left = Celý plán stojí { $cost } { cost-experience }, { $left ->
    [0] nezbude vám nic.
    [few] zbudou vám { $left }.
   *[other] zbude vám { $left }.
}
# $experience: what there is, $count: how many purchases, perhaps 0, $cost: what they cost, $left: what is left over.
the-best-for-experience-experience-purchases = { $count ->
    [0] Za { $experience } { $experience ->
        [one] zkušenost
        [few] zkušenosti
       *[other] zkušeností
    } z plánu nepořídíte nic.
   *[other] { $count ->
        [few] Nejvýhodnější jsou
       *[other] Nejvýhodnější je
    } { $count } vylepšení za { $cost } { cost-experience }, { $left ->
        [0] nezbude vám nic.
        [few] zbudou vám { $left }.
       *[other] zbude vám { $left }.
    }
}
# A step of a plan. $cost: what it costs, $total: what all steps so far cost.
a-card-for-a-deck-cost = Vylepšení balíčku stojí { $cost } { cost-experience }, zatím celkem { $total }.
# A step of a plan. $attribute: its name, $value: what it is raised to, here with a skill card; $cost, $total as above.
attribute-attribute-to-value-a-skill = Karta dovednosti, která zvýší { $attribute ->
    [agresivita] agresivitu
    [empatie] empatii
    [odvaha] odvahu
    [opatrnost] opatrnost
    [duchovnost] duchovnost
   *[other] praktičnost
} na { $value }, stojí { $cost } { cost-experience }, zatím celkem { $total }.
attribute-attribute-to-value-cost-together = Zvýšení { $attribute ->
    [agresivita] agresivity
    [empatie] empatie
    [odvaha] odvahy
    [opatrnost] opatrnosti
    [duchovnost] duchovnosti
   *[other] praktičnosti
} na { $value } stojí { $cost } { cost-experience }, zatím celkem { $total }.
what-the-next-point-costs = Následující ceny platí pro současný stav.
# A row of prices. $first, $second: a pair of attributes, $points: the points in both so far, $cost: what the next one
# costs.
pair-first-second-points-so-far = V { $first ->
    [agresivita] agresivitě
    [empatie] empatii
    [odvaha] odvaze
    [opatrnost] opatrnosti
    [duchovnost] duchovnosti
   *[other] praktičnosti
} a { $second ->
    [agresivita] agresivitě
    [empatie] empatii
    [odvaha] odvaze
    [opatrnost] opatrnosti
    [duchovnost] duchovnosti
   *[other] praktičnosti
} { $points ->
    [0] zatím nemáte žádný bod
    [one] máte teď dohromady { $points } bod
    [few] máte teď dohromady { $points } body
   *[other] máte teď dohromady { $points } bodů
}, { $points ->
    [0] první
   *[other] další
} stojí { $cost } { cost-experience }.
# $cost: experience, $look: how many cards are looked at.
a-card-for-a-deck-cost-experience = Vylepšení balíčku stojí { $cost } { cost-experience }, prohlédnete si { $look } { $look ->
    [one] kartu
    [few] karty
   *[other] karet
} a jednu si necháte.
attribute-points-wanted = { $attribute }: kolik bodů chcete
attribute-worth-of-a-point = { $attribute }: hodnota bodu
improvement-title = Zlepšování postavy
field-experience = Zkušenosti
improvement-field-cards = Karty do balíčků
field-worth--card = Hodnota karty
field-deck_size = Kolik karet je teď v balíčku
improvement-about = Kolik stojí další bod vlastnosti, kolik celý plán a co nejlepšího za zkušenosti pořídíte.
