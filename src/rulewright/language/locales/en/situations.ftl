## answer.py

a-simpler-rule-amount-percentage-points = A simpler rule: { $amount } percentage points less than the best.
a-simpler-rule-amount-less-than = A simpler rule: { $amount } less than the best.
a-simpler-rule-next-to-nothing = A simpler rule: next to nothing less than the best.

## catalogue.py

the-field-situation-is-missing = The field “situation” is missing.
name-one-of-ids = Name one of: { $ids }.
there-is-no-situation-id = There is no situation “{ $id }”.
the-field-field-is-unknown-here = The field “{ $field }” is unknown here.
take-it-out = Take it out.

## form.py

at-most-count-characters = at most { $count } characters

## games.py

correct-engine-in-game-toml-or = Correct `engine` in game.toml, or install the package.
function-does-not-give-a-gamepackage = { $function } does not give a GamePackage.
the-engine-package-cannot-be-imported = The engine { $package } cannot be imported: { $cause }.
the-engine-package-is-not-installed = The engine { $package } is not installed.

## pricing.py

known-fields-fields = Known fields: { $fields }.
the-field-field-is-missing = The field “{ $field }” is missing.
give-each-result-that-matters-a = Give each result that matters a number.
field-cannot-be-given = { $field } cannot be { $given }.
choose-one-of-options = Choose one of: { $options }.
fate-does-not-matter-here = Fate does not matter here.
give-a-whole-number-or-a = Give a whole number or a fraction such as { $example }, { $most } at most.

## problem.py

answer-number-cannot-be-given = Answer { $number } cannot be { $given }.
take-it-out-play-is-over = Take it out: play is over.

## request.py

the-situation-is-length-characters-long = The situation is { $length } characters long; { $limit } are allowed.
describe-one-situation = Describe one situation.
this-is-not-valid-json-cause = This is not valid JSON: { $cause }.
correct-the-text-at-this-place = Correct the text at this place (line:column).
a-situation-is-a-json-object = A situation is a JSON object.
write-example = Write { $example }.
give-it-a-value = Give it a value.
field-is-given-it-must-be = { $field } is { $given }; it must be from { $low } to { $high }.
choose-a-number-in-this-range = Choose a number in this range.
field-has-count-members-it-must = { $field } has { $count } members; it must have from { $low } to { $high }.
field-is-length-characters-long-limit = { $field } is { $length } characters long; { $limit } are allowed.
make-it-shorter = Make it shorter.
see-rulewright-situations-json-for-what = See `rulewright situations --json` for what it can be.
give-a-whole-number-without-quotes = Give a whole number without quotes.
give-true-or-false = Give true or false.
give-an-object-in-braces = Give an object in braces.
give-a-list-in-brackets = Give a list in brackets.
give-the-face-of-a-die = Give the face of a die, a list of faces, or an option.
a-list-or-an-object-has = A list or an object has { $count } members; { $limit } are allowed.
lists-and-objects-are-nested-more = Lists and objects are nested more than { $limit } deep.
the-field-field-is-given-twice = The field “{ $field }” is given twice.
keep-one-of-them = Keep one of them.

## solving.py

this-situation-has-more-than-number = This situation has more than { $number } states.
this-situation-takes-longer-than-number = This situation takes longer than { $number } seconds.
make-the-numbers-smaller-or-ask = Make the numbers smaller, or ask for an estimate from samples.

## wording.py

always-option = Always: { $option }.
if-conditions-option = If { $conditions }: { $option }.
otherwise-if-conditions-option = Otherwise, if { $conditions }: { $option }.
otherwise-option = Otherwise: { $option }.
it-depends-see-every-case = It depends: see “every case”.
stage-advice = { $stage } – { $advice }
first-second = { $first }, { $second }
first-or-second = { $first } or { $second }
value = { $value }
first-second-2 = { $first } { $second }
