## pages.py

attacks = Attacks
movement-and-spaces = Movement and spaces
the-inner-region = The Inner Region
characters-and-their-cards = Characters and their cards
your-character-fights-one-creature-or = Your character fights one creature or several with Strength: what are the chances?
your-character-meets-one-spirit-or = Your character meets one Spirit or several in psychic combat.
one-character-attacks-another-who-wins = One character attacks another: who wins, and when does each side pay fate?
two-characters-fight-on-the-crown = Two characters fight on the Crown of Command until one of them is dead.
where-a-move-can-end-and = Where a move can end, and the chance to land on a space you name.
what-can-happen-on-a-space = What can happen on a space that does something by itself.
how-soon-a-slave-of-the = How soon a slave of the Temple is free, and when to pay fate for it.
opening-the-portal-of-power-with = Opening the Portal of Power with Strength or Craft.
the-whole-way-from-the-plain = The whole way from the Plain of Peril to the Crown of Command.
where-the-dice-in-the-crypt = Where the dice in the Crypt lead you.
where-the-dice-in-the-mines = Where the dice in the Mines lead you.
how-many-lives-the-vampires-tower = How many lives the Vampire's Tower costs.
dicing-with-death-for-your-lives = Dicing with Death for your lives.
past-the-werewolf-whose-strength-is = Past the Werewolf, whose Strength is rolled.
past-the-pit-fiends-as-many = Past the Pit Fiends, as many as the die shows.
how-soon-the-command-spell-puts = How soon the Command Spell puts everybody else out of the game.
what-counts-towards-strength-and-craft = What counts towards Strength and Craft now, and how much you can carry.
which-spells-may-be-cast-now = Which Spells may be cast now, and why the others not.
what-trophies-are-worth-and-which = What trophies are worth, and which are best traded in now.
what-being-turned-into-a-toad = What being turned into a Toad takes away, and what it leaves.
where-everything-goes-when-a-character = Where everything goes when a character dies, and how its player goes on.
what-is-to-be-done-before = What is to be done before the first turn.
