## building.py

unreadable-icon = epäselvä symboli
in-step-3 = kohdassa 3
effect-markers = merkit
effect-affinity = suosio
effect-draw = korttien nosto
effect-discard = poisto kädestä
effect-discard-from-deck = poisto pakasta
effect-discard-last = korttirivin viimeisen kortin poisto
effect-charges = lataukset
effect-another-card = toisen kortin pelaaminen
effect-less-damage = vähemmän vahinkoa kohdassa 3
effect-kept-markers = kohdassa 3 pidetyt merkit
effect-by-hand = toteuta itse
for-each-joined-key = jokaisesta yhdistetystä avaimesta: { $attribute }
for-each-level = jokaisesta tasosta: { $attribute }
for-each-damage-taken = jokaisesta kärsitystä vahingosta
only-in-the-green = vain vihreällä
only-outside-the-green = vain vihreän ulkopuolella
only-in-the-red = vain punaisella
only-outside-the-red = vain punaisen ulkopuolella
its-magic-key-is-paid = Taika-avain on maksettu
another-character-played-it = Toinen hahmo pelasi sen
time-tokens-on-it = Aikamerkit
charges-on-it = Lataukset
its-charges-are-paid = Sen lataukset on maksettu
unknown-card = tuntematon kortti
