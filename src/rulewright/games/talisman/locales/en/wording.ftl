## wording.py

# FACTS. Each message from here to `followers-that-help-value` is what is known in play, as a whole clause; it stands in
# conditions ("if the die shows 1–3, …"), in the steps of explanations and in tables of cases. A language may add the
# attributes `.if` (in a condition), `.at` (the place in play), `.step` (in an explanation) and `.label` (in a table).
# $value: the number (3), the range (1–5) or the name ("ahead"); a range chooses the plural form of its end.
# $which: of a name, which one it is (ahead; ahead-or-level); of a number, how it lies to 0: below, up-to-zero, zero,
# from-zero, above, around. $amount: the number or range without its sign. $low, $high: its ends.
# $position: in a condition, `before` where another condition follows, `or` where another alternative follows, `only` at the
# end of a condition in which alone something is done, else `last`; $begins: yes where no other condition is before it, else no.
# $choice: the kind of decision.
opponents-value = { $value ->
    [one] there is { $value } opponent
   *[other] there are { $value } opponents
}
    .label = opponents: { $value }
battles-value = { $value ->
    [one] there is { $value } battle
   *[other] there are { $value } battles
}
    .label = battles: { $value }
# $value: which battle it is (2).
battle-value = this is battle { $value }
    .at = in battle { $value }
    .label = battle { $value }
strength-value = your Strength is { $value }
    .label = Strength { $value }
craft-value-2 = your Craft is { $value }
    .label = Craft { $value }
opponents-strength-value = the opponent's Strength is { $value }
    .label = opponent's Strength { $value }
opponents-craft-value = the opponent's Craft is { $value }
    .label = opponent's Craft { $value }
opponents-attack-roll-value = the opponent adds { $value } to its attack roll
    .label = opponent's attack roll +{ $value }
bonus-value = your bonus is { $value }
    .label = bonus { $value }
die-value = the die shows { $value }
    .label = die { $value }
# $value: "3 + 5".
dice-value = the dice show { $value }
    .label = dice { $value }
deaths-total-value = Death's total is { $value }
    .label = Death's total { $value }
your-die-value = your die shows { $value }
    .label = your die { $value }
opponents-die-value = the opponent's die shows { $value }
    .label = opponent's die { $value }
# $which: ahead, behind, level, or two of them (ahead-or-behind, ahead-or-level, behind-or-level).
you-are-value = { $which ->
    [ahead] you are ahead
    [behind] you are behind
    [level] the scores are level
    [ahead-or-behind] the scores are not level
    [ahead-or-level] you are not behind
   *[other] you are not ahead
}
    .label = you are { $value }
fate-value = { $value ->
    [0] you have no fate tokens
    [one] you have { $value } fate token
   *[other] you have { $value } fate tokens
}
    .label = fate { $value }
fate-paid-value = { $which ->
    [zero] no fate token has been paid
   *[other] a fate token has been paid
}
    .label = fate paid { $value }
armour-die-value = the Armour die shows { $value }
    .label = Armour die { $value }
attack-score-value = the attack score is { $value }
    .label = attack score { $value }
opponents-attack-score-value = the opponent's attack score is { $value }
    .label = opponent's attack score { $value }
# By how much you are ahead: $value 2 is 2 ahead, −3 is 3 behind; $amount is that without the sign, $which as above.
difference-value = { $which ->
    [above] you are { $amount } ahead
    [below] you are { $amount } behind
    [zero] the scores are level
    [from-zero] you are level or up to { $amount } ahead
    [up-to-zero] you are level or up to { $amount } behind
   *[around] your score less the other one is { $low } to { $high }
}
    .label = difference { $value }
saves-from-value = Armour saves the life on { $value } or more
    .label = saves from { $value }
lives-lost-value = { $value ->
    [one] { $value } life is lost
   *[other] { $value } lives are lost
}
    .label = lives lost: { $value }
lives-at-stake-value = { $value ->
    [one] { $value } life is at stake
   *[other] { $value } lives are at stake
}
    .label = lives at stake: { $value }
lives-value = { $value ->
    [one] you have { $value } life
   *[other] you have { $value } lives
}
    .label = lives { $value }
followers-value = { $value ->
    [0] you have no Followers
    [one] you have { $value } Follower
   *[other] you have { $value } Followers
}
    .label = Followers { $value }
