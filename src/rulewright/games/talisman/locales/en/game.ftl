## game/telling.py: a game told line by line. $who: the character; $card: a card, space or character that it is about

# Death has no article.
the-card = { $card ->
    [Death] Death
   *[other] the { $card }
}
the-position = { $position ->
    [Death] Death
   *[other] the { $position }
}
# $turn: the number of the turn in the whole game (17).
game-turn = Turn { $turn }
game-accepts-quest = The { $who } accepts a quest.
game-becomes-toad = The { $who } is turned into a Toad.
game-bribes = The { $who } pays off { the-card }.
game-casts = The { $who } casts “{ $card }”.
game-changes-back = The { $who } changes back from a Toad.
game-command-spell-fails = The Command Spell does nothing.
game-command-spell-works = The Command Spell costs everybody else a life.
game-completes-quest = The { $who } completes the quest.
game-dies = The { $who } is killed.
game-discards = The { $who } discards “{ $card }”.
game-draws = The { $who } draws “{ $card }”.
game-duel-won = The { $who } attacks and defeats { the-card }.
game-duel-lost = The { $who } attacks and loses to { the-card }.
game-duel-stand-off = The { $who } attacks { the-card }; it is a stand-off.
# $position: the space.
game-enters = A new character enters at { the-position }: the { $who }.
game-evades = The { $who } evades { the-card }.
game-fails-at-portal = The { $who } fails to open the Portal.
game-charms = The { $who } charms { the-card }.
game-destroys = The { $who } destroys { the-card } without an attack.
game-leaves-alone = The { $who } leaves { the-card } alone.
game-fight-lost = The { $who } is defeated by { the-card }.
game-saved-by-armour = The { $who } is defeated by { the-card }, but Armour saves the life.
game-fight-stand-off = The { $who } fights to a stand-off with { the-card }.
game-fight-won = The { $who } beats { the-card }.
game-finds-the-way = The { $who } finds the way through.
# $thing: strength, craft, life, fate, gold or spell; $amount: how much of it (2).
game-gains = The { $who } gains { $amount ->
    [one] { $thing ->
        [strength] 1 Strength
        [craft] 1 Craft
        [life] 1 life
        [fate] 1 fate token
        [spell] 1 Spell
       *[gold] 1 gold
    }
   *[other] { $thing ->
        [strength] { $amount } Strength
        [craft] { $amount } Craft
        [life] { $amount } lives
        [fate] { $amount } fate tokens
        [spell] { $amount } Spells
       *[gold] { $amount } gold
    }
}.
# $amount: how many lives (2).
game-heals = The { $who } heals { $amount ->
    [one] { $amount } life
   *[other] { $amount } lives
}.
game-is-cancelled = Counterspell cancels the Command Spell.
game-is-enslaved = The { $who } is enslaved.
# $number: what the die shows (4).
game-is-free = The { $who } rolls a(n) { $number } and is free.
game-is-held = The { $who } cannot do anything this turn.
# $position: the space.
game-is-held-up = The { $who } is held up at { the-position }.
game-is-hexed = The { $who } lands on a Hex.
game-is-out = The { $who }'s player is out of the game.
game-leaves = The { $who } leaves “{ $card }” on the space.
# $thing: strength, craft, life or gold; $amount: how much of it (2, 0).
game-loses = The { $who } loses { $amount ->
    [one] { $thing ->
        [strength] 1 Strength
        [craft] 1 Craft
        [life] 1 life
       *[gold] 1 gold
    }
   *[other] { $thing ->
        [strength] { $amount } Strength
        [craft] { $amount } Craft
        [life] { $amount } lives
       *[gold] { $amount } gold
    }
}.
game-loses-spells = The { $who } loses all Spells.
game-loses-turn = The { $who } loses a turn.
game-misses-turn = The { $who } sits this turn out.
# $position: the space.
game-moves-to = The { $who } moves to { the-position }.
game-no-talisman-left = No Talisman card is left.
game-nothing = Nothing happens.
game-opens-portal = The { $who } opens the Portal of Power.
# $position: the space.
game-passes = The { $who } gets past { the-position }.
game-reaches-crown = The { $who } reaches the Crown of Command.
# $alignment: good, neutral or evil.
game-realigns = The { $who } is now { $alignment ->
    [good] good
    [evil] evil
   *[neutral] neutral
}.
# $number: what the die shows (4).
game-rolls = The { $who } rolls a(n) { $number }.
game-sells = The { $who } sells “{ $card }”.
game-takes = The { $who } takes “{ $card }”.
# $number: what the die shows (2).
game-toils = The { $who } rolls a(n) { $number } and stays a slave.
# $points: the points of the trophies (8).
game-trades = The { $who } trades in trophies worth { $points } { points }.
game-uses = The { $who } uses “{ $card }”.
game-visits = The { $who } visits { the-card }.
game-wins = The { $who }'s player wins the game.
game-wins-trophy = The { $who } keeps { the-card } as a trophy.
