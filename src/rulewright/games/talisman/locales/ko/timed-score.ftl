## timed_score.py

score-at-a-time-limit = 시간제 단판 승부의 점수
you-score-points = { $points }점입니다.
you-win-with-points = { $points }점으로 승리합니다. 다음으로 높은 점수는 { $best }점입니다.
you-share-the-highest-score = { $points }점으로 공동 1위입니다. 동점을 가리는 규칙은 없습니다.
you-do-not-win = 승리하지 못합니다. { $points }점이고, 가장 높은 점수는 { $best }점입니다.
strength-and-craft-counters-score = 힘 카운터 { $strength }, 기술 카운터 { $craft }: { $points }점
all-possessions-score = 금화와 카드: 지금 { $held }, 처음 { $start }: { $points }점
kind-scores = { $kind }: 지금 { $held }, 처음 { $start }: { $points }점
