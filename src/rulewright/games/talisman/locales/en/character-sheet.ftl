## character_sheet.py

field-and-hero-field-differ = “{ $field }” and “hero.{ $field }” say different things.
give-the-total-with-everything-that = Give the total, including everything that counts now.
more-followers-are-named-than-there = The cards name more Followers than the number given.
count-those-among-the-cards-too = Count those among the cards too, or leave the number out.
card-is-the-only-follower = Beside “{ $id }” there can be no other Followers.
the-talisman-is-named-among-the = The Talisman is named among the cards, but “talisman” is false.
id-uses-no-armour = “{ $id }” cannot use Armour.
ability-is-missing-without-a-character = “{ $field }” is missing, and no character is named.
give-the-ability-or-the-character = Give it, or name the character in “{ $character }”.
field-is-given-less-than-the-sum = “{ $field }” is { $given }, but printed value, counters and cards give { $printed } + { $counters } + { $always } = { $least }.
card-has-fewer-copies-than-named = “{ $id }” is named { $count } times, but there are only { $copies }.
name-each-card-once-for-each-copy = Name each card once for each copy that the character has.
card-is-forbidden-to-alignment = { $alignment ->
    [good] A good character cannot have “{ $id }”.
    [evil] An evil character cannot have “{ $id }”.
   *[neutral] A neutral character cannot have “{ $id }”.
}
card-is-discarded-beside-another = “{ $id }” cannot be kept together with “{ $other }”.

## named_pieces.py

