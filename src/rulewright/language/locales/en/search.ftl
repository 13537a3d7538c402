## embeddings.py

file-holds-no-vectors-of-words = { $file } holds no vectors of words.
run-make-embeddings-or-delete-the = Run “make embeddings”, or delete the file.

## pages.py

index-a-to-z = Index A–Z
a-turn-as-a-flow-chart = Flow chart
calculator-tells = The calculator gives the chances: how likely each result is, its odds, and your best decision.
differences-between-rulebooks = Where the rulebooks differ
errors-of-the-rulebook = Where the rulebook errs
page-a-to-z = All rules, cards and spaces in alphabetical order.
page-of-differences = All differences between rulebooks, editions and translations in one list, those that change play first.
page-of-pieces = { $kind ->
    [character] All characters in one list
    [space] All spaces in one list
   *[other] All cards in one list
}: { $kinds }.
page-of-questions = Frequently asked questions (FAQ) with their answers, in one list.
page-of-rules = All rules of this chapter on one page.
page-of-terms = All terms and icons of the game with their meanings in one list.
page-of-the-flow = The course of a turn as a picture, step by step.
how-long-games-take-and-who-wins = How long games take and who wins
page-of-the-atlas = Length of a game by number of players, alternative rules that make it shorter, and the strength of the characters, from games of simulated players.
page-of-the-map = The whole board as a picture: where each space lies and what is next to it.
page-with-a-table = { $kind ->
    [character] Compare the characters in one table
    [space] Compare the spaces in one table
   *[other] Compare the cards in one table
}: { $columns }.
the-board-as-a-map = Map of the board

## storage.py

# $entries: how many there are (1103).
the-search-index-is-being-built = Building the search index of { $entries } entries, which takes about ten seconds …
the-search-index-cannot-be-built = The search index cannot be built in { $folder }. { $cause }
another-program-changes-it-while-it = Another program is changing it while it is being read.
try-again = Try again.
