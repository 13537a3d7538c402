## portal.py

by-strength-it-takes-2-dice = By Strength, the Portal of Power always takes 2 dice.
this-character-rolls-fewer-dice-number = This character rolls fewer dice: { $number }.
portal-of-power-result-through = You get through the Portal of Power
    .wish = { to-get } through the Portal of Power
result-stays = The Portal of Power stays shut
    .wish = find{ ing } the Portal of Power shut
portal-of-power-title = Portal of Power
portal-of-power-goal-win = Get through the Portal
    .headline = You { sure-to } open{ ing } the Portal of Power{ within-attempts }.
