## situations/batch/batches.py, executors.py

workers-were-lost = Worker processes were lost.
use-fewer-workers = Use fewer of them; with --keep, what was done is kept.
no-file-for-records = This file keeps no results and cannot keep any.
records-cannot-be-stored = No more results can be stored in this file; those stored so far are safe.
name-another-file = Name another file.
file-of-other-records = This file keeps the results of another request, or of another version.

## server/forecasts.py

# $given: what was named.
no-such-forecast = There is no forecast “{ $given }”.
# $games: how many were asked for; $most: how many at most.
too-many-games-at-once = { $games } games are too many: one request can have { $most } at most.
ask-for-fewer-games = Ask for fewer, or leave the comparison out.
