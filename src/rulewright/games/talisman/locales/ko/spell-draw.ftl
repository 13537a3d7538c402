## spell_draw.py

spell-draw-title = 주문 뽑기
result-drawn = 원하는 주문을 뽑음
    .wish = 원하는 주문을 뽑{ wish-after-consonant }
result-not-drawn = 원하는 주문을 뽑지 못함
    .wish = 원하는 주문을 뽑지 못{ wish-hada }
spell-draw-goal-win = 원하는 주문 뽑기
    .headline = { $likely ->
        [certain] 원하는 주문을 반드시 뽑습니다.
        [almost] 원하는 주문을 거의 확실히 뽑습니다.
        [impossible] 지금은 원하는 주문을 뽑을 수 없습니다.
       *[likely] 원하는 주문을 뽑을 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
the-spell-deck-has-copies = ‘{ $spell }’ 카드는 { $copies }장뿐입니다.
take-out-what-is-too-many = 초과한 만큼 빼세요.
only-so-many-spells-are-unseen = 보지 못한 주문 카드는 { $number }장뿐입니다.
make-hidden-smaller = “hidden”을 줄이세요.
# FACTS and MEASURES, as in wording.ftl.
spell-draw-fact-deck = 주문 카드 더미 { $value }장
spell-draw-fact-reshuffled = 버린 주문 카드 { $value }장을 다시 섞음
spell-draw-fact-limit = 주문 최대 { $value }개
spell-draw-fact-held = 가진 주문 { $value }개
spell-draw-word-wanted-spell = 원하는 주문
spell-draw-word-other-spell = 다른 주문
spell-draw-word-wanted = 뽑은 주문 중 원하는 것
    .count = 뽑은 주문 중 원하는 것 { $number }개
spell-draw-word-spells = 뽑은 주문
    .count = 뽑은 주문 { $number }개
