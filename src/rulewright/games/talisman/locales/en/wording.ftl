## wording.py

# What is counted, after its number: $value, $points, $games, $hours, $minutes, $number.
value-lives = { $value ->
    [one] life
   *[other] lives
}
value-lives-are = { $value ->
    [one] life is
   *[other] lives are
}
value-characters = { $value ->
    [one] character
   *[other] characters
}
value-spells = { $value ->
    [one] Spell
   *[other] Spells
}
points = { $points ->
    [one] point
   *[other] points
}
games = { $games ->
    [one] game
   *[other] games
}
of-all-games = { $all ->
    [one] game
   *[other] games
}
hours = { $hours ->
    [one] hour
   *[other] hours
}
minutes = { $minutes ->
    [one] minute
   *[other] minutes
}
number-lives = { $number ->
    [one] life
   *[other] lives
}
number-tokens = { $number ->
    [one] token
   *[other] tokens
}
number-spells = { $number ->
    [one] Spell
   *[other] Spells
}
number-followers = { $number ->
    [one] Follower
   *[other] Followers
}
number-counters = { $number ->
    [one] counter
   *[other] counters
}
# A number with what it counts; none in words.
so-much-fate = { $value ->
    [0] no fate tokens
    [one] { $value } fate token
   *[other] { $value } fate tokens
}
so-many-followers = { $value ->
    [0] no Followers
    [one] { $value } Follower
   *[other] { $value } Followers
}
so-many-counters = { $value ->
    [0] no counters
    [one] { $value } counter
   *[other] { $value } counters
}
so-many-spells = { $value ->
    [0] no Spells
    [one] { $value } Spell
   *[other] { $value } Spells
}
strength-or-craft = { $ability ->
    [craft] Craft
   *[strength] Strength
}
attacker-or-defender = { $which ->
    [attacker] attacker
   *[defender] defender
}
# How long it takes, or within how long it has to be, in a headline.
in-so-many-turns = { $rounds ->
    [0] { $likely ->
        [certain] { on-average }
        [almost] { on-average }
       *[likely] { "" }
    }
    [one] { " " }this turn
   *[other] { " " }within { $rounds } turns
}
on-average = , after { NUMBER($turns, maximumFractionDigits: 1) } { NUMBER($turns, maximumFractionDigits: 1) ->
    [one] turn
   *[other] turns
} on average
within-attempts = { $rounds ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }within { $rounds } attempts
}
in-all-fights = { $rounds ->
    [2] { " " }both fights
    [0] { "" }
    [1] { "" }
   *[other] { " " }all { $rounds } fights
}
# How likely what is wanted is, in a headline after “you” and before a verb such as `to-get`.
sure-to = { $likely ->
    [certain] are certain to
    [almost] are all but certain to
    [impossible] cannot
   *[likely] have a(n) { PERCENT($chance, maximumFractionDigits: 0) } chance of
}
# A verb after “you are certain to”, or after “a chance of” ($likely: likely). `ing` and `e-ing` end other verbs: “reach”,
# “reaching”; “leave”, “leaving”.
to-be = { $likely ->
    [likely] being
   *[certain] be
}
to-become = { $likely ->
    [likely] becoming
   *[certain] become
}
to-come = { $likely ->
    [likely] coming
   *[certain] come
}
to-get = { $likely ->
    [likely] getting
   *[certain] get
}
to-lose = { $likely ->
    [likely] losing
   *[certain] lose
}
to-win = { $likely ->
    [likely] winning
   *[certain] win
}
ing = { $likely ->
    [likely] ing
   *[certain] { "" }
}
e-ing = { $likely ->
    [likely] ing
   *[certain] e
}
# Who decides about fate in a duel, before a verb; nothing of you, who are told what to do. The verb then ends as in
# “rerolls”.
who-decides = { $choice ->
    [fate-on-attackers-roll] { $place ->
        [hero] { "" }
        [other] your opponent{ " " }
       *[none] the attacker{ " " }
    }
    [fate-on-defenders-roll] { $place ->
        [hero] your opponent{ " " }
        [other] { "" }
       *[none] the defender{ " " }
    }
   *[other] { "" }
}
third-person-s = { $choice ->
    [fate-on-attackers-roll] { $place ->
        [hero] { "" }
       *[other] s
    }
    [fate-on-defenders-roll] { $place ->
        [other] { "" }
       *[hero] s
    }
   *[other] { "" }
}
does = { $choice ->
    [fate-on-attackers-roll] { $place ->
        [hero] do
       *[other] does
    }
    [fate-on-defenders-roll] { $place ->
        [other] do
       *[hero] does
    }
   *[other] do
}
# Which of their dice those who decide roll again.
highest-die = { $choice ->
    [fate-on-crypt] your highest die
    [fate-on-mines] your highest die
    [fate-on-werewolf] the Werewolf's higher die
   *[other] { your-or-the } higher die
}
lowest-die = { $choice ->
    [fate-on-crypt] your lowest die
    [fate-on-mines] your lowest die
    [fate-on-werewolf] the Werewolf's lower die
   *[other] { your-or-the } lower die
}
your-or-the = { $choice ->
    [fate-on-attackers-roll] { $place ->
        [hero] your
       *[other] the
    }
    [fate-on-defenders-roll] { $place ->
        [other] your
       *[hero] the
    }
   *[other] your
}
# Who chooses the form of attack.
who-attacks = { $place ->
    [other] { $choice ->
        [form] your opponent attacks
       *[other] attack
    }
   *[hero] attack
}
# The attacker's lead in a condition, by whoever decides.
own-lead-in-the-duel = { $choice ->
    [fate-on-attackers-roll] { attacker-is } { own-lead }
    [fate-on-defenders-roll] { defender-is } { others-lead }
   *[other] the attacker is { own-lead }
}
# FACTS. Each message from here to `fact-most` is what is known in play, as a whole clause; it stands in
# conditions ("if the die shows 1–3, …"), in the steps of explanations and in tables of cases. A language may add the
# attributes `.if` (in a condition), `.at` (the place in play), `.step` (in an explanation) and `.label` (in a table).
# $value: the number (3), the range (1–5) or the name ("ahead"); a range chooses the plural form of its end.
# $which: of a name, which one it is (ahead; ahead-or-level); of a number, how it lies to 0: below, up-to-zero, zero,
# from-zero, above, around. $amount: the number or range without its sign. $low, $high: its ends, $low_amount, $high_amount: without signs.
# $open: in a condition, `up` where there are no greater numbers, `down` where there are no lesser ones, else `no`.
# $counted: the number with which what is counted agrees: $low where $open is `up`, else $value.
# $position: in a condition, `before` where another condition follows, `or` where another alternative follows, `only` at the
# end of a condition in which alone something is done, else `last`; $begins: yes where no other condition is before it, else no.
# $after: in a condition, the fact that comes before it (attacker-die, other-fate), or none.
# $choice: the kind of decision; $place: the place in play or the turn that the advice is for (hero: yours; other), or none.
# $earlier: the facts that the conditions before it in the sentence tell, by their names (attacker_die-ahead), or none.
# Who a condition of a duel is about: by the decider ($choice) and by whose turn it is ($place), else by what comes before.
attacker-rolled = { $place ->
    [hero] you
    [other] { $choice ->
        [fate-on-attackers-roll] they
       *[other] your opponent
    }
   *[none] { $choice ->
        [fate-on-attackers-roll] { $after ->
            [none] they
           *[other] the attacker
        }
       *[other] the attacker
    }
}
defender-rolled = { $place ->
    [hero] { $choice ->
        [fate-on-defenders-roll] they
       *[other] your opponent
    }
    [other] you
   *[none] { $choice ->
        [fate-on-defenders-roll] { $after ->
            [none] they
           *[other] the defender
        }
       *[other] the defender
    }
}
attacker-is = { $place ->
    [hero] you are
    [other] they are
   *[none] { $after ->
        [none] they are
        [attacker-die] they are
       *[other] the attacker is
    }
}
defender-is = { $place ->
    [hero] they are
    [other] you are
   *[none] { $after ->
        [none] they are
        [defender-die] they are
       *[other] the defender is
    }
}
opponent-has = { $after ->
    [other-life] { "" }
    [other-fate] { "" }
   *[other] { opponent-has-as-subject }{ " " }
}
opponent-has-as-subject = { $place ->
    [hero] { $choice ->
        [evade] they have
        [fate-on-defenders-roll] they have
        [fate-on-others-armour] they have
       *[other] your opponent has
    }
    [other] { $choice ->
        [form] they have
        [fate-on-attackers-roll] they have
        [fate-on-others-armour] they have
       *[other] your opponent has
    }
   *[none] your opponent has
}
deciders = { $place ->
    [hero] { $choice ->
        [fate-on-defenders-roll] their
       *[other] your
    }
    [other] { $choice ->
        [fate-on-attackers-roll] their
       *[other] your
    }
   *[none] { $choice ->
        [fate-on-attackers-roll] their
        [fate-on-defenders-roll] their
       *[other] your
    }
}
# What is left out where the condition before it began with the same words: “you have 2 lives and 1 fate token”.
you-have = { $after ->
    [life] { "" }
    [fate] { "" }
    [followers] { "" }
   *[other] you have{ " " }
}
fact-foes = { $value ->
    [one] there is { $value } opponent
   *[other] there are { $value } opponents
}
    .step = { $value ->
        [one] { $value } creature
       *[other] { $value } creatures
    }
    .label = opponents: { $value }
