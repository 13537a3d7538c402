## answer.py

# Said after an advice that is not perfect. $amount: what its rule loses, a number (0.31).
a-simpler-rule-amount-percentage-points = { $amount ->
    [one] Toto zjednodušené pravidlo vás stojí { $amount } procentní bod.
    [few] Toto zjednodušené pravidlo vás stojí { $amount } procentní body.
    [many] Toto zjednodušené pravidlo vás stojí { $amount } procentního bodu.
   *[other] Toto zjednodušené pravidlo vás stojí { $amount } procentních bodů.
}
# The same where the goal is no chance. $amount: a number (0.02).
a-simpler-rule-amount-less-than = Toto zjednodušené pravidlo je o { $amount } horší než nejlepší rozhodování.
a-simpler-rule-next-to-nothing = Toto zjednodušené pravidlo vás nestojí skoro nic.

## catalogue.py

the-field-situation-is-missing = Chybí pole „situation“.
name-one-of-ids = Zadejte jednu z možností: { $ids }.
there-is-no-situation-id = Situace „{ $id }“ neexistuje.
the-field-field-is-unknown-here = Pole „{ $field }“ zde není známé.
take-it-out = Odstraňte ho.

## form.py

at-most-count-characters = nejvýše { $count } znaků

## games.py

correct-engine-in-game-toml-or = Opravte `engine` v game.toml, nebo balíček nainstalujte.
function-does-not-give-a-gamepackage = { $function } nevrací GamePackage.
the-engine-package-cannot-be-imported = Modul { $package } nelze načíst: { $cause }.
the-engine-package-is-not-installed = Modul { $package } není nainstalován.

## pricing.py

known-fields-fields = Známá pole: { $fields }.
the-field-field-is-missing = Chybí pole „{ $field }“.
give-each-result-that-matters-a = Dejte číslo každému výsledku, na kterém záleží.
field-cannot-be-given = { $field } nemůže mít hodnotu { $given }.
choose-one-of-options = Zvolte jednu z možností: { $options }.
fate-does-not-matter-here = Osud tu nehraje roli.
give-a-whole-number-or-a = Uveďte celé číslo nebo zlomek jako { $example }, nejvýš { $most }.

## problem.py

answer-number-cannot-be-given = Odpověď č. { $number } nemůže být { $given }.
take-it-out-play-is-over = Odstraňte ji: situace už skončila.

## request.py

the-situation-is-length-characters-long = Délka popisu situace ve znacích: { $length }, povoleno nejvýše { $limit }.
describe-one-situation = Popište jen jednu situaci.
this-is-not-valid-json-cause = Toto není platný JSON: { $cause }.
json-number-is-too-long = číslo je příliš dlouhé
json-at-line-and-column = řádek { $line }, sloupec { $column }: { $cause }
json-unreadable = tohle nelze přečíst
json-value-is-missing = chybí hodnota
json-name-is-missing = chybí název pole v uvozovkách
json-colon-is-missing = chybí dvojtečka
json-comma-is-missing = chybí čárka
json-goes-on = po konci ještě něco následuje
json-text-does-not-end = text v uvozovkách nekončí
json-control-character = text obsahuje konec řádku nebo řídicí znak
json-escape-is-wrong = zápis za zpětným lomítkem je chybný
json-no-number = tohle není číslo
correct-the-text-at-this-place = Opravte text na tomto místě (řádek:sloupec).
a-situation-is-a-json-object = Situace se zadává jako objekt JSON.
write-example = Napište { $example }.
give-it-a-value = Zadejte jeho hodnotu.
field-is-given-it-must-be = { $field } má hodnotu { $given }; musí být od { $low } do { $high }.
choose-a-number-in-this-range = Zvolte číslo v tomto rozsahu.
field-has-count-members-it-must = Počet položek v { $field } je { $count }; musí být od { $low } do { $high }.
field-is-length-characters-long-limit = { $field }: délka { $length } znaků; povoleno je nejvýše { $limit }.
make-it-shorter = Zkraťte to.
see-rulewright-situations-json-for-what = Možné hodnoty ukáže `rulewright situations --json`.
give-a-whole-number-without-quotes = Zadejte celé číslo bez uvozovek.
give-true-or-false = Zadejte true, nebo false.
give-an-object-in-braces = Zadejte objekt ve složených závorkách.
give-a-list-in-brackets = Zadejte seznam v hranatých závorkách.
give-the-face-of-a-die = Zadejte číslo, které padlo na kostce, seznam takových čísel, nebo možnost.
a-list-or-an-object-has = Počet položek v seznamu nebo objektu je { $count }; povoleno je nejvýše { $limit }.
lists-and-objects-are-nested-more = Seznamy a objekty jsou do sebe vnořeny hlouběji, než je povoleno; nejvyšší počet úrovní: { $limit }.
the-field-field-is-given-twice = Pole „{ $field }“ je zadáno dvakrát.
keep-one-of-them = Ponechte jen jedno z nich.

## solving.py

this-situation-has-more-than-number = Počet stavů této situace je vyšší než { $number }.
this-situation-takes-longer-than-number = Výpočet této situace trvá déle než { $number } s.
make-the-numbers-smaller-or-ask = Zmenšete čísla, nebo si vyžádejte odhad ze vzorků.
an-answer-from-samples-is-not = Odpověď ze vzorků není přesná.
leave-one-of-the-two-out = Vynechte jedno z toho.

## wording.py

# A whole sentence of advice where no short rule is good enough.
it-depends-see-every-case = záleží na okolnostech: viz „všechny případy“.
# All of an advice: $sentences, one after the other; the first one begins in lower case ("if you are behind, pay …").
# $count: how many sentences there are.
advice = { CAPITAL(LIST($sentences, type: "sentences")) }
# The same for one place in play. $stage: where ("in the Crypt", "in battle 2"; from the attributes `.at` of facts and
# names), $sentences: as in `advice`, $count: how many sentences there are.
advice-at-stage = { CAPITAL(LIST($stage, type: "unit")) }: { LIST($sentences, type: "sentences") }
# The only sentence of an advice. $option: what to do, an imperative in lower case ("pay a fate to reroll"; an option's
# attribute `.always`, else `.do`, else the option itself).
advice-always = { $option }.
# The first sentence of an advice, in lower case. $first, $second: whole conditions ("you are behind"; a fact's attribute
# `.if`, else the fact itself), $conditions: all of them as a list, $count: how many there are (1 or 2; $second is empty
# where there is one), $option: what to do, an imperative ("pay a fate to reroll"; `.do` of the option).
advice-if = { $count ->
    [1] pokud { $first }, { $option }.
    [2] pokud { $first } a { $second }, { $option }.
   *[other] pokud { LIST($conditions) }, { $option }.
}
# A further sentence of an advice, where the conditions before do not hold. Variables as in `advice-if`.
advice-else-if = { $count ->
    [1] Jinak, pokud { $first }, { $option }.
    [2] Jinak, pokud { $first } a { $second }, { $option }.
   *[other] Jinak, pokud { LIST($conditions) }, { $option }.
}
# The last sentence of an advice. $option: what to do where no condition holds ("keep the die"; an option's attribute
# `.otherwise`, else `.do`).
advice-otherwise = Jinak { $option }.
# $values: names, any of which a condition may mean ("ahead", "level").
any-of-these = { LIST($values, type: "or") }
# A range of which an end is below 0: $low and $high (−3, 2).
from-to = { $low } až { $high }
