## answer.py

# Said after an advice that is not perfect. $amount: what its rule loses, a number (0.31).
a-simpler-rule-amount-percentage-points = Rada je zjednodušená; přesná by byla lepší o { NUMBER($amount, maximumFractionDigits: 1) } { NUMBER($amount, maximumFractionDigits: 1) ->
    [one] procentní bod
    [few] procentní body
    [many] procentního bodu
   *[other] procentních bodů
}.
# The same where the goal is no chance. $amount: a number (0.02).
a-simpler-rule-amount-less-than = Rada je zjednodušená; přesná by byla lepší o { $amount }.

## catalogue.py

the-field-situation-is-missing = Chybí pole „situation“.
name-one-of-ids = Zadejte jednu z možností: { $ids }.
there-is-no-situation-id = Situace „{ $id }“ neexistuje.
the-field-field-is-unknown-here = Pole „{ $field }“ sem nepatří.
take-it-out = Toto pole odstraňte.

## faults.py

a-game-has-a-mistake = V balíčku hry je chyba ({ $place }): { $cause }
correct-the-game-there = Chybu na tomto místě opravte, nebo ji oznamte autorům balíčku; takové chyby vypíše `rulewright check`.
message-has-no-sentence = Zpráva „{ $id }“ nemá anglické znění.
correct-the-id-or-write-the-message = Opravte id zprávy, nebo ji napište do složky { $folder }.
message-cannot-be-said = Ze zprávy „{ $id }“ nelze vytvořit větu: { $cause }.

## form.py

at-most-count-characters = { $count ->
    [one] nejvýše { $count } znak
    [few] nejvýše { $count } znaky
   *[other] nejvýše { $count } znaků
}
a-number-between = { $below ->
    [some] { $low } až { $high }
   *[none] { $low }–{ $high }
}
write-numbers-from-low-to = Napište čísla od { $low } do { $high }, například 4, 3, 5.
write-at-most-count-characters = { $count ->
    [one] Napište nejvýše { $count } znak.
    [few] Napište nejvýše { $count } znaky.
   *[other] Napište nejvýše { $count } znaků.
}
one-of-these = { LIST($options, type: "unit") }
an-id-or-a-name = id nebo název
a-list-of-these = seznam nejvýše { $most } { $most ->
    [one] hodnoty
   *[other] hodnot
} – { $each }
a-list-of-objects = seznam nejvýše { $most } { $most ->
    [one] objektu
   *[other] objektů
}
field-meaning = { CAPITAL($meaning) }: { $allowed }
field-is-needed = povinné
field-is-needed-in = povinné, pokud je zadáno { $object }

## games.py

correct-engine-in-game-toml-or = Opravte `engine` v game.toml, nebo balíček nainstalujte.
function-does-not-give-a-gamepackage = Funkce { $function } nevrací GamePackage.
the-engine-package-cannot-be-imported = Modul { $package } nelze načíst: { $cause }.
the-engine-package-is-not-installed = Modul { $package } není nainstalován.

## pricing.py

known-fields-fields = Možná pole: { $fields }.
the-field-field-is-missing = Chybí pole „{ $field }“.
name-a-goal-or-give-points = Uveďte jeden z cílů { $names }, nebo dejte výsledkům body: { $example }.
give-each-result-that-matters-a = Dejte číslo každému výsledku, na kterém vám záleží.
field-cannot-be-given = Hodnota { $given } není pro { $field } přípustná.
choose-one-of-options = Zvolte jednu z možností: { $options }.
choose-a-number-from = Zadejte číslo od { $low } do { $high }.
choose-a-number-of-at-least = Zadejte číslo, nejméně { $low }.
fate-does-not-matter-here = Na žetonech osudu tu nezáleží.
give-a-whole-number-or-a = Uveďte celé číslo nebo zlomek jako { $example }, nejvýše { $most }.

## problem.py

answer-number-cannot-be-given = { $number }. odpověď nemůže být { $given }.
take-it-out-play-is-over = Odstraňte ji, situace už skončila.

## request.py

