## answer.py

# Said after an advice that is not perfect. $amount: what its rule loses, a number (0.31).
a-simpler-rule-amount-percentage-points = Ohje on yksinkertaistettu: tarkka ohje parantaisi tulosta { NUMBER($amount, maximumFractionDigits: 1) } { NUMBER($amount, maximumFractionDigits: 1) ->
    [one] prosenttiyksikön
   *[other] prosenttiyksikköä
}.
# The same where the goal is no chance. $amount: a number (0.02).
a-simpler-rule-amount-less-than = { $amount ->
    [one] Ohje on yksinkertaistettu: tarkka ohje parantaisi tulosta { $amount } pisteen.
   *[other] Ohje on yksinkertaistettu: tarkka ohje parantaisi tulosta { $amount } pistettä.
}

## catalogue.py

the-field-situation-is-missing = Kenttä ”situation” puuttuu.
name-one-of-ids = Anna jokin näistä: { $ids }.
there-is-no-situation-id = Tilannetta ”{ $id }” ei ole.
the-field-field-is-unknown-here = Tässä tilanteessa ei ole kenttää ”{ $field }”.
take-it-out = Poista se.

## faults.py

a-game-has-a-mistake = Pelin paketissa on virhe ({ $place }): { $cause }
correct-the-game-there = Korjaa virhe tässä kohdassa tai ilmoita siitä paketin tekijöille; `rulewright check` luettelee tällaiset virheet.
message-has-no-sentence = Viestillä ”{ $id }” ei ole englanninkielistä tekstiä.
correct-the-id-or-write-the-message = Korjaa viestin tunnus tai kirjoita viesti kansioon { $folder }.
message-cannot-be-said = Viestistä ”{ $id }” ei voi muodostaa tekstiä: { $cause }.

## form.py

at-most-count-characters = enintään { $count } merkkiä
a-number-between = { $below ->
    [some] { $low } … { $high }
   *[none] { $low }–{ $high }
}
write-numbers-from-low-to = Kirjoita lukuja väliltä { $low }–{ $high }, esim. 4, 3, 5.
write-at-most-count-characters = Kirjoita enintään { $count } merkkiä.
one-of-these = { LIST($options, type: "unit") }
an-id-or-a-name = tunnus tai nimi
a-list-of-these = enintään { $most } arvon luettelo – { $each }
a-list-of-objects = enintään { $most } olion luettelo
field-meaning = { CAPITAL($meaning) }: { $allowed }
field-is-needed = pakollinen
field-is-needed-in = pakollinen, jos { $object } on annettu

## games.py

correct-engine-in-game-toml-or = Korjaa game.tomlin `engine` tai asenna paketti.
function-does-not-give-a-gamepackage = { $function } ei palauta GamePackage-oliota.
the-engine-package-cannot-be-imported = Moottoria { $package } ei voi ladata: { $cause }.
the-engine-package-is-not-installed = Moottoria { $package } ei ole asennettu.

## pricing.py

known-fields-fields = Tunnetut kentät: { $fields }.
the-field-field-is-missing = Kenttä ”{ $field }” puuttuu.
name-a-goal-or-give-points = Anna jokin näistä: { $names }, tai anna tuloksille pisteet: { $example }.
give-each-result-that-matters-a = Anna luku jokaiselle tulokselle, jolla on väliä.
field-cannot-be-given = Arvo { $field } = { $given } ei kelpaa.
choose-one-of-options = Valitse jokin näistä: { $options }.
choose-a-number-from = Anna luku, joka on vähintään { $low } ja enintään { $high }.
choose-a-number-of-at-least = Anna luku, joka on vähintään { $low }.
fate-does-not-matter-here = Kohtalolla ei ole tässä merkitystä.
give-a-whole-number-or-a = Anna kokonaisluku tai murtoluku kuten { $example }, enintään { $most }.

## problem.py

answer-number-cannot-be-given = Vastaus { $number } ei voi olla { $given }.
take-it-out-play-is-over = Poista se: tilanne on jo päättynyt.

## request.py

