## trophies.py

# What a trade gains and wastes, and which trophies are kept.
gained-counters = { $gained ->
    [one] ukazatel
    [few] ukazatele
   *[other] ukazatelů
}
wasted-points = { $wasted ->
    [0] nepropadne nic.
    [one] { $wasted } bod propadne.
    [few] { $wasted } body propadnou.
   *[other] { $wasted } bodů propadne.
}
kept-trophies = { $keeps ->
    [0] { "" }
    [one] , trofej v hodnotě { $kept } si nechte
   *[other] , trofeje v hodnotě { $kept } si nechte
}
nothing-gained = { $wasted ->
    [0] Teď trofeje vyměnit nesmíte, vyměňují se jen na konci vlastního tahu.
    [one] Výměnou všech trofejí nezískáte nic a { $wasted } bod propadne.
    [few] Výměnou všech trofejí nezískáte nic a { $wasted } body propadnou.
   *[other] Výměnou všech trofejí nezískáte nic a { $wasted } bodů propadne.
}
give-one-of-id-strength-and = Zadejte jedno z polí „id“, „strength“ a „craft“.
a-trophy-is-told-in-more = Trofej je zadána více než jedním způsobem.
id-is-no-enemy-and-only = „{ $id }“ není nepřítel, a trofejí může být jen nepřítel.
# $gained: points of Strength gained (1), $wasted: trophy points that are lost (2).
all-traded-strength-gained-gained-points = { $gained ->
    [0] { nothing-gained }
   *[other] Výměnou všech trofejí získáte { $gained } { gained-counters } síly a { wasted-points }
}
# The best trade. $traded: the points of the trophies to trade ("7 + 6"), $trades: how many trophies these are (0: none),
# $kept: the points of those to keep ("2"), $keeps: how many these are (0: none), $gained, $wasted: as above.
best-trade-traded-keep-kept-strength = { $trades ->
    [0] Teď za sílu nic nevyměňujte, { $keeps ->
        [one] trofej v hodnotě { $kept } si nechte.
       *[other] trofeje v hodnotě { $kept } si nechte.
    }
   *[other] { $trades ->
        [one] Vyměňte trofej v hodnotě { $traded }
       *[other] Vyměňte trofeje v hodnotě { $traded }
    } za { $gained } { gained-counters } síly{ kept-trophies }; { wasted-points }
}
all-traded-craft-gained-gained-points = { $gained ->
    [0] { nothing-gained }
   *[other] Výměnou všech trofejí získáte { $gained } { gained-counters } vůle a { wasted-points }
}
best-trade-traded-keep-kept-craft = { $trades ->
    [0] Teď za vůli nic nevyměňujte, { $keeps ->
        [one] trofej v hodnotě { $kept } si nechte.
       *[other] trofeje v hodnotě { $kept } si nechte.
    }
   *[other] { $trades ->
        [one] Vyměňte trofej v hodnotě { $traded }
       *[other] Vyměňte trofeje v hodnotě { $traded }
    } za { $gained } { gained-counters } vůle{ kept-trophies }; { wasted-points }
}
you-have-no-trophies-to-trade-in = Nemáte žádné trofeje, není co vyměnit.
