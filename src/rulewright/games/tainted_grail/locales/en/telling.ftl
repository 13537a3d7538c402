## telling.py
# $names: one attribute, or several of which a key may ask for any ("Courage", "Caution").
attributes = { LIST($names, type: "or") }

terror-2 = terror
# $pool: the markers in the combat pool, $value: those that a victory takes.
the-activation-begins-pool-in-the = { $pool ->
    [0] There are no markers in the combat pool, and the encounter value is { $value }.
    [one] There is { $pool } marker in the combat pool, and the encounter value is { $value }.
   *[other] There are { $pool } markers in the combat pool, and the encounter value is { $value }.
}
# $stage: 1, $affinity: 2 (perhaps below 0).
the-activation-begins-stage-stage-affinity = You begin at stage { $stage } with affinity at { $affinity }.
ambush-the-hand-is-discarded-down = Ambush: the hand is discarded down to 1 card.
charge-the-enemy-deals-damage-before = Charge: the enemy deals damage before anything else.
n-1-time-token-leaves-each = 1 time token leaves each card that has any.
the-last-token-is-gone-the = The last token is gone: the delayed ability of { $card } is resolved.
# $card: its name ("Attack").
card-is-the-first-card-none = You play { $card } as your first card, so none of its keys has to join.
card-is-a-further-card-an = { $card } is an additional card: an extra-card bonus of its own joins.
card-is-a-further-card-that = { $card } is an additional card that an ability lets you play.
# $row: 1, $attribute: its name ("Courage"), or several of which any will do; $which: courage, or caution/courage.
the-key-in-row-row-joins = The key in row { $row } joins: your { $attribute } is high enough.
# $row, $attribute, $which as above; $level: what the key asks for (2).
the-key-in-row-row-does = The key in row { $row } does not join: it asks for { $attribute } { $level }.
# $left: how much magic is left.
n-1-magic-is-spent-and = You spend 1 magic, and the magic key joins; you have { $left ->
    [0] no
   *[other] { $left }
} magic left.
the-free-key-joins = The free key joins.
the-extra-card-bonus-is-ignored = The extra-card bonus is ignored on a first card.
a-void-makes-the-next-icon = A void makes the next icon blank.
# $number: markers added, $pool: how many there are then.
into-the-combat-pool-number-it = { $number ->
    [one] { $number } marker goes into the combat pool, which now holds { $pool }.
   *[other] { $number } markers go into the combat pool, which now holds { $pool }.
}
defensive-the-first-card-adds-1 = Defensive: the first card adds 1 marker less.
out-of-the-combat-pool-number = { $number ->
    [one] { $number } marker leaves the combat pool, which { $pool ->
        [0] is now empty
       *[other] now holds { $pool }
    }.
   *[other] { $number } markers leave the combat pool, which { $pool ->
        [0] is now empty
       *[other] now holds { $pool }
    }.
}
# $number: how many markers are missing in the pool.
markers-missing-number-each-costs-a = { $number ->
    [one] { $number } marker is missing, which costs you a card.
   *[other] { $number } markers are missing, and each costs you a card.
}
# $number: how far the marker moves, below 0 downwards (−1), $affinity: where it is then.
the-marker-moves-by-number-affinity = { $number ->
    [0] The marker stays where it is; affinity is at { $affinity }.
   *[other] The marker moves by { NUMBER($number, signDisplay: "always") }; affinity is now at { $affinity }.
}
# $attribute: "Empathy".
encounter-bonus-with-attribute-the-current = An encounter bonus with { $attribute }: the current stage says what it gives.
the-current-stage-has-no-rule = The current stage has no rule for this encounter bonus.
# $card: a card's name, or "an unknown card"; $known: yes, or no for such a one; $deck: how many cards the deck holds then.
drawn-card-cards-left-in-the = { $deck ->
    [0] You draw { $card }; the deck is now empty.
    [one] You draw { $card }; { $deck } card is left in the deck.
   *[other] You draw { $card }; { $deck } cards are left in the deck.
}
# $card: a card's name, or "an unknown card"; $known as above.
discarded-from-hand-card = You discard { $card } from your hand.
the-hand-is-empty-the-deck = The hand is empty: the deck gives the rest.
# $number: how many cards.
cards-discarded-from-the-top-of = { $number ->
    [one] The top card of the deck is discarded.
   *[other] The top { $number } cards of the deck are discarded.
}
card-leaves-the-sequence-with-the = { $card } leaves the sequence with the magic and tokens on it.
the-placement-ability-of-card-is = The placement ability of { $card } is resolved.
# $number: what is lost, $health: what is left.
health-lost-number-health-left-health = You lose { $number } health and have { $health ->
    [0] none
   *[other] { $health }
} left.
# $number: how much is gained, $track: of what ("terror"), $which: health, energy, terror, magic, reputation or an
# attribute, $left: how much there is then.
gained-number-track-now-left = You gain { $number } { $track }; you now have { none-or-left }.
lost-number-track-now-left = You lose { $number } { $track }; you now have { none-or-left }.
# $energy: how much there is now that health allows no more.
energy-held-by-health = Your energy is { $energy } now: your health allows no more.
# $number: by how much the damage gets smaller.
an-ability-takes-number-off-the = An ability takes { $number } off the damage.
# $number: how many markers stay.
an-ability-keeps-markers-in-the = { $number ->
    [one] An ability keeps { $number } marker in the pool.
   *[other] An ability keeps { $number } markers in the pool.
}
the-damage-cannot-be-prevented = The damage cannot be prevented.
card-acts-in-step-3 = { $card } acts in step 3.
# $card: a card's name, $number: how many charges.
charges-laid-on-card-number = { $number ->
    [one] { $number } charge is laid on { $card }.
   *[other] { $number } charges are laid on { $card }.
}
charges-paid-from-card-number = { $number ->
    [one] { $number } charge is paid from { $card }.
   *[other] { $number } charges are paid from { $card }.
}
this-effect-is-not-described-resolve = This effect is not described: resolve it yourself.
opportunist-fewer-than-2-cards-were = Opportunist: fewer than 2 cards were played.
the-enemy-makes-its-opportunity-attack = The enemy makes its opportunity attack.
# $pool: the markers in the combat pool, $value: those that a victory takes.
victory-pool-in-the-combat-pool = You win: the combat pool holds { $pool }, and { $value ->
    [one] { $value } is needed
   *[other] { $value } are needed
}.
no-victory-yet-pool-in-the = No victory yet: the combat pool { $pool ->
    [0] is empty
   *[other] holds { $pool }
}, and { $value ->
    [one] { $value } is needed
   *[other] { $value } are needed
}.
# $pool: the markers in the combat pool, by which the table's row is chosen.
the-enemy-attacks-by-the-row = { $pool ->
    [0] The enemy attacks: the row for no markers applies.
    [one] The enemy attacks: the row for { $pool } marker applies.
   *[other] The enemy attacks: the row for { $pool } markers applies.
}
the-combat-table-has-no-row = { $pool ->
    [0] The combat table has no row for an empty pool, so nothing happens.
    [one] The combat table has no row for { $pool } marker, so nothing happens.
   *[other] The combat table has no row for { $pool } markers, so nothing happens.
}
fury-step-3-is-resolved-again = Fury: step 3 is resolved again.
horde-the-top-2-cards-of = Horde: the top 2 cards of your deck are discarded.
# $lost: how much energy the escape costs (0 or 1), $energy: how much there is then.
the-character-escapes = You escape. { $lost ->
    [0] You have no energy to lose.
   *[other] You lose { $lost } energy; you now have { $energy }.
}
the-dial-shows-the-skull-the = The dial shows the skull: the combat goes on.
the-dial-shows-the-grail-the = The dial shows the grail: the escape succeeds.
the-deck-is-too-short = The deck is too short.
health-is-0-the-character-is = Your health is 0: you are dying and leave the encounter at once.
# $number: how many members of the party go on.
only-escaping-and-dying-lead-out = { $number ->
    [one] The encounter goes on for the { $number } other member of the party.
   *[other] The encounter goes on for the { $number } other members of the party.
}
the-guardian-roams-no-more-its = The guardian roams no more: its card goes to the bottom of its encounter deck.
nobody-is-left-against-the-guardian = Nobody is left against the guardian: its card stays on this location, and it roams.
nobody-has-more-than-1-health = Nobody has more than 1 health: all wealth and items are gone, and the encounter is over.
the-enemy-flees-the-encounter-is = The enemy flees: the encounter is over, without reward or loot.
the-diplomacy-fails-each-party-member = The diplomacy fails; each party member suffers what the card says.
the-marker-is-on-the-bottom = The marker is on the bottom space.
the-affinity-is-affinity-the-top = Affinity is at { $affinity }; the top space is { $top }.
the-marker-is-on-the-top = The marker is on the top space: the stage is won.
stage-stage-begins-with-the-marker = Stage { $stage } begins with the marker on the grey space; there is no reaction.
the-opponent-reacts-as-stage-stage = The opponent reacts as the card says for stage { $stage }.
the-turn-ends-down-to-3 = The turn ends: discard down to 3 cards in hand, then draw.
in-panic-no-card-is-drawn = In panic, no card is drawn at the end of the turn.
not-allowed-move-number-move-the = Move { $number }, { $move }, is not allowed. The activation is over before it.
not-allowed-move-number-move-in = Move { $number }, { $move }, is not allowed. In panic, a card must be played.
not-possible-move-number-move-in = Move { $number }, { $move }, is not possible. In panic, it is the top card of the deck.
not-allowed-move-number-move-it = Move { $number }, { $move }, is not allowed. It is not in hand.
not-allowed-move-number-move-an = Move { $number }, { $move }, is not allowed. An escape can be tried only once in an activation.
not-allowed-move-number-move-no = Move { $number }, { $move }, is not allowed. No visible card has the charges for it.
not-allowed-move-number-move-the-two = Move { $number }, { $move }, is not allowed. The two halves of a magic key do not meet there.
not-allowed-move-number-move-there = Move { $number }, { $move }, is not allowed. There is no magic left to pay.
not-allowed-move-number-move-against = Move { $number }, { $move }, is not allowed. Against a Quick enemy, at most 2 cards may be played.
not-allowed-move-number-move-it-is = Move { $number }, { $move }, is not allowed. It is not the first card and has no extra-card bonus.
not-allowed-move-number-move-its = Move { $number }, { $move }, is not allowed. Its extra-card bonus is on the magic key: pay 1 magic.
not-allowed-move-number-move-row = Move { $number }, { $move }, is not allowed. Row { $row } asks for { $attribute } { $level }.
not-allowed-move-number-move-a = Move { $number }, { $move }, is not allowed. A void makes its extra-card bonus blank.
not-allowed-move-number-move-its-extra = Move { $number }, { $move }, is not allowed. Its extra-card bonus meets no key of the card before.
you-win = You win
    .wish = { $likely ->
        [likely] winning
       *[certain] win
    }
