## diplomacy.py

the-track-goes-from-low-to = 트랙은 { $low }부터 { $high }까지입니다.
choose-a-number-in-this-range = 이 범위의 수를 고르십시오.
the-card-has-number-stages = 카드의 스테이지는 { $number }개입니다.
diplomacy = 교섭
do-not-fail = 실패하지 않기
stages-won = 승리한 스테이지
the-diplomacy-does-not-fail = 교섭이 실패하지 않음
affinity = 친밀도
reputation-left = 남은 명성
