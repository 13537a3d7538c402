## improvement.py

an-attribute-has-2-markers-at = An attribute has 2 markers at most; with “skills” given, “attributes” are the markers.
count-each-skill-card-once-there = Count each skill card once: there or here.
cards-in-the-deck-then-cards = Cards in the deck then: { $cards }; as many may be taken out: { $out }.
the-whole-plan-costs-cost-experience = The whole plan costs { $cost } experience.
the-whole-plan-costs-cost-experience-lacking = The whole plan costs { $cost } experience; lacking: { $lacking }.
the-whole-plan-costs-cost-experience-left = The whole plan costs { $cost } experience; left over: { $left }.
the-best-for-experience-experience-purchases = The best for { $experience } experience: purchases { $count }, cost { $cost }, left over { $left }.
a-card-for-a-deck-cost = A card for a deck: { $cost }, together { $total }.
attribute-attribute-to-value-a-skill = Attribute { $attribute } to { $value }, a skill card: { $cost }, together { $total }.
attribute-attribute-to-value-cost-together = Attribute { $attribute } to { $value }: { $cost }, together { $total }.
what-the-next-point-costs = What the next point costs:
pair-first-second-points-so-far = Pair { $first } / { $second }, points so far { $points }: { $cost } experience.
a-card-for-a-deck-cost-experience = A card for a deck: { $cost } experience; look at { $look } cards and keep 1.
attribute-skill-cards = { $attribute }: skill cards
attribute-points-wanted = { $attribute }: points wanted
attribute-worth-of-a-point = { $attribute }: worth of a point
character-improvement = Character improvement
experience-2 = Experience
cards-for-the-decks = Cards for the decks
worth-of-a-card = Worth of a card
cards-in-the-deck-now = Cards in the deck now
what-the-next-point-of-an = What the next point of an attribute costs, what a plan costs, and the best that experience buys.
