## board.py

field-lanterns = 등불
hooks = 고리
points-for-each-lantern = 등불 하나당 점수
opposite = 맞은편
map-of-the-board = 게임판 지도

## situations.py

crossing-title = 밤에 강 건너기
result-across = 건너편 기슭에 닿음
result-back = 나루터로 되돌아옴
result-lost = 나룻배를 잃음
goal-across = 건너편 기슭에 닿기
    .headline = { $likely ->
        [certain] 건너편 기슭에 반드시 닿습니다.
        [impossible] 건너편 기슭에 닿을 수 없습니다.
       *[likely] 건너편 기슭에 닿을 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
goal-not-lost = 나룻배를 잃지 않기
    .headline = { $likely ->
        [certain] 나룻배를 잃을 일이 없습니다.
        [impossible] 나룻배를 반드시 잃습니다.
       *[likely] 나룻배를 잃을 확률은 { PERCENT($risk, maximumFractionDigits: 0) }입니다.
    }
fact-lanterns = 등불 { $value }개
    .if = 등불이 { $value }개{ $position ->
        [before] 이고
        [or] 이거나,
        [only] 일 때만
       *[last] 이면
    }
word-go-on = 계속 가기
    .do = 계속 가세요
word-turn-back = 되돌아가기
    .do = 되돌아가세요
word-not-lost = 나룻배를 잃지 않음
word-points = 점수
word-lanterns = 남은 등불
word-turns = 차례
field-goal = 원하는 것
crossing-about = 바람이 마지막 등불을 끄기 전에 강을 건널 확률입니다.
