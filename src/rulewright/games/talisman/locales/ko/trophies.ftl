## trophies.py

give-one-of-id-strength-and = “id”, “strength”, “craft” 중 하나를 쓰세요.
a-trophy-is-told-in-more = 전리품 하나를 여러 가지로 적었습니다.
id-is-no-enemy-and-only = “{ $id }” 카드는 적이 아니며, 적만 전리품이 됩니다.
# $gained: points of Strength gained (1), $wasted: trophy points that are lost (2).
all-traded-strength-gained-gained-points = { $gained ->
    [0] { $wasted ->
        [0] 지금은 힘으로 바꿀 수 없습니다. 전리품은 자기 차례가 끝날 때만 바꿉니다.
       *[other] 모두 내놓아도 힘을 얻지 못하고 { $wasted }점이 사라집니다.
    }
   *[other] 모두 내놓으면 힘 { $gained }점을 얻{ $wasted ->
        [0] 고, 사라지는 점수는 없습니다.
       *[other] 고 { $wasted }점이 사라집니다.
    }
}
# The best trade. $traded: the points of the trophies to trade ("7 + 6"), $trades: how many trophies these are (0: none),
# $kept: the points of those to keep ("2"), $keeps: how many these are (0: none), $gained, $wasted: as above.
best-trade-traded-keep-kept-strength = { $trades ->
    [0] { $keeps ->
        [0] 바꿀 전리품이 없습니다.
       *[other] 전리품 { $kept }점은 지금 바꾸지 않고 남겨 둡니다.
    }
   *[other] { $keeps ->
        [0] { $wasted ->
            [0] 전리품 { $traded }점으로 힘 { $gained }점을 얻으세요.
           *[other] 전리품 { $traded }점으로 힘 { $gained }점을 얻으세요. { $wasted }점은 사라집니다.
        }
       *[other] { $wasted ->
            [0] 전리품 { $traded }점으로 힘 { $gained }점을 얻고, { $kept }점은 남겨 두세요.
           *[other] 전리품 { $traded }점으로 힘 { $gained }점을 얻고 { $kept }점은 남겨 두세요. { $wasted }점은 사라집니다.
        }
    }
}
all-traded-craft-gained-gained-points = { $gained ->
    [0] { $wasted ->
        [0] 지금은 기술로 바꿀 수 없습니다. 전리품은 자기 차례가 끝날 때만 바꿉니다.
       *[other] 모두 내놓아도 기술을 얻지 못하고 { $wasted }점이 사라집니다.
    }
   *[other] 모두 내놓으면 기술 { $gained }점을 얻{ $wasted ->
        [0] 고, 사라지는 점수는 없습니다.
       *[other] 고 { $wasted }점이 사라집니다.
    }
}
best-trade-traded-keep-kept-craft = { $trades ->
    [0] { $keeps ->
        [0] 바꿀 전리품이 없습니다.
       *[other] 전리품 { $kept }점은 지금 바꾸지 않고 남겨 둡니다.
    }
   *[other] { $keeps ->
        [0] { $wasted ->
            [0] 전리품 { $traded }점으로 기술 { $gained }점을 얻으세요.
           *[other] 전리품 { $traded }점으로 기술 { $gained }점을 얻으세요. { $wasted }점은 사라집니다.
        }
       *[other] { $wasted ->
            [0] 전리품 { $traded }점으로 기술 { $gained }점을 얻고, { $kept }점은 남겨 두세요.
           *[other] 전리품 { $traded }점으로 기술 { $gained }점을 얻고 { $kept }점은 남겨 두세요. { $wasted }점은 사라집니다.
        }
    }
}
you-have-no-trophies-to-trade-in = 바꿀 전리품이 없습니다.
