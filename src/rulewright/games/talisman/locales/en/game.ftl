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
game-nothing = Nothing happens to the { $who }.
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
# $card: whatever a Spell is aimed at.
game-aims = The Spell is aimed at { the-card }.
game-builds = The { $who } builds a { $card }.
game-buys = The { $who } buys “{ $card }”.
# A creature without a card of its own, such as the Forest's.
game-creature-destroyed = The { $who } destroys the creature without an attack.
game-creature-evaded = The { $who } evades the creature.
game-creature-life-lost = The { $who } is defeated by the creature.
game-creature-saved = The { $who } is defeated by the creature, but Armour saves the life.
game-creature-stand-off = The { $who } fights to a stand-off with the creature.
game-creature-win = The { $who } beats the creature.
game-declines-offer = The { $who } declines the journey on offer.
# $position: the space.
game-goes-to = “{ $card }” goes to { the-position }.
# $amount: how much gold (2); $position: the space.
game-gold-goes-to = The gold ({ $amount }) goes to { the-position }.
# $thing: strength or craft; $amount: the creature's Strength or Craft (4).
game-is-attacked = A creature with { $thing ->
    [craft] Craft
   *[strength] Strength
} { $amount } attacks the { $who }.
game-is-attacked-by = The { $who } is attacked by { the-card }.
game-is-discarded = “{ $card }” is discarded.
# $position: the space.
game-is-offered = The { $who } may go to { the-position } next, instead of rolling.
# $region: outer or middle.
game-is-offered-any = The { $who } may go anywhere in the { $region ->
    [middle] Middle
   *[outer] Outer
} Region next, instead of rolling.
game-is-saved = Armour saves the life of the { $who }.
# $other: an Enemy with the same number.
game-joins = The { $other } and the { $card } fight as one.
# $amount: how much gold (2).
game-leaves-gold = The { $who } leaves { $amount } gold on the space.
game-lets-lie = The { $who } does not take “{ $card }”.
# $amount: how much gold (2).
game-pays = The { $who } pays { $amount } gold.
# $amount: how many fate tokens (1).
game-pays-fate = The { $who } pays { $amount } fate.
game-raises = The { $who } raises { the-card } as a Follower.
game-redraws = The { $who } discards “{ $card }” and draws again.
game-stays = “{ $card }” stays on the space as a reminder.
# $other: the character that had it.
game-takes-from = The { $who } takes “{ $card }” from the { $other }.
# $amount: how much gold (1); $other: the character that had it.
game-takes-gold-from = The { $who } takes { $amount } gold from the { $other }.
