## telling.py
# $names: one attribute, or several of which a key may ask for any ("Courage", "Caution").
attributes = { LIST($names, type: "or") }

track-terror = terror
# $pool: the markers in the combat pool, $value: those that a victory takes.
step-combat = { $pool ->
    [0] There are no markers in the combat pool, and the encounter value is { $value }.
    [one] There is { $pool } marker in the combat pool, and the encounter value is { $value }.
   *[other] There are { $pool } markers in the combat pool, and the encounter value is { $value }.
}
# $stage: 1, $affinity: 2 (perhaps below 0).
step-diplomacy = You begin at stage { $stage } with affinity at { $affinity }.
step-ambush = Ambush: the hand is discarded down to 1 card.
step-charge = Charge: the enemy deals damage before anything else.
step-tokens = 1 time token leaves each card that has any.
step-delayed = The last token is gone: the delayed ability of { $card } is resolved.
# $card: its name ("Attack").
step-first = You play { $card } as your first card, so none of its keys has to join.
step-further = { $card } is an additional card: an extra-card bonus of its own joins.
step-licensed = { $card } is an additional card that an ability lets you play.
# $row: 1, $attribute: its name ("Courage"), or several of which any will do; $which: courage, or caution/courage.
step-joins = The key in row { $row } joins: your { $attribute } is high enough.
# $row, $attribute, $which as above; $level: what the key asks for (2).
step-too-low = The key in row { $row } does not join: it asks for { $attribute } { $level }.
# $left: how much magic is left.
step-magic = You spend 1 magic, and the magic key joins; you have { $left ->
    [0] no
   *[other] { $left }
} magic left.
step-free = The free key joins.
step-ignored = The extra-card bonus is ignored on a first card.
step-void = A void makes the next icon blank.
# $number: markers added, $pool: how many there are then.
step-markers = { $number ->
    [one] { $number } marker goes into the combat pool, which now holds { $pool }.
   *[other] { $number } markers go into the combat pool, which now holds { $pool }.
}
step-defensive = Defensive: the first card adds 1 marker less.
step-markers-lost = { $number ->
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
step-missing = { $number ->
    [one] { $number } marker is missing, which costs you a card.
   *[other] { $number } markers are missing, and each costs you a card.
}
# $distance: how many spaces the marker moves, $direction: up, down or none, $affinity: where it is then.
step-affinity = { $direction ->
    [none] The marker stays where it is; affinity is at { $affinity }.
   *[up] The marker moves { $direction ->
        [down] down
       *[up] up
    } { $distance } { $distance ->
        [one] space
       *[other] spaces
    }; affinity is now at { $affinity }.
}
# $attribute: "Empathy".
step-encounter-bonus = An encounter bonus with { $attribute }: the current stage says what it gives.
step-no-encounter-bonus = The current stage has no rule for this encounter bonus.
# $card: a card's name, or "an unknown card"; $known: yes, or no for such a one; $deck: how many cards the deck holds then.
step-drawn = { $deck ->
    [0] You draw { $card }; the deck is now empty.
    [one] You draw { $card }; { $deck } card is left in the deck.
   *[other] You draw { $card }; { $deck } cards are left in the deck.
}
# $card: a card's name, or "an unknown card"; $known as above.
step-discarded = You discard { $card } from your hand.
step-hand-empty = The hand is empty: the deck gives the rest.
# $number: how many cards.
step-deck-discarded = { $number ->
    [one] The top card of the deck is discarded.
   *[other] The top { $number } cards of the deck are discarded.
}
step-torn = { $card } leaves the sequence with the magic and tokens on it.
step-placement = The placement ability of { $card } is resolved.
# $number: what is lost, $health: what is left.
step-damage = You lose { $number } health and have { $health ->
    [0] none
   *[other] { $health }
} left.
# $number: how much is gained, $track: of what ("terror"), $which: health, energy, terror, magic, reputation or an
# attribute, $left: how much there is then.
step-gained = You gain { $number } { $track }; you now have { none-or-left }.
step-lost = You lose { $number } { $track }; you now have { none-or-left }.
# $energy: how much there is now that health allows no more.
step-energy-limit = Your energy is { $energy } now: your health allows no more.
# $number: by how much the damage gets smaller.
step-blocked = An ability takes { $number } off the damage.
# $number: how many markers stay.
step-held = { $number ->
    [one] An ability keeps { $number } marker in the pool.
   *[other] An ability keeps { $number } markers in the pool.
}
step-deceptive = The damage cannot be prevented.
step-step-3 = { $card } acts in step 3.
# $card: a card's name, $number: how many charges.
step-charged = { $number ->
    [one] { $number } charge is laid on { $card }.
   *[other] { $number } charges are laid on { $card }.
}
step-charges-paid = { $number ->
    [one] { $number } charge is paid from { $card }.
   *[other] { $number } charges are paid from { $card }.
}
step-by-hand = This effect is not described: resolve it yourself.
step-opportunist = Opportunist: fewer than 2 cards were played.
step-opportunity = The enemy makes its opportunity attack.
# $pool: the markers in the combat pool, $value: those that a victory takes.
step-won = You win: the combat pool holds { $pool }, and { $value ->
    [one] { $value } is needed
   *[other] { $value } are needed
}.
step-not-won = No victory yet: the combat pool { $pool ->
    [0] is empty
   *[other] holds { $pool }
}, and { $value ->
    [one] { $value } is needed
   *[other] { $value } are needed
}.
# $pool: the markers in the combat pool, by which the table's row is chosen.
step-attack = { $pool ->
    [0] The enemy attacks: the row for no markers applies.
    [one] The enemy attacks: the row for { $pool } marker applies.
   *[other] The enemy attacks: the row for { $pool } markers applies.
}
step-no-attack = { $pool ->
    [0] The combat table has no row for an empty pool, so nothing happens.
    [one] The combat table has no row for { $pool } marker, so nothing happens.
   *[other] The combat table has no row for { $pool } markers, so nothing happens.
}
step-fury = Fury: step 3 is resolved again.
step-horde = Horde: the top 2 cards of your deck are discarded.
# $lost: how much energy the escape costs (0 or 1), $energy: how much there is then.
step-escape = You escape. { $lost ->
    [0] You have no energy to lose.
   *[other] You lose { $lost } energy; you now have { $energy }.
}
step-skull = The dial shows the skull: the combat goes on.
step-grail = The dial shows the grail: the escape succeeds.
step-empty-deck = The deck is too short.
step-dying = Your health is 0: you are dying and leave the encounter at once.
# $number: how many members of the party go on.
step-others-go-on = { $number ->
    [one] The encounter goes on for the { $number } other member of the party.
   *[other] The encounter goes on for the { $number } other members of the party.
}
step-guardian-defeated = The guardian roams no more: its card goes to the bottom of its encounter deck.
step-guardian-stays = Nobody is left against the guardian: its card stays on this location, and it roams.
step-robbed = Nobody has more than 1 health: all wealth and items are gone, and the encounter is over.
step-flees = The enemy flees: the encounter is over, without reward or loot.
step-failed = The diplomacy fails; each party member suffers what the card says.
step-at-bottom = The marker is on the bottom space.
step-between = Affinity is at { $affinity }; the top space is { $top }.
step-at-top = The marker is on the top space: the stage is won.
step-next-stage = Stage { $stage } begins with the marker on the grey space; there is no reaction.
step-reaction = The opponent reacts as the card says for stage { $stage }.
step-end-of-turn = The turn ends: discard down to 3 cards in hand, then draw.
step-no-draw = In panic, no card is drawn at the end of the turn.
refused-over = Move { $number }, { $move }, is not allowed. The activation is over before it.
refused-panic = Move { $number }, { $move }, is not allowed. In panic, a card must be played.
refused-not-in-deck = Move { $number }, { $move }, is not possible. In panic, it is the top card of the deck.
refused-not-in-hand = Move { $number }, { $move }, is not allowed. It is not in hand.
refused-escape-tried = Move { $number }, { $move }, is not allowed. An escape can be tried only once in an activation.
refused-no-charges = Move { $number }, { $move }, is not allowed. No visible card has the charges for it.
refused-no-magic-key = Move { $number }, { $move }, is not allowed. The two halves of a magic key do not meet there.
refused-no-magic = Move { $number }, { $move }, is not allowed. There is no magic left to pay.
refused-quick = Move { $number }, { $move }, is not allowed. Against a Quick enemy, at most 2 cards may be played.
refused-no-extra-card = Move { $number }, { $move }, is not allowed. It is not the first card and has no extra-card bonus.
refused-needs-magic = Move { $number }, { $move }, is not allowed. Its extra-card bonus is on the magic key: pay 1 magic.
refused-attribute-too-low = Move { $number }, { $move }, is not allowed. Row { $row } asks for { $attribute } { $level }.
refused-voided = Move { $number }, { $move }, is not allowed. A void makes its extra-card bonus blank.
refused-meets-no-key = Move { $number }, { $move }, is not allowed. Its extra-card bonus meets no key of the card before.
result-win = You win
    .wish = { $likely ->
        [likely] winning
       *[certain] win
    }
result-stage-won = The stage is won
    .wish = { $likely ->
        [likely] winning the stage
       *[certain] win the stage
    }
result-goes-on = The encounter goes on
    .wish = { $likely ->
        [likely] seeing the encounter go on
       *[certain] see the encounter go on
    }
result-escaped = You escape
    .wish = { $likely ->
        [likely] escaping
       *[certain] escape
    }
result-failed = The diplomacy fails, but you live
    .wish = { $likely ->
        [likely] failing the diplomacy without dying
       *[certain] fail the diplomacy without dying
    }
result-enemy-flees = The enemy flees
    .wish = { $likely ->
        [likely] seeing the enemy flee
       *[certain] see the enemy flee
    }
result-robbed = Everybody is robbed
    .wish = { $likely ->
        [likely] being robbed
       *[certain] be robbed
    }
result-dying = You are dying
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
# $pile: what is drawn from, deck or (a dial that is flipped) dial, $chances: a list of `card-share`. The draw itself follows.
the-chances-of-this-draw-chances = { $pile ->
    [dial] The dial could show: { LIST($chances, type: "unit") }.
   *[deck] The next card could be: { LIST($chances, type: "unit") }.
}
