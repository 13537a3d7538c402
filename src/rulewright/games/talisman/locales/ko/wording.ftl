## wording.py

# FACTS. Each message from here to `followers-that-help-value` is what is known in play, as a whole clause; it stands in
# conditions ("if the die shows 1–3, …"), in the steps of explanations and in tables of cases. A language may add the
# attributes `.if` (in a condition), `.at` (the place in play), `.step` (in an explanation) and `.label` (in a table).
# $value: the number (3), the range (1–5) or the name ("ahead"); a range chooses the plural form of its end.
# $which: of a name, which one it is (ahead; ahead-or-level); of a number, how it lies to 0: below, up-to-zero, zero,
# from-zero, above, around. $amount: the number or range without its sign. $low, $high: its ends.
# $position: in a condition, `before` where another condition follows, else `last`.
opponents-value = 상대 { $value }명
  .if = 상대가 { $value }명{ $position ->
    [before] 이고
   *[last] 이면
}
battles-value = 전투 { $value }번
# $value: which battle it is (2).
battle-value = { $value }번째 전투
    .at = { $value }번째 전투에서
strength-value = 힘 { $value }
    .if = 힘이 { $value }{ $position ->
        [before] 이고
       *[last] 이면
    }
craft-value-2 = 기술 { $value }
    .if = 기술이 { $value }{ $position ->
        [before] 이고
       *[last] 이면
    }
opponents-strength-value = 상대의 힘 { $value }
    .if = 상대의 힘이 { $value }{ $position ->
        [before] 이고
       *[last] 이면
    }
opponents-craft-value = 상대의 기술 { $value }
    .if = 상대의 기술이 { $value }{ $position ->
        [before] 이고
       *[last] 이면
    }
opponents-attack-roll-value = 상대의 공격 주사위 +{ $value }
bonus-value = 보너스 { $value }
    .if = 보너스가 { $value }{ $position ->
        [before] 이고
       *[last] 이면
    }
die-value = 주사위 { $value }
    .if = 주사위가 { $value }{ $position ->
        [before] 이고
       *[last] 이면
    }
# $value: "3 + 5".
dice-value = 주사위 { $value }
deaths-total-value = 죽음의 합계 { $value }
    .if = 죽음의 합계가 { $value }{ $position ->
        [before] 이고
       *[last] 이면
    }
your-die-value = 내 주사위 { $value }
    .if = 내 주사위가 { $value }{ $position ->
        [before] 이고
       *[last] 이면
    }
opponents-die-value = 상대 주사위 { $value }
    .if = 상대 주사위가 { $value }{ $position ->
        [before] 이고
       *[last] 이면
    }
# $which: ahead, behind, level, or two of them (ahead-or-behind, ahead-or-level, behind-or-level).
you-are-value = { $which ->
    [ahead] 이기는 중
    [behind] 지는 중
    [level] 동점
    [ahead-or-behind] 동점 아님
    [ahead-or-level] 지지 않는 중
   *[other] 이기지 못하는 중
}
    .if = { $position ->
        [before] { $which ->
            [ahead] 이기고 있고
            [behind] 지고 있고
            [level] 동점이고
            [ahead-or-behind] 동점이 아니고
            [ahead-or-level] 지고 있지 않고
           *[other] 이기고 있지 않고
        }
       *[last] { $which ->
            [ahead] 이기고 있으면
            [behind] 지고 있으면
            [level] 동점이면
            [ahead-or-behind] 동점이 아니면
            [ahead-or-level] 지고 있지 않으면
           *[other] 이기고 있지 않으면
        }
    }
fate-value = 운명 { $value }개
    .if = 운명이 { $value }개{ $position ->
        [before] 이고
       *[last] 이면
    }
fate-paid-value = { $which ->
    [zero] 운명을 쓰지 않음
   *[other] 운명 { $value }개 사용
}
    .if = { $which ->
        [zero] 운명을 아직 쓰지 않았{ $position ->
            [before] 고
           *[last] 으면
        }
       *[other] 운명을 { $value }개 썼{ $position ->
            [before] 고
           *[last] 으면
        }
    }
armour-die-value = 방어구 주사위 { $value }
    .if = 방어구 주사위가 { $value }{ $position ->
        [before] 이고
       *[last] 이면
    }
