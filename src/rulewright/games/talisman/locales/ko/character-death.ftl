## character_death.py

# After a list of what may be taken: as much of it as is wanted, or it, where it is one thing.
as-much-as-is-wanted = { $objects ->
    [0] { $followers ->
        [0] { $gold ->
            [1] 을(를)
           *[other] {" "}중 원하는 만큼
        }
        [1] { $gold ->
            [0] 을(를)
           *[other] {" "}중 원하는 만큼
        }
       *[other] {" "}중 원하는 만큼
    }
    [1] { $followers ->
        [0] { $gold ->
            [0] 을(를)
           *[other] {" "}중 원하는 만큼
        }
       *[other] {" "}중 원하는 만큼
    }
   *[other] {" "}중 원하는 만큼
}
the-command-spell-is-cast-only = 지배 주문은 지배의 왕관에 도착한 캐릭터만 발동합니다.
set-crown-reached-or-give-another = “crown_reached”를 true로 하거나 “killed_by”를 바꾸세요.
character-death-statement-killed = 캐릭터가 즉시 사망합니다.
# $things: what there is, as a list ("4 Objects", "1 Follower", "3 gold"); $taken: the same as the object of a verb.
# $objects, $followers, $gold: the numbers, perhaps 0.
character-death-statement-killer-may-take = 죽인 캐릭터는 { LIST($things) }{ as-much-as-is-wanted } 가져갈 수 있습니다.
# $things, $taken, $objects, $followers, $gold as in `character-death-statement-killer-may-take`.
toad-statement-leaves-on-the-space = { LIST($things) }은(는) 그 칸에 남습니다.
character-death-statement-rest-left-on-the-space = 죽인 캐릭터가 가져가지 않은 것은 그 칸에 남습니다.
# $things, $taken, $objects, $followers, $gold as in `character-death-statement-killer-may-take`.
character-death-statement-set-aside-for-the-heir = { LIST($things) }을(를) 다음 캐릭터 몫으로 따로 치워 둡니다.
character-death-statement-no-looting = 죽인 캐릭터는 아무것도 가져갈 수 없습니다.
# $things, $taken: "2 Strength counters", "1 fate token" as lists. $strength, $craft, $fate: the numbers, perhaps 0.
character-death-statement-returned-to-the-stockpile = { LIST($things) }을(를) 공급처로 돌려놓습니다.
# $spells: the number; $things, $taken: "2 Spells".
character-death-statement-spells-discarded = { LIST($things) }을(를) 버린 주문 카드 더미에 놓습니다.
# $trophies: the number; $things, $taken: "2 trophies".
character-death-statement-trophies-discarded = { $trophies ->
    [1] { LIST($things) }을(를) 해당하는 버린 카드 더미에 놓습니다.
   *[other] { LIST($things) }을(를) 각각 해당하는 버린 카드 더미에 놓습니다.
}
character-death-statement-toad-card-put-back = 두꺼비 카드를 제자리에 돌려놓습니다.
character-death-statement-alignment-card-put-back = 성향 카드를 제자리에 돌려놓습니다.
character-death-statement-character-leaves-the-game = 캐릭터 카드와 모형을 게임에서 제거합니다.
character-death-statement-new-character = 사용하지 않은 캐릭터를 다음 차례에 무작위로 뽑아 다시 시작할 수 있습니다.
character-death-statement-no-character-left = 남은 캐릭터 카드가 없어 다시 시작할 수 없습니다.
character-death-statement-out-of-the-game = 그 플레이어는 게임에서 탈락합니다.
# $things, $taken, $objects, $followers, $gold as in `character-death-statement-killer-may-take`.
character-death-statement-heir-takes-what-it-wants = 새 캐릭터는 { LIST($things) }{ as-much-as-is-wanted } 가져갈 수 있습니다.
character-death-statement-rest-on-the-start-space = 새 캐릭터가 가져가지 않은 것은 시작 칸에 놓습니다.
character-death-statement-last-player-wins = 마지막으로 남은 플레이어가 승리합니다.
character-death-title = 캐릭터 사망
