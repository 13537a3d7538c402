## setup.py

field-is-given-without-the-alternative = “{ $field }” is given without the alternative rule that it belongs to.
add-id-to-alternatives-or-take = Add “{ $id }” to “alternatives”, or take the field out.
more-players-choose-from-3-cards = More players choose from 3 cards than there are players.
choose-a-number-in-this-range = Choose a number in that range.
cards-character-cards-would-be-dealt = { $cards } character cards would be dealt, but there are only { $count }.
let-fewer-players-choose-from-3 = Let fewer players choose from 3 cards: give “choosing”.
in-a-talisman-bloodbath-nobody-starts = In a Talisman Bloodbath nobody starts again.
take-one-of-them-out = Take one of them out.
setup-statement-all-agree = Make sure that everybody understands the alternative rules and agrees to them.
setup-statement-board-and-decks = Lay out the board and shuffle the { $adventure } Adventure cards and the { $spell } Spell cards face down. Lay the { $purchase } Purchase cards face up in piles.
# $cards: 2.
setup-statement-talisman-cards-removed = { $cards ->
    [one] Remove { $cards } Talisman card from the game.
   *[other] Remove { $cards } Talisman cards from the game.
}
setup-statement-talisman-cards = { $cards ->
    [one] Put { $cards } Talisman card in its pile.
   *[other] Put the { $cards } Talisman cards in their pile.
}
# $players: how many players get one card.
setup-statement-deal-1-card = { $players ->
    [one] Deal 1 character card face down to { $players } player.
   *[other] Deal 1 character card face down to each of the { $players } players.
}
setup-statement-deal-3-cards = { $players ->
    [one] Deal 3 character cards to { $players } player, who keeps one and puts the others back in the box.
   *[other] Deal 3 character cards each to { $players } players; each keeps one and puts the others back in the box.
}
setup-statement-unused-characters = { $cards ->
    [0] No character cards are left for players whose characters die.
    [one] { $cards } character card is left for players whose characters die.
   *[other] { $cards } character cards are left for players whose characters die.
}
setup-statement-draws-a-character = On your next turn, draw 1 unused character card at random.
setup-statement-character-face-up = Place the character card face up in front of you.
setup-statement-figures-to-start-spaces = Put each figure on the start space that its card names.
setup-statement-figure-to-start-space = Put your figure on its start space.
# $gold: how much gold; $things, $taken: "1 gold".
setup-statement-lives-fate-and-gold-of-the-card = Take the lives and fate tokens that your card shows, and { LIST($taken) }.
# $life, $fate, $gold: the numbers; $things, $taken: as lists, "4 lives", "3 fate tokens", "1 gold".
setup-statement-lives-fate-and-gold = Take { LIST($taken) }.
setup-statement-alignment = Your alignment is the printed one: { $alignment }.
setup-statement-starting-spells-of-the-card = Draw Spells only if a special ability of your character says so.
setup-statement-no-starting-spells = You begin without Spells.
# $spells: the number; $things, $taken: "2 Spells".
setup-statement-starting-spells = Draw { LIST($taken) }.
setup-statement-bonus-of-choice = Take 1 extra counter: Strength or Craft, as you like.
setup-statement-bonus-strength-counter = Take 1 extra Strength counter.
setup-statement-bonus-craft-counter = Take 1 extra Craft counter.
# $points: 7.
setup-statement-trophy-rate = A point of Strength or Craft costs { $points } trophy points.
setup-statement-rule-in-force = This alternative rule holds from the beginning.
setup-statement-owner-of-the-game-begins = The owner of the game takes the first turn; play goes clockwise.
setup-statement-first-on-the-crown-wins = The first player to reach the Crown of Command wins immediately.
setup-statement-last-character-wins = The player whose character is the last one left wins.
setup-statement-most-points-win = If nobody has won by the agreed time, the player with the most points wins: counters, gold and cards count.
# $gold: what a character begins with; $things, $taken: "1 gold".
setup-statement-start-does-not-score = What a character begins with does not count, not even the { LIST($things) }.
# $gold, $spells: the numbers; $things, $taken: "1 gold", "2 Spells".
setup-statement-spells-at-the-start-do-not-score = What you have from the start does not count: { LIST($things) }.
alignment-good = good
alignment-neutral = neutral
alignment-evil = evil
setup-title = Setup
