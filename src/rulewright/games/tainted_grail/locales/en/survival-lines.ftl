## survival_lines.py

now-energy-energy-health-health-terror = Now: energy { $energy }, health { $health }, terror { $terror }, food { $food }.
after-day-day-energy-energy-health = After day { $day }: energy { $energy }, health { $health }, terror { $terror }, food { $food }.
the-plan-cannot-be-carried-out = The plan cannot be carried out: day { $day } costs too much.
day-day-before-the-rest-energy = Day { $day }, before the rest: energy { $energy }, health { $health }, terror { $terror }, food { $food }.
exhausted-energy-is-on-a-red = Exhausted: energy is on a red space.
panic-in-combat-and-diplomacy-terror = Panic in combat and diplomacy: terror { $terror }, and up to { $limit } would be safe.
going-insane-terror-is-on-a = Going Insane: terror is on a red space. On a dream site it would be a nightmare.
dying-no-health-is-left-the = Dying: no health is left. The card Dying says what follows, so the forecast ends here.
energy-to-pay-needed-energy-there = Energy to pay: { $needed }; energy there is: { $energy }.
food-to-give-away-needed-food = Food to give away: { $needed }; food there is: { $food }.
rest-with-1-food-health-is = Rest with 1 food: health is now { $health }, terror { $terror }.
rest-without-a-meal-energy-drops = Rest without a meal: energy drops to 0.
rest-without-a-meal-and-with = Rest without a meal and with energy at 0: 1 health is lost; health is now { $health }.
recovery-to-the-start-space-energy = Recovery to the start space: energy is now { $energy }.
recovery-only-as-far-as-health = Recovery only as far as health allows: energy is now { $energy } instead of { $wanted }.
recovery-while-exhausted-4-energy-energy = Recovery while exhausted, 4 energy: energy is now { $energy }.
recovery-while-exhausted-and-only-as = Recovery while exhausted, and only as far as health allows: energy is now { $energy } instead of { $wanted }.
recovery-while-exhausted-to-the-start = Recovery while exhausted, to the start space: energy is now { $energy }.
energy-is-above-its-start-space = Energy is above its start space and stays there: { $energy }.
energy-was-above-its-start-space = Energy was above its start space and is put back on it: { $energy }.
on-a-dream-site-the-character = On a dream site the character reads the nightmare instead of the dream.
should-it-die-in-challenge-mode = Should it die: in challenge mode the campaign has failed.
should-it-die-alone-the-game = Should it die: alone, the game is over.
should-it-die-an-unused-character = Should it die: an unused character takes its place; if none is left, the game is lost.
should-it-die-no-unused-character = Should it die: no unused character is left, so the game is lost.
should-it-die-its-player-goes = Should it die: its player goes on with an unused character; left: { $unused }.
