## improvement.py

# $cards: the cards in the deck then, $out: how many of them may be taken out.
cards-in-the-deck-then-cards = { $out ->
    [0] Lopulta pakassa on { $cards } korttia, eikä niistä saa ottaa pois yhtään.
   *[other] Lopulta pakassa on { $cards } korttia, ja niistä saa ottaa pois { $out }.
}
# The headline. $cost: experience.
the-whole-plan-costs-cost-experience = { $cost ->
    [one] Koko suunnitelma maksaa { $cost } kokemuspisteen.
   *[other] Koko suunnitelma maksaa { $cost } kokemuspistettä.
}
# $lacking: how much of it is not there.
the-whole-plan-costs-cost-experience-lacking = { $cost ->
    [one] Koko suunnitelma maksaa { $cost } kokemuspisteen; sinulta puuttuu { $lacking }.
   *[other] Koko suunnitelma maksaa { $cost } kokemuspistettä; sinulta puuttuu { $lacking }.
}
# $left: what is left over, perhaps 0.
the-whole-plan-costs-cost-experience-left = { $cost ->
    [one] Koko suunnitelma maksaa { $cost } kokemuspisteen; { $left ->
            [0] sinulle ei jää mitään.
           *[other] sinulle jää { $left }.
        }
   *[other] Koko suunnitelma maksaa { $cost } kokemuspistettä; { $left ->
            [0] sinulle ei jää mitään.
           *[other] sinulle jää { $left }.
        }
}
# $experience: what there is, $count: how many purchases, perhaps 0, $cost: what they cost, $left: what is left over.
the-best-for-experience-experience-purchases = { $count ->
    [0] { $experience ->
        [0] Ilman kokemusta et voi vielä ostaa suunnitelmasta mitään.
       *[other] Kokemuksesi ({ $experience }) ei riitä vielä mihinkään suunnitelman kohtaan.
    }
    [one] Osta suunnitelmasta { $count } kohta; se maksaa { $cost } { cost-points }, { and-what-is-left }
   *[other] Osta suunnitelmasta { $count } kohtaa; ne maksavat { $cost } kokemuspistettä, { and-what-is-left }
}
# A step of a plan. $cost: what it costs, $total: what all steps so far cost.
a-card-for-a-deck-cost = Uusi kortti pakkaan maksaa { $cost } { cost-points }, yhteensä { $total }.
# A step of a plan. $attribute: its name, $value: what it is raised to, here with a skill card; $cost, $total as above.
attribute-attribute-to-value-a-skill = { attribute-object } nostaminen arvoon { $value } taitokortilla maksaa { $cost } { cost-points }, yhteensä { $total }.
attribute-attribute-to-value-cost-together = { attribute-object } nostaminen arvoon { $value } maksaa { $cost } { cost-points }, yhteensä { $total }.
what-the-next-point-costs = Nykyisillä ominaisuuksillasi hinnat ovat seuraavat.
# A row of prices. $first, $second: a pair of attributes, $points: the points in both so far, $cost: what the next one
# costs.
pair-first-second-points-so-far = { $first ->
    [aggressiivisuus] Aggressiivisuuden
    [empatia] Empatian
    [hengellisyys] Hengellisyyden
    [rohkeus] Rohkeuden
    [varovaisuus] Varovaisuuden
   *[other] Käytännöllisyyden
} tai { $second ->
    [aggressiivisuus] aggressiivisuuden
    [empatia] empatian
    [hengellisyys] hengellisyyden
    [rohkeus] rohkeuden
    [varovaisuus] varovaisuuden
   *[other] käytännöllisyyden
} seuraava piste maksaa { $cost } { cost-points }; { $points ->
    [0] ominaisuusparissa ei ole vielä pisteitä.
    [one] ominaisuusparissa on nyt { $points } piste.
   *[other] ominaisuusparissa on nyt { $points } pistettä.
}
# $cost: experience, $look: how many cards are looked at.
a-card-for-a-deck-cost-experience = Uusi kortti pakkaan maksaa { $cost } { cost-points }; katsot { $look } korttia ja pidät yhden.
attribute-points-wanted = { $attribute }: toivotut pisteet
attribute-worth-of-a-point = { $attribute }: pisteen arvo
improvement-title = Hahmon kehittäminen
field-experience = Kokemus
improvement-field-cards = Kortit pakkoihin
field-worth--card = Kortin arvo
field-deck_size = Kortteja pakassa nyt
improvement-about = Mitä ominaisuuden seuraava piste ja koko suunnitelma maksavat ja mihin kokemus kannattaa käyttää.