fact-battles = { $value ->
    [one] there is { $value } fight
   *[other] there are { $value } fights
}
    .step = { $value ->
        [one] { $value } fight
       *[other] { $value } fights in a row
    }
    .label = fights: { $value }
# $value: which battle it is (2).
fact-battle = this is fight { $value }
    .at = { $value ->
        [1] in the first fight
        [2] in the second fight
        [3] in the third fight
        [4] in the fourth fight
        [5] in the fifth fight
        [6] in the sixth fight
       *[other] in fight { $value }
    }
    .step = { $value ->
        [1] first fight
        [2] second fight
        [3] third fight
        [4] fourth fight
        [5] fifth fight
        [6] sixth fight
       *[other] fight { $value }
    }
    .label = fight { $value }
fact-strength = your Strength is { $value }
    .label = Strength { $value }
fact-craft = your Craft is { $value }
    .label = Craft { $value }
fact-foe_strength = the creature's Strength is { $value }
    .label = creature's Strength { $value }
fact-foe_craft = the creature's Craft is { $value }
    .label = creature's Craft { $value }
fact-roll_bonus = the creature adds { $value } to its attack roll
    .label = creature's attack roll +{ $value }
fact-bonus = your bonus is { $value }
    .label = bonus { $value }
# A die's face or faces in a condition, after “rolled” and after “shows”; numbers apart have no ends.
rolled-face = { $low ->
    [1] { $high ->
        [1] a 1
       *[other] 1–{ $high }
    }
    [2] { $high ->
        [2] a 2
       *[other] 2–{ $high }
    }
    [3] { $high ->
        [3] a 3
       *[other] 3–{ $high }
    }
    [4] { $high ->
        [4] a 4
       *[other] 4–{ $high }
    }
    [5] { $high ->
        [5] a 5
       *[other] 5–{ $high }
    }
    [6] a { $value }
   *[other] { $value }
}
# A total of dice in a condition: “or less” and “or more” where there are no lesser or greater ones; a single total stays.
dice-total = { $open ->
    [up] { $low ->
        [18] { $value }
       *[other] { $low } or more
    }
    [down] { $high ->
        [2] { $value }
       *[other] { $high } or less
    }
   *[no] { $value }
}
# By how much a side is ahead or behind, after that word; a range that ends with all that there is has no end.
by-how-much = { $which ->
    [above] { $open ->
        [up] { $low ->
            [1] { "" }
           *[other] {" "}by { $low } or more
        }
       *[no] {" "}by { $amount }
    }
   *[below] { $open ->
        [down] { $high ->
            [-1] { "" }
           *[other] {" "}by { $high_amount } or more
        }
       *[no] {" "}by { $amount }
    }
}
# A lead after “you are”: that of the side whose lead the number is, and that of the other side.
own-lead = { $which ->
    [above] ahead{ by-how-much }
    [below] behind{ by-how-much }
    [zero] level
    [from-zero] { $open ->
        [up] not behind
       *[no] level or ahead by up to { $amount }
    }
    [up-to-zero] { $open ->
        [down] not ahead
       *[no] level or behind by up to { $amount }
    }
   *[around] { $open ->
        [up] not behind by more than { $low_amount }
       *[down] not ahead by more than { $high }
    }
}
others-lead = { $which ->
    [above] behind{ by-how-much }
    [below] ahead{ by-how-much }
    [zero] level
    [from-zero] { $open ->
        [up] not ahead
       *[no] level or behind by up to { $amount }
    }
    [up-to-zero] { $open ->
        [down] not behind
       *[no] level or ahead by up to { $amount }
    }
   *[around] { $open ->
        [up] not ahead by more than { $low_amount }
       *[down] not behind by more than { $high }
    }
}
fact-die = the die shows { $value }
    .if = you rolled { rolled-face }{ $choice ->
        [fate-on-follower] {" "}for a Follower
       *[other] { "" }
    }
    .label = die { $value }
