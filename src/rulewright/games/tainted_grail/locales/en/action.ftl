## action.py

give-the-number-that-the-card = Give the number that the card or text prints.
this-action-always-costs-the-same = “price” is given, but this action always costs the same.
take-it-out = Take it out.
this-action-is-paid-with-energy = “means” is given, but this action is paid with energy.
take-it-out-or-ask-for = Take it out, or ask for “each-pays”.
no-action-is-taken-in-an = “in_encounter” is set, but no action is taken in an encounter.
# $lacking: how much is missing; $means: of what: energy, magic, food, wealth, reputation or experience; $payer: who has to pay:
# you, party, or own where the member who acts has to pay 1 and has none.
the-action-is-not-possible-lacking = { $payer ->
    [own] The character who acts must pay at least { $lacking } { means } and has none.
    [party] Your party cannot pay: it lacks { $lacking } { means }.
   *[you] You cannot pay: you lack { $lacking } { means }.
}
it-costs-nothing = This action costs nothing.
whoever-passes-takes-no-more-actions = You are done for the day.
# The headline. $total: what is paid in all, $party: how many the party has (1: you are alone), $payers: how many of them can pay, $means as above.
paid-in-all-total = { $payers ->
    [0] Nobody can pay.
   *[other] { $total ->
        [0] This action costs nothing.
       *[other] You pay { $total } { means } in all.
    }
}
# $member: which member of the party (1, 2 …), $share: what it pays, $left: what it keeps, $means as above.
member-member-pays-share-left-left = { $share ->
    [0] Member { $member } pays nothing and { $left ->
        [0] has no
       *[other] keeps { $left }
    } { means }.
   *[other] Member { $member } pays { $share } { means } and has { none-or-left } left.
}
# $left: what the character keeps, $means as above.
left-left = You have { $left ->
    [0] no
   *[other] { $left }
} { means } left.
member-member-cannot-pay-and-nobody = Member { $member } cannot pay and nobody pays for them, so they leave the party.
# $members: the numbers of members, a list ("1", "2"); $count: how many there are; $party: how many the party has (1: you
# are alone).
without-energy-done-for-today-members = { $party ->
    [one] You are done for the day.
   *[other] { $count ->
        [one] Member { LIST($members) } has no energy left and is done for the day.
       *[other] Members { LIST($members) } have no energy left and are done for the day.
    }
}
action-title = Cost of an action
variant-exchanging-during-action = Party members exchange during their action too
track-magic = magic
action-word-food = food
action-word-wealth = wealth
track-reputation = reputation
action-word-experience = experience
field-action = Action
field-price = Printed cost
field-have = What each member has, the acting one first: 3, 2
field-helping = The members help each other
field-means = Each pays with
field-in_encounter = In an encounter
option-action--travel = Travel
option-action--explore = Explore
option-action--location-action = Location action
option-action--character-action = Character action
option-action--inspect-menhir = Inspect Menhir
option-action--pass = Pass
option-action--each-pays = A text: each member pays
action-about = What an action costs alone or as a party, who pays how much, and who is left out.
