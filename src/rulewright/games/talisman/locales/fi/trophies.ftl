## trophies.py

give-one-of-id-strength-and = Anna yksi kentistä ”id”, ”strength” ja ”craft”.
a-trophy-is-told-in-more = Voittosaalis on ilmoitettu useammalla kuin yhdellä tavalla.
id-is-no-enemy-and-only = ”{ $id }” ei ole Vihollinen, ja vain Vihollinen voi olla voittosaalis.
# $gained: points of Strength gained (1), $wasted: trophy points that are lost (2).
all-traded-strength-gained-gained-points = { $wasted ->
    [0] Kaikista voittosaaliista saat Voimaa { $gained }, eikä mitään mene hukkaan.
    [one] Kaikista voittosaaliista saat Voimaa { $gained }, ja { $wasted } piste menee hukkaan.
   *[other] Kaikista voittosaaliista saat Voimaa { $gained }, ja { $wasted } pistettä menee hukkaan.
}
# The best trade. $traded: the points of the trophies to trade ("7 + 6"), $trades: how many trophies these are (0: none),
# $kept: the points of those to keep ("2"), $keeps: how many these are (0: none), $gained, $wasted: as above.
best-trade-traded-keep-kept-strength = { $trades ->
    [0] Pidä voittosaaliisi: Voimaa niistä ei vielä saa.
   *[other] Vaihda voittosaaliit, joiden pisteet ovat { $traded }: saat Voimaa { $gained }{ $wasted ->
        [0] .
        [one] , ja { $wasted } piste menee hukkaan.
       *[other] , ja { $wasted } pistettä menee hukkaan.
    }{ $keeps ->
        [0] { "" }
       *[other] { " " }Pidä loput ({ $kept }).
    }
}
all-traded-craft-gained-gained-points = { $wasted ->
    [0] Kaikista voittosaaliista saat Taitoa { $gained }, eikä mitään mene hukkaan.
    [one] Kaikista voittosaaliista saat Taitoa { $gained }, ja { $wasted } piste menee hukkaan.
   *[other] Kaikista voittosaaliista saat Taitoa { $gained }, ja { $wasted } pistettä menee hukkaan.
}
best-trade-traded-keep-kept-craft = { $trades ->
    [0] Pidä voittosaaliisi: Taitoa niistä ei vielä saa.
   *[other] Vaihda voittosaaliit, joiden pisteet ovat { $traded }: saat Taitoa { $gained }{ $wasted ->
        [0] .
        [one] , ja { $wasted } piste menee hukkaan.
       *[other] , ja { $wasted } pistettä menee hukkaan.
    }{ $keeps ->
        [0] { "" }
       *[other] { " " }Pidä loput ({ $kept }).
    }
}
