## timed_score.py

timed-score-title = 시간이 끝났을 때의 점수
you-score-points = 점수는 { $points }점입니다.
# The headline. $points: the score, $best: that of the next best.
you-win-with-points = { $points }점으로 승리하며, 그다음은 { $best }점입니다.
you-share-the-highest-score = { $points }점으로 공동 1위입니다. 동점을 가리는 방법은 규칙서에 없습니다.
# The headline. $points: the score, $best: the highest one.
you-do-not-win = { $points }점으로는 이기지 못하며, 1위는 { $best }점입니다.
strength-and-craft-counters-score = { $points ->
    [0] 힘 카운터도 기술 카운터도 없어 점수를 얻지 못합니다.
   *[other] 힘 카운터 { $strength }개, 기술 카운터 { $craft }개로 { $points }점을 얻습니다.
}
all-possessions-score = 금화와 카드는 지금 { $held }개(처음 { $start }개){ $points ->
    [0] 여서 점수를 얻지 못합니다.
   *[other] 로 { $points }점을 얻습니다.
}
kind-scores = { $kind }은(는) 지금 { $which ->
    [followers] { $held }명(처음 { $start }명){ $points ->
        [0] 이어서 점수를 얻지 못합니다.
       *[other] 으로 { $points }점을 얻습니다.
    }
   *[other] { $held }개(처음 { $start }개){ $points ->
        [0] 여서 점수를 얻지 못합니다.
       *[other] 로 { $points }점을 얻습니다.
    }
}
