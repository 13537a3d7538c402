## board.py

lanterns = 등불
hooks = 고리
points-for-each-lantern = 등불 하나당 점수
opposite = 맞은편
map-of-the-board = 게임판 지도

## situations.py

crossing-by-night = 밤에 강 건너기
you-reach-the-far-shore = 건너편 기슭에 닿음
you-are-back-at-the-jetty = 나루터로 되돌아옴
the-ferry-is-lost = 나룻배를 잃음
reach-the-far-shore = 건너편 기슭에 닿기
    .headline = { $likely ->
        [certain] 건너편 기슭에 반드시 닿습니다.
        [impossible] 건너편 기슭에 닿을 수 없습니다.
       *[likely] 건너편 기슭에 닿을 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
do-not-lose-the-ferry = 나룻배를 잃지 않기
    .headline = { $likely ->
        [certain] 나룻배를 잃을 일이 없습니다.
        [impossible] 나룻배를 반드시 잃습니다.
       *[likely] 나룻배를 잃을 확률은 { PERCENT($risk, maximumFractionDigits: 0) }입니다.
    }
lanterns-value = 등불 { $value }개
    .if = 등불이 { $value }개{ $position ->
        [before] 이고
        [or] 이거나,
        [only] 일 때만
       *[last] 이면
    }
go-on = 계속 가기
    .do = 계속 가세요
turn-back = 되돌아가기
    .do = 되돌아가세요
ferry-not-lost = 나룻배를 잃지 않음
points = 점수
lanterns-left = 남은 등불
turns = 차례
what-you-want = 원하는 것
the-chance-to-cross-the-river = 바람이 마지막 등불을 끄기 전에 강을 건널 확률입니다.
