## space_facts.py

strength-and-craft-from-objects-and = Esineiden ja Taikaesineiden antama Voima ja Taito
use-of-magic-objects = Taikaesineiden käyttö
casting-of-spells = Taikojen käyttö
beside-it = viereiset ruudut
over-the-bridge-2 = sillan toisella puolella
through-the-portal-2 = Voimaportin takana
by-raft-2 = Lautalla
draw-up-to-a-total-of = nostetaan, kunnes kortteja on yhteensä { $count }
royal-doctor = kuninkaallinen Lääkäri
before-drawing = ennen kortin nostamista
draw-1-unless-a-card-lies = nostetaan 1, ellei ruudussa ole jo korttia
strength-strength = Voima { $strength }
strength-the-total-of-dice = Voima: heiton summa ({ $dice })
as-many-as-dice-shows = määrän osoittaa { $dice }
attack-rolls-of-creatures = olentojen taisteluheitot
not-allowed-or-not-counted-here = täällä kiellettyä tai laskematta jätettävää
stop-here-then-1-space-per = pysähdys tähän, sitten 1 ruutu pelivuorossa
needed-to-enter = tarvitaan ruutuun pääsyyn
one-of-these-as-the-character = jokin näistä pelihahmon valinnan mukaan
only-if-the-character-wants-it-2 = vain jos pelihahmo haluaa
prevents-the-loss-of-count-life = säästää { $count ->
    [one] { $count } kuntopisteen
   *[other] { $count } kuntopistettä
}
each-follower-discarded = jokainen poistettu Seuralainen
also-for-each-follower = lisäksi jokaisen Seuralaisen puolesta
a-visit-to-one-of-them = käynti jonkun luona
whom = kuka
roll-again-next-turn = heität uudelleen seuraavalla pelivuorolla
lower = pienempi
equal = sama
higher = suurempi
may-move-on-next-turn = saat edetä seuraavalla pelivuorolla
dice-on-each-side = { $dice } kummallakin puolella
the-characters-roll = pelihahmon tulos
not-above-it = ei suurempi
above-it = suurempi
stay-and-lose-amount-point-of = jäät paikallesi ja menetät { $amount ->
    [one] { $amount } pisteen
   *[other] { $amount } pistettä
} valittua ominaisuutta
dice-against-strength-or-craft = { $dice } Voimaa tai Taitoa vastaan
the-total = summa
roll-dice-see-the-table = heitto: { $dice }, katso taulukko
needs-one-of = vaatii jonkin näistä
count-times = { $count } kertaa
from = mistä
to = minne
title = ↺ { $title }
title-2 = ↻ { $title }
