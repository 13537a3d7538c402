## cast.py

the-characters-card-already-says-its-craft = Hodnotu vůle už udává karta postavy.
give-either-character-or-craft-value = Zadejte buď „character“, nebo „craft_value“.
give-attack-by-strength-in-battle = Zadejte „attack“: v boji „by“ rovno „strength“, v mentálním souboji „craft“.
there-is-an-attack-but-the = Je zadán útok, ale okamžik je jiný.
choose-the-moment-before-or-after = Zvolte okamžik před hodem na útok nebo po něm, nebo odstraňte „attack“.
how-many-spells-there-were-at = Na počtu zaklínadel na začátku tahu záleží jen ve vlastním tahu postavy.
take-out-held-at-start = Odstraňte „held_at_start“.
after-your-last-spell-is-cast = Po seslání posledního kouzla získáte 1 kouzlo.
may-be-cast-now = Nyní je lze seslat.
not-allowed-a-toad-casts-no = Nelze: ropucha zaklínadla nesesílá.
not-allowed-the-owner-of-the = Nelze: postava s Amuletem zaklínadla nesesílá.
not-allowed-no-spells-are-cast = Nelze: na Prokleté mýtině se zaklínadla nesesílají.
not-allowed-an-effect-forbids-all = Nelze: některý efekt zakazuje všechna zaklínadla.
not-allowed-an-immobilised-character-casts = Nelze: znehybněná postava smí jen na toto zaklínadlo seslat Protizaklínadlo.
# $number: how many Spells are too many (1).
not-before-the-excess-is-discarded = { $number ->
    [one] Nejdříve odložte { $number } přebytečné zaklínadlo.
    [few] Nejdříve odložte { $number } přebytečná zaklínadla.
   *[other] Nejdříve odložte { $number } přebytečných zaklínadel.
}
# $number: how many Spells the caster held when the turn began.
no-more-in-this-turn-spells = { $number ->
    [0] V tomto tahu ne: na jeho začátku jste žádné zaklínadlo neměli.
    [one] V tomto tahu už ne: na jeho začátku jste měli { $number } zaklínadlo.
    [few] V tomto tahu už ne: na jeho začátku jste měli { $number } zaklínadla.
   *[other] V tomto tahu už ne: na jeho začátku jste měli { $number } zaklínadel.
}
# $number: how many Spells may be cast on another character's turn.
no-more-in-this-turn-spells-allowed = { $number ->
    [one] V tomto tahu už ne: v tahu jiné postavy smíte seslat jen { $number } zaklínadlo.
    [few] V tomto tahu už ne: v tahu jiné postavy smíte seslat jen { $number } zaklínadla.
   *[other] V tomto tahu už ne: v tahu jiné postavy smíte seslat jen { $number } zaklínadel.
}
# $when: a list of moments ("at the start of the turn", "before moving").
not-now-it-is-cast-when = Nyní ne; sesílá se { LIST($when, type: "or") }.
not-now-no-other-spell-has = Nyní ne: žádné jiné zaklínadlo nebylo právě sesláno.
not-now-no-loss-that-it = Nyní ne: nehrozí žádná ztráta, které by zabránilo.
too-late-the-attack-dice-have = Pozdě: na útok už se házelo.
too-late-evading-comes-before-everything = Pozdě: o vyhnutí se při útoku rozhoduje dřív než o čemkoli jiném.
it-helps-in-battle-only-not = Pomáhá jen v boji, ne v mentálním souboji.
it-does-not-work-in-this = V tomto pásu neúčinkuje.
it-cannot-be-cast-on-this = Na toto je seslat nelze.
no-spell-affects-the-creatures-of = Na příšery vnitřního pásu žádné zaklínadlo nepůsobí.
this-cannot-be-evaded = Tomuto se vyhnout nelze.
the-targets-amulet-protects-it-from = Cíl chrání před zaklínadly Amulet.
the-caster-may-not-have-followers = Sesílatel pomocníky mít nesmí, a tak žádného nevezme.
not-allowed-another-character-is-on = Nelze: na Koruně moci je jiná postava.
it-is-cast-on-the-characters = Sesílá se ve vlastním tahu postavy.
casting-spells = Sesílání zaklínadel
