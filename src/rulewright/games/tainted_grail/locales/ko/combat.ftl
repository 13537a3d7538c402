## combat.py

combat = 전투
# A GOAL, as a label; its attribute `.headline` is the sentence that an answer begins with. $likely: certain, impossible
# or likely; $chance: the probability, written by PERCENT($chance, maximumFractionDigits: 0) as 58%, 0.4% or 99.97%.
win = 승리
    .headline = { $likely ->
        [certain] 이번 활성화에서 반드시 이깁니다.
        [impossible] 이번 활성화에서는 아직 이길 수 없습니다.
       *[likely] 이번 활성화에서 이길 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
stay-alive = 살아남기
    .headline = { $likely ->
        [certain] 이번 활성화에서 반드시 살아남습니다.
        [impossible] 이번 활성화에서 살아남을 수 없습니다.
       *[likely] 이번 활성화에서 살아남을 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
a-card-is-drawn-after-an = 기회주의자의 기회 공격 뒤에 카드를 뽑음
furys-second-row-is = 분노의 두 번째 공격이 쓰는 행
keys-of-several-attributes-count-for = 여러 성향 열쇠도 연결된 성향 열쇠 아이콘에 포함
