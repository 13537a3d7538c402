## trophies.py

give-one-of-id-strength-and = Zadejte jedno z polí „id“, „strength“ a „craft“.
a-trophy-is-told-in-more = Trofej je zadána více než jedním způsobem.
id-is-no-enemy-and-only = „{ $id }“ není nepřítel, a trofejí může být jen nepřítel.
# $gained: points of Strength gained (1), $wasted: trophy points that are lost (2).
all-traded-strength-gained-gained-points = { $gained ->
    [0] Výměnou všech trofejí nezískáte nic
    [one] Výměnou všech trofejí získáte { $gained } bod síly
    [few] Výměnou všech trofejí získáte { $gained } body síly
   *[other] Výměnou všech trofejí získáte { $gained } bodů síly
}{ $wasted ->
    [0] {" "}a nepropadne nic.
    [one] {" "}a { $wasted } bod propadne.
    [few] {" "}a { $wasted } body propadnou.
   *[other] {" "}a { $wasted } bodů propadne.
}
# The best trade. $traded: the points of the trophies to trade ("7 + 6"), $trades: how many trophies these are (0: none),
# $kept: the points of those to keep ("2"), $keeps: how many these are (0: none), $gained, $wasted: as above.
best-trade-traded-keep-kept-strength = { $trades ->
    [0] Nevyměňujte nic, { $keeps ->
        [one] trofej { $kept } si nechte.
       *[other] trofeje { $kept } si nechte.
    }
   *[other] { $trades ->
        [one] Vyměňte trofej { $traded }
       *[other] Vyměňte trofeje { $traded }
    } za { $gained ->
        [one] { $gained } bod síly
        [few] { $gained } body síly
       *[other] { $gained } bodů síly
    }{ $keeps ->
        [0] {""}
        [one] , trofej { $kept } si nechte
       *[other] , trofeje { $kept } si nechte
    }; { $wasted ->
        [0] nepropadne nic.
        [one] { $wasted } bod propadne.
        [few] { $wasted } body propadnou.
       *[other] { $wasted } bodů propadne.
    }
}
all-traded-craft-gained-gained-points = { $gained ->
    [0] Výměnou všech trofejí nezískáte nic
    [one] Výměnou všech trofejí získáte { $gained } bod vůle
    [few] Výměnou všech trofejí získáte { $gained } body vůle
   *[other] Výměnou všech trofejí získáte { $gained } bodů vůle
}{ $wasted ->
    [0] {" "}a nepropadne nic.
    [one] {" "}a { $wasted } bod propadne.
    [few] {" "}a { $wasted } body propadnou.
   *[other] {" "}a { $wasted } bodů propadne.
}
best-trade-traded-keep-kept-craft = { $trades ->
    [0] Nevyměňujte nic, { $keeps ->
        [one] trofej { $kept } si nechte.
       *[other] trofeje { $kept } si nechte.
    }
   *[other] { $trades ->
        [one] Vyměňte trofej { $traded }
       *[other] Vyměňte trofeje { $traded }
    } za { $gained ->
        [one] { $gained } bod vůle
        [few] { $gained } body vůle
       *[other] { $gained } bodů vůle
    }{ $keeps ->
        [0] {""}
        [one] , trofej { $kept } si nechte
       *[other] , trofeje { $kept } si nechte
    }; { $wasted ->
        [0] nepropadne nic.
        [one] { $wasted } bod propadne.
        [few] { $wasted } body propadnou.
       *[other] { $wasted } bodů propadne.
    }
}
you-have-no-trophies-to-trade-in = Nemáte žádné trofeje, není co vyměnit.
