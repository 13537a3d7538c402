## situations/forecasting.py

forecast-workers-lost = Processes that play the games were lost several times.
forecast-fewer-processes = Play with fewer of them; with --keep, what was played is kept.
forecast-no-kept-file = This file keeps no forecast and cannot keep one.
forecast-name-another-file = Name another file.
forecast-other-request = This file keeps another forecast, or one of another version.
