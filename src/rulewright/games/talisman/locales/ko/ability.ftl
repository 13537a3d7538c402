## ability.py

a-character-that-is-no-toad = 두꺼비가 아닌 캐릭터는 두꺼비일 때 얻은 것이 없습니다.
set-toad-or-count-the-points = “toad”를 true로 하거나 그 점수를 “counters”에 넣으세요.
the-character-uses-id-but-does = 캐릭터가 가지고 있지 않은 “{ $id }”을(를) 사용합니다.
add-it-to-the-cards = “hero.cards”에 넣거나 “used”에서 빼세요.
# $count: how many Spells the character may have (0 to 3).
spells-at-most-count = { $count ->
    [0] 주문을 가질 수 없습니다.
   *[other] 주문을 { $count }개까지 가질 수 있습니다.
}
# $count: how many Spells must be discarded (0, 2).
spells-to-discard-at-once-count = { $count ->
    [0] 버려야 하는 주문은 없습니다.
   *[other] 주문 { $count }개를 즉시 버립니다.
}
# $count: how many Objects the character may carry.
objects-at-most-count = { $count ->
    [0] 물품을 가질 수 없습니다.
   *[other] 물품을 { $count }개까지 가질 수 있습니다.
}
# $count: how many Objects must be left (0, 2).
objects-to-leave-on-the-space = { $count ->
    [0] 운반 한계 때문에 내려놓아야 하는 물품은 없습니다.
   *[other] 운반 한계를 넘은 물품 { $count }개를 지금 있는 칸에 내려놓습니다.
}
# Said of a card, after its name and a colon.
may-not-be-kept = 계속 가지고 있을 수 없습니다.
id-is-neither-an-object-nor = “{ $id }” 카드는 물품도 동료도 아닙니다.
take-it-out = 이 필드를 빼세요.
# $total: 8.
strength-in-all-total = 최종 힘은 { $total }입니다.
craft-in-all-total = 최종 기술은 { $total }입니다.
ability-source-printed-value = 카드에 적힌 수치
# One share of a total; of a card, after its name and a colon. $which: printed-value, counters, craft-value, toad, or the
# kind of a card: object, magic-object, follower. $source: that in words ("Follower"), $value: what it adds (2).
counts-source-value = { $which ->
    [printed-value] { $ability ->
        [craft] 캐릭터 카드에 적힌 기술은 { $value }입니다.
       *[strength] 캐릭터 카드에 적힌 힘은 { $value }입니다.
    }
    [counters] { $ability ->
        [craft] 기술 카운터로 { $value }을(를) 더합니다.
       *[strength] 힘 카운터로 { $value }을(를) 더합니다.
    }
    [craft-value] 기본 기술 수치 { $value }을(를) 더합니다.
    [toad] { $ability ->
        [craft] 두꺼비의 기술은 { $value }입니다.
       *[strength] 두꺼비의 힘은 { $value }입니다.
    }
   *[other] { $source } 보너스 { $value }을(를) 더합니다.
}
# As `counts-source-value`, for what does not count now.
does-not-count-source-value = { $which ->
    [printed-value] { $ability ->
        [craft] 캐릭터 카드에 적힌 기술 { $value }은(는) 더하지 않습니다.
       *[strength] 캐릭터 카드에 적힌 힘 { $value }은(는) 더하지 않습니다.
    }
    [counters] { $ability ->
        [craft] 기술 카운터 { $value }은(는) 더하지 않습니다.
       *[strength] 힘 카운터 { $value }은(는) 더하지 않습니다.
    }
    [craft-value] 기본 기술 수치 { $value }은(는) 더하지 않습니다.
    [toad] { $ability ->
        [craft] 두꺼비의 기술 { $value }은(는) 더하지 않습니다.
       *[strength] 두꺼비의 힘 { $value }은(는) 더하지 않습니다.
    }
   *[other] { $source } 보너스 { $value }은(는) 더하지 않습니다.
}
ability-source-counters = 카운터
ability-source-craft-value = 기본 기술 수치
ability-source-toad = 두꺼비
ability-source-object = 일반 물품
ability-source-magic-object = 마법 물품
ability-source-follower = 동료
ability-title = 힘과 기술, 한도