ability-value = your ability is { $value }
    .label = ability { $value }
werewolfs-strength-value = the Werewolf's Strength is { $value }
    .label = Werewolf's Strength { $value }
pit-fiends-left-value = { $value ->
    [one] { $value } Pit Fiend is left
   *[other] { $value } Pit Fiends are left
}
    .label = Pit Fiends left: { $value }
total-value = the total is { $value }
    .label = total { $value }
attempts-left-value = { $value ->
    [0] no attempt is left
    [one] { $value } attempt is left
   *[other] { $value } attempts are left
}
    .label = attempts left: { $value }
counters-value = { $value ->
    [0] you have no counters
    [one] you have { $value } counter
   *[other] you have { $value } counters
}
    .label = counters { $value }
points-lost-value = { $value ->
    [one] { $value } point is lost
   *[other] { $value } points are lost
}
    .label = points lost: { $value }
# Whose die it is. $which: attacker or defender.
side-value = { $which ->
    [attacker] the attacker decides
   *[defender] the defender decides
}
# A place or a moment in play. $value: its name ("Crypt"; in `.at` the name's own `.at`, "in the Crypt").
value = { $value }
# $which: attacker or defender.
winner-value = { $which ->
    [attacker] the attacker has won
   *[defender] the defender has won
}
attackers-strength-value = the attacker's Strength is { $value }
    .label = attacker's Strength { $value }
defenders-strength-value = the defender's Strength is { $value }
    .label = defender's Strength { $value }
attackers-craft-value = the attacker's Craft is { $value }
    .label = attacker's Craft { $value }
defenders-craft-value = the defender's Craft is { $value }
    .label = defender's Craft { $value }
attackers-die-value = the attacker's die shows { $value }
    .label = attacker's die { $value }
defenders-die-value = the defender's die shows { $value }
    .label = defender's die { $value }
attackers-attack-score-value = the attacker's attack score is { $value }
    .label = attacker's attack score { $value }
defenders-attack-score-value = the defender's attack score is { $value }
    .label = defender's attack score { $value }
# By how much the attacker is ahead of the defender, as in `difference-value`.
attackers-lead-value = { $which ->
    [above] the attacker is { $amount } ahead
    [below] the attacker is { $amount } behind
    [zero] the scores are level
    [from-zero] the attacker is level or up to { $amount } ahead
    [up-to-zero] the attacker is level or up to { $amount } behind
   *[around] the attacker's score less the defender's is { $low } to { $high }
}
    .label = difference { $value }
# Whose turn it is. $which: hero (you) or other.
turn-value = { $which ->
    [hero] it is your turn
   *[other] it is the other's turn
}
    .at = { $which ->
        [hero] on your turn
       *[other] on the other's turn
    }
    .label = turn: { $value }
the-others-lives-value = { $value ->
    [one] the other has { $value } life
   *[other] the other has { $value } lives
}
    .label = the other's lives { $value }
the-others-fate-value = { $value ->
    [0] the other has no fate tokens
    [one] the other has { $value } fate token
   *[other] the other has { $value } fate tokens
}
    .label = the other's fate { $value }
other-characters-value = { $value ->
    [one] there is { $value } other character
   *[other] there are { $value } other characters
}
    .label = other characters: { $value }
characters-counted-value = { $value ->
    [one] { $value } character counts
   *[other] { $value } characters count
}
    .label = characters counted: { $value }
works-from-value = the Spell works on { $value } or more
    .label = works from { $value }
lives-still-to-be-taken-value = { $value ->
    [one] { $value } life is still to be taken
   *[other] { $value } lives are still to be taken
}
    .label = lives still to be taken: { $value }
lives-gained-value = { $value ->
    [one] { $value } life is gained
   *[other] { $value } lives are gained
}
    .label = lives gained: { $value }
turns-left-value = { $value ->
    [one] { $value } turn is left
   *[other] { $value } turns are left
}
    .label = turns left: { $value }
out-of-the-game-value = { $value ->
    [one] { $value } character is out of the game
   *[other] { $value } characters are out of the game
}
    .label = out of the game: { $value }
highest-die-value = the highest die shows { $value }
    .label = highest die { $value }
