## wording.py

wish-doedoragada = { $position ->
    [before] 되돌아가거나
   *[last] { $likely ->
        [certain] 되돌아갑니다
        [almost] 되돌아갑니다
       *[likely] 되돌아갈
    }
}
# Before what is certain or likely within so many turns or battles; with 은(는), where it cannot be.
within-turns = { $rounds ->
    [0] { "" }
    [1] 이번 차례에{" "}
   *[other] { $rounds }차례 안에{" "}
}
within-turns-not = { $rounds ->
    [0] { "" }
    [1] 이번 차례에는{" "}
   *[other] { $rounds }차례 안에는{" "}
}
within-attempts = { $rounds ->
    [0] { "" }
    [1] { "" }
   *[other] { $rounds }번 안에{" "}
}
in-all-battles = { $rounds ->
    [0] { "" }
    [1] { "" }
    [2] 두 전투에서 모두{" "}
   *[other] 전투 { $rounds }번을 모두{" "}
}
get-past-so-likely = { $likely ->
    [certain] 반드시 통과합니다.
    [almost] 거의 확실히 통과합니다.
    [impossible] 통과할 수 없습니다.
   *[likely] 통과할 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
}
# Which die is rolled again, before 다시 굴리-.
die-again = { $choice ->
    [fate-on-attack-roll] 공격 주사위를{" "}
    [fate-on-attackers-roll] 공격 주사위를{" "}
    [fate-on-defenders-roll] 공격 주사위를{" "}
    [fate-on-armour] 실패한 방어구 주사위를{" "}
    [fate-on-others-armour] 실패한 방어구 주사위를{" "}
    [fate-on-command-spell] 실패한 지배 주문 주사위를{" "}
    [fate-on-release] 실패한 이동 주사위를{" "}
   *[other] { "" }
}
highest-die-again = { $choice ->
    [fate-on-attack-roll] 높은 공격 주사위를
    [fate-on-death] 내 높은 주사위를
    [fate-on-crypt] 가장 높은 주사위를
    [fate-on-mines] 가장 높은 주사위를
    [fate-on-werewolf] 늑대인간의 힘 주사위 중 높은 것을
   *[other] 높은 주사위를
}
lowest-die-again = { $choice ->
    [fate-on-attack-roll] 낮은 공격 주사위를
    [fate-on-death] 내 낮은 주사위를
    [fate-on-crypt] 가장 낮은 주사위를
    [fate-on-mines] 가장 낮은 주사위를
    [fate-on-werewolf] 늑대인간의 힘 주사위 중 낮은 것을
   *[other] 낮은 주사위를
}
even-if-it-fails = { $choice ->
    [fate-on-armour] 실패해도{" "}
    [fate-on-others-armour] 실패해도{" "}
    [fate-on-command-spell] 실패해도{" "}
    [fate-on-release] 실패해도{" "}
   *[other] { "" }
}
whose-die = { $choice ->
    [fate-on-crypt] 가장{" "}
    [fate-on-mines] 가장{" "}
    [fate-on-attack-roll] 내{" "}
    [fate-on-death] 내{" "}
   *[other] { "" }
}
which-battle = { $value ->
    [1] 첫 번째
    [2] 두 번째
    [3] 세 번째
    [4] 네 번째
   *[other] { $value }번째
}
none-or-so-many = { $value ->
    [0] 없음
   *[other] { $value }개
}
# How a condition ends: of 이다, of 하다, of a stem with a final consonant (없-, 남았-), and of who is ahead. $position: before
# where another condition follows, or where another alternative follows, only where alone something is done, else last.
if-ida = { $position ->
    [before] 이고
    [or] 이거나,
    [only] 일 때만
   *[last] 이면
}
if-hada = { $position ->
    [before] 하고
    [or] 하거나,
    [only] 할 때만
   *[last] 하면
}
if-after-consonant = { $position ->
    [before] 고
    [or] 거나,
    [only] 을 때만
   *[last] 으면
}
if-winning = { $position ->
    [before] 이기는 상황이고
    [or] 이기거나,
    [only] 이길 때만
   *[last] 이기면
}
if-losing = { $position ->
    [before] 지는 상황이고
    [or] 지거나,
    [only] 질 때만
   *[last] 지면
}
if-level = { $position ->
    [before] 비기는 상황이고
    [or] 비기거나,
    [only] 비길 때만
   *[last] 비기면
}
if-not-losing = { $position ->
    [before] 지지 않는 상황이고
    [or] 지지 않거나,
    [only] { $earlier ->
        [none] 이기거나 비길 때만
       *[other] 지지 않을 때만
    }
   *[last] { $earlier ->
        [none] 이기거나 비기면
       *[other] 지지 않으면
    }
}
if-not-winning = { $position ->
    [before] 이기지 못하는 상황이고
    [or] 이기지 못하거나,
    [only] { $earlier ->
        [none] 지거나 비길 때만
       *[other] 이기지 못할 때만
    }
   *[last] { $earlier ->
        [none] 지거나 비기면
       *[other] 이기지 못하면
    }
}
# How a result that is wanted ends: of a stem with a final consonant (얻-, 잃-, 받-), of 하다, 되다, 이기다, 머무르다, ‘-ㄹ 수 있다’.
# $position: before where another result follows, else last.
wish-after-consonant = { $position ->
    [before] 거나
   *[last] { $likely ->
        [certain] 습니다
        [almost] 습니다
       *[likely] 을
    }
}
wish-hada = { $position ->
    [before] 하거나
   *[last] { $likely ->
        [certain] 합니다
        [almost] 합니다
       *[likely] 할
    }
}
wish-doeda = { $position ->
    [before] 되거나
   *[last] { $likely ->
        [certain] 됩니다
        [almost] 됩니다
       *[likely] 될
    }
}
wish-igida = { $position ->
    [before] 이기거나
   *[last] { $likely ->
        [certain] 이깁니다
        [almost] 이깁니다
       *[likely] 이길
    }
}
wish-meomureuda = { $position ->
    [before] 머무르거나
   *[last] { $likely ->
        [certain] 머무릅니다
        [almost] 머무릅니다
       *[likely] 머무를
    }
}
wish-can = { $position ->
    [before] {" "}수 있게 되거나
   *[last] { $likely ->
        [certain] {" "}수 있습니다
        [almost] {" "}수 있습니다
        [impossible] { "" }
       *[likely] {" "}수 있게 될
    }
}
# What a die shows in a condition. $low, $high: the ends of the range, $value: the range.
faces = { $low ->
    [1] { $high ->
        [1] 1
       *[other] { $high } 이하
    }
   *[other] { $high ->
        [6] { $low ->
            [6] 6
           *[other] { $low } 이상
        }
       *[other] { $value }
    }
}
# The lead of the side that the number is about, and of the other side, in a condition.
own-lead = { $which ->
    [above] { ahead-by }{ if-winning }
    [below] { behind-by }{ if-losing }
    [zero] { if-level }
    [from-zero] { $open ->
        [up] { if-not-losing }
       *[no] 지지 않으면서 점수 차가 { $amount }점 이내{ if-ida }
    }
    [up-to-zero] { $open ->
        [down] { if-not-winning }
       *[no] 이기지 못하면서 점수 차가 { $amount }점 이내{ if-ida }
    }
   *[around] { $open ->
        [up] 지더라도 { $low_amount }점 차 이내
        [down] 이기더라도 { $high }점 차 이내
       *[no] 지더라도 { $low_amount }점 차, 이기더라도 { $high }점 차 이내
    }{ if-ida }
}
others-lead = { $which ->
    [above] { ahead-by }{ if-losing }
    [below] { behind-by }{ if-winning }
    [zero] { if-level }
    [from-zero] { $open ->
        [up] { if-not-winning }
       *[no] 이기지 못하면서 점수 차가 { $amount }점 이내{ if-ida }
    }
    [up-to-zero] { $open ->
        [down] { if-not-losing }
       *[no] 지지 않으면서 점수 차가 { $amount }점 이내{ if-ida }
    }
   *[around] { $open ->
        [up] 이기더라도 { $low_amount }점 차 이내
        [down] 지더라도 { $high }점 차 이내
       *[no] 이기더라도 { $low_amount }점 차, 지더라도 { $high }점 차 이내
    }{ if-ida }
}
# FACTS. Each message from here to `fact-most` is what is known in play, as a whole clause; it stands in
# conditions ("if the die shows 1–3, …"), in the steps of explanations and in tables of cases. A language may add the
# attributes `.if` (in a condition), `.at` (the place in play), `.step` (in an explanation) and `.label` (in a table).
# $value: the number (3), the range (1–5) or the name ("ahead"); a range chooses the plural form of its end.
# $which: of a name, which one it is (ahead; ahead-or-level); of a number, how it lies to 0: below, up-to-zero, zero,
# from-zero, above, around. $amount: the number or range without its sign. $low, $high: its ends, $low_amount, $high_amount: without signs.
# $position: in a condition, `before` where another condition follows, else `last`.
mine = { $place ->
    [hero] 내{" "}
    [other] 내{" "}
   *[none] { "" }
}
# A number in a condition, and what stands behind what it counts: “3” or “3~5” and nothing; “3” and 이상 where there are no
# greater numbers, “5” and 이하 where there are no lesser ones. One number alone needs neither.
end-of-range = { $open ->
    [up] { $low }
    [down] { $high }
   *[no] { $value }
}
or-beyond = { $open ->
    [up] {" "}이상
    [down] {" "}이하
   *[no] { "" }
}
# By how much somebody is ahead, and behind, before a verb; without an end on that side, only from 2 on.
ahead-by = { $open ->
    [up] { $low ->
        [1] { "" }
       *[other] { $low }점 차 이상으로{" "}
    }
   *[no] { $amount }점 차로{" "}
}
behind-by = { $open ->
    [down] { $high ->
        [-1] { "" }
       *[other] { $high_amount }점 차 이상으로{" "}
    }
   *[no] { $amount }점 차로{" "}
}
# How it stands now, behind what a new roll may bring.
but-now = { $after ->
    [needed] 지금은{" "}
   *[other] { "" }
}
# The same of a total that is greater or smaller than an ability.
greater-by = { $open ->
    [up] { $low ->
        [1] { "" }
       *[other] { $low } 이상{" "}
    }
   *[no] { $amount }만큼{" "}
}
smaller-by = { $open ->
    [down] { $high ->
        [-1] { "" }
       *[other] { $high_amount } 이상{" "}
    }
   *[no] { $amount }만큼{" "}
}
others = { $place ->
    [hero] { $choice ->
        [evade] 자기
        [fate-on-defenders-roll] 자기
        [fate-on-others-armour] 자기
       *[other] 상대의
    }
    [other] { $choice ->
        [form] 자기
        [fate-on-attackers-roll] 자기
        [fate-on-others-armour] 자기
       *[other] 상대의
    }
   *[none] 상대의
}
fact-foes = 적 { $value }명
    .if = 적이 { end-of-range }명{ or-beyond }{ if-ida }