# $value: "3 + 5".
fact-dice = the dice show { $value }
    .label = dice { $value }
fact-death = Death's total is { $value }
    .if = Death's total is { dice-total }
    .label = Death's total { $value }
fact-hero = your die shows { $value }
    .if = you rolled { rolled-face }
    .label = your die { $value }
fact-foe = the creature's die shows { $value }
    .if = { $after ->
        [werewolf] it
       *[other] the creature
    } rolled { rolled-face }
    .label = creature's die { $value }
# $which: ahead, behind, level, or two of them (ahead-or-behind, ahead-or-level, behind-or-level).
fact-standing = { $which ->
    [ahead] you are ahead
    [behind] you are behind
    [level] you are level
    [ahead-or-behind] you are not level
    [ahead-or-level] you are not behind
   *[other] you are not ahead
}
    .label = { $value }
fact-fate = you have { so-much-fate }
    .if = { you-have }{ so-much-fate }
    .step = { so-much-fate }
    .label = fate { $value }
fact-fate_paid = { $which ->
    [zero] no fate token has been paid
   *[other] a fate token has been paid
}
    .step = { $which ->
        [zero] no fate token paid
       *[other] fate token paid
    }
    .label = fate paid { $value }
fact-armour_die = the Armour die shows { $value }
    .if = the Armour die shows { rolled-face }
    .label = Armour die { $value }
fact-score = your attack score is { $value }
    .label = attack score { $value }
# By how much you are ahead: $value 2 is 2 ahead, −3 is 3 behind; $amount is that without the sign, $which as above.
fact-ahead = { $which ->
    [above] you are ahead by { $amount }
    [below] you are behind by { $amount }
    [zero] you are level
    [from-zero] you are level or ahead by up to { $amount }
    [up-to-zero] you are level or behind by up to { $amount }
   *[around] your score minus the creature's is { $low } to { $high }
}
    .if = { $which ->
        [around] { $open ->
            [no] { fact-ahead }
           *[other] you are { own-lead }
        }
       *[other] you are { own-lead }
    }
    .step = { $which ->
        [above] ahead by { $amount }
        [below] behind by { $amount }
       *[zero] level
    }
    .label = { fact-ahead.step }
