## ?

address = Osoite
chapter = Luku
facts = Tiedot
game = Peli
kind = Laji
letters = Kirjaimet
menu = Valikko
next = Seuraava
preview = Esikatselu
search = Hae
skip-to-content = Siirry sisältöön

## calculator.html

calculator-absent = Laskuria ei saatu käyttöön: sitä ei ole tallennettu laitteellesi eikä verkkoyhteyttä ole. Yritä uudelleen, kun yhteys toimii.
calculator-again = Laske
calculator-failed = Laskuri pysähtyi tällä laitteella, ehkä muistin loputtua. Kokeile pienempiä lukuja tai avaa sivu uudelleen.
calculator-keep = Tallenna laskurit tälle laitteelle ({ $size } Mt)
calculator-kept = Laskurit on tallennettu laitteellesi, ja ne toimivat ilman verkkoa.
calculator-link = Laskuri omalla sivullaan
calculator-loading = Ladataan laskuria: { $done } / { $all } Mt
calculator-needs-javascript = Laskuri vaatii JavaScriptin. Säännöt voit lukea ilmankin.
calculator-outdated = Nämä sivut ovat vanhempia kuin nykyiset laskurit. Ota sääntöjen uusi versio käyttöön ja yritä uudelleen.
calculator-progress = Eteneminen
calculator-starting = Laskuri käynnistyy.
calculator-stop = Keskeytä
calculator-stopped = Keskeytetty.
calculator-unable = Tämä selain ei pysty itse laskemaan. Uudempi selain pystyy, samoin Rulewright-palvelin.
calculator-unkeepable = Tämän osoitteen yhteys ei ole salattu, joten selain ei voi tallentaa laskureita. Ne toimivat, kun verkkoyhteys on päällä.
calculator-working = Lasketaan: { $seconds } s
how-to-write-it = Näin se kirjoitetaan
open-it-in-the-app = Vertaa toiseen tilanteeseen tai jaa sovelluksessa

## chapter.html

compare-two = Vertaa kahta:
print = Tulosta
at-a-glance = Yhdellä silmäyksellä
in-this-chapter = Tässä luvussa
map-of-the-board = Pelilaudan kartta

## data.html

addresses-of-all-rules = Kaikkien sääntöjen osoitteet
all-these-rules = Kaikki nämä säännöt
changes-to-the-rules = Sääntöjen muutokset
for-programs-and-feed-readers = Ohjelmille ja syötteenlukijoille

## desk.html

all-questions-and-answers = Kaikki kysymykset ja vastaukset
chapters = Sisällys
choose-a-situation-the-calculator-tells = Valitse tilanne: laskuri kertoo todennäköisyydet ja parhaan valinnan sekä säännöt, joihin ne perustuvat.
common-questions = Usein kysyttyä
flow-chart = Vuokaavio
index-a-z = Hakemisto A–Ö
resolve-a-situation = Ratkaise pelitilanne
what-happens-if = Mitä tapahtuu, jos …?

## difference.html

permanent-id = Pysyvä tunnus

## differences.html

by-chapter = Luvuittain
no-differences-are-recorded-yet = Eroja ei ole vielä kirjattu.

## entry-about.html

before-that = Sitä ennen
calculator = Laskuri
copied = Kopioitu
copy-the-text = Kopioi teksti
copy-this-text-add-what-is = Kopioi tämä teksti, lisää siihen, mikä on väärin, ja lähetä se tämän sääntökirjaston ylläpitäjille.
last-changed = Viimeksi muutettu
report-a-mistake = Ilmoita virheestä
what-is-wrong = Mikä on väärin:
where-it-stands = Lähteet
does-not-print-this-rule = tätä sääntöä ei ole
uses-this-rule = käyttää tätä sääntöä

## entry-tools.html

copy-the-link = Kopioi linkki
try-it-situation = Kokeile: { $situation }

## entry-worked.html

