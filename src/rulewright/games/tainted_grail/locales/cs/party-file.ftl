## party_file.py and party_defaults.py

# $name: a player or a character.
name-is-there-twice = „{ $name }“ je tu dvakrát, může však být jen jednou.
# $amount: the given amount, $most: the limit.
challenge-mode-limits-resources = { $amount } je moc: v režimu výzvy smíte mít tohoto zdroje nejvýše { $most }.
lower-it-or-choose-another-mode = Snižte počet, nebo zvolte jiný režim.
the-party-has-several-players = Hráčů je víc a není uvedeno, za kterého se ptáte.
# $ids: the players.
name-one-of-the-players = Uveďte v „for“ jednoho z nich: { $ids }.

## party_editor.py

party-field-location = Lokace
