## trophies.py

give-one-of-id-strength-and = Zadejte jedno z polí „id“, „strength“ a „craft“.
a-trophy-is-told-in-more = Trofej je zadána více než jedním způsobem.
id-is-no-enemy-and-only = „{ $id }“ není nepřítel a trofejí může být jen nepřítel.
# $gained: points of Strength gained (1), $wasted: trophy points that are lost (2).
all-traded-strength-gained-gained-points = { $wasted ->
    [0] Za všechny trofeje získáte sílu { $gained } a nic nepropadne.
    [one] Za všechny trofeje získáte sílu { $gained } a { $wasted } bod propadne.
    [few] Za všechny trofeje získáte sílu { $gained } a { $wasted } body propadnou.
   *[other] Za všechny trofeje získáte sílu { $gained } a { $wasted } bodů propadne.
}
# The best trade. $traded: the points of the trophies to trade ("7 + 6"), $trades: how many trophies these are (0: none),
# $kept: the points of those to keep ("2"), $keeps: how many these are (0: none), $gained, $wasted: as above.
best-trade-traded-keep-kept-strength = { $trades ->
    [0] Zatím nic nevyměňujte: sílu by vám trofeje nepřinesly.
   *[other] Vyměňte trofeje za { $traded }: získáte sílu { $gained }{ $wasted ->
        [0] .
        [one] {" "}a { $wasted } bod propadne.
        [few] {" "}a { $wasted } body propadnou.
       *[other] {" "}a { $wasted } bodů propadne.
    }{ $keeps ->
        [0] { "" }
       *[other] { " " }Trofeje za { $kept } si nechte.
    }
}
all-traded-craft-gained-gained-points = { $wasted ->
    [0] Za všechny trofeje získáte vůli { $gained } a nic nepropadne.
    [one] Za všechny trofeje získáte vůli { $gained } a { $wasted } bod propadne.
    [few] Za všechny trofeje získáte vůli { $gained } a { $wasted } body propadnou.
   *[other] Za všechny trofeje získáte vůli { $gained } a { $wasted } bodů propadne.
}
best-trade-traded-keep-kept-craft = { $trades ->
    [0] Zatím nic nevyměňujte: vůli by vám trofeje nepřinesly.
   *[other] Vyměňte trofeje za { $traded }: získáte vůli { $gained }{ $wasted ->
        [0] .
        [one] {" "}a { $wasted } bod propadne.
        [few] {" "}a { $wasted } body propadnou.
       *[other] {" "}a { $wasted } bodů propadne.
    }{ $keeps ->
        [0] { "" }
       *[other] { " " }Trofeje za { $kept } si nechte.
    }
}