fact-battles = 전투 { $value }번
# $value: which battle it is (2).
fact-battle = { which-battle } 전투
    .at = { which-battle } 전투에서는
fact-strength = 힘 { $value }
    .if = 힘이 { end-of-range }{ or-beyond }{ if-ida }
fact-craft = 기술 { $value }
    .if = 기술이 { end-of-range }{ or-beyond }{ if-ida }
fact-foe_strength = 적의 힘 { $value }
    .if = 적의 힘이 { end-of-range }{ or-beyond }{ if-ida }
fact-foe_craft = 적의 기술 { $value }
    .if = 적의 기술이 { end-of-range }{ or-beyond }{ if-ida }
fact-roll_bonus = 적의 공격 주사위 +{ $value }
fact-bonus = 보너스 { $value }
    .if = 보너스가 { end-of-range }{ or-beyond }{ if-ida }
fact-die = 주사위 { $value }
    .if = { $choice ->
        [fate-on-fiends] 구덩이 마귀가 { $low ->
            [1] { $high ->
                [1] 1마리
               *[other] { $high }마리 이하로
            }
           *[other] { $high ->
                [6] { $low ->
                    [6] 6마리
                   *[other] { $low }마리 이상
                }
               *[other] { $value }마리
            }
        } 나왔{ if-after-consonant }
       *[other] { $choice ->
            [fate-on-follower] 동료의 주사위가
           *[other] 주사위가
        } { faces }{ if-ida }
    }
