## diplomacy.py
win-the-diplomacy = 승리
    .headline = { $likely ->
        [certain] 이번 활성화에서 교섭에 반드시 성공합니다.
        [impossible] 이번 활성화에서는 아직 교섭에 성공할 수 없습니다.
       *[likely] 이번 활성화에서 교섭에 성공할 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }

the-track-goes-from-low-to = 트랙은 { $low }부터 { $high }까지입니다.
choose-a-number-in-this-range = 이 범위의 수를 고르십시오.
the-card-has-number-stages = 카드의 스테이지는 { $number }개입니다.
diplomacy = 교섭
do-not-fail = 실패하지 않기
    .headline = { $likely ->
        [certain] 이번 활성화에서 교섭이 실패할 일은 없습니다.
        [impossible] 이번 활성화에서 교섭이 반드시 실패합니다.
       *[likely] 이번 활성화에서 교섭에 실패하지 않을 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
stages-won = 이긴 스테이지
    .count = 이긴 스테이지 { $number }개
the-diplomacy-does-not-fail = 교섭이 실패하지 않음
affinity = 친밀도
    .count = 친밀도 { $number }
reputation-left = 남은 명성
    .count = 남은 명성 { $number }
