## space_facts.py

strength-and-craft-from-objects-and = Strength and Craft from Objects and Magic Objects
use-of-magic-objects = use of Magic Objects
casting-of-spells = casting of Spells
beside-it = Beside it
over-the-bridge-2 = Over the bridge
through-the-portal-2 = Through the Portal
by-raft-2 = By Raft
draw-up-to-a-total-of = Draw up to a total of { $count }
royal-doctor = Royal Doctor
before-drawing = Before drawing
draw-1-unless-a-card-lies = Draw 1, unless a card lies here
strength-strength = Strength { $strength }
strength-the-total-of-dice = Strength: the total of { $dice }
as-many-as-dice-shows = as many as { $dice } shows
attack-rolls-of-creatures = Attack rolls of creatures
not-allowed-or-not-counted-here = Not allowed or not counted here
stop-here-then-1-space-per = stop here, then 1 space per turn
needed-to-enter = Needed to enter
one-of-these-as-the-character = One of these, as the character chooses
only-if-the-character-wants-it-2 = only if the character wants it
prevents-the-loss-of-count-life = prevents the loss of { $count ->
    [one] { $count } life
   *[other] { $count } lives
}
each-follower-discarded = Each Follower discarded
also-for-each-follower = Also for each Follower
a-visit-to-one-of-them = A visit to one of them
whom = Whom
roll-again-next-turn = roll again next turn
lower = lower
equal = equal
higher = higher
may-move-on-next-turn = move on next turn if you like
dice-on-each-side = { $dice } on each side
the-characters-roll = The character's roll
not-above-it = not above it
above-it = above it
stay-and-lose-amount-point-of = Stay, and lose { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} of it
dice-against-strength-or-craft = { $dice } against Strength or Craft
the-total = The total
roll-dice-see-the-table = Roll { $dice }: see the table
needs-one-of = Needs one of
count-times = { $count } times
from = From
to = To
title = ↺ { $title }
title-2 = ↻ { $title }
