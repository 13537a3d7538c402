## basis.py
# The headline where no single result is wanted. $result: the name of the likeliest one ("To the Tavern"), $chance: its
# probability, $likely: certain or likely, $ties: how many results are as likely as that, itself included.
headline-of-the-likeliest = { $likely ->
    [certain] On varmaa, että { $result }.
   *[likely] { $even ->
        [yes] Kaikki { $ties } tulosta ovat yhtä todennäköisiä (kukin { PERCENT($chance, maximumFractionDigits: 0) }).
       *[no] { $ties ->
            [1] Todennäköisimmin { $result } ({ PERCENT($chance, maximumFractionDigits: 0) }).
           *[other] Todennäköisimmät tulokset, kukin { PERCENT($chance, maximumFractionDigits: 0) }: { LIST($tied, type: "unit") }.
        }
    }
}
tied-result = ”{ $result }”
# The headline where the player chose what counts. $results: the wanted results by their attribute `.wish`, else their names ("Gain 1 gold",
# "Gain 1 life"), $likely: certain, impossible or likely, $chance: the probability.
headline-of-results = { $likely ->
    [certain] On varmaa, että { LIST($results, type: "or", shared: "start") }.
    [almost] On lähes varmaa, että { LIST($results, type: "or", shared: "start") }.
    [impossible] Ei ole mahdollista, että { LIST($results, type: "or", shared: "start") }.
   *[likely] { CAPITAL(LIST($results, type: "or", shared: "start")) } { PERCENT($chance, maximumFractionDigits: 0) }:n todennäköisyydellä.
}

a-rulebook-says-so = Sääntökirjan mukaan
the-official-faq-says-so = Virallisen FAQ:n mukaan
second-hand-an-excerpt-a-wiki = Toisen käden tieto: ote, wiki tai foorumi
our-reading-the-rulebooks-leave-it = Oma tulkintamme: sääntökirjat jättävät asian auki
the-publishers-document = julkaisijan asiakirja
read-in-an-excerpt = luettu otteesta
written-by-players = pelaajien kirjoittama
title-edition-place-kind = { $title } ({ $edition }), { $place }: { $kind }

## changes.py

first-release = ensimmäinen julkaisu
added = lisätty
the-rule-is-told-otherwise = sääntö kerrotaan toisin
the-same-rule-in-clearer-words = sama sääntö selvemmin sanoin
better-translation = parempi käännös
corrected-places-in-the-rulebooks = korjatut kohdat sääntökirjoissa
we-had-misread-a-rulebook = olimme lukeneet sääntökirjaa väärin
the-publisher-has-said-how-it = julkaisija on kertonut, mitä sillä tarkoitetaan
a-reader-reported-a-mistake = lukija ilmoitti virheestä
readers-understood-it-in-different-ways = lukijat ymmärsivät sen eri tavoin
the-languages-did-not-say-the = eri kielet eivät sanoneet samaa

## decisions.py

grid-chances = Prosenttiluku on tuloksen ”{ $result }” todennäköisyys.
grid-numbers = Luku on keskiarvo: { $measure }.
grid-even = Suluissa oleva luku on sama kaikilla valinnoilla; muut seuraukset ratkaisevat.

## entry.py

the-reading-we-follow = Tulkinta, jota noudatamme
the-rulebook-errs = Sääntökirjassa on virhe
the-rulebooks-differ = Sääntökirjat eroavat toisistaan

## explanation.py

# A remark on an estimate.
the-decisions-are-those-of-a = Päätökset ovat yksinkertaistetun tilanteen päätöksiä; parempiakin voi olla.
# A remark on an estimate.
the-decisions-look-only-so-far = Päätöksissä katsotaan vain muutama askel eteenpäin; parempiakin voi olla.
# A statement of a report with its rules set off. $statement: a sentence, $rules: titles of rules.
statement-rests-on = { $statement } (katso: { LIST($rules, type: "unit") })
cited-title = { $title }
# A statement of a report about one thing. $about: its name ("Sword"), $statement: a sentence.
statement-about = { $about }: { $statement }
# $change: "With 1 more Strength", or a reading of a rule ("Fate may reroll the Armour die: no"); $numbers: a list of
# `after-instead-of-before`.
what-a-change-does = { $change }: { LIST($numbers, type: "unit") }
# $before, $after: chances ("50.0%"), or turns ("2 turns"), or what it is worth ("0.5 points"); $both: the two as a list.
after-instead-of-before = { $after } (nyt { $number })
# The same of another result than the one asked for. $result: its name ("You win"); $before, $after, $both: of its chance.
result-after-instead-of-before = tulos ”{ $result }” { after-instead-of-before }
# A sentence at a step of an explanation.
possible-not-used = mahdollisuus jätetään käyttämättä
# A sentence at a step of an explanation: a rule that could apply, such as for Spells that nobody knows of.
plays-no-part = ei laskettu mukaan
# A sentence at a step of an explanation.
not-allowed = ehto ei täyty
# A label; `.count` says it with its $number (0.5): what the player's own prices make of an answer.
worth = Arvo
    .count = { $number ->
        [one] { $number } piste
       *[other] { $number } pistettä
    }
# A label as `worth`: the situation's own worth, which decides where the player's prices leave options equal.
worth-on-a-tie = arvo, joka ratkaisee tasapisteissä
    .count = { $number ->
        [one] { $number } piste tasapisteiden ratkaisuun
       *[other] { $number } pistettä tasapisteiden ratkaisuun
    }
