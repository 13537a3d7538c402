## situations/forecasting.py

forecast-workers-lost = Pelejä pelaavat prosessit katosivat monta kertaa.
forecast-fewer-processes = Käytä harvempia prosesseja; --keep säilyttää jo pelatut pelit.
forecast-no-kept-file = Tiedostossa ei ole ennustetta, eikä siihen voi tallentaa sellaista.
forecast-name-another-file = Anna toinen tiedosto.
forecast-other-request = Tiedostossa on toinen ennuste tai toisen version ennuste.
no-such-forecast = Ennustetta ”{ $given }” ei ole.
too-many-games-at-once = Pelejä on { $games }; yhdessä pyynnössä voi olla enintään { $most }.
ask-for-fewer-games = Pyydä vähemmän pelejä tai jätä vertailu pois.
