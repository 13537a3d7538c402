## trophies.py

# What is traded and what is kept, what a trade gains and what it wastes.
trade-and-keep = Vaihda { $trades ->
    [one] { $traded } pisteen voittosaalis{ $keeps ->
        [0] { "" }
       *[other] { " " }{ kept-trophies }
    }
   *[other] voittosaaliit, joiden pisteet ovat { $traded }{ $keeps ->
        [0] { "" }
       *[other] , { kept-trophies }
    }
}
kept-trophies = { $keeps ->
    [one] ja säästä { $kept } pisteen voittosaalis
   *[other] ja säästä voittosaaliit, joiden pisteet ovat { $kept }
}
gained-points = { $gained ->
    [one] pisteen
   *[other] pistettä
}
wasted-points = { $wasted ->
    [0] , eikä pisteitä mene hukkaan.
    [one] , ja { $wasted } piste menee hukkaan.
   *[other] , ja { $wasted } pistettä menee hukkaan.
}
give-one-of-id-strength-and = Anna vain yksi kentistä ”id”, ”strength” ja ”craft”.
a-trophy-is-told-in-more = Voittosaalis on ilmoitettu useammalla kuin yhdellä tavalla.
id-is-no-enemy-and-only = ”{ $id }” ei ole Vihollinen, ja vain Vihollinen voi olla voittosaalis.
# $gained: points of Strength gained (1), $wasted: trophy points that are lost (2).
all-traded-strength-gained-gained-points = { $gained ->
    [0] { $wasted ->
        [0] Voittosaaliita saat vaihtaa vain oman pelivuorosi lopussa.
       *[other] Jos vaihdat kaikki, et saa Voimaa{ wasted-points }
    }
   *[other] Jos vaihdat kaikki, saat { $gained } { gained-points } Voimaa{ wasted-points }
}
# The best trade. $traded: the points of the trophies to trade ("7 + 6"), $trades: how many trophies these are (0: none),
# $kept: the points of those to keep ("2"), $keeps: how many these are (0: none), $gained, $wasted: as above.
best-trade-traded-keep-kept-strength = { $trades ->
    [0] Älä vaihda vielä voittosaaliita Voimaan.
   *[other] { trade-and-keep }, niin saat { $gained } { gained-points } Voimaa{ wasted-points }
}
all-traded-craft-gained-gained-points = { $gained ->
    [0] { $wasted ->
        [0] Voittosaaliita saat vaihtaa vain oman pelivuorosi lopussa.
       *[other] Jos vaihdat kaikki, et saa Taitoa{ wasted-points }
    }
   *[other] Jos vaihdat kaikki, saat { $gained } { gained-points } Taitoa{ wasted-points }
}
best-trade-traded-keep-kept-craft = { $trades ->
    [0] Älä vaihda vielä voittosaaliita Taitoon.
   *[other] { trade-and-keep }, niin saat { $gained } { gained-points } Taitoa{ wasted-points }
}
you-have-no-trophies-to-trade-in = Sinulla ei ole voittosaaliita vaihdettavaksi.
