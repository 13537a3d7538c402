## diplomacy.py
diplomacy-goal-win = 교섭에서 이기기
    .headline = { $likely ->
        [certain] 이번 활성화에 교섭에서 반드시 이깁니다.
        [almost] 이번 활성화에 교섭에서 거의 확실히 이깁니다.
        [impossible] 이번 활성화에는 교섭에서 이길 수 없습니다.
       *[likely] 이번 활성화에 교섭에서 이길 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }

the-track-goes-from-low-to = 친밀도 트랙은 { $low }부터 { $high }까지입니다.
choose-a-number-in-this-range = 이 범위 안의 수를 고르세요.
the-card-has-number-stages = 카드의 스테이지는 { $number }개입니다.
diplomacy-title = 교섭
diplomacy-goal-survive = 실패하지 않기
    .headline = { $likely ->
        [certain] 이번 활성화에 교섭에 실패하거나 ‘죽어가는 중’ 상태가 될 일이 없습니다.
        [almost] 이번 활성화에 교섭에 실패하거나 ‘죽어가는 중’ 상태가 될 일이 거의 없습니다.
        [impossible] 이번 활성화에 반드시 교섭에 실패하거나 ‘죽어가는 중’ 상태가 됩니다.
       *[likely] 이번 활성화에 교섭에 실패하거나 ‘죽어가는 중’ 상태가 될 확률은 { PERCENT($risk, maximumFractionDigits: 0) }입니다.
    }
diplomacy-word-stages = 이긴 스테이지
    .count = 이긴 스테이지 { $number }개
diplomacy-word-talking = 교섭을 계속하거나 이김
diplomacy-word-affinity = 친밀도
    .count = 친밀도 { $number }
diplomacy-word-reputation = 남은 명성
    .count = 남은 명성 { $number }점
