## portal.py

give-the-characters-total-in-the = 캐릭터가 사용하는 능력의 최종 값을 입력하십시오.
field-is-given-less-than-printed = { $field }의 값이 { $given }이며, 기본 수치와 카운터의 합({ $least })보다 작습니다.
this-character-rolls-fewer-dice-number = 이 캐릭터가 굴리는 주사위는 더 적습니다: { $number }.
you-get-through-the-portal = 차원문을 통과함
the-portal-stays-shut = 차원문이 열리지 않음
portal-of-power = 힘의 차원문
get-through-the-portal = 차원문 통과
    .headline = { $likely ->
        [certain] 차원문을 반드시 통과합니다.
        [impossible] 차원문을 통과할 수 없습니다.
       *[likely] 차원문을 통과할 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