attack-score-value = 공격력 { $value }
opponents-attack-score-value = 상대의 공격력 { $value }
# By how much you are ahead: $value 2 is 2 ahead, −3 is 3 behind; $amount is that without the sign, $which as above.
difference-value = { $which ->
    [above] { $amount } 차이로 앞섬
    [below] { $amount } 차이로 뒤짐
    [zero] 동점
    [from-zero] 동점 또는 { $amount } 이내로 앞섬
    [up-to-zero] 동점 또는 { $amount } 차이 이내로 뒤짐
   *[around] 점수 차이 { $value }
}
    .if = { $which ->
        [above] { $amount } 차이로 앞서{ $position ->
            [before] 고
           *[last] 면
        }
        [below] { $amount } 차이로 뒤지{ $position ->
            [before] 고
           *[last] 면
        }
        [zero] 동점이{ $position ->
            [before] 고
           *[last] 면
        }
        [from-zero] 동점이거나 { $amount } 이내로 앞서{ $position ->
            [before] 고
           *[last] 면
        }
        [up-to-zero] 동점이거나 { $amount } 차이 이내로 뒤지{ $position ->
            [before] 고
           *[last] 면
        }
       *[around] 점수 차이가 { $low }에서 { $high } 사이{ $position ->
            [before] 이고
           *[last] 이면
        }
    }
saves-from-value = 방어구: { $value } 이상이면 생명력 지킴
lives-lost-value = 생명력 { $value }점 잃음
lives-at-stake-value = 잃게 될 생명력 { $value }점
    .if = 잃게 될 생명력이 { $value }점{ $position ->
        [before] 이고
       *[last] 이면
    }
lives-value = 생명력 { $value }점
    .if = 생명력이 { $value }점{ $position ->
        [before] 이고
       *[last] 이면
    }
followers-value = 동료 { $value }명
    .if = 동료가 { $value }명{ $position ->
        [before] 이고
       *[last] 이면
    }
ability-value = 능력치 { $value }
werewolfs-strength-value = 늑대인간의 힘 { $value }
    .if = 늑대인간의 힘이 { $value }{ $position ->
        [before] 이고
       *[last] 이면
    }
pit-fiends-left-value = 구덩이 마귀 { $value }마리 남음
    .if = 구덩이 마귀가 { $value }마리 남{ $position ->
        [before] 았고
       *[last] 았으면
    }
total-value = 합계 { $value }
    .if = 합계가 { $value }{ $position ->
        [before] 이고
       *[last] 이면
    }
attempts-left-value = 남은 시도 { $value }번
    .if = 남은 시도가 { $value }번{ $position ->
        [before] 이고
       *[last] 이면
    }
counters-value = 카운터 { $value }개
    .if = 카운터가 { $value }개{ $position ->
        [before] 이고
       *[last] 이면
    }
points-lost-value = { $value }점 잃음
# Whose die it is. $which: attacker or defender.
side-value = { $which ->
    [attacker] 공격 측의 결정
   *[defender] 방어 측의 결정
}
# A place or a moment in play. $value: its name ("Crypt"; in `.at` the name's own `.at`, "in the Crypt").
value = { $value }
# $which: attacker or defender.
winner-value = { $which ->
    [attacker] 공격 측 승리
   *[defender] 방어 측 승리
}
attackers-strength-value = 공격 측의 힘 { $value }
defenders-strength-value = 방어 측의 힘 { $value }
attackers-craft-value = 공격 측의 기술 { $value }
defenders-craft-value = 방어 측의 기술 { $value }
attackers-die-value = 공격 측 주사위 { $value }
    .if = 공격 측 주사위가 { $value }{ $position ->
        [before] 이고
       *[last] 이면
    }
defenders-die-value = 방어 측 주사위 { $value }
    .if = 방어 측 주사위가 { $value }{ $position ->
        [before] 이고
       *[last] 이면
    }
attackers-attack-score-value = 공격 측의 공격력 { $value }
defenders-attack-score-value = 방어 측의 공격력 { $value }
# By how much the attacker is ahead of the defender, as in `difference-value`.
attackers-lead-value = { $which ->
    [above] 공격 측이 { $amount } 앞섬
    [below] 공격 측이 { $amount } 뒤짐
    [zero] 동점
    [from-zero] 동점 또는 공격 측이 { $amount } 이내로 앞섬
    [up-to-zero] 동점 또는 공격 측이 { $amount } 차이 이내로 뒤짐
   *[around] 점수 차이 { $value }
}
    .if = { $which ->
        [above] 공격 측이 { $amount } 앞서{ $position ->
            [before] 고
           *[last] 면
        }
        [below] 공격 측이 { $amount } 뒤지{ $position ->
            [before] 고
           *[last] 면
        }
        [zero] 동점이{ $position ->
            [before] 고
           *[last] 면
        }
        [from-zero] 동점이거나 공격 측이 { $amount } 이내로 앞서{ $position ->
            [before] 고
           *[last] 면
        }
        [up-to-zero] 동점이거나 공격 측이 { $amount } 차이 이내로 뒤지{ $position ->
            [before] 고
           *[last] 면
        }
       *[around] 점수 차이가 { $low }에서 { $high } 사이{ $position ->
            [before] 이고
           *[last] 이면
        }
    }
# Whose turn it is. $which: hero (you) or other.
turn-value = { $which ->
    [hero] 내 차례
   *[other] 상대 차례
}
    .at = { $which ->
        [hero] 내 차례에
       *[other] 상대 차례에
    }
the-others-lives-value = 상대의 생명력 { $value }점
    .if = 상대의 생명력이 { $value }점{ $position ->
        [before] 이고
       *[last] 이면
    }
the-others-fate-value = 상대의 운명 { $value }개
    .if = 상대의 운명이 { $value }개{ $position ->
        [before] 이고
       *[last] 이면
    }
other-characters-value = 다른 캐릭터 { $value }명
    .if = 다른 캐릭터가 { $value }명{ $position ->
        [before] 이고
       *[last] 이면
    }
characters-counted-value = 세는 캐릭터 { $value }명
works-from-value = { $value } 이상이면 성공
lives-still-to-be-taken-value = 빼앗을 생명력 { $value }점
    .if = 빼앗을 생명력이 { $value }점 남{ $position ->
        [before] 았고
       *[last] 았으면
    }
lives-gained-value = 생명력 { $value }점 얻음
turns-left-value = 남은 차례 { $value }번
    .if = 남은 차례가 { $value }번{ $position ->
        [before] 이고
       *[last] 이면
    }
out-of-the-game-value = { $value }명 탈락
highest-die-value = 가장 높은 주사위 { $value }
    .if = 가장 높은 주사위가 { $value }{ $position ->
        [before] 이고
       *[last] 이면
    }
lowest-die-value = 가장 낮은 주사위 { $value }
    .if = 가장 낮은 주사위가 { $value }{ $position ->
        [before] 이고
       *[last] 이면
    }
deaths-highest-die-value = 죽음의 가장 높은 주사위 { $value }
    .if = 죽음의 가장 높은 주사위가 { $value }{ $position ->
        [before] 이고
       *[last] 이면
    }
deaths-lowest-die-value = 죽음의 가장 낮은 주사위 { $value }
    .if = 죽음의 가장 낮은 주사위가 { $value }{ $position ->
        [before] 이고
       *[last] 이면
    }
# The least that a new roll has to show. $value: 4, or the range that it lies in (4–6); 7 cannot be rolled.
you-need-value-to-win = { $value ->
    [7] 다시 굴려도 이길 수 없음
   *[other] 이기는 데 필요한 가장 낮은 눈 { $value }
}
    .if = { $value ->
        [7] 다시 굴려도 이길 수 없{ $position ->
            [before] 고
           *[last] 으면
        }
       *[other] 이기는 데 필요한 가장 낮은 눈이 { $value }{ $position ->
            [before] 이고
           *[last] 이면
        }
    }
# How much the total of the dice is above the ability; −3 is 3 below. $amount, $which as in `difference-value`.
total-less-ability-value = { $which ->
    [above] 합계가 능력치보다 { $amount } 큼
    [below] 합계가 능력치보다 { $amount } 작음
    [zero] 합계가 능력치와 같음
    [from-zero] 합계가 능력치와 같거나 { $amount } 이내로 큼
    [up-to-zero] 합계가 능력치와 같거나 { $amount } 이내로 작음
   *[around] 합계에서 능력치를 뺀 값 { $value }
}
    .if = { $which ->
        [above] 합계가 능력치보다 { $amount } 크{ $position ->
            [before] 고
           *[last] 면
        }
        [below] 합계가 능력치보다 { $amount } 작{ $position ->
            [before] 고
           *[last] 으면
        }
        [zero] 합계가 능력치와 같{ $position ->
            [before] 고
           *[last] 으면
        }
        [from-zero] 합계가 능력치와 같거나 { $amount } 이내로 크{ $position ->
            [before] 고
           *[last] 면
        }
        [up-to-zero] 합계가 능력치와 같거나 { $amount } 차이 이내로 작{ $position ->
            [before] 고
           *[last] 으면
        }
       *[around] 합계에서 능력치를 뺀 값이 { $low }에서 { $high } 사이{ $position ->
            [before] 이고
           *[last] 이면
        }
    }
followers-that-help-value = 도움이 되는 동료 { $value }명
    .if = 도움이 되는 동료가 { $value }명{ $position ->
        [before] 이고
       *[last] 이면
    }
the-characters-at-the-start = 시작할 때의 캐릭터
the-characters-left = 남은 캐릭터
at-the-start-of-a-turn = 차례를 시작할 때
every-unfinished-quest = 완료하지 못한 모든 퀘스트
only-the-first-quest = 첫 번째 퀘스트만
once-for-all-of-them = 모두 합쳐 한 번
once-for-each-of-them = 적마다 한 번씩
# OPTIONS. Each message from here on that is an option is its label on a button or in a table. Its attribute `.do` says it
# as an imperative inside a sentence of advice ("if you are ahead, keep the die"), `.otherwise` after “otherwise”,
# `.always` as a whole sentence of advice without its end and its capital letter.
keep-the-die = 주사위 유지
    .do = 주사위를 그대로 두세요
    .always = 운명을 쓰지 말고 주사위를 그대로 두세요
pay-fate = 운명 사용
    .do = 운명 1개를 내고 다시 굴리세요
    .always = 항상 운명 1개를 내고 다시 굴리세요
fight = 전투
    .do = 싸우세요
evade = 회피
    .do = 회피하세요
ahead = 우세
level = 동점
behind = 열세
fate-paid = 사용한 운명 토큰
    .count = 운명 { $number }개 사용
you-win-or-destroy-it = 승리하거나 제거함
you-survive-2 = 생존
# MEASURES. The name of a number, as a label; its attribute `.count` says it with the $number (3.67, a mean; 1).
lives-left = 남은 생명력
    .count = 남은 생명력 { $number }점
fate-left = 남은 운명
    .count = 남은 운명 { $number }개
followers-left = 남은 동료
    .count = 남은 동료 { $number }명
worth = 가치
    .count = 가치 { $number }
strength-left = 남은 힘
    .count = 남은 힘 { $number }점
craft-left = 남은 기술
    .count = 남은 기술 { $number }점
wins-less-defeats = 승리에서 패배를 뺀 값
    .count = 승리에서 패배를 뺀 값 { $number }
turns = 차례
    .count = 차례 { $number }번
attacker-2 = 공격 측
defender-2 = 방어 측
you = 본인
the-other = 상대
go-on = 계속 진행
    .do = 계속 가세요
    .always = 항상 계속 가세요
turn-back = 되돌아가기
    .do = 되돌아가세요
leave-through-the-portal = 차원문으로 나가기
    .do = 차원문으로 나가세요
by-the-crypt = 지하묘지 쪽으로
    .do = 지하묘지 쪽으로 가세요
by-the-mines = 광산 쪽으로
    .do = 광산 쪽으로 가세요
destroy-it-without-an-attack = 싸우지 않고 제거하기
    .do = 싸우지 말고 제거하세요
leave-it-alone = 그대로 두기
    .do = 그대로 두세요
charm-it = 길들이기
    .do = 길들이세요
battle-2 = 물리 전투
    .do = 물리 전투로 공격하세요
psychic-combat-2 = 정신 전투
    .do = 정신 전투로 공격하세요
setting-out = 출발
evading = 회피
turning-back = 되돌아가기
followers-for-lives = 생명력 대신 동료
fate-on-the-attack-roll = 공격 주사위의 운명
the-attackers-fate = 공격 측의 운명
the-defenders-fate = 방어 측의 운명
fate-on-the-armour-die = 방어구 주사위의 운명
the-others-fate-on-the-armour = 상대의 방어구 주사위에 쓰는 운명
fate-in-the-crypt = 지하묘지의 운명
fate-in-the-mines = 광산의 운명
fate-against-death = 죽음과 겨룰 때의 운명
fate-in-the-vampires-tower = 뱀파이어의 탑의 운명
fate-on-the-werewolfs-strength = 늑대인간의 힘에 쓰는 운명
fate-on-the-number-of-pit = 구덩이 마귀의 수에 쓰는 운명
the-opponent = 상대
pay-fate-for-the-highest-die = 가장 높은 주사위에 운명 사용
    .do = 운명 1개를 내고 가장 높은 주사위를 다시 굴리세요
pay-fate-for-the-lowest-die = 가장 낮은 주사위에 운명 사용
    .do = 운명 1개를 내고 가장 낮은 주사위를 다시 굴리세요
pay-fate-for-deaths-highest-die = 죽음의 가장 높은 주사위에 운명 사용
    .do = 운명 1개를 내고 죽음의 가장 높은 주사위를 다시 굴리세요
pay-fate-for-deaths-lowest-die = 죽음의 가장 낮은 주사위에 운명 사용
    .do = 운명 1개를 내고 죽음의 가장 낮은 주사위를 다시 굴리세요
# How many Followers to give instead of lives in the Vampire's Tower.
as-many-as-help = 도움이 되는 만큼
    .do = 도움이 되는 만큼 동료를 내보내세요
you-have-just-landed = 방금 도착함
    .if = 방금 도착했다면
your-turn-begins = 내 차례가 시작됨
    .if = 내 차례가 시작될 때
# COUNTED THINGS, as parts of lists. $number: how many, never 0. The attribute `.object` is the same as the object of a verb
# ("take 1 …"), where a language tells them apart.
counted-lives = 생명력 { $number }점
counted-fate = 운명 토큰 { $number }개
counted-objects = 물품 { $number }개
counted-followers = 동료 { $number }명
counted-gold = 금화 { $number }개
counted-spells = 주문 { $number }개
counted-trophies = 전리품 { $number }개
counted-strength-counters = 힘 카운터 { $number }개
counted-craft-counters = 기술 카운터 { $number }개
# On the way, before a space. $space: its name ("Death"), $before: its name as it is after “before” (its attribute
# `.before`).
before-space = { $space } 앞
    .at = { $space } 앞에서
# $face: what the die shows (3).
pay-fate-for-the-face = 눈이 { $face }인 주사위에 운명 사용
    .do = 운명 1개를 내고 눈이 { $face }인 주사위를 다시 굴리세요
# $face: what Death's die shows (3).
pay-fate-for-deaths-face = 눈이 { $face }인 죽음의 주사위에 운명 사용
    .do = 운명 1개를 내고 눈이 { $face }인 죽음의 주사위를 다시 굴리세요
# $number: a number to choose; `.do` says how many Followers to give instead of lives in the Vampire's Tower.
number = { $number }
    .do = { $number ->
        [0] 동료를 내보내지 마세요
       *[other] 동료 { $number }명을 내보내세요
    }
fate-may-reroll-the-armour-die = 운명 토큰으로 방어구 주사위를 다시 굴릴 수 있음
fate-may-reroll-the-dice-for = 운명 토큰으로 늑대인간과 구덩이 마귀를 정하는 주사위를 다시 굴릴 수 있음
fate-may-reroll-deaths-dice = 운명 토큰으로 죽음의 주사위를 다시 굴릴 수 있음
what-a-space-adds-to-the = 하나의 생물처럼 싸우는 적들의 공격 주사위에 칸이 더하는 보너스
when-turning-back-takes-effect = 되돌아가기의 효력이 생기는 때
a-stand-off-in-the-pits = 구덩이에서 대치 상황이면 차례가 끝남
the-space-that-the-crypt-or = 지하묘지나 광산에서 나와 도착한 칸과 같은 턴에 조우함
characters-on-the-crown-of-command = 지배의 왕관에 있는 캐릭터끼리 서로 회피할 수 있음
whom-the-table-of-the-easier = 쉬운 지배 주문의 표가 세는 대상
trophy-points-for-1-strength-or-craft = 힘이나 기술 1점에 필요한 전리품 점수
which-unfinished-quest-bars-the-portal = 완수하지 못한 어느 퀘스트가 힘의 차원문을 막는지
what-scores-when-the-time-is = 시간이 끝났을 때 점수가 되는 것
what-each-kind-has-gained = 종류마다 늘어난 만큼
what-all-kinds-have-gained-together = 모든 종류를 합쳐 늘어난 만큼
all-that-is-held = 가진 것 전부
all-that-is-held-and-the-start = 가진 것 전부에 시작할 때 가진 것을 한 번 더
# WHAT WOULD HELP: what the hero would have more of, before a colon and two chances ("With 1 more Strength: 66% instead of …").
n-1-strength-more = 힘이 1점 더 있으면
n-1-craft-more = 기술이 1점 더 있으면
n-1-life-more = 생명력이 1점 더 있으면
a-sword = 검이 있으면
a-helmet = 투구가 있으면
a-shield = 방패가 있으면
a-suit-of-armour = 갑옷이 있으면
n-1-follower-more = 동료가 1명 더 있으면