named-two-attack-dice = Rolls two attack dice; the higher counts.
named-assassinates = Its victim rolls no attack die.
named-evades = Evading is possible here.
named-left-alone = Such an Enemy does not attack it.
named-charms = It may charm such an Enemy.
named-destroys = It may destroy a Spirit without a fight.
named-gains-life = A killed Enemy gives 1 life.
named-gains-life-taken = It gains each life that it takes.
named-creatures-add = Creatures add { $amount } to their roll here.
named-objects-add-nothing = Objects add nothing here.
named-psychic-attack = It may attack in psychic combat.
named-fewer-dice = Fewer dice are rolled.
named-leaves-the-die = The die may be left alone here.
named-costs-no-life = The space costs it no life.
named-may-add = It may add 1 to the roll.
named-changes-alignment = It may change its alignment first.
named-slows = It moves 1 space, without a die.
named-lost-on-crossing = It is lost on crossing the Storm River.
named-held-back = Whoever moves only 1 space cannot use it.
named-die-is-thrown = The die for movement is thrown; it can no longer be used.
named-no-die-to-heal-on = No die is rolled for movement, so it cannot heal on one.
named-raft-leads-nowhere = No space lies across the river from here, and it cannot be kept.
named-may-build-on-the-way = On the way a Raft may be built with it.
named-saves-no-way = It may save the life, but does not lead past the Sentinel.
named-in-this-turn-alone = Counted in this turn only, not in the chance over several turns.
named-evades-the-sentinel = It is counted: the Sentinel may be evaded.
named-counts-as-evading = Not counted; to count it, choose “You may evade”.
named-barred-by-a-card = A card of its owner bars it.
named-fewer-dice-by-craft = It spares a die by Craft only.
named-turn-begins-there = The turn begins here.
named-is-the-target = The chance to land here is asked for.
named-instructions-are-followed = Its instructions are followed.
named-does-not-affect = The card does not affect it.
named-is-not-affected = It does not affect this character.
named-takes-one-free = It takes one Purchase Card free here.
named-other-alignment-given = Another alignment is given than its card prints.
named-no-life-at-stake = The space costs this character no life anyway.
named-gold-at-castle = Left there, it brings { $amount } gold; that is not counted.
named-can-be-sold = The Alchemist pays { $amount } gold for it; that is not counted.
named-completes-a-quest = A quest to deliver such a card is completed with it at once.
named-is-taken-away = It is lost.
named-removed-by-a-visit = A visit to the Mystic takes it away.
named-rolls-for-itself = A die is rolled for it, too.
named-moves-without-rolling = It may move without a die.
named-regenerates = On this roll it may heal instead of moving.
named-crosses-the-river = It may cross the Storm River.
named-builds-a-raft = A Raft may be built here.
named-opens-the-valley = It opens the Valley of Fire.
named-may-be-given-up = It counts as a Follower that can be lost.
named-opens-a-choice = It opens a choice here.
named-sets-alignment = Its alignment counts here.
named-bars-own-spells = Its owner casts no Spells.
named-wards-off-spells = No Spell but the Command Spell affects its owner.
named-bars-followers = Its owner can have no other Followers.
named-replaces-the-last-spell = After the last Spell a new one is drawn.
named-space-does-nothing = It does nothing special here.
named-sentence = { CAPITAL($clause) }
named-may-be-cast-now = It may be cast now.
named-waits-for-the-last-spell = It replaces only the last Spell, which is not the case here.
named-does-the-same-as-another = Another card does the same already.
named-keeps-a-spell-from-being-cast = It keeps a Spell from being cast.
named-caster-may-not-own-it = The caster may not own it, and so does not take it.
named-may-be-taken = A Spell may take it.
named-not-under-destroy-magic = Destroy Magic keeps anybody from using it.
named-is-left-on-the-space = It stays on the space.
named-killer-may-take-it = The killer may take it; otherwise it stays on the space.
named-is-set-aside-for-the-heir = It is set aside for the new character.
named-spell-is-discarded = It is discarded.
named-spell-is-kept = The Toad keeps it but cannot cast it.
named-is-out-of-the-game = Its card leaves the game.
named-values-return = Its values count again when it changes back.
named-scores-as-one = It counts as one of its kind.
named-sets-the-start = Its card says how it starts.
named-starts-with-spells = Its card gives the Spells at the start.
named-carries = It carries { $amount } more Objects.
named-may-not-be-kept = It may not be kept.
named-ruled-out-by-an-effect = An effect forbids its use.
named-fills-the-hand = It counts towards the Spell limit, and it is not in the deck.
named-counts-towards-the-limit = It counts towards the Spell limit.
named-is-hoped-for = The draw is about this Spell.
named-lies-discarded = It comes back only when the deck is shuffled again.
named-is-out-of-the-deck = It is not in the deck.
named-trophy-is-traded = { $ability ->
    [strength] Trade it in: it gives { $amount } for Strength.
   *[craft] Trade it in: it gives { $amount } for Craft.
}
named-trophy-is-kept = { $ability ->
    [strength] Keep it: it counts { $amount } for Strength later.
   *[craft] Keep it: it counts { $amount } for Craft later.
}
named-may-be-cast-before-the-dice = It may be cast before the dice: it adds { $amount } to Strength for this battle.
named-needs-the-character = Not counted: it adds the Craft value, and no character is named.
named-bars-the-command-spell = It bars its owner from the Command Spell, too.
named-is-a-toad = As a Toad it has none of this.
named-not-for-a-toad = A Toad cannot use it.
named-not-on-this-space = It cannot be used on this space.
named-adds-nothing-on-this-space = Objects add nothing on this space.
named-not-for-this-character = This character cannot use it in battle.
named-over-the-limit = Others of its kind are in use; no more count.
named-other-armour-given = Other Armour is given as the one in use.
named-saves-a-life = { $face ->
    [6] Saves the life lost in battle on a roll of 6.
   *[other] Saves the life lost in battle on a roll of { $face } or more.
}
named-adds = { $ability ->
    [strength] Adds { $amount } to Strength.
   *[craft] Adds { $amount } to Craft.
}
named-adds-in-battle = Adds { $amount } to Strength in battle.
named-adds-for-gold = Adds { $amount } to Strength in battle, for { $price } gold.
named-adds-once-drunk = Adds { $amount } to Strength until the turn ends, once drunk.
named-adds-craft-value = Adds its printed Craft, { $amount }, to Strength in battle.
named-printed-strength = Its card gives Strength { $strength }.
named-printed-craft = Its card gives Craft { $craft }.
named-printed-strength-craft = Its card gives Strength { $strength } and Craft { $craft }.
named-printed-in-total-strength = Its { $strength } is in the Strength given.
named-printed-in-total-craft = Its { $craft } is in the Craft given.
named-printed-in-total-strength-craft = Its { $strength } is in the Strength given, and its { $craft } in the Craft given.
named-in-total = { $ability ->
    [strength] Its { $amount } is in the Strength given.
   *[craft] Its { $amount } is in the Craft given.
}
named-in-battle-bonus = Its { $amount } is in the battle bonus given.
named-taken-out = { $ability ->
    [strength] Objects add nothing here: { $amount } is taken from the Strength given.
   *[craft] Objects add nothing here: { $amount } is taken from the Craft given.
}
named-bonus-not-paid = Not counted: it takes gold or a drink in every turn.
named-spell-not-cast-here = Not counted: this calculator casts no Spells.
named-spell-not-castable-here = It cannot be cast at this moment.
named-only-battle = It counts in battle.
named-only-spirits = It works against Spirits.
named-only-other-spaces = It works on other spaces.
named-only-movement = It concerns movement.
named-only-spells = It concerns Spells.
named-only-carrying = It carries Objects.
named-only-drawing = It concerns drawing Adventure Cards.
named-only-other-characters = It works against other characters.
named-only-prayer = It concerns prayer.
named-only-alignment = It concerns alignment.
named-only-valley-of-fire = It opens the Valley of Fire.
named-only-buying = It concerns buying cards.
named-only-single-cards = It concerns single Adventure Cards.
named-only-other-followers = It keeps other Followers away.
named-only-strength = It adds to Strength, which does not count here.
named-only-craft = It adds to Craft, which does not count here.
named-only-abilities = It adds to Strength and Craft, which do not count here.
named-only-objects-and-gold = It concerns Objects and gold.
named-only-character-card = Nothing on its card counts here.
