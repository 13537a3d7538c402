## basis.py

a-rulebook-says-so = A rulebook says so
the-official-faq-says-so = The official FAQ says so
second-hand-an-excerpt-a-wiki = Second-hand: an excerpt, a wiki or a forum says so
our-reading-the-rulebooks-leave-it = Our reading: the rulebooks leave it open
the-publishers-document = the publisher's document
read-in-an-excerpt = read in an excerpt
written-by-players = written by players
title-edition-place-kind = { $title } ({ $edition }), { $place }: { $kind }

## entry.py

the-reading-we-follow = The reading we follow

## explanation.py

applies = applies
possible-not-used = possible, not used
not-allowed = not allowed
worth = worth
result-always = { $result }: always.
result-never = { $result }: never.
result-times-times-in-100 = { $result }: { $times } times in 100.
on-average-numbers = On average: { $numbers }.
chance-by-the-end-of-turns = Chance by the end of { $turns }.
turn-turn-chance = turn { $turn }: { $chance }
chance-per-visit = { $chance } per visit
percentages-how-likely-play-comes-to = Percentages: how likely play comes to a stage at all; per visit, how likely a step is each time that play comes to its stage.
percentages-how-likely-play-comes-to-the = Percentages: how likely play comes to the step.
blocked-by-rule = blocked by “{ $rule }”

## lookup.py

there-is-no-game-game = There is no game “{ $game }”.

## search.py

there-is-no-chapter-chapter = There is no chapter “{ $chapter }”.
there-is-no-kind-of-entry = There is no kind of entry “{ $kind }”.
