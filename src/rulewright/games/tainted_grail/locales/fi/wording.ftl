## wording.py

# What is counted, after its number; means in the partitive, in the genitive, in the nominative.
of-means = { $means ->
    [magic] taikuutta
    [food] ruokaa
    [wealth] varallisuutta
    [reputation] mainetta
    [experience] kokemuspistettä
   *[energy] energiaa
}
of-means-in-all = { $means ->
    [magic] taikuutta
    [food] ruokaa
    [wealth] varallisuutta
    [reputation] mainetta
    [experience] kokemusta
   *[energy] energiaa
}
one-means-object = { $means ->
    [magic] taikuuspisteen
    [food] ruoan
    [wealth] varallisuuspisteen
    [reputation] mainepisteen
    [experience] kokemuspisteen
   *[energy] energiapisteen
}
one-means = { $means ->
    [magic] taikuuspiste
    [food] ruoka
    [wealth] varallisuuspiste
    [reputation] mainepiste
    [experience] kokemuspiste
   *[energy] energiapiste
}
attribute-object = { $attribute ->
    [aggressiivisuus] Aggressiivisuuden
    [empatia] Empatian
    [hengellisyys] Hengellisyyden
    [rohkeus] Rohkeuden
    [varovaisuus] Varovaisuuden
   *[other] Käytännöllisyyden
}
cost-points = { $cost ->
    [one] kokemuspisteen
   *[other] kokemuspistettä
}
terror-object = { $terror ->
    [one] kauhupisteen
   *[other] kauhua
}
so-many-markers = { $open ->
    [up] { $low ->
        [one] merkki
       *[other] merkkiä
    }
   *[no] { $value ->
        [one] merkki
       *[other] merkkiä
    }
}
so-many-cards-object = { $open ->
    [up] { $low ->
        [one] kortin
       *[other] korttia
    }
   *[no] { $value ->
        [one] kortin
       *[other] korttia
    }
}
and-what-is-left = { $left ->
    [0] eikä sinulle jää mitään.
   *[other] ja sinulle jää { $left }.
}
terror-and-food = { $food ->
    [0] { " " }ja kauhusi { $terror }, eikä ruokaa ole.
   *[other] , kauhusi { $terror } ja ruokaa on { $food }.
}
count-locations = { $count ->
    [one] paikka
   *[other] paikat
}
days-and-survival = Päivät ja selviytyminen
the-land-of-avalon = Avalonin maa
stronger-characters = Hahmojen kehittäminen
mode = Pelimuoto
normal = tavallinen
story-mode = tarinamuoto
challenge-mode-2 = haastemuoto
players = Pelaajien määrä
aggression = aggressiivisuus
empathy = empatia
courage = rohkeus
caution = varovaisuus
practicality = käytännöllisyys
spirituality = hengellisyys
