## answer.py

a-simpler-rule-amount-percentage-points = Jednodušší pravidlo: o { $amount } procentního bodu méně než nejlepší rozhodování.
a-simpler-rule-amount-less-than = Jednodušší pravidlo: o { $amount } méně než nejlepší rozhodování.
a-simpler-rule-next-to-nothing = Jednodušší pravidlo: o skoro nic horší než nejlepší rozhodování.

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

## wording.py

always-option = Vždy: { $option }.
if-conditions-option = Pokud { $conditions }: { $option }.
otherwise-if-conditions-option = Jinak, pokud { $conditions }: { $option }.
otherwise-option = Jinak: { $option }.
it-depends-see-every-case = Záleží na okolnostech: viz „všechny případy“.
stage-advice = { $stage } – { $advice }
first-second = { $first }, { $second }
first-or-second = { $first } nebo když { $second }
value = { $value }
first-second-2 = { $first } { $second }
