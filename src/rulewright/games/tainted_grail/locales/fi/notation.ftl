## notation.py

text-in-line-cannot-be-read = Kohtaa ”{ $text }” rivillä ”{ $line }” ei voi lukea.
on-the-right-only-x2-or = Oikealla voi olla vain x2 (tai muu luku) ja v: bonukset ovat vasemmalla.
write-a-key-as-row-content = Kirjoita avain muodossa rivi:sisältö, esimerkiksi 1:m, M:+ tai F:x2.
each-key-can-be-there-once = Kukin avain voi olla vain kerran: anna joka riville oma numero.
say-with-a-sign-how-many = Kerro määrä etumerkkeineen, esimerkiksi hp-1 tai te+1.
begin-with-the-cards-name-and = Aloita kortin nimellä ja merkillä ”=”, esimerkiksi Attack = 1:m F:m > M.
put-the-effects-of-one-trigger = Kirjoita saman laukaisimen vaikutukset yhteen pilkuin erotettuina.
icons-m-marker-m2-a-affinity = Symbolit: m (merkki), m2, a (suosio), a-1, e (kohtaamisbonus), d (nosto), + (lisäkortti), t (kortin poisto), x2, v (mitätöinti), ?.
attributes-ag-em-co-ca-pr = Ominaisuudet: ag, em, co, ca, pr, sp, taso näin: ag2; useita samassa avaimessa: ag|em2.
abilities-place-delay-delay2-with-2 = Kyvyt: place: …, delay: … (delay2: 2 merkkiä), attack: …, pay2: … tai passive.
effects-m2-m-1-a1-hp = Vaikutukset: m2, m-1, a1, hp-2, en-1, te+1, mg-1, rep-1, d1, dis1, mill2, torn, ch2, +, flee, block2, hold1, ?; m1*ag yhdistettyä avainta kohti, m1*dmg kärsittyä vahinkoa kohti, ch1@em tason mukaan, green?…, nogreen?…, red?…, nored?….
there-are-number-cards = { $number ->
    [one] Kortteja on { $number }.
   *[other] Kortteja on { $number }.
}
describe-at-most-number = Kuvaa enintään { $number }.
describe-each-card-once-how-many = Kuvaa kukin kortti kerran; määrät kerrotaan kädessä ja pakassa.
write-each-row-as-0-1 = Kirjoita kukin rivi muodossa 0-1: hp-1, viimeinen muodossa 4+: hp-2, m-1.
each-number-of-markers-can-be = Kukin merkkimäärä voi olla vain yhdellä rivillä.
write-the-attribute-a-colon-and = Kirjoita ominaisuus, kaksoispiste ja vaikutukset, esimerkiksi ag: a2.
the-card-name-is-not-described = Korttia ”{ $name }” ei ole kuvattu.
describe-it-under-cards-or-write = Kuvaa se kortteihin tai kirjoita jokin näistä: { $names }.
write-a-name-for-a-paid = Kirjoita nimi; + maksetulle taika-avaimelle, @ toisen hahmon kortille, (1) aikamerkeille, (2ch) latauksille.
