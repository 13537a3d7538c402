## basis.py
# The headline where no single result is wanted. $result: the likeliest one by its attribute `.wish`, which knows $likely,
# its $position (before, last) and what it $follows (word, none), else its name ("To the Tavern"), $which: its id, $chance: its
# probability, $likely: certain or likely, $ties: how many results are as likely as that, itself included, $tied: a list of
# their names, $even: yes where these are all results that there are.
headline-of-the-likeliest = { $likely ->
    [certain] { $which ->
        [nothing] Nothing happens.
       *[other] You are certain to { $result }.
    }
    [almost] You are all but certain to { $result }.
   *[likely] { $even ->
        [yes] All { $ties } results are equally likely ({ PERCENT($chance, maximumFractionDigits: 0) } each).
       *[no] { $ties ->
            [1] { $which ->
                [nothing] Most likely nothing happens ({ PERCENT($chance, maximumFractionDigits: 0) }).
               *[other] The likeliest result is { $result } ({ PERCENT($chance, maximumFractionDigits: 0) }).
            }
           *[other] The { $ties } likeliest results have a chance of { PERCENT($chance, maximumFractionDigits: 0) } each: { LIST($tied, type: "unit") }.
        }
    }
}
# A result among several that are equally likely. $result: its name ("Lose 1 turn").
tied-result = “{ $result }”
# The headline where the player chose what counts. $results: the wanted results by their attribute `.wish`, else their names ("Gain 1 gold",
# "Gain 1 life"), $which: the id of the only one, $likely: certain, almost (above 99.99%), impossible or likely, $chance: the probability.
headline-of-results = { $likely ->
    [certain] { $which ->
        [nothing] Nothing happens.
       *[other] You are certain to { LIST($results, type: "or") }.
    }
    [almost] You are all but certain to { LIST($results, type: "or") }.
    [impossible] You cannot { LIST($results, type: "or") }.
   *[likely] You have a(n) { PERCENT($chance, maximumFractionDigits: 0) } chance of { LIST($results, type: "or") }.
}

a-rulebook-says-so = A rulebook says so
the-official-faq-says-so = The official FAQ says so
second-hand-an-excerpt-a-wiki = Second-hand: an excerpt, a wiki or a forum says so
our-reading-the-rulebooks-leave-it = Our reading: the rulebooks leave it open
the-publishers-document = the publisher's document
read-in-an-excerpt = read in an excerpt
written-by-players = written by players
title-edition-place-kind = { $title } ({ $edition }), { $place }: { $kind }

## changes.py

first-release = first release
added = added
the-rule-is-told-otherwise = the rule is worded differently
the-same-rule-in-clearer-words = the same rule in clearer words
better-translation = better translation
corrected-places-in-the-rulebooks = corrected references to the rulebooks
we-had-misread-a-rulebook = we had misread a rulebook
the-publisher-has-said-how-it = the publisher has said how it is meant
a-reader-reported-a-mistake = a reader reported a mistake
readers-understood-it-in-different-ways = readers understood it in different ways
the-languages-did-not-say-the = the languages did not say the same

## decisions.py

# What the percentages in a grid of decisions are. $result: “You win”.
grid-chances = Each percentage: the chance of “{ $result }”.
# The same of other numbers. $measure: “wins minus defeats”.
grid-numbers = Each number, on average: { $measure }.
grid-even = In brackets: the same whatever you do; what else may happen decides.

## entry.py

the-reading-we-follow = The reading we follow
the-rulebook-errs = The rulebook errs
the-rulebooks-differ = The rulebooks differ

## explanation.py

# A remark on an estimate.
the-decisions-are-those-of-a = The decisions are those of a simpler situation; better ones may exist.
# A remark on an estimate.
the-decisions-look-only-so-far = The decisions look only a few steps ahead; better ones may exist.
# A statement of a report with its rules set off. $statement: a sentence, $rules: a list made of `cited-title`.
statement-rests-on = { $statement } (see { LIST($rules, type: "unit") })
# The title of a rule in such a list. $title: “Travel”.
cited-title = { $title }
# A statement of a report about one thing. $about: its name ("Sword"), $statement: a sentence.
statement-about = { $about }: { $statement }
# $change: "With 1 more Strength", or a reading of a rule ("If fate may not reroll the Armour die"); $numbers: a list of
# `after-instead-of-before`.
what-a-change-does = { $change }: { LIST($numbers, type: "unit") }
# $before, $after: chances ("50.0%"), or turns ("2 turns"), or what it is worth ("0.5 points"); $number: the number of $before alone ("2"); $both: the two as a list.
after-instead-of-before = { $after } instead of { $number }
# The same of another result than the one asked for. $result: its name ("You win"); $before, $after, $number, $both: of its chance.
result-after-instead-of-before = “{ $result }” { after-instead-of-before }
# A sentence at a step of an explanation.
possible-not-used = an option not taken
# A sentence at a step of an explanation: a rule that could apply, such as for Spells that nobody knows of.
plays-no-part = not counted in this answer
# A sentence at a step of an explanation.
not-allowed = does not apply
# A label; `.count` says it with its $number (0.5): what the player's own prices make of an answer.
worth = worth
    .count = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
