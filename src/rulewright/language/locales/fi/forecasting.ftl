## situations/batch/batches.py, executors.py

workers-were-lost = Työprosesseja päättyi kesken laskennan.
use-fewer-workers = Käytä vähemmän prosesseja; --keep säilyttää jo lasketut tulokset.
no-file-for-records = Tiedostossa ei ole tuloksia, eikä siihen voi tallentaa niitä.
records-cannot-be-stored = Tiedostoon ei voi tallentaa enempää tuloksia; jo tallennetut ovat tallessa.
name-another-file = Anna toinen tiedosto.
file-of-other-records = Tiedostossa on toisen pyynnön tai toisen version tulokset.

## server/forecasts.py

no-such-forecast = Ennustetta ”{ $given }” ei ole.
too-many-games-at-once = Pelejä on { $games }; yhdessä pyynnössä voi olla enintään { $most }.
ask-for-fewer-games = Pyydä vähemmän pelejä tai jätä vertailu pois.
