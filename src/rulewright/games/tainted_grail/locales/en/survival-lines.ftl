## survival_lines.py

# The headline without days. $energy, $health, $terror, $food: where the markers stand and how much food there is.
now-energy-energy-health-health-terror = You have { no-or-energy } energy, { no-or-health } health, { no-or-terror } terror and { no-or-food } food.
# The headline. $day: how many days have passed; the rest as above.
after-day-day-energy-energy-health = After day { $day } you have { no-or-energy } energy, { no-or-health } health, { no-or-terror } terror and { no-or-food } food.
# The headline. $day: the day on which the forecast ends.
you-are-dying-on-day-day = You are dying on day { $day }: your health is 0.
the-card-dying-says-what-follows = The card Dying says what follows, so the forecast ends here.
# $day: the day that costs too much. $energy, $health, $terror, $food: as above.
the-plan-cannot-be-carried-out = The plan does not work: day { $day } costs too much.
day-day-before-the-rest-energy = Before the rest on day { $day } you have { no-or-energy } energy, { no-or-health } health, { no-or-terror } terror and { no-or-food } food.
survival-statement-exhausted = You are exhausted: your energy is on a red space.
# $terror: where it is, $limit: the highest terror without panic.
survival-statement-panic = You are in panic in combat and diplomacy: your terror is { $terror }, and at most { $limit } is safe.
survival-statement-going-insane = You are going insane: your terror is on a red space. On a dream site you would read the nightmare.
survival-statement-dying = You are dying: no health is left. The card Dying says what follows, so the forecast ends here.
# $needed: what must be paid, $energy: what there is.
survival-statement-lacks-energy = You would have to pay { $needed } energy and have { $energy ->
    [0] none
   *[other] only { $energy }
}.
survival-statement-lacks-food = You would have to give away { $needed } food and have { $food ->
    [0] none
   *[other] only { $food }
}.
# $health, $terror: where the markers are then.
survival-statement-eats = You eat 1 food and rest: you now have { $health } health and { no-or-terror } terror.
survival-statement-drops-to-no-energy = You rest without a meal, so your energy drops to 0.
survival-statement-loses-health-instead = You rest without a meal and have no energy to lose, so you lose 1 health and now have { $health ->
    [0] none
   *[other] { $health }
}.
# $energy: where it is then.
survival-statement-recovers = You recover to the start space: you now have { $energy } energy.
# $energy: where it is then, $wanted: where it would be with more health.
survival-statement-recovers-limited = You recover only as far as your health allows: you now have { no-or-energy } energy instead of { $wanted }.
survival-statement-recovers-exhausted = Being exhausted, you recover only 4 energy: you now have { $energy }.
survival-statement-recovers-exhausted-limited = Being exhausted, you recover only as far as your health allows: you now have { no-or-energy } energy instead of { $wanted }.
survival-statement-recovers-exhausted-to-start = Being exhausted, you recover only to the start space: you now have { $energy } energy.
survival-statement-stays-above-start = Your energy is above its start space and stays at { $energy }.
survival-statement-falls-to-start = Your energy was above its start space and goes back to { $energy }.
survival-statement-reads-nightmares = On a dream site you read the nightmare instead of the dream.
survival-statement-death-fails-the-campaign = If you die, the campaign has failed, because this is challenge mode.
survival-statement-death-alone = If you die, the game is over, because you play alone.
survival-statement-death-together = If you die, an unused character takes your place; if none is left, the game is lost.
survival-statement-death-of-the-last = If you die, no unused character is left, so the game is lost.
# $unused: how many unused characters are left now.
survival-statement-death-with-others-left = { $unused ->
    [one] If you die, you go on with an unused character; { $unused } is left.
   *[other] If you die, you go on with an unused character; { $unused } are left.
}
