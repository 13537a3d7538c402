## named.py

field-is-given-less-than-what = Kentän { $field } arvo { $given } on pienempi kuin pelihahmokorttiin painettu arvo { $least }.
give-the-total-with-everything-that = Anna kokonaisarvo, jossa on mukana kaikki, mikä nyt lasketaan.
more-followers-are-named-than-there = Seuralaisia on nimetty enemmän kuin niitä on.
count-those-among-the-cards-too = Laske mukaan myös korteissa nimetyt tai jätä määrä antamatta.
the-talisman-is-named-among-the = Talismani on nimetty korteissa, mutta ”talisman” on false.
id-uses-no-armour = ”armour” on annettu, mutta ”{ $id }” ei käytä Suojia.
