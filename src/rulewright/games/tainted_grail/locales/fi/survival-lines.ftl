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
survival-statement-exhausted = Olet uupunut, sillä energiasi on punaisessa ruudussa.
# $terror: where it is, $limit: the highest terror without panic.
survival-statement-panic = Olet taistelussa ja diplomatiassa paniikissa, sillä kauhusi on { $terror } eikä saisi olla yli { $limit }.
survival-statement-going-insane = Järkesi pettää, sillä kauhusi on punaisessa ruudussa. Unien paikassa luet unen sijasta painajaisen.
survival-statement-dying = Olet kuolemaisillasi, sillä terveyttä ei ole jäljellä. Jatkon kertoo kortti Kuolemaisillaan, joten ennuste päättyy tähän.
# $needed: what must be paid, $energy: what there is.
survival-statement-lacks-energy = { $needed ->
    [one] Sinun pitäisi maksaa { $needed } energiapiste, mutta energiaa ei ole.
   *[other] Sinun pitäisi maksaa { $needed } energiaa, mutta { $energy ->
        [0] sitä ei ole.
       *[other] sitä on vain { $energy }.
    }
}
survival-statement-lacks-food = { $needed ->
    [one] Sinun pitäisi antaa pois { $needed } ruoka, mutta ruokaa ei ole.
   *[other] Sinun pitäisi antaa pois { $needed } ruokaa, mutta { $food ->
        [0] sitä ei ole.
       *[other] sitä on vain { $food }.
    }
}
# $health, $terror: where the markers are then.
survival-statement-eats = Syöt 1 ruoan ja lepäät; terveytesi on nyt { $health } ja kauhusi { $terror }.
survival-statement-drops-to-no-energy = Lepäät syömättä, joten energiasi putoaa nollaan.
survival-statement-loses-health-instead = Lepäät syömättä ja energia on 0, joten menetät 1 terveyspisteen; terveytesi on nyt { $health }.
# $energy: where it is then.
survival-statement-recovers = Saat energiaa takaisin aloitusruutuun asti; energiasi on nyt { $energy }.
# $energy: where it is then, $wanted: where it would be with more health.
survival-statement-recovers-limited = Saat energiaa takaisin vain terveytesi sallimaan rajaan asti; energiasi on nyt { $energy } eikä { $wanted }.
survival-statement-recovers-exhausted = Uupuneena saat takaisin vain 4 energiaa; energiasi on nyt { $energy }.
survival-statement-recovers-exhausted-limited = Uupuneena saat energiaa takaisin vain terveytesi sallimaan rajaan asti; energiasi on nyt { $energy } eikä { $wanted }.
survival-statement-recovers-exhausted-to-start = Uupuneena saat energiaa takaisin vain aloitusruutuun asti; energiasi on nyt { $energy }.
survival-statement-stays-above-start = Energiasi on aloitusruudun yläpuolella ja pysyy arvossa { $energy }.
survival-statement-falls-to-start = Energiasi oli aloitusruudun yläpuolella ja laskee arvoon { $energy }.
survival-statement-reads-nightmares = Unien paikassa luet unen sijasta painajaisen.
survival-statement-death-fails-the-campaign = Jos kuolet, haastemuodon kampanja päättyy epäonnistuneena.
survival-statement-death-alone = Jos kuolet, yksin pelattu peli päättyy.
survival-statement-death-together = Jos kuolet, jatkat käyttämättömällä hahmolla; jos sellaista ei ole, häviätte pelin.
survival-statement-death-of-the-last = Jos kuolet, häviätte pelin, sillä käyttämättömiä hahmoja ei ole.
# $unused: how many unused characters are left now.
survival-statement-death-with-others-left = Jos kuolet, jatkat käyttämättömällä hahmolla; niitä on jäljellä { $unused }.
