## answering.py

estimate-it-from-samples = Arvioi otoksista
the-exact-fractions = Tarkat murtoluvut
why-the-rules-step-by-step = Miksi: säännöt kohta kohdalta
what-you-named = Nimeämiesi vaikutus
the-way-how-likely-you-come = Matka: kuinka todennäköisesti pääset kuhunkin ruutuun ja mihin matka siellä päättyy

## board.py

the-board-tap-a-space-to = Pelilauta: valitse ruutu napauttamalla
a-tap-chooses = Valitse napauttamalla

## comparing.py

what-would-help-and-what-if = Mikä auttaisi, ja entä jos jokin sääntö tulkittaisiin toisin?
how-the-chance-changes = Miten todennäköisyys muuttuu kahden luvun mukaan?
across = Vaakasuunnassa
down = Pystysuunnassa
keep-this-to-compare = Säilytä tämä vertailtavaksi
drop-it = Hylkää se
# $count: how many changes are left out.
not-worked-out-because-it-takes = { $count ->
    [one] { $count } muutos jäi laskematta, koska se kestää liian kauan.
   *[other] { $count } muutosta jäi laskematta, koska ne kestävät liian kauan.
}
thing-with-and-without-it-situation = { $thing }: sen kanssa ja ilman · { $situation }
change-something-above-this-answer-stays = Muuta jotain yllä: tämä vastaus jää tähän vertailtavaksi.
kept = Säilytetty

## fields.py

by-name-character-cards = Nimeltä: pelihahmo ja kortit
more-details = Lisätietoja
other-readings-of-the-rules = Sääntöjen muut tulkinnat
what-each-result-is-worth-to-you = Kunkin tuloksen arvo sinulle pisteinä
each-fate-token-left = Jokainen jäljellä oleva kohtalomerkki

## main.py

search = Haku
calculators = Laskurit
unofficial-not-made-or-endorsed-by = Epävirallinen: ei julkaisijoiden tekemä eikä hyväksymä. Pelit ja niiden nimet kuuluvat omistajilleen.
view = Näkymä

## parameters.py

the-link-has-name-value-which = Linkissä on { $name } = ”{ $value }”, mikä ei käy. Sen sijaan käytetään tavallista arvoa. { $remedy }
the-link-has-name-which-is = Linkissä on ”{ $name }”, jota ei tunneta. Se jätetään pois.

## playing.py

there-is-no-chance-and-no-decision = Tässä ei ole mitään päätettävää eikä mitään sattuman varassa.
look-at-the-odds-or-take = Katso todennäköisyydet tai poista pelisarja.
serves-what-matters-most-to-you = { $mark } vie parhaiten kohti sitä, mikä on sinulle tärkeintä.
# A question of the stepper. $rule: the title of the rule that is applied.
rule-what-came-up = { $rule }. Mitä nostit?
# $rule: the title of the rule that is applied; $roller: who rolls: attacker, defender, foe, other (a character), hero (you) or another word.
rule-what-does-the-die-show = { $roller ->
    [attacker] { $rule }. Mitä hyökkääjän noppa näyttää?
    [defender] { $rule }. Mitä puolustajan noppa näyttää?
    [foe] { $rule }. Mitä olennon noppa näyttää?
    [other] { $rule }. Mitä toisen pelaajan noppa näyttää?
    [hero] { $rule }. Mitä noppasi näyttää?
   *[any] { $rule }. Mitä noppa näyttää?
}
# $number: which die (1, 2), $dice: how many there are; $rule, $roller as above.
rule-what-does-die-number-of = { $roller ->
    [attacker] { $rule }. Mitä hyökkääjän noppa { $number }/{ $dice } näyttää?
    [defender] { $rule }. Mitä puolustajan noppa { $number }/{ $dice } näyttää?
    [foe] { $rule }. Mitä olennon noppa { $number }/{ $dice } näyttää?
    [other] { $rule }. Mitä toisen pelaajan noppa { $number }/{ $dice } näyttää?
   *[hero] { $rule }. Mitä noppa { $number }/{ $dice } näyttää?
}
take-back = Peru
from-the-beginning = Aloita alusta

## rendering.py

case = Tapaus
decision = Päätös
why = Miksi
nothing-of-that-changes-the-answer = Sääntöjen toinen tulkinta tai lisäkortti tai -merkki ei muuttaisi vastausta.

## rulecards.py


## sharing.py


## overview.py


## situation.py

the-odds = Todennäköisyydet
at-the-table-with-your-dice = Omilla nopilla
at-the-table-with-your-cards = Omilla korteilla
at-the-table-with-your-dice-and = Omilla nopilla ja korteilla
all-calculators = ← Kaikki laskurit
how-to-write-it = Kirjoitusohje
what-to-do = Mitä tehdään

## waiting.py

try-again-2 = Yritä uudelleen
working-it-out-seconds-s = Lasketaan… { $seconds } s
done-of-all = { $done }/{ $all }
stop = Pysäytä
stopped = Pysäytetty.
work-it-out = Laske
