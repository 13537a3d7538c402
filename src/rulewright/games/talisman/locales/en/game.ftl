## game/telling.py: a game told line by line. $who: the character; $card: a card, space or character that it is about

# $turn: the number of the turn in the whole game (17).
game-turn = Turn { $turn }
game-accepts-quest = { $who } accepts a quest.
game-becomes-toad = { $who } is turned into a Toad.
game-bribes = { $who } pays off { $card }.
game-casts = { $who } casts { $card }.
game-changes-back = { $who } changes back from a Toad.
game-command-spell-fails = The Command Spell does nothing.
game-command-spell-works = The Command Spell costs everybody else a life.
game-completes-quest = { $who } completes the quest.
game-dies = { $who } is killed.
game-discards = { $who } discards { $card }.
game-draws = { $who } draws { $card }.
game-duel-won = { $who } attacks and defeats { $card }.
game-duel-lost = { $who } attacks and loses to { $card }.
game-duel-stand-off = { $who } attacks { $card }; it is a stand-off.
# $position: the space.
game-enters = A new character enters at { $position }: { $who }.
game-evades = { $who } evades { $card }.
game-fails-at-portal = { $who } fails to open the Portal.
game-charms = { $who } charms { $card }.
game-destroys = { $who } destroys { $card } without an attack.
game-leaves-alone = { $who } leaves { $card } alone.
game-fight-lost = { $who } is defeated by { $card }.
game-saved-by-armour = { $who } is defeated by { $card }, but Armour saves the life.
game-fight-stand-off = { $who } fights to a stand-off with { $card }.
game-fight-won = { $who } beats { $card }.
game-finds-the-way = { $who } finds the way through.
# $thing: strength, craft, life, fate, gold or spell; $amount: how much of it (2).
game-gains = { $who } gains { $amount ->
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
game-heals = { $who } heals { $amount ->
    [one] { $amount } life
   *[other] { $amount } lives
}.
game-is-cancelled = Counterspell cancels the Command Spell.
game-is-enslaved = { $who } is enslaved.
# $number: what the die shows (4).
game-is-free = { $who } rolls { $number } and is free.
game-is-held = { $who } cannot do anything this turn.
# $position: the space.
game-is-held-up = { $who } is held up here: { $position }.
game-is-hexed = { $who } lands on a Hex.
game-is-out = { $who }'s player is out of the game.
game-leaves = { $who } leaves { $card } on the space.
# $thing: strength, craft, life or gold; $amount: how much of it (2, 0).
game-loses = { $who } loses { $amount ->
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
game-loses-spells = { $who } loses all Spells.
game-loses-turn = { $who } loses a turn.
game-misses-turn = { $who } sits this turn out.
# $position: the space.
game-moves-to = { $who } moves to: { $position }.
game-no-talisman-left = No Talisman card is left.
game-nothing = Nothing happens.
game-opens-portal = { $who } opens the Portal of Power.
# $position: the space.
game-passes = { $who } gets past: { $position }.
game-reaches-crown = { $who } reaches the Crown of Command.
# $alignment: good, neutral or evil.
game-realigns = { $who } is now { $alignment ->
    [good] good
    [evil] evil
   *[neutral] neutral
}.
# $number: what the die shows (4).
game-rolls = { $who } rolls { $number }.
game-sells = { $who } sells { $card }.
game-takes = { $who } takes { $card }.
# $number: what the die shows (2).
game-toils = { $who } rolls { $number } and stays a slave.
# $points: the points of the trophies (8).
game-trades = { $who } trades in trophies worth { $points }.
game-uses = { $who } uses { $card }.
game-visits = { $who } visits: { $card }.
game-wins = { $who }'s player wins the game.
game-wins-trophy = { $who } keeps { $card } as a trophy.