# $value: "3 + 5".
fact-dice = 주사위 { $value }
fact-death = 죽음의 주사위 합계 { $value }
    .if = 죽음의 주사위 합계가 { end-of-range }{ or-beyond }{ if-ida }
fact-hero = 내 주사위 { $value }
    .if = 내 주사위가 { faces }{ if-ida }
fact-foe = 적의 주사위 { $value }
    .if = 적의 주사위가 { faces }{ if-ida }
# $which: ahead, behind, level, or two of them (ahead-or-behind, ahead-or-level, behind-or-level).
fact-standing = { $which ->
    [ahead] 이기는 중
    [behind] 지는 중
    [level] 동점
    [ahead-or-behind] 동점이 아님
    [ahead-or-level] 이기거나 비기는 중
   *[other] 지거나 비기는 중
}
    .if = { but-now }{ $which ->
        [ahead] { if-winning }
        [behind] { if-losing }
        [level] { if-level }
        [ahead-or-behind] { $position ->
            [before] 비기지 않는 상황이고
            [or] 비기지 않거나,
            [only] 비기지 않을 때만
           *[last] 비기지 않으면
        }
        [ahead-or-level] { if-not-losing }
       *[other] { if-not-winning }
    }
fact-fate = 운명 토큰 { none-or-so-many }
    .if = { $value ->
        [0] { mine }운명 토큰이 없{ if-after-consonant }
       *[other] { mine }운명 토큰이 { end-of-range }개{ or-beyond }{ if-ida }
    }
fact-fate_paid = { $which ->
    [zero] 운명 토큰을 쓰지 않음
   *[other] 운명 토큰 { $value }개를 씀
}
    .if = { $which ->
        [zero] 운명 토큰을 아직 쓰지 않았{ if-after-consonant }
        [from-zero] 운명 토큰을 { $high }개 이하로 썼{ if-after-consonant }
       *[other] 운명 토큰을 { end-of-range }개{ or-beyond } 썼{ if-after-consonant }
    }
fact-armour_die = 방어구 주사위 { $value }
    .if = 방어구 주사위가 { faces }{ if-ida }
fact-score = 공격력 { $value }
# By how much you are ahead: $value 2 is 2 ahead, −3 is 3 behind; $amount is that without the sign, $which as above.
fact-ahead = { $which ->
    [above] { $amount }점 차로 이기는 중
    [below] { $amount }점 차로 지는 중
    [zero] 동점
    [from-zero] 동점이거나 { $amount }점 차 이내로 이기는 중
    [up-to-zero] 동점이거나 { $amount }점 차 이내로 지는 중
   *[around] 내가 앞선 점수 { $value }
}
    .if = { but-now }{ own-lead }
fact-saves_from = 방어구 주사위가 { $value ->
    [6] 6이면
   *[other] { $value } 이상이면
} 생명력을 지킴
fact-lost = { $value }점 잃음
fact-loss = 잃을 생명력 { $value }점
    .if = 생명력을 { $open ->
        [up] { $low }점{ or-beyond }
       *[no] { $value }점
    } 잃을 { $position ->
        [before] 때이고
        [or] 때나,
        [only] 때만
       *[last] 때는
    }
fact-life = 남은 생명력 { $value }점
    .if = { $value ->
        [1] { mine }생명력이 1점 남았{ if-after-consonant }
       *[other] { mine }생명력이 { end-of-range }점{ or-beyond }{ if-ida }
    }
fact-followers = { $value ->
    [0] 동료 없음
   *[other] 동료 { $value }명
}
    .if = { $value ->
        [0] 동료가 없{ if-after-consonant }
       *[other] 동료가 { end-of-range }명{ or-beyond }{ if-ida }
    }
fact-werewolf = 늑대인간의 힘 { $value }
    .if = 늑대인간의 힘이 { end-of-range }{ or-beyond }{ if-ida }
fact-fiends = 구덩이 마귀 { $value }마리
    .if = 구덩이 마귀가 { end-of-range }마리{ or-beyond } 남았{ if-after-consonant }
fact-total = 합계 { $value }
    .if = 합계가 { end-of-range }{ or-beyond }{ if-ida }
fact-attempts_left = 남은 기회 { $value }번
    .if = 기회가 { end-of-range }번{ or-beyond } 남았{ if-after-consonant }
fact-counters = 카운터 { none-or-so-many }
    .if = { $value ->
        [0] 카운터가 없{ if-after-consonant }
       *[other] 카운터가 { end-of-range }개{ or-beyond }{ if-ida }
    }