open-it-in-the-calculator = Avaa laskurissa
worked-examples = Laskettuja esimerkkejä

## entry.html

as-a-picture = Kuvana
forms-in-the-rulebooks = Muodot sääntökirjoissa
in-other-languages = Muilla kielillä
larger-map = Suurempi kartta
name = Nimi
on-the-board = Pelilaudalla
our-copy-of-the-rulebook-lost = Nämä symbolit puuttuvat sääntökirjan kopiostamme. Kunkin varmuus:
questions = Kysymyksiä ja vastauksia
restored-icons = Palautetut symbolit
see-also = Katso myös

## filter.html

only-what-has-the-words = Vain ne, joissa on sanat:

## flow.html

the-same-as-a-list = Sama luettelona
go-to-step-number = jatketaan kohdasta { $number }

## front.html

everyone-at-the-table-reads-the = Kaikki pöydän ääressä lukevat saman säännön omalla kielellään. Jokaisella säännöllä on yksi osoite, joka ei koskaan muutu.
games = Pelit
what-does-the-rule-say = Mitä säännöt sanovat?

## game.html

source-rulebooks = Lähteinä käytetyt sääntökirjat

## map.html

every-space-leads-to-its-page = Jokainen ruutu johtaa omalle sivulleen; kartan alla ruudut ovat luettelona.
fit-the-map-to-the-screen = Sovita kartta näyttöön
skip-the-map = Ohita kartta

## offline.html

being-stored-on-this-device-for = Tallennetaan laitteelle, jotta säännöt voi lukea ilman verkkoyhteyttä…
can-be-read-without-a-network = Luettavissa ilman verkkoyhteyttä: laitteelle on tallennettu { $stored } Mt, ladattu { $loaded } Mt.
show-the-new-version = Näytä uusi versio
these-rules-have-been-updated = Säännöt on päivitetty.

## offline.py

back-to-the-front-page = Takaisin etusivulle
rulewright-rules-of-board-games = Rulewright: lautapelien säännöt
the-rules-of-board-games-in = Lautapelien säännöt pelaajien omilla kielillä.
this-page-is-not-stored-on = Tätä sivua ei ole tallennettu tälle laitteelle, eikä verkkoyhteyttä ole.

## page.html

all-results-for-words = Kaikki tulokset haulle ”{ $words }”
before-and-after = Edellinen ja seuraava
colours-as-the-device = Värit: laitteen mukaan
colours-dark = Värit: tummat
colours-light = Värit: vaaleat
language = Kieli
previous = Edellinen
rule-texts-cc-by-4-0 = Sääntötekstit: CC BY 4.0.
search-the-rules = Hae säännöistä
suggestions = Ehdotukset
unofficial-made-by-players-not-connected = Epävirallinen, pelaajien tekemä sivusto, jolla ei ole yhteyttä pelien julkaisijoihin. Säännöt on kerrottu omin sanoin.

## parallel.html

side-by-side = Rinnakkain
this-language-cannot-be-loaded-at = Tätä kieltä ei voi juuri nyt ladata.

## parts.html

rules-concerned = Säännöt, joita ero koskee:
the-reading-we-follow = Tulkinta, jota noudatamme
the-rulebooks-own-lines = Sääntökirjan oma sanamuoto
this-difference-on-a-page-of = Tämä ero omalla sivullaan
count-entry = { $count ->
    [one] { $count } kohta
   *[other] { $count } kohtaa
}
count-rule = { $count ->
    [one] { $count } sääntö
   *[other] { $count } sääntöä
}

## preview.html

open-the-whole-page = Avaa koko sivu

## printing.py

line-numbers = tekstiversion rivi { $numbers }
lines-numbers = tekstiversion rivit { $numbers }
page-numbers = sivu { $numbers }
pages-numbers = sivut { $numbers }

## search-box.html

a-rule-a-card-a-space = Sääntö, kortti, ruutu …

## search.html

