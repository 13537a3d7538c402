## trophies.py

give-one-of-id-strength-and = Anna vain yksi kentistä ”id”, ”strength” ja ”craft”.
a-trophy-is-told-in-more = Voittosaalis on ilmoitettu useammalla kuin yhdellä tavalla.
id-is-no-enemy-and-only = ”{ $id }” ei ole Vihollinen, ja vain Vihollinen voi olla voittosaalis.
# $gained: points of Strength gained (1), $wasted: trophy points that are lost (2).
all-traded-strength-gained-gained-points = { $gained ->
    [0] { $wasted ->
        [0] Voittosaaliita saat vaihtaa vain oman pelivuorosi lopussa.
        [one] Jos vaihdat kaikki, et saa Voimaa, ja { $wasted } piste menee hukkaan.
       *[other] Jos vaihdat kaikki, et saa Voimaa, ja { $wasted } pistettä menee hukkaan.
    }
   *[other] Jos vaihdat kaikki, saat { $gained ->
        [one] { $gained } pisteen Voimaa
       *[other] { $gained } pistettä Voimaa
    }{ $wasted ->
        [0] , eikä pisteitä mene hukkaan.
        [one] , ja { $wasted } piste menee hukkaan.
       *[other] , ja { $wasted } pistettä menee hukkaan.
    }
}
# The best trade. $traded: the points of the trophies to trade ("7 + 6"), $trades: how many trophies these are (0: none),
# $kept: the points of those to keep ("2"), $keeps: how many these are (0: none), $gained, $wasted: as above.
best-trade-traded-keep-kept-strength = { $trades ->
    [0] Älä vaihda vielä voittosaaliita Voimaan.
   *[other] Vaihda { $trades ->
        [one] { $traded } pisteen voittosaalis{ $keeps ->
            [0] { "" }
            [one] { " " }ja säästä { $kept } pisteen voittosaalis
           *[other] { " " }ja säästä voittosaaliit, joiden pisteet ovat { $kept }
        }
       *[other] voittosaaliit, joiden pisteet ovat { $traded }{ $keeps ->
            [0] { "" }
            [one] , ja säästä { $kept } pisteen voittosaalis
           *[other] , ja säästä voittosaaliit, joiden pisteet ovat { $kept }
        }
    }, niin saat { $gained ->
        [one] { $gained } pisteen Voimaa
       *[other] { $gained } pistettä Voimaa
    }{ $wasted ->
        [0] , eikä pisteitä mene hukkaan.
        [one] , ja { $wasted } piste menee hukkaan.
       *[other] , ja { $wasted } pistettä menee hukkaan.
    }
}
all-traded-craft-gained-gained-points = { $gained ->
    [0] { $wasted ->
        [0] Voittosaaliita saat vaihtaa vain oman pelivuorosi lopussa.
        [one] Jos vaihdat kaikki, et saa Taitoa, ja { $wasted } piste menee hukkaan.
       *[other] Jos vaihdat kaikki, et saa Taitoa, ja { $wasted } pistettä menee hukkaan.
    }
   *[other] Jos vaihdat kaikki, saat { $gained ->
        [one] { $gained } pisteen Taitoa
       *[other] { $gained } pistettä Taitoa
    }{ $wasted ->
        [0] , eikä pisteitä mene hukkaan.
        [one] , ja { $wasted } piste menee hukkaan.
       *[other] , ja { $wasted } pistettä menee hukkaan.
    }
}
best-trade-traded-keep-kept-craft = { $trades ->
    [0] Älä vaihda vielä voittosaaliita Taitoon.
   *[other] Vaihda { $trades ->
        [one] { $traded } pisteen voittosaalis{ $keeps ->
            [0] { "" }
            [one] { " " }ja säästä { $kept } pisteen voittosaalis
           *[other] { " " }ja säästä voittosaaliit, joiden pisteet ovat { $kept }
        }
       *[other] voittosaaliit, joiden pisteet ovat { $traded }{ $keeps ->
            [0] { "" }
            [one] , ja säästä { $kept } pisteen voittosaalis
           *[other] , ja säästä voittosaaliit, joiden pisteet ovat { $kept }
        }
    }, niin saat { $gained ->
        [one] { $gained } pisteen Taitoa
       *[other] { $gained } pistettä Taitoa
    }{ $wasted ->
        [0] , eikä pisteitä mene hukkaan.
        [one] , ja { $wasted } piste menee hukkaan.
       *[other] , ja { $wasted } pistettä menee hukkaan.
    }
}
you-have-no-trophies-to-trade-in = Sinulla ei ole voittosaaliita vaihdettavaksi.
