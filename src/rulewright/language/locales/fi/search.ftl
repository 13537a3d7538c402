## embeddings.py

file-holds-no-vectors-of-words = Tiedostossa { $file } ei ole sanojen vektoreita.
run-make-embeddings-or-delete-the = Suorita ”make embeddings” tai poista tiedosto.

## pages.py

index-a-to-z = Hakemisto A–Ö
a-turn-as-a-flow-chart = Vuokaavio
calculator-tells = Laskuri kertoo mahdollisuutesi eli jokaisen tuloksen todennäköisyyden sekä parhaan ratkaisun.
differences-between-rulebooks = Sääntökirjojen erot
errors-of-the-rulebook = Sääntökirjan virheet
page-a-to-z = Kaikki säännöt, kortit ja ruudut aakkosjärjestyksessä.
page-of-differences = Kaikki sääntökirjojen, painosten ja käännösten erot ja painovirheet yhtenä luettelona, ensin ne, jotka muuttavat pelin kulkua.
page-of-pieces = { $kind ->
    [character] Kaikki pelihahmot yhtenä luettelona
    [space] Kaikki ruudut yhtenä luettelona
   *[other] Kaikki kortit yhtenä luettelona
}: { $kinds }.
page-of-questions = Usein kysytyt kysymykset (UKK, FAQ) vastauksineen yhtenä luettelona.
page-of-rules = Kaikki tämän luvun säännöt yhdellä sivulla.
page-of-terms = Kaikki pelin termit ja symbolit merkityksineen yhtenä luettelona.
page-of-the-flow = Pelivuoron kulku kuvana, vaihe vaiheelta.
how-long-games-take-and-who-wins = Kauanko pelit kestävät ja kuka voittaa
page-of-the-atlas = Kuinka kauan peli kestää eri pelaajamäärillä, pelin kestoa lyhentävät säännöt ja pelihahmojen vahvuus simuloitujen pelien perusteella.
page-of-the-map = Koko pelilauta kuvana: missä mikäkin ruutu on ja mitä sen vieressä on.
page-with-a-table = { $kind ->
    [character] Pelihahmojen vertailu samassa taulukossa
    [space] Ruutujen vertailu samassa taulukossa
   *[other] Korttien vertailu samassa taulukossa
}: { $columns }.
the-board-as-a-map = Pelilaudan kartta

## storage.py

the-search-index-is-being-built = Luodaan hakuhakemisto { $entries } kohdasta; se kestää noin kymmenen sekuntia …
the-search-index-cannot-be-built = Hakuhakemistoa ei voi luoda kansioon { $folder }. { $cause }
another-program-changes-it-while-it = Toinen ohjelma muuttaa sitä lukemisen aikana.
try-again = Yritä uudelleen.
