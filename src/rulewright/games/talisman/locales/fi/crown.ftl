## crown.py
win-on-the-crown = Voitto
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
fate-and-hero-fate-give-different = Kentissä ”fate” ja ”hero.fate” on eri luvut.
two-characters-on-the-crown-of = Kaksi pelihahmoa Herruuden Kruunulla
you-survive = Voitat kamppailun
    .wish = voitat kamppailun
the-other-survives = Toinen pelaaja voittaa kamppailun
    .wish = toinen pelaaja voittaa kamppailun
command-spell = Herruustaika
all-others-are-out-of-the = Voitat pelin
    .wish = voitat pelin
not-yet = Et voita vielä
    .wish = et voita vielä
put-all-others-out-of-the = Pelin voittaminen pian
    .headline = { $likely ->
        [impossible] Et voi voittaa peliä{ within-turns-not }.
       *[likely] Voitat pelin{ within-turns }{ so-surely }{ on-average }.
    }
n-1-fate-token-more = 1 kohtalomerkki lisää
without-your-last-fate-token = 1 kohtalomerkki vähemmän
