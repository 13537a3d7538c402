## combat.py

combat-title = Combat
# A GOAL, as a label; its attribute `.headline` is the sentence that an answer begins with. $likely: certain, almost
# (above 99.99%), impossible or likely; $chance: the probability, written by PERCENT($chance, maximumFractionDigits: 0) as
# 58%, 0.4% or 99.97%; $risk: 1 less that; $turns: how many turns it takes on average, the first one included; $rounds: how
# many turns, attempts or fights were asked for, 0 where that is not bounded.
combat-goal-win = Win
    .headline = { $likely ->
        [certain] You are certain to beat the enemy in this activation.
        [almost] You are all but certain to beat the enemy in this activation.
        [impossible] You cannot beat the enemy in this activation.
       *[likely] You have a(n) { PERCENT($chance, maximumFractionDigits: 0) } chance of beating the enemy in this activation.
    }
combat-goal-survive = Stay alive
    .headline = { $likely ->
        [certain] You run no risk of dying.
        [almost] You run next to no risk of dying.
        [impossible] You are certain to end up dying, whatever you play.
       *[likely] You run a(n) { PERCENT($risk, maximumFractionDigits: 0) } risk of dying.
    }
variant-opportunist-draw = A card is drawn after an Opportunist's attack
    .if = { $which ->
        [no] If no card is drawn after an Opportunist's attack
       *[yes] If a card is drawn after an Opportunist's attack
    }
variant-fury-row = Fury's second row is
    .if = { $which ->
        [same] If Fury's second attack uses the same row
       *[again] If Fury's second row is looked up again
    }
variant-joined-keys-of-several = Keys of several attributes count for the joined keys icon
    .if = { $which ->
        [no] If keys of several attributes do not count for the joined keys icon
       *[yes] If keys of several attributes count for the joined keys icon
    }
