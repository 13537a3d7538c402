## application.py

a-situation-has-to-be-sent = Tilanne on lähetettävä JSON-muodossa pakkaamattomana.
send-the-header-header = Lähetä otsake { $header }.
the-body-did-not-arrive-within = Pyynnön sisältö ei saapunut { $number } sekunnissa.
send-the-request-again-at-once = Lähetä pyyntö uudelleen yhdellä kertaa.
the-body-is-longer-than-limit = Pyynnön sisältö on pidempi kuin { $limit ->
    [one] { $limit } tavu
   *[other] { $limit } tavua
}.
the-body-is-not-text-in = Pyynnön sisältö ei ole UTF-8-tekstiä.
send-json-in-utf-8 = Lähetä JSON UTF-8-merkistöllä.
path-does-not-answer-method = { $path } ei vastaa metodiin { $method }.
use-one-of-options = Käytä jotakin näistä: { $options }.
nothing-is-at-path = Osoitteessa { $path } ei ole mitään.
see-path-for-what-there-is = Katso osoitteesta { $path }, mitä on tarjolla.
something-went-wrong-inside-rulewright-error = Rulewrightissa tapahtui sisäinen virhe: { $error }.
please-report-it-the-servers-log = Ilmoita tästä; palvelimen loki kertoo, missä se tapahtui.

## documents.py

the-answer = Vastaus
find-rules-by-words-in-any = Sääntöjen haku minkä tahansa kielen sanoilla
inflected-misspelt-and-unaccented-words-are = Myös taivutetut, väärin kirjoitetut ja tarkkeettomat sanat löytyvät; otsikot ja otteet ovat lukijan kielellä.
read-one-rule = Yhden säännön lukeminen
the-game-may-be-left-out = Pelin voi jättää pois tunnuksesta, jos vain yhdessä pelissä on sellainen kohta.
look-a-term-up-in-the = Termin haku sanastosta
by-its-id-or-by-any = Tunnuksella tai millä tahansa nimellä tai taivutusmuodolla millä tahansa kielellä.
list-what-can-be-resolved = Luettelo tilanteista, jotka voi ratkaista
every-situation-with-its-goals-results = Kaikki tilanteet tavoitteineen, tuloksineen ja tulkintoineen sekä pyynnön JSON-skeema.
how-long-a-game-will-take = Ennusta, kauanko peli kestää
games-of-simulated-players-are-played = Simuloidut pelaajat pelaavat sääntöjen mukaan: kauanko pelit kestävät, kuka voittaa ja mitä kukin vaihtoehtoinen sääntö muuttaa.
answer-what-happens-if = Vastaus kysymykseen ”mitä tapahtuu, jos”
exact-probabilities-the-best-decision-and = Tarkat todennäköisyydet, paras päätös ja sen perusteet. Keskenään ristiriitaiset kentät hylätään.
the-same-answers-as-on-the = Samat vastaukset kuin komentorivillä. Mitään ei tallenneta, eikä avainta tarvita.

## page.py

rulewrights-json-api = Rulewrightin JSON-rajapinta
language = Kieli
read-all-rules = Lue kaikki säännöt
problems = Virheet
every-error-is-problem-json-rfc = Jokainen virhe on problem+json (RFC 9457), jossa on koodi, syöte, syy ja korjausohje.
code = Koodi
meaning = Merkitys
parameters = Parametrit
parameter = Parametri
value-2 = Arvo
for-example = Esimerkiksi:
answers = Vastaukset

## parameters.py

