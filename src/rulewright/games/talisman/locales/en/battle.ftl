## battle.py

an-enemy-attacks-with-strength-or = An Enemy attacks with Strength or with Craft.
keep-one-of-them = Keep one of them.
give-each-enemy-a-strength-or = Give each Enemy its Strength, or each Spirit its Craft.
both-foe-and-foes-are-given = Both “foe” and “foes” are given.
give-foe-for-one-creature-or = Give “foe” for one creature or “foes” for several Enemies.
evading-is-decided-before-the-dice = Evading is decided before the attack dice are rolled.
take-out-may-evade-or-the-dice = Take out “may_evade” or “dice”.
creatures-of-the-inner-region-cannot = Creatures of the Inner Region cannot be evaded.
take-may-evade-out-or-name = Take “may_evade” out, or name another space.
no-die-is-rolled-for-a = “dice.foe” is given, but no die is rolled for a creature that is assassinated.
take-it-out-or-leave-out = Take it out, or leave out the character.
this-character-rolls-1-attack-die = “dice.hero_second” is given, but this character rolls 1 attack die.
take-it-out-or-name-the = Take it out, or name the character who rolls 2.
this-character-rolls-2-attack-dice = This character rolls 2 attack dice together.
give-both-of-them-or-neither = Give both of them or neither.
result-win = You win
    .wish = { to-win }
result-stand-off = It is a stand-off
    .wish = reach{ ing } a stand-off
result-life-lost = You lose a life
    .wish = { to-lose } a life
result-saved = Armour saves your life
    .wish = hav{ e-ing } your life saved by Armour
result-evaded = You evade without fighting
    .wish = evad{ e-ing } without fighting
result-destroyed = You destroy the creature without an attack
    .wish = destroy{ ing } the creature
result-left-alone = You leave the creature alone
    .wish = leav{ e-ing } the creature alone
result-charmed = You charm the creature
    .wish = charm{ ing } the creature
# A GOAL, as a label; its attribute `.headline` is the sentence that an answer begins with. $likely: certain, almost
# (above 99.99%), impossible or likely; $chance: the probability, written by PERCENT($chance, maximumFractionDigits: 0) as
# 58%, 0.4% or 99.97%; $risk: 1 less that; $turns: how many turns it takes on average, the first one included; $rounds: how
# many turns, attempts or fights were asked for, 0 where that is not bounded.
battle-goal-win = Win
    .headline = You { sure-to } { to-win }{ in-all-fights }.
psychic-combat-goal-win = Win
    .headline = { battle-goal-win.headline }
battle-goal-survive = Lose no life
    .headline = { $likely ->
        [certain] You run no risk of losing a life.
        [almost] You run next to no risk of losing a life.
        [impossible] You are certain to lose a life.
       *[likely] You run a(n) { PERCENT($risk, maximumFractionDigits: 0) } risk of losing a life.
    }
battle-title = Battle
psychic-combat-title = Psychic combat
