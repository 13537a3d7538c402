## trophies.py

give-one-of-id-strength-and = Zadejte jedno z polí „id“, „strength“ a „craft“.
a-trophy-is-told-in-more = Trofej je zadána více než jedním způsobem.
id-is-no-enemy-and-only = „{ $id }“ není nepřítel, a trofejí může být jen nepřítel.
# $gained: points of Strength gained (1), $wasted: trophy points that are lost (2).
all-traded-strength-gained-gained-points = { $gained ->
    [0] { $wasted ->
        [0] Teď trofeje vyměnit nesmíte, vyměňují se jen na konci vlastního tahu.
        [one] Výměnou všech trofejí nezískáte nic a { $wasted } bod propadne.
        [few] Výměnou všech trofejí nezískáte nic a { $wasted } body propadnou.
       *[other] Výměnou všech trofejí nezískáte nic a { $wasted } bodů propadne.
    }
   *[other] { $gained ->
        [one] Výměnou všech trofejí získáte { $gained } ukazatel síly
        [few] Výměnou všech trofejí získáte { $gained } ukazatele síly
       *[other] Výměnou všech trofejí získáte { $gained } ukazatelů síly
    }{ $wasted ->
        [0] {" "}a nepropadne nic.
        [one] {" "}a { $wasted } bod propadne.
        [few] {" "}a { $wasted } body propadnou.
       *[other] {" "}a { $wasted } bodů propadne.
    }
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
    } za { $gained ->
        [one] { $gained } ukazatel síly
        [few] { $gained } ukazatele síly
       *[other] { $gained } ukazatelů síly
    }{ $keeps ->
        [0] {""}
        [one] , trofej v hodnotě { $kept } si nechte
       *[other] , trofeje v hodnotě { $kept } si nechte
    }; { $wasted ->
        [0] nepropadne nic.
        [one] { $wasted } bod propadne.
        [few] { $wasted } body propadnou.
       *[other] { $wasted } bodů propadne.
    }
}
all-traded-craft-gained-gained-points = { $gained ->
    [0] { $wasted ->
        [0] Teď trofeje vyměnit nesmíte, vyměňují se jen na konci vlastního tahu.
        [one] Výměnou všech trofejí nezískáte nic a { $wasted } bod propadne.
        [few] Výměnou všech trofejí nezískáte nic a { $wasted } body propadnou.
       *[other] Výměnou všech trofejí nezískáte nic a { $wasted } bodů propadne.
    }
   *[other] { $gained ->
        [one] Výměnou všech trofejí získáte { $gained } ukazatel vůle
        [few] Výměnou všech trofejí získáte { $gained } ukazatele vůle
       *[other] Výměnou všech trofejí získáte { $gained } ukazatelů vůle
    }{ $wasted ->
        [0] {" "}a nepropadne nic.
        [one] {" "}a { $wasted } bod propadne.
        [few] {" "}a { $wasted } body propadnou.
       *[other] {" "}a { $wasted } bodů propadne.
    }
}
best-trade-traded-keep-kept-craft = { $trades ->
    [0] Teď za vůli nic nevyměňujte, { $keeps ->
        [one] trofej v hodnotě { $kept } si nechte.
       *[other] trofeje v hodnotě { $kept } si nechte.
    }
   *[other] { $trades ->
        [one] Vyměňte trofej v hodnotě { $traded }
       *[other] Vyměňte trofeje v hodnotě { $traded }
    } za { $gained ->
        [one] { $gained } ukazatel vůle
        [few] { $gained } ukazatele vůle
       *[other] { $gained } ukazatelů vůle
    }{ $keeps ->
        [0] {""}
        [one] , trofej v hodnotě { $kept } si nechte
       *[other] , trofeje v hodnotě { $kept } si nechte
    }; { $wasted ->
        [0] nepropadne nic.
        [one] { $wasted } bod propadne.
        [few] { $wasted } body propadnou.
       *[other] { $wasted } bodů propadne.
    }
}
you-have-no-trophies-to-trade-in = Nemáte žádné trofeje, není co vyměnit.
