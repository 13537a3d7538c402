## arguments.py

there-is-no-folder-folder = There is no folder { $folder }.
name-the-folder-that-holds-the = Name the folder that holds the rules.

## cli.py

message = { $message }
see-rulewright-help = See `rulewright --help`.
please-report-it-rulewright-debug-1 = Please report it; RULEWRIGHT_DEBUG=1 shows where it happened.

## content.py

new-ids-locked-count = New ids locked: { $count }.
game-language-missing-of-count-texts = { $game }, { $language }: { $missing } of { $count } texts are still to be written.
findings-count = Findings: { $count }.
the-content-is-in-order = The content is in order.
book-cited-of-total-rule-bearing = { $book }: { $cited } of { $total } rule-bearing lines are cited ({ $share }).
not-cited-entry-still-to-be = { "  " }not cited, entry still to be written: { $lines }
not-cited-lines = { "  " }not cited: { $lines }
book-not-found-in-folder-by = { $book }: not found in { $folder } by its SHA-256.

## lookup.py

did-you-mean-words = Did you mean: { $words }?
nothing-found-for-query = Nothing found for “{ $query }”.
see-also = See also
book-lines-lines = { $book }, lines { $lines }
book-does-not-print-this-rule = { $book }: does not print this rule

## output.py

standard-output-is-closed-the-answer = Standard output is closed: the answer cannot be written anywhere.
leave-it-open-or-send-it = Leave it open, or send it to a file.

## playing.py

there-is-no-chance-and-no = There is no chance and no decision in { $id }.
use-rulewright-resolve = Use `rulewright resolve`.
type-what-you-throw-draw-or = Type what you throw, draw or decide; u takes the last answer back, q stops.
now = Now
u-or-q = u or q
# A question of the stepper. $rule: the title of the rule that is applied ("Rerolling with fate").
rule-decide = { $rule }. What do you do?
rule-what-comes-up = { $rule }. What do you draw?
rule-the-die-shows = { $rule }. What does the die show?
rule-the-dice-show-as-2 = { $rule }. What do the dice show? (2 5, for example)
kept-in-file-go-on-with = Kept in { $file }; go on with `rulewright play { $file }`.

## reading.py

name-a-file-with-a-situation = Name a file with a situation in JSON, or - for standard input.
standard-input-is-closed = Standard input is closed.
the-file-is-not-utf-8 = The file is not UTF-8 text.
save-it-as-utf-8 = Save it as UTF-8.
the-file-cannot-be-read-cause = The file cannot be read. { $cause }

## resolving.py

estimated-from-count-samples-standard-error = Estimated from { $count } samples; standard error at most { $error }.
too-large-to-be-worked-out = Too large to be worked out exactly in time: this is an estimate. --exact insists.
rule-every-case-count = { $rule }: every case ({ $count })
read-otherwise-this-would-change = Read otherwise, this would change:
what-would-help-most = What would help most:
what-the-last-one-is-worth = What the last one is worth:
