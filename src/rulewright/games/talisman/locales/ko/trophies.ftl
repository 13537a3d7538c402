## trophies.py

give-one-of-id-strength-and = “id”, “strength”, “craft” 가운데 하나를 쓰십시오.
a-trophy-is-told-in-more = 전리품 하나를 여러 가지 방법으로 나타냈습니다.
id-is-no-enemy-and-only = “{ $id }”는 적이 아니며, 적만 전리품이 될 수 있습니다.
# $gained: points of Strength gained (1), $wasted: trophy points that are lost (2).
all-traded-strength-gained-gained-points = 모두 교환하면 힘 { $gained }점을 얻고, { $wasted ->
    [0] 남는 점수가 없습니다.
   *[other] 전리품 { $wasted }점을 버리게 됩니다.
}
# The best trade. $traded: the points of the trophies to trade ("7 + 6"), $trades: how many trophies these are (0: none),
# $kept: the points of those to keep ("2"), $keeps: how many these are (0: none), $gained, $wasted: as above.
best-trade-traded-keep-kept-strength = { $trades ->
    [0] 지금은 교환하지 마세요. 힘을 얻을 수 없습니다.
   *[other] { $traded }점인 전리품을 힘 { $gained }점과 교환하세요.{ $wasted ->
        [0] { "" }
       *[other] { " " }{ $wasted }점은 버리게 됩니다.
    }{ $keeps ->
        [0] { "" }
       *[other] { " " }{ $kept }점인 전리품은 가지고 계세요.
    }
}
all-traded-craft-gained-gained-points = 모두 교환하면 기술 { $gained }점을 얻고, { $wasted ->
    [0] 남는 점수가 없습니다.
   *[other] 전리품 { $wasted }점을 버리게 됩니다.
}
best-trade-traded-keep-kept-craft = { $trades ->
    [0] 지금은 교환하지 마세요. 기술을 얻을 수 없습니다.
   *[other] { $traded }점인 전리품을 기술 { $gained }점과 교환하세요.{ $wasted ->
        [0] { "" }
       *[other] { " " }{ $wasted }점은 버리게 됩니다.
    }{ $keeps ->
        [0] { "" }
       *[other] { " " }{ $kept }점인 전리품은 가지고 계세요.
    }
}