fact-points_lost = { $value }점 잃음
# Whose die it is. $which: attacker or defender.
fact-side = { $which ->
    [attacker] 공격 측이 결정
   *[defender] 방어 측이 결정
}
# A place or a moment in play. $value: its name ("Crypt"; in `.at` the name's own `.at`, "in the Crypt").
fact-at = { $value }
# $which: attacker or defender.
fact-winner = { $which ->
    [attacker] 공격 측 승리
   *[defender] 방어 측 승리
}
fact-attacker_strength = 공격 측 힘 { $value }
fact-defender_strength = 방어 측 힘 { $value }
fact-attacker_craft = 공격 측 기술 { $value }
fact-defender_craft = 방어 측 기술 { $value }
fact-attacker_die = 공격 측 주사위 { $value }
    .if = { $place ->
        [hero] 내 주사위가
        [other] { $choice ->
            [fate-on-attackers-roll] 자기 주사위가
           *[other] 상대의 주사위가
        }
       *[none] { $choice ->
            [fate-on-attackers-roll] 자기 주사위가
           *[other] 공격 측 주사위가
        }
    } { faces }{ if-ida }
fact-defender_die = 방어 측 주사위 { $value }
    .if = { $place ->
        [hero] { $choice ->
            [fate-on-defenders-roll] 자기 주사위가
           *[other] 상대의 주사위가
        }
        [other] 내 주사위가
       *[none] { $choice ->
            [fate-on-defenders-roll] 자기 주사위가
           *[other] 방어 측 주사위가
        }
    } { faces }{ if-ida }
fact-attacker_score = 공격 측 공격력 { $value }
fact-defender_score = 방어 측 공격력 { $value }
# By how much the attacker is ahead of the defender, as in `fact-ahead`; in advice, how it stands for the one who decides.
duel-fact-ahead = { $which ->
    [above] 공격 측이 { $amount }점 앞섬
    [below] 공격 측이 { $amount }점 뒤짐
    [zero] 동점
    [from-zero] 동점이거나 공격 측이 { $amount }점 이내로 앞섬
    [up-to-zero] 동점이거나 공격 측이 { $amount }점 이내로 뒤짐
   *[around] 공격 측이 앞선 점수 { $value }
}
    .if = { but-now }{ $choice ->
        [fate-on-defenders-roll] { others-lead }
       *[other] { own-lead }
    }
# Whose turn it is. $which: hero (you) or other; in advice, whose decision it is then.
fact-whose_turn = { $which ->
    [hero] 내 차례
   *[other] 상대의 차례
}
    .at = { $which ->
        [hero] { $choice ->
            [evade] 내 차례에 상대는
            [fate-on-defenders-roll] 내 차례에 상대는
            [fate-on-others-armour] 내 차례에 상대는
           *[other] 내 차례에는
        }
       *[other] { $choice ->
            [form] 상대의 차례에 상대는
            [fate-on-attackers-roll] 상대의 차례에 상대는
            [fate-on-others-armour] 상대의 차례에 상대는
           *[other] 상대의 차례에는
        }
    }
fact-other_life = 상대의 생명력 { $value }점
    .if = { others } 생명력이 { end-of-range }점{ or-beyond }{ if-ida }
fact-other_fate = 상대의 운명 토큰 { none-or-so-many }
    .if = { $value ->
        [0] 상대에게 운명 토큰이 없{ if-after-consonant }
       *[other] { others } 운명 토큰이 { end-of-range }개{ or-beyond }{ if-ida }
    }
fact-others = 다른 캐릭터 { $value }명
    .if = 다른 캐릭터가 { end-of-range }명{ or-beyond }{ if-ida }
fact-characters = 캐릭터 { $value }명
fact-works_from = { $value ->
    [1] 항상 성공
    [6] 주사위가 6이면 성공
   *[other] 주사위가 { $value } 이상이면 성공
}
fact-lives_to_go = 빼앗을 생명력 { $value }점
    .if = 가장 오래 버틸 캐릭터의 생명력이 { end-of-range }점{ or-beyond }{ if-ida }
fact-gained = 생명력 { $value }점 얻음
fact-passed = 회피했거나 없앤 적 { $value }장
    .step = 적 { $value }장을 회피했거나 없앴어도 승리로 셈
fact-turns_left = 남은 차례 { $value }번
    .if = 차례가 { end-of-range }번{ or-beyond } 남았{ if-after-consonant }
fact-out = { $value }명 탈락
    .step = { $value }명
fact-highest = 가장 높은 주사위 { $value }
    .if = { whose-die }높은 주사위가 { faces }{ if-ida }
    .label = { $choice ->
        [fate-on-crypt] 가장 높은 주사위
        [fate-on-mines] 가장 높은 주사위
       *[other] 높은 주사위
    } { $value }
fact-lowest = 가장 낮은 주사위 { $value }
    .if = { whose-die }낮은 주사위가 { faces }{ if-ida }
    .label = { $choice ->
        [fate-on-crypt] 가장 낮은 주사위
        [fate-on-mines] 가장 낮은 주사위
       *[other] 낮은 주사위
    } { $value }
fact-death_highest = 죽음의 높은 주사위 { $value }
    .if = 죽음의 높은 주사위가 { faces }{ if-ida }
fact-death_lowest = 죽음의 낮은 주사위 { $value }
    .if = 죽음의 낮은 주사위가 { faces }{ if-ida }