# A label as `worth`: the situation's own worth, which decides where the player's prices leave options equal.
worth-on-a-tie = worth on a tie
    .count = { $number ->
        [one] { $number } point on a tie
       *[other] { $number } points on a tie
    }
# $numbers: measures with their numbers, from their attributes `.mean`, else `.count` ("3.67 lives"); $turns: the turns that it takes
# ("2.5 more turns"), $has_turns: yes or no; $all: turns and numbers as one list.
on-average-numbers = { $has_turns ->
    [yes] On average { $turns }; at the end { LIST($numbers) }.
   *[no] At the end, on average: { LIST($numbers) }.
}
# $worth: what it is worth ("1.95 points").
points-on-average = Average score: { $worth }.
# $results: a list made of `result-with-points`.
points-of-results = Points: { LIST($results, type: "unit") }.
# $result: a result ("You stay in the Crypt"), $points: a number.
result-with-points = “{ $result }” ({ $points })
# $turns: a list made of `turn-turn-chance` ("turn 1: 50%, turn 2: 75%").
chance-by-the-end-of-turns = Your chance, turn by turn: { $turns }.
# $turn: 2, $chance: a probability.
turn-turn-chance = { PERCENT($chance) } by turn { $turn }
# $values: parts of a list that only commas part.
all-of-these = { LIST($values, type: "unit") }
# Beside a step of an explanation. $chance: how likely play comes to the step.
chance-of-a-step = { PERCENT($chance) }
# The same where play goes on over turns. $chance: how likely the step is each time that play comes to its stage.
chance-per-visit = { PERCENT($chance) } each time
# $percentage: "16.7%", $fraction: "1/6".
chance-with-fraction = { $percentage } ({ $fraction })
# What an option is worth. $result: "You win", $clause: its attribute `.wish`, $chance: "50.0%", perhaps with its
# fraction: "50.0% (1/2)".
result-and-chance = { $chance } chance of { $clause }
# What is known at a step of an explanation, a sentence. $facts: clauses ("your Strength is 4"; a fact's attribute
# `.step`, else the fact itself).
facts-of-a-step = { LIST($facts, type: "unit") }
percentages-how-likely-play-comes-to = Each percentage is the chance that the step happens; with “each time”, whenever play comes to this part again.
percentages-how-likely-play-comes-to-the = Each percentage is the chance that the step happens.
# A sentence at a step of an explanation. $rule: the title of the rule that forbids it ("Fate").
blocked-by-rule = not possible, see “{ $rule }”

## answer

you-get-here = You get here: { PERCENT($chance) }
from-here-you-get-on = you get on from here: { PERCENT($chance) }
over-by-the-end-of-turn = chance by the end of each turn

## elements

# What stands in a place of a card: no key, no icon.
nothing-there = nothing
done = Done
this-cannot-be-drawn = This cannot be drawn. Correct it in the text below.
# Takes a card out of a line. $name: its name, or another move ("Sword", "escape").
take-off = { $name }: take off
# Puts a card into a line. $name: as above.
add-another = { $name }: add
what-is-kept-cannot-be-read = What is kept on this device cannot be read.
## maps.py

# A place on a map. $row, $column: where, $card: what lies there ("101", "nothing").
place-on-the-map = row { $row }, column { $column }: { $card }
as-text = As text

## lookup.py

there-is-no-game-game = There is no game “{ $game }”.

## provenance.py

players-sources-tell-it-none-of = It comes from players' sources; none of these rulebooks prints it
it-follows-from-other-facts = It follows from other facts
no-rulebook-in-this-language-prints = No rulebook in this language prints a name, so we chose one

## search.py

there-is-no-chapter-chapter = There is no chapter “{ $chapter }”.
there-is-no-kind-of-entry = There is no kind of entry “{ $kind }”.

## table_element.py

our-table = Our table
no-table-is-kept-yet = Note once what lies on your table, and every calculator of this game answers for it. It stays on this device.
your-character = Your character
answer-for-our-table = Answer for our table
who-is-asking = Who is asking
against-whom = Against
name-of-a-player = Name
# $id: what the table calls a player without a name, such as “2”.
player-without-a-name = Player { $id }
add-a-player = Add a player
# $name: a player.
remove-the-player = { $name }: remove
copy-a-link-with-this-table = Copy a link with this table
the-link-is-copied = The link is copied. It holds the table itself.
the-link-with-this-table = Link with this table
this-table-is-from-elsewhere = This table comes from a link or a file. What is kept on this device is as it was.
keep-this-table = Keep this table
without-this-table = Without this table
save-as-a-file = Save as a file
load-from-a-file = Load from a file
delete-our-table = Delete
delete-our-table-for-good = Delete for good
that-file-holds-no-table = That file holds no table of this game.
that-link-holds-no-table = The table in this link cannot be read.
the-table-is-of-a-newer-version = This table was written by a newer version of Rulewright. Reload the page.
this-browser-keeps-nothing = This browser does not let pages keep anything.
