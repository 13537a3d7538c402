## portal.py

give-the-characters-total-in-the = Give the character's total in the ability that they use.
field-is-given-less-than-printed = “{ $field }” is { $given }, less than the printed value and counters together ({ $least }).
this-character-rolls-fewer-dice-number = This character rolls fewer dice: { $number }.
you-get-through-the-portal = You get through the Portal of Power
    .wish = { $likely ->
        [likely] getting through the Portal of Power
       *[certain] get through the Portal of Power
    }
the-portal-stays-shut = The Portal of Power stays shut
    .wish = { $likely ->
        [likely] finding the Portal of Power shut
       *[certain] find the Portal of Power shut
    }
portal-of-power = Portal of Power
get-through-the-portal = Get through the Portal
    .headline = { $likely ->
        [certain] You are certain to open the Portal of Power{ $rounds ->
            [0] { "" }
            [1] { "" }
           *[other] { " " }within { $rounds } attempts
        }.
        [almost] You are all but certain to open the Portal of Power{ $rounds ->
            [0] { "" }
            [1] { "" }
           *[other] { " " }within { $rounds } attempts
        }.
        [impossible] You cannot open the Portal of Power{ $rounds ->
            [0] { "" }
            [1] { "" }
           *[other] { " " }within { $rounds } attempts
        }.
       *[likely] You have a(n) { PERCENT($chance, maximumFractionDigits: 0) } chance of opening the Portal of Power{ $rounds ->
            [0] { "" }
            [1] { "" }
           *[other] { " " }within { $rounds } attempts
        }.
    }