lowest-die-value = the lowest die shows { $value }
    .label = lowest die { $value }
deaths-highest-die-value = Death's highest die shows { $value }
    .label = Death's highest die { $value }
deaths-lowest-die-value = Death's lowest die shows { $value }
    .label = Death's lowest die { $value }
# The least that a new roll has to show. $value: 4, or the range that it lies in (4–6); 7 cannot be rolled.
you-need-value-to-win = { $value ->
    [7] no roll can win any more
   *[other] the lowest roll that wins is { $value }
}
    .label = you need { $value } to win
# How much the total of the dice is above the ability; −3 is 3 below. $amount, $which as in `difference-value`.
total-less-ability-value = { $which ->
    [above] the total is { $amount } above your ability
    [below] the total is { $amount } below your ability
    [zero] the total equals your ability
    [from-zero] the total equals your ability or is up to { $amount } above it
    [up-to-zero] the total equals your ability or is up to { $amount } below it
   *[around] the total less your ability is { $low } to { $high }
}
    .label = total less ability { $value }
followers-that-help-value = { $value ->
    [0] no Follower can help
    [one] { $value } Follower can help
   *[other] { $value } Followers can help
}
    .label = Followers that help { $value }
the-characters-at-the-start = the characters at the start
the-characters-left = the characters left
at-the-start-of-a-turn = at the start of a turn
every-unfinished-quest = every unfinished quest
only-the-first-quest = only the first quest
once-for-all-of-them = once for all of them
once-for-each-of-them = once for each of them
# OPTIONS. Each message from here on that is an option is its label on a button or in a table. Its attribute `.do` says it
# as an imperative inside a sentence of advice ("if you are ahead, keep the die"), `.otherwise` after “otherwise”,
# `.always` as a whole sentence of advice without its end and its capital letter, `.and` where another option follows in the
# same sentence, `.again` where it was said just before. Each may choose by $choice, the kind of decision (fate-on-attack-roll, fate-on-armour).
keep-the-die = keep the die
    .always = keep the die, whatever it shows
pay-fate = pay fate
    .do = pay a fate token to reroll
    .always = always pay a fate token to reroll
fight = fight
evade = evade
ahead = ahead
level = level
behind = behind
fate-paid = fate paid
    .count = { $number ->
        [one] { $number } fate token paid
       *[other] { $number } fate tokens paid
    }
you-win-or-destroy-it = you win or destroy it
you-survive-2 = you survive
# MEASURES. The name of a number, as a label; its attribute `.count` says it with the $number (3.67, a mean; 1).
lives-left = lives left
    .count = { $number ->
        [one] { $number } life left
       *[other] { $number } lives left
    }
fate-left = fate left
    .count = { $number ->
        [one] { $number } fate token left
       *[other] { $number } fate tokens left
    }
followers-left = Followers left
    .count = { $number ->
        [one] { $number } Follower left
       *[other] { $number } Followers left
    }
worth = worth
    .count = worth { $number }
strength-left = Strength left
    .count = { $number } Strength left
craft-left = Craft left
    .count = { $number } Craft left
wins-less-defeats = wins less defeats
    .count = wins less defeats: { $number }
turns = turns
    .count = { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }
attacker-2 = attacker
defender-2 = defender
you = you
the-other = the other
go-on = go on
    .always = go on, whatever happens
turn-back = turn back
leave-through-the-portal = leave through the Portal
by-the-crypt = by the Crypt
    .do = take the way by the Crypt
by-the-mines = by the Mines
    .do = take the way by the Mines
destroy-it-without-an-attack = destroy it without an attack
leave-it-alone = leave it alone
charm-it = charm it
battle-2 = battle
    .do = attack in battle
psychic-combat-2 = psychic combat
    .do = attack in psychic combat
setting-out = Setting out
evading = Evading
turning-back = Turning back
followers-for-lives = Followers for lives
fate-on-the-attack-roll = Fate on the attack roll
the-attackers-fate = The attacker's fate
the-defenders-fate = The defender's fate
fate-on-the-armour-die = Fate on the Armour die
the-others-fate-on-the-armour = The other's fate on the Armour die
fate-in-the-crypt = Fate in the Crypt
fate-in-the-mines = Fate in the Mines
fate-against-death = Fate against Death
fate-in-the-vampires-tower = Fate in the Vampire's Tower
fate-on-the-werewolfs-strength = Fate on the Werewolf's Strength
fate-on-the-number-of-pit = Fate on the number of Pit Fiends
the-opponent = the opponent
pay-fate-for-the-highest-die = pay fate for the highest die
    .do = pay a fate token to reroll the highest die
