## effect_words.py

gain-1-strength = Gain 1 Strength
    .wish = { $repeats ->
        [yes] 1 Strength
       *[no] { $likely ->
            [likely] gaining 1 Strength
           *[certain] gain 1 Strength
        }
    }
    .verb = gain
gain-1-craft = Gain 1 Craft
    .wish = { $repeats ->
        [yes] 1 Craft
       *[no] { $likely ->
            [likely] gaining 1 Craft
           *[certain] gain 1 Craft
        }
    }
    .verb = gain
gain-1-life = Gain 1 life
    .wish = { $repeats ->
        [yes] 1 life
       *[no] { $likely ->
            [likely] gaining 1 life
           *[certain] gain 1 life
        }
    }
    .verb = gain
gain-1-fate = Gain 1 fate
    .wish = { $repeats ->
        [yes] 1 fate
       *[no] { $likely ->
            [likely] gaining 1 fate
           *[certain] gain 1 fate
        }
    }
    .verb = gain
gain-1-gold = Gain 1 gold
    .wish = { $repeats ->
        [yes] 1 gold
       *[no] { $likely ->
            [likely] gaining 1 gold
           *[certain] gain 1 gold
        }
    }
    .verb = gain
gain-1-spell = Gain 1 Spell
    .wish = { $repeats ->
        [yes] 1 Spell
       *[no] { $likely ->
            [likely] gaining 1 Spell
           *[certain] gain 1 Spell
        }
    }
    .verb = gain
gain-1-talisman = Gain 1 Talisman
    .wish = { $repeats ->
        [yes] 1 Talisman
       *[no] { $likely ->
            [likely] gaining 1 Talisman
           *[certain] gain 1 Talisman
        }
    }
    .verb = gain
lose-1-strength = Lose 1 Strength
    .wish = { $repeats ->
        [yes] 1 Strength
       *[no] { $likely ->
            [likely] losing 1 Strength
           *[certain] lose 1 Strength
        }
    }
    .verb = lose
lose-1-craft = Lose 1 Craft
    .wish = { $repeats ->
        [yes] 1 Craft
       *[no] { $likely ->
            [likely] losing 1 Craft
           *[certain] lose 1 Craft
        }
    }
    .verb = lose
lose-1-life = Lose 1 life
    .wish = { $repeats ->
        [yes] 1 life
       *[no] { $likely ->
            [likely] losing 1 life
           *[certain] lose 1 life
        }
    }
    .verb = lose
lose-1-gold = Lose 1 gold
    .wish = { $repeats ->
        [yes] 1 gold
       *[no] { $likely ->
            [likely] losing 1 gold
           *[certain] lose 1 gold
        }
    }
    .verb = lose
lose-1-follower = Lose a Follower
    .wish = { $repeats ->
        [yes] a Follower
       *[no] { $likely ->
            [likely] losing a Follower
           *[certain] lose a Follower
        }
    }
    .verb = lose
gain-amount-strength = Gain { $amount } Strength
    .wish = { $repeats ->
        [yes] { $amount } Strength
       *[no] { $likely ->
            [likely] gaining { $amount } Strength
           *[certain] gain { $amount } Strength
        }
    }
    .verb = gain
gain-amount-craft = Gain { $amount } Craft
    .wish = { $repeats ->
        [yes] { $amount } Craft
       *[no] { $likely ->
            [likely] gaining { $amount } Craft
           *[certain] gain { $amount } Craft
        }
    }
    .verb = gain
gain-amount-lives = Gain { $amount } lives
    .wish = { $repeats ->
        [yes] { $amount } lives
       *[no] { $likely ->
            [likely] gaining { $amount } lives
           *[certain] gain { $amount } lives
        }
    }
    .verb = gain
gain-amount-fate = Gain { $amount } fate
    .wish = { $repeats ->
        [yes] { $amount } fate
       *[no] { $likely ->
            [likely] gaining { $amount } fate
           *[certain] gain { $amount } fate
        }
    }
    .verb = gain
gain-amount-gold = Gain { $amount } gold
    .wish = { $repeats ->
        [yes] { $amount } gold
       *[no] { $likely ->
            [likely] gaining { $amount } gold
           *[certain] gain { $amount } gold
        }
    }
    .verb = gain
gain-amount-spells = Gain { $amount } Spells
    .wish = { $repeats ->
        [yes] { $amount } Spells
       *[no] { $likely ->
            [likely] gaining { $amount } Spells
           *[certain] gain { $amount } Spells
        }
    }
    .verb = gain
lose-amount-lives = Lose { $amount } lives
    .wish = { $repeats ->
        [yes] { $amount } lives
       *[no] { $likely ->
            [likely] losing { $amount } lives
           *[certain] lose { $amount } lives
        }
    }
    .verb = lose
lose-amount-gold = Lose { $amount } gold
    .wish = { $repeats ->
        [yes] { $amount } gold
       *[no] { $likely ->
            [likely] losing { $amount } gold
           *[certain] lose { $amount } gold
        }
    }
    .verb = lose
take-1-life-from-another-character = Take 1 life from another character
    .wish = { $likely ->
        [likely] being sent to take 1 life from another character
       *[certain] be sent to take 1 life from another character
    }
kill-1-enemy = Kill 1 Enemy
    .wish = { $likely ->
        [likely] being sent to kill 1 Enemy
       *[certain] be sent to kill 1 Enemy
    }
deliver-1-follower = Deliver 1 Follower
    .wish = { $repeats ->
        [yes] 1 Follower
       *[no] { $likely ->
            [likely] being sent to deliver 1 Follower
           *[certain] be sent to deliver 1 Follower
        }
    }
    .verb = be sent to deliver
