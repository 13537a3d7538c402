## cast.py

give-attack-by-strength-in-battle = Give “attack”: by “strength” in battle, by “craft” in psychic combat.
there-is-an-attack-but-the = There is an attack, but the moment is not during one.
choose-the-moment-before-or-after = Choose the moment before or after the attack roll, or take out “attack”.
how-many-spells-there-were-at = How many Spells there were at the start matters only on the character's own turn.
take-out-held-at-start = Take out “held_at_start”.
only-another-character-has-this = Name cards, Spells and values only where the target is another character.
choose-character-as-target-or-take-out = Set “target.kind” to “character”, or take these fields out.
after-your-last-spell-is-cast = After you cast your last Spell, you gain 1 Spell.
may-be-cast-now = you may cast it now.
cast-reason-toad = you may not cast it, because you are a Toad.
cast-reason-amulet = you may not cast it, because you have the Amulet.
cast-reason-cursed-glade = you may not cast it, because no Spells may be cast on the Cursed Glade.
cast-reason-barred = you may not cast it, because an effect forbids all Spells.
cast-reason-immobile = you are immobilised and may cast only a Counterspell on the Spell that holds you.
cast-reason-slowed = you may not cast it, because you move without rolling, and only 1 space.
# $number: how many Spells are too many (1).
cast-reason-excess = { $number ->
    [one] you may not cast it until you have discarded the Spell over your limit.
   *[other] you may not cast it until you have discarded the { $number } Spells over your limit.
}
# $number: how many Spells the caster held when the turn began.
cast-reason-limit = { $number ->
    [0] you may not cast it this turn, because you held no Spells when the turn began.
    [one] you may not cast it this turn, because you have already cast the one Spell your limit allows.
   *[other] you may not cast it this turn, because you have already cast the { $number } Spells your limit allows.
}
# $number: how many Spells may be cast on another character's turn.
cast-reason-limit-on-others-turn = you may not cast it this turn, because you may cast only { $number } { number-spells } on another character's turn.
# $when: a list of moments ("at the start of the turn", "before moving").
cast-reason-not-now = you may not cast it now, only { LIST($when, type: "or") }.
cast-reason-no-spell-cast = you may not cast it now, because no other Spell has just been cast.
cast-reason-no-loss = you may not cast it now, because no loss that it prevents is about to happen.
cast-reason-dice-rolled = it is too late, because the attack dice have been rolled.
cast-reason-evading-declined = it is too late, because evading comes before everything else in an attack.
cast-reason-psychic-combat = it helps in battle only, not in psychic combat.
cast-reason-region = it does not work in this Region.
cast-reason-wrong-target = it cannot be cast on this target.
cast-reason-inner-creature = no Spell affects the creatures of the Inner Region.
cast-reason-not-evadable = this target cannot be evaded.
cast-reason-protected = the target's Amulet protects them from Spells.
cast-reason-no-followers = you may not have Followers, so you take none.
cast-reason-nothing-to-take = the target has nothing that you could take.
cast-reason-not-alone = you may not cast it, because another character is on the Crown of Command.
cast-reason-not-on-own-turn = you may cast it only on your own turn.
cast-title = Casting Spells
you-have-no-spell-to-cast = You have no Spell to cast.