the-readers-language-otherwise-the-first = Lukijan kieli; muuten ensimmäinen, jonka Accept-Language mainitsee.
a-few-words-in-any-of = Muutama sana millä tahansa kielistä.
search-one-game-only = Hae vain yhdestä pelistä.
search-one-chapter-only-such-as = Hae vain yhdestä luvusta, esimerkiksi attacks tai cards.
search-one-kind-of-entry-only = Hae vain yhdenlaisia kohtia, esimerkiksi limit tai term.
search-the-texts-of-one-language = Hae vain yhden kielen teksteistä.
at-most-so-many-hits = Osumien enimmäismäärä.
also-which-reading-of-the-rules = Lisäksi: mikä muu sääntöjen tulkinta, mikä pieni lisä tai minkä kentän kytkeminen päälle muuttaisi vastausta.
estimate-from-so-many-samples-instead = Arvio annetusta määrästä otoksia tarkan laskennan sijaan.
where-the-samples-dice-begin = Otosten noppien siemenluku.
no-estimate-however-large-the-situation = Ei arviota, vaikka tilanne olisi kuinka suuri.
estimate-beyond-so-many-states = Arvioi, jos tiloja on enemmän; `exact` lopettaa silloin.
give-up-after-so-many-seconds = Lopeta annetun sekuntimäärän jälkeen.
the-address-has-count-parameters-limit = { $count ->
    [one] Osoitteessa on { $count } parametri; niitä saa olla enintään { $limit }.
   *[other] Osoitteessa on { $count } parametria; niitä saa olla enintään { $limit }.
}
leave-out-those-that-are-not = Jätä pois ne, joita ei tarvita.

## problems.py

the-body-is-not-valid-json = Pyynnön sisältö ei ole kelvollista JSONia
unknown-entry = Tuntematon kohta
unknown-address = Tuntematon osoite
method-not-allowed-here = Metodi ei ole tässä sallittu
the-body-did-not-arrive-in = Pyynnön sisältö ei saapunut ajoissa
the-body-is-too-long = Pyynnön sisältö on liian pitkä
too-many-parameters = Liian monta parametria
the-body-is-not-sent-as = Pyynnön sisältöä ei ole lähetetty JSONina
unknown-situation = Tuntematon tilanne
unknown-game = Tuntematon peli
unknown-chapter = Tuntematon luku
unknown-kind-of-entry = Tuntematon kohdan laji
unknown-field = Tuntematon kenttä
missing-field = Puuttuva kenttä
name-of-several-things = Nimi tarkoittaa useaa asiaa
value-not-allowed = Arvo ei ole sallittu
number-out-of-range = Luku rajojen ulkopuolella
fields-that-contradict-each-other = Keskenään ristiriitaiset kentät
the-situation-has-too-many-states = Tilanteessa on liian monta tilaa
the-situation-takes-too-long = Tilanteen laskeminen kestää liian kauan
too-many-requests-from-one-address = Liian monta pyyntöä yhdestä osoitteesta
unknown-host-name = Tuntematon palvelinnimi
mistake-in-a-game = Virhe pelin paketissa
fault-of-the-server = Palvelimen vika
a-worker-process-ended = Laskentaprosessi päättyi
the-server-is-busy = Palvelin on ruuhkautunut
find-the-id-with-path = Etsi tunnus osoitteesta { $path }.
see-path-for-what-it-can = Katso osoitteesta { $path }, mitä se voi olla.
make-the-numbers-smaller-or-ask-for = Pienennä lukuja tai pyydä otoksiin perustuva arvio parametrilla { $parameter }.

## fair_queue.py, request_limits.py, worker_pool.py

the-server-is-working-on-too = { $count ->
    [one] Palvelin laskee jo liian monta pitkää vastausta; jonossa on { $count }.
   *[other] Palvelin laskee jo liian monta pitkää vastausta; jonossa on { $count }.
}
all-connections-are-in-use = Palvelimen kaikki yhteydet ovat käytössä.
try-again-in-a-few-seconds = Yritä uudelleen muutaman sekunnin kuluttua.
more-than-limit-requests-in-a-minute = Osoitteestasi tuli minuutissa yli { $limit } pyyntöä.
host-is-no-name-of-this-server = { $host } ei ole tämän palvelimen nimi.
use-its-address-or-name-the-host = Käytä palvelimen osoitetta tai lisää tämä nimi muuttujaan { $variable }.
the-process-that-worked-on-this = Tätä vastausta laskenut prosessi päättyi, ennen kuin vastaus oli valmis.
try-again-where-it-happens-again = Yritä uudelleen; jos näin käy taas, käytä pienempiä lukuja.

