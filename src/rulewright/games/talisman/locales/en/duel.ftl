## duel.py
duel-goal-win = Win
    .headline = { $likely ->
        [certain] The attacker is certain to win.
        [almost] The attacker is all but certain to win.
        [impossible] The attacker cannot win.
       *[likely] The attacker has a(n) { PERCENT($chance, maximumFractionDigits: 0) } chance of winning.
    }

choose-one-of-options = Choose one of: { $options }.
on-this-space-of-the-inner = On this space of the Inner Region, characters do not attack each other as they do elsewhere.
name-another-space-the-crown-of = Name another space; the Crown of Command has a situation of its own.
id-attacks-characters-in-battle-only = “{ $id }” attacks characters in battle only.
set-by-to-strength = Set “by” to strength.
duel-title = Attack on another character
result-attacker-wins = The attacker wins
    .wish = see{ ing } the attacker win
result-defender-wins = The defender wins
    .wish = see{ ing } the defender win
# A MEASURE of what the attack leaves; the attacker's other numbers follow it.
duel-word-life = the attacker's lives left
    .count = the attacker has { $number } { number-lives } left
# Prices of results that would have a side want to lose: what is wrong, and what to do. $results: their names.
these-prices-need-more-options = A fight that somebody wants to lose or to draw has options that this situation does not offer.
give-prices-in-the-natural-order = Give the first result the highest price and the last one the lowest: { $results }. Fate tokens left must not cost points.
