## setup.py

field-is-given-without-the-alternative = “{ $field }” is given without the alternative rule that it belongs to.
add-id-to-alternatives-or-take = Add “{ $id }” to “alternatives”, or take the field out.
more-players-choose-from-3-cards = More players choose from 3 cards than there are players.
choose-a-number-in-this-range = Choose a number in that range.
cards-character-cards-would-be-dealt = { $cards } character cards would be dealt, but there are only { $count }.
let-fewer-players-choose-from-3 = Let fewer players choose from 3 cards: give “choosing”.
in-a-talisman-bloodbath-nobody-starts = In a Talisman Bloodbath nobody starts again.
take-one-of-them-out = Take one of them out.
everybody-understands-the-alternative-rules-and = Make sure that everybody understands the alternative rules and agrees to them.
lay-out-the-board-shuffle-the = Lay out the board and shuffle the { $adventure } Adventure cards and the { $spell } Spell cards face down. Lay the { $purchase } Purchase cards face up in piles.
# $cards: 2.
talisman-cards-to-take-out-cards = { $cards ->
    [one] Remove { $cards } Talisman card from the game.
   *[other] Remove { $cards } Talisman cards from the game.
}
talisman-cards-in-their-pile-cards = { $cards ->
    [one] Put { $cards } Talisman card in its pile.
   *[other] Put the { $cards } Talisman cards in their pile.
}
# $players: how many players get one card.
players-who-are-dealt-1-character = { $players ->
    [one] Deal 1 character card face down to { $players } player.
   *[other] Deal 1 character card face down to each of the { $players } players.
}
players-who-are-dealt-3-character = { $players ->
    [one] Deal 3 character cards to { $players } player, who keeps one and puts the others back in the box.
   *[other] Deal 3 character cards each to { $players } players; each keeps one and puts the others back in the box.
}
character-cards-left-for-players-whose = { $cards ->
    [0] No character cards are left for players whose characters die.
    [one] { $cards } character card is left for players whose characters die.
   *[other] { $cards } character cards are left for players whose characters die.
}
on-the-players-next-turn-draw = On your next turn, draw 1 unused character card at random.
lay-the-character-card-face-up = Place the character card face up in front of you.
put-each-figure-on-the-start = Put each figure on the start space that its card names.
put-the-figure-on-its-start = Put your figure on its start space.
# $gold: how much gold; $things, $taken: "1 gold".
take-lives-and-fate-tokens-as = Take the lives and fate tokens that your card shows, and { LIST($taken) }.
# $life, $fate, $gold: the numbers; $things, $taken: as lists, "4 lives", "3 fate tokens", "1 gold".
take-lives-life-fate-tokens-fate = Take { LIST($taken) }.
the-alignment-is-the-printed-one = Your alignment is the printed one: { $alignment }.
draw-spells-only-if-a-special = Draw Spells only if a special ability of your character says so.
the-character-begins-without-spells = You begin without Spells.
# $spells: the number; $things, $taken: "2 Spells".
draw-spells-spells = Draw { LIST($taken) }.
take-1-extra-counter-strength-or = Take 1 extra counter: Strength or Craft, as you like.
take-1-extra-strength-counter = Take 1 extra Strength counter.
take-1-extra-craft-counter = Take 1 extra Craft counter.
# $points: 7.
trophy-points-for-1-strength-or = A point of Strength or Craft costs { $points } trophy points.
this-alternative-rule-holds-from-the = This alternative rule holds from the beginning.
the-owner-of-the-game-takes = The owner of the game takes the first turn; play goes clockwise.
whoever-is-first-on-the-crown = The first player on the Crown of Command wins at once.
the-player-whose-character-is-the = The player whose character is the last one left wins.
at-the-time-agreed-on-the = If nobody has won by the agreed time, the player with the most points wins: counters, gold and cards count.
# $gold: what a character begins with; $things, $taken: "1 gold".
what-a-character-begins-with-does = What a character begins with does not count, not even the { LIST($things) }.
# $gold, $spells: the numbers; $things, $taken: "1 gold", "2 Spells".
what-does-not-score-gold-gold = What you have from the start does not count: { LIST($things) }.
good = good
neutral = neutral
evil = evil
setup = Setup
