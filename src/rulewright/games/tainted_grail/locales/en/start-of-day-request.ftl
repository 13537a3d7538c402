## start_of_day_request.py

the-guardian-die-has-no-face = The guardian die has no face.
tell-how-many-faces-show-each = Say how many faces show each result.
name-the-locations-of-the-menhirs = Name the locations of the menhirs, or write [] if none is left.
menhirs-menhirs-dials-dials = Menhirs: { $menhirs }; dials: { $dials }.
give-each-menhir-a-dial-0 = Give each menhir a dial, 0 where it has none.
location-number-is-named-twice = Location { $number } is named twice.
keep-one-of-them = Keep one of them.
the-die-is-thrown-for-a = The die is rolled for a guardian, but there is none.
tell-where-the-guardian-is-or = Say where the guardian is, or take it out.