browse-the-chapters = Selaa lukuja:
narrow-the-search = Rajaa hakua
perhaps-one-of-these = Ehkä jokin näistä:
all = Kaikki
did-you-mean-words = Tarkoititko ”{ $words }”?
found-in-search = Osumia: { $count }
what-is-counted = (säännöt, erot, laskurit, sivut)
found-count = Osumia: { $count }
nothing-found = Ei osumia.
not-said-so-assumed = Ei mainittu: oletusarvo
not-understood-words = Jäi ymmärtämättä: { $words }
which-is-meant = Kumpaa tarkoitat: { $choices }?
show-more = Näytä lisää
the-search-could-not-be-loaded = Hakua ei voitu ladata. Lataa sivu uudelleen.
the-search-is-loading = Haku latautuu…
the-search-needs-javascript-without-it = Haku vaatii JavaScriptin. Ilman sitä kaikkiin sääntöihin pääsee näiltä sivuilta:
words-in-any-language-an-id = Sanoja millä tahansa kielellä, kohdan tunnus tai sääntökirjan rivi tai sivu
matches-in-language = osuma kielellä: { $language }

## wording.py

a-matter-of-clarity = Täsmennys
card = Kortti
changes-play = Muuttaa pelin kulkua
character = Pelihahmo
component = Peliväline
definition = Määritelmä
difference = Ero
example = Esimerkki
in-places-the-rulebook-contradicts-itself = Sääntökirja on paikoin ristiriidassa itsensä kanssa, tai siinä lukee jotakin, mitä ei ole voitu tarkoittaa. Tässä on, mitä siinä lukee ja mitä tulkintaa tämä sääntökirjasto noudattaa.
less-clear-and-play-the-same = Sääntökirja kertoo vähemmän tai epäselvemmin; peli kulkee silti samoin.
limit = Rajoitus
misprint-or-slip = Paino- tai käännösvirhe
optional-rule = Valinnainen sääntö
page = Sivu
outcome = Seuraus
permission = Lupa
procedure = Menettely
prohibition = Kielto
question = Kysymys
space = Ruutu
table = Taulukko
term = Termi
the-rulebooks-were-translated-by-different = Sääntökirjat ovat eri ihmisten kääntämiä, eivätkä ne aina sano samaa. Tässä on, mitä kussakin lukee ja mitä tulkintaa tämä sääntökirjasto noudattaa.
to-the-letter-play-differs = Jos noudatat yhtä sääntökirjaa kirjaimellisesti, pelaat toisin kuin muut.
where-the-rulebook-errs = Sääntökirjan virheet
where-the-rulebooks-differ = Sääntökirjojen erot
a-guess = arvaus
certain = varma
does-not-use-it-yet = ei vielä käytä sitä
does-not-use-it-it-depends = ei käytä sitä: se riippuu korttipakan järjestyksestä
does-not-use-it-it-depends-on = ei käytä sitä: se riippuu siitä, mitä pelaaja pitää salassa
does-not-use-it-it-only = ei käytä sitä: se vain kuvaa pelivälinettä
does-not-use-it-it-shows = ei käytä sitä: se on esimerkki muiden sääntöjen käytöstä
does-not-use-it-the-players = ei käytä sitä: pelaajat valmistelevat pelin itse
does-not-use-it-the-players-settle = ei käytä sitä: pelaajat sopivat asiasta keskenään
likely = todennäköinen
wrong-and-nobody-plays-by-it = Painovirhe, käännösvirhe tai väärä nimi; kukaan ei pelaa sen mukaan.
how-long-games-take = Kauanko pelit kestävät
a-forecast-of-simulated-players = Ennuste perustuu simuloituihin pelaajiin, jotka noudattavat ohjelmaksi kirjoitettuja sääntöjä; ihmisiltä aikaa voi kulua enemmän tai vähemmän.
forecast-your-own-game = Ennusta oma pelisi
