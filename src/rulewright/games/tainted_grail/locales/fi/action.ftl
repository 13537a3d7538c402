## action.py

give-the-number-that-the-card = Anna luku, joka kortissa tai tekstissä on.
this-action-always-costs-the-same = Tämä toiminto maksaa aina saman verran.
take-it-out = Poista se.
this-action-is-paid-with-energy = Tämä toiminto maksetaan energialla.
take-it-out-or-ask-for = Jätä se pois tai valitse ”each-pays”.
no-action-is-taken-in-an = Kohtaamisen aikana ei tehdä toimintoja.
# $lacking: how much is missing; $means: of what: energy, magic, food, wealth, reputation or experience.
the-action-is-not-possible-lacking = Toiminto ei ole mahdollinen: puuttuu { $lacking } { $means ->
    [magic] taikuutta
    [food] ruokaa
    [wealth] varallisuutta
    [reputation] mainetta
    [experience] kokemusta
   *[energy] energiaa
}.
it-costs-nothing = Se ei maksa mitään.
whoever-passes-takes-no-more-actions = Passannut ei tee tänään enää toimintoja.
# The headline. $total: what is paid in all, $means as above.
paid-in-all-total = Maksat yhteensä { $total } { $means ->
    [magic] taikuutta
    [food] ruokaa
    [wealth] varallisuutta
    [reputation] mainetta
    [experience] kokemusta
   *[energy] energiaa
}.
# $member: which member of the party (1, 2 …), $share: what it pays, $left: what it keeps, $means as above.
member-member-pays-share-left-left = { $share ->
    [0] Jäsen { $member } ei maksa mitään, ja hänelle jää { $left }.
   *[other] Jäsen { $member } maksaa { $share }, ja hänelle jää { $left }.
}
# $left: what the character keeps, $means as above.
left-left = { $left ->
    [0] Sinulle ei jää mitään.
   *[other] Sinulle jää { $left }.
}
member-member-cannot-pay-and-nobody = Jäsen { $member } ei voi maksaa eikä kukaan maksa hänen puolestaan: hän jää pois seurueesta.
# $members: the numbers of members, a list ("1", "2"); $count: how many there are.
without-energy-done-for-today-members = { $count ->
    [one] Jäsenellä { LIST($members) } ei ole enää energiaa: hän on valmis tältä päivältä.
   *[other] Jäsenillä { LIST($members) } ei ole enää energiaa: he ovat valmiit tältä päivältä.
}
cost-of-an-action = Toiminnon hinta
party-members-exchange-during-their-action = Seurueen jäsenet vaihtavat myös toimintonsa aikana
magic = taikuus
food = ruoka
wealth = varallisuus
reputation = maine
experience = kokemus
action = Toiminto
printed-cost = Merkitty hinta
what-each-member-has-the-acting = Paljonko kullakin jäsenellä on, toimiva ensin, esim. 3, 2
the-members-help-each-other = Jäsenet auttavat toisiaan
each-pays-with = Jokainen maksaa
in-an-encounter = Kohtaamisen aikana
travel = matkustaminen
explore = tutkiminen
location-action = paikan toiminto
character-action = hahmon toiminto
inspect-menhir = menhirin tutkiminen
pass = passaaminen
a-text-each-member-pays = teksti: jokainen jäsen maksaa
what-an-action-costs-alone-or = Mitä toiminto maksaa yksin tai seurueena, kuka maksaa mitäkin ja kuka jää pois.
