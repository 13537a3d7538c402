## game/forecast.py

forecast-wrong-players = Talismania pelaa { $least }–{ $most } pelaajaa, ei { $players }.
forecast-give-players = Anna pelaajien määräksi { $least }–{ $most }.
forecast-same-character = Kaksi pelaajaa ei voi pelata samaa pelihahmoa: kutakin korttia on vain yksi.
forecast-each-once = Nimeä kukin pelihahmo kerran.
forecast-options-clash = Valinnat ”{ $one }” ja ”{ $other }” eivät sovi yhteen.
forecast-too-few-characters = Kun pelaajia on { $players }, pelihahmokortit eivät riitä valintaan ”{ $option }”.
forecast-leave-one-out = Jätä toinen pois.
forecast-time-missing = Valinta ”timed-sudden-death” tarvitsee lopetusajan.
forecast-time-unused = Lopetusaika kuuluu vain valintaan ”timed-sudden-death”.
forecast-time-with-its-rule = Anna sekä valinta että tunnit tai ei kumpaakaan.
forecast-wrong-games = { $games } peliä ei voi pelata.
forecast-give-games = Anna pelien määräksi 1–{ $most }.
forecast-unknown-field = Ennusteessa ei ole kenttää ”{ $field }”.
forecast-table-says-so = Pöytä kertoo jo tämän: { $field }.
forecast-game-is-over = Tämä peli päättyi jo vuoroon { $turns }.
forecast-choose-an-earlier-turn = Valitse aiempi vuoro.
forecast-give-a-list = Anna luettelo.
forecast-give-a-whole-number = Anna kokonaisluku.
forecast-give-a-positive-number = Anna luku, joka on yli 0 ja enintään 1000.
forecast-choose-among = Valitse jokin näistä: { $options }.
forecast-one-for-each = Pelaajia on { $players }: anna enintään yksi kullekin.
forecast-cannot-be = ”{ $given }” ei kelpaa kentän { $field } arvoksi.
forecast-won-as-last-one = Viimeinen jäljellä oleva pelihahmo voitti { $games ->
    [one] { $games } pelin
   *[other] { $games } peliä
} kaikkiaan { $all } pelistä.
forecast-won-on-the-crown = Ensimmäinen Herruuden Kruunulla voitti { $games ->
    [one] { $games } pelin
   *[other] { $games } peliä
} kaikkiaan { $all } pelistä.
forecast-won-by-points = Pisteillä ratkesi { $games } { games } kaikkiaan { $all } pelistä.
forecast-won-by-nobody = Ilman voittajaa jäi { $games } { games } kaikkiaan { $all } pelistä.
forecast-length = Simuloitujen pelaajien peli kestää noin { $hours } { hours-object }{ $spread ->
    [some] ; kymmenestä pelistä kahdeksan kestää { $low }–{ $high } tuntia.
   *[none] .
}
forecast-length-open = Simuloiduista peleistä puolet päättyy { $hours } tunnissa ja kymmenesosa { $low } tunnissa.
forecast-length-unknown = Yli puolet simuloiduista peleistä jäi ratkeamatta, joten niiden kestoa ei tiedetä.
forecast-length-and-precision = { $length } { $precision }
forecast-precision = Mediaani on laskettu { $games } pelistä; 19 kertaa kahdestakymmenestä todellinen mediaani on { $spread ->
    [some] { $least }–{ $most } tuntia.
   *[none] { $most ->
        [one] { $most } tunti.
       *[other] { $most } tuntia.
    }
}
forecast-precision-unknown = Pelejä on vain { $games }, mikä on liian vähän tarkkuuden arvioimiseen.
forecast-undecided = { $games } { games } keskeytettiin ilman voittajaa { $rounds } kierroksen jälkeen; pelejä oli kaikkiaan { $all }.
forecast-undecided-are-longest = Ne lasketaan kaikkia muita pidemmiksi, eivätkä ne ole mukana pylväissä eivätkä keskiarvoissa.
forecast-mean-with-undecided = Ratkenneet pelit kestävät keskimäärin { $hours } { hours-object }; kun ratkeamattomat lasketaan mukaan, vähintään { $least }.
forecast-pairs-left-out = Säännön ”{ $option }” vertailusta jätettiin pois { $games ->
    [one] { $games } ratkeamaton pelipari
   *[other] { $games } ratkeamatonta peliparia
}.
forecast-rounds = Kierroksia on { $rounds }{ $spread ->
    [some] ; kymmenestä pelistä kahdeksassa { $low }–{ $high }.
   *[none] .
}
forecast-bar = { $begin }–{ $end } tuntia: { $games } { games }
forecast-seat-wins = { $seat }. pelaaja voittaa { $share } % peleistä ({ $low }–{ $high } %).
forecast-character-wins = { $character } voittaa { $share } % peleistään ({ $low }–{ $high } %).
forecast-deaths = Pelissä kuolee keskimäärin { $deaths ->
    [one] { $deaths } pelihahmo
   *[other] { $deaths } pelihahmoa
}.
in-points = { $points ->
    [0] { "" }
   *[other] { "" } ({ $points })
}
so-much-longer = { $which ->
    [same] yhtä pitkä
   *[other] { $hours } { hours-object } { $which ->
        [shorter] lyhyempi
       *[longer] pidempi
    }
}
forecast-with-option = Säännöllä ”{ $option }”{ in-points } peli on { so-much-longer } ({ $low }…{ $high } tuntia).
forecast-without-option = Ilman sääntöä ”{ $option }”{ in-points } peli on { so-much-longer } ({ $low }…{ $high } tuntia).
forecast-is-simulated = Ennuste perustuu { $games } simuloituun peliin, { $games ->
    [one] jossa
   *[other] joissa
} pelivuoro kestää { $minutes ->
    [one] { $minutes } minuutin
   *[other] { $minutes } minuuttia
}.
assumed-counted-from-the-table = Kierrokset ja tunnit lasketaan tästä pöydästä alkaen.
assumed-decks-shuffled = Kortit, joiden paikkaa pöytä ei kerro, ovat pakassa; se sekoitetaan uudestaan joka pelissä.
assumed-hidden-spells-drawn = Salassa olevat Taiat arvotaan uudestaan joka pelissä.
assumed-new-character-plays = Uusi pelihahmo pelaa jo sillä pelivuorolla, jolla hän tulee peliin.
assumed-toads-take-nothing = Rupikonnat eivät ota kortteja eivätkä kultaa.
assumed-lost-turns-of-toads = Menetetty pelivuoro lasketaan Rupikonnan pelivuoroksi.
assumed-freed-slaves-move = Orjan vapauttava heitto on samalla liikkumisheitto.
assumed-who-is-unfriendly = Epäystävällisiä yksilöitä ovat Musta Ritari, Noita-akka ja Noita.
assumed-nobody-ditches = Kukaan ei hylkää kortteja nostaakseen vähemmän.
assumed-own-lives-saved = Pelaajat säästävät Varjeluksella vain omia kuntopisteitään.
assumed-nothing-foreseen = Pelaajat eivät hyödynnä sitä, mitä Ennustus näyttää.
assumed-equal-points = Tasapisteissä kukaan ei voita.

## saved_tables.py

forecast-table-is-over = Tämä peli on päättynyt: pelaajia on enää yksi.
forecast-table-lacks = Kenttä ”{ $field }” puuttuu, eikä peli voi jatkua tästä pöydästä ilman sitä.
give-it-for-whole-games = Anna se.
forecast-table-cannot-be = Peli ei voi jatkua tästä pöydästä: { $cause }.