# The least that a new roll has to show. $value: 4, or the range that it lies in (4–6); 7 cannot be rolled.
fact-needed = { $value ->
    [7] 다시 굴려도 이길 수 없음
   *[other] 이길 수 있는 가장 낮은 눈 { $value }
}
    .if = { $value ->
        [1] 다시 굴리면 반드시 이길 수 있{ if-after-consonant }
        [2] 이기려면 다시 굴려 2 이상이 나와야 { if-hada }
        [3] 이기려면 다시 굴려 3 이상이 나와야 { if-hada }
        [4] 이기려면 다시 굴려 4 이상이 나와야 { if-hada }
        [5] 이기려면 다시 굴려 5 이상이 나와야 { if-hada }
        [6] 이기려면 다시 굴려 6이 나와야 { if-hada }
        [7] 다시 굴려도 이길 수 없{ if-after-consonant }
       *[other] { $high ->
            [7] 다시 굴려 { $low }보다 낮은 눈으로는 이길 수 없{ if-after-consonant }
           *[other] { $low ->
                [1] 다시 { $high ->
                    [6] 굴려서
                   *[other] 굴려 { $high }만 나와도
                } 이길 수 있{ if-after-consonant }
               *[other] { $open ->
                    [down] 다시 { $high ->
                        [6] 굴려서
                       *[other] 굴려 { $high }만 나와도
                    } 이길 수 있{ if-after-consonant }
                   *[no] 이기려면 다시 굴려 적어도 { $value }이(가) 나와야 { if-hada }
                }
            }
        }
    }
# How much the total of the dice is above the ability; −3 is 3 below. $amount, $which as in `fact-ahead`.
fact-excess = { $which ->
    [above] 합계가 능력치보다 { $amount }만큼 큼
    [below] 합계가 능력치보다 { $amount }만큼 작음
    [zero] 합계가 능력치와 같음
    [from-zero] 합계가 능력치 이상이고 차이가 { $amount } 이내
    [up-to-zero] 합계가 능력치 이하이고 차이가 { $amount } 이내
   *[around] 합계에서 능력치를 뺀 값 { $value }
}
    .if = { $which ->
        [above] 합계가 능력치보다 { greater-by }{ $position ->
            [before] 크고
            [or] 크거나,
            [only] 클 때만
           *[last] 크면
        }
        [below] 합계가 능력치보다 { smaller-by }작{ if-after-consonant }
        [zero] 합계가 능력치와 같{ if-after-consonant }
        [from-zero] 합계가 능력치 이상{ $open ->
            [up] { "" }
           *[no] 이면서 차이가 { $amount } 이내
        }{ if-ida }
        [up-to-zero] 합계가 능력치 이하{ $open ->
            [down] { "" }
           *[no] 이면서 차이가 { $amount } 이내
        }{ if-ida }
       *[around] { $open ->
            [up] 합계가 능력치보다 작더라도 차이가 { $low_amount } 이내
            [down] 합계가 능력치보다 크더라도 차이가 { $high } 이내
           *[no] 합계가 능력치보다 작더라도 { $low_amount } 이내, 크더라도 { $high } 이내
        }{ if-ida }
    }
fact-most = 생명력을 지켜 줄 동료 { $value }명
    .if = { $value ->
        [0] 생명력을 지켜 줄 동료가 없{ if-after-consonant }
       *[other] 생명력을 지켜 줄 동료가 { end-of-range }명{ or-beyond }{ if-ida }
    }
word-starting = 시작할 때의 캐릭터 모두
word-remaining = 남은 캐릭터
word-start-of-turn = 차례를 시작할 때
word-that-quest = 완수하지 못한 퀘스트 모두
word-first-quest = 첫 번째 퀘스트만
word-once = 모두 합쳐 한 번
word-each = 적마다 한 번씩
word-gains = 종류별로 늘어난 수
word-gains-in-all = 모든 종류를 합쳐 늘어난 수
word-held = 가진 것 전부
word-held-and-start = 가진 것 전부에 시작할 때 가졌던 것을 한 번 더 더한 수
advised = { $place ->
    [hero] { $choice ->
        [evade] 는 것이 좋습니다
        [fate-on-defenders-roll] 는 것이 좋습니다
        [fate-on-others-armour] 는 것이 좋습니다
       *[other] 세요
    }
    [other] { $choice ->
        [form] 는 것이 좋습니다
        [fate-on-attackers-roll] 는 것이 좋습니다
        [fate-on-others-armour] 는 것이 좋습니다
       *[other] 세요
    }
   *[none] 세요
}
advised-not = { $place ->
    [hero] { $choice ->
        [evade] 않는 것이 좋습니다
        [fate-on-defenders-roll] 않는 것이 좋습니다
        [fate-on-others-armour] 않는 것이 좋습니다
       *[other] 마세요
    }
    [other] { $choice ->
        [form] 않는 것이 좋습니다
        [fate-on-attackers-roll] 않는 것이 좋습니다
        [fate-on-others-armour] 않는 것이 좋습니다
       *[other] 마세요
    }
   *[none] 마세요
}

# OPTIONS. Each message from here on that is an option is its label on a button or in a table. Its attribute `.do` says it
# as an imperative inside a sentence of advice ("if you are ahead, keep the die"), `.otherwise` after “otherwise”,
# `.always` as a whole sentence of advice without its end and its capital letter.
word-keep = 그대로 두기
    .do = { even-if-it-fails }그대로 두{ advised }
    .and = { even-if-it-fails }그대로 두고
    .always = { $choice ->
        [fate-on-attack-roll] 공격 주사위에{ " " }
        [fate-on-attackers-roll] 공격 주사위에{ " " }
        [fate-on-defenders-roll] 공격 주사위에{ " " }
        [fate-on-armour] 방어구 주사위에{ " " }
        [fate-on-others-armour] 방어구 주사위에{ " " }
        [fate-on-fiends] 구덩이 마귀 수를 정하는 주사위에{ " " }
        [fate-on-follower] 동료의 주사위에{ " " }
        [fate-on-werewolf] 늑대인간의 힘 주사위에{ " " }
       *[other] { "" }
    }운명 토큰을 쓰지 { advised-not }
