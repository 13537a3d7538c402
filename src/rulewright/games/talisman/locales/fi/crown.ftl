## crown.py
win-on-the-crown = Voitto
    .headline = { $likely ->
        [certain] Voitat kamppailun Kruunusta varmasti.
        [almost] Voitat kamppailun Kruunusta lähes varmasti.
        [impossible] Et voi voittaa kamppailua Kruunusta.
       *[likely] Voitat kamppailun Kruunusta { PERCENT($chance, maximumFractionDigits: 0) }:n todennäköisyydellä.
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
        [certain] { $rounds ->
            [0] Voitat pelin varmasti, keskimäärin { NUMBER($turns, maximumFractionDigits: 1) } pelivuorossa.
            [1] Voitat pelin tällä pelivuorolla varmasti.
           *[other] Voitat pelin { $rounds } pelivuorossa varmasti.
        }
        [almost] { $rounds ->
            [0] Voitat pelin lähes varmasti.
            [1] Voitat pelin tällä pelivuorolla lähes varmasti.
           *[other] Voitat pelin { $rounds } pelivuorossa lähes varmasti.
        }
        [impossible] { $rounds ->
            [0] Et voi voittaa peliä.
            [1] Et voi voittaa peliä vielä tällä pelivuorolla.
           *[other] Et voi voittaa peliä { $rounds } pelivuorossa.
        }
       *[likely] { $rounds ->
            [0] Voitat pelin { PERCENT($chance, maximumFractionDigits: 0) }:n todennäköisyydellä.
            [1] Voitat pelin tällä pelivuorolla { PERCENT($chance, maximumFractionDigits: 0) }:n todennäköisyydellä.
           *[other] Voitat pelin { $rounds } pelivuorossa { PERCENT($chance, maximumFractionDigits: 0) }:n todennäköisyydellä.
        }
    }
n-1-fate-token-more = 1 kohtalomerkki lisää
without-your-last-fate-token = 1 kohtalomerkki vähemmän
