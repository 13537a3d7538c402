## cast.py

give-attack-by-strength-in-battle = “attack”을 쓰세요. “by”는 물리 전투이면 “strength”, 정신 전투이면 “craft”입니다.
there-is-an-attack-but-the = 공격이 있는데 “timing”이 공격 시점이 아닙니다.
choose-the-moment-before-or-after = 공격 주사위를 굴리기 전이나 굴린 뒤를 고르거나 “attack”을 빼세요.
how-many-spells-there-were-at = 차례를 시작할 때 가진 주문 수는 자기 차례에만 필요합니다.
take-out-held-at-start = “held_at_start”를 빼세요.
only-another-character-has-this = 카드, 주문, 수치는 대상이 다른 캐릭터일 때만 적을 수 있습니다.
choose-character-as-target-or-take-out = “target.kind”를 “character”로 하거나 이 필드를 빼세요.
after-your-last-spell-is-cast = 마지막 주문을 발동하면 주문 1개를 얻습니다.
may-be-cast-now = 지금 발동할 수 있습니다.
cast-reason-toad = 두꺼비일 때는 발동할 수 없습니다.
cast-reason-amulet = 아뮬렛을 가지고 있어 발동할 수 없습니다.
cast-reason-cursed-glade = 저주받은 공터에서는 발동할 수 없습니다.
cast-reason-barred = 모든 주문을 막는 효과가 있어 발동할 수 없습니다.
cast-reason-immobile = 고정된 캐릭터는 자신에게 걸린 고정화에 대한 주문 무효화만 발동할 수 있습니다.
cast-reason-slowed = 이동 주사위 없이 1칸만 이동하므로 발동할 수 없습니다.
# $number: how many Spells are too many (1).
cast-reason-excess = 한도를 넘는 주문 { $number }개를 버리기 전에는 발동할 수 없습니다.
# $number: how many Spells the caster held when the turn began.
cast-reason-limit = { $number ->
    [0] 차례를 시작할 때 주문이 없었으므로 이번 차례에는 발동할 수 없습니다.
   *[other] 이번 차례에 발동할 수 있는 주문 { $number }개를 이미 발동해 더 발동할 수 없습니다.
}
# $number: how many Spells may be cast on another character's turn.
cast-reason-limit-on-others-turn = 다른 캐릭터의 차례에는 주문을 { $number }개까지만 발동할 수 있어 더 발동할 수 없습니다.
# $when: a list of moments ("at the start of the turn", "before moving").
cast-reason-not-now = 지금은 발동할 수 없고, { LIST($when, type: "or") }에만 발동할 수 있습니다.
cast-reason-no-spell-cast = 방금 발동된 다른 주문이 없어 지금 발동할 수 없습니다.
cast-reason-no-loss = 이 주문으로 막을 손실이 없어 지금 발동할 수 없습니다.
cast-reason-dice-rolled = 공격 주사위를 이미 굴려 발동할 수 없습니다.
cast-reason-evading-declined = 회피는 공격에서 가장 먼저 정하므로 이제 발동할 수 없습니다.
cast-reason-psychic-combat = 물리 전투에서만 쓸 수 있고, 정신 전투에는 쓸 수 없습니다.
cast-reason-region = 이 지역에서는 효과가 없습니다.
cast-reason-wrong-target = 이 대상에게는 발동할 수 없습니다.
cast-reason-inner-creature = 안쪽 지역의 생물에게는 어떤 주문도 효과가 없습니다.
cast-reason-not-evadable = 회피할 수 없는 대상입니다.
cast-reason-protected = 대상이 아뮬렛을 가지고 있어 주문의 영향을 받지 않습니다.
cast-reason-no-followers = 발동하는 캐릭터는 동료를 가질 수 없어 데려오지 못합니다.
cast-reason-nothing-to-take = 대상에게서 가져올 수 있는 것이 없습니다.
cast-reason-not-alone = 지배의 왕관에 다른 캐릭터가 있어 발동할 수 없습니다.
cast-reason-not-on-own-turn = 자기 차례에만 발동할 수 있습니다.
cast-title = 주문 발동
you-have-no-spell-to-cast = 발동할 주문이 없습니다.