the-situation-is-length-characters-long = { $length ->
    [one] Popis situace má { $length } znak, ale smí jich mít nejvýše { $limit }.
    [few] Popis situace má { $length } znaky, ale smí jich mít nejvýše { $limit }.
   *[other] Popis situace má { $length } znaků, ale smí jich mít nejvýše { $limit }.
}
describe-one-situation = Popište jen jednu situaci.
this-is-not-valid-json-cause = Toto není platný JSON: { $cause }.
json-number-is-too-long = číslo je příliš dlouhé
json-at-line-and-column = řádek { $line }, sloupec { $column }: { $cause }
json-unreadable = toto nelze přečíst
json-value-is-missing = chybí hodnota
json-name-is-missing = chybí název pole v uvozovkách
json-colon-is-missing = chybí dvojtečka
json-comma-or-end-is-missing = chybí čárka nebo „{ $end }“
json-not-closed = k „{ $start }“ na řádku { $line } ve sloupci { $column } chybí „{ $end }“
json-number-begins-with-0 = číslo nesmí začínat nulou
json-no-value = toto není hodnota (texty patří do uvozovek, true, false a null se píšou malými písmeny)
json-goes-on = za koncem ještě něco následuje
json-text-does-not-end = text v uvozovkách nekončí
json-control-character = text obsahuje konec řádku nebo řídicí znak
json-escape-is-wrong = zápis za zpětným lomítkem je chybný
json-no-number = toto není číslo
correct-the-text-at-this-place = Opravte text na tomto místě.
a-situation-is-a-json-object = Situace se zadává jako objekt JSON.
write-example = Napište { $example }.
give-it-a-value = Zadejte jeho hodnotu.
field-is-given-it-must-be = Pole { $field } má hodnotu { $given }, ale smí mít jen hodnotu od { $low } do { $high }.
choose-a-number-in-this-range = Zvolte číslo v tomto rozsahu.
field-has-count-members-it-must = { $count ->
    [0] Seznam v poli { $field } je prázdný, ale musí mít { $low } až { $high } položek.
    [one] Pole { $field } má { $count } položku, ale musí jich mít { $low } až { $high }.
    [few] Pole { $field } má { $count } položky, ale musí jich mít { $low } až { $high }.
   *[other] Pole { $field } má { $count } položek, ale musí jich mít { $low } až { $high }.
}
give-so-many-members = { $count ->
    [0] Doplňte alespoň jednu položku.
   *[other] Upravte počet položek.
}
field-is-length-characters-long-limit = { $length ->
    [one] Pole { $field } má { $length } znak, ale smí jich mít nejvýše { $limit }.
    [few] Pole { $field } má { $length } znaky, ale smí jich mít nejvýše { $limit }.
   *[other] Pole { $field } má { $length } znaků, ale smí jich mít nejvýše { $limit }.
}
make-it-shorter = Zkraťte ho.
see-rulewright-situations-json-for-what = Možné hodnoty ukáže `rulewright situations --json`.
give-a-whole-number-without-quotes = Zadejte celé číslo bez uvozovek.
give-a-whole-number = Zadejte celé číslo.
give-a-text-in-quotes = Zadejte text v uvozovkách.
give-true-or-false = Zadejte true, nebo false.
give-an-object-in-braces = Zadejte objekt ve složených závorkách.
give-a-list-in-brackets = Zadejte seznam v hranatých závorkách.
give-the-face-of-a-die = Zadejte číslo, které padlo na kostce, seznam takových čísel, nebo možnost.
a-list-or-an-object-has = { $count ->
    [one] Seznam nebo objekt má { $count } položku, ale smí jich mít nejvýše { $limit }.
    [few] Seznam nebo objekt má { $count } položky, ale smí jich mít nejvýše { $limit }.
   *[other] Seznam nebo objekt má { $count } položek, ale smí jich mít nejvýše { $limit }.
}
lists-and-objects-are-nested-more = { $limit ->
    [one] Seznamy a objekty smějí mít nejvýše { $limit } úroveň a tady jich mají víc.
    [few] Seznamy a objekty smějí mít nejvýše { $limit } úrovně a tady jich mají víc.
   *[other] Seznamy a objekty smějí mít nejvýše { $limit } úrovní a tady jich mají víc.
}
field-makes-no-difference = Pole „{ $field }“ tu nic neovlivní.
the-field-field-is-given-twice = Pole „{ $field }“ je zadáno dvakrát.
keep-one-of-them = Ponechte jen jedno z nich.

