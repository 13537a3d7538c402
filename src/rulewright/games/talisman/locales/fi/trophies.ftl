## trophies.py

give-one-of-id-strength-and = Anna vain yksi kentistä ”id”, ”strength” ja ”craft”.
a-trophy-is-told-in-more = Voittosaalis on ilmoitettu useammalla kuin yhdellä tavalla.
id-is-no-enemy-and-only = ”{ $id }” ei ole Vihollinen, ja vain Vihollinen voi olla voittosaalis.
# $gained: points of Strength gained (1), $wasted: trophy points that are lost (2).
all-traded-strength-gained-gained-points = Jos vaihdat kaikki, { $gained ->
        [0] et saa Voimaa
        [one] saat { $gained } pisteen Voimaa
       *[other] saat { $gained } pistettä Voimaa
    }{ $wasted ->
        [0] { $gained ->
            [0] .
           *[other] , eikä pisteitä mene hukkaan.
        }
        [one] , ja { $wasted } piste menee hukkaan.
       *[other] , ja { $wasted } pistettä menee hukkaan.
    }
# The best trade. $traded: the points of the trophies to trade ("7 + 6"), $trades: how many trophies these are (0: none),
# $kept: the points of those to keep ("2"), $keeps: how many these are (0: none), $gained, $wasted: as above.
best-trade-traded-keep-kept-strength = { $trades ->
    [0] Säästä voittosaaliisi, sillä vaihto Voimaan ei nyt kannata.
   *[other] Vaihda { $trades ->
        [one] voittosaalis { $traded }
       *[other] voittosaaliit { $traded }
    }{ $keeps ->
        [0] { "" }
       *[other] { " " }ja säästä { $kept }
    }, niin saat { $gained ->
        [one] { $gained } pisteen Voimaa
       *[other] { $gained } pistettä Voimaa
    }{ $wasted ->
        [0] , eikä pisteitä mene hukkaan.
        [one] , ja { $wasted } piste menee hukkaan.
       *[other] , ja { $wasted } pistettä menee hukkaan.
    }
}
all-traded-craft-gained-gained-points = Jos vaihdat kaikki, { $gained ->
        [0] et saa Taitoa
        [one] saat { $gained } pisteen Taitoa
       *[other] saat { $gained } pistettä Taitoa
    }{ $wasted ->
        [0] { $gained ->
            [0] .
           *[other] , eikä pisteitä mene hukkaan.
        }
        [one] , ja { $wasted } piste menee hukkaan.
       *[other] , ja { $wasted } pistettä menee hukkaan.
    }
best-trade-traded-keep-kept-craft = { $trades ->
    [0] Säästä voittosaaliisi, sillä vaihto Taitoon ei nyt kannata.
   *[other] Vaihda { $trades ->
        [one] voittosaalis { $traded }
       *[other] voittosaaliit { $traded }
    }{ $keeps ->
        [0] { "" }
       *[other] { " " }ja säästä { $kept }
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
