## duel.py
duel-goal-win = Hyökkääjän voitto
    .headline = { $likely ->
        [certain] Hyökkääjä voittaa varmasti.
        [almost] Hyökkääjä voittaa lähes varmasti.
        [impossible] Hyökkääjä ei voi voittaa.
       *[likely] Hyökkääjä voittaa { PERCENT($chance, maximumFractionDigits: 0) }:n todennäköisyydellä.
    }

choose-one-of-options = Valitse jokin näistä: { $options }.
on-this-space-of-the-inner = Tässä Sisäalueen ruudussa pelihahmot eivät hyökkää toistensa kimppuun kuten muualla.
name-another-space-the-crown-of = Anna jokin toinen ruutu; Herruuden Kruunulla on oma tilanteensa.
id-attacks-characters-in-battle-only = ”{ $id }” hyökkää pelihahmojen kimppuun vain taistelulla.
set-by-to-strength = Aseta ”by”-kentän arvoksi strength.
duel-title = Hyökkäys toisen pelihahmon kimppuun
result-attacker-wins = Hyökkääjä voittaa
    .wish = hyökkääjä voittaa
result-defender-wins = Puolustaja voittaa
    .wish = puolustaja voittaa
# A MEASURE of what the attack leaves; the attacker's other numbers follow it.
duel-word-life = hyökkääjän kuntopisteitä jäljellä
    .count = hyökkääjällä { $number } { number-lives }
# Prices of results that would have a side want to lose: what is wrong, and what to do. $results: their names.
these-prices-need-more-options = Taistelussa, jonka joku haluaa hävitä tai päättää tasatulokseen, on valintoja, joita tässä ei oteta huomioon.
give-prices-in-the-natural-order = Anna ensimmäiselle tulokselle suurin arvo ja viimeiselle pienin: { $results }. Jäljellä olevista kohtalomerkeistä ei saa vähentää pisteitä.