word-pay = 운명 토큰 쓰기
    .do = 운명 토큰을 써서 { die-again }다시 굴리{ advised }
    .and = 운명 토큰을 써서 { die-again }다시 굴리고
    .again = 다시 굴리{ advised }
    .always = { $choice ->
        [fate-on-attack-roll] 운명 토큰을 써서 공격 주사위를
        [fate-on-attackers-roll] 운명 토큰을 써서 공격 주사위를
        [fate-on-defenders-roll] 운명 토큰을 써서 공격 주사위를
        [fate-on-armour] 방어구 주사위 굴림에 실패하면 항상 운명 토큰을 써서
        [fate-on-others-armour] 방어구 주사위 굴림에 실패하면 항상 운명 토큰을 써서
        [fate-on-command-spell] 실패하면 항상 운명 토큰을 써서 지배 주문의 주사위를
        [fate-on-release] 실패하면 항상 운명 토큰을 써서 이동 주사위를
        [fate-on-fiends] 항상 운명 토큰을 써서 구덩이 마귀 수를 정하는 주사위를
        [fate-on-follower] 항상 운명 토큰을 써서 동료의 주사위를
        [fate-on-charm] 길들이는 데 실패하면 항상 운명 토큰을 써서 주사위를
       *[other] 항상 운명 토큰을 써서
    } 다시 굴리{ advised }
word-fight = 싸우기
    .do = { $choice ->
        [evade] 회피하지 { advised-not }
        [assassination] 암살하지 마세요
       *[other] 싸우{ advised }
    }
    .and = { $choice ->
        [evade] 회피하지 말고
        [assassination] 암살하지 말고
       *[other] 싸우고
    }
word-evade = 회피하기
    .do = 회피하{ advised }
    .and = 회피하고
word-ahead = 이기는 중
word-level = 동점
word-behind = 지는 중
word-fate-paid = 쓴 운명 토큰
    .count = 운명 토큰 { $number }개 사용
word-overcome = 이기거나 없앰
word-alive = 살아남음
# MEASURES. The name of a number, as a label; its attribute `.count` says it with the $number (3.67, a mean; 1).
word-life = 남은 생명력
    .count = 남은 생명력 { $number }점
word-fate = 남은 운명 토큰
    .count = 남은 운명 토큰 { $number }개
word-followers = 남은 동료
    .count = 남은 동료 { $number }명
word-worth = 점수
    .count = { $number }점
word-strength = 남은 힘
    .count = 남은 힘 { $number }점
word-craft = 남은 기술
    .count = 남은 기술 { $number }점
word-margin = 이긴 횟수에서 진 횟수를 뺀 값
    .count = 이긴 횟수에서 진 횟수를 뺀 값 { $number }
word-turns = 차례
    .count = 이번 차례를 빼고 { $number }차례
word-attacker = 공격 측
word-defender = 방어 측
word-hero = 나
word-other = 상대
word-go-on = 계속 도전하기
    .do = 계속 도전하세요
    .and = 계속 도전하고
    .always = 되돌아가지 말고 계속 도전하세요
word-turn-back = 되돌아가기
    .do = 더 도전하지 말고 되돌아가세요
    .and = 더 도전하지 말고 되돌아가고
word-leave = 힘의 차원문으로 나가기
    .do = 힘의 차원문으로 나가세요
    .and = 힘의 차원문으로 나가고
word-crypt = 지하묘지로 가기
    .do = 지하묘지로 가세요
    .and = 지하묘지로 가고
word-mines = 광산으로 가기
    .do = 광산으로 가세요
    .and = 광산으로 가고
word-keep-it = 아뮬렛 지니기
    .do = 아뮬렛을 지니세요
    .and = 아뮬렛을 지니고
word-ditch = 아뮬렛 내려놓기
    .do = 아뮬렛을 내려놓으세요
    .and = 아뮬렛을 내려놓고
word-hold-back = 염력 폭발 아껴 두기
    .do = 염력 폭발을 아껴 두세요
    .and = 염력 폭발을 아껴 두고
word-cast-it = 염력 폭발 발동하기
    .do = 염력 폭발을 발동하세요
    .and = 염력 폭발을 발동하고
word-destroy = 싸우지 않고 없애기
    .do = 적을 바로 없애세요
    .and = 적을 바로 없애고
word-leave-alone = 그냥 두기
    .do = 공격하지 말고 그냥 두세요
    .and = 공격하지 말고 그냥 두고
word-charm = 길들이기 시도
    .do = 길들이기를 시도하세요
    .and = 길들이기를 시도하고
word-one-die = 공격 주사위 1개만 굴리기
    .do = 공격 주사위를 1개만 굴리세요
    .and = 공격 주사위를 1개만 굴리고
word-two-dice = 공격 주사위 2개 굴리기
    .do = 공격 주사위를 2개 굴리세요
    .and = 공격 주사위를 2개 굴리고
word-assassinate = 암살하기
    .do = 생물을 암살하세요
    .and = 생물을 암살하고
word-battle = 물리 전투
    .do = 물리 전투로 공격하{ advised }
    .and = 물리 전투로 공격하고
word-psychic-combat = 정신 전투
    .do = 정신 전투로 공격하{ advised }
    .and = 정신 전투로 공격하고
