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
so-many-markers = { $counted ->
    [one] merkki
   *[other] merkkiä
}
so-many-cards-object = { $counted ->
    [one] kortin
   *[other] korttia
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
group-days = Päivät ja selviytyminen
group-land = Avalonin maa
group-growth = Hahmojen kehittäminen
field-mode = Pelimuoto
option-mode--normal = tavallinen
option-mode--story = tarinamuoto
option-mode--challenge = haastemuoto
field-players = Pelaajien määrä
attribute-aggression = aggressiivisuus
attribute-empathy = empatia
attribute-courage = rohkeus
attribute-caution = varovaisuus
attribute-practicality = käytännöllisyys
attribute-spirituality = hengellisyys
