## character_sheet.py

field-and-hero-field-differ = “{ $field }” 값과 “hero.{ $field }” 값이 서로 다릅니다.
give-the-total-with-everything-that = 카드에 적힌 수치에 지금 적용되는 카운터와 보너스를 모두 더해 적으세요.
more-followers-are-named-than-there = 카드로 적은 동료가 동료 수보다 많습니다.
count-those-among-the-cards-too = 카드로 적은 동료도 함께 세거나 그 카드를 빼세요.
card-is-the-only-follower = “{ $id }” 카드가 있으면 다른 동료를 둘 수 없습니다.
the-talisman-is-named-among-the = 카드에 탈리스만이 있는데 “talisman”은 false입니다.
id-uses-no-armour = “{ $id }”은(는) 방어구를 사용하지 않습니다.
ability-is-missing-without-a-character = “{ $field }” 값이 없고 캐릭터도 지정되지 않았습니다.
give-the-ability-or-the-character = 값을 적거나 “{ $character }”에 캐릭터를 적으세요.
field-is-given-less-than-the-sum = “{ $field }” 값은 { $given }인데, 카드에 적힌 수치와 카운터, 가진 카드를 더하면 { $printed } + { $counters } + { $always } = { $least }입니다.
card-has-fewer-copies-than-named = “{ $id }” 카드를 { $count }번 적었지만 { $copies }장뿐입니다.
name-each-card-once-for-each-copy = 캐릭터가 가진 장수만큼만 적으세요.
card-is-forbidden-to-alignment = { $alignment ->
    [good] 선한 캐릭터는 “{ $id }” 카드를 가질 수 없습니다.
    [evil] 악한 캐릭터는 “{ $id }” 카드를 가질 수 없습니다.
   *[neutral] 중립 캐릭터는 “{ $id }” 카드를 가질 수 없습니다.
}
card-is-discarded-beside-another = “{ $id }” 카드는 “{ $other }” 카드와 함께 가질 수 없습니다.

## named_pieces.py

