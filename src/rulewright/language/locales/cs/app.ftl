## answering.py

estimate-it-from-samples = Odhadnout ze vzorků
the-exact-fractions = Přesné zlomky
why-the-rules-step-by-step = Proč: pravidla krok za krokem
what-you-named = Co jste uvedli
the-way-how-likely-you-come = Cesta: s jakou pravděpodobností se dostanete na jednotlivá pole a co vás tam zastaví

## board.py

the-board-tap-a-space-to = Hrací plán: pole zvolíte klepnutím
a-tap-chooses = Klepnutím zvolíte

## comparing.py

what-would-help-and-what-if = Co by pomohlo a co kdyby se některé pravidlo vykládalo jinak
how-the-chance-changes = Jak se šance mění se dvěma čísly
across = Vodorovně
down = Svisle
keep-this-to-compare = Ponechat k porovnání
drop-it = Zahodit
# $count: how many changes are left out.
not-worked-out-because-it-takes = { $count ->
    [one] { $count } změna chybí, protože by výpočet trval příliš dlouho.
    [few] { $count } změny chybějí, protože by výpočet trval příliš dlouho.
   *[other] { $count } změn chybí, protože by výpočet trval příliš dlouho.
}
thing-with-and-without-it-situation = { $thing }: s kartou a bez ní · { $situation }
change-something-above-this-answer-stays = Změňte něco výše: tato odpověď tu zůstane k porovnání.
kept = Ponechané

## fields.py

by-name-character-cards = Podle jména: postava a karty
more-details = Další podrobnosti
other-readings-of-the-rules = Jiný výklad pravidel
what-each-result-is-worth-to-you = Kolik bodů má pro vás každý výsledek
each-fate-token-left = Každý zbývající žeton osudu

## main.py

search = Hledání
calculators = Kalkulačky
unofficial-not-made-or-endorsed-by = Neoficiální: vydavatelé tento program nevytvořili ani neschválili. Hry a jejich názvy patří jejich vlastníkům.
view = Zobrazení

## parameters.py

the-link-has-name-value-which = V odkazu je { $name } = „{ $value }“, což tady nelze použít. Použije se obvyklá hodnota. { $remedy }
the-link-has-name-which-is = V odkazu je „{ $name }“, což tato stránka nezná. Vynechá se.

## playing.py

there-is-no-chance-and-no-decision = Tady není o čem rozhodovat ani co nechat na náhodě.
look-at-the-odds-or-take = Podívejte se na pravděpodobnosti, nebo postup vymažte.
serves-what-matters-most-to-you = { $mark } je nejlepší volba pro to, na čem vám nejvíc záleží.
# A question of the stepper. $rule: the title of the rule that is applied.
rule-what-came-up = { $rule }: co jste vytáhli?
# $rule: the title of the rule that is applied; $roller: who rolls: attacker, defender, foe, other (a character), hero (you) or another word.
rule-what-does-the-die-show = { $roller ->
    [attacker] { $rule }: co padlo útočníkovi?
    [defender] { $rule }: co padlo obránci?
    [foe] { $rule }: co padlo příšeře?
    [other] { $rule }: co padlo druhé postavě?
    [hero] { $rule }: co vám padlo?
   *[any] { $rule }: co padlo na kostce?
}
# $number: which die (1, 2), $dice: how many there are; $rule, $roller as above.
rule-what-does-die-number-of = { $roller ->
    [attacker] { $rule }: co padlo útočníkovi na { $number }. kostce?
    [defender] { $rule }: co padlo obránci na { $number }. kostce?
    [foe] { $rule }: co padlo příšeře na { $number }. kostce?
    [other] { $rule }: co padlo druhé postavě na { $number }. kostce?
   *[hero] { $rule }: co padlo na { $number }. kostce?
}
take-back = Vzít zpět
from-the-beginning = Od začátku

## rendering.py

case = Případ
decision = Rozhodnutí
why = Proč
nothing-of-that-changes-the-answer = Odpověď by nezměnil jiný výklad pravidel ani karta či žeton navíc.

## rulecards.py


## sharing.py


## overview.py


## situation.py

the-odds = Pravděpodobnosti
at-the-table-with-your-dice = S vlastními kostkami
at-the-table-with-your-cards = S vlastními kartami
at-the-table-with-your-dice-and = S vlastními kostkami a kartami
all-calculators = ← Všechny kalkulačky
how-to-write-it = Jak to zapsat
what-to-do = Co udělat

## waiting.py

try-again-2 = Zkusit znovu
working-it-out-seconds-s = Počítá se… { $seconds } s
done-of-all = { $done } z { $all }
stop = Zastavit
stopped = Zastaveno.
work-it-out = Spočítat
