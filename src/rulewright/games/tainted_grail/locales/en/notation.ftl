## notation.py

text-in-line-cannot-be-read = “{ $text }” in “{ $line }” cannot be read.
on-the-right-only-x2-or = On the right there can be only x2 (or another number) and v: bonuses are on the left.
write-a-key-as-row-content = Write a key as row:content, such as 1:m, M:+ or F:x2.
each-key-can-be-there-once = Each key can be there only once: give every row its own number.
say-with-a-sign-how-many = Say with a sign how many, such as hp-1 or te+1.
begin-with-the-cards-name-and = Begin with the card's name and “=”, such as Attack = 1:m F:m > M.
put-the-effects-of-one-trigger = Put the effects of one trigger together, separated by commas.
# Notation: what players type.
icons-m-marker-m2-a-affinity = Icons: m (marker), m2, a (affinity), a-1, e (encounter bonus), d (draw), + (extra-card bonus), t (torn card), x2, v (void), ?.
# Notation: what players type.
attributes-ag-em-co-ca-pr = Attributes: ag, em, co, ca, pr, sp, with the level as in ag2; several in one key as ag|em2.
# Notation: what players type.
abilities-place-delay-delay2-with-2 = Abilities: place: …, delay: … (delay2: with 2 tokens), attack: …, pay2: …, or passive.
# Notation: what players type.
effects-m2-m-1-a1-hp = Effects: m2, m-1, a1, hp-2, en-1, te+1, mg-1, rep-1, d1, dis1, mill2, torn, ch2, +, flee, block2, hold1, ?; m1*ag for each joined key, m1*dmg for each damage taken, ch1@em by level, green?…, nogreen?…, red?…, nored?….
there-are-number-cards = There are { $number } cards.
describe-at-most-number = Describe at most { $number }.
describe-each-card-once-how-many = Describe each card once; the hand and the deck say how many you have.
# Notation: what players type.
write-each-row-as-0-1 = Write each row as 0-1: hp-1, the last one as 4+: hp-2, m-1.
each-number-of-markers-can-be = Each number of markers can be in one row only.
write-the-attribute-a-colon-and = Write the attribute, a colon and the effects, such as ag: a2.
the-card-name-is-not-described = The card “{ $name }” is not described.
describe-it-under-cards-or-write = Describe it under cards, or write one of: { $names }.
write-a-name-for-a-paid = Write a name; + for a paid magic key, @ for another's card, (1) for time tokens, (2ch) for charges.