fact-saves_from = { $value ->
    [6] Armour saves the life on a { $value }
   *[other] Armour saves the life on { $value } or more
}
    .step = { $value ->
        [6] saves on a roll of { $value }
       *[other] saves on a roll of { $value } or more
    }
    .label = { $value ->
        [6] saves on { $value }
       *[other] saves on { $value } or more
    }
fact-lost = { $value } { value-lives-are } lost
    .step = { $value } { value-lives } lost
    .label = lives lost: { $value }
fact-loss = the Vampire takes { $value } { value-lives }
fact-life = you have { $value } { value-lives }
    .if = { you-have }{ $value } { value-lives }
    .label = your lives: { $value }
    .step = { fact-life }
fact-followers = you have { so-many-followers }
    .if = { you-have }{ so-many-followers }
    .step = { so-many-followers }
    .label = Followers { $value }
fact-werewolf = the Werewolf has Strength { $value }
    .if = the Werewolf has Strength { dice-total }
    .step = Werewolf of Strength { $value }
    .label = Werewolf's Strength { $value }
fact-fiends = { $value ->
    [one] { $value } Pit Fiend is left
   *[other] { $value } Pit Fiends are left
}
    .step = { $value ->
        [one] { $value } Pit Fiend
       *[other] { $value } Pit Fiends
    }
    .label = Pit Fiends left: { $value }
fact-total = the total is { $value }
    .if = the total is { dice-total }
    .label = total { $value }
fact-attempts_left = { $value ->
    [0] this is your last attempt
    [one] { $value } attempt is left after this one
   *[other] { $value } attempts are left after this one
}
    .step = { $value ->
        [0] last attempt
        [one] { $value } attempt left after this one
       *[other] { $value } attempts left after this one
    }
    .label = attempts left: { $value }
fact-counters = you have { so-many-counters }
    .step = { so-many-counters }
    .label = counters { $value }
fact-points_lost = { $value ->
    [one] { $value } point is lost
   *[other] { $value } points are lost
}
    .step = { $value ->
        [one] { $value } point lost
       *[other] { $value } points lost
    }
    .label = points lost: { $value }
# Whose die it is. $which: attacker or defender.
fact-side = the { attacker-or-defender } decides
    .label = { $value }
# A place or a moment in play. $value: its name ("Crypt"; in `.at` the name's own `.at`, "in the Crypt").
fact-at = { $value }
# $which: attacker or defender.
fact-winner = the { attacker-or-defender } has won
    .step = won by the { attacker-or-defender }
fact-attacker_strength = the attacker's Strength is { $value }
    .label = attacker's Strength { $value }
fact-defender_strength = the defender's Strength is { $value }
    .label = defender's Strength { $value }
fact-attacker_craft = the attacker's Craft is { $value }
    .label = attacker's Craft { $value }
fact-defender_craft = the defender's Craft is { $value }
    .label = defender's Craft { $value }
fact-attacker_die = the attacker's die shows { $value }
    .if = { attacker-rolled } rolled { rolled-face }
    .label = attacker's die { $value }
fact-defender_die = the defender's die shows { $value }
    .if = { defender-rolled } rolled { rolled-face }
    .label = defender's die { $value }
fact-attacker_score = the attacker's attack score is { $value }
    .label = attacker's attack score { $value }
fact-defender_score = the defender's attack score is { $value }
    .label = defender's attack score { $value }
# By how much the attacker is ahead of the defender, as in `fact-ahead`.
duel-fact-ahead = { $which ->
    [above] the attacker is ahead by { $amount }
    [below] the attacker is behind by { $amount }
    [zero] the scores are level
    [from-zero] the attacker is level or ahead by up to { $amount }
    [up-to-zero] the attacker is level or behind by up to { $amount }
   *[around] the attacker's score minus the defender's is { $low } to { $high }
}
    .if = { $which ->
        [zero] the scores are level
        [around] { $open ->
            [no] { duel-fact-ahead }
           *[other] { own-lead-in-the-duel }
        }
       *[other] { own-lead-in-the-duel }
    }
    .step = { $which ->
        [above] attacker ahead by { $amount }
        [below] attacker behind by { $amount }
       *[zero] level
    }
    .label = { duel-fact-ahead.step }
# Whose turn it is. $which: hero (you) or other.
fact-whose_turn = it is { fact-whose_turn.step }
    .at = on { fact-whose_turn.step }
    .step = { $which ->
        [hero] your turn
       *[other] your opponent's turn
    }
    .label = { fact-whose_turn.step }
fact-other_life = your opponent has { $value } { value-lives }
    .if = { opponent-has }{ $value } { value-lives }
    .step = opponent with { $value } { value-lives }
    .label = opponent's lives { $value }
fact-other_fate = your opponent has { so-much-fate }
    .if = { opponent-has }{ so-much-fate }
    .step = { $value ->
        [0] opponent without fate tokens
        [one] opponent with { $value } fate token
       *[other] opponent with { $value } fate tokens
    }
    .label = opponent's fate { $value }
