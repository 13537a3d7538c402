## timed_score.py

score-at-a-time-limit = 시간제 단판 승부의 점수
you-score-points = { $points }점입니다.
# The headline. $points: the score, $best: that of the next best.
you-win-with-points = { $points }점으로 승리합니다. 그다음은 { $best }점입니다.
you-share-the-highest-score = { $points }점으로 공동 1위입니다. 규칙서에는 동점을 가리는 방법이 없습니다.
# The headline. $points: the score, $best: the highest one.
you-do-not-win = { $points }점으로는 승리하지 못합니다. 1위는 { $best }점입니다.
strength-and-craft-counters-score = 힘 카운터 { $strength }, 기술 카운터 { $craft }: { $points }점
all-possessions-score = 금화와 카드: 지금 { $held }, 처음 { $start }: { $points }점
kind-scores = { $kind }: 지금 { $held }, 처음 { $start }: { $points }점
