## crown.py
crown-duel-goal-win = Win
    .headline = You { sure-to } outliv{ e-ing } your opponent.

whoever-may-evade-every-attack-in = A character who may evade every attack in psychic combat need never be hit, so the duel might not end.
leave-out-the-craft-or-let = Leave out the Craft, or let nobody evade.
with-fate-on-both-sides-it = With fate on both sides it matters who attacks; if both may evade, the duel might not end.
leave-out-the-fate-of-one = Leave out the fate of one of them, or let nobody evade.
there-are-more-characters-left-than = There are more characters left than there were players at the start.
count-the-caster-and-everybody-in = Count the caster and everybody in “others” among the players.
crown-duel-title = Two characters on the Crown of Command
result-hero-survives = You survive
    .wish = outliv{ e-ing } your opponent
result-other-survives = Your opponent survives
    .wish = { to-be } outlived by your opponent
command-spell-title = Command Spell
result-all-out = All others are out of the game
    .wish = eliminat{ e-ing } everyone else
command-spell-result-not-yet = Not all others are out yet
    .wish = need{ ing } longer
command-spell-goal-win = Put all others out of the game soon
    .headline = You { sure-to } eliminat{ e-ing } everyone else{ in-so-many-turns }.
n-1-fate-token-more = With 1 more fate token
without-your-last-fate-token = With 1 fewer fate token
