## survival_lines.py

now-energy-energy-health-health-terror = Nyt: energia { $energy }, terveys { $health }, kauhu { $terror }, ruoka { $food }.
after-day-day-energy-energy-health = { $day }. päivän jälkeen: energia { $energy }, terveys { $health }, kauhu { $terror }, ruoka { $food }.
the-plan-cannot-be-carried-out = Suunnitelma ei onnistu: { $day }. päivä maksaa liikaa.
day-day-before-the-rest-energy = { $day }. päivä ennen lepoa: energia { $energy }, terveys { $health }, kauhu { $terror }, ruoka { $food }.
exhausted-energy-is-on-a-red = Uupunut: energia on punaisella ruudulla.
panic-in-combat-and-diplomacy-terror = Paniikki taistelussa ja diplomatiassa: kauhu on { $terror }, ilman paniikkia se saisi olla enintään { $limit }.
going-insane-terror-is-on-a = Järki pettää: kauhu on punaisella ruudulla. Unien paikalla seuraisi painajainen.
dying-no-health-is-left-the = Kuolemaisillaan: terveyttä ei ole jäljellä. Jatkon kertoo kortti Kuolemaisillaan, joten ennuste päättyy tähän.
energy-to-pay-needed-energy-there = Maksettava energia: { $needed }; käytettävissä: { $energy }.
food-to-give-away-needed-food = Pois annettava ruoka: { $needed }; käytettävissä: { $food }.
rest-with-1-food-health-is = Lepo ja 1 ruoka: terveys on nyt { $health }, kauhu { $terror }.
rest-without-a-meal-energy-drops = Lepo ilman ateriaa: energia putoaa 0:aan.
rest-without-a-meal-and-with = Lepo ilman ateriaa energian ollessa 0: menetetään 1 terveys; terveys on nyt { $health }.
recovery-to-the-start-space-energy = Toipuminen aloitusruutuun: energia on nyt { $energy }.
recovery-only-as-far-as-health = Toipuminen vain terveyden sallimaan rajaan: energia on nyt { $energy }, ei { $wanted }.
recovery-while-exhausted-4-energy-energy = Uupuneen toipuminen, 4 energiaa: energia on nyt { $energy }.
recovery-while-exhausted-and-only-as = Uupuneen toipuminen vain terveyden sallimaan rajaan: energia on nyt { $energy }, ei { $wanted }.
recovery-while-exhausted-to-the-start = Uupuneen toipuminen aloitusruutuun: energia on nyt { $energy }.
energy-is-above-its-start-space = Energia on aloitusruudun yläpuolella ja pysyy siellä: { $energy }.
energy-was-above-its-start-space = Energia oli aloitusruudun yläpuolella ja palautetaan siihen: { $energy }.
on-a-dream-site-the-character = Unien paikalla hahmo lukee unen sijasta painajaisen.
should-it-die-in-challenge-mode = Jos hahmo kuolee: haastemuodossa kampanja on epäonnistunut.
should-it-die-alone-the-game = Jos hahmo kuolee: yksin pelattaessa peli päättyy.
should-it-die-an-unused-character = Jos hahmo kuolee: käyttämätön hahmo tulee tilalle; ellei sellaista ole, peli hävitään.
should-it-die-no-unused-character = Jos hahmo kuolee: käyttämättömiä hahmoja ei ole, joten peli hävitään.
should-it-die-its-player-goes = Jos hahmo kuolee: pelaaja jatkaa käyttämättömällä hahmolla; jäljellä: { $unused }.
