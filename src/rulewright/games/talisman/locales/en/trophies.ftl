## trophies.py

give-one-of-id-strength-and = Give one of “id”, “strength” and “craft”.
a-trophy-is-told-in-more = A trophy is told in more than one way.
id-is-no-enemy-and-only = “{ $id }” is no Enemy, and only Enemies can be trophies.
# $gained: points of Strength gained (1), $wasted: trophy points that are lost (2).
all-traded-strength-gained-gained-points = { $wasted ->
    [0] All trophies together bring { $gained } Strength, and nothing is wasted.
    [one] All trophies together bring { $gained } Strength, and { $wasted } point is wasted.
   *[other] All trophies together bring { $gained } Strength, and { $wasted } points are wasted.
}
# The best trade. $traded: the points of the trophies to trade ("7 + 6"), $trades: how many trophies these are (0: none),
# $kept: the points of those to keep ("2"), $keeps: how many these are (0: none), $gained, $wasted: as above.
best-trade-traded-keep-kept-strength = { $trades ->
    [0] Keep all your trophies: they bring no Strength now.
   *[other] Trade the trophies with { $traded } points for { $gained } Strength{ $wasted ->
        [0] .
        [one] ; { $wasted } point is wasted.
       *[other] ; { $wasted } points are wasted.
    }{ $keeps ->
        [0] { "" }
       *[other] { " " }Keep those with { $kept }.
    }
}
all-traded-craft-gained-gained-points = { $wasted ->
    [0] All trophies together bring { $gained } Craft, and nothing is wasted.
    [one] All trophies together bring { $gained } Craft, and { $wasted } point is wasted.
   *[other] All trophies together bring { $gained } Craft, and { $wasted } points are wasted.
}
best-trade-traded-keep-kept-craft = { $trades ->
    [0] Keep all your trophies: they bring no Craft now.
   *[other] Trade the trophies with { $traded } points for { $gained } Craft{ $wasted ->
        [0] .
        [one] ; { $wasted } point is wasted.
       *[other] ; { $wasted } points are wasted.
    }{ $keeps ->
        [0] { "" }
       *[other] { " " }Keep those with { $kept }.
    }
}
