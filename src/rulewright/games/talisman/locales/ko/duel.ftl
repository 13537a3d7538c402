## duel.py
duel-goal-win = 공격 측의 승리
    .headline = { $likely ->
        [certain] 공격 측이 반드시 이깁니다.
        [almost] 공격 측이 거의 확실히 이깁니다.
        [impossible] 공격 측은 이길 수 없습니다.
       *[likely] 공격 측이 이길 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }

choose-one-of-options = 다음 중 하나를 고르세요: { $options }.
on-this-space-of-the-inner = 안쪽 지역의 이 칸에서는 캐릭터끼리 싸우는 방식이 다른 곳과 다릅니다.
name-another-space-the-crown-of = 다른 칸을 고르세요. 지배의 왕관은 따로 계산합니다.
id-attacks-characters-in-battle-only = “{ $id }”은(는) 다른 캐릭터를 물리 전투로만 공격합니다.
set-by-to-strength = “by”를 strength로 하세요.
duel-title = 다른 캐릭터 공격
result-attacker-wins = 공격 측 승리
    .wish = 공격 측이 { wish-igida }
result-defender-wins = 방어 측 승리
    .wish = 방어 측이 { wish-igida }
# A MEASURE of what the attack leaves; the attacker's other numbers follow it.
duel-word-life = 공격 측의 남은 생명력
    .count = 공격 측의 남은 생명력 { $number }점
# Prices of results that would have a side want to lose: what is wrong, and what to do. $results: their names.
these-prices-need-more-options = 일부러 지거나 비기려는 싸움에는 여기서 다루지 않는 선택이 있습니다.
give-prices-in-the-natural-order = 앞의 결과일수록 점수를 높게 정하세요: { $results }. 남은 운명 토큰에는 0점보다 낮은 점수를 줄 수 없습니다.
