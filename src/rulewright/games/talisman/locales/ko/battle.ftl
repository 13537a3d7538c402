## battle.py

an-enemy-attacks-with-strength-or = 적은 힘이나 기술 중 하나로 공격합니다.
keep-one-of-them = 하나만 남기십시오.
give-each-enemy-a-strength-or = 적마다 힘을 적고, 혼령이면 기술을 적으세요.
it-is-needed-against-enemies-with = 기술이 있는 적에게 필요합니다.
both-foe-and-foes-are-given = “foe”와 “foes”가 모두 지정되어 있습니다.
give-foe-for-one-creature-or = 생물 하나이면 “foe”를, 적 여럿이면 “foes”를 지정하십시오.
creatures-of-the-inner-region-cannot = 안쪽 지역의 생물은 회피할 수 없습니다.
take-may-evade-out-or-name = “may_evade”를 빼거나 다른 칸을 지정하십시오.
no-die-is-rolled-for-a = 암살당하는 생물의 주사위는 굴리지 않습니다.
take-it-out-or-leave-out = 이 항목을 빼거나 캐릭터를 지정하지 마십시오.
this-character-rolls-1-attack-die = 이 캐릭터는 공격 주사위 1개를 굴립니다.
take-it-out-or-name-the = 이 항목을 빼거나 주사위 2개를 굴리는 캐릭터를 지정하십시오.
this-character-rolls-2-attack-dice = 이 캐릭터는 공격 주사위 2개를 함께 굴립니다.
give-both-of-them-or-neither = 둘 다 지정하거나 둘 다 빼십시오.
you-win = 승리
stand-off = 대치 상황
you-lose-a-life = 생명력 1점 잃음
armour-saves-your-life = 방어구가 생명력을 지킴
you-evade = 회피
you-destroy-it-without-an-attack = 싸우지 않고 제거합니다
you-leave-it-alone = 공격하지 않고 그대로 둡니다
you-charm-it = 길들입니다
# A GOAL, as a label; its attribute `.headline` is the sentence that an answer begins with. $likely: certain, impossible
# or likely; $chance: the probability, written by PERCENT($chance, maximumFractionDigits: 0) as 58%, 0.4% or 99.97%.
win = 승리
    .headline = { $likely ->
        [certain] 전투에서 반드시 이깁니다.
        [impossible] 이 전투에서는 이길 수 없습니다.
       *[likely] 전투에서 이길 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
win-psychic-combat = 승리
    .headline = { $likely ->
        [certain] 정신 전투에서 반드시 이깁니다.
        [impossible] 이 정신 전투에서는 이길 수 없습니다.
       *[likely] 정신 전투에서 이길 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
lose-no-life = 생명력을 잃지 않기
    .headline = { $likely ->
        [certain] 생명력을 잃을 일이 없습니다.
        [impossible] 생명력 1점을 반드시 잃습니다.
       *[likely] 생명력을 잃지 않을 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
battle = 물리 전투
psychic-combat = 정신 전투
