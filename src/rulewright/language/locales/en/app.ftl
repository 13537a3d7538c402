## answering.py

estimate-it-from-samples = Estimate it from samples
the-exact-fractions = The exact fractions
why-the-rules-step-by-step = Why: the rules step by step
what-you-named = What you named
the-way-how-likely-you-come = The way: how likely you are to reach each space, and what ends it there

## board.py

the-board-tap-a-space-to = The board: tap a space to choose it
a-tap-chooses = Tap to choose

## comparing.py

what-would-help-and-what-if = What would help, and what if a rule were read differently?
how-the-chance-changes = How the chance changes with two numbers
across = Across
down = Down
keep-this-to-compare = Keep this to compare
drop-it = Drop it
# $count: how many changes are left out.
not-worked-out-because-it-takes = { $count ->
    [one] { $count } change is left out, because it takes too long.
   *[other] { $count } changes are left out, because they take too long.
}
thing-with-and-without-it-situation = { $thing }: with and without it · { $situation }
change-something-above-this-answer-stays = Change something above: this answer stays here to compare.
kept = Kept

## fields.py

by-name-character-cards = By name: character, cards
more-details = More details
other-readings-of-the-rules = Other readings of the rules
what-each-result-is-worth-to-you = What each result is worth to you, in points
each-fate-token-left = Each fate token left

## main.py

search = Search
calculators = Calculators
unofficial-not-made-or-endorsed-by = Unofficial: not made or endorsed by the publishers. The games and their names belong to their owners.
view = View

## parameters.py

the-link-has-name-value-which = The link has { $name } = “{ $value }”, which is not allowed; the usual value is used instead. { $remedy }
the-link-has-name-which-is = The link has “{ $name }”, which is unknown here; it is left out.

## playing.py

there-is-no-chance-and-no-decision = There is nothing to roll, draw or decide here.
look-at-the-odds-or-take = Look at the odds, or take out the line.
serves-what-matters-most-to-you = { $mark } best serves what matters most to you.
# A question of the stepper. $rule: the title of the rule that is applied.
rule-what-came-up = { $rule }. What do you draw?
# $rule: the title of the rule that is applied; $roller: who rolls: attacker, defender, foe, other (a character), hero (you) or another word.
rule-what-does-the-die-show = { $roller ->
    [attacker] { $rule }. What does the attacker's die show?
    [defender] { $rule }. What does the defender's die show?
    [foe] { $rule }. What does the opponent's die show?
    [other] { $rule }. What does the other character's die show?
    [hero] { $rule }. What does your die show?
   *[any] { $rule }. What does the die show?
}
# $number: which die (1, 2), $dice: how many there are; $rule, $roller as above.
rule-what-does-die-number-of = { $roller ->
    [attacker] { $rule }. What does the attacker's die { $number } of { $dice } show?
    [defender] { $rule }. What does the defender's die { $number } of { $dice } show?
    [foe] { $rule }. What does the opponent's die { $number } of { $dice } show?
    [other] { $rule }. What does the other character's die { $number } of { $dice } show?
   *[hero] { $rule }. What does die { $number } of { $dice } show?
}
take-back = Take back
from-the-beginning = From the beginning

## rendering.py

case = Case
decision = Decision
why = Why
nothing-of-that-changes-the-answer = No other reading of the rules and no extra card or token would change this answer.

## rulecards.py


## sharing.py


## overview.py


## situation.py

the-odds = The odds
at-the-table-with-your-dice = At the table, with your dice
at-the-table-with-your-cards = At the table, with your cards
at-the-table-with-your-dice-and = At the table, with your dice and cards
all-calculators = ← All calculators
how-to-write-it = How to write it
what-to-do = What to do

## waiting.py

try-again-2 = Try again
working-it-out-seconds-s = Working it out… { $seconds } s
done-of-all = { $done } of { $all }
stop = Stop
stopped = Stopped.
work-it-out = Work it out