the-situation-is-length-characters-long = Tilanteen kuvauksessa on { $length } merkkiä; niitä saa olla enintään { $limit }.
describe-one-situation = Kuvaile vain yksi tilanne.
this-is-not-valid-json-cause = Tämä ei ole kelvollista JSONia: { $cause }.
json-number-is-too-long = luku on liian pitkä
json-at-line-and-column = rivi { $line }, sarake { $column }: { $cause }
json-unreadable = tätä ei voi lukea
json-value-is-missing = arvo puuttuu
json-name-is-missing = lainausmerkeissä oleva kentän nimi puuttuu
json-colon-is-missing = kaksoispiste puuttuu
json-comma-or-end-is-missing = pilkku tai ”{ $end }” puuttuu
json-not-closed = ”{ $end }” puuttuu: rivin { $line } sarakkeessa { $column } avattu ”{ $start }” jää auki
json-number-begins-with-0 = luku ei saa alkaa nollalla
json-no-value = tämä ei ole arvo (teksti kirjoitetaan lainausmerkkeihin, true, false ja null pienin kirjaimin)
json-goes-on = lopun jälkeen on vielä jotakin
json-text-does-not-end = lainausmerkeissä oleva teksti ei pääty
json-control-character = tekstissä on rivinvaihto tai ohjausmerkki
json-escape-is-wrong = kenoviivan jälkeinen merkintä on virheellinen
json-no-number = tämä ei ole luku
correct-the-text-at-this-place = Korjaa teksti tässä kohdassa (rivi:sarake).
a-situation-is-a-json-object = Tilanne annetaan JSON-oliona.
write-example = Kirjoita { $example }.
give-it-a-value = Anna sille arvo.
field-is-given-it-must-be = Kentän { $field } arvo on { $given }, mutta sen pitää olla vähintään { $low } ja enintään { $high }.
choose-a-number-in-this-range = Valitse luku tältä väliltä.
field-has-count-members-it-must = { $count ->
    [0] Kentän { $field } luettelo on tyhjä; arvoja pitää olla { $low }–{ $high }.
    [one] Kentässä { $field } on { $count } arvo; niitä pitää olla { $low }–{ $high }.
   *[other] Kentässä { $field } on { $count } arvoa; niitä pitää olla { $low }–{ $high }.
}
give-so-many-members = { $count ->
    [0] Anna ainakin yksi arvo.
   *[other] Korjaa arvojen määrä.
}
field-is-length-characters-long-limit = Kentässä { $field } on { $length } merkkiä; niitä saa olla enintään { $limit }.
make-it-shorter = Lyhennä tekstiä.
see-rulewright-situations-json-for-what = Mahdolliset arvot näet komennolla `rulewright situations --json`.
give-a-whole-number-without-quotes = Anna kokonaisluku ilman lainausmerkkejä.
give-a-whole-number = Anna kokonaisluku.
give-a-text-in-quotes = Anna teksti lainausmerkeissä.
give-true-or-false = Anna true tai false.
give-an-object-in-braces = Anna olio aaltosulkeissa.
give-a-list-in-brackets = Anna luettelo hakasulkeissa.
give-the-face-of-a-die = Anna nopan silmäluku, luettelo silmäluvuista tai vaihtoehto.
a-list-or-an-object-has = Luettelossa tai oliossa on { $count } jäsentä; niitä saa olla enintään { $limit }.
lists-and-objects-are-nested-more = Luetteloita ja olioita on sisäkkäin liikaa: tasoja saa olla enintään { $limit }.
field-makes-no-difference = ”{ $field }” ei vaikuta tässä mihinkään.
the-field-field-is-given-twice = Kenttä ”{ $field }” on annettu kahdesti.
keep-one-of-them = Säilytä niistä vain yksi.

## solving.py

this-situation-has-more-than-number = Tilanteessa on yli { $number ->
    [one] { $number } tila
   *[other] { $number } tilaa
}.
this-situation-takes-longer-than-number = { $number ->
    [one] Tilanteen laskeminen kestää yli { $number } sekunnin.
   *[other] Tilanteen laskeminen kestää yli { $number } sekuntia.
}
make-the-numbers-smaller-or-ask = Pienennä lukuja tai pyydä arvio otoksista.
there-are-no-chances-to-estimate = Tässä kysymyksessä ei ole arvioitavia todennäköisyyksiä.
leave-out-the-number-of-samples = Jätä ”approximate” pois.
no-samples-are-drawn-for-this = Vastaus on tarkka, joten otoksia ei tarvita.
leave-out-the-seed-or-ask = Jätä ”seed” pois tai pyydä otoksia valinnalla ”approximate”.
an-answer-from-samples-is-not = Otoksista saatu vastaus ei ole tarkka.
leave-one-of-the-two-out = Jätä toinen pois.

## table_file.py

a-player-of-no-table = Kenttä ”{ $field }” nimeää pelaajan, mutta pöytä puuttuu.
give-a-table = Anna pöytä kentässä ”table” tai tiedostona valitsimella --table.
this-game-keeps-no-tables = Tilanne ”{ $id }” ei käytä pöydän tietoja.
name-a-player-of-the-table = Anna jonkun pöydässä pelaavan tunnus.

## wording.py

