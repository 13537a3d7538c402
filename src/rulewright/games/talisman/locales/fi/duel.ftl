## duel.py
win-as-attacker = Voitto
    .headline = { $likely ->
        [certain] Hyökkääjä voittaa varmasti.
        [impossible] Hyökkääjä ei voi voittaa.
       *[likely] Hyökkääjä voittaa todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }

choose-one-of-options = Valitse jokin näistä: { $options }.
give-it-a-value = Anna sille arvo.
on-this-space-of-the-inner = Tässä Sisäalueen ruudussa pelihahmot eivät hyökkää toistensa kimppuun kuten muualla.
name-another-space-the-crown-of = Anna jokin toinen ruutu; Herruuden Kruunulla on oma tilanteensa.
id-attacks-characters-in-battle-only = ”{ $id }” hyökkää pelihahmojen kimppuun vain taistelulla.
set-by-to-strength = Aseta ”by”-kentän arvoksi strength.
attack-on-another-character = Hyökkäys toisen pelihahmon kimppuun
the-attacker-wins = Hyökkääjä voittaa
the-defender-wins = Puolustaja voittaa
