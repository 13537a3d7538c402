## effect_words.py

# A verb before what is gained, lost, to be delivered or become; where the result before it has the same verb ($repeats: yes),
# that is enough.
to-gain-it = { $repeats ->
    [yes] { "" }
   *[no] gain{ ing }{ " " }
}
to-lose-it = { $repeats ->
    [yes] { "" }
   *[no] { to-lose }{ " " }
}
to-deliver-it = { $repeats ->
    [yes] { "" }
   *[no] { to-be } sent to deliver{ " " }
}
to-become-it = { $repeats ->
    [yes] { "" }
   *[no] { to-become }{ " " }
}
gain-1-strength = Gain 1 Strength
    .wish = { to-gain-it }1 Strength
    .verb = gain
gain-1-craft = Gain 1 Craft
    .wish = { to-gain-it }1 Craft
    .verb = gain
gain-1-life = Gain 1 life
    .wish = { to-gain-it }1 life
    .verb = gain
gain-1-fate = Gain 1 fate
    .wish = { to-gain-it }1 fate
    .verb = gain
gain-1-gold = Gain 1 gold
    .wish = { to-gain-it }1 gold
    .verb = gain
gain-1-spell = Gain 1 Spell
    .wish = { to-gain-it }1 Spell
    .verb = gain
gain-1-talisman = Gain 1 Talisman
    .wish = { to-gain-it }1 Talisman
    .verb = gain
lose-1-strength = Lose 1 Strength
    .wish = { to-lose-it }1 Strength
    .verb = lose
lose-1-craft = Lose 1 Craft
    .wish = { to-lose-it }1 Craft
    .verb = lose
lose-1-life = Lose 1 life
    .wish = { to-lose-it }1 life
    .verb = lose
lose-1-gold = Lose 1 gold
    .wish = { to-lose-it }1 gold
    .verb = lose
lose-1-follower = Lose a Follower
    .wish = { to-lose-it }a Follower
    .verb = lose
gain-amount-strength = Gain { $amount } Strength
    .wish = { to-gain-it }{ $amount } Strength
    .verb = gain
gain-amount-craft = Gain { $amount } Craft
    .wish = { to-gain-it }{ $amount } Craft
    .verb = gain
gain-amount-lives = Gain { $amount } lives
    .wish = { to-gain-it }{ $amount } lives
    .verb = gain
gain-amount-fate = Gain { $amount } fate
    .wish = { to-gain-it }{ $amount } fate
    .verb = gain
gain-amount-gold = Gain { $amount } gold
    .wish = { to-gain-it }{ $amount } gold
    .verb = gain
gain-amount-spells = Gain { $amount } Spells
    .wish = { to-gain-it }{ $amount } Spells
    .verb = gain
lose-amount-lives = Lose { $amount } lives
    .wish = { to-lose-it }{ $amount } lives
    .verb = lose
lose-amount-gold = Lose { $amount } gold
    .wish = { to-lose-it }{ $amount } gold
    .verb = lose
take-1-life-from-another-character = Take 1 life from another character
    .wish = { to-be } sent to take 1 life from another character
kill-1-enemy = Kill 1 Enemy
    .wish = { to-be } sent to kill 1 Enemy
deliver-1-follower = Deliver 1 Follower
    .wish = { to-deliver-it }1 Follower
    .verb = be sent to deliver
deliver-1-magic-object = Deliver 1 Magic Object
    .wish = { to-deliver-it }1 Magic Object
    .verb = be sent to deliver
deliver-amount-gold = Deliver { $amount } gold
    .wish = { to-deliver-it }{ $amount } gold
    .verb = be sent to deliver
every-other-character-loses-amount-life = Every other character loses { $amount } life
    .wish = tak{ e-ing } { $amount } life from every other character
become-good = Become good
    .wish = { to-become-it }good
    .verb = become
become-neutral = Become neutral
    .wish = { to-become-it }neutral
    .verb = become
become-evil = Become evil
    .wish = { to-become-it }evil
    .verb = become
move-to-any-other-space-of = Move to any other space of the Outer Region
    .wish = mov{ e-ing } to any other space of the Outer Region
offer-in-place-of-the-next = Go to any other space of the Outer Region instead of your next move, if you like
    .wish = { to-be } offered any other space of the Outer Region in place of the next move
nothing-happens = Nothing happens
    .wish = { $likely ->
        [likely] nothing happening
       *[certain] have nothing happen to you
    }
lose-1-turn = Lose 1 turn
    .wish = { to-lose-it }1 turn
    .verb = lose
become-a-toad-for-3-turns = Become a Toad for 3 turns
    .wish = { to-become } a Toad for 3 turns
battle-against-strength-value = Fight a battle against Strength { $value }
    .wish = fac{ e-ing } a battle against Strength { $value }
psychic-combat-against-craft-value = Fight psychic combat against Craft { $value }
    .wish = fac{ e-ing } psychic combat against Craft { $value }
enslaved-stay-until-the-movement-roll = Become a slave until your movement roll is { LIST($faces, type: "or") }
    .wish = { to-be } enslaved
discard-objects-for-price-gold-each = Discard Objects for { $price } gold each
    .wish = { to-be } able to discard Objects for { $price } gold each
buy-purchase-cards = Buy Purchase cards
    .wish = { to-be } able to buy Purchase cards
number-or-less = { $number } or less
number-or-more = { $number } or more
card = Card
n-1-die = 1 die
count-dice = { $count } dice
dice-less-strength = { $dice } minus Strength
dice-less-craft = { $dice } minus Craft
offer-in-place-of-the-next-move = Go to the { $title } instead of your next move, if you like
    .wish = { to-be } offered the { $title } in place of the next move
go-to-title = Go to the { $title }
    .wish = { $repeats ->
        [yes] the { $title }
       *[no] go{ ing } to the { $title }
    }
    .verb = go to
heal-up-to-the-life-value = Heal up to your life value, free
    .wish = { to-be } healed up to your life value for free
replenish-up-to-the-fate-value = Replenish fate up to your fate value, free
    .wish = replenish{ ing } fate up to your fate value for free
heal-up-to-the-life-value-price = Heal up to your life value, { $price } gold per life
    .wish = { to-be } able to heal up to your life value, at { $price } gold per life
replenish-up-to-the-fate-value-price = Replenish fate up to your fate value, { $price } gold per token
    .wish = { to-be } able to replenish fate up to your fate value, at { $price } gold per token
heal-up-to-count-lives-free = Heal up to { $count } lives, free
    .wish = heal{ ing } up to { $count } lives for free
heal-up-to-count-lives-price = Heal up to { $count } lives, { $price } gold each
    .wish = { to-be } able to heal up to { $count } lives, at { $price } gold each
