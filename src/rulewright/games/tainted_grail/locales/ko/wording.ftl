## wording.py

# How a condition ends: of 이다, and of a stem with a final consonant (없-). $position: before where another condition follows,
# or where another alternative follows, only where alone something is done, else last.
if-ida = { $position ->
    [before] 이고
    [or] 이거나,
    [only] 일 때만
   *[last] 이면
}
if-after-consonant = { $position ->
    [before] 고
    [or] 거나,
    [only] 을 때만
   *[last] 으면
}
# How a result that is wanted ends. $position: before where another result follows, else last.
wish-igida = { $position ->
    [before] 이기거나
   *[last] { $likely ->
        [certain] 이깁니다
        [almost] 이깁니다
       *[likely] 이길
    }
}
wish-doeda = { $position ->
    [before] 되거나
   *[last] { $likely ->
        [certain] 됩니다
        [almost] 됩니다
       *[likely] 될
    }
}
in-so-many-cards = { $rounds ->
    [0] { "" }
    [1] { "" }
   *[other] { $rounds }장 이상{" "}
}
means = { $means ->
    [magic] 마법이
    [food] 식량이
    [wealth] 재산이
    [reputation] 명성이
    [experience] 경험치가
   *[energy] 에너지가
}
group-days = 하루와 생존
group-land = 아발론의 땅
group-growth = 캐릭터 향상
field-mode = 모드
option-mode--normal = 일반
option-mode--story = 스토리 모드
option-mode--challenge = 도전 모드
field-players = 참가자 수
attribute-aggression = 공격성
attribute-empathy = 공감
attribute-courage = 용기
attribute-caution = 신중함
attribute-practicality = 실용성
attribute-spirituality = 영성
