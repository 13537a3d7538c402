## party_file.py and party_defaults.py

# $name: a player or a character.
name-is-there-twice = ”{ $name }” on mukana kahdesti, mutta voi olla vain kerran.
# $amount: the given amount, $most: the limit.
challenge-mode-limits-resources = { $amount } on liikaa: haastemuodossa tätä resurssia saa olla enintään { $most }.
lower-it-or-choose-another-mode = Pienennä määrää tai valitse toinen pelimuoto.
the-party-has-several-players = Pelaajia on useita, eikä ketään ole nimetty.
# $ids: the players.
name-one-of-the-players = Nimeä pelaaja kentässä ”for”: { $ids }.

## party_editor.py

party-field-location = Paikka