fact-others = { $value ->
    [one] there is { $value } other character
   *[other] there are { $value } other characters
}
    .step = { $value } other { value-characters }
    .label = other characters: { $value }
fact-characters = { $value ->
    [one] { $value } character counts
   *[other] { $value } characters count
}
    .step = { $value } { value-characters }
    .label = characters counted: { $value }
fact-works_from = { $value ->
    [1] the Spell works on any roll
    [6] the Spell works on a roll of { $value }
   *[other] the Spell works on a roll of { $value } or more
}
    .step = { $value ->
        [1] works on any roll
        [6] works on a roll of { $value }
       *[other] works on a roll of { $value } or more
    }
    .label = { $value ->
        [1] works on any roll
        [6] works on { $value }
       *[other] works on { $value } or more
    }
fact-lives_to_go = { $value } { value-lives-are } still to be taken
    .step = { $value } { value-lives } still to be taken
    .label = lives still to be taken: { $value }
fact-gained = { $value } { value-lives-are } gained
    .step = { $value } { value-lives } gained
    .label = lives gained: { $value }
fact-passed = { $value ->
    [one] you win although you fought { $value } creature not at all
   *[other] you win although you fought { $value } creatures not at all
}
    .step = { $value ->
        [one] counts as a win, although { $value } Enemy was evaded or destroyed
       *[other] counts as a win, although { $value } Enemies were evaded or destroyed
    }
    .label = Enemies evaded or destroyed: { $value }
fact-turns_left = { $value ->
    [one] this is your last turn
   *[other] you have { $value } turns left
}
    .step = { $value ->
        [one] last turn
       *[other] { $value } turns left
    }
    .label = turns left: { $value }
fact-out = { $value ->
    [one] { $value } character is out of the game
   *[other] { $value } characters are out of the game
}
    .step = { $value } { value-characters } out of the game
    .label = out of the game: { $value }
fact-highest = the highest die shows { $value }
    .if = { $after ->
        [lowest] { $choice ->
            [fate-on-crypt] the highest die
            [fate-on-mines] the highest die
           *[other] the higher die
        }
       *[other] { $choice ->
            [fate-on-crypt] your highest die
            [fate-on-mines] your highest die
            [fate-on-werewolf] the Werewolf's higher die
           *[other] { deciders } higher die
        }
    } shows { rolled-face }
    .label = { $choice ->
        [fate-on-crypt] highest die
        [fate-on-mines] highest die
       *[other] higher die
    } { $value }
fact-lowest = the lowest die shows { $value }
    .if = { $after ->
        [highest] { $choice ->
            [fate-on-crypt] the lowest die
            [fate-on-mines] the lowest die
           *[other] the lower die
        }
       *[other] { $choice ->
            [fate-on-crypt] your lowest die
            [fate-on-mines] your lowest die
            [fate-on-werewolf] the Werewolf's lower die
           *[other] { deciders } lower die
        }
    } shows { rolled-face }
    .label = { $choice ->
        [fate-on-crypt] lowest die
        [fate-on-mines] lowest die
       *[other] lower die
    } { $value }
fact-death_highest = Death's higher die shows { $value }
    .if = Death's higher die shows { rolled-face }
    .label = Death's higher die { $value }
fact-death_lowest = Death's lower die shows { $value }
    .if = Death's lower die shows { rolled-face }
    .label = Death's lower die { $value }
# The least that a new roll has to show. $value: 4, or the range that it lies in (4–6); 7 cannot be rolled.
fact-needed = { $value ->
    [7] no roll can win any more
   *[other] the lowest roll that wins is { $value }
}
    .if = { $high ->
        [7] { $low ->
            [2] a roll of 1 would not win
            [3] a roll of 2 would not win
            [4] a roll of 3 would not win
            [5] a roll of 4 would not win
            [6] a roll of 5 would not win
           *[other] you can no longer win
        }
        [1] any roll wins
       *[other] { $open ->
            [down] { $high ->
                [6] you can still win
               *[other] a roll of { $high } would win
            }
           *[no] { $value ->
                [2] you need 2 or more to win
                [3] you need 3 or more to win
                [4] you need 4 or more to win
                [5] you need a 5 or 6 to win
                [6] you need a 6 to win
               *[other] { $low ->
                    [1] { $high ->
                        [6] you can still win
                       *[other] a roll of { $high } would win
                    }
                   *[other] you need at least a { $value } to win
                }
            }
        }
    }
    .step = { $value ->
        [1] any roll wins
        [6] { $value } needed to win
        [7] no roll wins
       *[other] { $value } or more needed to win
    }
    .label = { $high ->
        [7] { $low ->
            [7] no roll wins
           *[other] wins with { $low } or more, or not at all
        }
       *[other] lowest winning roll: { $value }
    }
