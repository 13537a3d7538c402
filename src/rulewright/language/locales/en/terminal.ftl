## arguments.py

there-is-no-folder-folder = There is no folder { $folder }.
name-the-folder-that-holds-the = Name the folder that holds the rules.
help-help = Show this help.
help-install-completion = Install command completion for this shell.
help-show-completion = Print the completion script for this shell.
help-rules = Read texts and facts from this folder.
help-json = Print the answer as JSON.
help-lang = The language of the output, such as fi.
help-table-file = Take what the request does not say from the table in this file.
help-for = The player of the table whose request it is, by id; otherwise, whose turn it is.
help-against = The player of the table against whom it goes, by id.

## building.py

help-index = Build the search index, unless it is up to date.
help-site = Build the reference site in every language, unless it is up to date.
help-site-output = Write the site to this folder.
help-site-fresh = Build every page again.
help-site-base-url = The address that the site will have; with it, the site gets a sitemap.
help-site-standalone = Also write the site to this folder, for any web host or a USB stick.
help-site-stage = Only write the sources of one language to this folder, for sphinx-build.
help-site-language = Build this language only.
help-app = Serve the calculator and the reference at one address.
help-app-host = The address to listen on.
help-app-port = The port to listen on.
help-mcp = Answer an AI assistant through the Model Context Protocol, over standard input and output.
help-mcp-http = Answer over HTTP instead, at /mcp of this address.
assistants-will-be-answered-at = Starting; assistants will be answered at { $address } …
the-search-index-is-current = The search index is up to date.
the-search-index-is-built = The search index is built.

## cli.py

see-rulewright-help = See `rulewright --help`.
# Where a call lacks something. $command: the command as typed, such as resolve.
see-help-of-command = See `rulewright { $command } --help`.
please-report-it-rulewright-debug-1 = Please report it; RULEWRIGHT_DEBUG=1 shows where it happened.
help-rulewright = Board game rules in the languages of those who play: look a rule up, or ask what happens if.
help-version = Print the version.

## content.py

new-ids-locked-count = New ids locked: { $count }.
game-language-missing-of-count-texts = { $game }, { $language }: { $missing } of { $count ->
    [one] { $count } text is
   *[other] { $count } texts are
} still to be written.
findings-count = Findings: { $count }.
# What is older than the English or the facts that it was translated from. $language: the language by its own name, $ids: what is older,
# $count: how many that are.
the-content-is-in-order = The content is in order.
book-cited-of-total-rule-bearing = { $book }: { $cited } of { $total } rule-bearing lines are cited ({ $share }).
not-cited-entry-still-to-be = { "  " }not cited, entry still to be written: { $lines }
not-cited-lines = { "  " }not cited: { $lines }
book-not-found-in-folder-by = { $book }: not found in { $folder } by its SHA-256.
help-check = Check the content: every finding with file, line, cause and remedy.
help-check-write-lock = First lock new ids.
help-check-sources = Compare the wording with the rulebooks in DIR.
help-sources = Report which lines of the rulebooks no entry cites.
help-sources-folder = The folder with the raw texts of the rulebooks.
help-sources-attach = Keep the cited passages on this machine.
help-new = Start an entry, a term, a difference, a game or a language: its files, with gaps for you to fill.
help-new-what = What to start.
help-new-id = The new id, such as talisman/attacks/stand-off or talisman/glossary/fate; a game's name; a language's code.
fill-in-these-files = Fill in these files; `rulewright check` shows what is still missing.
cannot-be-begun = “{ $what }” cannot be started.

## lookup.py

no-changes-are-recorded = No changes to this are recorded.
help-history = Show what changed in a rule or a difference, in which version and why.
did-you-mean-words = Did you mean: { $words }?
nothing-found-for-query = Nothing found for “{ $query }”.
see-also = See also
# $book: a rulebook, $lines: where it prints the rule ("10–12, 20"), $count: how many lines that is.
book-lines-lines = { $book }, { $count ->
    [one] line { $lines }
   *[other] lines { $lines }
}
book-does-not-print-this-rule = { $book }: does not print this rule
help-search = Find rules by words in any language.
help-search-query = A few words in any of the languages.
help-search-game = Search one game only.
help-search-chapter = Search one chapter only, such as attacks or cards.
help-search-kind = Search one kind of entry only, such as limit or term.
help-search-in = Search the texts of one language only.
help-search-limit = Show this many hits at most.
help-show = Read one rule, or where the rulebooks disagree.
help-show-entry = An entry's id, such as talisman/attacks/stand-off, or its name in any language.

