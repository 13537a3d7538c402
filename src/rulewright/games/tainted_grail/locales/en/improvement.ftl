## improvement.py

an-attribute-has-2-markers-at = An attribute has 2 markers at most; with “skills” given, “attributes” are the markers.
count-each-skill-card-once-there = Count each skill card once: there or here.
# $cards: the cards in the deck then, $out: how many of them may be taken out.
cards-in-the-deck-then-cards = { $out ->
    [0] Then the deck has { $cards } cards, and none may be taken out.
   *[other] Then the deck has { $cards } cards, and { $out } may be taken out.
}
# The headline. $cost: experience.
the-whole-plan-costs-cost-experience = The whole plan costs { $cost } experience.
# $lacking: how much of it is not there.
the-whole-plan-costs-cost-experience-lacking = The whole plan costs { $cost } experience, and you are { $lacking } short.
# $left: what is left over, perhaps 0.
the-whole-plan-costs-cost-experience-left = { $left ->
    [0] The whole plan costs { $cost } experience, which is all that you have.
   *[other] The whole plan costs { $cost } experience, and { $left } is left over.
}
# $experience: what there is, $count: how many purchases, perhaps 0, $cost: what they cost, $left: what is left over.
the-best-for-experience-experience-purchases = { $count ->
    [0] Your { $experience } experience buys nothing of it.
    [one] The best for { $experience } experience is { $count } purchase for { $cost }, with { $left } left over.
   *[other] The best for { $experience } experience is { $count } purchases for { $cost }, with { $left } left over.
}
# A step of a plan. $cost: what it costs, $total: what all steps so far cost.
a-card-for-a-deck-cost = A card for a deck for { $cost }, { $total } in all
# A step of a plan. $attribute: its name, $value: what it is raised to, here with a skill card; $cost, $total as above.
attribute-attribute-to-value-a-skill = { $attribute } to { $value } with a skill card for { $cost }, { $total } in all
attribute-attribute-to-value-cost-together = { $attribute } to { $value } for { $cost }, { $total } in all
what-the-next-point-costs = What the next point costs:
# A row of prices. $first, $second: a pair of attributes, $points: the points in both so far, $cost: what the next one
# costs.
pair-first-second-points-so-far = { $points ->
    [one] { $first } or { $second }, after { $points } point: { $cost } experience
   *[other] { $first } or { $second }, after { $points } points: { $cost } experience
}
# $cost: experience, $look: how many cards are looked at.
a-card-for-a-deck-cost-experience = A card for a deck: { $cost } experience; you look at { $look } cards and keep one.
attribute-skill-cards = { $attribute }: skill cards
attribute-points-wanted = { $attribute }: points wanted
attribute-worth-of-a-point = { $attribute }: worth of a point
character-improvement = Character improvement
experience-2 = Experience
cards-for-the-decks = Cards for the decks
worth-of-a-card = Worth of a card
cards-in-the-deck-now = Cards in the deck now
what-the-next-point-of-an = What the next point of an attribute costs, what a plan costs, and the best that experience buys.
