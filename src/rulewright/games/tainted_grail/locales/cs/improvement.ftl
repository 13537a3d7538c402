## improvement.py

an-attribute-has-2-markers-at = Vlastnost má nejvýše 2 kostičky; jsou-li uvedeny „skills“, udává „attributes“ kostičky.
count-each-skill-card-once-there = Každou dovednost počítejte jen jednou, tam, nebo tady.
# $cards: the cards in the deck then, $out: how many of them may be taken out.
cards-in-the-deck-then-cards = { $out ->
    [0] V balíčku pak bude { $cards } karet a vyřadit se nesmí žádná.
   *[other] V balíčku pak bude { $cards } karet a vyřadit jich smíte { $out }.
}
# The headline. $cost: experience.
the-whole-plan-costs-cost-experience = { $cost ->
    [one] Celý plán stojí { $cost } zkušenost.
    [few] Celý plán stojí { $cost } zkušenosti.
   *[other] Celý plán stojí { $cost } zkušeností.
}
# $lacking: how much of it is not there.
the-whole-plan-costs-cost-experience-lacking = { $cost ->
    [one] Celý plán stojí { $cost } zkušenost; chybí vám { $lacking }.
    [few] Celý plán stojí { $cost } zkušenosti; chybí vám { $lacking }.
   *[other] Celý plán stojí { $cost } zkušeností; chybí vám jich { $lacking }.
}
# $left: what is left over, perhaps 0.
the-whole-plan-costs-cost-experience-left = { $cost ->
    [one] Celý plán stojí { $cost } zkušenost; zbude { $left }.
    [few] Celý plán stojí { $cost } zkušenosti; zbude { $left }.
   *[other] Celý plán stojí { $cost } zkušeností; zbude { $left }.
}
# $experience: what there is, $count: how many purchases, perhaps 0, $cost: what they cost, $left: what is left over.
the-best-for-experience-experience-purchases = { $count ->
    [0] Za { $experience } zkušeností z toho nekoupíte nic.
    [one] Za { $experience } zkušeností je nejlepší { $count } nákup za { $cost }; zbude { $left }.
    [few] Za { $experience } zkušeností jsou nejlepší { $count } nákupy za { $cost }; zbude { $left }.
   *[other] Za { $experience } zkušeností je nejlepších { $count } nákupů za { $cost }; zbude { $left }.
}
# A step of a plan. $cost: what it costs, $total: what all steps so far cost.
a-card-for-a-deck-cost = Karta do balíčku za { $cost }, celkem { $total }
# A step of a plan. $attribute: its name, $value: what it is raised to, here with a skill card; $cost, $total as above.
attribute-attribute-to-value-a-skill = { $attribute } na { $value } kartou dovednosti za { $cost }, celkem { $total }
attribute-attribute-to-value-cost-together = { $attribute } na { $value } za { $cost }, celkem { $total }
what-the-next-point-costs = Kolik stojí další bod:
# A row of prices. $first, $second: a pair of attributes, $points: the points in both so far, $cost: what the next one
# costs.
pair-first-second-points-so-far = { $points ->
    [one] { $first } nebo { $second }, zatím { $points } bod: { $cost } zkušeností
    [few] { $first } nebo { $second }, zatím { $points } body: { $cost } zkušeností
   *[other] { $first } nebo { $second }, zatím { $points } bodů: { $cost } zkušeností
}
# $cost: experience, $look: how many cards are looked at.
a-card-for-a-deck-cost-experience = Karta do balíčku: { $cost } zkušeností; prohlédnete si { $look } karty a jednu si necháte.
attribute-skill-cards = { $attribute }: dovednosti
attribute-points-wanted = { $attribute }: žádané body
attribute-worth-of-a-point = { $attribute }: hodnota bodu
character-improvement = Zlepšování postavy
experience-2 = Zkušenosti
cards-for-the-decks = Karty do balíčků
worth-of-a-card = Hodnota karty
cards-in-the-deck-now = Karet v balíčku nyní
what-the-next-point-of-an = Kolik stojí další bod vlastnosti, kolik celý plán a co nejlepšího se dá za zkušenosti koupit.
