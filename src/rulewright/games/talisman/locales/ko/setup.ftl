## setup.py

field-is-given-without-the-alternative = “{ $field }”에 맞는 대체 규칙이 없습니다.
add-id-to-alternatives-or-take = “alternatives”에 “{ $id }”을(를) 넣거나 이 필드를 빼세요.
more-players-choose-from-3-cards = 카드 3장에서 고르는 플레이어가 전체 플레이어보다 많습니다.
choose-a-number-in-this-range = 이 범위 안의 수를 고르세요.
cards-character-cards-would-be-dealt = 캐릭터 카드를 { $cards }장 나눠 주어야 하는데 { $count }장뿐입니다.
let-fewer-players-choose-from-3 = 카드 3장에서 고르는 플레이어를 줄이고, 그 수를 “choosing”에 쓰세요.
in-a-talisman-bloodbath-nobody-starts = 탈리스만 피바다에서는 아무도 다시 시작하지 않습니다.
take-one-of-them-out = 둘 중 하나를 빼세요.
setup-statement-all-agree = 모든 플레이어가 대체 규칙을 이해하고 동의하는지 확인합니다.
setup-statement-board-and-decks = 게임판을 펼칩니다. 모험 카드 { $adventure }장과 주문 카드 { $spell }장은 각각 섞어 뒷면이 보이는 더미로, 상품 카드 { $purchase }장은 종류별로 앞면이 보이는 더미로 놓습니다.
# $cards: 2.
setup-statement-talisman-cards-removed = 탈리스만 카드 { $cards }장을 뺍니다.
setup-statement-talisman-cards = 탈리스만 카드 { $cards }장을 더미로 놓습니다.
# $players: how many players get one card.
setup-statement-deal-1-card = 플레이어 { $players }명에게 캐릭터 카드를 뒷면이 보이게 1장씩 나눠 줍니다.
setup-statement-deal-3-cards = 플레이어 { $players }명에게 캐릭터 카드를 3장씩 나눠 주고, 각자 그중 1장을 고르게 합니다.
setup-statement-unused-characters = { $cards ->
    [0] 캐릭터가 죽은 플레이어가 쓸 캐릭터 카드는 남지 않습니다.
   *[other] 캐릭터가 죽은 플레이어가 쓸 캐릭터 카드는 { $cards }장 남습니다.
}
setup-statement-draws-a-character = 사용하지 않은 캐릭터 카드 중 1장을 다음 차례에 무작위로 뽑습니다.
setup-statement-character-face-up = 캐릭터 카드를 앞면이 보이게 놓습니다.
setup-statement-figures-to-start-spaces = 캐릭터 모형을 각자의 카드에 적힌 시작 칸에 놓습니다.
setup-statement-figure-to-start-space = 캐릭터 모형을 시작 칸에 놓습니다.
# $gold: how much gold; $things, $taken: "1 gold".
setup-statement-lives-fate-and-gold-of-the-card = 캐릭터 카드에 적힌 수만큼 생명력과 운명 토큰을 받고, { LIST($things) }도 받습니다.
# $life, $fate, $gold: the numbers; $things, $taken: as lists, "4 lives", "3 fate tokens", "1 gold".
setup-statement-lives-fate-and-gold = { LIST($things) }을(를) 받습니다.
setup-statement-alignment = 성향은 카드에 적힌 대로 { $alignment }입니다.
setup-statement-starting-spells-of-the-card = 특수 능력에 주문을 갖고 시작한다고 적힌 캐릭터만 주문을 뽑습니다.
setup-statement-no-starting-spells = 이 캐릭터는 주문 없이 시작합니다.
# $spells: the number; $things, $taken: "2 Spells".
setup-statement-starting-spells = { LIST($things) }을(를) 뽑습니다.
setup-statement-bonus-of-choice = 힘 카운터나 기술 카운터 중 1개를 더 받습니다.
setup-statement-bonus-strength-counter = 힘 카운터 1개를 더 받습니다.
setup-statement-bonus-craft-counter = 기술 카운터 1개를 더 받습니다.
# $points: 7.
setup-statement-trophy-rate = 힘이나 기술 1점을 얻는 데 전리품 { $points }점이 듭니다.
setup-statement-rule-in-force = 이 대체 규칙은 처음부터 적용합니다.
setup-statement-owner-of-the-game-begins = 게임을 소유한 사람부터 시계 방향으로 차례를 진행합니다.
setup-statement-first-on-the-crown-wins = 지배의 왕관에 가장 먼저 도착하면 곧바로 승리합니다.
setup-statement-last-character-wins = 마지막까지 남은 캐릭터의 플레이어가 승리합니다.
setup-statement-most-points-win = 정한 시간까지 승자가 없으면 카운터, 금화, 카드로 매긴 점수가 가장 높은 플레이어가 승리합니다.
# $gold: what a character begins with; $things, $taken: "1 gold".
setup-statement-start-does-not-score = { LIST($things) }을(를) 비롯해 시작할 때 가진 것은 점수로 세지 않습니다.
# $gold, $spells: the numbers; $things, $taken: "1 gold", "2 Spells".
setup-statement-spells-at-the-start-do-not-score = 시작할 때 가진 { LIST($things) }은(는) 점수로 세지 않습니다.
alignment-good = 선
alignment-neutral = 중립
alignment-evil = 악
setup-title = 게임 준비
