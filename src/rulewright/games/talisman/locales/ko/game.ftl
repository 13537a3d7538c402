## game/telling.py

game-turn = { $turn }번째 차례
game-accepts-quest = { $who }: 퀘스트를 받아들입니다.
game-becomes-toad = { $who }: 두꺼비가 됩니다.
game-bribes = { $who }: 금화를 주어 공격을 막습니다({ $card }).
game-casts = { $who }: 주문을 발동합니다({ $card }).
game-changes-back = { $who }: 두꺼비에서 원래 모습으로 돌아옵니다.
game-command-spell-fails = 지배 주문이 아무 효과도 내지 못합니다.
game-command-spell-works = 지배 주문으로 다른 모든 캐릭터가 생명력을 1점 잃습니다.
game-completes-quest = { $who }: 퀘스트를 완수합니다.
game-dies = { $who }: 죽습니다.
game-discards = { $who }: 카드를 버립니다({ $card }).
game-draws = { $who }: 카드를 뽑습니다({ $card }).
game-duel-won = { $who }: 공격하여 이깁니다(패자: { $card }).
game-duel-lost = { $who }: 공격했다가 집니다(승자: { $card }).
game-duel-stand-off = { $who }: 공격했으나 대치 상황이 됩니다(상대: { $card }).
game-enters = 새 캐릭터가 들어옵니다: { $who }({ $position }).
game-evades = { $who }: 회피합니다({ $card }).
game-fails-at-portal = { $who }: 힘의 차원문을 열지 못합니다.
game-charms = { $who }: 길들입니다({ $card }).
game-destroys = { $who }: 싸우지 않고 없앱니다({ $card }).
game-leaves-alone = { $who }: 공격하지 않고 그냥 둡니다({ $card }).
game-fight-lost = { $who }: 집니다(상대: { $card }).
game-saved-by-armour = { $who }: 지지만 방어구가 생명력을 지킵니다(상대: { $card }).
game-fight-stand-off = { $who }: 대치 상황이 됩니다(상대: { $card }).
game-fight-won = { $who }: 이깁니다(상대: { $card }).
game-finds-the-way = { $who }: 길을 찾습니다.
game-gains = { $who }: 얻습니다({ $thing ->
    [strength] 힘
    [craft] 기술
    [life] 생명력
    [fate] 운명 토큰
    [spell] 주문
   *[gold] 금화
} +{ $amount }).
game-heals = { $who }: 회복합니다(생명력 +{ $amount }).
game-is-cancelled = 주문 무효화로 지배 주문이 취소됩니다.
game-is-enslaved = { $who }: 노예가 됩니다.
game-is-free = { $who }: 주사위 { $number }. 풀려납니다.
game-is-held = { $who }: 이번 차례에 아무것도 할 수 없습니다.
game-is-held-up = { $who }: 이 칸에 머뭅니다({ $position }).
game-is-hexed = { $who }: 저주 주문이 놓인 칸에 도착합니다.
game-is-out = { $who }: 플레이어가 게임에서 탈락합니다.
game-leaves = { $who }: 칸에 내려놓습니다({ $card }).
game-loses = { $who }: 잃습니다({ $thing ->
    [strength] 힘
    [craft] 기술
    [life] 생명력
   *[gold] 금화
} −{ $amount }).
game-loses-spells = { $who }: 주문을 모두 잃습니다.
game-loses-turn = { $who }: 차례를 잃습니다.
game-misses-turn = { $who }: 이번 차례를 쉽니다.
game-moves-to = { $who }: 이동합니다({ $position }).
game-no-talisman-left = 남은 탈리스만 카드가 없습니다.
game-nothing = 아무 일도 일어나지 않습니다.
game-opens-portal = { $who }: 힘의 차원문을 엽니다.
game-passes = { $who }: 통과합니다({ $position }).
game-reaches-crown = { $who }: 지배의 왕관에 도착합니다.
game-realigns = { $who }: 성향이 바뀝니다({ $alignment ->
    [good] 선
    [evil] 악
   *[neutral] 중립
}).
game-rolls = { $who }: 주사위 { $number }.
game-sells = { $who }: 팝니다({ $card }).
game-takes = { $who }: 가져갑니다({ $card }).
game-toils = { $who }: 주사위 { $number }. 아직 노예입니다.
game-trades = { $who }: 전리품을 교환합니다({ $points }점).
game-uses = { $who }: 사용합니다({ $card }).
game-visits = { $who }: 만납니다({ $card }).
game-wins = { $who }: 플레이어가 게임에서 이깁니다.
game-wins-trophy = { $who }: 전리품으로 가집니다({ $card }).
