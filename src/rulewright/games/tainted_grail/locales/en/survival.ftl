## survival.py

energy-above-its-start-space-at = Energy above its start space at recovery
what-an-exhausted-character-recovers = What an exhausted character recovers
in-challenge-mode-any-death-ends = In challenge mode any death ends the campaign
healing-stops-at-the-start-space = Healing stops at the start space of health
start-space-of-energy = Start space of energy
start-space-of-health = Start space of health
start-space-of-terror = Start space of terror
highest-space-of-terror = Highest space of terror
energy-now = Energy now
health-now = Health now
terror-now = Terror now
food-2 = Food
days-ahead = Days ahead
energy-paid-day-by-day-as = Energy paid day by day, such as 5, 3, 4
# Notation: what players type.
health-lost-or-gained-as-2 = Health lost or gained, such as -2, 0, 1
# Notation: what players type.
terror-gained-or-lost-as-2 = Terror gained or lost, such as 2, 0, -1
# Notation: what players type.
food-found-or-given-away-as = Food found or given away, such as 1, 0, -1
# Notation: what players type.
energy-lost-or-gained-besides-as = Energy lost or gained otherwise, such as -1, 0, 2
days-without-a-meal-as-1 = Days without a meal, such as 1, 3
losses-come-before-energy-is-paid = Losses come before energy is paid
spaces-that-the-turned-markers-wings = How many spaces lower the turned marker's wings are
characters-left-in-the-box = Characters left in the box
survival = Survival
stays = stays
falls-back-to-it = falls back to it
n-4-energy-to-its-start = 4 energy, to its start space at most
n-4-energy-past-its-start = 4 energy, even past its start space
how-a-character-stands-after-days = How a character stands after days of toil and hunger: exhausted, in panic, insane, dying?
