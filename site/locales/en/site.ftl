## ?

address = Address
chapter = Chapter
facts = Facts
game = Game
kind = Kind
letters = Letters
menu = Menu
next = Next
preview = Preview
search = Search
skip-to-content = Skip to content

## calculator.html

calculator-absent = The calculator cannot be reached: it is not stored on this device, and there is no connection. Try again with a connection.
calculator-again = Work it out
calculator-failed = The calculator has stopped on this device, perhaps for want of memory. Try smaller numbers, or open the page again.
calculator-keep = Store the calculators on this device ({ $size } MB)
calculator-kept = The calculators are stored on this device and work without a network.
calculator-link = The calculator on a page of its own
calculator-loading = Loading the calculator: { $done } of { $all } MB
calculator-needs-javascript = The calculator works only with JavaScript. The rules can be read without it.
calculator-outdated = These pages are older than the calculators here now. Show the new version of the rules, then try again.
calculator-progress = Progress
calculator-starting = The calculator is starting.
calculator-stop = Stop
calculator-stopped = Stopped.
calculator-unable = This browser cannot run the calculator itself. A newer one can; so can a Rulewright server.
calculator-unkeepable = This address is not encrypted, so the browser cannot store the calculators. They work while you are connected.
calculator-working = Working it out: { $seconds } s
how-to-write-it = How to write it
open-it-in-the-app = Compare it with another situation or share it in the app

## chapter.html

compare-two = Compare two:
print = Print
at-a-glance = At a glance
in-this-chapter = In this chapter
map-of-the-board = Map of the board

## data.html

addresses-of-all-rules = Addresses of all rules
all-these-rules = All these rules
changes-to-the-rules = Changes to the rules
for-programs-and-feed-readers = For programs and feed readers

## desk.html

all-questions-and-answers = All questions and answers
chapters = Chapters
choose-a-situation-the-calculator-tells = Choose a situation: the calculator gives the chances and the best decision, and names the rules behind them.
common-questions = Common questions
flow-chart = Flow chart
index-a-z = Index A–Z
resolve-a-situation = Resolve a situation
what-happens-if = What happens if…?

## difference.html

permanent-id = Permanent id

## differences.html

by-chapter = By chapter
no-differences-are-recorded-yet = No differences are recorded yet.

## entry-about.html

before-that = Before that
calculator = Calculator
copied = Copied
copy-the-text = Copy the text
copy-this-text-add-what-is = Copy this text, add what is wrong, and send it to those who maintain this reference.
last-changed = Last changed
report-a-mistake = Report a mistake
what-is-wrong = What is wrong:
where-it-stands = Where it is
does-not-print-this-rule = does not print this rule
uses-this-rule = uses this rule

## entry-tools.html

copy-the-link = Copy the link
try-it-situation = Try it: { $situation }

## entry-worked.html

open-it-in-the-calculator = Open it in the calculator
worked-examples = Worked examples

## entry.html

as-a-picture = As a picture
forms-in-the-rulebooks = Forms in the rulebooks
in-other-languages = In other languages
larger-map = Larger map
name = Name
on-the-board = On the board
our-copy-of-the-rulebook-lost = Our copy of the rulebook lost these icons. How sure each of them is:
questions = Questions
restored-icons = Restored icons
see-also = See also

## filter.html

only-what-has-the-words = Only what has these words:

## flow.html

the-same-as-a-list = The same as a list
go-to-step-number = go to step { $number }

## front.html

everyone-at-the-table-reads-the = Everyone at the table reads the same rule in their own language. Each rule has one address that never changes.
games = Games
what-does-the-rule-say = What does the rule say?

## game.html

source-rulebooks = Source rulebooks

## map.html

every-space-leads-to-its-page = Every space links to its page; below the map the spaces are listed.
fit-the-map-to-the-screen = Fit the map to the screen
skip-the-map = Skip the map

## offline.html

being-stored-on-this-device-for = Being stored on this device for reading without a connection…
can-be-read-without-a-network = Can be read without a connection: { $stored } MB stored on this device, { $loaded } MB downloaded for it.
show-the-new-version = Show the new version
these-rules-have-been-updated = These rules have been updated.

