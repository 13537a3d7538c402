## wording.py

# The means that a purchase, a step or a rest takes.

means = { $means ->
    [magic] magic
    [food] food
    [wealth] wealth
    [reputation] reputation
    [experience] experience
   *[energy] energy
}
# A number in words where it is 0.
no-or-energy = { $energy ->
    [0] no
   *[other] { $energy }
}
no-or-terror = { $terror ->
    [0] no
   *[other] { $terror }
}
no-or-health = { $health ->
    [0] no
   *[other] { $health }
}
no-or-food = { $food ->
    [0] no
   *[other] { $food }
}
none-or-left = { $left ->
    [0] none
   *[other] { $left }
}
# What is counted, after its number.
value-cards = { $value ->
    [one] card
   *[other] cards
}
count-locations = { $count ->
    [one] location
   *[other] locations
}
days-and-survival = Days and survival
the-land-of-avalon = The land of Avalon
stronger-characters = Stronger characters
mode = Mode
normal = normal
story-mode = story mode
challenge-mode-2 = challenge mode
players = Players
aggression = Aggression
empathy = Empathy
courage = Courage
caution = Caution
practicality = Practicality
spirituality = Spirituality
