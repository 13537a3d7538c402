## improvement.py

an-attribute-has-2-markers-at = Ominaisuudella on enintään 2 merkkiä; kun ”skills” on annettu, ”attributes” on merkkien määrä.
count-each-skill-card-once-there = Laske kukin taitokortti vain kerran: siellä tai täällä.
# $cards: the cards in the deck then, $out: how many of them may be taken out.
cards-in-the-deck-then-cards = { $out ->
    [0] Pakassa on sitten { $cards } korttia, eikä niistä saa ottaa pois yhtään.
   *[other] Pakassa on sitten { $cards } korttia, ja niistä saa ottaa pois { $out }.
}
# The headline. $cost: experience.
the-whole-plan-costs-cost-experience = { $cost ->
    [one] Koko suunnitelma maksaa { $cost } kokemuspisteen.
   *[other] Koko suunnitelma maksaa { $cost } kokemuspistettä.
}
# $lacking: how much of it is not there.
the-whole-plan-costs-cost-experience-lacking = { $cost ->
    [one] Koko suunnitelma maksaa { $cost } kokemuspisteen; siitä puuttuu { $lacking }.
   *[other] Koko suunnitelma maksaa { $cost } kokemuspistettä; niistä puuttuu { $lacking }.
}
# $left: what is left over, perhaps 0.
the-whole-plan-costs-cost-experience-left = { $cost ->
    [one] Koko suunnitelma maksaa { $cost } kokemuspisteen; yli jää { $left }.
   *[other] Koko suunnitelma maksaa { $cost } kokemuspistettä; yli jää { $left }.
}
# $experience: what there is, $count: how many purchases, perhaps 0, $cost: what they cost, $left: what is left over.
the-best-for-experience-experience-purchases = { $count ->
    [0] Kokemuspisteillä ({ $experience }) ei saa siitä mitään.
    [one] Parasta { $experience } kokemuspisteellä on { $count } osto hintaan { $cost }; yli jää { $left }.
   *[other] Parasta { $experience } kokemuspisteellä on { $count } ostoa hintaan { $cost }; yli jää { $left }.
}
# A step of a plan. $cost: what it costs, $total: what all steps so far cost.
a-card-for-a-deck-cost = Kortti pakkaan hintaan { $cost }, yhteensä { $total }
# A step of a plan. $attribute: its name, $value: what it is raised to, here with a skill card; $cost, $total as above.
attribute-attribute-to-value-a-skill = { $attribute } arvoon { $value } taitokortilla hintaan { $cost }, yhteensä { $total }
attribute-attribute-to-value-cost-together = { $attribute } arvoon { $value } hintaan { $cost }, yhteensä { $total }
what-the-next-point-costs = Mitä seuraava piste maksaa:
# A row of prices. $first, $second: a pair of attributes, $points: the points in both so far, $cost: what the next one
# costs.
pair-first-second-points-so-far = { $points ->
    [one] { $first } tai { $second }, nyt { $points } piste: { $cost } kokemuspistettä
   *[other] { $first } tai { $second }, nyt { $points } pistettä: { $cost } kokemuspistettä
}
# $cost: experience, $look: how many cards are looked at.
a-card-for-a-deck-cost-experience = Kortti pakkaan: { $cost } kokemuspistettä; katsot { $look } korttia ja pidät yhden.
attribute-skill-cards = { $attribute }: taitokortit
attribute-points-wanted = { $attribute }: toivotut pisteet
attribute-worth-of-a-point = { $attribute }: pisteen arvo
character-improvement = Hahmon kehittäminen
experience-2 = Kokemus
cards-for-the-decks = Kortit pakkoihin
worth-of-a-card = Kortin arvo
cards-in-the-deck-now = Kortteja pakassa nyt
what-the-next-point-of-an = Mitä ominaisuuden seuraava piste ja koko suunnitelma maksavat ja mikä on parasta, mitä kokemuksella saa.
