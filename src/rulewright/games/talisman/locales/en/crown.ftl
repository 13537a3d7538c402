## crown.py
win-on-the-crown = Win
    .headline = { $likely ->
        [certain] You are certain to survive on the Crown of Command.
        [impossible] You cannot survive on the Crown of Command.
       *[likely] Your chance to survive on the Crown of Command is { PERCENT($chance, maximumFractionDigits: 0) }.
    }

whoever-may-evade-every-attack-in = Whoever may evade every attack in psychic combat need never be hit: the duel might not end.
leave-out-the-craft-or-let = Leave out the Craft, or let nobody evade.
with-fate-on-both-sides-it = With fate on both sides it matters who attacks: if everybody may evade, the duel might not end.
leave-out-the-fate-of-one = Leave out the fate of one of them, or let nobody evade.
there-are-more-characters-left-than = There are more characters left than players began the game.
count-the-caster-and-everybody-in = Count the caster and everybody in “others” among the players.
fate-and-hero-fate-give-different = “fate” and “hero.fate” give different numbers.
two-characters-on-the-crown-of = Two characters on the Crown of Command
you-survive = You survive
the-other-survives = The other survives
command-spell = Command Spell
all-others-are-out-of-the = All others are out of the game
not-yet = Not yet
put-all-others-out-of-the = Put all others out of the game soon
    .headline = { $likely ->
        [certain] You are certain to put all others out of the game.
        [impossible] You cannot put all others out of the game in this time.
       *[likely] Your chance to put all others out of the game in time is { PERCENT($chance, maximumFractionDigits: 0) }.
    }
n-1-fate-token-more = With 1 more fate token
without-your-last-fate-token = Without your last fate token
