## combat.py

combat = Combat
# A GOAL, as a label; its attribute `.headline` is the sentence that an answer begins with. $likely: certain, almost
# (above 99.99%), impossible or likely; $chance: the probability, written by PERCENT($chance, maximumFractionDigits: 0) as
# 58%, 0.4% or 99.97%; $risk: 1 less that; $turns: how many turns it takes on average, the first one included; $rounds: how
# many turns, attempts or fights were asked for, 0 where that is not bounded.
win = Win
    .headline = { $likely ->
        [certain] You are certain to win in this activation.
        [impossible] You cannot win yet in this activation.
       *[likely] Your chance to win in this activation is { PERCENT($chance, maximumFractionDigits: 0) }.
    }
stay-alive = Stay alive
    .headline = { $likely ->
        [certain] You are certain to survive this activation.
        [impossible] You cannot survive this activation.
       *[likely] Your chance to survive this activation is { PERCENT($chance, maximumFractionDigits: 0) }.
    }
a-card-is-drawn-after-an = A card is drawn after an Opportunist's attack
furys-second-row-is = Fury's second row is
keys-of-several-attributes-count-for = Keys of several attributes count for the joined keys icon
