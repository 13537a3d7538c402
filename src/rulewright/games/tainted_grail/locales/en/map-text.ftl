## map_text.py

location-number-stands-on-the-map = Location { $number } is on the map twice.
write-each-location-once = Write each location once.
the-map-has-count-location-cards = The map has { $count } location cards; it must have 1 to { $most }.
write-rows-of-numbers-as-example = Write rows of numbers, such as “{ $example }”.
the-map-cannot-be-read-at = The map cannot be read at “{ $part }”.
location-number-is-not-on-the = Location { $number } is not revealed on the map.
write-it-into-the-map-without = Add it to the map, without the brackets that mean “not revealed yet”, or correct the number.
a-row-of-the-map-is = A row of the map is a line, or is separated from the next one by a slash: { $example }
n-101-is-a-location-on = 101 is a revealed location, (107) one that is not revealed yet, a dot is an empty place.
n-101-104-no-way-between = 101|104: no way between them. 101_ : no way to the location below it.
# What is told of a card on the map.
number-of-the-location = Number of the location
not-revealed-yet = Not revealed yet
no-way-to-the-right = No way to the right
no-way-down = No way down
