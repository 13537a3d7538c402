## action.py

give-the-number-that-the-card = Anna luku, joka kortissa tai tekstissä on.
this-action-always-costs-the-same = ”price” on annettu, vaikka tämä toiminto maksaa aina saman verran.
take-it-out = Poista se.
this-action-is-paid-with-energy = ”means” on annettu, vaikka tämä toiminto maksetaan energialla.
take-it-out-or-ask-for = Poista se tai valitse ”each-pays”.
no-action-is-taken-in-an = ”in_encounter” on asetettu, vaikka kohtaamisen aikana ei tehdä toimintoja.
# $lacking: how much is missing; $means: of what: energy, magic, food, wealth, reputation or experience.
the-action-is-not-possible-lacking = { $payer ->
    [own] Toiminnon tekijän on maksettava itse vähintään { $lacking } { one-means }, eikä hänellä ole yhtään.
   *[you] Hintaa ei voi maksaa, sillä siitä puuttuu { $lacking ->
        [one] { $lacking } { one-means }
       *[other] { $lacking } { of-means }
    }.
}
it-costs-nothing = Toiminto ei maksa mitään.
whoever-passes-takes-no-more-actions = Kun passaat, et tee tänään enää toimintoja.
# The headline. $total: what is paid in all, $payers: how many of the party can pay, $means as above.
paid-in-all-total = { $payers ->
    [0] Kukaan ei voi maksaa.
   *[other] { $total ->
        [0] Toiminto ei maksa mitään.
        [one] Toiminto maksaa { $total } { one-means-object }.
       *[other] Toiminto maksaa yhteensä { $total } { of-means }.
    }
}
# $member: which member of the party (1, 2 …), $share: what it pays, $left: what it keeps, $means as above.
member-member-pays-share-left-left = { $share ->
    [0] { $left ->
        [0] Jäsen { $member } ei maksa mitään; hänellä ei ole { of-means-in-all }.
       *[other] Jäsen { $member } ei maksa mitään, ja hänelle jää { $left }.
    }
    [one] Jäsen { $member } maksaa { $share } { one-means-object }{ $left ->
        [0] , eikä hänelle jää mitään.
       *[other] , ja hänelle jää { $left }.
    }
   *[other] Jäsen { $member } maksaa { $share } { of-means }{ $left ->
        [0] , eikä hänelle jää mitään.
       *[other] , ja hänelle jää { $left }.
    }
}
# $left: what the character keeps, $means as above.
left-left = { $left ->
    [0] Sinulle ei jää { of-means-in-all }.
   *[other] Sinulle jää { $left ->
        [one] { $left } { one-means }
       *[other] { $left } { of-means }
    }.
}
member-member-cannot-pay-and-nobody = Jäsen { $member } ei voi maksaa, eikä kukaan maksa hänen puolestaan, joten hän jää pois seurueesta.
# $members: the numbers of members, a list ("1", "2"); $count: how many there are.
without-energy-done-for-today-members = { $party ->
    [1] Päiväsi on ohi, sillä sinulla ei ole enää energiaa.
   *[other] { $count ->
        [one] Jäsenen { LIST($members) } päivä on ohi, sillä hänellä ei ole enää energiaa.
       *[other] Jäsenten { LIST($members) } päivä on ohi, sillä heillä ei ole enää energiaa.
    }
}
action-title = Toiminnon hinta
variant-exchanging-during-action = Seurueen jäsenet vaihtavat myös toimintonsa aikana
track-magic = taikuus
action-word-food = ruoka
action-word-wealth = varallisuus
track-reputation = maine
action-word-experience = kokemus
field-action = Toiminto
field-price = Merkitty hinta
field-have = Paljonko kullakin jäsenellä on, toiminnon tekijä ensin, esim. 3, 2
field-helping = Jäsenet auttavat toisiaan
field-means = Jokainen maksaa
field-in_encounter = Kohtaamisen aikana
option-action--travel = matkustaminen
option-action--explore = tutkiminen
option-action--location-action = paikan toiminto
option-action--character-action = hahmon toiminto
option-action--inspect-menhir = menhirin tarkastaminen
option-action--pass = passaaminen
option-action--each-pays = teksti: jokainen jäsen maksaa
action-about = Mitä toiminto maksaa yksin tai seurueena, kuka maksaa mitäkin ja kuka jää pois.
