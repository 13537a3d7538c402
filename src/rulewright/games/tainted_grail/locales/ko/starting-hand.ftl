## starting_hand.py

the-deck-has-number-cards = 덱의 카드는 { $number }장입니다.
make-the-deck-bigger-or-want = 덱을 늘리거나 원하는 카드를 줄이세요.
starting-hand-title = 시작 카드
result-holds = 원하는 손패가 됨
    .wish = 원하는 손패가 { wish-doeda }
result-lacks = 원하는 손패가 되지 않음
    .wish = 원하는 손패가 되지 { $position ->
        [before] 않거나
       *[last] { $likely ->
            [certain] 않습니다
            [almost] 않습니다
           *[likely] 않을
        }
    }
goal-hold = 원하는 카드를 손패에 넣기
    .headline = { $likely ->
        [certain] 원하는 카드가 반드시 손패에 { in-so-many-cards }들어옵니다.
        [almost] 원하는 카드가 거의 확실히 손패에 { in-so-many-cards }들어옵니다.
        [impossible] 원하는 카드가 손패에 { in-so-many-cards }들어올 수 없습니다.
       *[likely] 원하는 카드가 손패에 { in-so-many-cards }들어올 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
# FACTS, OPTIONS and MEASURES, as in the package for Talisman: a fact is a clause, with `.if` in a condition and `.at` as
# the place in play; an option is its label, with `.do` as an imperative; a measure has `.count` with its $number.
starting-hand-fact-cards = 손패 { $value }장
    .at = 손패가 { $value }장일 때는
starting-hand-fact-wanted = { $value ->
    [0] 원하는 카드 없음
   *[other] 원하는 카드 { $value }장
}
    .if = { $value ->
        [0] 원하는 카드가 없{ if-after-consonant }
       *[other] 원하는 카드가 { $low ->
            [0] { $high }장 이하
           *[other] { end-of-range }장{ or-beyond }
        }{ if-ida }
    }
starting-hand-word-keep = 손패 그대로 쓰기
    .do = 그대로 쓰세요
    .and = 그대로 쓰고
starting-hand-word-mulligan = 손패 다시 뽑기
    .do = 다시 뽑으세요
    .and = 다시 뽑고
starting-hand-word-wanted-card = 원하는 카드
starting-hand-word-other-card = 다른 카드
starting-hand-word-wanted = 손패에 있는 원하는 카드
    .count = 손패에 있는 원하는 카드 { $number }장
field-wanted = 덱에 있는 원하는 카드
field-at_least = 손패에 있어야 하는 최소 장수
starting-hand-field-characters = 조우에 참가한 캐릭터 수
field-slow = 적에게 느림 특성이 있음
starting-hand-about = 원하는 카드로 조우를 시작할 확률과, 1장 적게 다시 뽑을 만한 때를 알아봅니다.