## solving.py

this-situation-has-more-than-number = { $number ->
    [one] Situace má víc než { $number } stav.
    [few] Situace má víc než { $number } stavy.
   *[other] Situace má víc než { $number } stavů.
}
this-situation-takes-longer-than-number = Výpočet této situace trvá déle než { $number } { $number ->
    [one] sekundu
    [few] sekundy
    [many] sekundy
   *[other] sekund
}.
make-the-numbers-smaller-or-ask = Zmenšete čísla, nebo si vyžádejte odhad ze vzorků.
there-are-no-chances-to-estimate = Tady není co odhadovat, žádné pravděpodobnosti se nepočítají.
leave-out-the-number-of-samples = Vynechte „approximate“.
no-samples-are-drawn-for-this = Odpověď je přesná, žádné vzorky se neberou.
leave-out-the-seed-or-ask = Vynechte „seed“, nebo si volbou „approximate“ vyžádejte vzorky.
an-answer-from-samples-is-not = Odpověď ze vzorků není přesná.
leave-one-of-the-two-out = Vynechte jedno, nebo druhé.

## table_file.py

a-player-of-no-table = Pole „{ $field }“ uvádí hráče, ale chybí stůl.
give-a-table = Uveďte stůl v poli „table“, nebo jako soubor pomocí --table.
this-game-keeps-no-tables = Situace „{ $id }“ si ze stolu nic nebere.
name-a-player-of-the-table = Uveďte id některého z hráčů u stolu.

## wording.py

