## game/telling.py

game-turn = { $turn ->
    [1] 첫 번째 차례
   *[other] { $turn }번째 차례
}
game-accepts-quest = { $who }이(가) 퀘스트를 받아들입니다.
game-becomes-toad = { $who }이(가) 두꺼비가 됩니다.
game-bribes = { $who }이(가) { $card }에게 금화를 주어 공격을 막습니다.
game-casts = { $who }이(가) { $card } 주문을 발동합니다.
game-changes-back = { $who }이(가) 두꺼비에서 원래 모습으로 돌아옵니다.
game-command-spell-fails = 지배 주문이 아무 효과도 내지 못합니다.
game-command-spell-works = 지배 주문으로 다른 모든 캐릭터가 생명력을 1점 잃습니다.
game-completes-quest = { $who }이(가) 퀘스트를 완수합니다.
game-dies = { $who }이(가) 죽습니다.
game-discards = { $who }이(가) { $card }을(를) 버립니다.
game-draws = { $who }이(가) { $card } 카드를 뽑습니다.
game-duel-won = { $who }이(가) { $card }을(를) 공격하여 이깁니다.
game-duel-lost = { $who }이(가) { $card }을(를) 공격했다가 집니다.
game-duel-stand-off = { $who }이(가) { $card }을(를) 공격했으나 대치 상황이 됩니다.
game-enters = 새 캐릭터 { $who }이(가) { $position }에서 시작합니다.
game-evades = { $who }이(가) { $card }을(를) 회피합니다.
game-fails-at-portal = { $who }이(가) 힘의 차원문을 열지 못합니다.
game-charms = { $who }이(가) { $card }을(를) 길들입니다.
game-destroys = { $who }이(가) { $card }을(를) 싸우지 않고 없앱니다.
game-leaves-alone = { $who }이(가) { $card }을(를) 공격하지 않고 그냥 둡니다.
game-fight-lost = { $who }이(가) { $card }에게 집니다.
game-saved-by-armour = { $who }이(가) { $card }에게 지지만, 방어구가 생명력을 지킵니다.
game-fight-stand-off = { $who }이(가) { $card }과(와) 대치 상황이 됩니다.
game-fight-won = { $who }이(가) { $card }을(를) 물리칩니다.
game-finds-the-way = { $who }이(가) 나아갈 길을 찾아냅니다.
game-gains = { $who }이(가) { $thing ->
    [strength] 힘 { $amount }점을
    [craft] 기술 { $amount }점을
    [life] 생명력 { $amount }점을
    [fate] 운명 토큰 { $amount }개를
    [spell] 주문 { $amount }개를
   *[gold] 금화 { $amount }개를
} 얻습니다.
game-heals = { $who }이(가) 생명력 { $amount }점을 회복합니다.
game-is-cancelled = 주문 무효화로 지배 주문이 취소됩니다.
game-is-enslaved = { $who }이(가) 노예가 됩니다.
game-is-free = { $who }은(는) 주사위에서 { $number }이(가) 나와 풀려납니다.
game-is-held = { $who }이(가) 이번 차례에 아무것도 할 수 없습니다.
game-is-held-up = { $who }이(가) { $position }에 머뭅니다.
game-is-hexed = { $who }이(가) 저주 주문이 놓인 칸에 도착합니다.
game-is-out = { $who } 플레이어가 게임에서 탈락합니다.
game-leaves = { $who }이(가) { $card }을(를) 칸에 내려놓습니다.
game-loses = { $who }이(가) { $thing ->
    [strength] 힘 { $amount }점을
    [craft] 기술 { $amount }점을
    [life] 생명력 { $amount }점을
   *[gold] 금화 { $amount }개를
} 잃습니다.
game-loses-spells = { $who }이(가) 주문을 모두 잃습니다.
game-loses-turn = { $who }이(가) 차례를 잃습니다.
game-misses-turn = { $who }이(가) 이번 차례를 쉽니다.
game-moves-to = { $who }이(가) { $position }(으)로 이동합니다.
game-no-talisman-left = 남은 탈리스만 카드가 없습니다.
game-nothing = { $who }에게는 아무 일도 일어나지 않습니다.
game-opens-portal = { $who }이(가) 힘의 차원문을 엽니다.
game-passes = { $who }이(가) { $position }을(를) 통과합니다.
game-reaches-crown = { $who }이(가) 지배의 왕관에 도착합니다.
game-realigns = { $who }의 성향이 { $alignment ->
    [good] 선
    [evil] 악
   *[neutral] 중립
}으로 바뀝니다.
game-rolls = { $who }이(가) 굴린 주사위에서 { $number }이(가) 나옵니다.
game-sells = { $who }이(가) { $card }을(를) 팝니다.
game-takes = { $who }이(가) { $card }을(를) 가져갑니다.
game-toils = { $who }은(는) 주사위에서 { $number }이(가) 나와 아직 노예입니다.
game-trades = { $who }이(가) 전리품 { $points }점을 교환합니다.
game-uses = { $who }이(가) { $card }을(를) 사용합니다.
game-visits = { $who }이(가) { $card }을(를) 방문합니다.
game-wins = { $who } 플레이어가 게임에서 이깁니다.
game-wins-trophy = { $who }이(가) { $card }을(를) 전리품으로 가집니다.
game-aims = 대상은 { $card }입니다.
game-builds = { $who }이(가) { $card }을(를) 만듭니다.
game-buys = { $who }이(가) { $card }을(를) 삽니다.
game-creature-destroyed = { $who }이(가) 생물을 싸우지 않고 없앱니다.
game-creature-evaded = { $who }이(가) 생물을 회피합니다.
game-creature-life-lost = { $who }이(가) 생물에게 집니다.
game-creature-saved = { $who }이(가) 생물에게 지지만, 방어구가 생명력을 지킵니다.
game-creature-stand-off = { $who }이(가) 생물과 대치 상황이 됩니다.
game-creature-win = { $who }이(가) 생물을 물리칩니다.
game-declines-offer = { $who }이(가) 이동 제안을 거절합니다.
game-goes-to = { $card } 카드를 { $position }에 놓습니다.
game-gold-goes-to = 금화 { $amount }개를 { $position }에 놓습니다.
game-is-attacked = { $thing ->
    [craft] 기술이
   *[strength] 힘이
} { $amount }인 생물이 { $who }을(를) 공격합니다.
game-is-attacked-by = { $card }이(가) { $who }을(를) 공격합니다.
game-is-discarded = { $card } 카드가 버려집니다.
game-is-offered = { $who }은(는) 다음 이동 대신 { $position }(으)로 갈 수 있습니다.
game-is-offered-any = { $who }은(는) 다음 이동 대신 { $region ->
    [middle] 가운데
   *[outer] 바깥쪽
} 지역 어디로든 갈 수 있습니다.
game-is-saved = 방어구가 { $who }의 생명력을 지킵니다.
game-joins = { $other }과(와) { $card }이(가) 하나의 생물처럼 싸웁니다.
game-leaves-gold = { $who }이(가) 금화 { $amount }개를 칸에 내려놓습니다.
game-lets-lie = { $who }이(가) { $card }을(를) 가져가지 않습니다.
game-pays = { $who }이(가) 금화 { $amount }개를 냅니다.
game-pays-fate = { $who }이(가) 운명 토큰 { $amount }개를 씁니다.
game-raises = { $who }이(가) { $card }을(를) 되살려 동료로 삼습니다.
game-redraws = { $who }이(가) { $card }을(를) 버리고 다시 뽑습니다.
game-stays = { $card } 카드를 표시로 칸에 놓아둡니다.
game-takes-from = { $who }이(가) { $other }에게서 { $card }을(를) 가져갑니다.
game-takes-gold-from = { $who }이(가) { $other }에게서 금화 { $amount }개를 가져갑니다.
