## survival_lines.py

# The headline without days. $energy, $health, $terror, $food: where the markers stand and how much food there is.
now-energy-energy-health-health-terror = Energiasi on { $energy }, terveytesi { $health }{ terror-and-food }
# The headline. $day: how many days have passed; the rest as above.
after-day-day-energy-energy-health = { $day }. päivän jälkeen energiasi on { $energy }, terveytesi { $health }{ terror-and-food }
# $day: the day that costs too much. $energy, $health, $terror, $food: as above.
you-are-dying-on-day-day = Olet { $day }. päivänä kuolemaisillasi: terveytesi on 0.
the-card-dying-says-what-follows = Jatkon kertoo kortti Kuolemaisillaan, joten ennuste päättyy tähän.
the-plan-cannot-be-carried-out = Suunnitelma ei onnistu: { $day }. päivä maksaa liikaa.
day-day-before-the-rest-energy = { $day }. päivänä ennen lepoa energiasi on { $energy }, terveytesi { $health }{ terror-and-food }
exhausted-energy-is-on-a-red = Olet uupunut, sillä energiasi on punaisessa ruudussa.
# $terror: where it is, $limit: the highest terror without panic.
panic-in-combat-and-diplomacy-terror = Olet taistelussa ja diplomatiassa paniikissa, sillä kauhusi on { $terror } eikä saisi olla yli { $limit }.
going-insane-terror-is-on-a = Järkesi pettää, sillä kauhusi on punaisessa ruudussa. Unien paikassa luet unen sijasta painajaisen.
dying-no-health-is-left-the = Olet kuolemaisillasi, sillä terveyttä ei ole jäljellä. Jatkon kertoo kortti Kuolemaisillaan, joten ennuste päättyy tähän.
# $needed: what must be paid, $energy: what there is.
energy-to-pay-needed-energy-there = { $needed ->
    [one] Sinun pitäisi maksaa { $needed } energiapiste, mutta energiaa ei ole.
   *[other] Sinun pitäisi maksaa { $needed } energiaa, mutta { $energy ->
        [0] sitä ei ole.
       *[other] sitä on vain { $energy }.
    }
}
food-to-give-away-needed-food = { $needed ->
    [one] Sinun pitäisi antaa pois { $needed } ruoka, mutta ruokaa ei ole.
   *[other] Sinun pitäisi antaa pois { $needed } ruokaa, mutta { $food ->
        [0] sitä ei ole.
       *[other] sitä on vain { $food }.
    }
}
# $health, $terror: where the markers are then.
rest-with-1-food-health-is = Syöt 1 ruoan ja lepäät; terveytesi on nyt { $health } ja kauhusi { $terror }.
rest-without-a-meal-energy-drops = Lepäät syömättä, joten energiasi putoaa nollaan.
rest-without-a-meal-and-with = Lepäät syömättä ja energia on 0, joten menetät 1 terveyspisteen; terveytesi on nyt { $health }.
# $energy: where it is then.
recovery-to-the-start-space-energy = Saat energiaa takaisin aloitusruutuun asti; energiasi on nyt { $energy }.
# $energy: where it is then, $wanted: where it would be with more health.
recovery-only-as-far-as-health = Saat energiaa takaisin vain terveytesi sallimaan rajaan asti; energiasi on nyt { $energy } eikä { $wanted }.
recovery-while-exhausted-4-energy-energy = Uupuneena saat takaisin vain 4 energiaa; energiasi on nyt { $energy }.
recovery-while-exhausted-and-only-as = Uupuneena saat energiaa takaisin vain terveytesi sallimaan rajaan asti; energiasi on nyt { $energy } eikä { $wanted }.
recovery-while-exhausted-to-the-start = Uupuneena saat energiaa takaisin vain aloitusruutuun asti; energiasi on nyt { $energy }.
energy-is-above-its-start-space = Energiasi on aloitusruudun yläpuolella ja pysyy arvossa { $energy }.
energy-was-above-its-start-space = Energiasi oli aloitusruudun yläpuolella ja laskee arvoon { $energy }.
on-a-dream-site-the-character = Unien paikassa luet unen sijasta painajaisen.
should-it-die-in-challenge-mode = Jos kuolet, haastemuodon kampanja päättyy epäonnistuneena.
should-it-die-alone-the-game = Jos kuolet, yksin pelattu peli päättyy.
should-it-die-an-unused-character = Jos kuolet, jatkat käyttämättömällä hahmolla; jos sellaista ei ole, häviätte pelin.
should-it-die-no-unused-character = Jos kuolet, häviätte pelin, sillä käyttämättömiä hahmoja ei ole.
# $unused: how many unused characters are left now.
should-it-die-its-player-goes = Jos kuolet, jatkat käyttämättömällä hahmolla; niitä on jäljellä { $unused }.
