## movement.py

a-toad-does-not-roll-for = “roll” is given, but a Toad does not roll for movement.
nobody-rolls-for-movement-in-the = “roll” is given, but nobody rolls for movement in the Inner Region.
this-character-does-not-roll-for = “roll” is given, but this character does not roll for movement.
name-the-space-to-land-on = Name the space to land on within these turns.
how-far-a-character-comes-in = How far a character gets in the Inner Region depends on what happens there.
ask-talisman-inner-journey = Ask talisman/inner-journey.
it-is-needed-against-the-sentinel = It is needed against the Sentinel.
craft-or-strength-is-needed-to = Craft or Strength is needed to open the Portal.
this-situation-has-more-than-number = This situation has more than { $number ->
    [one] { $number } state
   *[other] { $number } states
}.
ask-for-fewer-turns = Ask for fewer turns.
every-space-from-first-to-last = Every space from { $first } to { $last }, if you go { $way }: { $chance } each
# A row of the list of spaces. $place: a space, $way: how one comes there ("clockwise"), $chance: the probability with its
# fraction ("16.7% (1/6)"), or "unknown"; $likely: certain, likely, impossible or unknown.
movement-place-reached = { $place }, if you go { $way }: { $chance }
# $likely as above.
movement-place-sentinel = { $place }, if you try to go { $way } past the Sentinel: { $chance }
# $likely as above.
movement-place-portal = { $place }, if you try to go { $way }: { $chance }
# $likely as above.
movement-place-sentinel-and-portal = { $place }, if you try to go past the Sentinel and { $way }: { $chance }
# $likely as above.
movement-place-sentinel-fails = { $place }, where failing to get past it ends your turn: { $chance }
# $likely as above.
movement-place-portal-fails = { $place }, where failing to open it ends your turn: { $chance }
an-unfinished-quest-bars-the-portal = An unfinished quest bars the Portal of Power.
nobody-enters-the-valley-of-fire = Nobody enters the Valley of Fire without a Talisman.
movement-way-clockwise = clockwise
movement-way-counter-clockwise = counter-clockwise
movement-way-bridge = over the bridge
movement-way-portal = through the Portal
movement-way-raft = by Raft
movement-way-path = onward after this space's instructions
movement-way-path-back = back
movement-way-ability = by your special ability
nobody-moves-on-from-the-crown = Nobody moves on from the Crown of Command: a character who has reached it stays there.
# $chance: the probability with its fraction ("16.7% (1/6)").
you-may-heal-1-life-instead = You have a(n) { $chance } chance of healing 1 life instead of moving.
you-may-build-a-raft-instead = You may build a Raft instead of moving.
# The headline. $place: a space, $turns: how many turns, $chance: the probability with its fraction, $likely as above.
landing-there = { $likely ->
    [certain] You are certain to land
    [impossible] You cannot land
   *[likely] You have a(n) { $chance } chance of landing
} on “{ $place }” { $turns ->
    [one] this turn
   *[other] within { $turns } turns
}.
chance-by-the-end-of-turns = Your chance, turn by turn: { $turns }.
unknown = unknown
