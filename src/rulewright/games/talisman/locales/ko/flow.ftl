## flow.py

spells-that-must-be-cast-before = 이동 전에 발동해야 하는 주문을 지금 발동할 수 있습니다
movement-title = 이동
encounter-another-character-on-the-space = 같은 칸의 다른 캐릭터와 조우하나요?
encounter-battle-psychic-combat-or-special = 조우: 물리 전투, 정신 전투 또는 특수 능력
are-cards-drawn-on-the-space = 카드를 뽑는 칸인가요?
draw-cards-up-to-the-number = 칸에 정해진 수가 될 때까지 카드를 뽑습니다
encounter-the-cards-on-the-space = 조우 번호가 낮은 것부터 칸의 카드와 조우합니다
has-an-encounter-moved-the-character = 조우 때문에 다른 칸으로 옮겨졌나요?
has-an-encounter-cost-the-character = 조우 때문에 차례를 잃었나요?
are-all-enemies-beaten-or-evaded = 적을 모두 물리치거나 회피했나요?
if-no-cards-are-drawn-here = 카드를 뽑지 않는 칸이면 칸의 지시 사항을 따릅니다
objects-magic-objects-followers-and-gold = 칸에 있는 물품, 마법 물품, 동료, 금화를 가져갈 수 있습니다
end-of-the-turn = 차례 끝
