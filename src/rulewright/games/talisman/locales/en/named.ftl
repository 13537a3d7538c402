## named.py

field-is-given-less-than-what = “{ $field }” is { $given }, less than the value printed on the character card ({ $least }).
give-the-total-with-everything-that = Give the total, including everything that counts now.
more-followers-are-named-than-there = The cards name more Followers than the number given.
count-those-among-the-cards-too = Count those among the cards too, or leave the number out.
the-talisman-is-named-among-the = The Talisman is named among the cards, but “talisman” is false.
id-uses-no-armour = “{ $id }” cannot use Armour.
