## building.py

unreadable-icon = unreadable icon
# When an ability works: in the third step of an activation.
in-step-3 = in step 3
# Effects of a card, as buttons show them.
effect-markers = markers
effect-affinity = affinity
effect-draw = draw cards
effect-discard = discard from hand
effect-discard-from-deck = discard from the deck
effect-discard-last = discard the last card of the sequence
effect-charges = charges
effect-another-card = play another card
effect-less-damage = less damage in step 3
effect-kept-markers = markers kept in step 3
effect-by-hand = resolve it yourself
# How often an effect counts. $attribute: "Courage".
for-each-joined-key = for each joined key: { $attribute }
for-each-level = for each level: { $attribute }
for-each-damage-taken = for each damage taken
# When an effect counts: by where the affinity marker is.
only-in-the-green = only in the green
only-outside-the-green = only outside the green
only-in-the-red = only in the red
only-outside-the-red = only outside the red
# What is told of a card in the sequence.
its-magic-key-is-paid = Its magic key is paid
another-character-played-it = Another character played it
time-tokens-on-it = Time tokens
charges-on-it = Charges
its-charges-are-paid = Its charges are paid
unknown-card = unknown card