word-choice--path = 떠날 길
word-choice--evade = 회피
word-choice--turn-back = 되돌아가기
word-choice--followers = 생명력 대신 버릴 동료
word-choice--fate-on-attack-roll = 공격 주사위에 쓸 운명 토큰
word-choice--fate-on-attackers-roll = 공격 측의 운명 토큰
word-choice--fate-on-defenders-roll = 방어 측의 운명 토큰
word-choice--fate-on-armour = 방어구 주사위에 쓸 운명 토큰
word-choice--fate-on-success = 성공한 주사위에 쓸 운명 토큰
word-choice--second-die = 두 번째 공격 주사위
word-choice--assassination = 암살
word-choice--fate-on-others-armour = 상대가 방어구 주사위에 쓸 운명 토큰
word-choice--fate-on-crypt = 지하묘지에서 쓸 운명 토큰
word-choice--fate-on-mines = 광산에서 쓸 운명 토큰
word-choice--fate-on-death = 죽음 칸에서 쓸 운명 토큰
word-choice--fate-on-tower = 뱀파이어의 탑에서 쓸 운명 토큰
word-choice--fate-on-werewolf = 늑대인간의 힘 주사위에 쓸 운명 토큰
word-choice--fate-on-fiends = 구덩이 마귀 수를 정하는 주사위에 쓸 운명 토큰
word-choice--fate-on-follower = 동료의 주사위에 쓸 운명 토큰
word-foe = 적
word-pay-highest = 운명 토큰으로 가장 높은 주사위 다시 굴리기
    .do = 운명 토큰을 써서 { highest-die-again } 다시 굴리{ advised }
    .and = 운명 토큰을 써서 { highest-die-again } 다시 굴리고
    .again = 다시 굴리{ advised }
word-pay-lowest = 운명 토큰으로 가장 낮은 주사위 다시 굴리기
    .do = 운명 토큰을 써서 { lowest-die-again } 다시 굴리{ advised }
    .and = 운명 토큰을 써서 { lowest-die-again } 다시 굴리고
    .again = 다시 굴리{ advised }
word-pay-death-highest = 운명 토큰으로 죽음의 높은 주사위 다시 굴리기
    .do = 운명 토큰을 써서 죽음의 높은 주사위를 다시 굴리세요
    .and = 운명 토큰을 써서 죽음의 높은 주사위를 다시 굴리고
    .again = 다시 굴리세요
word-pay-death-lowest = 운명 토큰으로 죽음의 낮은 주사위 다시 굴리기
    .do = 운명 토큰을 써서 죽음의 낮은 주사위를 다시 굴리세요
    .and = 운명 토큰을 써서 죽음의 낮은 주사위를 다시 굴리고
    .again = 다시 굴리세요
# How many Followers to give instead of lives in the Vampire's Tower.
word-most = 잃을 생명력만큼
    .do = 잃을 생명력 1점마다 동료 1명씩, 버릴 수 있는 만큼 버리세요
    .and = 잃을 생명력 1점마다 동료 1명씩, 버릴 수 있는 만큼 버리고
word-landed = 방금 도착함
    .if = 방금 도착했으면
word-turn-begins = 내 차례 시작
    .if = 내 차례를 시작할 때는
# COUNTED THINGS, as parts of lists. $number: how many, never 0. The attribute `.object` is the same as the object of a verb
# ("take 1 …"), where a language tells them apart.
counted-life = 생명력 { $number }점
counted-fate = 운명 토큰 { $number }개
counted-objects = 물품 { $number }개
counted-followers = 동료 { $number }명
counted-gold = 금화 { $number }개
counted-spells = 주문 { $number }개
counted-trophies = 전리품 { $number }개
counted-strength = 힘 카운터 { $number }개
counted-craft = 기술 카운터 { $number }개
# On the way, before a space. $space: its name ("Death"), $before: its name as it is after “before” (its attribute
# `.before`).
before-space = { $space } 앞
    .at = { $before }을(를) 앞둔 차례에는
# $face: what the die shows (3).
pay-fate-for-the-face = 운명 토큰으로 { $face }이(가) 나온 주사위 다시 굴리기
    .do = 운명 토큰을 써서 { $face }이(가) 나온 주사위를 다시 굴리{ advised }
    .and = 운명 토큰을 써서 { $face }이(가) 나온 주사위를 다시 굴리고
    .again = 다시 굴리{ advised }
# $face: what Death's die shows (3).
pay-fate-for-deaths-face = 운명 토큰으로 { $face }이(가) 나온 죽음의 주사위 다시 굴리기
    .do = 운명 토큰을 써서 { $face }이(가) 나온 죽음의 주사위를 다시 굴리세요
    .and = 운명 토큰을 써서 { $face }이(가) 나온 죽음의 주사위를 다시 굴리고
    .again = 다시 굴리세요
# $number: a number to choose; `.do` says how many Followers to give instead of lives in the Vampire's Tower.
number = { $choice ->
    [followers] { $number ->
        [0] 동료를 버리지 않기
       *[other] 동료 { $number }명 버리기
    }
   *[other] { $number }
}
    .do = { $number ->
        [0] 동료를 버리지 마세요
       *[other] 동료 { $number }명을 버리세요
    }
    .and = { $number ->
        [0] 동료를 버리지 말고
       *[other] 동료 { $number }명을 버리고
    }
variant-fate-on-armour = 운명 토큰으로 방어구 주사위를 다시 굴릴 수 있음
    .if = { $which ->
        [no] 운명 토큰으로 방어구 주사위를 다시 굴릴 수 없다면
       *[yes] 운명 토큰으로 방어구 주사위를 다시 굴릴 수 있다면
    }
