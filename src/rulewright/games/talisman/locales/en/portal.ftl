## portal.py

give-the-characters-total-in-the = Give the character's total in the ability that it uses.
field-is-given-less-than-printed = { $field } is { $given }, less than printed value and counters together ({ $least }).
this-character-rolls-fewer-dice-number = This character rolls fewer dice: { $number }.
you-get-through-the-portal = You get through the Portal
the-portal-stays-shut = The Portal stays shut
portal-of-power = Portal of Power
get-through-the-portal = Get through the Portal
    .headline = { $likely ->
        [certain] You are certain to get through the Portal.
        [impossible] You cannot get through the Portal.
       *[likely] Your chance to get through the Portal is { PERCENT($chance, maximumFractionDigits: 0) }.
    }