named-two-attack-dice = 공격 주사위를 두 개 굴려 높은 쪽을 씁니다.
named-assassinates = 상대는 공격 주사위를 굴리지 못합니다.
named-evades = 여기서는 회피할 수 있습니다.
named-left-alone = 이런 적에게는 공격받지 않습니다.
named-charms = 이런 적을 길들일 수 있습니다.
named-destroys = 혼령을 싸우지 않고 없앨 수 있습니다.
named-gains-life = 적을 죽이면 생명력 1점을 얻습니다.
named-gains-life-taken = 상대에게서 빼앗은 만큼 생명력을 얻습니다.
named-creatures-add = 이 칸에서는 생물의 공격 주사위에 { $amount }을(를) 더합니다.
named-objects-add-nothing = 이 칸에서는 물품 보너스를 더하지 않습니다.
named-psychic-attack = 정신 전투로 공격할 수 있습니다.
named-fewer-dice = 주사위를 더 적게 굴립니다.
named-leaves-the-die = 여기서는 주사위를 굴리지 않아도 됩니다.
named-costs-no-life = 이 칸에서는 생명력을 잃지 않습니다.
named-may-add = 주사위 결과에 1을 더할 수 있습니다.
named-changes-alignment = 먼저 성향을 바꿀 수 있습니다.
named-slows = 이동 주사위 없이 1칸만 이동합니다.
named-lost-on-crossing = 폭풍의 강을 건너면 버립니다.
named-held-back = 1칸만 이동하는 동안에는 쓸 수 없습니다.
named-die-is-thrown = 이동 주사위를 이미 굴려 쓸 수 없습니다.
named-no-die-to-heal-on = 이동 주사위를 굴리지 않으므로 회복하지 못합니다.
named-raft-leads-nowhere = 여기서는 강 건너편에 칸이 없고, 계속 가지고 있을 수도 없습니다.
named-may-build-on-the-way = 가는 길에 뗏목을 만들 수 있습니다.
named-saves-no-way = 생명력은 지킬 수 있지만, 보초를 지나가게 해 주지는 않습니다.
named-in-this-turn-alone = 이번 차례에만 계산하고, 여러 차례의 확률에는 넣지 않았습니다.
named-evades-the-sentinel = 보초를 회피하는 것으로 계산했습니다.
named-counts-as-evading = 계산하지 않았습니다. 쓰려면 “회피할 수 있음”을 고르세요.
named-barred-by-a-card = 가진 캐릭터의 다른 카드 때문에 쓸 수 없습니다.
named-fewer-dice-by-craft = 기술로 열 때만 주사위가 줄어듭니다.
named-turn-begins-there = 차례를 시작하는 칸입니다.
named-is-the-target = 도착할 확률을 구하는 칸입니다.
named-instructions-are-followed = 지시 사항을 따릅니다.
named-does-not-affect = 이 카드의 영향을 받지 않습니다.
named-is-not-affected = 이 캐릭터에게는 효과가 없습니다.
named-takes-one-free = 여기서 상품 카드 1장을 무료로 가져갑니다.
named-other-alignment-given = 카드에 적힌 것과 다른 성향으로 계산했습니다.
named-no-life-at-stake = 이 캐릭터는 여기서 생명력을 잃을 일이 없습니다.
named-gold-at-castle = 성에 두고 가면 금화 { $amount }개를 받지만, 계산하지 않았습니다.
named-can-be-sold = 연금술사에게 팔면 금화 { $amount }개를 받지만, 계산하지 않았습니다.
named-completes-a-quest = 이런 카드를 바치는 퀘스트라면 바로 완수합니다.
named-is-taken-away = 잃습니다.
named-removed-by-a-visit = 신비술사를 방문하면 버립니다.
named-rolls-for-itself = 이 동료의 주사위도 굴립니다.
named-moves-without-rolling = 주사위를 굴리지 않고 이동할 수 있습니다.
named-regenerates = 이 눈이 나오면 이동하는 대신 회복할 수 있습니다.
named-crosses-the-river = 폭풍의 강을 건널 수 있습니다.
named-builds-a-raft = 여기서 뗏목을 만들 수 있습니다.
named-opens-the-valley = 불의 계곡에 들어갈 수 있습니다.
named-may-be-given-up = 잃을 수 있는 동료로 계산됩니다.
named-opens-a-choice = 여기서 고를 수 있는 것이 늘어납니다.
named-sets-alignment = 여기서는 이 캐릭터의 성향에 따라 결과가 달라집니다.
named-bars-own-spells = 가진 캐릭터는 주문을 발동할 수 없습니다.
named-wards-off-spells = 가진 캐릭터는 지배 주문 말고는 어떤 주문의 영향도 받지 않습니다.
named-bars-followers = 가진 캐릭터는 다른 동료를 둘 수 없습니다.
named-replaces-the-last-spell = 마지막 주문을 쓰면 새 주문을 뽑습니다.
named-space-does-nothing = 여기서는 이 칸의 효과가 없습니다.
named-sentence = { CAPITAL($clause) }
named-may-be-cast-now = 지금 발동할 수 있습니다.
named-waits-for-the-last-spell = 마지막 주문을 발동할 때만 새 주문을 주므로 지금은 효과가 없습니다.
named-does-the-same-as-another = 다른 카드가 이미 같은 효과를 냅니다.
named-keeps-a-spell-from-being-cast = 이 카드 때문에 발동할 수 없는 주문이 있습니다.
named-caster-may-not-own-it = 발동하는 캐릭터가 가질 수 없어 가져가지 못합니다.
named-may-be-taken = 주문으로 가져갈 수 있습니다.
named-not-under-destroy-magic = 마법 파괴 때문에 쓸 수 없습니다.
named-is-left-on-the-space = 그 칸에 남습니다.
named-killer-may-take-it = 죽인 캐릭터가 가져갈 수 있고, 아니면 그 칸에 남습니다.
named-is-set-aside-for-the-heir = 다음 캐릭터 몫으로 따로 치워 둡니다.
named-spell-is-discarded = 버립니다.
named-spell-is-kept = 두꺼비가 그대로 가지고 있지만 발동할 수는 없습니다.
named-is-out-of-the-game = 이 캐릭터 카드는 게임에서 제거합니다.
named-values-return = 원래대로 돌아오면 이 캐릭터의 수치를 다시 씁니다.
named-scores-as-one = 그 종류의 점수를 계산할 때 1개로 셉니다.
named-sets-the-start = 시작할 때 받는 것이 카드에 나와 있습니다.
named-starts-with-spells = 시작할 때의 주문 수가 카드에 나와 있습니다.
named-carries = 물품 운반 한계를 { $amount }개 늘립니다.
named-may-not-be-kept = 가지고 있을 수 없습니다.
named-ruled-out-by-an-effect = 효과 때문에 쓸 수 없습니다.
named-fills-the-hand = 가진 주문 수에 포함되며, 더미에는 없습니다.
named-counts-towards-the-limit = 가진 주문 수에 포함됩니다.
named-is-hoped-for = 뽑으려는 주문입니다.
named-lies-discarded = 버린 카드 더미를 다시 섞어야 나올 수 있습니다.
named-is-out-of-the-deck = 더미에 없습니다.
named-trophy-is-traded = { $ability ->
    [strength] 바꾸세요. 힘을 얻는 데 { $amount }점으로 칩니다.
   *[craft] 바꾸세요. 기술을 얻는 데 { $amount }점으로 칩니다.
}
named-trophy-is-kept = { $ability ->
    [strength] 남겨 두세요. 나중에 힘을 얻을 때 { $amount }점으로 칩니다.
   *[craft] 남겨 두세요. 나중에 기술을 얻을 때 { $amount }점으로 칩니다.
}
named-may-be-cast-before-the-dice = 주사위를 굴리기 전에 발동하면 이 전투에서 힘에 { $amount }을(를) 더합니다.
named-needs-the-character = 계산하지 않았습니다. 캐릭터를 적지 않아, 더할 기본 기술 수치를 알 수 없습니다.
named-bars-the-command-spell = 가진 캐릭터는 지배 주문도 발동할 수 없습니다.
named-is-a-toad = 두꺼비인 동안에는 적용되지 않습니다.
named-not-for-a-toad = 두꺼비는 쓸 수 없습니다.
named-not-on-this-space = 이 칸에서는 쓸 수 없습니다.
named-adds-nothing-on-this-space = 이 칸에서는 물품 보너스를 더하지 않습니다.
named-not-for-this-character = 이 캐릭터는 물리 전투에서 쓸 수 없습니다.
named-over-the-limit = 같은 종류를 이미 한도만큼 쓰고 있어 쓸 수 없습니다.
named-other-armour-given = 다른 방어구를 쓴다고 적었습니다.
named-saves-a-life = { $face ->
    [6] 주사위가 6이면 물리 전투에서 잃을 생명력을 지킵니다.
   *[other] 주사위가 { $face } 이상이면 물리 전투에서 잃을 생명력을 지킵니다.
}
named-adds = { $ability ->
    [strength] 힘에 { $amount }을(를) 더합니다.
   *[craft] 기술에 { $amount }을(를) 더합니다.
}
named-adds-in-battle = 물리 전투에서 힘에 { $amount }을(를) 더합니다.
named-adds-for-gold = 금화 { $price }개를 내면 물리 전투에서 힘에 { $amount }을(를) 더합니다.
named-adds-once-drunk = 마시면 차례가 끝날 때까지 힘에 { $amount }을(를) 더합니다.
named-adds-craft-value = 물리 전투에서 카드에 적힌 기술 { $amount }을(를) 힘에 더합니다.
named-printed-strength = 카드에 적힌 힘은 { $strength }입니다.
named-printed-craft = 카드에 적힌 기술은 { $craft }입니다.
named-printed-strength-craft = 카드에 적힌 힘은 { $strength }, 기술은 { $craft }입니다.
named-printed-in-total-strength = 카드에 적힌 힘 { $strength }은(는) 입력한 값에 이미 들어 있습니다.
named-printed-in-total-craft = 카드에 적힌 기술 { $craft }은(는) 입력한 값에 이미 들어 있습니다.
named-printed-in-total-strength-craft = 카드에 적힌 힘 { $strength }과(와) 기술 { $craft }은(는) 입력한 값에 이미 들어 있습니다.
named-in-total = { $ability ->
    [strength] 보너스 { $amount }은(는) 입력한 힘에 이미 들어 있습니다.
   *[craft] 보너스 { $amount }은(는) 입력한 기술에 이미 들어 있습니다.
}
named-in-battle-bonus = 보너스 { $amount }은(는) 입력한 물리 전투 보너스에 이미 들어 있습니다.
named-taken-out = { $ability ->
    [strength] 여기서는 물품 보너스를 더하지 않으므로 입력한 힘에서 { $amount }을(를) 뺍니다.
   *[craft] 여기서는 물품 보너스를 더하지 않으므로 입력한 기술에서 { $amount }을(를) 뺍니다.
}
named-bonus-not-paid = 계산하지 않았습니다. 차례마다 금화를 내거나 마셔야 효과가 있습니다.
named-spell-not-cast-here = 계산하지 않았습니다. 이 계산기에서는 주문을 발동하지 않습니다.
named-spell-not-castable-here = 지금은 발동할 수 없는 주문입니다.
named-only-battle = 물리 전투에서 쓰입니다.
named-only-spirits = 혼령에게 통합니다.
named-only-other-spaces = 다른 칸에서 쓰입니다.
named-only-movement = 이동에 쓰입니다.
named-only-spells = 주문에 쓰입니다.
named-only-carrying = 물품을 운반할 때 쓰입니다.
named-only-drawing = 모험 카드를 뽑을 때 쓰입니다.
named-only-other-characters = 다른 캐릭터를 상대로 쓰입니다.
named-only-prayer = 기도할 때 쓰입니다.
named-only-alignment = 성향에 관한 효과입니다.
named-only-valley-of-fire = 불의 계곡에 들어갈 때 쓰입니다.
named-only-buying = 카드를 살 때 쓰입니다.
named-only-single-cards = 특정 모험 카드에만 쓰입니다.
named-only-other-followers = 다른 동료를 둘 수 없게 합니다.
named-only-strength = 힘에 더하지만, 여기서는 힘을 쓰지 않습니다.
named-only-craft = 기술에 더하지만, 여기서는 기술을 쓰지 않습니다.
named-only-abilities = 힘과 기술에 더하지만, 여기서는 둘 다 쓰지 않습니다.
named-only-objects-and-gold = 물품과 금화에 관한 효과입니다.
named-only-character-card = 카드에 적힌 내용은 여기서 쓰이지 않습니다.
