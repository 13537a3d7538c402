## situations/forecasting.py

forecast-workers-lost = Procesy, které hrají hry, několikrát skončily předčasně.
forecast-fewer-processes = Spusťte jich méně; s --keep zůstane uloženo, co se už odehrálo.
forecast-no-kept-file = V tomto souboru předpověď není a nelze ji do něj uložit.
forecast-name-another-file = Uveďte jiný soubor.
forecast-other-request = V tomto souboru je jiná předpověď nebo předpověď jiné verze.
no-such-forecast = Předpověď „{ $given }“ neexistuje.
too-many-games-at-once = Zadali jste { $games } { $games ->
    [one] hru
    [few] hry
   *[other] her
}, na jeden dotaz jich smí být nejvýše { $most }.
ask-for-fewer-games = Požádejte o méně her nebo vynechte srovnání.
