## situations/batch/batches.py, executors.py

workers-were-lost = Pracovní procesy skončily předčasně.
use-fewer-workers = Spusťte jich méně; s --keep zůstane uloženo, co je už hotové.
no-file-for-records = V tomto souboru výsledky nejsou a nelze je do něj uložit.
records-cannot-be-stored = Do tohoto souboru už nelze další výsledky uložit; ty dosavadní v něm zůstaly.
name-another-file = Uveďte jiný soubor.
file-of-other-records = V tomto souboru jsou výsledky jiného zadání nebo jiné verze.

## server/forecasts.py

no-such-forecast = Předpověď „{ $given }“ neexistuje.
too-many-games-at-once = Zadali jste { $games } { $games ->
    [one] hru
    [few] hry
   *[other] her
}, na jeden dotaz jich smí být nejvýše { $most }.
ask-for-fewer-games = Požádejte o méně her nebo vynechte srovnání.
