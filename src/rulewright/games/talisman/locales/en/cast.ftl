## cast.py

the-characters-card-already-says-its-craft = The character's card already says its Craft value.
give-either-character-or-craft-value = Give either “character” or “craft_value”.
give-attack-by-strength-in-battle = Give “attack”: by “strength” in battle, by “craft” in psychic combat.
there-is-an-attack-but-the = There is an attack, but the moment is another.
choose-the-moment-before-or-after = Choose the moment before or after the attack roll, or take out “attack”.
how-many-spells-there-were-at = How many Spells there were at the start matters only on the character's own turn.
take-out-held-at-start = Take out “held_at_start”.
after-your-last-spell-is-cast = After your last Spell is cast, you gain 1 Spell.
may-be-cast-now = May be cast now.
not-allowed-a-toad-casts-no = Not allowed: a Toad casts no Spells.
not-allowed-the-owner-of-the = Not allowed: the owner of the Amulet casts no Spells.
not-allowed-no-spells-are-cast = Not allowed: no Spells are cast on the Cursed Glade.
not-allowed-an-effect-forbids-all = Not allowed: an effect forbids all Spells.
not-allowed-an-immobilised-character-casts = Not allowed: an immobilised character casts only a Counterspell on that Spell.
# $number: how many Spells are too many (1).
not-before-the-excess-is-discarded = { $number ->
    [one] Not before you have discarded { $number } Spell that is too many.
   *[other] Not before you have discarded { $number } Spells that are too many.
}
# $number: how many Spells the caster held when the turn began.
no-more-in-this-turn-spells = { $number ->
    [0] Not in this turn: you held no Spells when it began.
    [one] No more in this turn: you held { $number } Spell when it began.
   *[other] No more in this turn: you held { $number } Spells when it began.
}
# $number: how many Spells may be cast on another character's turn.
no-more-in-this-turn-spells-allowed = { $number ->
    [one] No more in this turn: on another character's turn you may cast { $number } Spell.
   *[other] No more in this turn: on another character's turn you may cast { $number } Spells.
}
# $when: a list of moments ("at the start of the turn", "before moving").
not-now-it-is-cast-when = Not now; it is cast { LIST($when, type: "or") }.
not-now-no-other-spell-has = Not now: no other Spell has just been cast.
not-now-no-loss-that-it = Not now: no loss that it prevents is about to happen.
too-late-the-attack-dice-have = Too late: the attack dice have been rolled.
too-late-evading-comes-before-everything = Too late: evading comes before everything else in an attack.
it-helps-in-battle-only-not = It helps in battle only, not in psychic combat.
it-does-not-work-in-this = It does not work in this Region.
it-cannot-be-cast-on-this = It cannot be cast on this.
no-spell-affects-the-creatures-of = No Spell affects the creatures of the Inner Region.
this-cannot-be-evaded = This cannot be evaded.
the-targets-amulet-protects-it-from = The target's Amulet protects it from Spells.
the-caster-may-not-have-followers = The caster may not have Followers and so takes none.
not-allowed-another-character-is-on = Not allowed: another character is on the Crown of Command.
it-is-cast-on-the-characters = It is cast on the character's own turn.
casting-spells = Casting Spells