# $numbers: measures with their numbers, from their attributes `.count` ("2.5 turns", "3.67 lives left").
on-average-numbers = Lopputulos keskimäärin: { LIST($all) }.
points-on-average = Tuloksen arvo on keskimäärin { $worth }.
points-of-results = Tulosten arvot: { LIST($results, type: "unit") }.
result-with-points = { $result } ({ $points })
# $turns: a list made of `turn-turn-chance` ("turn 1: 50%, turn 2: 75%").
chance-by-the-end-of-turns = Onnistumisen todennäköisyys kunkin pelivuoron loppuun mennessä: { $turns }.
# $turn: 2, $chance: a probability.
turn-turn-chance = { $turn }. pelivuoro { PERCENT($chance) }
# $values: parts of a list that only commas part.
all-of-these = { LIST($values, type: "unit") }
# Beside a step of an explanation. $chance: how likely play comes to the step.
chance-of-a-step = { PERCENT($chance) }
# The same where play goes on over turns. $chance: how likely the step is each time that play comes to its stage.
chance-per-visit = kullakin kerralla { PERCENT($chance) }
# $percentage: "16.7%", $fraction: "1/6".
chance-with-fraction = { $percentage } ({ $fraction })
# What an option is worth. $result: "You win", $clause: its attribute `.wish`, $chance: "50.0%", perhaps with its
# fraction: "50.0% (1/2)".
result-and-chance = { $clause } todennäköisyydellä { $chance }
# What is known at a step of an explanation, a sentence. $facts: clauses ("your Strength is 4"; a fact's attribute
# `.step`, else the fact itself).
facts-of-a-step = { LIST($facts, type: "unit") }
percentages-how-likely-play-comes-to = Prosenttiluku kertoo, kuinka todennäköisesti peli etenee kyseiseen kohtaan. ”Kullakin kerralla” koskee jokaista kertaa, jolloin tähän vaiheeseen tullaan.
percentages-how-likely-play-comes-to-the = Prosenttiluku kertoo, kuinka todennäköisesti peli etenee kyseiseen kohtaan.
# A sentence at a step of an explanation. $rule: the title of the rule that forbids it ("Fate").
blocked-by-rule = ei mahdollinen (katso ”{ $rule }”)

## answer

you-get-here = Pääset tänne: { PERCENT($chance) }
from-here-you-get-on = tästä eteenpäin: { PERCENT($chance) }
over-by-the-end-of-turn = todennäköisyys kunkin pelivuoron loppuun mennessä

## elements

nothing-there = ei mitään
done = Valmis
this-cannot-be-drawn = Tätä ei voi piirtää. Korjaa se alla olevaan tekstiin.
take-off = { $name }: poista
add-another = { $name }: lisää
what-is-kept-cannot-be-read = Tähän laitteeseen tallennettua ei voi lukea.
## maps.py

place-on-the-map = rivi { $row }, sarake { $column }: { $card }
as-text = Tekstinä

## lookup.py

there-is-no-game-game = Peliä ”{ $game }” ei ole.

## provenance.py

players-sources-tell-it-none-of = Tieto on pelaajien lähteistä, ei mistään näistä sääntökirjoista
it-follows-from-other-facts = Päätelty muista tiedoista
no-rulebook-in-this-language-prints = Suomenkielisessä sääntökirjassa ei ole nimeä, joten se on meidän valitsemamme

## search.py

there-is-no-chapter-chapter = Lukua ”{ $chapter }” ei ole.
there-is-no-kind-of-entry = Sellaista kohdan lajia kuin ”{ $kind }” ei ole.

## table_element.py

our-table = Meidän pöytämme
no-table-is-kept-yet = Kirjaa kerran, mitä pöydällänne on, niin pelin kaikki laskurit ottavat sen huomioon. Tiedot pysyvät tällä laitteella.
your-character = Oma hahmosi
answer-for-our-table = Laske pöytämme tiedoilla
who-is-asking = Kuka kysyy
against-whom = Vastustaja
name-of-a-player = Nimi
player-without-a-name = Pelaaja { $id }
add-a-player = Lisää pelaaja
remove-the-player = { $name }: poista
copy-a-link-with-this-table = Kopioi linkki, jossa pöytä on mukana
the-link-is-copied = Linkki on kopioitu. Pöytä on itse linkissä.
the-link-with-this-table = Linkki, jossa pöytä on mukana
this-table-is-from-elsewhere = Pöytä tuli linkistä tai tiedostosta. Laitteelle tallennettu on ennallaan.
keep-this-table = Tallenna tämä pöytä
without-this-table = Älä käytä tätä pöytää
save-as-a-file = Tallenna tiedostoon
load-from-a-file = Lataa tiedostosta
delete-our-table = Poista
delete-our-table-for-good = Poista lopullisesti
that-file-holds-no-table = Tiedostossa ei ole tämän pelin pöytää.
that-link-holds-no-table = Linkissä olevaa pöytää ei voi lukea.
the-table-is-of-a-newer-version = Pöytä on tallennettu Rulewrightin uudemmalla versiolla. Lataa sivu uudelleen.
this-browser-keeps-nothing = Tämä selain ei anna sivujen tallentaa mitään.
