## portal.py

by-strength-it-takes-2-dice = 힘으로 열 때는 언제나 주사위 2개를 굴립니다.
this-character-rolls-fewer-dice-number = 이 캐릭터는 주사위를 { $number }개만 굴립니다.
portal-of-power-result-through = 차원문을 엶
    .wish = { $position ->
        [before] 차원문을 열거나
       *[last] { $likely ->
            [certain] 차원문을 엽니다
            [almost] 차원문을 엽니다
           *[likely] 차원문을 열
        }
    }
result-stays = 차원문을 열지 못함
    .wish = 차원문을 열지 못{ wish-hada }
portal-of-power-title = 힘의 차원문
portal-of-power-goal-win = 힘의 차원문 열기
    .headline = { $likely ->
        [certain] { within-attempts }힘의 차원문을 반드시 엽니다.
        [almost] { within-attempts }힘의 차원문을 거의 확실히 엽니다.
        [impossible] 지금은 힘의 차원문을 열 수 없습니다.
       *[likely] { within-attempts }힘의 차원문을 열 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
