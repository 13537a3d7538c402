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
group-days = Days and survival
group-land = The land of Avalon
group-growth = Stronger characters
field-mode = Mode
option-mode--normal = normal
option-mode--story = story mode
option-mode--challenge = challenge mode
field-players = Players
attribute-aggression = Aggression
attribute-empathy = Empathy
attribute-courage = Courage
attribute-caution = Caution
attribute-practicality = Practicality
attribute-spirituality = Spirituality
