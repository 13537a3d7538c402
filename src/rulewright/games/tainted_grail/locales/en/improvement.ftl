## improvement.py

# $cards: the cards in the deck then, $out: how many of them may be taken out.
cards-in-the-deck-then-cards = { $out ->
    [0] You end up with { $cards } cards in the deck, of which none may be taken out.
   *[other] You end up with { $cards } cards in the deck, of which { $out } may be taken out.
}
# The headline. $cost: experience.
the-whole-plan-costs-cost-experience = Your plan costs { $cost } experience.
# $lacking: how much of it is not there.
the-whole-plan-costs-cost-experience-lacking = Your plan costs { $cost } experience, { $lacking } more than you have.
# $left: what is left over, perhaps 0.
the-whole-plan-costs-cost-experience-left = { $left ->
    [0] Your plan costs { $cost } experience, which is all that you have.
   *[other] Your plan costs { $cost } experience and leaves you { $left }.
}
# $experience: what there is, $count: how many purchases, perhaps 0, $cost: what they cost, $left: what is left over.
the-best-for-experience-experience-purchases = { $count ->
    [0] { $experience ->
        [0] Without experience you can buy nothing in your plan.
       *[other] With { $experience } experience you can buy nothing in your plan, and you keep all { $left }.
    }
    [one] With { $experience } experience you do best to make { $count } purchase for { $cost }, which leaves you { $left ->
        [0] nothing
       *[other] { $left }
    }.
   *[other] With { $experience } experience you do best to make { $count } purchases for { $cost }, which leaves you { $left ->
        [0] nothing
       *[other] { $left }
    }.
}
# A step of a plan. $cost: what it costs, $total: what all steps so far cost.
a-card-for-a-deck-cost = A new card costs { $cost } experience, { $total } in all so far.
# A step of a plan. $attribute: its name, $value: what it is raised to, here with a skill card; $cost, $total as above.
attribute-attribute-to-value-a-skill = Raising { $attribute } to { $value } with a skill card costs { $cost } experience, { $total } in all so far.
attribute-attribute-to-value-cost-together = Raising { $attribute } to { $value } costs { $cost } experience, { $total } in all so far.
what-the-next-point-costs = With what you have now, your next improvements cost this much.
# A row of prices. $first, $second: a pair of attributes, $points: the points in both so far, $cost: what the next one
# costs.
pair-first-second-points-so-far = { $points ->
    [0] The next point of { $first } or { $second } costs { $cost } experience.
    [one] The next point of { $first } or { $second } costs { $cost } experience, since you already have { $points } point in this pair.
   *[other] The next point of { $first } or { $second } costs { $cost } experience, since you already have { $points } points in this pair.
}
# $cost: experience, $look: how many cards are looked at.
a-card-for-a-deck-cost-experience = A new card for your deck costs { $cost } experience: you look at { $look } cards and keep one.
attribute-points-wanted = { $attribute }: points wanted
attribute-worth-of-a-point = { $attribute }: worth of a point
improvement-title = Character improvement
field-experience = Experience
improvement-field-cards = Cards for the decks
field-worth--card = Worth of a card
field-deck_size = Cards in the deck now
improvement-about = What the next point of an attribute costs, what a plan costs, and the best that your experience buys.
