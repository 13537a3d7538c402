## arguments.py

there-is-no-folder-folder = Kansiota { $folder } ei ole.
name-the-folder-that-holds-the = Anna kansio, jossa säännöt ovat.
help-help = Näytä tämä ohje.
help-install-completion = Ota komentojen täydennys käyttöön tässä komentotulkissa.
help-show-completion = Tulosta tämän komentotulkin täydennysskripti.
help-rules = Lue tekstit ja tiedot tästä kansiosta.
help-json = Tulosta vastaus JSON-muodossa.
help-lang = Tulosteen kieli, esimerkiksi fi.
help-table-file = Ota tähän tiedostoon tallennetusta pöydästä se, mitä pyyntö ei kerro.
help-for = Tunnus: ketä pöydän pelaajaa kysymys koskee; muuten vuorossa olevaa.
help-against = Tunnus: ketä pöydän pelaajaa vastaan pelataan.

## building.py

help-index = Luo hakuhakemisto, ellei se ole ajan tasalla.
help-site = Rakenna sääntösivusto kaikilla kielillä, ellei se ole ajan tasalla.
help-site-output = Kirjoita sivusto tähän kansioon.
help-site-fresh = Rakenna kaikki sivut uudelleen.
help-site-base-url = Sivuston tuleva osoite; sivusto saa silloin sivukartan.
help-site-standalone = Kirjoita sivusto myös tähän kansioon mitä tahansa verkkopalvelinta tai USB-tikkua varten.
help-site-stage = Kirjoita tähän kansioon vain yhden kielen lähteet, jotka sphinx-build lukee.
help-site-language = Rakenna vain tämä kieli.
help-app = Käynnistä palvelin, joka tarjoaa laskurit ja sääntösivuston samassa osoitteessa.
help-app-host = Osoite, jota palvelin kuuntelee.
help-app-port = Portti, jota palvelin kuuntelee.
help-mcp = Vastaa tekoälyavustajalle MCP-protokollalla (Model Context Protocol) vakiosyötteen ja -tulosteen kautta.
help-mcp-http = Vastaa sen sijaan tämän osoitteen polussa /mcp.
assistants-will-be-answered-at = Käynnistetään; tekoälyavustajille vastataan osoitteessa { $address } …
the-search-index-is-current = Hakuhakemisto on ajan tasalla.
the-search-index-is-built = Hakuhakemisto on luotu.

## cli.py

see-rulewright-help = Katso `rulewright --help`.
see-help-of-command = Katso `rulewright { $command } --help`.
please-report-it-rulewright-debug-1 = Ilmoita tästä; RULEWRIGHT_DEBUG=1 näyttää, missä virhe tapahtui.
help-rulewright = Lautapelien säännöt pelaajien kielillä: etsi sääntö tai laske, mitä tilanteessa tapahtuu.
help-version = Näytä versio.

## content.py

new-ids-locked-count = { $count ->
    [one] Lukittiin { $count } uusi tunnus.
   *[other] Lukittiin { $count } uutta tunnusta.
}
game-language-missing-of-count-texts = { $game }, { $language }: { $count } tekstistä { $missing } on vielä kirjoittamatta.
findings-count = { $count ->
    [one] Löytyi { $count } virhe.
   *[other] Löytyi { $count } virhettä.
}
the-content-is-in-order = Sisältö on kunnossa.
book-cited-of-total-rule-bearing = { $book }: sääntörivejä on { $total }, ja niistä on viitattuja { $cited } ({ $share }).
not-cited-entry-still-to-be = { "  " }viittaamatta, sääntö vielä kirjoittamatta: { $lines }
not-cited-lines = { "  " }viittaamatta: { $lines }
book-not-found-in-folder-by = { $book }: kansiossa { $folder } ei ole tiedostoa, jonka SHA-256 täsmää.
help-check = Tarkista sisältö: jokaisesta löydöksestä tiedosto, rivi, syy ja korjaus.
help-check-write-lock = Lukitse ensin uudet tunnukset.
help-check-sources = Vertaa sanamuotoja kansion DIR sääntökirjoihin.
help-sources = Kerro, mihin sääntökirjojen riveihin mikään kohta ei viittaa.
help-sources-folder = Kansio, jossa sääntökirjojen tekstit ovat.
help-sources-attach = Tallenna viitatut kohdat tälle koneelle.
help-new = Luo kohta, termi, ero, peli tai kieli: tiedostot, joissa on täydennettävät paikat.
help-new-what = entry (kohta), term (termi), difference (ero), game (peli) tai language (kieli).
help-new-id = Uusi tunnus, kuten talisman/attacks/stand-off tai talisman/glossary/fate; pelin nimi; kielen koodi.
fill-in-these-files = Täydennä nämä tiedostot; `rulewright check` kertoo, mitä vielä puuttuu.
cannot-be-begun = Kohdetta ”{ $what }” ei voi luoda.

