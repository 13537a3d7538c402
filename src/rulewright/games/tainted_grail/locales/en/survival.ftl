## survival.py

variant-energy-above-start = Energy above its start space at recovery
variant-exhausted-recovery = What an exhausted character recovers
variant-any-death-fails = In challenge mode any death ends the campaign
variant-healing-stops = Healing stops at the start space of health
field-tray--energy_start = Start space of energy
field-tray--health_start = Start space of health
field-tray--terror_start = Start space of terror
field-tray--terror_top = Highest space of terror
survival-field-hero--energy = Energy now
survival-field-hero--health = Health now
survival-field-hero--terror = Terror now
field-days = Days ahead
field-energy_paid = Energy paid day by day, such as 5, 3, 4
# Notation: what players type.
field-health_changes = Health lost or gained, such as -2, 0, 1
# Notation: what players type.
field-terror_changes = Terror gained or lost, such as 2, 0, -1
# Notation: what players type.
field-food_changes = Food found or given away, such as 1, 0, -1
# Notation: what players type.
field-energy_changes = Energy lost or gained otherwise, such as -1, 0, 2
field-hungry_days = Days without a meal, such as 1, 3
field-losses_first = Losses come before energy is paid
survival-field-wings_lower = How many spaces lower the turned marker's wings are
field-unused_characters = Characters left in the box
survival-title = Survival
survival-word-stays = stays
survival-word-falls-back = falls back to it
survival-word-to-start = 4 energy, to its start space at most
survival-word-past-start = 4 energy, even past its start space
survival-about = How a character stands after days of toil and hunger: exhausted, in panic, insane, dying?
