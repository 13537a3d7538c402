## character_request.py and named_pieces.py

field-hero--character = Postava
field-hero--skills = Karty dovedností (například courage 12, aggression)
field-hero--items = Předměty (například Lovecký luk: weapon, relic)
field-hero--secrets = Tajemství (například 17, 23: relic)
field-hero--food = Jídlo
field-hero--wealth = Bohatství
# $text: what was written.
piece-cannot-be-read = Zápis „{ $text }“ tu nelze přečíst.
# Notation: what players type.
write-a-skill-as-attribute-and-number = Napište vlastnost, a chcete-li, i číslo karty: courage 12. Vlastnosti: aggression, empathy, courage, caution, practicality, spirituality.
# Notation: what players type.
write-an-item-as-name-and-keyword = Napište název, dvojtečku a klíčové slovo: Lovecký luk: weapon. Klíčová slova: weapon, armour, shield, companion, relic.
# Notation: what players type.
write-a-secret-as-its-number = Napište číslo, a má-li karta klíčové slovo, i to: 17 nebo 23: relic. Klíčová slova: weapon, armour, shield, companion, relic.
# $number: the number on two cards.
card-number-is-named-twice = Číslo { $number } je uvedeno dvakrát, taková karta je však jen jedna.
# $value: the given value, $skills: skill cards, $markers: markers before the first, $least: the lowest value possible.
skills-need-more-points = { $value } je na { $skills ->
    [one] { $skills } kartu dovednosti
    [few] { $skills } karty dovedností
   *[other] { $skills } karet dovedností
} málo: první { $markers } body jsou kostičky, takže hodnota je alespoň { $least }.
give-the-attribute-with-its-skill-cards = Sečtěte kostičky i karty dovedností, nebo dovednost vynechte.
# $count: skill cards of one attribute, $most: the most.
too-many-skills-of-attribute = Pro jednu vlastnost uvádíte moc karet dovedností ({ $count }), smí jich být nejvýše { $most }.
name-each-skill-card-once = Uveďte každou kartu dovednosti jednou.
# $items: the given number, $named: how many are named.
more-items-are-named = Vyjmenovaných předmětů je { $named }, ale zadaný počet je { $items }.
count-the-named-items-too = Započítejte i vyjmenované předměty, nebo počet vynechte.
named-character-not-printed = Destička ani deska postavy se nepočítají: v pravidlech otištěné nejsou. Platí čísla a karty, které zadáte.
named-character-costs = Bez efektu: body i karty stojí každou postavu stejně.
# $attribute: its name, $number: the number on the card or 0, $value: the value of the attribute.
named-skill-adds = Karta dovednosti{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} přidává 1: se 2 kostičkami a uvedenými kartami dovedností má { $attribute } hodnotu { $value }.
named-skill-in-total = Karta dovednosti{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} už je v zadané hodnotě započítaná jako 1: { $attribute } { $value }.
named-skill-unused = Karta dovednosti{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
} se počítá do vlastnosti { $attribute }, která tu nerozhoduje.
named-skill-text = Text dovednosti se nepoužije.
# $name: the name or number of the card, or its keyword.
named-card-text = „{ $name }“: text karty se nepoužije; jeho efekt zahrňte do zadaných čísel.
# $keyword: what kind of item.
named-card-second = „{ $name }“ se nepoužívá: s klíčovým slovem „{ $keyword }“ platí jen jedna karta a jiná je uvedena dřív.
named-weapon-shatters = Pokud tuto zbraň použijete, na konci střetnutí ji kvůli Tříštění odhodíte.
named-secret-does-not-shatter = Tříštění se tajemství netýká, zůstane vám.
named-card-costs = „{ $name }“ nemá efekt: o ceně bodů rozhodují jen vlastnosti a režim.
named-card-face-up = „{ $name }“ se počítá jako karta lícem vzhůru s klíčovým slovem „{ $keyword }“; tak smí zůstat jen jedna.
named-card-among-face-up = „{ $name }“ patří ke kartám s klíčovým slovem „{ $keyword }“; platí počet, který jste zadali.
named-secret-without-keyword = „{ $name }“ se nikam nepočítá, je to tajemství bez klíčového slova; jeho text se nepoužije.
named-item-within-limit = Počítá se do limitu: v režimu výzvy smíte mít jen 5 předmětů.
named-its-text = Text karty se nepoužije.
named-item-robbed = Když vás okradou, tento předmět odhodíte.
