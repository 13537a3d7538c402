## fact_rows.py

n-1-object = 1 Object
n-1-gold = 1 gold
n-1-follower = 1 Follower
lose-all-strength-counters = Lose all Strength counters
    .wish = { $likely ->
        [likely] losing all Strength counters
       *[certain] lose all Strength counters
    }
lose-all-craft-counters = Lose all Craft counters
    .wish = { $likely ->
        [likely] losing all Craft counters
       *[certain] lose all Craft counters
    }
lose-all-gold = Lose all gold
    .wish = { $likely ->
        [likely] losing all your gold
       *[certain] lose all your gold
    }
lose-all-spells = Lose all Spells
    .wish = { $likely ->
        [likely] losing all your Spells
       *[certain] lose all your Spells
    }
amount-gold = { $amount } gold
yes = yes
no = no
need-not-roll-the-die = Need not roll the die
may-evade-here = May evade here
loses-no-life-here = Loses no life here
dice-at-the-portal-of-power = Dice at the Portal of Power, by Craft
dice-in-the-mines = Dice in the Mines
spaces-moved-in-a-turn = Spaces moved in a turn
may-destroy-without-an-attack = May destroy without an attack
draws-a-spell-after-casting-the = Draws a Spell after casting the last one
may-replace-1-adventure-card-drawn = May replace 1 Adventure card drawn, and must encounter the new one
draw-spells-up-to-the-limit = Draw Spells up to the limit
    .wish = { $likely ->
        [likely] drawing Spells up to the limit
       *[certain] draw Spells up to the limit
    }
move-to-any-other-space-of-the = Move to any other space of the same Region
    .wish = { $likely ->
        [likely] moving to any other space of the same Region
       *[certain] move to any other space of the same Region
    }
attacked-by-title = The { $title } attacks you
    .wish = { $likely ->
        [likely] being attacked by the { $title }
       *[certain] be attacked by the { $title }
    }
