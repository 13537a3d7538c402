## situations/forecasting.py

forecast-workers-lost = Processes playing the games were lost several times.
forecast-fewer-processes = Play with fewer of them; with --keep, what was played is kept.
forecast-no-kept-file = This file keeps no forecast and cannot keep one.
forecast-name-another-file = Name another file.
forecast-other-request = This file keeps another forecast, or one of another version.
# $given: what was named.
no-such-forecast = There is no forecast “{ $given }”.
# $games: how many were asked for; $most: how many at most.
too-many-games-at-once = { $games } games are too many: one request can have { $most } at most.
ask-for-fewer-games = Ask for fewer, or leave the comparison out.
