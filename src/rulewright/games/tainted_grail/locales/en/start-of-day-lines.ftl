## start_of_day_lines.py

# The headline. $locations: the numbers of locations, a list; $count: how many there are.
locations-removed-locations = { $count ->
    [one] Location { LIST($locations) } leaves the map.
   *[other] Locations { LIST($locations) } leave the map.
}
no-location-is-removed = No location leaves the map.
no-menhir-is-active-so-no = No location leaves the map, because no menhir is active.
# $location: 101.
the-menhir-on-location-has-no = The menhir at location { $location } has no dial: it goes dark and is removed.
# $location: 101, $before, $after: what its dial shows.
the-menhir-on-location-dial-before = The dial of the menhir at location { $location } goes down from { $before } to { $after }.
the-menhir-on-location-loses-its = The menhir at location { $location } loses its dial and stays active for this one day.
# $before: the character's location, $after: where it goes, $lost: the health that it loses, $terror: what it gains.
character-on-before-loses-lost-health = The character at location { $before } loses { $lost } health, gains { $terror } terror and moves to location { $after }.
# As above. $after is the same location.
character-on-before-loses-lost-health-and = The character at location { $before } loses { $lost } health and gains { $terror } terror.
# As above; $lost is energy.
character-on-before-loses-lost-energy = The character at location { $before } loses { $lost } energy, gains { $terror } terror and moves to location { $after }.
character-on-before-loses-lost-energy-and = The character at location { $before } loses { $lost } energy and gains { $terror } terror.
# One of the time dials in a list. $before, $after: what it shows; $after is 0 where the dial is removed.
dial-turned = { $after ->
    [0] { $before } (removed)
   *[other] { $before } → { $after }
}
# $dials: a list of `dial-turned` ("3 → 2", "1 (removed)").
time-dials-dials-is-removed = Turn each time dial down by 1: { LIST($dials, type: "unit") }.
# $dials: what they show, a list ("3", "5"), $count: how many they are.
quest-dials-stay-dials = { $count ->
    [one] The quest dial stays at { LIST($dials) }.
   *[other] The quest dials stay at { LIST($dials) }.
}
# $location: 104, $others: how many other time tokens are taken, perhaps 0.
location-location-the-daily-action-is = { $others ->
    [0] The daily action of location { $location } is free again.
    [one] The daily action of location { $location } is free again; take { $others } other time token off.
   *[other] The daily action of location { $location } is free again; take { $others } other time tokens off.
}
location-location-time-tokens-taken-others = { $others ->
    [one] Take { $others } time token off location { $location }.
   *[other] Take { $others } time tokens off location { $location }.
}
# $count: how many cards, perhaps 0.
random-events-to-put-on-top = { $count ->
    [0] Put no random events on top of the event deck.
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
guardian-on-location-its-location-is = The location of the guardian at { $location } leaves the map, so its card is discarded.
# The headline. $chance: a probability with its fraction; $likely: certain, impossible or likely; $guardians: how many there are.
a-guardian-meets-characters-chance = { $likely ->
    [certain] { $guardians ->
        [1] The guardian is certain to meet a character.
       *[other] At least one guardian is certain to meet a character.
    }
    [impossible] { $guardians ->
        [1] The guardian cannot meet a character.
       *[other] No guardian can meet a character.
    }
   *[likely] { $guardians ->
        [1] The guardian has a(n) { $chance } chance of meeting a character.
       *[other] There is a(n) { $chance } chance that at least one guardian meets a character.
    }
}
# A heading; the chances of what the guardian does follow.
guardian-on-location = The guardian at location { $location }:
it-leaves-the-map-chance = It leaves the map: { $chance }.
it-stays-and-meets-the-characters = It stays and meets whoever is there: { $chance }.
it-stays-chance = It stays: { $chance }.
it-moves-to-location-and-meets = It moves to location { $location } and meets whoever is there: { $chance }.
it-moves-to-location-chance = It moves to location { $location }: { $chance }.
side-north = up (north)
side-east = right (east)
side-south = down (south)
side-west = left (west)
side-blank = blank
side-discard = discard
keyword-weapon = weapon
keyword-armour = armour
keyword-shield = shield
keyword-companion = companion
keyword-relic = relic
