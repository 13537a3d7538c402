## character_death.py

the-command-spell-is-cast-only = 지배 주문은 지배의 왕관에 도달한 캐릭터만 발동합니다.
set-crown-reached-or-give-another = “crown_reached”를 true로 하거나 “killed_by”를 바꾸십시오.
the-character-is-killed-at-once = 캐릭터는 즉시 사망합니다.
the-killer-may-take-as-much = 죽인 캐릭터가 원하는 만큼 가져갈 수 있습니다: 물품 { $objects }, 동료 { $followers }, 금화 { $gold }.
left-on-the-space-objects-objects = 칸에 남는 것: 물품 { $objects }, 동료 { $followers }, 금화 { $gold }.
what-it-leaves-stays-on-the = 가져가지 않은 것은 그 칸에 남습니다.
set-aside-for-the-next-character = 다음 캐릭터를 위해 따로 치워 두는 것: 물품 { $objects }, 동료 { $followers }, 금화 { $gold }.
the-killer-may-take-nothing = 죽인 캐릭터는 아무것도 가져갈 수 없습니다.
back-to-the-stockpile-strength-counters = 공급처로 돌려놓는 것: 힘 카운터 { $strength }, 기술 카운터 { $craft }, 운명 토큰 { $fate }.
to-the-spell-discard-pile-spells = 버린 주문 카드 더미에 놓는 것: 주문 { $spells }.
to-their-discard-piles-trophies-trophies = 해당하는 버린 카드 더미에 놓는 것: 전리품 { $trophies }.
the-toad-card-is-put-back = 두꺼비 카드를 제자리에 돌려놓습니다.
the-alignment-card-is-put-back = 성향 카드를 제자리에 돌려놓습니다.
the-character-card-and-the-figure = 캐릭터 카드와 캐릭터 모형을 게임에서 제거합니다.
on-the-next-turn-the-player = 플레이어는 다음 차례에 아직 사용하지 않은 캐릭터 카드 가운데 무작위로 뽑은 캐릭터로 다시 시작할 수 있습니다.
no-character-card-is-left-to = 다시 시작하는 데 쓸 캐릭터 카드가 남아 있지 않습니다.
the-player-is-out-of-the = 플레이어는 게임에서 탈락합니다.
the-new-character-takes-what-it = 새 캐릭터가 원하는 것을 가져옵니다: 물품 { $objects }, 동료 { $followers }, 금화 { $gold }.
what-it-leaves-is-put-on = 가져오지 않은 것은 시작 칸에 놓습니다.
the-last-player-left-wins-the = 마지막으로 남은 플레이어가 승리합니다.
death-of-a-character = 캐릭터의 사망
