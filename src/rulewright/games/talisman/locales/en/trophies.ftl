## trophies.py

give-one-of-id-strength-and = Give one of “id”, “strength” and “craft”.
a-trophy-is-told-in-more = A trophy is described in more than one way.
id-is-no-enemy-and-only = “{ $id }” is not an Enemy, and only Enemies can be trophies.
# $gained: points of Strength gained (1), $wasted: trophy points that are lost (2).
all-traded-strength-gained-gained-points = Trading in everything gains { $gained ->
    [0] no
   *[other] { $gained }
} Strength and wastes { $wasted ->
    [0] nothing
    [one] { $wasted } point
   *[other] { $wasted } points
}.
# The best trade. $traded: the points of the trophies to trade ("7 + 6"), $trades: how many trophies these are (0: none),
# $kept: the points of those to keep ("2"), $keeps: how many these are (0: none), $gained, $wasted: as above.
best-trade-traded-keep-kept-strength = { $trades ->
    [0] Keep all your trophies: trading them in for Strength is not worth it now.
    [one] Trade in the trophy worth { $traded } points{ $keeps ->
        [0] { "" }
        [one] { " " }and keep the one worth { $kept }
       *[other] { " " }and keep those worth { $kept }
    }: you gain { $gained } Strength and waste { $wasted ->
        [0] nothing
        [one] { $wasted } point
       *[other] { $wasted } points
    }.
   *[other] Trade in the trophies worth { $traded } points{ $keeps ->
        [0] { "" }
        [one] { " " }and keep the one worth { $kept }
       *[other] { " " }and keep those worth { $kept }
    }: you gain { $gained } Strength and waste { $wasted ->
        [0] nothing
        [one] { $wasted } point
       *[other] { $wasted } points
    }.
}
all-traded-craft-gained-gained-points = Trading in everything gains { $gained ->
    [0] no
   *[other] { $gained }
} Craft and wastes { $wasted ->
    [0] nothing
    [one] { $wasted } point
   *[other] { $wasted } points
}.
best-trade-traded-keep-kept-craft = { $trades ->
    [0] Keep all your trophies: trading them in for Craft is not worth it now.
    [one] Trade in the trophy worth { $traded } points{ $keeps ->
        [0] { "" }
        [one] { " " }and keep the one worth { $kept }
       *[other] { " " }and keep those worth { $kept }
    }: you gain { $gained } Craft and waste { $wasted ->
        [0] nothing
        [one] { $wasted } point
       *[other] { $wasted } points
    }.
   *[other] Trade in the trophies worth { $traded } points{ $keeps ->
        [0] { "" }
        [one] { " " }and keep the one worth { $kept }
       *[other] { " " }and keep those worth { $kept }
    }: you gain { $gained } Craft and waste { $wasted ->
        [0] nothing
        [one] { $wasted } point
       *[other] { $wasted } points
    }.
}
you-have-no-trophies-to-trade-in = You have no trophies to trade in.
