## application.py

a-situation-has-to-be-sent = A situation has to be sent as JSON, not compressed.
send-the-header-header = Send the header { $header }.
the-body-did-not-arrive-within = The body did not arrive within { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}.
send-the-request-again-at-once = Send the request again at once.
the-body-is-longer-than-limit = The body is longer than { $limit } bytes.
the-body-is-not-text-in = The body is not text in UTF-8.
send-json-in-utf-8 = Send JSON in UTF-8.
path-does-not-answer-method = { $path } does not accept { $method }.
use-one-of-options = Use one of: { $options }.
nothing-is-at-path = There is nothing at { $path }.
see-path-for-what-there-is = See { $path } for what there is.
something-went-wrong-inside-rulewright-error = Something went wrong inside rulewright: { $error }.
please-report-it-the-servers-log = Please report it; the server's log shows where it happened.

## documents.py

the-answer = The answer
find-rules-by-words-in-any = Find rules by words in any language
inflected-misspelt-and-unaccented-words-are = Inflected, misspelt and unaccented words are found; titles and snippets come in the reader's language.
read-one-rule = Read one rule
the-game-may-be-left-out = The game may be left out of the id where only one game has such an entry.
look-a-term-up-in-the = Look a term up in the glossary
by-its-id-or-by-any = By its id, or by any of its names and forms in any language.
list-what-can-be-resolved = List what can be resolved
every-situation-with-its-goals-results = Every situation with its goals, results, variants and the JSON Schema of a request.
how-long-a-game-will-take = Forecast how long a game will take
games-of-simulated-players-are-played = Simulated players play games by the rules: how long these take, who wins, and what each alternative rule changes.
answer-what-happens-if = Answer “what happens if”
exact-probabilities-the-best-decision-and = Exact probabilities, the best decision, and why. Two fields that contradict each other are refused.
the-same-answers-as-on-the = The same answers as on the command line. Nothing is stored, and no key is needed.

## page.py

rulewrights-json-api = Rulewright's JSON API
language = Language
read-all-rules = Read all rules
problems = Problems
every-error-is-problem-json-rfc = Every error is problem+json (RFC 9457) with a code, the input, the cause and what to do about it.
code = Code
meaning = Meaning
parameters = Parameters
parameter = Parameter
value-2 = Value
for-example = For example:
answers = Answers

## parameters.py

the-readers-language-otherwise-the-first = The reader's language; otherwise the first that Accept-Language names.
a-few-words-in-any-of = A few words in any of the languages.
search-one-game-only = Search one game only.
search-one-chapter-only-such-as = Search one chapter only, such as attacks or cards.
search-one-kind-of-entry-only = Search one kind of entry only, such as limit or term.
search-the-texts-of-one-language = Search the texts of one language only.
at-most-so-many-hits = The most hits to return.
also-which-reading-of-the-rules = Also: which reading of the rules, what else in hand, and which field switched on would change the answer.
estimate-from-so-many-samples-instead = Estimate from this many samples instead.
where-the-samples-dice-begin = The seed for the samples' dice.
no-estimate-however-large-the-situation = No estimate, however large the situation is.
estimate-beyond-so-many-states = Beyond this many states, estimate; with `exact`, give up.
give-up-after-so-many-seconds = Give up after this many seconds.
the-address-has-count-parameters-limit = The address has { $count } parameters; { $limit } are allowed.
leave-out-those-that-are-not = Leave out those that are not needed.

## problems.py

the-body-is-not-valid-json = The body is not valid JSON
unknown-entry = Unknown entry
unknown-address = Unknown address
method-not-allowed-here = Method not allowed here
the-body-did-not-arrive-in = The body did not arrive in time
the-body-is-too-long = The body is too long
too-many-parameters = Too many parameters
the-body-is-not-sent-as = The body is not sent as JSON
unknown-situation = Unknown situation
unknown-game = Unknown game
unknown-chapter = Unknown chapter
unknown-kind-of-entry = Unknown kind of entry
unknown-field = Unknown field
missing-field = Missing field
name-of-several-things = A name of several things
value-not-allowed = Value not allowed
number-out-of-range = Number out of range
fields-that-contradict-each-other = Fields that contradict each other
the-situation-has-too-many-states = The situation has too many states
the-situation-takes-too-long = The situation takes too long
too-many-requests-from-one-address = Too many requests from one address
unknown-host-name = Unknown host
mistake-in-a-game = Mistake in a game
fault-of-the-server = Fault of the server
a-worker-process-ended = A worker process ended
the-server-is-busy = The server is busy
find-the-id-with-path = Find the id with { $path }.
see-path-for-what-it-can = See { $path } for what it can be.
make-the-numbers-smaller-or-ask-for = Make the numbers smaller, or ask for samples with the parameter { $parameter }.

