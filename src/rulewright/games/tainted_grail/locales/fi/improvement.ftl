## improvement.py

an-attribute-has-2-markers-at = Ominaisuudella on enintään 2 merkkiä; kun ”skills” on annettu, ”attributes” on merkkien määrä.
count-each-skill-card-once-there = Laske kukin taitokortti vain kerran: siellä tai täällä.
cards-in-the-deck-then-cards = Kortteja pakassa sen jälkeen: { $cards }; pois saa ottaa: { $out }.
the-whole-plan-costs-cost-experience = Koko suunnitelma maksaa kokemusta: { $cost }.
the-whole-plan-costs-cost-experience-lacking = Koko suunnitelma maksaa kokemusta: { $cost }; puuttuu: { $lacking }.
the-whole-plan-costs-cost-experience-left = Koko suunnitelma maksaa kokemusta: { $cost }; yli jää: { $left }.
the-best-for-experience-experience-purchases = Paras kokemuksella { $experience }: ostoja { $count }, hinta { $cost }, yli jää { $left }.
a-card-for-a-deck-cost = Kortti pakkaan: { $cost }, yhteensä { $total }.
attribute-attribute-to-value-a-skill = Ominaisuus { $attribute } arvoon { $value }, taitokortti: { $cost }, yhteensä { $total }.
attribute-attribute-to-value-cost-together = Ominaisuus { $attribute } arvoon { $value }: { $cost }, yhteensä { $total }.
what-the-next-point-costs = Mitä seuraava piste maksaa:
pair-first-second-points-so-far = Pari { $first } / { $second }, pisteitä tähän asti { $points }: kokemus { $cost }.
a-card-for-a-deck-cost-experience = Kortti pakkaan: kokemus { $cost }; katsot { $look } korttia ja pidät 1.
attribute-skill-cards = { $attribute }: taitokortit
attribute-points-wanted = { $attribute }: toivotut pisteet
attribute-worth-of-a-point = { $attribute }: pisteen arvo
character-improvement = Hahmon kehittäminen
experience-2 = Kokemus
cards-for-the-decks = Kortit pakkoihin
worth-of-a-card = Kortin arvo
cards-in-the-deck-now = Kortteja pakassa nyt
what-the-next-point-of-an = Mitä ominaisuuden seuraava piste ja koko suunnitelma maksavat ja mikä on parasta, mitä kokemuksella saa.