variant-fate-on-setup-rolls = 운명 토큰으로 늑대인간과 구덩이 마귀를 정하는 주사위를 다시 굴릴 수 있음
    .if = { $which ->
        [no] 운명 토큰으로 늑대인간과 구덩이 마귀를 정하는 주사위를 다시 굴릴 수 없다면
       *[yes] 운명 토큰으로 늑대인간과 구덩이 마귀를 정하는 주사위를 다시 굴릴 수 있다면
    }
variant-fate-on-deaths-dice = 운명 토큰으로 죽음의 주사위를 다시 굴릴 수 있음
    .if = { $which ->
        [no] 운명 토큰으로 죽음의 주사위를 다시 굴릴 수 없다면
       *[yes] 운명 토큰으로 죽음의 주사위를 다시 굴릴 수 있다면
    }
variant-joint-roll-bonus = 함께 싸우는 적의 공격 주사위에 칸이 더하는 보너스
    .if = { $which ->
        [each] 함께 싸우는 적마다 칸의 보너스를 더한다면
       *[once] 함께 싸우는 적에게 칸의 보너스를 한 번만 더한다면
    }
variant-roll-bonus-without-roll = 암살당해 주사위를 굴리지 않는 생물에게도 공격 주사위 보너스를 더함
    .if = { $which ->
        [no] 암살당하는 생물에게는 공격 주사위 보너스를 더하지 않는다면
       *[yes] 암살당하는 생물에게도 공격 주사위 보너스를 더한다면
    }
variant-turn-back = 되돌아갈 수 있는 때
    .if = { $which ->
        [any-time] 언제든지 되돌아갈 수 있다면
       *[start-of-turn] 차례를 시작할 때만 되돌아갈 수 있다면
    }
variant-pits-stand-off-ends-turn = 구덩이에서 대치 상황이 되면 차례가 끝남
    .if = { $which ->
        [no] 구덩이에서 대치 상황이 되어도 차례가 끝나지 않는다면
       *[yes] 구덩이에서 대치 상황이 되면 차례가 끝난다면
    }
variant-arrival-from-crypt-is-encountered = 지하묘지나 광산에서 나와 도착한 칸과 같은 차례에 조우함
    .if = { $which ->
        [no] 나온 칸과 같은 차례에 조우하지 않는다면
       *[yes] 나온 칸과 같은 차례에 조우한다면
    }
variant-crown-evasion = 지배의 왕관에 있는 캐릭터끼리 서로 회피할 수 있음
    .if = { $which ->
        [no] 지배의 왕관에 있는 캐릭터끼리 서로 회피할 수 없다면
       *[yes] 지배의 왕관에 있는 캐릭터끼리 서로 회피할 수 있다면
    }
variant-command-counts = 쉬운 지배 주문의 표에서 캐릭터 수로 세는 것
    .if = { $which ->
        [starting] 쉬운 표에서 시작할 때의 캐릭터를 모두 센다면
       *[remaining] 쉬운 표에서 남은 캐릭터를 센다면
    }
variant-trophy-rate = 힘이나 기술 1점에 필요한 전리품 점수
variant-quest-bars-portal = 힘의 차원문을 막는 퀘스트
    .if = { $which ->
        [first-quest] 첫 번째 퀘스트만 힘의 차원문을 막는다면
       *[that-quest] 완수하지 못한 퀘스트가 모두 힘의 차원문을 막는다면
    }
variant-timed-score = 시간이 끝났을 때 점수가 되는 것
# WHAT WOULD HELP: what the hero would have more of, before a colon and two chances ("With 1 more Strength: 66% instead of …").
n-1-strength-more = 힘이 1점 더 있으면
n-1-craft-more = 기술이 1점 더 있으면
n-1-life-more = 생명력이 1점 더 있으면
a-sword = 검이 있으면
a-helmet = 투구가 있으면
a-shield = 방패가 있으면
a-suit-of-armour = 갑옷이 있으면
n-1-follower-more = 동료가 1명 더 있으면
blocked-characters--fate = 운명 토큰이 없음
blocked-characters--fate-not-on-others-dice = 자기 주사위만 다시 굴릴 수 있음
blocked-faq--fate-on-armour = 이 해석에서는 방어구 주사위에 쓸 수 없음
blocked-faq--fate-on-setup-rolls = 이 해석에서는 이 주사위에 쓸 수 없음
blocked-faq--fate-on-deaths-dice = 죽음의 주사위에는 쓸 수 없음
blocked-character-rules--evading = 회피할 수단이 없음
blocked-attacks--battle-attack-roll = 주사위를 이미 굴렸음
blocked-attacks--character-battle-rolls = 공격 측이 이미 결정했음
blocked-attacks--psychic-combat-differences = 정신 전투에서는 방어구를 쓰지 않음
blocked-inner-region--creatures = 안쪽 지역의 생물은 회피할 수 없음
blocked-inner-region--characters = 안쪽 지역에서는 캐릭터끼리 회피할 수 없음
blocked-heroes--assassin = 암살당하는 생물은 주사위를 굴리지 않음
blocked-possessions--weapon-limit = 무기는 한 번에 하나만 씀
blocked-possessions--no-gold-to-lose = 잃을 금화가 없음
blocked-possessions--gold = 나머지를 고를 금화가 모자람
blocked-spells--limit = 주문을 더 가질 수 없음
blocked-other-rules--toad-spells = 두꺼비는 주문을 쓰지 못함
blocked-golden-rules--limited-components = 남은 주문 카드가 없음
blocked-other-rules--one-quest-at-a-time = 퀘스트는 한 번에 하나만 받음
blocked-other-rules--quest-bars-the-portal = 완수하지 못한 퀘스트가 있음
blocked-differences--crypt-encounter-on-arrival = 이 해석에서는 같은 차례에 조우하지 않음
