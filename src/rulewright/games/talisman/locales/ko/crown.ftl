## crown.py
crown-duel-goal-win = 마지막까지 살아남기
    .headline = { $likely ->
        [certain] 마지막까지 반드시 살아남습니다.
        [almost] 마지막까지 거의 확실히 살아남습니다.
        [impossible] 마지막까지 살아남을 수 없습니다.
       *[likely] 마지막까지 살아남을 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }

whoever-may-evade-every-attack-in = 모든 정신 전투 공격을 회피할 수 있으면 아무도 생명력을 잃지 않아 싸움이 끝나지 않을 수 있습니다.
leave-out-the-craft-or-let = 기술을 빼거나 아무도 회피하지 못하게 하세요.
with-fate-on-both-sides-it = 양쪽에 운명 토큰이 있으면 누가 공격하는지가 중요합니다. 모두 회피할 수 있으면 싸움이 끝나지 않을 수 있습니다.
leave-out-the-fate-of-one = 한쪽의 운명 토큰을 빼거나 아무도 회피하지 못하게 하세요.
there-are-more-characters-left-than = 남은 캐릭터가 게임을 시작한 플레이어보다 많습니다.
count-the-caster-and-everybody-in = 지배 주문을 발동하는 캐릭터와 “others”의 모든 캐릭터를 플레이어 수에 넣으세요.
crown-duel-title = 지배의 왕관에 있는 두 캐릭터
result-hero-survives = 내가 살아남음
    .wish = 내가 살아남{ wish-after-consonant }
result-other-survives = 상대가 살아남음
    .wish = 상대가 살아남{ wish-after-consonant }
command-spell-title = 지배 주문
result-all-out = 다른 캐릭터가 모두 탈락함
    .wish = { $position ->
        [before] 다른 캐릭터를 모두 탈락시키거나
       *[last] { $likely ->
            [certain] 다른 캐릭터를 모두 탈락시킵니다
            [almost] 다른 캐릭터를 모두 탈락시킵니다
           *[likely] 다른 캐릭터를 모두 탈락시킬
        }
    }
command-spell-result-not-yet = 아직 남은 캐릭터가 있음
    .wish = 아직 끝나지 않{ wish-after-consonant }
command-spell-goal-win = 다른 캐릭터를 빨리 모두 탈락시키기
    .headline = { $likely ->
        [certain] { $rounds ->
            [0] { $turns ->
                [1] 이번 차례에 다른 캐릭터를 반드시 모두 탈락시킵니다.
               *[other] 다른 캐릭터를 반드시 모두 탈락시키며, 이번 차례를 포함해 평균 { $turns }차례 걸립니다.
            }
            [1] 이번 차례에 다른 캐릭터를 반드시 모두 탈락시킵니다.
           *[other] { $rounds }차례 안에 다른 캐릭터를 반드시 모두 탈락시킵니다.
        }
        [almost] { within-turns }다른 캐릭터를 거의 확실히 모두 탈락시킵니다.
        [impossible] { within-turns-not }다른 캐릭터를 모두 탈락시킬 수 없습니다.
       *[likely] { within-turns }다른 캐릭터를 모두 탈락시킬 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
n-1-fate-token-more = 운명 토큰이 1개 더 있으면
without-your-last-fate-token = 운명 토큰이 1개 적으면
