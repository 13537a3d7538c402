## arguments.py

there-is-no-folder-folder = Kansiota { $folder } ei ole.
name-the-folder-that-holds-the = Anna kansio, jossa säännöt ovat.

## cli.py

message = { $message }
see-rulewright-help = Katso `rulewright --help`.
please-report-it-rulewright-debug-1 = Ilmoita tästä; RULEWRIGHT_DEBUG=1 näyttää, missä virhe tapahtui.

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
book-cited-of-total-rule-bearing = { $book }: { $total } sääntörivistä { $cited } on viitattu ({ $share }).
not-cited-entry-still-to-be = { "  " }viittaamatta, sääntö vielä kirjoittamatta: { $lines }
not-cited-lines = { "  " }viittaamatta: { $lines }
book-not-found-in-folder-by = { $book }: kansiossa { $folder } ei ole tiedostoa, jonka SHA-256 täsmää.

## lookup.py

did-you-mean-words = Tarkoititko ”{ $words }”?
nothing-found-for-query = Haulla ”{ $query }” ei löytynyt mitään.
see-also = Katso myös
book-lines-lines = { $book }, rivit { $lines }
book-does-not-print-this-rule = { $book }: ei sisällä tätä sääntöä

## output.py

standard-output-is-closed-the-answer = Vakiotuloste on suljettu: vastausta ei voi kirjoittaa minnekään.
leave-it-open-or-send-it = Jätä se auki tai ohjaa se tiedostoon.

## playing.py

there-is-no-chance-and-no = Tilanteessa { $id } ei ole mitään päätettävää eikä mitään sattuman varassa.
use-rulewright-resolve = Käytä komentoa `rulewright resolve`.
type-what-you-throw-draw-or = Kirjoita, mitä heitit, nostit tai päätit; u peruu viimeisen vastauksen, q lopettaa.
now = Nyt
u-or-q = u tai q
# A question of the stepper. $rule: the title of the rule that is applied ("Rerolling with fate").
rule-decide = { $rule }. Mitä teet?
rule-what-comes-up = { $rule }. Mitä nostit?
rule-the-die-shows = { $rule }. Mitä noppa näyttää?
rule-the-dice-show-as-2 = { $rule }. Mitä nopat näyttävät? (esimerkiksi 2 5)
kept-in-file-go-on-with = Tallennettu tiedostoon { $file }; jatka komennolla `rulewright play { $file }`.

## reading.py

name-a-file-with-a-situation = Anna tiedosto, jossa tilanne on JSON-muodossa, tai - (vakiosyöte).
standard-input-is-closed = Vakiosyöte on suljettu.
the-file-is-not-utf-8 = Tiedosto ei ole UTF-8-tekstiä.
save-it-as-utf-8 = Tallenna se UTF-8-muodossa.
the-file-cannot-be-read-cause = Tiedostoa ei voi lukea. { $cause }

## resolving.py

estimated-from-count-samples-standard-error = Arvio perustuu { $count } otokseen; keskivirhe on enintään { $error }.
too-large-to-be-worked-out = Tarkka lasku kestäisi liian kauan, joten tämä on arvio. Tarkan vastauksen saat valinnalla --exact.
rule-every-case-count = { $rule } – kaikki tapaukset ({ $count })
read-otherwise-this-would-change = Toisin tulkittuna muuttuisi:
what-would-help-most = Eniten auttaisi:
what-the-last-one-is-worth = Viimeisen arvo:
