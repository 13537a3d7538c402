## portal.py

give-the-characters-total-in-the = Zadejte celkovou hodnotu vlastnosti, kterou postava použije.
field-is-given-less-than-printed = { $field } má hodnotu { $given }, méně než vytištěná hodnota a ukazatele dohromady ({ $least }).
this-character-rolls-fewer-dice-number = Tato postava hází méně kostkami: { $number }.
you-get-through-the-portal = Projdete bránou
the-portal-stays-shut = Brána zůstane zavřená
portal-of-power = Brána osudu
get-through-the-portal = Projít bránou
    .headline = { $likely ->
        [certain] Branou jistě projdete.
        [impossible] Branou projít nemůžete.
       *[likely] Branou projdete s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