## lookup.py

no-changes-are-recorded = Tähän ei ole kirjattu muutoksia.
help-history = Kerro, mikä säännössä tai erossa on muuttunut, missä versiossa ja miksi.
did-you-mean-words = Tarkoititko tätä: { $words }?
nothing-found-for-query = Haulla ”{ $query }” ei löytynyt mitään.
see-also = Katso myös
book-lines-lines = { $book }, { $count ->
    [one] rivi
   *[other] rivit
} { $lines }
book-does-not-print-this-rule = { $book }: ei sisällä tätä sääntöä
help-search = Etsi sääntöjä millä kielellä tahansa.
help-search-query = Muutama hakusana millä tahansa kielistä.
help-search-game = Hae vain yhdestä pelistä.
help-search-chapter = Hae vain yhdestä luvusta, kuten attacks tai cards.
help-search-kind = Hae vain yhdenlaisia kohtia, kuten limit tai term.
help-search-in = Hae vain yhden kielen teksteistä.
help-search-limit = Osumien enimmäismäärä.
help-show = Lue yksi sääntö tai se, miten sääntökirjat eroavat toisistaan.
help-show-entry = Kohdan tunnus, kuten talisman/attacks/stand-off, tai sen nimi millä kielellä tahansa.

## output.py

standard-output-is-closed-the-answer = Vakiotuloste on suljettu: vastausta ei voi kirjoittaa minnekään.
leave-it-open-or-send-it = Jätä se auki tai ohjaa se tiedostoon.

## playing.py

there-is-no-chance-and-no = Tilanteessa { $id } ei ole mitään päätettävää eikä mitään sattuman varassa.
use-rulewright-resolve = Käytä komentoa `rulewright resolve`.
type-what-you-throw-draw-or = Kirjoita, mitä heitit, nostit tai päätit, tai sen edessä oleva numero. u (peru) peruu viimeisen vastauksen, q (lopeta) lopettaa.
words-for-undo = peru
words-for-quit = lopeta
every-answer-is-kept-in = Jokainen vastaus tallennetaan heti tiedostoon { $file }.
enter-keeps-what-stands-in-brackets = Kuvaile tilanne; Enter säilyttää hakasulkeissa olevan arvon, q (lopeta) lopettaa.
type-its-lines-an-empty-one-ends = Kirjoita rivi kerrallaan; tyhjä rivi päättää tekstin. Kirjoitustavan kertoo `rulewright situations { $id }`.
now = Nyt
u-or-q = u (peru) tai q (lopeta)
# A question of the stepper. $rule: the title of the rule that is applied ("Rerolling with fate").
rule-decide = { $rule }. Mitä teet?
rule-what-comes-up = { $rule }. Mitä nostit?
rule-the-dice-show-as-2 = { $roller ->
    [attacker] { $rule }. Mitä hyökkääjän nopat näyttävät? (esimerkiksi 2 5)
    [defender] { $rule }. Mitä puolustajan nopat näyttävät? (esimerkiksi 2 5)
    [foe] { $rule }. Mitä olennon nopat näyttävät? (esimerkiksi 2 5)
    [other] { $rule }. Mitä toisen pelaajan nopat näyttävät? (esimerkiksi 2 5)
    [hero] { $rule }. Mitä noppasi näyttävät? (esimerkiksi 2 5)
   *[any] { $rule }. Mitä nopat näyttävät? (esimerkiksi 2 5)
}
kept-in-file-go-on-with = Tallennettu tiedostoon { $file }; jatka komennolla `rulewright play { $file } --save { $file }`.

## reading.py