# A whole sentence of advice where no short rule is good enough.
it-depends-see-every-case = lyhyttä ohjetta ei ole; katso kaikki tapaukset luettelosta.
# All of an advice: $runs, one sentence for all that are about the same option, one after the other; the first one begins in
# lower case ("if you are behind, pay …").
advice = { CAPITAL(LIST($runs, type: "sentences")) }
    .only = { $choice ->
        [fate-on-attackers-roll] { CAPITAL($option) }, jos { LIST($condition, type: "sentences") }.
        [fate-on-defenders-roll] { CAPITAL($option) }, jos { LIST($condition, type: "sentences") }.
        [fate-on-others-armour] { CAPITAL($option) }, jos { LIST($condition, type: "sentences") }.
       *[other] Jos { LIST($condition, type: "sentences") }, { $option }.
    }
    .either = { $choice ->
        [fate-on-attackers-roll] { CAPITAL($option) }, jos { LIST($condition, type: "sentences") }. Muuten { $other }.
        [fate-on-defenders-roll] { CAPITAL($option) }, jos { LIST($condition, type: "sentences") }. Muuten { $other }.
        [fate-on-others-armour] { CAPITAL($option) }, jos { LIST($condition, type: "sentences") }. Muuten { $other }.
       *[other] Jos { LIST($condition, type: "sentences") }, { $option }. Muuten { $other }.
    }
    .only-unless = { $choice ->
        [fate-on-attackers-roll] { CAPITAL($option) }, jos { LIST($condition, type: "sentences") }, paitsi jos { LIST($exception, type: "sentences") }.
        [fate-on-defenders-roll] { CAPITAL($option) }, jos { LIST($condition, type: "sentences") }, paitsi jos { LIST($exception, type: "sentences") }.
        [fate-on-others-armour] { CAPITAL($option) }, jos { LIST($condition, type: "sentences") }, paitsi jos { LIST($exception, type: "sentences") }.
       *[other] Jos { LIST($condition, type: "sentences") }, { $option }, paitsi jos { LIST($exception, type: "sentences") }.
    }
    .either-unless = { $choice ->
        [fate-on-attackers-roll] { CAPITAL($option) }, jos { LIST($condition, type: "sentences") }, paitsi jos { LIST($exception, type: "sentences") }. Muuten { $other }.
        [fate-on-defenders-roll] { CAPITAL($option) }, jos { LIST($condition, type: "sentences") }, paitsi jos { LIST($exception, type: "sentences") }. Muuten { $other }.
        [fate-on-others-armour] { CAPITAL($option) }, jos { LIST($condition, type: "sentences") }, paitsi jos { LIST($exception, type: "sentences") }. Muuten { $other }.
       *[other] Jos { LIST($condition, type: "sentences") }, { $option }, paitsi jos { LIST($exception, type: "sentences") }. Muuten { $other }.
    }
advice-at-stage = { CAPITAL(LIST($stage, type: "unit")) } { LIST($runs, type: "sentences") }
    .only = { CAPITAL(LIST($stage, type: "unit")) } { $option }, jos { LIST($condition, type: "sentences") }.
    .either = { CAPITAL(LIST($stage, type: "unit")) } { $option }, jos { LIST($condition, type: "sentences") }. Muuten { $other }.
    .only-unless = { CAPITAL(LIST($stage, type: "unit")) } { $option }, jos { LIST($condition, type: "sentences") }, paitsi jos { LIST($exception, type: "sentences") }.
    .either-unless = { CAPITAL(LIST($stage, type: "unit")) } { $option }, jos { LIST($condition, type: "sentences") }, paitsi jos { LIST($exception, type: "sentences") }. Muuten { $other }.
# The only sentence of an advice. $option: what to do, an imperative in lower case ("pay a fate to reroll"; an option's
# attribute `.always`, else `.do`, else the option itself).
advice-always = { $option }.
# The first sentence of an advice, in lower case. $first, $second: whole conditions ("you are behind"; a fact's attribute
# `.if`, else the fact itself), $conditions: all of them as a list, $count: how many there are (1 or 2; $second is empty
# where there is one), $option: what to do, an imperative ("pay a fate to reroll"; `.do` of the option).
advice-if = { $choice ->
    [fate-on-attackers-roll] { $option }, jos { LIST($conditions, type: "sentences") }.
    [fate-on-defenders-roll] { $option }, jos { LIST($conditions, type: "sentences") }.
    [fate-on-others-armour] { $option }, jos { LIST($conditions, type: "sentences") }.
   *[other] { $place ->
        [none] jos { LIST($conditions, type: "sentences") }, { $option }.
       *[other] { $option }, jos { LIST($conditions, type: "sentences") }.
    }
}
# A further sentence of an advice, where the conditions before do not hold. Variables as in `advice-if`.
advice-else-if = { $choice ->
    [fate-on-attackers-roll] Muuten { $option }, jos { LIST($conditions, type: "sentences") }.
    [fate-on-defenders-roll] Muuten { $option }, jos { LIST($conditions, type: "sentences") }.
    [fate-on-others-armour] Muuten { $option }, jos { LIST($conditions, type: "sentences") }.
   *[other] Jos taas { LIST($conditions, type: "sentences") }, { $option }.
}
# The last sentence of an advice. $option: what to do where no condition holds ("keep the die"; an option's attribute
# `.otherwise`, else `.do`).
advice-otherwise = Muuten { $option }.
# $values: names, any of which a condition may mean ("ahead", "level").
any-of-these = { LIST($values, type: "or") }
# $things: names in a condition that belong together, such as the cards of a hand ("A", "A", "B"); $several: yes where other
# such names follow or come before, else no; $counted: each of them once, as `thing-so-often` says it ("2× A", "B").
all-of-them-together = { $several ->
    [yes] ”{ LIST($things, type: "unit") }”
   *[no] { LIST($things) }
}
# $thing: one of such names ("A"), $number: how often it is there (2).
thing-so-often = { $number ->
    [1] { $thing }
   *[other] { $number }× { $thing }
}
# A range of which an end is below 0: $low and $high (−3, 2).
from-to = { $low } … { $high }
