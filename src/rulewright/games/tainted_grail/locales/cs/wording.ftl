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
days-and-survival = Dny a přežití
the-land-of-avalon = Země Avalon
stronger-characters = Zlepšování postav
mode = Režim
normal = běžný
story-mode = příběhový režim
challenge-mode-2 = režim výzvy
players = Počet hráčů
aggression = agresivita
empathy = empatie
courage = odvaha
caution = opatrnost
practicality = praktičnost
spirituality = duchovnost
