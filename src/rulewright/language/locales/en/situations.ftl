## answer.py

# Said after an advice that costs more than half a percentage point. $amount: what its rule loses, a number (0.8).
a-simpler-rule-amount-percentage-points = Perfect play would gain { NUMBER($amount, maximumFractionDigits: 1) } percentage { NUMBER($amount, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
} more.
# The same where the goal is no chance. $amount: a number (0.02).
a-simpler-rule-amount-less-than = Perfect play would be worth { $amount } more.

## catalogue.py

the-field-situation-is-missing = The field “situation” is missing.
name-one-of-ids = Name one of: { $ids }.
there-is-no-situation-id = There is no situation “{ $id }”.
the-field-field-is-unknown-here = The field “{ $field }” is unknown here.
take-it-out = Take it out.

## faults.py

# $place: file and line. $cause: a sentence, or what Python says.
a-game-has-a-mistake = A game has a mistake in { $place }: { $cause }
correct-the-game-there = Correct it there, or tell whoever made the game; `rulewright check` lists such mistakes.
message-has-no-sentence = The message “{ $id }” has no English sentence.
correct-the-id-or-write-the-message = Correct its id, or write the message in { $folder }.
message-cannot-be-said = The message “{ $id }” cannot be said: { $cause }.

## form.py

at-most-count-characters = at most { $count } characters
# What a field of a request can be: a number. $below: some where there are numbers below 0 among them, or none.
a-number-between = { $below ->
    [some] { $low } to { $high }
   *[none] { $low }–{ $high }
}
write-numbers-from-low-to = Write numbers from { $low } to { $high }, such as 4, 3, 5.
write-at-most-count-characters = Write at most { $count } characters.
# What a field can be: one of $options.
one-of-these = { LIST($options, type: "unit") }
an-id-or-a-name = an id or a name
# What a field can be: a list of at most $most; $each: what its members can be.
a-list-of-these = a list of at most { $most } – { $each }
a-list-of-objects = a list of at most { $most ->
    [one] { $most } object
   *[other] { $most } objects
}
# A field of a request. $meaning: its name for readers ("Your Strength"), $allowed: what it can be ("0–40").
field-meaning = { CAPITAL($meaning) }: { $allowed }
field-is-needed = required
# $object: another field ("foe").
field-is-needed-in = required in { $object }

## games.py

correct-engine-in-game-toml-or = Correct `engine` in game.toml, or install the package.
function-does-not-give-a-gamepackage = { $function } does not give a GamePackage.
the-engine-package-cannot-be-imported = The engine { $package } cannot be imported: { $cause }.
the-engine-package-is-not-installed = The engine { $package } is not installed.

## pricing.py

known-fields-fields = Known fields: { $fields }.
the-field-field-is-missing = The field “{ $field }” is missing.
# $names: the ids of goals; $example: a goal of points, as JSON.
name-a-goal-or-give-points = Name one of { $names }, or give results points: { $example }.
give-each-result-that-matters-a = Give each result that matters a number.
field-cannot-be-given = “{ $field }” cannot be { $given }.
choose-one-of-options = Choose one of: { $options }.
# $low, $high: the least and the greatest number that can be given.
choose-a-number-from = Choose a number from { $low } to { $high }.
# $low: the least number that can be given.
choose-a-number-of-at-least = Choose a number of { $low } or more.
fate-does-not-matter-here = Fate does not matter here.
give-a-whole-number-or-a = Give a whole number or a fraction such as { $example }, { $most } at most.

## problem.py

answer-number-cannot-be-given = Answer { $number } cannot be { $given }.
take-it-out-play-is-over = Take it out: play is over.

## request.py

the-situation-is-length-characters-long = The situation is { $length } characters long; { $limit } are allowed.
describe-one-situation = Describe one situation.
this-is-not-valid-json-cause = This is not valid JSON: { $cause }.
json-number-is-too-long = a number is too long
json-at-line-and-column = line { $line }, column { $column }: { $cause }
json-unreadable = this cannot be read
json-value-is-missing = a value is missing
json-name-is-missing = a field's name in double quotes is missing
json-colon-is-missing = a colon is missing
json-comma-or-end-is-missing = expected “,” or “{ $end }”
json-not-closed = “{ $end }” is missing for the “{ $start }” at line { $line }, column { $column }
json-number-begins-with-0 = a number does not begin with 0
json-no-value = this is no value; texts stand in double quotes, and true, false and null are written small
json-goes-on = something follows the end
json-text-does-not-end = a text in quotes does not end
json-control-character = a text has a line break or a control character
json-escape-is-wrong = there is no such escape with a backslash
json-no-number = this is not a number
correct-the-text-at-this-place = Correct the text at this place (line:column).
a-situation-is-a-json-object = A situation is a JSON object.
write-example = Write { $example }.
give-it-a-value = Give it a value.
field-is-given-it-must-be = “{ $field }” is { $given }; it must be from { $low } to { $high }.
choose-a-number-in-this-range = Choose a number in that range.
field-has-count-members-it-must = { $count ->
    [0] “{ $field }” is empty; it must have { $low } to { $high } members.
    [one] “{ $field }” has { $count } member; it must have { $low } to { $high }.
   *[other] “{ $field }” has { $count } members; it must have { $low } to { $high }.
}
give-so-many-members = { $count ->
    [0] Give at least one.
   *[other] Correct how many there are.
}
field-is-length-characters-long-limit = “{ $field }” is { $length } characters long; { $limit } are allowed.
make-it-shorter = Make it shorter.
see-rulewright-situations-json-for-what = See `rulewright situations --json` for what it can be.
give-a-whole-number-without-quotes = Give a whole number without quotes.
give-a-whole-number = Give a whole number.
give-a-text-in-quotes = Give a text in double quotes.
give-true-or-false = Give true or false.
give-an-object-in-braces = Give an object in braces.
give-a-list-in-brackets = Give a list in brackets.
give-the-face-of-a-die = Give the face of a die, a list of faces, or an option.
a-list-or-an-object-has = A list or an object has { $count } members; { $limit } are allowed.
lists-and-objects-are-nested-more = Lists and objects are nested more than { $limit } deep.
field-makes-no-difference = “{ $field }” makes no difference here.
the-field-field-is-given-twice = The field “{ $field }” is given twice.
keep-one-of-them = Keep one of them.

## solving.py

this-situation-has-more-than-number = This situation has more than { $number ->
    [one] { $number } state
   *[other] { $number } states
}.
this-situation-takes-longer-than-number = This situation takes longer than { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}.
make-the-numbers-smaller-or-ask = Make the numbers smaller, or ask for an estimate from samples.
there-are-no-chances-to-estimate = This question has no chances to estimate.
leave-out-the-number-of-samples = Leave out “approximate”.
no-samples-are-drawn-for-this = No samples are drawn: the answer is exact.
leave-out-the-seed-or-ask = Leave out “seed”, or ask for samples with “approximate”.
an-answer-from-samples-is-not = An answer from samples is not exact.
leave-one-of-the-two-out = Leave one of the two out.

## table_file.py

a-player-of-no-table = “{ $field }” names a player, but there is no table.
give-a-table = Give the table in “table”, or as a file with --table.
this-game-keeps-no-tables = “{ $id }” takes nothing from a table.
name-a-player-of-the-table = Name a player of the table by id.

## wording.py

# A whole sentence of advice where no short rule is good enough.
it-depends-see-every-case = there is no short rule: see the list of all cases.
# All of an advice: $sentences, one after the other; the first one begins in lower case ("if you are behind, pay …").
# $runs: the same, with one sentence for all that are about the same option; $count: how many $sentences there are; $choice: the kind of decision (fate-on-attack-roll). A language may say a rule with two
# options as one sentence, in the attributes `.only` ($option where $condition holds, else nothing), `.either` ($option
# in its form `.and` where it holds, else the $other one), `.only-unless` and `.either-unless` (the same, but the $other
# one, in its form `.again` as $again, where the $exception holds). $condition and $exception are lists of conditions, whose $position is `only` at the end
# before `.only`, `or` at the end of what another alternative follows.
advice = { CAPITAL(LIST($sentences, type: "sentences")) }
# The same for one place in play. $stage: where ("in the Crypt", "in battle 2"; from the attributes `.at` of facts and
# names), $sentences, $runs, $count, $choice and the attributes: as in `advice`.
advice-at-stage = { CAPITAL(LIST($stage, type: "unit")) }, { LIST($sentences, type: "sentences") }
# The only sentence of an advice. $option: what to do, an imperative in lower case ("pay a fate to reroll"; an option's
# attribute `.always`, else `.do`, else the option itself).
advice-always = { $option }.
# The first sentence of an advice, in lower case. $first, $second: whole conditions ("you are behind"; a fact's attribute
# `.if`, else the fact itself), $conditions: all of them as a list, $count: how many there are (1 or 2; $second is empty
# where there is one), $option: what to do, an imperative ("pay a fate to reroll"; `.do` of the option).
advice-if = { $choice ->
    [fate-on-attackers-roll] { $option } if { LIST($conditions) }.
    [fate-on-defenders-roll] { $option } if { LIST($conditions) }.
    [fate-on-others-armour] { $option } if { LIST($conditions) }.
   *[other] if { LIST($conditions) }, { $option }.
}
# A further sentence of an advice, where the conditions before do not hold. $first, $second, $conditions, $count, $option:
# as in `advice-if`; $again: yes where the option is that of the sentence before, else no; $choice: the kind of decision; $place: as in conditions.
advice-else-if = { $again ->
    [yes] { $choice ->
        [fate-on-attackers-roll] { $place ->
            [hero] Do the same
           *[other] They do the same
        }
        [fate-on-defenders-roll] { $place ->
            [other] Do the same
           *[hero] They do the same
        }
        [fate-on-others-armour] They do the same
       *[other] Do the same
    } if { LIST($conditions) }.
   *[no] { $choice ->
        [fate-on-attackers-roll] Otherwise { $option } if { LIST($conditions) }.
        [fate-on-defenders-roll] Otherwise { $option } if { LIST($conditions) }.
        [fate-on-others-armour] Otherwise { $option } if { LIST($conditions) }.
       *[other] Otherwise, if { LIST($conditions) }, { $option }.
    }
}
# The last sentence of an advice. $option: what to do where no condition holds ("keep the die"; an option's attribute
# `.otherwise`, else `.do`), $which: its id ("keep", "pay"). An empty sentence is left out. $changes: how many options the advice
# tells one after the other.
advice-otherwise = { $which ->
    [keep] { "" }
   *[other] { $changes ->
        [2] Otherwise { $option }.
       *[other] In all other cases, { $option }.
    }
}
# $values: names, any of which a condition may mean ("ahead", "level").
any-of-these = { LIST($values, type: "or") }
# $things: names in a condition that belong together, such as the cards of a hand ("A", "A", "B"); $several: yes where other
# such names follow or come before, else no; $counted: each of them once, as `thing-so-often` says it ("2× A", "B").
all-of-them-together = { $several ->
    [yes] “{ LIST($things, type: "unit") }”
   *[no] { LIST($things) }
}
# $thing: one of such names ("A"), $number: how often it is there (2).
thing-so-often = { $number ->
    [1] { $thing }
   *[other] { $number }× { $thing }
}
# A range of which an end is below 0: $low and $high (−3, 2).
from-to = { $low } to { $high }
