## crown.py
win-on-the-crown = 승리
    .headline = { $likely ->
        [certain] 지배의 왕관에서 반드시 살아남습니다.
        [impossible] 지배의 왕관에서 살아남을 수 없습니다.
       *[likely] 지배의 왕관에서 살아남을 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }

whoever-may-evade-every-attack-in = 정신 전투 공격을 매번 회피할 수 있으면 아무도 맞지 않아 결투가 끝나지 않을 수 있습니다.
leave-out-the-craft-or-let = 기술을 빼거나 아무도 회피하지 못하게 하십시오.
with-fate-on-both-sides-it = 양쪽에 운명이 있으면 누가 공격하는지가 중요합니다. 모두 회피할 수 있으면 결투가 끝나지 않을 수 있습니다.
leave-out-the-fate-of-one = 한쪽의 운명을 빼거나, 아무도 회피하지 못하게 하십시오.
there-are-more-characters-left-than = 남은 캐릭터가 게임을 시작한 플레이어보다 많습니다.
count-the-caster-and-everybody-in = 지배 주문을 발동하는 캐릭터와 “others”의 모든 캐릭터를 플레이어 수에 넣으십시오.
fate-and-hero-fate-give-different = “fate”와 “hero.fate”의 수가 서로 다릅니다.
two-characters-on-the-crown-of = 지배의 왕관에 있는 두 캐릭터
you-survive = 생존
the-other-survives = 상대 생존
command-spell = 지배 주문
all-others-are-out-of-the = 다른 캐릭터 모두 탈락
not-yet = 아직 아님
put-all-others-out-of-the = 다른 캐릭터를 빨리 모두 탈락시키기
    .headline = { $likely ->
        [certain] 다른 캐릭터를 반드시 모두 탈락시킵니다.
        [impossible] 그 안에 다른 캐릭터를 모두 탈락시킬 수는 없습니다.
       *[likely] 그 안에 다른 캐릭터를 모두 탈락시킬 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
n-1-fate-token-more = 운명 토큰이 1개 더 있으면
without-your-last-fate-token = 마지막 운명 토큰이 없으면
