## toad.py

a-character-that-is-no-toad-has = 두꺼비가 아닌 캐릭터에게는 두꺼비로 지낼 차례가 남아 있지 않습니다.
set-toad-or-take-out-toad = “toad”를 true로 하거나 “toad_turns_left”를 빼십시오.
the-character-becomes-a-toad = 캐릭터가 두꺼비로 변합니다.
it-stays-a-toad-for-its = 이후 돌아오는 자기 차례 { $turns }번 동안 두꺼비로 지냅니다. 먼저 변했을 때 남은 차례는 더하지 않습니다: { $dropped }.
as-a-toad-it-has-strength = 두꺼비일 때의 힘은 { $strength }, 기술은 { $craft }입니다.
it-has-no-special-abilities = 특수 능력이 없습니다.
it-keeps-its-spells-and-discards = 가진 주문을 버리지 않고 지닙니다: { $spells }.
it-can-neither-gain-nor-cast = 주문을 얻을 수도 발동할 수도 없습니다.
it-cannot-cast-the-command-spell = 지배 주문을 발동할 수 없습니다.
it-keeps-its-lives-life-and = 생명력({ $life })과 운명({ $fate })은 그대로이며 운명을 사용할 수 있습니다.
it-keeps-its-trophies-trophies-what = 전리품({ $trophies })은 그대로 남습니다. 두꺼비일 때 전리품으로 얻은 것은 원래 모습으로 돌아올 때 잃습니다.
it-stays-on-the-crown-of = 지배의 왕관에 머뭅니다.
it-moves-without-a-die-spaces = 주사위를 굴리지 않고 이동하며, 자기 차례마다 움직이는 칸은 { $spaces }칸입니다.
it-has-encounters-like-any-other = 다른 캐릭터와 똑같이 조우합니다.
the-turn-under-way-does-not = 진행 중인 차례는 세지 않습니다.
it-changes-back-at-the-end = 이후 돌아오는 자기 차례 { $turns }번 가운데 마지막 차례가 끝날 때 원래 모습으로 돌아옵니다.
then-it-has-strength-strength-and = 그때 힘은 { $strength }, 기술은 { $craft }이며, 두꺼비로서 얻거나 잃은 힘과 기술은 무효가 됩니다.
spells-to-discard-at-once-spells = 즉시 버릴 주문: { $spells }.
turned-into-a-toad = 두꺼비로 변하기
