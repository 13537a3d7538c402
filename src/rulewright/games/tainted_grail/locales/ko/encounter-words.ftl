## encounter_words.py

# FACTS, OPTIONS and MEASURES: a fact is a clause, with `.if` in a condition, `.at` as the place in play and `.step` in an
# explanation; an option is its label, with `.do` as an imperative in a sentence and `.always` as a whole one; a measure
# has `.count` with its $number. $value, $which, $position: as in Talisman's wording.ftl.
word-stop = 카드 그만 내기
    .do = { $place ->
        [0] 카드를 내지 말고 다음 단계로 넘어가세요
       *[other] 카드를 더 내지 말고 다음 단계로 넘어가세요
    }
    .and = { $place ->
        [0] 카드를 내지 말고 다음 단계로 넘어가고
       *[other] 카드를 더 내지 말고 다음 단계로 넘어가고
    }
word-escape = 도망치기
    .do = 도망치세요
    .and = 도망치고
word-top-card = 덱 맨 위 카드 내기
    .do = 덱 맨 위 카드를 내세요
    .and = 덱 맨 위 카드를 내고
# What to do with a card that the reader has named. $name: its name, with a + where its magic key is paid ("Sword+").
word-option--play = ‘{ $name }’ 내기
    .do = ‘{ $name }’ 카드를 내세요
    .and = ‘{ $name }’ 카드를 내고
# $name: the name of a card.
word-option--discard = ‘{ $name }’ 버리기
    .do = ‘{ $name }’ 카드를 버리세요
    .and = ‘{ $name }’ 카드를 버리고
word-choice--play = 낼 카드
word-choice--discard = 버릴 카드
word-choice--magic = 마법 쓰기
word-alive = 살아남음
word-in-combat = 전투에 남아 있거나 이김
word-pool = 전투 풀의 마커
    .count = 전투 풀의 마커 { $number }개
# Those in the combat pool that the enemy's value asks for: more of them do not win more.
word-measure--pool = 승리에 보탬이 되는 마커
    .count = 승리에 보탬이 되는 마커 { $number }개
word-health = 남은 체력
    .count = 남은 체력 { $number }점
word-energy = 남은 에너지
    .count = 남은 에너지 { $number }점
word-terror = 그때의 공포
    .count = 공포 { $number }점
word-magic = 남은 마법
    .count = 남은 마법 { $number }점
word-hand = 손패
    .count = 손패 { $number }장
word-turns = 차례
    .count = 이번 차례를 빼고 { $number }차례
word-any = 그중 아무것
word-all = 모두
word-played = 방금 낸 카드
word-before = 그 앞의 카드
word-again = 다시 찾은 행
word-same = 같은 행
word-grail = 성배
word-skull = 해골
an-unknown-card = 미확인
# A number in a condition, and what stands behind what it counts: “3” or “3~5” and nothing; “3” and 이상 where there are no
# greater numbers, “5” and 이하 where there are no lesser ones. One number alone needs neither.
end-of-range = { $open ->
    [up] { $low }
    [down] { $high }
   *[no] { $value }
}
or-beyond = { $value ->
    [-6] { "" }
    [-5] { "" }
    [-4] { "" }
    [-3] { "" }
    [-2] { "" }
    [-1] { "" }
    [0] { "" }
    [1] { "" }
    [2] { "" }
    [3] { "" }
    [4] { "" }
    [5] { "" }
    [6] { "" }
    [7] { "" }
    [8] { "" }
    [9] { "" }
    [10] { "" }
    [11] { "" }
    [12] { "" }
    [13] { "" }
    [14] { "" }
    [15] { "" }
    [16] { "" }
    [17] { "" }
    [18] { "" }
    [19] { "" }
    [20] { "" }
   *[other] { $open ->
        [up] {" "}이상
        [down] {" "}이하
       *[no] { "" }
    }
}
combat-fact-pool = { $value ->
    [0] 전투 풀 마커 없음
   *[other] 전투 풀 마커 { $value }개
}
    .if = { $value ->
        [0] 전투 풀에 마커가 없{ if-after-consonant }
       *[other] 전투 풀의 마커가 { end-of-range }개{ or-beyond }{ if-ida }
    }
fact-affinity = 친밀도 { $value }
    .if = 친밀도가 { end-of-range }{ or-beyond }{ if-ida }
fact-value = 조우 수치 { $value }
fact-stage = 스테이지 { $value }
    .at = 스테이지 { $value }에서는
    .if = 스테이지 { $value }{ if-ida }
# A card or an attribute by its name. $value: "Sword".
fact-card = { $value }
# $value: the name of an attribute ("Courage").
fact-attribute = { $value }
# $value: cards by their names ("A, B"); in a condition perhaps two or more hands ("A, A or A, B").
fact-hand = 손패 { $value }
    .if = 손패가 { $value }{ if-ida }
fact-row = { $value ->
    [1] 첫 번째
    [2] 두 번째
    [3] 세 번째
    [4] 네 번째
   *[other] { $value }번째
} 줄
fact-level = 필요한 성향 { $value }점
fact-deck = { $value ->
    [0] 덱에 카드 없음
   *[other] 덱에 카드 { $value }장
}
    .if = { $value ->
        [0] 덱이 비었{ if-after-consonant }
       *[other] 덱이 { end-of-range }장{ or-beyond }{ if-ida }
    }
fact-health = 체력 { $value }점
    .if = 체력이 { end-of-range }점{ or-beyond }{ if-ida }
fact-energy = 에너지 { $value }점
    .if = 에너지가 { end-of-range }점{ or-beyond }{ if-ida }
fact-terror = 공포 { $value }점
    .if = 공포가 { end-of-range }점{ or-beyond }{ if-ida }
fact-magic = 마법 { $value }점
    .if = 마법이 { end-of-range }점{ or-beyond }{ if-ida }
fact-reputation = 명성 { $value }점
    .if = 명성이 { end-of-range }점{ or-beyond }{ if-ida }
# $value: the cards of the sequence by their names ("A, B+").
fact-sequence = 테이블 위의 카드 { $value }
    .if = 테이블 위의 카드가 { $value }{ if-ida }
fact-played = { $value ->
    [0] 아직 카드를 내지 않음
   *[other] 카드 { $value }장을 냄
}
    .at = { $value ->
        [0] 처음에는
       *[other] 카드 { $value }장을 낸 뒤에는
    }
variant-key-of-several = 성향이 여럿인 열쇠에 필요한 성향
    .if = { $which ->
        [all] 성향이 여럿인 열쇠에 성향이 모두 있어야 한다면
       *[any] 성향이 여럿인 열쇠에 그중 하나만 있으면 된다면
    }
variant-torn-card = 카드 버리기 보너스로 버리는 카드
    .if = { $which ->
        [played] 카드 버리기 보너스로 방금 낸 카드를 버린다면
       *[before] 카드 버리기 보너스로 그 앞의 카드를 버린다면
    }
# WHAT WOULD HELP: what the hero would have more of, before a colon and two chances.
n-1-more-magic = 마법이 1점 더 있으면
n-1-more-aggression = 공격성이 1점 더 있으면
n-1-more-empathy = 공감이 1점 더 있으면
n-1-more-courage = 용기가 1점 더 있으면
n-1-more-caution = 신중함이 1점 더 있으면
n-1-more-practicality = 실용성이 1점 더 있으면
n-1-more-spirituality = 영성이 1점 더 있으면