## fair_queue.py, request_limits.py, worker_pool.py

the-server-is-working-on-too = { $count ->
    [0] The server is working on too many long answers already.
    [one] The server is working on too many long answers already; { $count } is waiting.
   *[other] The server is working on too many long answers already; { $count } are waiting.
}
all-connections-are-in-use = All of the server's connections are in use.
try-again-in-a-few-seconds = Try again in a few seconds.
more-than-limit-requests-in-a-minute = More than { $limit } requests came from your address in a minute.
host-is-no-name-of-this-server = { $host } is no name of this server.
use-its-address-or-name-the-host = Use the server's address, or name this host in { $variable }.
the-process-that-worked-on-this = The process that worked on this answer ended before it was done.
try-again-where-it-happens-again = Try again; if it keeps happening, make the numbers smaller.

## not_found.py

the-address-is-too-long = The address is too long
look-for-the-rule-by-its = Look for the rule by its name.
there-is-no-such-page = There is no such page
search-the-rules = Search the rules

## serving.py

host-port-cannot-be-used-cause = { $host }:{ $port } cannot be used. { $cause }
stop-what-uses-it-or-choose = Stop what uses it, or choose another: `--port { $other }` (`make run PORT={ $other }`).
host-is-no-address-of-this = { $host } is not an address of this computer.
use-127-0-0-1-for = Use 127.0.0.1 for this computer alone, or 0.0.0.0 for its network as well.
another-program-uses-it = Another program uses it.
the-system-keeps-ports-below-1024 = The system keeps ports below 1024 for itself.

## settings.py

set-it-to-a-whole-number = Set it to a whole number from { $low } to { $high }, or unset it.
set-it-to-addresses-or-networks = Set it to addresses or networks separated by commas, or unset it.
set-it-to-host-names = Set it to host names separated by commas, or unset it.
the-environment-variable-name-cannot-be = The environment variable { $name } cannot be { $given }.

## shell.py


## labels.py

# $name: what was selected in a list (Sword).
# $count: how many there are in a list (12).
# $name: what can be taken out of what was selected (Sword).
# $count: how many have the letters that were typed (3).

## mcp

the-language-to-answer-in = The language to answer in.
an-id-or-a-name-of-a-rule = An id, or a name of the rule in any language.
one-situation-with-its-schema = One situation, to be listed with the JSON Schema of its request and an example.
a-request-as-list-situations-tells = A request in the shape that list_situations gives for its situation.
situations-without-and-with-their-schema = All of them with goals, results and variants; one of them also with its request's JSON Schema.
languages-of-the-rules = A rule in one of these languages: { $languages }.
how-assistants-answer = Search before you answer, and say only what the rules that you find say. Name each rule with its title and address; `cite` has them. For chances and decisions, ask resolve_situation.
there-is-no-tool-name = There is no tool “{ $name }”.
find-the-id-with-the-tool = Find the id with the tool { $tool }.
the-tool-tells-what-it-can-be = The tool { $tool } lists what it can be.
ask-in-your-own-words = Ask in your own words
the-words-as-a-request-with-the-answer = What the words were understood to mean, field by field, with the answer to it and the rules on it. What is missing or could mean two things is asked back.
a-question-in-your-own-words = What lies on the table and what you want to know, in your own words.
ask-about-one-game-only = Ask about one game only.
the-table-that-the-question-is-about = The table that the question is about.
the-player-of-the-table-who-asks = The player of the table who asks; otherwise, whose turn it is.
