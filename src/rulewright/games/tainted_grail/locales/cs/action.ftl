## action.py

give-the-number-that-the-card = Uveďte číslo, které je na kartě nebo v textu.
this-action-always-costs-the-same = Tato akce stojí vždy stejně.
take-it-out = Odstraňte tento údaj.
this-action-is-paid-with-energy = Tato akce se platí energií.
take-it-out-or-ask-for = Odstraňte tento údaj, nebo zvolte „each-pays“.
no-action-is-taken-in-an = Během střetnutí se akce neprovádějí.
# $lacking: how much is missing; $means: of what: energy, magic, food, wealth, reputation or experience.
the-action-is-not-possible-lacking = { $payer ->
    [own] Postava, která akci provádí, musí sama zaplatit alespoň { $lacking } energii, a žádnou nemá.
    [party] Družina akci zaplatit nemůže, { $lacking ->
        [few] chybějí
       *[other] chybí
    } jí { lacking-means }.
   *[you] Akci zaplatit nemůžete, { $lacking ->
        [few] chybějí
       *[other] chybí
    } vám { lacking-means }.
}
lacking-means = { $lacking } { $means ->
    [magic] { $lacking ->
        [one] magie
        [few] magie
       *[other] magií
    }
    [food] { $lacking ->
        [one] jídlo
        [few] jídla
       *[other] jídel
    }
    [wealth] bohatství
    [reputation] { $lacking ->
        [one] pověst
        [few] pověsti
       *[other] pověstí
    }
    [experience] { $lacking ->
        [one] zkušenost
        [few] zkušenosti
       *[other] zkušeností
    }
   *[energy] { $lacking ->
        [one] energie
        [few] energie
       *[other] energií
    }
}
it-costs-nothing = Akce nic nestojí.
whoever-passes-takes-no-more-actions = Pro dnešek s akcemi končíte.
# The headline. $total: what is paid in all, $means as above.
paid-in-all-total = { $total ->
    [0] Nikdo nic neplatí.
   *[other] Zaplatíte celkem { $total } { paid-thing }.
}
paid-thing = { $means ->
    [magic] { $total ->
        [one] magii
        [few] magie
       *[other] magií
    }
    [food] { $total ->
        [one] jídlo
        [few] jídla
       *[other] jídel
    }
    [wealth] bohatství
    [reputation] { $total ->
        [one] pověst
        [few] pověsti
       *[other] pověstí
    }
    [experience] { $total ->
        [one] zkušenost
        [few] zkušenosti
       *[other] zkušeností
    }
   *[energy] { $total ->
        [one] energii
        [few] energie
       *[other] energií
    }
}
# $member: which member of the party (1, 2 …), $share: what it pays, $left: what it keeps, $means as above.
member-member-pays-share-left-left = { $member }. člen družiny { $share ->
    [0] { $left ->
        [0] nic nemá a nic neplatí
        [few] nezaplatí nic a zbudou mu { $left }
       *[other] nezaplatí nic a zbude mu { $left }
    }
   *[other] zaplatí { $share } { $means ->
        [magic] { $share ->
            [one] magii
            [few] magie
           *[other] magií
        }
        [food] { $share ->
            [one] jídlo
            [few] jídla
           *[other] jídel
        }
        [wealth] bohatství
        [reputation] { $share ->
            [one] pověst
            [few] pověsti
           *[other] pověstí
        }
        [experience] { $share ->
            [one] zkušenost
            [few] zkušenosti
           *[other] zkušeností
        }
       *[energy] { $share ->
            [one] energii
            [few] energie
           *[other] energií
        }
    } a { $left ->
        [0] nezbude mu nic
        [few] zbudou mu { $left }
       *[other] zbude mu { $left }
    }
}.
# $left: what the character keeps, $means as above.
left-left = { $left ->
    [0] Nezbude vám { $means ->
        [magic] žádná magie
        [food] žádné jídlo
        [wealth] žádné bohatství
        [reputation] žádná pověst
        [experience] žádná zkušenost
       *[energy] žádná energie
    }.
    [few] Zbudou vám { $left } { left-of-the-means }.
   *[other] Zbude vám { $left } { left-of-the-means }.
}
member-member-cannot-pay-and-nobody = { $member }. člen družiny zaplatit nemůže a nikdo za něj neplatí, proto družinu opustí.
# $members: the numbers of members, a list ("1", "2"); $count: how many there are.
without-energy-done-for-today-members = { $party ->
    [1] Nemáte energii, pro dnešek s akcemi končíte.
   *[other] { $count ->
        [one] { LIST($members) }. člen družiny nemá energii a pro dnešek s akcemi končí.
       *[other] Členové družiny { LIST($members) } nemají energii a pro dnešek s akcemi končí.
    }
}
action-title = Cena akce
variant-exchanging-during-action = Členové družiny si vyměňují i během své akce
track-magic = magie
action-word-food = jídlo
action-word-wealth = bohatství
track-reputation = pověst
action-word-experience = zkušenosti
field-action = Akce
field-price = Uvedená cena
field-have = Kolik má každý člen, nejprve jednající (například 3, 2)
field-helping = Členové si pomáhají
field-means = Každý platí
field-in_encounter = Během střetnutí
option-action--travel = cestování
option-action--explore = průzkum
option-action--location-action = akce lokace
option-action--character-action = akce postavy
option-action--inspect-menhir = prohlídka menhiru
option-action--pass = pasování
option-action--each-pays = text: platí každý člen
action-about = Kolik stojí akce jednoho hráče nebo družiny, kdo kolik zaplatí a kdo zůstane stranou.
