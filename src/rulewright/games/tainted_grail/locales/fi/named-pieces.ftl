## character_request.py and named_pieces.py

field-hero--character = Hahmo
field-hero--skills = Taitokortit, esimerkiksi courage 12, aggression
field-hero--items = Esineet, esimerkiksi Metsästysjousi: weapon, relic
field-hero--secrets = Salaisuudet, esimerkiksi 17, 23: relic
field-hero--food = Ruoka
field-hero--wealth = Varallisuus
# $text: what was written.
piece-cannot-be-read = Tekstiä ”{ $text }” ei voi tulkita tässä.
# Notation: what players type.
write-a-skill-as-attribute-and-number = Kirjoita ominaisuus ja halutessasi kortin numero: courage 12. Ominaisuudet: aggression, empathy, courage, caution, practicality, spirituality.
# Notation: what players type.
write-an-item-as-name-and-keyword = Kirjoita nimi, kaksoispiste ja avainsana: Metsästysjousi: weapon. Avainsanat: weapon, armour, shield, companion, relic.
# Notation: what players type.
write-a-secret-as-its-number = Kirjoita numero ja mahdollinen avainsana: 17 tai 23: relic. Avainsanat: weapon, armour, shield, companion, relic.
# $number: the number on two cards.
card-number-is-named-twice = Numero { $number } on mainittu kahdesti, mutta sellaisia kortteja on vain yksi.
# $value: the given value, $skills: skill cards, $markers: markers before the first, $least: the lowest value possible.
skills-need-more-points = { $value } ei riitä { $skills ->
    [one] taitokorttiin
   *[other] { $skills } taitokorttiin
}: ensimmäiset { $markers } pistettä ovat merkkejä, joten arvo on vähintään { $least }.
give-the-attribute-with-its-skill-cards = Laske merkit ja taitokortit yhteen tai jätä taito pois.
# $count: skill cards of one attribute, $most: the most.
too-many-skills-of-attribute = Yhden ominaisuuden taitokortteja on mainittu { $count }; niitä voi olla tässä enintään { $most }.
name-each-skill-card-once = Mainitse kukin taitokortti kerran.
# $items: the given number, $named: how many are named.
more-items-are-named = Esineitä on mainittu { $named }, mutta annettu määrä on { $items }.
count-the-named-items-too = Laske mainitutkin esineet mukaan tai jätä määrä pois.
named-character-not-printed = Laatasta ja alustasta ei oteta mitään: säännöt eivät kerro, mitä niissä lukee. Luvut ja kortit lasketaan sellaisina kuin ne annat.
named-character-costs = Ei vaikuta: pisteet ja kortit maksavat jokaiselle hahmolle saman verran.
# $attribute: its name, $number: the number on the card or 0, $value: the value of the attribute.
named-skill-adds = Taitokortti{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} lisää 1: kahden merkin ja mainittujen taitokorttien kanssa { $attribute } on { $value }.
named-skill-in-total = Taitokortti{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} on 1 antamistasi pisteistä: { $attribute } { $value }.
named-skill-unused = Taitokortti{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} kuuluu ominaisuuteen { $attribute }, jolla ei ole tässä merkitystä.
named-skill-text = Taidon tekstiä ei sovelleta.
# $name: the name or number of the card, or its keyword.
named-card-text = ”{ $name }”: kortin tekstiä ei sovelleta; ota sen vaikutus lukuihin mukaan.
# $keyword: what kind of item.
named-card-second = ”{ $name }” ei ole käytössä: avainsanan ”{ $keyword }” korteista käytetään vain yhtä, ja toinen on mainittu ensin.
named-weapon-shatters = Jos sitä käytetään, Murskaus poistaa sen kohtaamisen päättyessä.
named-secret-does-not-shatter = Murskaus säästää sen: se on salaisuus.
named-card-costs = ”{ $name }” ei vaikuta: pisteiden hinta riippuu vain ominaisuuksista ja pelimuodosta.
named-card-face-up = ”{ $name }” lasketaan kortiksi, joka on kuvapuoli ylöspäin ja jonka avainsana on ”{ $keyword }”; vain yksi sellainen saa jäädä.
named-card-among-face-up = ”{ $name }” on yksi korteista, joiden avainsana on ”{ $keyword }”; antamasi määrä pätee.
named-secret-without-keyword = ”{ $name }” ei kuulu mihinkään rajaan: se on avainsanaton salaisuus. Sen tekstiä ei sovelleta.
named-item-within-limit = Se kuuluu esineisiin, joita saa haastemuodossa olla vain 5.
named-its-text = Kortin tekstiä ei sovelleta.
named-item-robbed = Jos sinut ryöstetään, se poistetaan.