# A whole sentence of advice where no short rule is good enough.
it-depends-see-every-case = postupujte podle seznamu všech případů, krátké pravidlo nestačí.
# All of an advice: $runs, one sentence for all that are about the same option, one after the other; the first one begins in
# lower case ("if you are behind, pay …").
advice = { CAPITAL(LIST($runs, type: "sentences")) }
    .only = { $choice ->
        [fate-on-attackers-roll] { CAPITAL($option) }, jen když { LIST($condition, type: "sentences") }.
        [fate-on-defenders-roll] { CAPITAL($option) }, jen když { LIST($condition, type: "sentences") }.
        [fate-on-others-armour] { CAPITAL($option) }, jen když { LIST($condition, type: "sentences") }.
        [fate-on-armour] { CAPITAL($option) }, jen když { LIST($condition, type: "sentences") }.
        [fate-on-command-spell] { CAPITAL($option) }, jen když { LIST($condition, type: "sentences") }.
        [fate-on-release] { CAPITAL($option) }, jen když { LIST($condition, type: "sentences") }.
        [fate-on-werewolf] { CAPITAL($option) }, jen když { LIST($condition, type: "sentences") }.
        [fate-on-fiends] { CAPITAL($option) }, jen když { LIST($condition, type: "sentences") }.
        [fate-on-follower] { CAPITAL($option) }, jen když { LIST($condition, type: "sentences") }.
       *[other] Když { LIST($condition, type: "sentences") }, { $option }.
    }
    .either = { $choice ->
        [fate-on-attackers-roll] { CAPITAL($option) }, když { LIST($condition, type: "sentences") }. Jinak { $other }.
        [fate-on-defenders-roll] { CAPITAL($option) }, když { LIST($condition, type: "sentences") }. Jinak { $other }.
        [fate-on-others-armour] { CAPITAL($option) }, když { LIST($condition, type: "sentences") }. Jinak { $other }.
        [fate-on-armour] { CAPITAL($option) }, když { LIST($condition, type: "sentences") }. Jinak { $other }.
        [fate-on-command-spell] { CAPITAL($option) }, když { LIST($condition, type: "sentences") }. Jinak { $other }.
        [fate-on-release] { CAPITAL($option) }, když { LIST($condition, type: "sentences") }. Jinak { $other }.
        [fate-on-werewolf] { CAPITAL($option) }, když { LIST($condition, type: "sentences") }. Jinak { $other }.
        [fate-on-fiends] { CAPITAL($option) }, když { LIST($condition, type: "sentences") }. Jinak { $other }.
        [fate-on-follower] { CAPITAL($option) }, když { LIST($condition, type: "sentences") }. Jinak { $other }.
       *[other] Když { LIST($condition, type: "sentences") }, { $option }. Jinak { $other }.
    }
    .only-unless = { $choice ->
        [fate-on-attackers-roll] { CAPITAL($option) }, jen když { LIST($condition, type: "sentences") }, ale ne tehdy, když { LIST($exception, type: "sentences") }.
        [fate-on-defenders-roll] { CAPITAL($option) }, jen když { LIST($condition, type: "sentences") }, ale ne tehdy, když { LIST($exception, type: "sentences") }.
        [fate-on-others-armour] { CAPITAL($option) }, jen když { LIST($condition, type: "sentences") }, ale ne tehdy, když { LIST($exception, type: "sentences") }.
        [fate-on-armour] { CAPITAL($option) }, jen když { LIST($condition, type: "sentences") }, ale ne tehdy, když { LIST($exception, type: "sentences") }.
        [fate-on-command-spell] { CAPITAL($option) }, jen když { LIST($condition, type: "sentences") }, ale ne tehdy, když { LIST($exception, type: "sentences") }.
        [fate-on-release] { CAPITAL($option) }, jen když { LIST($condition, type: "sentences") }, ale ne tehdy, když { LIST($exception, type: "sentences") }.
        [fate-on-werewolf] { CAPITAL($option) }, jen když { LIST($condition, type: "sentences") }, ale ne tehdy, když { LIST($exception, type: "sentences") }.
        [fate-on-fiends] { CAPITAL($option) }, jen když { LIST($condition, type: "sentences") }, ale ne tehdy, když { LIST($exception, type: "sentences") }.
        [fate-on-follower] { CAPITAL($option) }, jen když { LIST($condition, type: "sentences") }, ale ne tehdy, když { LIST($exception, type: "sentences") }.
       *[other] Když { LIST($condition, type: "sentences") }, { $option }, ne však tehdy, když { LIST($exception, type: "sentences") }.
    }
    .either-unless = { $choice ->
        [fate-on-attackers-roll] { CAPITAL($option) }, když { LIST($condition, type: "sentences") }, ale ne tehdy, když { LIST($exception, type: "sentences") }. Jinak { $other }.
        [fate-on-defenders-roll] { CAPITAL($option) }, když { LIST($condition, type: "sentences") }, ale ne tehdy, když { LIST($exception, type: "sentences") }. Jinak { $other }.
        [fate-on-others-armour] { CAPITAL($option) }, když { LIST($condition, type: "sentences") }, ale ne tehdy, když { LIST($exception, type: "sentences") }. Jinak { $other }.
        [fate-on-armour] { CAPITAL($option) }, když { LIST($condition, type: "sentences") }, ale ne tehdy, když { LIST($exception, type: "sentences") }. Jinak { $other }.
        [fate-on-command-spell] { CAPITAL($option) }, když { LIST($condition, type: "sentences") }, ale ne tehdy, když { LIST($exception, type: "sentences") }. Jinak { $other }.
        [fate-on-release] { CAPITAL($option) }, když { LIST($condition, type: "sentences") }, ale ne tehdy, když { LIST($exception, type: "sentences") }. Jinak { $other }.
        [fate-on-werewolf] { CAPITAL($option) }, když { LIST($condition, type: "sentences") }, ale ne tehdy, když { LIST($exception, type: "sentences") }. Jinak { $other }.
        [fate-on-fiends] { CAPITAL($option) }, když { LIST($condition, type: "sentences") }, ale ne tehdy, když { LIST($exception, type: "sentences") }. Jinak { $other }.
        [fate-on-follower] { CAPITAL($option) }, když { LIST($condition, type: "sentences") }, ale ne tehdy, když { LIST($exception, type: "sentences") }. Jinak { $other }.
       *[other] Když { LIST($condition, type: "sentences") }, { $option }, ne však tehdy, když { LIST($exception, type: "sentences") }. Jinak { $other }.
    }
