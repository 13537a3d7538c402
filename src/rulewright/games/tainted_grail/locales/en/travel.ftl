## travel.py

location-number-is-not-on-the-map = Location { $number } is not on the map.
write-it-into-the-map-or = Add it to the map, or correct the number.
tell-where-the-effect-moves-the = Say where the effect moves the character.
the-character-is-there-already = “target” is where the character is already.
# $locations: the numbers of locations, a list ("102", "104"); $count: how many there are, perhaps 0.
reachable-today-locations = { $count ->
    [0] You cannot reach any location today.
    [one] You can reach location { LIST($locations) } today.
   *[other] You can reach locations { LIST($locations) } today.
}
# $travels: how many Travel actions the energy is enough for, $party: how many characters travel together.
travel-actions-that-can-be-paid = { $party ->
    [1] You can
   *[other] Your party can
}{ $travels ->
    [0] not pay for any Travel action today.
    [one] {" "}pay for { $travels } Travel action today.
   *[other] {" "}pay for { $travels } Travel actions today.
}
# $locations, $count as above; $count is never 0 here.
not-revealed-yet-laid-out-on = { $count ->
    [one] Location { LIST($locations) } is not revealed yet; it is laid out on the way.
   *[other] Locations { LIST($locations) } are not revealed yet; they are laid out on the way.
}
# $locations, $count as above; $count is never 0 here.
too-far-for-today-locations = { $count ->
    [one] Location { LIST($locations) } is too far for today.
   *[other] Locations { LIST($locations) } are too far for today.
}
# $locations, $count as above; $count is never 0 here.
no-way-leads-to-locations = There is no way to reach { count-locations } { LIST($locations) } for now.
reachable = reachable
out-of-reach = out of reach
where-you-are = where you are
highlighted-where-you-are-green-reachable = Highlighted: where you are; green: reachable, with the number of Travel actions; grey: out of reach.
# After what a way costs. $left: how much energy is left, $party: how many characters travel together.
what-is-left = { $party ->
    [1] {" "}and leaves you { none-or-left }
   *[other] {" "}in all and leaves the party { none-or-left }
}
# A row of the list of locations. $location: its number, $way: "102 → 104", $travels: how many Travel actions it takes,
# $energy: what they cost in all, $left: what is left of it, $guardians: a list of the locations of guardians on the way,
# $meetings: how many they are.
location-way-way-energy-energy-left = { $travels ->
    [1] Going straight to location { $location }
   *[other] Going to location { $location } by the route { $way }
} costs { $energy } energy{ what-is-left }; { $meetings ->
    [one] you meet a guardian at { LIST($guardians) }
   *[other] you meet guardians at { LIST($guardians) }
}.
# The same where there are no guardians. $location, $way, $travels, $energy, $left as above.
location-way-way-energy-energy-left-left = { $travels ->
    [1] Going straight to location { $location }
   *[other] Going to location { $location } by the route { $way }
} costs { $energy } energy{ what-is-left }.
# $location: 104.
no-way-leads-to-location = There is no way to reach location { $location } for now.
# The headline. $location: 104, $travels: how many Travel actions, $energy: what they cost in all.
to-location-travel-actions-travels-energy = { $travels ->
    [one] You reach location { $location } with { $travels } Travel action for { $energy } energy.
   *[other] You reach location { $location } with { $travels } Travel actions for { $energy } energy.
}
# The headline where the energy is not enough. $lacking: how many of the $travels Travel actions cannot be paid, $payable: how
# many can; $energy: what they cost in all.
to-location-travel-actions-travels-energy-energy = { $lacking ->
    [one] You cannot reach location { $location } today: it takes { $lacking } more Travel action than you can pay for.
   *[other] You cannot reach location { $location } today: it takes { $lacking } more Travel actions than you can pay for.
}
# $lacking: how many of the Travel actions on the way cannot be paid today.
travel-to-location = { $lacking ->
    [0] You travel to location { $location }.
   *[other] You would travel to location { $location }.
}
moved-to-location = An effect moves you to location { $location }.
# $locations: the numbers of locations, a list; $count: how many there are.
travel-statement-laid-out = Lay out { count-locations } { LIST($locations) } there.
travel-statement-meets-guardian = A guardian is there: its encounter comes first.
travel-statement-instant-rules = Then the instant rules of the location are resolved.
travel-statement-moved-for-free = It costs no energy and is not a Travel action.
travel-title = Travelling
travel-field-location = Where you are
field-energies = Energy of each member, such as 6, 4
travel-field-menhirs = Locations of active menhirs
field-target = Where you want to go
field-instant = Locations with instant rules
field-avoid_guardians = Never enter a guardian's location
field-special_movement = An effect moves you there
travel-about = Which locations you can reach today, by which route, and the energy it costs.
