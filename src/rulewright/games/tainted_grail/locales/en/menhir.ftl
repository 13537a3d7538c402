## menhir.py

the-first-menhir-stands-there-from = The first menhir stands there from the beginning: nobody activates it.
give-base-or-take-it-out = Give “base”, or take it out.
the-dial-would-be-set-to = The dial would be set to { $dial }, but it shows at least 1.
correct-the-numbers-of-the-menhirs = Correct the numbers of the menhir's text.
the-cost-would-be-cost = The cost would be { $cost }.
draw-the-map-on-which-the = Draw the map that the menhirs are on.
tell-on-which-location-of-the = Say at which location of the map the menhir is.
# $left: days on the old dial, $gained: days won by activating again, below 0 where days are lost; $lost: how many are
# lost, 0 where none are.
days-that-the-old-dial-had = { $lost ->
    [0] { $gained ->
        [0] You gain no days in all
        [one] You gain { $gained } day in all
       *[other] You gain { $gained } days in all
    }
    [one] You lose { $lost } day in all
   *[other] You lose { $lost } days in all
}{ $left ->
    [0] .
    [one] ; the day left on the old dial is already taken off.
   *[other] ; the { $left } days left on the old dial are already taken off.
}
# $cost: how much of the resource that the menhir's text names.
activating-costs-cost-of-the-resource = Activating it costs { $cost } of the resource that its text names.
the-dial-is-set-to-dial = Set the menhir dial to { $dial }.
the-menhir-is-active-up-to = The menhir stays active up to and including day { $last }.
at-the-start-of-day-day = The dial is taken away at the start of day { $day }; the menhir is still active on that day.
at-the-start-of-day-day-the = The menhir is removed at the start of day { $day }, unless it has been activated again.
# $locations: the numbers of locations, a list; $count: how many there are, perhaps 0.
in-range-locations = { $count ->
    [0] No location is in range.
    [one] Location { LIST($locations) } is in range.
   *[other] Locations { LIST($locations) } are in range.
}
in-range-of-other-menhirs-only = { $count ->
    [0] No location is in range of other menhirs only.
    [one] Location { LIST($locations) } is in range of other menhirs only.
   *[other] Locations { LIST($locations) } are in range of other menhirs only.
}
# $count is never 0 here.
# $locations, $count as above.
out-of-range-discarded-at-the = { $count ->
    [one] Location { LIST($locations) } is out of range and leaves the map at the start of the day.
   *[other] Locations { LIST($locations) } are out of range and leave the map at the start of the day.
}
# $locations, $count as above; $count is never 0 here.
laid-out-at-once-locations = Lay out { count-locations } { LIST($locations) } at once.
in-range = in range
out-of-range = out of range
menhir = menhir
gold-menhirs-green-in-range-grey = Gold: menhirs; green: in range; grey: out of range; in brackets: not revealed.
menhir-title = Menhir
variant-first-day-has-a-start = The first day begins with the start of the day
field-base = Dial in the menhir's text
field-per_player = More or fewer per player
field-day = Day of activating
field-left = Left on the dial, if activated again
field-cost = Cost in the menhir's text
field-cost_per_player = Cost more or less per player
menhir-field-location = Location of the menhir
menhir-field-others = Locations of other active menhirs, such as 101, 110
menhir-about = What a menhir's dial is set to, how long the menhir lasts, and which locations it reaches.
without-a-dial-in-the-text = Without a dial in the text it is the first menhir, on the starting location.
