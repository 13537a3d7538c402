## cast.py

give-attack-by-strength-in-battle = Zadejte „attack“: v boji „by“ rovno „strength“, v mentálním souboji „craft“.
there-is-an-attack-but-the = Je zadán útok, ale okamžik je jiný.
choose-the-moment-before-or-after = Zvolte okamžik před hodem na útok nebo po něm, nebo odstraňte „attack“.
how-many-spells-there-were-at = Na počtu zaklínadel na začátku tahu záleží jen ve vlastním tahu postavy.
take-out-held-at-start = Odstraňte „held_at_start“.
only-another-character-has-this = Karty, zaklínadla a hodnoty cíle se zadávají, jen když je cílem jiná postava.
choose-character-as-target-or-take-out = Do „target.kind“ zadejte „character“, nebo tato pole odstraňte.
after-your-last-spell-is-cast = Po seslání posledního zaklínadla získáte 1 zaklínadlo.
may-be-cast-now = teď seslat smíte.
cast-reason-toad = teď seslat nesmíte, ropucha zaklínadla nesesílá.
cast-reason-amulet = teď seslat nesmíte, postava s Amuletem zaklínadla nesesílá.
cast-reason-cursed-glade = teď seslat nesmíte, na Prokleté mýtině se zaklínadla nesesílají.
cast-reason-barred = teď seslat nesmíte, některý efekt zakazuje všechna zaklínadla.
cast-reason-immobile = teď seslat nesmíte, znehybněná postava smí seslat jen Protizaklínadlo na zaklínadlo, které ji znehybňuje.
cast-reason-slowed = teď seslat nesmíte, na pohyb neházíte a pohnete se jen o 1 pole.
# $number: how many Spells are too many (1).
cast-reason-excess = { $number ->
    [one] teď seslat nesmíte, nejdříve odložte { $number } přebytečné zaklínadlo.
    [few] teď seslat nesmíte, nejdříve odložte { $number } přebytečná zaklínadla.
   *[other] teď seslat nesmíte, nejdříve odložte { $number } přebytečných zaklínadel.
}
# $number: how many Spells the caster held when the turn began.
cast-reason-limit = { $number ->
    [0] teď seslat nesmíte, na začátku tahu jste žádné zaklínadlo neměli.
    [1] teď seslat nesmíte, v tomto tahu už jste seslali jediné zaklínadlo, které jste na začátku měli.
   *[other] teď seslat nesmíte, v tomto tahu už jste seslali tolik zaklínadel, kolik jste jich měli na začátku.
}
# $number: how many Spells may be cast on another character's turn.
cast-reason-limit-on-others-turn = { $number ->
    [one] teď seslat nesmíte, v tahu jiné postavy smíte seslat jen { $number } zaklínadlo.
    [few] teď seslat nesmíte, v tahu jiné postavy smíte seslat jen { $number } zaklínadla.
   *[other] teď seslat nesmíte, v tahu jiné postavy smíte seslat jen { $number } zaklínadel.
}
# $when: a list of moments ("at the start of the turn", "before moving").
cast-reason-not-now = teď seslat nesmíte, sesílá se jen { LIST($when, type: "or") }.
cast-reason-no-spell-cast = teď seslat nesmíte, nikdo právě neseslal jiné zaklínadlo.
cast-reason-no-loss = teď seslat nesmíte, nehrozí žádná ztráta, které by zabránilo.
cast-reason-dice-rolled = teď seslat nesmíte, na útok už se házelo.
cast-reason-evading-declined = teď seslat nesmíte, o vyhnutí se při útoku rozhoduje dřív než o čemkoli jiném.
cast-reason-psychic-combat = teď seslat nesmíte, pomáhá jen v boji, ne v mentálním souboji.
cast-reason-region = v tomto pásu nepůsobí.
cast-reason-wrong-target = na tento cíl seslat nelze.
cast-reason-inner-creature = na příšery vnitřního pásu žádné zaklínadlo nepůsobí.
cast-reason-not-evadable = tomuto útoku se vyhnout nelze.
cast-reason-protected = cíl chrání před zaklínadly Amulet.
cast-reason-no-followers = sesílatel nesmí mít pomocníky, a tak žádného nevezme.
cast-reason-nothing-to-take = cíl nemá nic, co byste si mohli vzít.
cast-reason-not-alone = teď seslat nesmíte, na Koruně moci je jiná postava.
cast-reason-not-on-own-turn = teď seslat nesmíte, sesílá se jen ve vlastním tahu.
cast-title = Sesílání zaklínadel
you-have-no-spell-to-cast = Nemáte žádné zaklínadlo, není co seslat.
