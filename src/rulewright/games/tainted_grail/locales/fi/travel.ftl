## travel.py

location-number-is-not-on-the-map = Paikka { $number } ei ole kartalla.
write-it-into-the-map-or = Kirjoita se karttaan tai korjaa numero.
tell-where-the-effect-moves-the = Kerro, minne vaikutus siirtää hahmon.
the-character-is-there-already = ”target” on paikka, jossa hahmo jo on.
# $locations: the numbers of locations, a list ("102", "104"); $count: how many there are, perhaps 0.
reachable-today-locations = { $count ->
    [0] Et pääse tänään muihin paikkoihin.
    [one] Pääset tänään paikkaan { LIST($locations) }.
   *[other] Pääset tänään paikkoihin { LIST($locations) }.
}
# $travels: how many Travel actions the energy is enough for.
travel-actions-that-can-be-paid = { $party ->
    [1] Energiasi
   *[other] Seurueen energia
} { $travels ->
    [0] ei riitä tänään yhteenkään matkaan.
   *[other] riittää tänään { $travels } matkaan.
}
# $locations, $count as above; $count is never 0 here.
not-revealed-yet-laid-out-on = { $count ->
    [one] Paikkaa { LIST($locations) } ei ole vielä paljastettu; se asetetaan kartalle matkalla.
   *[other] Paikkoja { LIST($locations) } ei ole vielä paljastettu; ne asetetaan kartalle matkalla.
}
# $locations, $count as above; $count is never 0 here.
too-far-for-today-locations = { $count ->
    [one] Paikka { LIST($locations) } on tälle päivälle liian kaukana.
   *[other] Paikat { LIST($locations) } ovat tälle päivälle liian kaukana.
}
# $locations, $count as above; $count is never 0 here.
no-way-leads-to-locations = { $count ->
    [one] Paikkaan { LIST($locations) } ei ole reittiä.
   *[other] Paikkoihin { LIST($locations) } ei ole reittiä.
}
reachable = tavoitettavissa
out-of-reach = ei tavoitettavissa
where-you-are = missä olet
highlighted-where-you-are-green-reachable = Oma paikkasi on korostettu; vihreään pääset (luku on matkojen määrä), harmaaseen et.
# $left: how much energy is left, $party: how many characters travel together.
and-what-stays = { $left ->
    [0] eikä { $party ->
        [1] sinulle
       *[other] seurueelle
    } jää mitään.
   *[other] ja { $party ->
        [1] sinulle
       *[other] seurueelle
    } jää { $left }.
}
# A row of the list of locations. $location: its number, $way: "102 → 104", $travels: how many Travel actions it takes,
# $energy: what they cost in all, $left: what is left of it, $guardians: a list of the locations of guardians on the way.
location-way-way-energy-energy-left = Paikkaan { $location } pääset { $travels ->
    [1] suoraan
   *[other] reittiä { $way }
}. Siihen kuluu { $energy ->
    [one] { $energy } energiapiste
   *[other] { $energy } energiaa
}, { and-what-stays } { $meetings ->
    [one] Vartijan kohtaat paikassa { LIST($guardians) }.
   *[other] Vartijat kohtaat paikoissa { LIST($guardians) }.
}
location-way-way-energy-energy-left-left = Paikkaan { $location } pääset { $travels ->
    [1] suoraan
   *[other] reittiä { $way }
}. Siihen kuluu { $energy ->
    [one] { $energy } energiapiste
   *[other] { $energy } energiaa
}, { and-what-stays }
# $location: 104.
no-way-leads-to-location = Paikkaan { $location } ei ole reittiä.
# The headline. $location: 104, $travels: how many Travel actions, $energy: what they cost in all.
to-location-travel-actions-travels-energy = Pääset { $travels } matkalla paikkaan { $location }; { $travels ->
        [one] se maksaa
       *[other] ne maksavat yhteensä
    } { $energy ->
        [one] { $energy } energiapisteen.
       *[other] { $energy } energiaa.
    }
# The headline where the energy is not enough. $lacking: how many of the $travels Travel actions cannot be paid.
to-location-travel-actions-travels-energy-energy = Et pääse tänään paikkaan { $location }, sillä { $travels ->
        [one] matka maksaa
       *[other] { $travels } matkaa maksaa yhteensä
    } { $energy ->
        [one] { $energy } energiapisteen
       *[other] { $energy } energiaa
    }, { $payable ->
        [0] eikä energiaa ole tarpeeksi.
       *[other] mutta energia riittää vain { $payable } matkaan.
    }
# $location: 104, $lacking: how many of the Travel actions on the way cannot be paid today.
travel-to-location = { $lacking ->
    [0] Matkusta paikkaan { $location }.
   *[other] Matkustaisit paikkaan { $location }.
}
moved-to-location = Siirryt paikkaan { $location }.
# $locations: the numbers of locations, a list; $count: how many there are.
travel-statement-laid-out = Silloin kartalle asetetaan { count-locations } { LIST($locations) }.
travel-statement-meets-guardian = Siellä on vartija, jonka kohtaaminen ratkaistaan ensin.
travel-statement-instant-rules = Sitten ratkaistaan paikan välittömät säännöt.
travel-statement-moved-for-free = Se ei maksa energiaa eikä ole matkustamista.
travel-title = Matkustaminen
travel-field-location = Missä olet
field-energies = Kunkin jäsenen energia, esim. 6, 4
travel-field-menhirs = Aktiivisten menhirien paikat
field-target = Minne haluat mennä
field-instant = Paikat, joissa on välittömiä sääntöjä
field-avoid_guardians = Älä koskaan mene vartijan paikkaan
field-special_movement = Vaikutus siirtää sinut sinne
travel-about = Mihin paikkoihin pääset tänään, mitä reittiä ja paljonko energiaa se vie.
