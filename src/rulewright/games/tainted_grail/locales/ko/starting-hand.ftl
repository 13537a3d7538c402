## starting_hand.py

the-deck-has-number-cards = 덱의 카드는 { $number }장입니다.
make-the-deck-bigger-or-want = 덱을 늘리거나 원하는 카드를 줄이세요.
starting-hand = 시작 카드
the-hand-has-what-you-want = 원하는 카드가 손에 있음
the-hand-lacks-it = 손에 없음
have-the-wanted-cards = 원하는 카드 확보하기
    .headline = { $likely ->
        [certain] 원하는 카드를 반드시 쥐고 시작합니다.
        [impossible] 원하는 카드를 쥐고 시작할 수 없습니다.
       *[likely] 원하는 카드를 쥐고 시작할 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
# FACTS, OPTIONS and MEASURES, as in the package for Talisman: a fact is a clause, with `.if` in a condition and `.at` as
# the place in play; an option is its label, with `.do` as an imperative; a measure has `.count` with its $number.
cards-value = 카드 { $value }장
    .at = 손패 { $value }장일 때
wanted-cards-value = 원하는 카드 { $value }장
    .if = 원하는 카드가 { $value ->
        [0] 없으면
       *[other] { $value }장이면
    }
keep-the-hand = 손패 유지
    .do = 손패를 그대로 쓰세요
take-a-mulligan = 멀리건
    .do = 멀리건을 하세요
a-wanted-card = 원하는 카드
another-card = 다른 카드
wanted-cards-in-hand = 손에 든 원하는 카드
    .count = 손에 든 원하는 카드 { $number }장
wanted-cards-in-the-deck = 덱에 있는 원하는 카드
wanted-in-hand-at-least = 손에 원하는 최소 장수
characters-in-the-encounter = 조우에 참가한 캐릭터 수
the-enemy-is-slow = 적이 느림 특성을 지님
the-chance-to-begin-an-encounter = 원하는 카드로 조우를 시작할 확률과, 한 장 적게 다시 뽑을 만한 때를 알려 줍니다.
