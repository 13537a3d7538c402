## character_request.py and named_pieces.py

field-hero--character = Character
field-hero--skills = Skill cards, such as courage 12, aggression
field-hero--items = Items, such as Hunting bow: weapon, relic
field-hero--secrets = Secrets, such as 17, 23: relic
field-hero--food = Food
field-hero--wealth = Wealth
# $text: what was written.
piece-cannot-be-read = “{ $text }” cannot be read here.
# Notation: what players type.
write-a-skill-as-attribute-and-number = Write the attribute and, if you like, the number on the card: courage 12. The attributes: aggression, empathy, courage, caution, practicality, spirituality.
# Notation: what players type.
write-an-item-as-name-and-keyword = Write the name, a colon and the keyword: Hunting bow: weapon. The keywords: weapon, armour, shield, companion, relic.
# Notation: what players type.
write-a-secret-as-its-number = Write the number and, if the card has one, the keyword: 17 or 23: relic. The keywords: weapon, armour, shield, companion, relic.
# $number: the number on two cards.
card-number-is-named-twice = Number { $number } is named twice, but there is only one such card.
# $value: the given value, $skills: skill cards, $markers: markers before the first, $least: the lowest value possible.
skills-need-more-points = { $value } is too little for { $skills ->
    [one] a skill card
   *[other] { $skills } skill cards
}: the first { $markers } points are markers, so it is at least { $least }.
give-the-attribute-with-its-skill-cards = Count markers and skill cards together, or take a skill out.
# $count: skill cards of one attribute, $most: the most.
too-many-skills-of-attribute = { $count } skill cards of one attribute are named; at most { $most } are possible here.
name-each-skill-card-once = Name each skill card once.
# $items: the given number, $named: how many are named.
more-items-are-named = { $named } items are named, more than the { $items } given.
count-the-named-items-too = Count the named items too, or leave the number out.
named-character-not-printed = Nothing from the tile and tray is applied: the rulebook does not print them. Your numbers and cards count as you give them.
named-character-costs = No effect: points and cards cost every character the same.
# $attribute: its name, $number: the number on the card or 0, $value: the value of the attribute.
named-skill-adds = { $number ->
    [0] A skill card
   *[other] Skill card { $number }
} adds 1: with 2 markers and the skill cards named, { $attribute } is { $value }.
named-skill-in-total = { $number ->
    [0] A skill card
   *[other] Skill card { $number }
} is 1 of the points you gave: { $attribute } { $value }.
named-skill-unused = { $number ->
    [0] A skill card
   *[other] Skill card { $number }
} counts for { $attribute }, which plays no part here.
named-skill-text = The text of the skill is not applied.
# $name: the name or number of the card, or its keyword.
named-card-text = “{ $name }”: its text is not applied; include what it changes in your numbers.
# $keyword: what kind of item.
named-card-second = “{ $name }” is not in use: only one card with the keyword “{ $keyword }” counts, and another is named first.
named-weapon-shatters = If it is used, Shatter has it discarded when the encounter ends.
named-secret-does-not-shatter = Shatter leaves it alone: it is a secret.
named-card-costs = “{ $name }” has no effect: only attributes and the mode decide what points cost.
named-card-face-up = “{ $name }” counts as a face-up card with the keyword “{ $keyword }”; only one may stay face up.
named-card-among-face-up = “{ $name }” is one of the cards with the keyword “{ $keyword }”; the number you gave stands.
named-secret-without-keyword = “{ $name }” counts towards no limit, as a secret without a keyword; its text is not applied.
named-item-within-limit = It is one of the items that challenge mode limits to 5.
named-its-text = Its text is not applied.
named-item-robbed = If you are robbed, it is discarded.