## output.py

standard-output-is-closed-the-answer = Standard output is closed: the answer cannot be written anywhere.
leave-it-open-or-send-it = Leave it open, or send it to a file.

## playing.py

there-is-no-chance-and-no = There is nothing to roll, draw or decide in { $id }.
use-rulewright-resolve = Use `rulewright resolve`.
type-what-you-throw-draw-or = Type what you roll, draw or decide, or the number before it. u (undo) takes the last answer back, q (quit) stops.
# Words that may be typed instead of u, with commas between them.
words-for-undo = undo
# Words that may be typed instead of q, with commas between them.
words-for-quit = quit, exit
every-answer-is-kept-in = Every answer is kept in { $file } at once.
enter-keeps-what-stands-in-brackets = Describe the situation; Enter keeps what stands in square brackets, q (quit) stops.
type-its-lines-an-empty-one-ends = Type one line after the other; an empty line ends the text. `rulewright situations { $id }` shows how to write it.
now = Now
u-or-q = u (undo) or q (quit)
# A question of the stepper. $rule: the title of the rule that is applied ("Rerolling with fate").
rule-decide = { $rule }. What do you do?
rule-what-comes-up = { $rule }. What do you draw?
rule-the-dice-show-as-2 = { $roller ->
    [attacker] { $rule }. What do the attacker's dice show? (2 5, for example)
    [defender] { $rule }. What do the defender's dice show? (2 5, for example)
    [foe] { $rule }. What do the opponent's dice show? (2 5, for example)
    [other] { $rule }. What do the other character's dice show? (2 5, for example)
    [hero] { $rule }. What do your dice show? (2 5, for example)
   *[any] { $rule }. What do the dice show? (2 5, for example)
}
kept-in-file-go-on-with = Kept in { $file }; go on with `rulewright play { $file } --save { $file }`.

## reading.py

name-a-file-with-a-situation = Name a file with a situation in JSON, or - for standard input.
name-a-file-with-a-table = Name a file with a table in JSON.
standard-input-is-closed = Standard input is closed.
standard-input-is-not-utf-8 = The text on standard input is not UTF-8.
the-file-is-not-utf-8 = The file { $file } is not UTF-8 text.
save-it-as-utf-8 = Save it as UTF-8.
# $remedy: a whole sentence ("Give it a value.").
remedy-and-where-fields-are = { $remedy } `rulewright situations { $id }` lists all fields and gives an example.
the-file-cannot-be-read-cause = The file { $file } cannot be read. { $cause }

## resolving.py

estimated-from-samples = Estimated from { $count ->
    [one] { $count } sample
   *[other] { $count } samples
}: 19 times out of 20, a chance is off by at most { $error } percentage { $error ->
    [one] point
   *[other] points
}.
too-large-to-be-worked-out = Too large to be worked out exactly in time: this is an estimate. --exact insists.
# $mark: the sign before such a fraction (≈).
exact-fractions-by-json = { $mark } marks a rounded fraction; --json gives the exact one.
# $goal: the name of a goal ("Lose no life"); $others: ids of the others.
advice-is-for-goal = Advice for the goal “{ $goal }”. For another, give “goal” the value { LIST($others, type: "or") }.
rule-every-case-count = { $rule }: { $count ->
    [one] the only case
    [2] both cases
   *[other] all { $count } cases
}
read-otherwise-this-would-change = What another reading of a rule would change (percentages as in the first line):
# $who: whose answer it is, you or (in a duel) the attacker, who may not be the reader.
what-would-help-most = { $who ->
    [attacker] What would help the attacker most (percentages as in the first line):
   *[you] What would help most (percentages as in the first line):
}
# Above switches of the form that are off ("You may evade"), each with the chance if it were on.
what-would-help-if-it-were-true = What would help if it were true (percentages as in the first line):
what-the-last-one-is-worth = { $who ->
    [attacker] What one fewer would cost the attacker (percentages as in the first line):
   *[you] What one fewer would cost (percentages as in the first line):
}
help-situations = List what can be resolved, or show one situation: its fields and an example.
help-situations-which = One situation's id or title.
fields-listed = fields
how-it-is-written = how it is written
an-example-listed = an example
see-one-of-them = `rulewright situations { $id }` lists the fields of one and gives an example.
goals-listed = goals
results-listed = results
variants-listed = variants
help-resolve = Answer “what happens if”: exact probabilities, the best decision, and why.
help-resolve-file = The situation as JSON; - reads standard input.
help-resolve-what-if = Also: which reading of the rules, what else in hand, and which field switched on would change the answer.
help-resolve-cases = Also: what to decide in every case, one by one.
help-resolve-approximate = Estimate from N samples instead.
help-resolve-seed = The seed for the samples' dice; otherwise it follows from the situation.
help-resolve-exact = Never estimate, however large the situation is and however long it takes.
help-resolve-limit-states = Beyond N states, estimate; with --exact, give up.
help-resolve-limit-seconds = Give up after S seconds.
help-play = Play a situation with the dice and cards on your table, with exact odds at every decision, undo and save.
help-play-what = A situation's id or title, or the file of one saved before.
help-play-save = Keep the situation and your answers in this file, after each of them.