the-stage-is-won = The stage is won
    .wish = { $likely ->
        [likely] winning the stage
       *[certain] win the stage
    }
the-encounter-goes-on = The encounter goes on
    .wish = { $likely ->
        [likely] seeing the encounter go on
       *[certain] see the encounter go on
    }
the-character-escapes-2 = You escape
    .wish = { $likely ->
        [likely] escaping
       *[certain] escape
    }
the-diplomacy-fails = The diplomacy fails, but you live
    .wish = { $likely ->
        [likely] failing the diplomacy without dying
       *[certain] fail the diplomacy without dying
    }
the-enemy-flees = The enemy flees
    .wish = { $likely ->
        [likely] seeing the enemy flee
       *[certain] see the enemy flee
    }
everybody-is-robbed = Everybody is robbed
    .wish = { $likely ->
        [likely] being robbed
       *[certain] be robbed
    }
the-character-is-dying = You are dying
    .wish = { $likely ->
        [likely] ending up dying
       *[certain] end up dying
    }
# The headline of a line of play. $end: how it ends ("You win"), $pool: the markers in the pool, $hand: the cards in hand,
# $health, $energy, $terror, $magic: what there is then.
end-pool-pool-health-health-energy = { $end }: { $pool ->
    [0] no markers
    [one] { $pool } marker
   *[other] { $pool } markers
} in the pool, { no-or-health } health, { no-or-energy } energy, { no-or-terror } terror, { $magic ->
    [0] no magic
   *[other] { $magic } magic
} and { $hand ->
    [0] no cards
    [one] { $hand } card
   *[other] { $hand } cards
} in hand.
# As above. $stage: the stage of the diplomacy, $affinity: its marker.
end-stage-stage-affinity-affinity-health = { $end }: stage { $stage }, affinity { $affinity }, { no-or-health } health, { no-or-energy } energy, { no-or-terror } terror, { $magic ->
    [0] no magic
   *[other] { $magic } magic
} and { $hand ->
    [0] no cards
    [one] { $hand } card
   *[other] { $hand } cards
} in hand.
# $card: a card's name, $share: the chance to draw it with its fraction ("16.7% (1/6)").
card-share = { $card } { $share }
# $chances: a list of `card-share`.
the-chances-of-this-draw-chances = The chances of this draw: { LIST($chances, type: "unit") }.
