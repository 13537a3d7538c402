## battle.py

an-enemy-attacks-with-strength-or = An Enemy attacks with Strength or with Craft.
keep-one-of-them = Keep one of them.
give-each-enemy-a-strength-or = Give each Enemy a Strength, or a Spirit a Craft.
it-is-needed-against-enemies-with = It is needed against Enemies with a Craft.
both-foe-and-foes-are-given = Both “foe” and “foes” are given.
give-foe-for-one-creature-or = Give “foe” for one creature or “foes” for several Enemies.
creatures-of-the-inner-region-cannot = Creatures of the Inner Region cannot be evaded.
take-may-evade-out-or-name = Take “may_evade” out, or name another space.
no-die-is-rolled-for-a = No die is rolled for a creature that is assassinated.
take-it-out-or-leave-out = Take it out, or leave out the character.
this-character-rolls-1-attack-die = This character rolls 1 attack die.
take-it-out-or-name-the = Take it out, or name the character that rolls 2.
this-character-rolls-2-attack-dice = This character rolls 2 attack dice together.
give-both-of-them-or-neither = Give both of them or neither.
you-win = You win
stand-off = Stand-off
you-lose-a-life = You lose a life
armour-saves-your-life = Armour saves your life
you-evade = You evade
you-destroy-it-without-an-attack = You destroy it without an attack
you-leave-it-alone = You leave it alone
you-charm-it = You charm it
# A GOAL, as a label; its attribute `.headline` is the sentence that an answer begins with. $likely: certain, almost
# (above 99.99%), impossible or likely; $chance: the probability, written by PERCENT($chance, maximumFractionDigits: 0) as
# 58%, 0.4% or 99.97%; $risk: 1 less that; $turns: how many turns it takes on average, the first one included; $rounds: how
# many turns, attempts or fights were asked for, 0 where that is not bounded.
win = Win
    .headline = { $likely ->
        [certain] You are certain to win the battle.
        [impossible] You cannot win the battle.
       *[likely] Your chance to win the battle is { PERCENT($chance, maximumFractionDigits: 0) }.
    }
win-psychic-combat = Win
    .headline = { $likely ->
        [certain] You are certain to win the psychic combat.
        [impossible] You cannot win the psychic combat.
       *[likely] Your chance to win the psychic combat is { PERCENT($chance, maximumFractionDigits: 0) }.
    }
lose-no-life = Lose no life
    .headline = { $likely ->
        [certain] You are certain to lose no life.
        [impossible] You are certain to lose a life.
       *[likely] Your chance to lose no life is { PERCENT($chance, maximumFractionDigits: 0) }.
    }
battle = Battle
psychic-combat = Psychic combat
