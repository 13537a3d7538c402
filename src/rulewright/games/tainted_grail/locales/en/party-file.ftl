## party_file.py and party_defaults.py

# $name: a player or a character.
name-is-there-twice = “{ $name }” is there twice, but can be there only once.
# $amount: the given amount, $most: the limit.
challenge-mode-limits-resources = { $amount } is too much: challenge mode allows { $most } of this resource.
lower-it-or-choose-another-mode = Lower it, or choose another mode.
the-party-has-several-players = The party has several players, and none is named.
# $ids: the players.
name-one-of-the-players = Name one in “for”: { $ids }.

## party_editor.py

party-field-location = Location