## usage.py

help-usage = Usage
help-options = OPTIONS
help-command-and-arguments = COMMAND …
help-arguments-heading = Arguments
help-options-heading = Options
help-commands-heading = Commands
help-required = required
help-default = default: { $value }
help-limits = allowed: { $limits }
help-variable = or the variable { $variable }
there-is-no-option-option = There is no option { $option }.
there-is-no-command-command = There is no command “{ $command }”.
option-takes-no-value = { $option } takes no value.
option-needs-a-value = { $option } needs a value.
argument-is-missing = { $name } is missing.
too-many-arguments = Too many arguments: { $arguments }.
these-arguments-cannot-be-read = These arguments cannot be read: { $arguments }.
give-a-number = Give a number.
help-forecast = Forecast how long games take and who wins them, from games of simulated players.
help-what-can-be-given = What can be given
help-forecast-players = How many players there are.
help-forecast-characters = The characters of the first players, separated by commas; the others get theirs at random.
help-forecast-habits = How each player plays, separated by commas: cautious, steady, bold.
help-forecast-options = Alternative rules, separated by commas.
help-forecast-minutes = How many minutes a turn takes.
help-forecast-hours = After how many hours the game ends, for timed-sudden-death.
help-forecast-games = How many games to play.
help-forecast-seed = The seed of the dice; the same seed gives the same games.
help-forecast-compare = Also: what each alternative rule changes in the same games.
help-processes = How many processes share the work; the result stays the same.
help-keep = Keep results in this file; an interrupted run goes on from there.
help-forecast-watch = Show the game with this number turn by turn instead.
help-forecast-from = Play on from the table in this file.
help-forecast-until = With --watch: only so many turns.
help-forecast-table = With --watch and --until: write the table after them to this file.
option-needs-another = “{ $option }” says nothing without { $needed }.
give-both-options-or-neither = Give both, or neither.
help-atlas = Play a great many games of simulated players and keep the results for the site and the app.
help-atlas-games = How many games for each number of players; each alternative rule gets a quarter as many, at most 1000.
help-atlas-points = Goes on until every share is known to within this many percentage points.
# $games: how many; $file: where it is kept.
atlas-is-kept = The atlas of { $games } games is in { $file }.
# $games: ids of games.
atlas-is-outdated = The atlas was played before the rules changed ({ $games }): play it again with “rulewright atlas”.
# $done: how many; $pieces: of how many; $seconds: how long the rest takes.
forecast-progress = { $done } of { $pieces ->
    [one] { $pieces } game
   *[other] { $pieces } games
} played, about { $seconds } s left
there-is-no-game-to-forecast = Simulated players cannot play any game of these rules.
use-rules-with-such-a-game = Use rules with such a game.
help-ask = Ask in your own words, and get a computed answer with the rules that it rests on.
help-ask-words = What lies on the table and what you want to know.
help-ask-game = Ask about one game only.
ask-understood = Understood
ask-assumed = Not said, so as usual
ask-left = Not understood
ask-missing = Still needed
ask-choices = Which do you mean?
ask-rules = The rules on it