pay-fate-for-the-lowest-die = pay fate for the lowest die
    .do = pay a fate token to reroll the lowest die
pay-fate-for-deaths-highest-die = pay fate for Death's highest die
    .do = pay a fate token to reroll Death's highest die
pay-fate-for-deaths-lowest-die = pay fate for Death's lowest die
    .do = pay a fate token to reroll Death's lowest die
# How many Followers to give instead of lives in the Vampire's Tower.
as-many-as-help = as many as help
    .do = give up as many Followers as help
you-have-just-landed = you have just landed
your-turn-begins = your turn begins
# COUNTED THINGS, as parts of lists. $number: how many, never 0. The attribute `.object` is the same as the object of a verb
# ("take 1 …"), where a language tells them apart.
counted-lives = { $number ->
    [one] { $number } life
   *[other] { $number } lives
}
counted-fate = { $number ->
    [one] { $number } fate token
   *[other] { $number } fate tokens
}
counted-objects = { $number ->
    [one] { $number } Object
   *[other] { $number } Objects
}
counted-followers = { $number ->
    [one] { $number } Follower
   *[other] { $number } Followers
}
counted-gold = { $number } gold
counted-spells = { $number ->
    [one] { $number } Spell
   *[other] { $number } Spells
}
counted-trophies = { $number ->
    [one] { $number } trophy
   *[other] { $number } trophies
}
counted-strength-counters = { $number ->
    [one] { $number } Strength counter
   *[other] { $number } Strength counters
}
counted-craft-counters = { $number ->
    [one] { $number } Craft counter
   *[other] { $number } Craft counters
}
# On the way, before a space. $space: its name ("Death"), $before: its name as it is after “before” (its attribute
# `.before`).
before-space = before { $space }
    .at = before { $before }
# $face: what the die shows (3).
pay-fate-for-the-face = pay fate for the { $face }
    .do = pay a fate token to reroll the { $face }
# $face: what Death's die shows (3).
pay-fate-for-deaths-face = pay fate for Death's { $face }
    .do = pay a fate token to reroll Death's { $face }
# $number: a number to choose; `.do` says how many Followers to give instead of lives in the Vampire's Tower.
number = { $number }
    .do = { $number ->
        [0] keep your Followers
        [one] give up { $number } Follower
       *[other] give up { $number } Followers
    }
fate-may-reroll-the-armour-die = Fate may reroll the Armour die
fate-may-reroll-the-dice-for = Fate may reroll the dice for the Werewolf and the Pit Fiends
fate-may-reroll-deaths-dice = Fate may reroll Death's dice
what-a-space-adds-to-the = What a space adds to the attack roll of Enemies that fight as one
when-turning-back-takes-effect = When turning back takes effect
a-stand-off-in-the-pits = A stand-off in the Pits ends the turn
the-space-that-the-crypt-or = The space that the Crypt or the Mines lead to is encountered in the same turn
characters-on-the-crown-of-command = Characters on the Crown of Command may evade each other
whom-the-table-of-the-easier = Whom the table of the easier Command Spell counts
trophy-points-for-1-strength-or-craft = Trophy points for 1 Strength or Craft
which-unfinished-quest-bars-the-portal = Which unfinished quest bars the Portal of Power
what-scores-when-the-time-is = What scores when the time is over
what-each-kind-has-gained = what each kind has gained
what-all-kinds-have-gained-together = what all kinds have gained together
all-that-is-held = all that is held
all-that-is-held-and-the-start = all that is held, and the start once more
# WHAT WOULD HELP: what the hero would have more of, before a colon and two chances ("With 1 more Strength: 66% instead of …").
n-1-strength-more = With 1 more Strength
n-1-craft-more = With 1 more Craft
n-1-life-more = With 1 more life
a-sword = With a Sword
a-helmet = With a Helmet
a-shield = With a Shield
a-suit-of-armour = With a suit of Armour
n-1-follower-more = With 1 more Follower
