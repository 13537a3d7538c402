## cast.py

the-characters-card-already-says-its-craft = The character's card already says its Craft value.
give-either-character-or-craft-value = Give either “character” or “craft_value”.
give-attack-by-strength-in-battle = Give “attack”: by “strength” in battle, by “craft” in psychic combat.
there-is-an-attack-but-the = There is an attack, but the moment is not during one.
choose-the-moment-before-or-after = Choose the moment before or after the attack roll, or take out “attack”.
how-many-spells-there-were-at = How many Spells there were at the start matters only on the character's own turn.
take-out-held-at-start = Take out “held_at_start”.
after-your-last-spell-is-cast = After you cast your last Spell, you gain 1 Spell.
may-be-cast-now = you may cast it now.
not-allowed-a-toad-casts-no = you may not cast it, because you are a Toad.
not-allowed-the-owner-of-the = you may not cast it, because you have the Amulet.
not-allowed-no-spells-are-cast = you may not cast it, because no Spells may be cast on the Cursed Glade.
not-allowed-an-effect-forbids-all = you may not cast it, because an effect forbids all Spells.
not-allowed-an-immobilised-character-casts = you are immobilised and may cast only a Counterspell on the Spell that holds you.
# $number: how many Spells are too many (1).
not-before-the-excess-is-discarded = { $number ->
    [one] you may not cast it until you have discarded the Spell over your limit.
   *[other] you may not cast it until you have discarded the { $number } Spells over your limit.
}
# $number: how many Spells the caster held when the turn began.
no-more-in-this-turn-spells = { $number ->
    [0] you may not cast it this turn, because you held no Spells when the turn began.
    [one] you may not cast it this turn, because you have already cast the one Spell your limit allows.
   *[other] you may not cast it this turn, because you have already cast the { $number } Spells your limit allows.
}
# $number: how many Spells may be cast on another character's turn.
no-more-in-this-turn-spells-allowed = you may not cast it this turn, because you may cast only { $number } { number-spells } on another character's turn.
# $when: a list of moments ("at the start of the turn", "before moving").
not-now-it-is-cast-when = you may not cast it now, only { LIST($when, type: "or") }.
not-now-no-other-spell-has = you may not cast it now, because no other Spell has just been cast.
not-now-no-loss-that-it = you may not cast it now, because no loss that it prevents is about to happen.
too-late-the-attack-dice-have = it is too late, because the attack dice have been rolled.
too-late-evading-comes-before-everything = it is too late, because evading comes before everything else in an attack.
it-helps-in-battle-only-not = it helps in battle only, not in psychic combat.
it-does-not-work-in-this = it does not work in this Region.
it-cannot-be-cast-on-this = it cannot be cast on this target.
no-spell-affects-the-creatures-of = no Spell affects the creatures of the Inner Region.
this-cannot-be-evaded = this target cannot be evaded.
the-targets-amulet-protects-it-from = the target's Amulet protects them from Spells.
the-caster-may-not-have-followers = you may not have Followers, so you take none.
not-allowed-another-character-is-on = you may not cast it, because another character is on the Crown of Command.
it-is-cast-on-the-characters = you may cast it only on your own turn.
casting-spells = Casting Spells
you-have-no-spell-to-cast = You have no Spell to cast.
