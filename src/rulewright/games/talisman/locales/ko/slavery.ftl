## slavery.py

slave-release-title = 노예에서 풀려나기
result-released = 풀려남
    .wish = { $position ->
        [before] 풀려나거나
       *[last] { $likely ->
            [certain] 풀려납니다
            [almost] 풀려납니다
           *[likely] 풀려날
        }
    }
slave-release-result-not-yet = 아직 풀려나지 못함
    .wish = 노예로 남{ wish-after-consonant }
slave-release-goal-win = 빨리 풀려나기
    .headline = { $likely ->
        [certain] { $rounds ->
            [0] { $turns ->
                [1] 이번 차례에 반드시 풀려납니다.
               *[other] 반드시 풀려나며, 이번 차례를 포함해 평균 { $turns }차례 걸립니다.
            }
            [1] 이번 차례에 반드시 풀려납니다.
           *[other] { $rounds }차례 안에 반드시 풀려납니다.
        }
        [almost] { within-turns }거의 확실히 풀려납니다.
        [impossible] { within-turns-not }풀려날 수 없습니다.
       *[likely] { within-turns }풀려날 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
