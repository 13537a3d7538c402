## game/atlas_words.py

habit-cautious = varovainen
habit-steady = maltillinen
habit-bold = rohkea
option-with-points = { $title } ({ $points })
atlas-made = Luvut perustuvat { $games } simuloituun peliin (versio { $version }, { $date }).
atlas-habit = Kaikkien pelitapa on ”{ $habit }”, ja pelivuoro kestää { $minutes ->
    [one] { $minutes } minuutin
   *[other] { $minutes } minuuttia
}.
atlas-length = Kesto pelaajamäärän mukaan
atlas-length-about = Palkkiin mahtuu kymmenestä simuloidusta pelistä kahdeksan; merkki näyttää mediaanin.
atlas-precision = Todellinen arvo on välillä 19 kertaa kahdestakymmenestä; levein väli ulottuu { $points ->
    [one] { $points } prosenttiyksikön
   *[other] { $points } prosenttiyksikköä
} kumpaankin suuntaan.
atlas-for-one-point = Enintään yhden prosenttiyksikön väli vaatii lisää pelejä: { $command }
atlas-hours = tuntia
atlas-percent = prosenttia peleistä
atlas-fair-shares = voitot verrattuna tasaisiin mahdollisuuksiin
atlas-players = { $players } pelaajaa
atlas-options = Mitä vaihtoehtoiset säännöt muuttavat
atlas-options-about = Montako tuntia samat simuloidut pelit pitenevät tai lyhenevät, kun sääntö on käytössä. Kuvassa on { $players } pelaajan pelejä.
atlas-options-games = Kunkin luvun takana on vähintään { $games ->
    [one] { $games } pelipari
   *[other] { $games } peliparia
}; ratkeamattomat pelit puuttuvat.
atlas-strength = Pelihahmojen vahvuus
atlas-strength-about = Arvo 1 tarkoittaa, että pelihahmo voittaa yhtä usein kuin tasaväkisessä pelissä; simuloitu pelaaja aloitti pelin sillä.
atlas-strength-table = Pelaajamäärien sarakkeet kertovat, montako prosenttia peleistään pelihahmo voittaa.
atlas-endings = Miten voittaja voitti
atlas-endings-about = Mihin voittajan viimeinen vastustaja kuoli simuloiduissa peleissä.
atlas-by-command-spell = Herruustaika
atlas-by-character = Toinen pelihahmo
atlas-by-other = Jokin muu
atlas-undecided = Kukaan ei voittanut 1000 kierroksessa
atlas-column-players = Pelaajia
atlas-column-rounds = Kierroksia (mediaani)
atlas-column-median = Tunteja (mediaani)
atlas-column-most = Kahdeksan peliä kymmenestä
atlas-column-mean = Tunteja (keskiarvo)
atlas-column-deaths = Kuolemia pelissä
atlas-column-undecided = Ratkeamatta
atlas-column-games = Pelejä
atlas-column-rule = Vaihtoehtoinen sääntö
atlas-column-character = Pelihahmo
atlas-column-strength = Vahvuus
atlas-column-ending = Viimeisen vastustajan kuolinsyy
atlas-span = { $low }–{ $high }
atlas-with-interval = { $value } ({ $low }…{ $high })
atlas-share = { $share } % ({ $low }–{ $high } %)
option-left-out = Ilman sääntöä: { $title }{ in-points }
atlas-begins-title = Valmiiksi simuloidut pelit
atlas-begins = Simuloituja pelejä on { $games }. Peli kestää noin { $hours } { hours-object }; kymmenestä pelistä kahdeksan kestää { $low }–{ $high } tuntia.
atlas-begins-near = Juuri tällaisia pelejä niissä ei ole. Näissä pelaajia on { $players }, pelitapa on ”{ $habit }” eikä vaihtoehtoisia sääntöjä ole.
forecast-fresh-games = { $games ->
    [one] { $games } uusi simuloitu peli
   *[other] { $games } uutta simuloitua peliä
}
forecast-seat = { $seat }. pelaaja
forecast-by-seat = Voiton mahdollisuus pelaajittain
forecast-by-character = Voiton mahdollisuus pelihahmoittain
forecast-assumed = Mitä oletetaan
forecast-column-player = Pelaaja
forecast-column-wins = Voittoja
forecast-column-change = Tunteja
forecast-column-pairs = Pelipareja
