## crown.py
win-on-the-crown = Voitto
    .headline = { $likely ->
        [certain] Jäät Herruuden Kruunulla varmasti henkiin.
        [impossible] Et voi jäädä henkiin Herruuden Kruunulla.
       *[likely] Jäät Herruuden Kruunulla henkiin todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }

whoever-may-evade-every-attack-in = Joka saa väistää kaikki psyykkiset hyökkäykset, ei joudu koskaan häviämään: kaksintaistelu ei ehkä päättyisi.
leave-out-the-craft-or-let = Jätä Taito antamatta tai kiellä väistäminen.
with-fate-on-both-sides-it = Kun molemmilla on kohtaloa, on väliä sillä, kumpi hyökkää: jos kumpikin saa väistää, kaksintaistelu ei ehkä päättyisi.
leave-out-the-fate-of-one = Jätä toisen kohtalo pois tai älä salli kenenkään väistää.
there-are-more-characters-left-than = Pelihahmoja on jäljellä enemmän kuin pelin aloittaneita pelaajia.
count-the-caster-and-everybody-in = Laske pelaajiin Herruustaian taikova pelihahmo ja kaikki kentän ”others” pelihahmot.
fate-and-hero-fate-give-different = Kentissä ”fate” ja ”hero.fate” on eri luvut.
two-characters-on-the-crown-of = Kaksi pelihahmoa Herruuden Kruunulla
you-survive = Jäät henkiin
the-other-survives = Toinen jää henkiin
command-spell = Herruustaika
all-others-are-out-of-the = Kaikki muut ovat pudonneet pelistä
not-yet = Ei vielä
put-all-others-out-of-the = Kaikkien muiden pudottaminen pelistä pian
    .headline = { $likely ->
        [certain] Pudotat kaikki muut pelistä varmasti.
        [impossible] Et voi pudottaa kaikkia muita pelistä tässä ajassa.
       *[likely] Pudotat kaikki muut pelistä ajoissa todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }
n-1-fate-token-more = Kun kohtalomerkkejä on 1 enemmän
without-your-last-fate-token = Ilman viimeistä kohtalomerkkiä
