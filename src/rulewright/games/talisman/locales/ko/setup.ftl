## setup.py

field-is-given-without-the-alternative = “{ $field }”에 해당하는 대체 규칙이 빠져 있습니다.
add-id-to-alternatives-or-take = “alternatives”에 “{ $id }”를 넣거나 이 필드를 빼십시오.
more-players-choose-from-3-cards = 3장에서 고르는 플레이어가 전체 플레이어보다 많습니다.
choose-a-number-in-this-range = 이 범위의 수를 고르십시오.
cards-character-cards-would-be-dealt = 캐릭터 카드 { $cards }장을 나누어 주어야 하는데 { $count }장뿐입니다.
let-fewer-players-choose-from-3 = 3장에서 고르는 플레이어를 줄이십시오. “choosing”에 그 수를 씁니다.
in-a-talisman-bloodbath-nobody-starts = 탈리스만 피바다에서는 아무도 다시 시작하지 않습니다.
take-one-of-them-out = 둘 가운데 하나를 빼십시오.
everybody-understands-the-alternative-rules-and = 모두가 대체 규칙을 이해하고 사용하는 데 동의합니다.
lay-out-the-board-shuffle-the = 게임판을 펼치고, 모험 카드({ $adventure })와 주문 카드({ $spell })를 따로 섞어 뒷면이 보이게 쌓고, 상품 카드({ $purchase })는 종류별로 앞면이 보이게 둡니다.
# $cards: 2.
talisman-cards-to-take-out-cards = 탈리스만 카드 { $cards }장을 빼 둡니다.
talisman-cards-in-their-pile-cards = 탈리스만 카드 { $cards }장으로 더미를 만듭니다.
# $players: how many players get one card.
players-who-are-dealt-1-character = 플레이어 { $players }명이 캐릭터 카드 1장씩을 뒷면이 보이게 받습니다.
players-who-are-dealt-3-character = 플레이어 { $players }명이 캐릭터 카드 3장씩을 받아 그중 1장을 고릅니다.
character-cards-left-for-players-whose = { $cards ->
    [0] 캐릭터가 사망한 플레이어를 위한 캐릭터 카드는 남지 않습니다.
   *[other] 캐릭터가 사망한 플레이어를 위해 캐릭터 카드 { $cards }장이 남습니다.
}
on-the-players-next-turn-draw = 플레이어의 다음 차례에, 아직 사용하지 않은 캐릭터 카드 1장을 무작위로 뽑습니다.
lay-the-character-card-face-up = 캐릭터 카드를 앞면이 보이게 놓습니다.
put-each-figure-on-the-start = 각 캐릭터 모형을 카드에 적힌 시작 칸에 놓습니다.
put-the-figure-on-its-start = 캐릭터 모형을 시작 칸에 놓습니다.
# $gold: how much gold; $things, $taken: "1 gold".
take-lives-and-fate-tokens-as = 캐릭터 카드에 적힌 만큼의 생명력과 운명 토큰, 그리고 { LIST($things) }을(를) 받습니다.
# $life, $fate, $gold: the numbers; $things, $taken: as lists, "4 lives", "3 fate tokens", "1 gold".
take-lives-life-fate-tokens-fate = { LIST($things) }을(를) 받습니다.
the-alignment-is-the-printed-one = 성향은 카드에 적힌 대로입니다: { $alignment }.
draw-spells-only-if-a-special = 특수 능력에 적힌 경우에만 주문을 뽑습니다.
the-character-begins-without-spells = 이 캐릭터는 주문 없이 시작합니다.
# $spells: the number; $things, $taken: "2 Spells".
draw-spells-spells = { LIST($things) }을(를) 뽑습니다.
take-1-extra-counter-strength-or = 힘과 기술 중 원하는 쪽의 카운터 1개를 더 받습니다.
take-1-extra-strength-counter = 힘 카운터 1개를 더 받습니다.
take-1-extra-craft-counter = 기술 카운터 1개를 더 받습니다.
# $points: 7.
trophy-points-for-1-strength-or = 힘이나 기술 1점에는 전리품 { $points }점이 필요합니다.
this-alternative-rule-holds-from-the = 이 대체 규칙은 처음부터 적용합니다.
the-owner-of-the-game-takes = 게임을 소유한 사람이 첫 차례를 진행하고, 차례는 시계 방향으로 넘어갑니다.
whoever-is-first-on-the-crown = 지배의 왕관에 가장 먼저 도달한 플레이어가 곧바로 승리합니다.
the-player-whose-character-is-the = 마지막으로 남은 캐릭터의 플레이어가 승리합니다.
at-the-time-agreed-on-the = 미리 정한 시간이 되면 카운터, 금화, 카드로 계산한 점수가 가장 높은 플레이어가 승리합니다.
# $gold: what a character begins with; $things, $taken: "1 gold".
what-a-character-begins-with-does = { LIST($things) }을(를) 비롯하여 시작할 때 가진 것은 점수로 세지 않습니다.
# $gold, $spells: the numbers; $things, $taken: "1 gold", "2 Spells".
what-does-not-score-gold-gold = 시작할 때 가진 { LIST($things) }은(는) 점수로 세지 않습니다.
good = 선
neutral = 중립
evil = 악
setup = 게임 준비
