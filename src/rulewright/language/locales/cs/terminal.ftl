## arguments.py

there-is-no-folder-folder = Složka { $folder } neexistuje.
name-the-folder-that-holds-the = Zadejte složku s pravidly.

## cli.py

message = { $message }
see-rulewright-help = Podívejte se na `rulewright --help`.
please-report-it-rulewright-debug-1 = Nahlaste to prosím; RULEWRIGHT_DEBUG=1 ukáže, kde k chybě došlo.

## content.py

new-ids-locked-count = Nově uzamčených identifikátorů: { $count }.
game-language-missing-of-count-texts = { $game }, { $language }: z { $count } textů jich zbývá napsat { $missing }.
findings-count = Počet nálezů: { $count }.
the-content-is-in-order = Obsah je v pořádku.
book-cited-of-total-rule-bearing = { $book }: citováno { $cited } z { $total } řádků s pravidly ({ $share }).
not-cited-entry-still-to-be = { "  " }necitováno, záznam teprve vznikne: { $lines }
not-cited-lines = { "  " }necitováno: { $lines }
book-not-found-in-folder-by = { $book }: ve složce { $folder } není soubor s odpovídajícím SHA-256.

## lookup.py

did-you-mean-words = Měli jste na mysli: { $words }?
nothing-found-for-query = Na dotaz „{ $query }“ se nic nenašlo.
see-also = Viz také
book-lines-lines = { $book }, řádky { $lines }
book-does-not-print-this-rule = { $book }: toto pravidlo neuvádějí

## output.py

standard-output-is-closed-the-answer = Standardní výstup je zavřený: odpověď není kam zapsat.
leave-it-open-or-send-it = Nechte ho otevřený, nebo ho přesměrujte do souboru.

## playing.py

there-is-no-chance-and-no = V situaci { $id } není o čem rozhodovat ani co nechat na náhodě.
use-rulewright-resolve = Použijte `rulewright resolve`.
type-what-you-throw-draw-or = Pište, co vám padlo, co jste dobrali nebo zvolili; u vezme poslední odpověď zpět, q hru ukončí.
now = Nyní
u-or-q = u nebo q
# A question of the stepper. $rule: the title of the rule that is applied ("Rerolling with fate").
rule-decide = { $rule }. Co uděláte?
rule-what-comes-up = { $rule }. Co jste vytáhli?
rule-the-die-shows = { $rule }. Co padlo na kostce?
rule-the-dice-show-as-2 = { $rule }. Co padlo na kostkách? (například 2 5)
kept-in-file-go-on-with = Uloženo do { $file }; pokračujte příkazem `rulewright play { $file }`.

## reading.py

name-a-file-with-a-situation = Zadejte soubor se situací ve formátu JSON, nebo - pro standardní vstup.
standard-input-is-closed = Standardní vstup je zavřený.
the-file-is-not-utf-8 = Soubor není text v kódování UTF-8.
save-it-as-utf-8 = Uložte ho v kódování UTF-8.
the-file-cannot-be-read-cause = Soubor nelze přečíst. { $cause }

## resolving.py

estimated-from-count-samples-standard-error = Odhad ze vzorků (počet: { $count }); směrodatná chyba nejvýše { $error }.
too-large-to-be-worked-out = Přesný výpočet by trval příliš dlouho, toto je odhad. Přesnou odpověď vynutíte volbou --exact.
rule-every-case-count = { $rule }: všechny případy ({ $count })
read-otherwise-this-would-change = Při jiném výkladu by se změnilo:
what-would-help-most = Co by nejvíc pomohlo:
what-the-last-one-is-worth = Jakou cenu má poslední:
