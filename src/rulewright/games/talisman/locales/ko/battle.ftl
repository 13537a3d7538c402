## battle.py

an-enemy-attacks-with-strength-or = 적은 힘이나 기술 중 하나로 공격합니다.
keep-one-of-them = 하나만 남기세요.
give-each-enemy-a-strength-or = 적마다 힘을 적고, 혼령이면 기술을 적으세요.
both-foe-and-foes-are-given = “foe”와 “foes”가 모두 있습니다.
give-foe-for-one-creature-or = 적이 하나이면 “foe”를, 여럿이면 “foes”를 쓰세요.
evading-is-decided-before-the-dice = 회피는 공격 주사위를 굴리기 전에 정합니다.
take-out-may-evade-or-the-dice = “may_evade”나 “dice”를 빼세요.
creatures-of-the-inner-region-cannot = 안쪽 지역의 생물은 회피할 수 없습니다.
take-may-evade-out-or-name = “may_evade”를 빼거나 다른 칸을 고르세요.
no-die-is-rolled-for-a = 암살 대상인 생물의 주사위는 굴리지 않으므로 “dice.foe”를 쓸 수 없습니다.
take-it-out-or-leave-out = 이 필드를 빼거나 캐릭터를 빼세요.
this-character-rolls-1-attack-die = 이 캐릭터는 공격 주사위를 1개만 굴리므로 “dice.hero_second”를 쓸 수 없습니다.
take-it-out-or-name-the = 이 필드를 빼거나, 주사위 2개를 굴리는 캐릭터를 고르세요.
this-character-rolls-2-attack-dice = 이 캐릭터는 공격 주사위 2개를 함께 굴립니다.
give-both-of-them-or-neither = 둘 다 적거나 둘 다 빼세요.
result-win = 이김
    .wish = { wish-igida }
result-stand-off = 대치 상황
    .wish = 대치 상황이 { wish-doeda }
result-life-lost = 생명력 1점 잃음
    .wish = 생명력 1점을 잃{ wish-after-consonant }
result-saved = 방어구가 생명력을 지킴
    .wish = { $position ->
        [before] 방어구가 생명력을 지켜 주거나
       *[last] { $likely ->
            [certain] 방어구가 생명력을 지켜 줍니다
            [almost] 방어구가 생명력을 지켜 줍니다
           *[likely] 방어구가 생명력을 지켜 줄
        }
    }
result-evaded = 싸우지 않고 회피함
    .wish = 싸우지 않고 회피{ wish-hada }
result-destroyed = 싸우지 않고 없앰
    .wish = { $position ->
        [before] 싸우지 않고 적을 없애거나
       *[last] { $likely ->
            [certain] 싸우지 않고 적을 없앱니다
            [almost] 싸우지 않고 적을 없앱니다
           *[likely] 싸우지 않고 적을 없앨
        }
    }
result-left-alone = 공격하지 않고 그냥 둠
    .wish = { $position ->
        [before] 공격하지 않고 그냥 두거나
       *[last] { $likely ->
            [certain] 공격하지 않고 그냥 둡니다
            [almost] 공격하지 않고 그냥 둡니다
           *[likely] 공격하지 않고 그냥 둘
        }
    }
result-charmed = 길들임
    .wish = { $position ->
        [before] 길들이거나
       *[last] { $likely ->
            [certain] 길들입니다
            [almost] 길들입니다
           *[likely] 길들일
        }
    }
# A GOAL, as a label; its attribute `.headline` is the sentence that an answer begins with. $likely: certain, impossible
# or likely; $chance: the probability, written by PERCENT($chance, maximumFractionDigits: 0) as 58%, 0.4% or 99.97%.
battle-goal-win = 이기기
    .headline = { in-all-battles }{ $likely ->
        [certain] 반드시 이깁니다.
        [almost] 거의 확실히 이깁니다.
        [impossible] 이길 수 없습니다.
       *[likely] 이길 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
psychic-combat-goal-win = 이기기
    .headline = { in-all-battles }{ $likely ->
        [certain] 반드시 이깁니다.
        [almost] 거의 확실히 이깁니다.
        [impossible] 이길 수 없습니다.
       *[likely] 이길 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
battle-goal-survive = 생명력 잃지 않기
    .headline = { $likely ->
        [certain] 생명력을 잃을 일이 없습니다.
        [almost] 생명력을 거의 확실히 잃지 않습니다.
        [impossible] 생명력을 반드시 잃습니다.
       *[likely] 생명력을 잃을 확률은 { PERCENT($risk, maximumFractionDigits: 0) }입니다.
    }
battle-title = 물리 전투
psychic-combat-title = 정신 전투