name-a-file-with-a-situation = Anna tiedosto, jossa tilanne on JSON-muodossa, tai - (vakiosyöte).
name-a-file-with-a-table = Anna tiedosto, jossa pöytä on JSON-muodossa.
standard-input-is-closed = Vakiosyöte on suljettu.
standard-input-is-not-utf-8 = Vakiosyötteen teksti ei ole UTF-8-muodossa.
the-file-is-not-utf-8 = Tiedosto { $file } ei ole UTF-8-tekstiä.
save-it-as-utf-8 = Tallenna se UTF-8-muodossa.
remedy-and-where-fields-are = { $remedy } Kaikki kentät ja esimerkin näyttää `rulewright situations { $id }`.
the-file-cannot-be-read-cause = Tiedostoa { $file } ei voi lukea. { $cause }

## resolving.py

estimated-from-samples = Arvio perustuu { $count } otokseen. 19 kertaa kahdestakymmenestä todennäköisyys poikkeaa arviosta enintään { $error ->
    [one] { $error } prosenttiyksikön
   *[other] { $error } prosenttiyksikköä
}.
too-large-to-be-worked-out = Tarkka laskenta kestäisi liian kauan, joten tämä on arvio. Tarkan vastauksen saat valinnalla --exact.
exact-fractions-by-json = { $mark } merkitsee pyöristettyä murtolukua; tarkan saat valinnalla --json.
advice-is-for-goal = Neuvon tavoite on ”{ $goal }”. Toista tavoitetta varten anna kentän ”goal” arvoksi { LIST($others, type: "or") }.
rule-every-case-count = { $rule } – { $count ->
    [1] ainoa tapaus
    [2] molemmat tapaukset
   *[other] kaikki tapaukset ({ $count })
}
read-otherwise-this-would-change = Toisin tulkittuna tulos olisi:
# $who: whose answer it is, you or (in a duel) the attacker, who may not be the reader.
what-would-help-most = { $who ->
    [attacker] Hyökkääjää auttaisi eniten:
   *[you] Sinua auttaisi eniten:
}
# Above switches of the form that are off ("You may evade"), each with the chance if it were on.
what-would-help-if-it-were-true = Tulos paranisi, jos tämä pätisi:
what-the-last-one-is-worth = { $who ->
    [attacker] Jos hyökkääjällä olisi vähemmän, tulos olisi:
   *[you] Jos sinulla olisi vähemmän, tulos olisi:
}
help-situations = Luettele, mitä voi laskea, tai kerro yhden tilanteen kentät ja esimerkki.
help-situations-which = Yhden tilanteen tunnus tai nimi.
fields-listed = kentät
how-it-is-written = kirjoitustapa
an-example-listed = esimerkki
see-one-of-them = `rulewright situations { $id }` kertoo yhden kentät ja antaa esimerkin.
goals-listed = tavoitteet
results-listed = tulokset
variants-listed = tulkinnat
help-resolve = Vastaa kysymykseen ”mitä tapahtuu, jos …”: tarkat todennäköisyydet, paras päätös ja perustelu.
help-resolve-file = Tilanne JSON-muodossa; - lukee vakiosyötteen.
help-resolve-what-if = Lisäksi: mikä muu sääntöjen tulkinta, mikä pieni lisä tai minkä kentän kytkeminen päälle muuttaisi vastausta.
help-resolve-cases = Lisäksi: mitä kussakin tapauksessa kannattaa päättää.
help-resolve-approximate = Arvioi tulos N otoksesta.
help-resolve-seed = Otosten noppien siemenluku; muuten sen määrää tilanne.
help-resolve-exact = Älä arvioi, vaikka tilanne olisi suuri ja laskenta kestäisi kauan.
help-resolve-limit-states = Arvioi, jos tiloja on yli N; valinnalla --exact lopeta.
help-resolve-limit-seconds = Lopeta S sekunnin kuluttua.
help-play = Pelaa tilanne pöydän nopilla ja korteilla: tarkat todennäköisyydet joka päätöksessä, vastausten peruminen ja tallennus.
help-play-what = Tilanteen tunnus tai nimi, tai aiemmin tallennettu tilanne.
help-play-save = Tallenna tilanne ja vastaukset tähän tiedostoon jokaisen vastauksen jälkeen.

## usage.py

