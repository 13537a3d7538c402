## toad.py

a-character-that-is-no-toad-has = 두꺼비가 아닌 캐릭터에게는 두꺼비로 남은 차례가 없습니다.
set-toad-or-take-out-toad = “toad”를 true로 하거나 “toad_turns_left”를 빼세요.
toad-statement-becomes-a-toad = 캐릭터가 두꺼비로 변합니다.
# $turns: how long a Toad stays one (3), $dropped: the turns that were left before and do not count (1).
toad-statement-count-starts-afresh = 앞으로 자기 차례 { $turns }번 동안 두꺼비로 지내고, 남아 있던 { $dropped }번은 더하지 않습니다.
# $strength, $craft: 1.
toad-statement-strength-and-craft = 두꺼비의 힘은 { $strength }, 기술은 { $craft }입니다.
toad-statement-no-special-abilities = 특수 능력을 쓸 수 없습니다.
# $spells: how many Spells the character holds.
toad-statement-keeps-spells = 가진 주문 { $spells }개는 버리지 않습니다.
toad-statement-neither-gains-nor-casts-spells = 주문을 얻거나 발동할 수 없습니다.
toad-statement-casts-no-command-spell = 지배 주문을 발동할 수 없습니다.
# $life, $fate: numbers; $things: both as a list ("4 lives", "2 fate tokens"), without what there is none of; $taken: the
# same as the object of a verb.
toad-statement-keeps-lives-and-fate = { $fate ->
    [0] { LIST($things) }은(는) 그대로입니다.
   *[other] { LIST($things) }은(는) 그대로이며, 운명 토큰을 쓸 수 있습니다.
}
# $trophies: how many there are.
toad-statement-keeps-trophies = 전리품 { $trophies }개는 그대로이지만, 두꺼비일 때 전리품을 바꿔 얻은 힘과 기술은 원래대로 돌아올 때 잃습니다.
toad-statement-stays-on-the-crown = 지배의 왕관에 머무릅니다.
# $spaces: 1.
toad-statement-moves-without-a-die = 이동 주사위를 굴리지 않고 차례마다 { $spaces }칸 이동합니다.
toad-statement-has-encounters = 조우는 다른 캐릭터와 똑같이 합니다.
toad-statement-turn-under-way-does-not-count = 지금 차례는 두꺼비로 지내는 횟수에 넣지 않습니다.
# $turns: 3.
toad-statement-changes-back = 앞으로 자기 차례 { $turns }번이 지나면 원래대로 돌아옵니다.
# $strength, $craft: 4 and 2.
toad-statement-own-strength-and-craft = 돌아오면 힘은 { $strength }, 기술은 { $craft }이며, 두꺼비일 때 얻거나 잃은 힘과 기술은 없던 것이 됩니다.
# $spells: how many must be discarded then.
toad-statement-discards-excess-spells = 돌아오면 주문 { $spells }개를 즉시 버립니다.
toad-title = 두꺼비로 변함
