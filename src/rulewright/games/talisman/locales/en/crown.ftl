## crown.py
win-on-the-crown = Win
    .headline = { $likely ->
        [certain] You are certain to outlive your opponent.
        [almost] You are all but certain to outlive your opponent.
        [impossible] You cannot outlive your opponent.
       *[likely] You have a(n) { PERCENT($chance, maximumFractionDigits: 0) } chance of outliving your opponent.
    }

whoever-may-evade-every-attack-in = A character who may evade every attack in psychic combat need never be hit, so the duel might not end.
leave-out-the-craft-or-let = Leave out the Craft, or let nobody evade.
with-fate-on-both-sides-it = With fate on both sides it matters who attacks; if both may evade, the duel might not end.
leave-out-the-fate-of-one = Leave out the fate of one of them, or let nobody evade.
there-are-more-characters-left-than = There are more characters left than there were players at the start.
count-the-caster-and-everybody-in = Count the caster and everybody in “others” among the players.
fate-and-hero-fate-give-different = “fate” and “hero.fate” give different numbers.
two-characters-on-the-crown-of = Two characters on the Crown of Command
you-survive = You survive
    .wish = { $likely ->
        [likely] outliving your opponent
       *[certain] outlive your opponent
    }
the-other-survives = Your opponent survives
    .wish = { $likely ->
        [likely] being outlived by your opponent
       *[certain] be outlived by your opponent
    }
command-spell = Command Spell
all-others-are-out-of-the = All others are out of the game
    .wish = { $likely ->
        [likely] eliminating everyone else
       *[certain] eliminate everyone else
    }
not-yet = Not all others are out yet
    .wish = { $likely ->
        [likely] needing longer
       *[certain] need longer
    }
put-all-others-out-of-the = Put all others out of the game soon
    .headline = { $likely ->
        [certain] You are certain to eliminate everyone else{ $rounds ->
            [0] , after { NUMBER($turns, maximumFractionDigits: 1) ->
                [one] { NUMBER($turns, maximumFractionDigits: 1) } turn
               *[other] { NUMBER($turns, maximumFractionDigits: 1) } turns
            } on average
            [one] { " " }this turn
           *[other] { " " }within { $rounds } turns
        }.
        [almost] You are all but certain to eliminate everyone else{ $rounds ->
            [0] , after { NUMBER($turns, maximumFractionDigits: 1) ->
                [one] { NUMBER($turns, maximumFractionDigits: 1) } turn
               *[other] { NUMBER($turns, maximumFractionDigits: 1) } turns
            } on average
            [one] { " " }this turn
           *[other] { " " }within { $rounds } turns
        }.
        [impossible] You cannot eliminate everyone else{ $rounds ->
            [0] { "" }
            [one] { " " }this turn
           *[other] { " " }within { $rounds } turns
        }.
       *[likely] You have a(n) { PERCENT($chance, maximumFractionDigits: 0) } chance of eliminating everyone else{ $rounds ->
            [0] { "" }
            [one] { " " }this turn
           *[other] { " " }within { $rounds } turns
        }.
    }
n-1-fate-token-more = With 1 more fate token
without-your-last-fate-token = With 1 fewer fate token