# How much the total of the dice is above the ability; −3 is 3 below. $amount, $which as in `fact-ahead`.
fact-excess = { $which ->
    [above] the total is { $amount } above your ability
    [below] the total is { $amount } below your ability
    [zero] the total equals your ability
    [from-zero] the total equals your ability or is up to { $amount } above it
    [up-to-zero] the total equals your ability or is up to { $amount } below it
   *[around] the total minus your ability is { $low } to { $high }
}
    .if = { $which ->
        [above] { $open ->
            [up] { $low ->
                [1] the roll is too high
               *[other] the roll is too high by { $low } or more
            }
           *[no] { $low ->
                [1] { $high ->
                    [1] the roll is too high by 1
                   *[other] the roll is too high by at most { $high }
                }
               *[other] the roll is too high by { $amount }
            }
        }
        [below] { $open ->
            [down] { $high ->
                [-1] the roll is below your ability
               *[other] the roll is { $high_amount } or more below your ability
            }
           *[no] the roll is { $amount } below your ability
        }
        [zero] the roll equals your ability
        [from-zero] { $open ->
            [up] the roll is not below your ability
           *[no] the roll equals your ability or is too high by up to { $amount }
        }
        [up-to-zero] { $open ->
            [down] the roll is not too high
           *[no] the roll equals your ability or is up to { $amount } below it
        }
       *[around] { $open ->
            [up] the roll is not more than { $low_amount } below your ability
            [down] the roll is not too high by more than { $high }
           *[no] the roll minus your ability is { $low } to { $high }
        }
    }
    .step = { $which ->
        [above] too high by { $amount }
        [zero] equal to your ability
       *[below] { $amount } below your ability
    }
    .label = { fact-excess.step }
fact-most = { $value ->
    [0] no Follower can help
    [one] only { $value } Follower can help
   *[other] { $value } Followers can help
}
    .label = Followers that help: { $value }
    .step = { fact-most }
word-starting = the characters at the start
word-remaining = the characters left
word-start-of-turn = at the start of a turn
word-that-quest = every unfinished quest
word-first-quest = only the first quest
word-once = once for all of them
word-each = once for each of them
word-gains = what each kind has gained
word-gains-in-all = what all kinds have gained together
word-held = all that is held
word-held-and-start = all that is held, and the start once more
# OPTIONS. Each message from here on that is an option is its label on a button or in a table. Its attribute `.do` says it
# as an imperative inside a sentence of advice ("if you are ahead, keep the die"), `.otherwise` after “otherwise”,
# `.always` as a whole sentence of advice without its end and its capital letter, `.and` where another option follows in the
# same sentence, `.again` where it was said just before. Each may choose by $choice, the kind of decision
# (fate-on-attack-roll, fate-on-armour), and by $place, as in conditions: on whose turn whose decision it is.
word-keep = keep the roll
    .do = { $choice ->
        [fate-on-armour] let a failed Armour roll stand
        [fate-on-others-armour] your opponent lets a failed Armour roll stand
        [fate-on-command-spell] let a failure stand
        [fate-on-release] let a failure stand
       *[other] { who-decides }keep{ third-person-s } the roll
    }
    .always = { $choice ->
        [fate-on-armour] do not reroll the Armour die with fate
        [fate-on-others-armour] your opponent does not reroll the Armour die with fate
        [fate-on-fiends] do not reroll the die for the Pit Fiends with fate
        [fate-on-follower] do not reroll a Follower's die with fate
        [fate-on-werewolf] do not reroll the Werewolf's dice with fate
       *[other] { who-decides }{ does } not reroll with fate
    }
word-pay = reroll with fate
    .do = { $choice ->
        [fate-on-armour] reroll a failed Armour roll with fate
        [fate-on-others-armour] your opponent rerolls a failed Armour roll with fate
        [fate-on-command-spell] reroll a failure with fate
        [fate-on-release] reroll a failure with fate
        [fate-on-fiends] reroll the die for the Pit Fiends with fate
       *[other] { who-decides }reroll{ third-person-s } with fate
    }
    .always = { $choice ->
        [fate-on-armour] reroll the Armour die with fate whenever it fails to save you
        [fate-on-others-armour] your opponent rerolls the Armour die with fate whenever it fails to save them
        [fate-on-command-spell] reroll with fate whenever the Spell fails
        [fate-on-release] reroll with fate whenever the roll fails
        [fate-on-charm] reroll with fate whenever the creature is not charmed
        [fate-on-charm] reroll with fate whenever the creature is not charmed
        [fate-on-charm] reroll with fate whenever the creature is not charmed
        [fate-on-charm] reroll with fate whenever the creature is not charmed
        [fate-on-fiends] always reroll the die for the Pit Fiends with fate
        [fate-on-follower] always reroll a Follower's die with fate
       *[other] { who-decides }always reroll{ third-person-s } with fate
    }
word-fight = fight
    .do = { $choice ->
        [evade] { $place ->
            [hero] your opponent does not evade
           *[other] do not evade
        }
        [attack] attack the creature
        [destroy] do not destroy the creature outright
        [assassination] do not assassinate the creature
       *[other] fight
    }
    .otherwise = { $choice ->
        [evade] { word-fight.do }
       *[other] fight it
    }
word-evade = evade
    .do = { $place ->
        [hero] { $choice ->
            [evade] your opponent evades
           *[other] evade
        }
       *[other] evade
    }
word-ahead = ahead
word-level = level
word-behind = behind
word-fate-paid = fate paid
    .count = { $number } fate { number-tokens } paid
