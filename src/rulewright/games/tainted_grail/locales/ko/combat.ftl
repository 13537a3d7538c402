## combat.py

combat-title = 전투
# A GOAL, as a label; its attribute `.headline` is the sentence that an answer begins with. $likely: certain, impossible
# or likely; $chance: the probability, written by PERCENT($chance, maximumFractionDigits: 0) as 58%, 0.4% or 99.97%.
combat-goal-win = 이기기
    .headline = { $likely ->
        [certain] 이번 활성화에 적을 반드시 물리칩니다.
        [almost] 이번 활성화에 적을 거의 확실히 물리칩니다.
        [impossible] 이번 활성화에는 적을 물리칠 수 없습니다.
       *[likely] 이번 활성화에 적을 물리칠 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
combat-goal-survive = 살아남기
    .headline = { $likely ->
        [certain] ‘죽어가는 중’ 상태가 될 일이 없습니다.
        [almost] ‘죽어가는 중’ 상태가 될 일이 거의 없습니다.
        [impossible] 반드시 ‘죽어가는 중’ 상태가 됩니다.
       *[likely] ‘죽어가는 중’ 상태가 될 확률은 { PERCENT($risk, maximumFractionDigits: 0) }입니다.
    }
variant-opportunist-draw = 기회주의자의 기회 공격 뒤에 카드를 뽑음
    .if = { $which ->
        [no] 기회주의자의 기회 공격 뒤에 카드를 뽑지 않는다면
       *[yes] 기회주의자의 기회 공격 뒤에 카드를 뽑는다면
    }
variant-fury-row = 분노의 두 번째 공격에 쓰는 행
    .if = { $which ->
        [same] 분노의 두 번째 공격에 같은 행을 쓴다면
       *[again] 분노의 두 번째 공격에서 행을 다시 찾는다면
    }
variant-joined-keys-of-several = 성향이 여럿인 열쇠도 연결된 성향 열쇠로 셈
    .if = { $which ->
        [no] 성향이 여럿인 열쇠를 연결된 성향 열쇠로 세지 않는다면
       *[yes] 성향이 여럿인 열쇠도 연결된 성향 열쇠로 센다면
    }
