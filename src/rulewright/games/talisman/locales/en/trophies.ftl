## trophies.py

# What a trade wastes, and which trophies are kept.
wasted-points = { $wasted ->
    [0] nothing
    [one] { $wasted } point
   *[other] { $wasted } points
}
kept-trophies = { $keeps ->
    [0] { "" }
    [one] { " " }and keep the one worth { $kept }
   *[other] { " " }and keep those worth { $kept }
}
give-one-of-id-strength-and = Give one of “id”, “strength” and “craft”.
a-trophy-is-told-in-more = A trophy is described in more than one way.
id-is-no-enemy-and-only = “{ $id }” is not an Enemy, and only Enemies can be trophies.
# $gained: points of Strength gained (1), $wasted: trophy points that are lost (2).
all-traded-strength-gained-gained-points = { $gained ->
    [0] { $wasted ->
        [0] You may trade in trophies only at the end of your own turn.
        [one] Trading in everything gains no Strength and wastes { $wasted } point.
       *[other] Trading in everything gains no Strength and wastes { $wasted } points.
    }
   *[other] Trading in everything gains { $gained } Strength and wastes { wasted-points }.
}
# The best trade. $traded: the points of the trophies to trade ("7 + 6"), $trades: how many trophies these are (0: none),
# $kept: the points of those to keep ("2"), $keeps: how many these are (0: none), $gained, $wasted: as above.
best-trade-traded-keep-kept-strength = { $trades ->
    [0] Do not trade in any trophies for Strength now.
    [one] Trade in the trophy worth { $traded } points{ kept-trophies }: you gain { $gained } Strength and waste { wasted-points }.
   *[other] Trade in the trophies worth { $traded } points{ kept-trophies }: you gain { $gained } Strength and waste { wasted-points }.
}
all-traded-craft-gained-gained-points = { $gained ->
    [0] { $wasted ->
        [0] You may trade in trophies only at the end of your own turn.
        [one] Trading in everything gains no Craft and wastes { $wasted } point.
       *[other] Trading in everything gains no Craft and wastes { $wasted } points.
    }
   *[other] Trading in everything gains { $gained } Craft and wastes { wasted-points }.
}
best-trade-traded-keep-kept-craft = { $trades ->
    [0] Do not trade in any trophies for Craft now.
    [one] Trade in the trophy worth { $traded } points{ kept-trophies }: you gain { $gained } Craft and waste { wasted-points }.
   *[other] Trade in the trophies worth { $traded } points{ kept-trophies }: you gain { $gained } Craft and waste { wasted-points }.
}
you-have-no-trophies-to-trade-in = You have no trophies to trade in.
