## improvement.py

an-attribute-has-2-markers-at = Vlastnost má nejvýše 2 kostičky; jsou-li uvedeny „skills“, udává „attributes“ kostičky.
count-each-skill-card-once-there = Každou dovednost počítejte jen jednou, tam, nebo tady.
cards-in-the-deck-then-cards = Karet v balíčku poté: { $cards }; lze jich vyřadit: { $out }.
the-whole-plan-costs-cost-experience = Celý plán stojí zkušenosti: { $cost }.
the-whole-plan-costs-cost-experience-lacking = Celý plán stojí zkušenosti: { $cost }; chybí: { $lacking }.
the-whole-plan-costs-cost-experience-left = Celý plán stojí zkušenosti: { $cost }; zbude: { $left }.
the-best-for-experience-experience-purchases = Nejlepší za zkušenosti { $experience }: nákupů { $count }, cena { $cost }, zbude { $left }.
a-card-for-a-deck-cost = Karta do balíčku: { $cost }, celkem { $total }.
attribute-attribute-to-value-a-skill = Vlastnost { $attribute } na { $value }, dovednost: { $cost }, celkem { $total }.
attribute-attribute-to-value-cost-together = Vlastnost { $attribute } na { $value }: { $cost }, celkem { $total }.
what-the-next-point-costs = Kolik stojí další bod:
pair-first-second-points-so-far = Dvojice { $first } / { $second }, zatím bodů { $points }: zkušenosti { $cost }.
a-card-for-a-deck-cost-experience = Karta do balíčku: zkušenosti { $cost }; prohlédnete si { $look } karty a 1 si necháte.
attribute-skill-cards = { $attribute }: dovednosti
attribute-points-wanted = { $attribute }: žádané body
attribute-worth-of-a-point = { $attribute }: hodnota bodu
character-improvement = Zlepšování postavy
experience-2 = Zkušenosti
cards-for-the-decks = Karty do balíčků
worth-of-a-card = Hodnota karty
cards-in-the-deck-now = Karet v balíčku nyní
what-the-next-point-of-an = Kolik stojí další bod vlastnosti, kolik celý plán a co nejlepšího se dá za zkušenosti koupit.
