## crown.py
crown-duel-goal-win = Voitto
    .headline = { $likely ->
        [impossible] Et voi voittaa kamppailua Kruunusta.
       *[likely] Voitat kamppailun Kruunusta{ so-surely }.
    }

whoever-may-evade-every-attack-in = Joka saa väistää kaikki psyykkiset hyökkäykset, ei koskaan häviä: kamppailu ei ehkä päättyisi.
leave-out-the-craft-or-let = Jätä Taito antamatta tai kiellä väistäminen.
with-fate-on-both-sides-it = Kun molemmilla on kohtaloa, on väliä sillä, kumpi hyökkää: jos kumpikin saa väistää, kamppailu ei ehkä päättyisi.
leave-out-the-fate-of-one = Jätä toisen osapuolen kohtalo antamatta tai kiellä molemmilta väistäminen.
there-are-more-characters-left-than = Pelihahmoja on jäljellä enemmän kuin pelin aloittaneita pelaajia.
count-the-caster-and-everybody-in = Laske pelaajiin Herruustaian käyttäjä ja kaikki kentän ”others” pelihahmot.
crown-duel-title = Kaksi pelihahmoa Herruuden Kruunulla
result-hero-survives = Voitat kamppailun
    .wish = voitat kamppailun
result-other-survives = Toinen pelaaja voittaa kamppailun
    .wish = toinen pelaaja voittaa kamppailun
command-spell-title = Herruustaika
result-all-out = Voitat pelin
    .wish = voitat pelin
command-spell-result-not-yet = Et voita vielä
    .wish = et voita vielä
command-spell-goal-win = Pelin voittaminen pian
    .headline = { $likely ->
        [impossible] Et voi voittaa peliä{ within-turns-not }.
       *[likely] Voitat pelin{ within-turns }{ so-surely }{ on-average }.
    }
n-1-fate-token-more = 1 kohtalomerkki lisää
without-your-last-fate-token = 1 kohtalomerkki vähemmän