word-overcome = You win or destroy the creature
    .wish = { $likely ->
        [likely] winning or destroying the creature
       *[certain] win or destroy the creature
    }
word-alive = You survive
    .wish = surviv{ e-ing }
# MEASURES. The name of a number, as a label; its attribute `.count` says it with the $number (3.67, a mean; 1).
word-life = lives left
    .count = { $number } { number-lives } left
    .mean = { $number } { number-lives }
word-fate = fate left
    .count = { $number } fate { number-tokens } left
    .mean = { $number } fate { number-tokens }
word-followers = Followers left
    .count = { $number } { number-followers } left
    .mean = { $number } { number-followers }
word-worth = worth
    .count = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
word-strength = Strength left
    .count = { $number } Strength left
    .mean = Strength { $number }
word-craft = Craft left
    .count = { $number } Craft left
    .mean = Craft { $number }
word-margin = wins minus defeats
    .count = wins minus defeats: { $number }
word-turns = turns
    .count = { $number ->
        [one] { $number } more turn
       *[other] { $number } more turns
    }
word-attacker = attacker
word-defender = defender
word-hero = you
word-other = your opponent
word-go-on = go on
    .do = do not turn back
word-turn-back = turn back
    .always = turn back as soon as you may
    .otherwise = turn back as soon as you may
word-leave = leave through the Portal of Power
word-crypt = go through the Crypt
word-mines = go through the Mines
word-keep-it = keep the Amulet
    .do = keep the Amulet
word-ditch = ditch the Amulet
    .do = ditch the Amulet
word-hold-back = keep the Spell
    .do = keep Psionic Blast
word-cast-it = cast Psionic Blast
    .do = cast Psionic Blast
word-destroy = destroy it without an attack
    .do = destroy the creature outright
word-leave-alone = leave it alone
    .do = leave the creature alone
word-charm = try to charm it
    .do = try to charm the creature
word-one-die = roll one attack die
    .do = roll only one attack die
word-two-dice = roll two attack dice
    .do = roll two attack dice
word-assassinate = assassinate
    .do = assassinate the creature
word-battle = battle
    .do = { who-attacks } in battle
word-psychic-combat = psychic combat
    .do = { who-attacks } in psychic combat
word-choice--path = Setting out
word-choice--evade = Evading
word-choice--turn-back = Turning back
word-choice--followers = Followers for lives
word-choice--fate-on-attack-roll = Fate on the attack roll
word-choice--fate-on-attackers-roll = The attacker's fate
word-choice--fate-on-defenders-roll = The defender's fate
word-choice--fate-on-armour = Fate on the Armour die
word-choice--fate-on-success = Fate on a roll that succeeded
word-choice--second-die = The second attack die
word-choice--assassination = Assassination
word-choice--fate-on-others-armour = The opponent's fate on the Armour die
word-choice--fate-on-crypt = Fate in the Crypt
word-choice--fate-on-mines = Fate in the Mines
word-choice--fate-on-death = Fate against Death
word-choice--fate-on-tower = Fate in the Vampire's Tower
word-choice--fate-on-werewolf = Fate on the Werewolf's Strength
word-choice--fate-on-fiends = Fate on the number of Pit Fiends
word-choice--fate-on-follower = Fate on a Follower's die
word-foe = the opponent
word-pay-highest = reroll the highest die with fate
    .do = { who-decides }reroll{ third-person-s } { highest-die } with fate
    .always = { who-decides }always reroll{ third-person-s } { highest-die } with fate
word-pay-lowest = reroll the lowest die with fate
    .do = { who-decides }reroll{ third-person-s } { lowest-die } with fate
    .always = { who-decides }always reroll{ third-person-s } { lowest-die } with fate
word-pay-death-highest = reroll Death's higher die with fate
    .always = always reroll Death's higher die with fate
word-pay-death-lowest = reroll Death's lower die with fate
    .always = always reroll Death's lower die with fate
# How many Followers to give instead of lives in the Vampire's Tower.
word-most = as many as help
    .do = give up 1 Follower for each life you can save
word-landed = you have just landed
word-turn-begins = your turn begins
# COUNTED THINGS, as parts of lists. $number: how many, never 0. The attribute `.object` is the same as the object of a verb
# ("take 1 …"), where a language tells them apart.
counted-life = { $number } { number-lives }
counted-fate = { $number } fate { number-tokens }
counted-objects = { $number ->
    [one] { $number } Object
   *[other] { $number } Objects
}
counted-followers = { $number } { number-followers }
counted-gold = { $number } gold
counted-spells = { $number } { number-spells }
counted-trophies = { $number ->
    [one] { $number } trophy
   *[other] { $number } trophies
}
counted-strength = { $number } Strength { number-counters }
counted-craft = { $number } Craft { number-counters }
# On the way, before a space. $space: its name ("Death"), $before: its name as it is after “before” (its attribute
# `.before`).
before-space = before { $space }
    .at = before { $before }
# $face: what the die shows (3).
pay-fate-for-the-face = reroll the { $face } with fate
    .do = { who-decides }reroll{ third-person-s } { $choice ->
        [fate-on-werewolf] the Werewolf's
       *[other] the
    } { $face } with fate
