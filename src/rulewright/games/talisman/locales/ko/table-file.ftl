## table_file.py

table-two-players-of-one-id = “{ $id }” ID를 쓰는 플레이어가 둘입니다.
table-give-each-its-own = 플레이어마다 다른 ID를 쓰세요.
table-nobody-is-called = “{ $field }” 값이 “{ $id }”인데, 이 ID를 쓰는 플레이어가 없습니다.
table-reading-cannot-be = “{ $field }”에 “{ $given }”은(는) 쓸 수 없습니다.
table-dead-character-stands = { $player }의 캐릭터는 죽었으므로 게임판에 있을 수 없습니다.
table-take-the-position-out = 위치를 빼거나 캐릭터를 적으세요.
table-player-is-out = { $player }은(는) 게임에서 탈락했는데 캐릭터가 있습니다.
table-two-of-one-character = “{ $id }” 캐릭터는 하나뿐인데 { LIST($players) } 둘 다 가지고 있습니다.
table-dead-twice = 죽은 캐릭터 가운데 “{ $id }”이(가) 두 번 있습니다.
table-give-another-character = 한쪽 플레이어의 캐릭터를 바꾸세요.
table-dead-character-plays = “{ $id }” 캐릭터는 죽었는데 게임에 나와 있습니다.
table-turn-of-a-player-who-is-out = { $player }은(는) 게임에서 탈락해 차례가 없습니다.
table-name-a-player-who-plays = 탈락하지 않은 플레이어를 적으세요.
table-only-on-its-space = “{ $field }” 필드는 “{ $place }” 칸에 있는 캐릭터에게만 씁니다.
table-only-in-the-inner-region = “{ $field }” 필드는 안쪽 지역에 있는 캐릭터에게만 씁니다.
table-toad-has-cards = { $player }은(는) 두꺼비이므로 물품도 동료도 가질 수 없습니다.
table-lay-them-on-its-space = 그 카드를 테이블의 “cards”에 캐릭터가 있는 칸과 함께 적으세요.
table-no-toad = “{ $field }” 필드는 두꺼비에게만 씁니다.
table-no-raft = { $player }에게는 뗏목이 없습니다.
table-carries-too-much = { $player }에게 물품이 { $count }개 있는데, { $limit }개까지만 가질 수 있습니다.
table-has-too-many-spells = { $player }에게 주문이 { $count }개 있는데, 캐릭터의 기술로는 { $limit }개까지만 가질 수 있습니다.
table-discard-some = 넘치는 주문은 “spell_discards”에 적으세요.
table-card-in-two-places = “{ $id }” 카드는 1장뿐이라 두 곳에 있을 수 없습니다: { LIST($places, type: "unit") }.
table-card-has-fewer-copies = “{ $id }” 카드가 { $count }장 나오지만 게임에는 { $copies }장뿐입니다: { LIST($places, type: "unit") }.
table-name-each-copy-once = 카드마다 실제로 있는 곳에 한 번씩만 적으세요.
table-copies-are-missing = “{ $id }” 카드 { $count }장이 더미에도 다른 곳에도 없습니다.
table-too-much-gold = 금화가 모두 { $count }개인데, 게임에는 { $most }개뿐입니다.
table-too-much-fate = 운명 토큰이 모두 { $count }개인데, 게임에는 { $most }개뿐입니다.
table-too-many-counters = { $ability ->
    [life] 생명력 { $count }점을 나타낼 만큼 카운터가 없습니다.
    [strength] 힘 { $count }점을 나타낼 만큼 카운터가 없습니다.
   *[craft] 기술 { $count }점을 나타낼 만큼 카운터가 없습니다.
}
table-too-many-toads = 두꺼비가 된 캐릭터가 { $count }명인데, 두꺼비 카드는 { $copies }장뿐입니다.
table-count-once-more = 다시 세어 보세요.

## table_defaults.py

table-whose-request = 테이블에 누구 차례인지 적혀 있지 않습니다.
table-against-whom = 상대가 될 수 있는 플레이어가 여럿입니다.
table-choose-a-player = 이 가운데 한 명을 적으세요: { $ids }.
table-player-has-no-character = { $player }에게는 살아 있는 캐릭터가 없습니다.
table-not-on-the-way = { $player }의 캐릭터는 안쪽 지역의 길 위에 있지 않습니다.
table-say-where-it-begins = 길이 시작되는 칸을 “at” 필드에 적으세요.

## table_editor.py

table-field-position = 있는 칸
table-field-toad = 두꺼비임
