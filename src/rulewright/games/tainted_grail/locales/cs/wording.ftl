## wording.py

# What is counted, after its number, in the accusative: $cost, $terror, $energy, $lost, $rounds.
cost-experience = { $cost ->
    [one] zkušenost
    [few] zkušenosti
   *[other] zkušeností
}
terror-accusative = { $terror ->
    [one] hrůzu
    [few] hrůzy
   *[other] hrůz
}
energy-accusative = { $energy ->
    [one] energii
    [few] energie
   *[other] energií
}
lost-energy = { $lost ->
    [one] energii
    [few] energie
   *[other] energií
}
wanted-cards = { $rounds ->
    [one] hledanou kartu
    [few] hledané karty
   *[other] hledaných karet
}
count-locations = { $count ->
    [one] lokaci
   *[other] lokace
}
# A number with what it counts.
so-much-food = { $food ->
    [0] žádné jídlo
    [one] { $food } jídlo
    [few] { $food } jídla
   *[other] { $food } jídel
}
so-many-cards-in-hand = { $hand ->
    [0] žádnou kartu
    [one] { $hand } kartu
    [few] { $hand } karty
   *[other] { $hand } karet
}
left-of-the-means = { $means ->
    [magic] { $left ->
        [one] magie
        [few] magie
       *[other] magií
    }
    [food] { $left ->
        [one] jídlo
        [few] jídla
       *[other] jídel
    }
    [wealth] bohatství
    [reputation] { $left ->
        [one] pověst
        [few] pověsti
       *[other] pověstí
    }
    [experience] { $left ->
        [one] zkušenost
        [few] zkušenosti
       *[other] zkušeností
    }
   *[energy] { $left ->
        [one] energie
        [few] energie
       *[other] energií
    }
}
in-row = { $row ->
    [2] ve
    [3] ve
    [4] ve
   *[other] v
}
group-days = Dny a přežití
group-land = Země Avalon
group-growth = Zlepšování postav
field-mode = Režim
option-mode--normal = běžný
option-mode--story = příběhový režim
option-mode--challenge = režim výzvy
field-players = Počet hráčů
attribute-aggression = agresivita
attribute-empathy = empatie
attribute-courage = odvaha
attribute-caution = opatrnost
attribute-practicality = praktičnost
attribute-spirituality = duchovnost