## not_found.py

the-address-is-too-long = Osoite on liian pitkä
look-for-the-rule-by-its = Hae sääntöä sen nimellä.
there-is-no-such-page = Sellaista sivua ei ole
search-the-rules = Hae säännöistä

## serving.py

host-port-cannot-be-used-cause = Osoitetta { $host }:{ $port } ei voi käyttää. { $cause }
stop-what-uses-it-or-choose = Sulje porttia käyttävä ohjelma tai valitse toinen portti: `--port { $other }` (`make run PORT={ $other }`).
host-is-no-address-of-this = { $host } ei ole tämän tietokoneen osoite.
use-127-0-0-1-for = Käytä osoitetta 127.0.0.1 vain tälle tietokoneelle, 0.0.0.0 myös sen verkolle.
another-program-uses-it = Toinen ohjelma käyttää sitä.
the-system-keeps-ports-below-1024 = Portit alle 1024 on varattu järjestelmälle.

## settings.py

set-it-to-a-whole-number = Aseta sen arvoksi kokonaisluku väliltä { $low }–{ $high } tai poista se.
set-it-to-addresses-or-networks = Aseta sen arvoksi osoitteita tai verkkoja pilkuin erotettuina tai poista muuttuja.
set-it-to-host-names = Aseta sen arvoksi palvelinnimiä pilkuin erotettuina tai poista muuttuja.
the-environment-variable-name-cannot-be = Ympäristömuuttujan { $name } arvo ei voi olla { $given }.

## shell.py


## labels.py

# $name: what was selected in a list (Sword).
# $count: how many there are in a list (12).
# $name: what can be taken out of what was selected (Sword).
# $count: how many have the letters that were typed (3).

## mcp

the-language-to-answer-in = Kieli, jolla vastataan.
an-id-or-a-name-of-a-rule = Säännön tunnus tai nimi millä kielellä tahansa.
one-situation-with-its-schema = Yksi tilanne, josta kerrotaan myös pyynnön JSON-skeema ja esimerkki.
a-request-as-list-situations-tells = Pyyntö siinä muodossa, jonka list_situations tilanteesta kertoo.
situations-without-and-with-their-schema = Kaikki tavoitteineen, tuloksineen ja muunnelmineen; yhdestä myös pyynnön JSON-skeema.
languages-of-the-rules = Sääntö jollakin näistä kielistä: { $languages }.
how-assistants-answer = Hae ennen kuin vastaat, ja kerro vain se, mitä löytämäsi säännöt sanovat. Mainitse jokaisesta säännöstä otsikko ja osoite; ne ovat kohdassa `cite`. Todennäköisyyksiä ja päätöksiä kysy työkalulta resolve_situation.
there-is-no-tool-name = Työkalua ”{ $name }” ei ole.
find-the-id-with-the-tool = Etsi tunnus työkalulla { $tool }.
the-tool-tells-what-it-can-be = Työkalu { $tool } kertoo, mitä se voi olla.
ask-in-your-own-words = Kysy omin sanoin
the-words-as-a-request-with-the-answer = Miten sanat ymmärrettiin, kenttä kentältä, sekä vastaus ja siihen liittyvät säännöt. Puuttuvaa tai kahdesti tulkittavaa kysytään takaisin.
a-question-in-your-own-words = Mitä pöydällä on ja mitä haluat tietää, omin sanoin.
ask-about-one-game-only = Kysy vain yhdestä pelistä.
the-table-that-the-question-is-about = Pöytä, josta kysytään.
the-player-of-the-table-who-asks = Pöydän pelaaja, joka kysyy; muuten se, jonka vuoro on.