advice-at-stage = { CAPITAL(LIST($stage, type: "unit")) } { LIST($runs, type: "sentences") }
    .only = { CAPITAL(LIST($stage, type: "unit")) } { $option }, jen když { LIST($condition, type: "sentences") }.
    .either = { CAPITAL(LIST($stage, type: "unit")) } { $option }, když { LIST($condition, type: "sentences") }. Jinak { $other }.
    .only-unless = { CAPITAL(LIST($stage, type: "unit")) } { $option }, jen když { LIST($condition, type: "sentences") }, ale ne tehdy, když { LIST($exception, type: "sentences") }.
    .either-unless = { CAPITAL(LIST($stage, type: "unit")) } { $option }, když { LIST($condition, type: "sentences") }, ale ne tehdy, když { LIST($exception, type: "sentences") }. Jinak { $other }.
# The only sentence of an advice. $option: what to do, an imperative in lower case ("pay a fate to reroll"; an option's
# attribute `.always`, else `.do`, else the option itself).
advice-always = { $option }.
# The first sentence of an advice, in lower case. $first, $second: whole conditions ("you are behind"; a fact's attribute
# `.if`, else the fact itself), $conditions: all of them as a list, $count: how many there are (1 or 2; $second is empty
# where there is one), $option: what to do, an imperative ("pay a fate to reroll"; `.do` of the option).
advice-if = { $choice ->
    [fate-on-attackers-roll] { $option }, když { LIST($conditions, type: "sentences") }.
    [fate-on-defenders-roll] { $option }, když { LIST($conditions, type: "sentences") }.
    [fate-on-others-armour] { $option }, když { LIST($conditions, type: "sentences") }.
    [fate-on-armour] { $option }, když { LIST($conditions, type: "sentences") }.
    [fate-on-command-spell] { $option }, když { LIST($conditions, type: "sentences") }.
    [fate-on-release] { $option }, když { LIST($conditions, type: "sentences") }.
    [fate-on-werewolf] { $option }, když { LIST($conditions, type: "sentences") }.
    [fate-on-fiends] { $option }, když { LIST($conditions, type: "sentences") }.
    [fate-on-follower] { $option }, když { LIST($conditions, type: "sentences") }.
   *[other] { $place ->
        [none] když { LIST($conditions, type: "sentences") }, { $option }.
       *[other] { $option }, když { LIST($conditions, type: "sentences") }.
    }
}
# A further sentence of an advice, where the conditions before do not hold. Variables as in `advice-if`.
advice-else-if = { $choice ->
    [fate-on-attackers-roll] Jinak { $option }, když { LIST($conditions, type: "sentences") }.
    [fate-on-defenders-roll] Jinak { $option }, když { LIST($conditions, type: "sentences") }.
    [fate-on-others-armour] Jinak { $option }, když { LIST($conditions, type: "sentences") }.
    [fate-on-armour] Jinak { $option }, když { LIST($conditions, type: "sentences") }.
    [fate-on-command-spell] Jinak { $option }, když { LIST($conditions, type: "sentences") }.
    [fate-on-release] Jinak { $option }, když { LIST($conditions, type: "sentences") }.
    [fate-on-werewolf] Jinak { $option }, když { LIST($conditions, type: "sentences") }.
    [fate-on-fiends] Jinak { $option }, když { LIST($conditions, type: "sentences") }.
    [fate-on-follower] Jinak { $option }, když { LIST($conditions, type: "sentences") }.
   *[other] Jinak, když { LIST($conditions, type: "sentences") }, { $option }.
}
# The last sentence of an advice. $option: what to do where no condition holds ("keep the die"; an option's attribute
# `.otherwise`, else `.do`). $changes: how many options the advice tells one after the other.
advice-otherwise = { $changes ->
    [2] Jinak { $option }.
   *[other] V ostatních případech { $option }.
}
# $values: names, any of which a condition may mean ("ahead", "level").
any-of-these = { LIST($values, type: "or") }
# $things: names in a condition that belong together, such as the cards of a hand ("A", "A", "B"); $counted: each of them
# once, as `thing-so-often` says it ("2× A", "B"); $several: yes where other such names follow or come before, else no.
all-of-them-together = { $several ->
    [yes] „{ LIST($counted) }“
   *[no] { LIST($counted) }
}
# $thing: one of such names ("A"), $number: how often it is there (2).
thing-so-often = { $number ->
    [1] { $thing }
   *[other] { $number }× { $thing }
}
# A range of which an end is below 0: $low and $high (−3, 2).
from-to = { $low } až { $high }
