## crown.py

whoever-may-evade-every-attack-in = Whoever may evade every attack in psychic combat need never be hit: the duel might not end.
leave-out-the-craft-or-let = Leave out the Craft, or let nobody evade.
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
n-1-fate-token-more = 1 fate token more
without-your-last-fate-token = without your last fate token