help-usage = Käyttö
help-options = VALINNAT
help-command-and-arguments = KOMENTO …
help-arguments-heading = Argumentit
help-options-heading = Valinnat
help-commands-heading = Komennot
help-required = pakollinen
help-default = oletus: { $value }
help-limits = sallittu: { $limits }
help-variable = tai ympäristömuuttuja { $variable }
there-is-no-option-option = Valintaa { $option } ei ole.
there-is-no-command-command = Komentoa ”{ $command }” ei ole.
option-takes-no-value = Valinnalle { $option } ei anneta arvoa.
option-needs-a-value = Valinta { $option } tarvitsee arvon.
argument-is-missing = { $name } puuttuu.
too-many-arguments = Liikaa argumentteja: { $arguments }.
these-arguments-cannot-be-read = Näitä argumentteja ei voi lukea: { $arguments }.
give-a-number = Anna luku.
help-forecast = Laske simuloitujen pelaajien peleistä, kauanko pelit kestävät ja kuka ne voittaa.
help-what-can-be-given = Mitä voi antaa
help-forecast-players = Montako pelaajaa pelaa.
help-forecast-characters = Ensimmäisten pelaajien pelihahmot pilkuin erotettuina; muut jaetaan.
help-forecast-habits = Pelaajien pelitavat pilkuin erotettuina: cautious, steady, bold.
help-forecast-options = Vaihtoehtoiset säännöt pilkuin erotettuina.
help-forecast-minutes = Montako minuuttia pelivuoro kestää.
help-forecast-hours = Monenko tunnin kuluttua peli päättyy; säännölle timed-sudden-death.
help-forecast-games = Montako peliä pelataan.
help-forecast-seed = Noppien siemenluku; samalla luvulla saa samat pelit.
help-forecast-compare = Lisäksi: mitä kukin vaihtoehtoinen sääntö muuttaa samoissa peleissä.
help-processes = Montako prosessia laskee; tulokseen se ei vaikuta.
help-keep = Tallenna tulokset tähän tiedostoon; keskeytynyt laskenta jatkuu siitä.
help-forecast-watch = Kerro sen sijaan tällä numerolla pelattu peli vuoro vuorolta.
help-forecast-from = Jatka tähän tiedostoon tallennetusta pöydästä.
help-forecast-until = Valitsimen --watch kanssa: vain näin monta vuoroa.
help-forecast-table = Valitsimien --watch ja --until kanssa: kirjoita pöytä niiden jälkeen tähän tiedostoon.
option-needs-another = Valitsinta ”{ $option }” voi käyttää vain valitsimen { $needed } kanssa.
give-both-options-or-neither = Anna molemmat tai ei kumpaakaan.
help-atlas = Pelaa hyvin monta peliä simuloiduilla pelaajilla ja tallenna tulokset sivustoa ja sovellusta varten.
help-atlas-games = Montako peliä pelataan kullakin pelaajamäärällä; neljännes niistä, enintään 1000, myös kullakin vaihtoehtoisella säännöllä.
help-atlas-points = Pelejä pelataan, kunnes jokainen osuus tunnetaan näin monen prosenttiyksikön tarkkuudella.
atlas-is-kept = Kartasto ({ $games } peliä) on tiedostossa { $file }.
atlas-is-outdated = Kartasto on pelattu muilla säännöillä ({ $games }); pelaa se uudelleen komennolla ”rulewright atlas”.
forecast-progress = Pelattu { $done }/{ $pieces } peliä, jäljellä noin { $seconds } s
there-is-no-game-to-forecast = Simuloidut pelaajat eivät osaa pelata mitään näiden sääntöjen peleistä.
use-rules-with-such-a-game = Käytä sääntöjä, joissa on sellainen peli.
help-ask = Kysy omin sanoin: saat lasketun vastauksen ja säännöt, joihin se nojaa.
help-ask-words = Mitä pöydällä on ja mitä haluat tietää.
help-ask-game = Kysy vain yhdestä pelistä.
ask-understood = Näin kysymys ymmärrettiin
ask-assumed = Ei sanottu, joten tavalliseen tapaan
ask-left = Mitä ei ymmärretty
ask-missing = Tarvitaan vielä
ask-choices = Kumpaa tarkoitat?
ask-rules = Säännöt tästä
