## cast.py

the-characters-card-already-says-its-craft = Hodnotu vůle už udává karta postavy.
give-either-character-or-craft-value = Zadejte buď „character“, nebo „craft_value“.
give-attack-by-strength-in-battle = Zadejte „attack“: v boji „by“ rovno „strength“, v mentálním souboji „craft“.
there-is-an-attack-but-the = Je zadán útok, ale okamžik je jiný.
choose-the-moment-before-or-after = Zvolte okamžik před hodem na útok nebo po něm, nebo odstraňte „attack“.
how-many-spells-there-were-at = Na počtu zaklínadel na začátku tahu záleží jen ve vlastním tahu postavy.
take-out-held-at-start = Odstraňte „held_at_start“.
after-your-last-spell-is-cast = Po seslání posledního zaklínadla získáte 1 zaklínadlo.
may-be-cast-now = teď seslat smíte.
not-allowed-a-toad-casts-no = teď seslat nesmíte, ropucha zaklínadla nesesílá.
not-allowed-the-owner-of-the = teď seslat nesmíte, postava s Amuletem zaklínadla nesesílá.
not-allowed-no-spells-are-cast = teď seslat nesmíte, na Prokleté mýtině se zaklínadla nesesílají.
not-allowed-an-effect-forbids-all = teď seslat nesmíte, některý efekt zakazuje všechna zaklínadla.
not-allowed-an-immobilised-character-casts = teď seslat nesmíte, znehybněná postava smí seslat jen Protizaklínadlo na zaklínadlo, které ji znehybňuje.
# $number: how many Spells are too many (1).
not-before-the-excess-is-discarded = { $number ->
    [one] teď seslat nesmíte, nejdříve odložte { $number } přebytečné zaklínadlo.
    [few] teď seslat nesmíte, nejdříve odložte { $number } přebytečná zaklínadla.
   *[other] teď seslat nesmíte, nejdříve odložte { $number } přebytečných zaklínadel.
}
# $number: how many Spells the caster held when the turn began.
no-more-in-this-turn-spells = { $number ->
    [0] teď seslat nesmíte, na začátku tahu jste žádné zaklínadlo neměli.
    [1] teď seslat nesmíte, v tomto tahu už jste seslali jediné zaklínadlo, které jste na začátku měli.
   *[other] teď seslat nesmíte, v tomto tahu už jste seslali tolik zaklínadel, kolik jste jich měli na začátku.
}
# $number: how many Spells may be cast on another character's turn.
no-more-in-this-turn-spells-allowed = { $number ->
    [one] teď seslat nesmíte, v tahu jiné postavy smíte seslat jen { $number } zaklínadlo.
    [few] teď seslat nesmíte, v tahu jiné postavy smíte seslat jen { $number } zaklínadla.
   *[other] teď seslat nesmíte, v tahu jiné postavy smíte seslat jen { $number } zaklínadel.
}
# $when: a list of moments ("at the start of the turn", "before moving").
not-now-it-is-cast-when = teď seslat nesmíte, sesílá se jen { LIST($when, type: "or") }.
not-now-no-other-spell-has = teď seslat nesmíte, nikdo právě neseslal jiné zaklínadlo.
not-now-no-loss-that-it = teď seslat nesmíte, nehrozí žádná ztráta, které by zabránilo.
too-late-the-attack-dice-have = teď seslat nesmíte, na útok už se házelo.
too-late-evading-comes-before-everything = teď seslat nesmíte, o vyhnutí se při útoku rozhoduje dřív než o čemkoli jiném.
it-helps-in-battle-only-not = teď seslat nesmíte, pomáhá jen v boji, ne v mentálním souboji.
it-does-not-work-in-this = v tomto pásu nepůsobí.
it-cannot-be-cast-on-this = na tento cíl seslat nelze.
no-spell-affects-the-creatures-of = na příšery vnitřního pásu žádné zaklínadlo nepůsobí.
this-cannot-be-evaded = tomuto útoku se vyhnout nelze.
the-targets-amulet-protects-it-from = cíl chrání před zaklínadly Amulet.
the-caster-may-not-have-followers = sesílatel nesmí mít pomocníky, a tak žádného nevezme.
not-allowed-another-character-is-on = teď seslat nesmíte, na Koruně moci je jiná postava.
it-is-cast-on-the-characters = teď seslat nesmíte, sesílá se jen ve vlastním tahu.
casting-spells = Sesílání zaklínadel
you-have-no-spell-to-cast = Nemáte žádné zaklínadlo, není co seslat.