## offline.py

back-to-the-front-page = Back to the front page
rulewright-rules-of-board-games = Rulewright: rules of board games
the-rules-of-board-games-in = The rules of board games, in the languages of those who play them.
this-page-is-not-stored-on = This page is not stored on this device, and there is no connection.

## page.html

all-results-for-words = All results for “{ $words }”
before-and-after = Before and after
colours-as-the-device = Colours: as the device
colours-dark = Colours: dark
colours-light = Colours: light
language = Language
previous = Previous
rule-texts-cc-by-4-0 = Rule texts: CC BY 4.0.
search-the-rules = Search the rules
suggestions = Suggestions
unofficial-made-by-players-not-connected = Unofficial: made by players, not connected with the games' publishers. The rules are given in our own words.

## parallel.html

side-by-side = Side by side
this-language-cannot-be-loaded-at = This language cannot be loaded at the moment.

## parts.html

rules-concerned = Rules concerned:
the-reading-we-follow = The reading we follow
the-rulebooks-own-lines = In the rulebook's own words
this-difference-on-a-page-of = This difference on a page of its own
count-entry = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
count-rule = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}

## preview.html

open-the-whole-page = Open the whole page

## printing.py

line-numbers = line { $numbers } of the text version
lines-numbers = lines { $numbers } of the text version
page-numbers = page { $numbers }
pages-numbers = pages { $numbers }

## search-box.html

a-rule-a-card-a-space = A rule, a card, a space…

## search.html

browse-the-chapters = Browse the chapters:
narrow-the-search = Narrow the search
perhaps-one-of-these = Perhaps one of these:
all = All
did-you-mean-words = Did you mean: { $words }?
found-in-search = Found: { $count }
what-is-counted = (rules, differences, calculators, pages)
found-count = Found: { $count }
nothing-found = Nothing found.
not-said-so-assumed = Not said: the usual value
not-understood-words = Not understood: { $words }
which-is-meant = Which is meant: { $choices }?
show-more = Show more
the-search-could-not-be-loaded = The search could not be loaded. Reload the page.
the-search-is-loading = The search is loading…
the-search-needs-javascript-without-it = The search needs JavaScript. Without it, these pages lead to every rule:
words-in-any-language-an-id = Words in any language, an id, or a line or page of a rulebook
matches-in-language = matches in: { $language }

## wording.py

a-matter-of-clarity = A matter of clarity
card = Card
changes-play = Changes play
character = Character
component = Component
definition = Definition
difference = Difference
example = Example
in-places-the-rulebook-contradicts-itself = In places the rulebook contradicts itself or has an obvious slip. Here is what it says, and the reading that this reference follows.
less-clear-and-play-the-same = A rulebook says less, or says it less clearly; play stays the same.
limit = Limit
misprint-or-slip = Misprint or slip
optional-rule = Optional rule
page = Page
outcome = Outcome
permission = Permission
procedure = Procedure
prohibition = Prohibition
question = Question
space = Space
table = Table
term = Term
the-rulebooks-were-translated-by-different = The rulebooks were translated by different people and do not always say the same. Here is what each of them says, and the reading that this reference follows.
to-the-letter-play-differs = If you follow one rulebook to the letter, you play differently.
where-the-rulebook-errs = Where the rulebook errs
where-the-rulebooks-differ = Where the rulebooks differ
a-guess = a guess
certain = certain
does-not-use-it-yet = does not use it yet
does-not-use-it-it-depends = does not use it: it depends on the order of a deck
does-not-use-it-it-depends-on = does not use it: it depends on what a player keeps secret
does-not-use-it-it-only = does not use it: it only describes a piece of the game
does-not-use-it-it-shows = does not use it: it shows other rules at work
does-not-use-it-the-players = does not use it: the players lay out the game
does-not-use-it-the-players-settle = does not use it: the players settle it among themselves
likely = likely
wrong-and-nobody-plays-by-it = A misprint, a mistranslation or a wrong name; nobody plays by it.
how-long-games-take = How long games take
a-forecast-of-simulated-players = A forecast of simulated players, who play by the rules as code; people may take more time or less.
forecast-your-own-game = Forecast your own game
