## findings.py

# $count: how many; $first: the first one with cause and remedy, in English; $place: where it is with its code alone
# ("game.toml:3 [bad-toml]"), for all other languages.
mistakes-in-the-rules-count-the = Mistakes in the rules: { $count }. The first: { $first }
run-rulewright-check-for-the-whole = Run `rulewright check` for the whole list, and correct them.
there-are-no-rules-in-folder = There are no rules in { $folder }: no folder in it has a game.toml.

## model.py

did-you-mean-similar = Did you mean { $similar }?
find-the-id-with-rulewright-search = Find the id with `rulewright search WORDS`.
there-is-no-entry-id = There is no entry “{ $id }”.

## names.py

# $name: what was written.
several-things-are-called-name = Several things are called “{ $name }”.
# $things: titles with their ids.
write-one-of-these-ids = Write one of these ids: { LIST($things, type: "unit") }.
title-and-id = { $title } ({ $id })
# $things: titles with their ids. $count: how many.
did-you-mean-one-of = Did you mean { LIST($things, type: "or") }?

## rulebooks.py

name-the-folder-with-the-unchanged = Name the folder with the unchanged raw texts of the rulebooks.
the-folder-folder-cannot-be-read = The folder { $folder } cannot be read. { $cause }
file-is-not-the-text-that = { $file } is not the text that the entries cite: it was changed or cut off (SHA-256 { $found }…).
no-rulebook-of-game-is-in = There is no rulebook of { $game } in { $folder }.
the-passages-cannot-be-stored-in = The passages cannot be stored in { $file }. { $cause }
file-is-not-utf-8 = { $file } is not UTF-8.

## scaffold.py

# What was given cannot be the id of what is to be begun. $what: entry, term, difference, game or language.
this-is-no-id-for-what = “{ $id }” cannot be the id of { $what ->
    [entry] an entry
    [game] a game
    [language] a language
    [term] a term
   *[difference] a difference
    }.
write-a-new-id-like-pattern = Write it as { $pattern }, in lowercase letters, digits and hyphens.
this-id-is-taken = The id { $id } is already taken.
choose-an-id-never-used = Choose one that has never been used: ids are permanent.