# $face: what Death's die shows (3).
pay-fate-for-deaths-face = reroll Death's { $face } with fate
# $number: a number to choose, in $choice how many Followers to give instead of lives; `.do` says so in the Vampire's Tower.
number = { $choice ->
    [followers] { $number ->
        [0] keep your Followers
        [one] give up { $number } Follower
       *[other] give up { $number } Followers
    }
   *[other] { $number }
}
    .do = { $number ->
        [0] keep your Followers
        [one] give up { $number } Follower
       *[other] give up { $number } Followers
    }
variant-fate-on-armour = Fate may reroll the Armour die
    .if = { $which ->
        [no] If fate may not reroll the Armour die
       *[yes] If fate may reroll the Armour die
    }
variant-fate-on-setup-rolls = Fate may reroll the dice for the Werewolf and the Pit Fiends
    .if = { $which ->
        [no] If fate may not reroll the dice for the Werewolf and the Pit Fiends
       *[yes] If fate may reroll the dice for the Werewolf and the Pit Fiends
    }
variant-fate-on-deaths-dice = Fate may reroll Death's dice
    .if = { $which ->
        [no] If fate may not reroll Death's dice
       *[yes] If fate may reroll Death's dice
    }
variant-joint-roll-bonus = What a space adds to the attack roll of Enemies that fight as one
    .if = { $which ->
        [each] If the space's bonus counts for each of the Enemies that fight as one
       *[once] If the space's bonus counts once for Enemies that fight as one
    }
variant-roll-bonus-without-roll = A creature that is assassinated still adds a bonus to the attack roll that it does not make
    .if = { $which ->
        [no] If a creature that is assassinated adds no bonus to an attack roll
       *[yes] If a creature that is assassinated still adds the bonus to its attack roll
    }
variant-turn-back = When turning back takes effect
    .if = { $which ->
        [any-time] If you may turn back at any time
       *[start-of-turn] If you may turn back only at the start of a turn
    }
variant-pits-stand-off-ends-turn = A stand-off in the Pits ends the turn
    .if = { $which ->
        [no] If a stand-off in the Pits does not end the turn
       *[yes] If a stand-off in the Pits ends the turn
    }
variant-arrival-from-crypt-is-encountered = The space that you come to from the Crypt or the Mines is encountered in the same turn
    .if = { $which ->
        [no] If you do not encounter the space where you come out in the same turn
       *[yes] If you encounter the space where you come out in the same turn
    }
variant-crown-evasion = Characters on the Crown of Command may evade each other
    .if = { $which ->
        [no] If characters on the Crown of Command may not evade each other
       *[yes] If characters on the Crown of Command may evade each other
    }
variant-command-counts = Whom the table of the easier Command Spell counts
    .if = { $which ->
        [starting] If the easier table counts the characters at the start
       *[remaining] If the easier table counts the characters left
    }
variant-trophy-rate = Trophy points for 1 Strength or Craft
variant-quest-bars-portal = Which unfinished quest bars the Portal of Power
    .if = { $which ->
        [first-quest] If only the first quest bars the Portal of Power
       *[that-quest] If any unfinished quest bars the Portal of Power
    }
variant-timed-score = What counts when time is up
# WHAT WOULD HELP: what the hero would have more of, before a colon and two chances ("With 1 more Strength: 66% instead of …").
n-1-strength-more = With 1 more Strength
n-1-craft-more = With 1 more Craft
n-1-life-more = With 1 more life
a-sword = With a Sword
a-helmet = With a Helmet
a-shield = With a Shield
a-suit-of-armour = With a suit of Armour
n-1-follower-more = With 1 more Follower
# WHY A RULE DOES NOT APPLY, by the entry that forbids it: a part of a step of an explanation, without capital and full stop.
blocked-characters--fate = no fate tokens left
blocked-characters--fate-not-on-others-dice = only your own dice
blocked-faq--fate-on-armour = not for the Armour die, by this reading
blocked-faq--fate-on-setup-rolls = not for this roll, by this reading
blocked-faq--fate-on-deaths-dice = not for Death's dice
blocked-character-rules--evading = nothing to evade with
blocked-attacks--battle-attack-roll = too late, the dice are rolled
blocked-attacks--character-battle-rolls = too late, the attacker has decided
blocked-attacks--psychic-combat-differences = no Armour in psychic combat
blocked-inner-region--creatures = creatures of the Inner Region cannot be evaded
blocked-inner-region--characters = characters in the Inner Region cannot evade each other
blocked-heroes--assassin = an assassinated creature does not roll
blocked-possessions--weapon-limit = only one Weapon at a time
blocked-possessions--no-gold-to-lose = no gold to lose
blocked-possessions--gold = not enough gold for the rest
blocked-spells--limit = no more Spells allowed
blocked-other-rules--toad-spells = a Toad has no Spells
blocked-golden-rules--limited-components = no Spell cards left
blocked-other-rules--one-quest-at-a-time = only one quest at a time
blocked-other-rules--quest-bars-the-portal = an unfinished quest bars the way
blocked-differences--crypt-encounter-on-arrival = not in the same turn, by this reading
