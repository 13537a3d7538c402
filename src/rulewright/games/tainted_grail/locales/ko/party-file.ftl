## party_file.py and party_defaults.py

# $name: a player or a character.
name-is-there-twice = “{ $name }”이(가) 두 번 나왔지만 하나만 있을 수 있습니다.
# $amount: the given amount, $most: the limit.
challenge-mode-limits-resources = { $amount }은(는) 너무 많습니다. 도전 모드에서 이 자원은 { $most }까지 가질 수 있습니다.
lower-it-or-choose-another-mode = 줄이거나 다른 모드를 고르세요.
the-party-has-several-players = 참가자가 여럿인데 누구인지 쓰지 않았습니다.
# $ids: the players.
name-one-of-the-players = “for”에 한 명을 쓰세요: { $ids }.

## party_editor.py

party-field-location = 지역 번호