deliver-1-magic-object = Deliver 1 Magic Object
    .wish = { $repeats ->
        [yes] 1 Magic Object
       *[no] { $likely ->
            [likely] being sent to deliver 1 Magic Object
           *[certain] be sent to deliver 1 Magic Object
        }
    }
    .verb = be sent to deliver
deliver-amount-gold = Deliver { $amount } gold
    .wish = { $repeats ->
        [yes] { $amount } gold
       *[no] { $likely ->
            [likely] being sent to deliver { $amount } gold
           *[certain] be sent to deliver { $amount } gold
        }
    }
    .verb = be sent to deliver
every-other-character-loses-amount-life = Every other character loses { $amount } life
    .wish = { $likely ->
        [likely] taking { $amount } life from every other character
       *[certain] take { $amount } life from every other character
    }
become-good = Become good
    .wish = { $repeats ->
        [yes] good
       *[no] { $likely ->
            [likely] becoming good
           *[certain] become good
        }
    }
    .verb = become
become-neutral = Become neutral
    .wish = { $repeats ->
        [yes] neutral
       *[no] { $likely ->
            [likely] becoming neutral
           *[certain] become neutral
        }
    }
    .verb = become
become-evil = Become evil
    .wish = { $repeats ->
        [yes] evil
       *[no] { $likely ->
            [likely] becoming evil
           *[certain] become evil
        }
    }
    .verb = become
move-to-any-other-space-of = Move to any other space of the Outer Region
    .wish = { $likely ->
        [likely] moving to any other space of the Outer Region
       *[certain] move to any other space of the Outer Region
    }
offer-in-place-of-the-next = Go to any other space of the Outer Region instead of your next move, if you like
    .wish = { $likely ->
        [likely] being offered any other space of the Outer Region in place of the next move
       *[certain] be offered any other space of the Outer Region in place of the next move
    }
nothing-happens = Nothing happens
    .wish = { $likely ->
        [likely] nothing happening
       *[certain] have nothing happen to you
    }
lose-1-turn = Lose 1 turn
    .wish = { $repeats ->
        [yes] 1 turn
       *[no] { $likely ->
            [likely] losing 1 turn
           *[certain] lose 1 turn
        }
    }
    .verb = lose
become-a-toad-for-3-turns = Become a Toad for 3 turns
    .wish = { $likely ->
        [likely] becoming a Toad for 3 turns
       *[certain] become a Toad for 3 turns
    }
battle-against-strength-value = Fight a battle against Strength { $value }
    .wish = { $likely ->
        [likely] facing a battle against Strength { $value }
       *[certain] face a battle against Strength { $value }
    }
psychic-combat-against-craft-value = Fight psychic combat against Craft { $value }
    .wish = { $likely ->
        [likely] facing psychic combat against Craft { $value }
       *[certain] face psychic combat against Craft { $value }
    }
enslaved-stay-until-the-movement-roll = Become a slave until your movement roll is { LIST($faces, type: "or") }
    .wish = { $likely ->
        [likely] being enslaved
       *[certain] be enslaved
    }
discard-objects-for-price-gold-each = Discard Objects for { $price } gold each
    .wish = { $likely ->
        [likely] being able to discard Objects for { $price } gold each
       *[certain] be able to discard Objects for { $price } gold each
    }
buy-purchase-cards = Buy Purchase cards
    .wish = { $likely ->
        [likely] being able to buy Purchase cards
       *[certain] be able to buy Purchase cards
    }
number-or-less = { $number } or less
number-or-more = { $number } or more
card = Card
n-1-die = 1 die
count-dice = { $count } dice
dice-less-strength = { $dice } minus Strength
dice-less-craft = { $dice } minus Craft
offer-in-place-of-the-next-move = Go to the { $title } instead of your next move, if you like
    .wish = { $likely ->
        [likely] being offered the { $title } in place of the next move
       *[certain] be offered the { $title } in place of the next move
    }
go-to-title = Go to the { $title }
    .wish = { $repeats ->
        [yes] the { $title }
       *[no] { $likely ->
            [likely] going to the { $title }
           *[certain] go to the { $title }
        }
    }
    .verb = go to
heal-up-to-the-life-value = Heal up to your life value, free
    .wish = { $likely ->
        [likely] being healed up to your life value for free
       *[certain] be healed up to your life value for free
    }
replenish-up-to-the-fate-value = Replenish fate up to your fate value, free
    .wish = { $likely ->
        [likely] replenishing fate up to your fate value for free
       *[certain] replenish fate up to your fate value for free
    }
heal-up-to-the-life-value-price = Heal up to your life value, { $price } gold per life
    .wish = { $likely ->
        [likely] being able to heal up to your life value, at { $price } gold per life
       *[certain] be able to heal up to your life value, at { $price } gold per life
    }
replenish-up-to-the-fate-value-price = Replenish fate up to your fate value, { $price } gold per token
    .wish = { $likely ->
        [likely] being able to replenish fate up to your fate value, at { $price } gold per token
       *[certain] be able to replenish fate up to your fate value, at { $price } gold per token
    }
heal-up-to-count-lives-free = Heal up to { $count } lives, free
    .wish = { $likely ->
        [likely] healing up to { $count } lives for free
       *[certain] heal up to { $count } lives for free
    }
heal-up-to-count-lives-price = Heal up to { $count } lives, { $price } gold each
    .wish = { $likely ->
        [likely] being able to heal up to { $count } lives, at { $price } gold each
       *[certain] be able to heal up to { $count } lives, at { $price } gold each
    }
