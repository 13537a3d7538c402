## start_of_day_lines.py

# The headline. $locations: the numbers of locations, a list; $count: how many there are.
locations-removed-locations = { $count ->
    [one] Remove location { LIST($locations) }.
   *[other] Remove the locations { LIST($locations) }.
}
no-location-is-removed = No location is removed.
no-menhir-is-active-so-no = No menhir is active, so no location is removed.
# $location: 101.
the-menhir-on-location-has-no = The menhir on { $location } has no dial: it goes dark and is removed.
# $location: 101, $before, $after: what its dial shows.
the-menhir-on-location-dial-before = Turn the dial of the menhir on { $location } from { $before } to { $after }.
the-menhir-on-location-loses-its = The menhir on { $location } loses its dial and stays active for this one day.
# $before: the character's location, $after: where it goes, $lost: the health that it loses, $terror: what it gains.
character-on-before-loses-lost-health = The character on { $before } loses { $lost } health, gains { $terror } terror and moves to { $after }.
# As above. $after is the same location.
character-on-before-loses-lost-health-and = The character on { $before } loses { $lost } health and gains { $terror } terror.
# As above; $lost is energy.
character-on-before-loses-lost-energy = The character on { $before } loses { $lost } energy, gains { $terror } terror and moves to { $after }.
character-on-before-loses-lost-energy-and = The character on { $before } loses { $lost } energy and gains { $terror } terror.
# One of the time dials in a list. $before, $after: what it shows; $after is 0 where the dial is removed.
dial-turned = { $after ->
    [0] { $before } (removed)
   *[other] { $before } → { $after }
}
# $dials: a list of `dial-turned` ("3 → 2", "1 (removed)").
time-dials-dials-is-removed = Turn the time dials: { LIST($dials, type: "unit") }.
# $dials: what they show, a list ("3", "5").
quest-dials-stay-dials = The quest dials stay at { LIST($dials) }.
# $location: 104, $others: how many other time tokens are taken, perhaps 0.
location-location-the-daily-action-is = { $others ->
    [0] On location { $location } the daily action is free again.
    [one] On location { $location } the daily action is free again; take { $others } other time token off.
   *[other] On location { $location } the daily action is free again; take { $others } other time tokens off.
}
location-location-time-tokens-taken-others = { $others ->
    [one] Take { $others } time token off location { $location }.
   *[other] Take { $others } time tokens off location { $location }.
}
# $count: how many cards, perhaps 0.
random-events-to-put-on-top = { $count ->
    [0] Put no random event on top of the event deck.
    [one] Put { $count } random event on top of the event deck.
   *[other] Put { $count } random events on top of the event deck.
}
# $keyword: weapon, armour, shield, companion or relic in words, $count: how many cards.
to-turn-face-down-keyword-count = { $count ->
    [one] Turn { $count } card face down ({ $keyword }).
   *[other] Turn { $count } cards face down ({ $keyword }).
}
# $count: by how many items the character is above the limit.
items-too-many-count = { $count ->
    [one] You have { $count } item too many.
   *[other] You have { $count } items too many.
}
guardian-on-location-its-location-is = The location of the guardian on { $location } is removed, so its card is discarded.
# The headline. $chance: a probability with its fraction.
a-guardian-meets-characters-chance = A guardian meets characters with a chance of { $chance }.
# A heading; the chances of what the guardian does follow.
guardian-on-location = The guardian on { $location }:
it-leaves-the-map-chance = It leaves the map: { $chance }.
it-stays-and-meets-the-characters = It stays and meets the characters there: { $chance }.
it-stays-chance = It stays: { $chance }.
it-moves-to-location-and-meets = It moves to { $location } and meets the characters there: { $chance }.
it-moves-to-location-chance = It moves to { $location }: { $chance }.
up-north = up (north)
right-east = right (east)
down-south = down (south)
left-west = left (west)
blank = blank
discard = discard
weapon = weapon
armour = armour
shield = shield
companion = companion
relic = relic
