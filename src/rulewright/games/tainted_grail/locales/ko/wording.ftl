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
days-and-survival = 하루와 생존
the-land-of-avalon = 아발론의 땅
stronger-characters = 캐릭터 향상
mode = 모드
normal = 일반
story-mode = 스토리 모드
challenge-mode-2 = 도전 모드
players = 참가자 수
aggression = 공격성
empathy = 공감
courage = 용기
caution = 신중함
practicality = 실용성
spirituality = 영성
