## toad.py

a-character-that-is-no-toad-has = Postavě, která není ropuchou, nezbývají žádné tahy v podobě ropuchy.
set-toad-or-take-out-toad = Nastavte „toad“, nebo odstraňte „toad_turns_left“.
toad-statement-becomes-a-toad = Proměníte se v ropuchu.
# $turns: how long a Toad stays one (3), $dropped: the turns that were left before and do not count (1).
toad-statement-count-starts-afresh = { $dropped ->
    [one] Ropuchou zůstanete své příští { $turns } tahy, { $dropped } tah zbývající z předchozí proměny se ruší.
    [few] Ropuchou zůstanete své příští { $turns } tahy, { $dropped } tahy zbývající z předchozí proměny se ruší.
   *[other] Ropuchou zůstanete své příští { $turns } tahy, { $dropped } tahů zbývajících z předchozí proměny se ruší.
}
# $strength, $craft: 1.
toad-statement-strength-and-craft = Jako ropucha máte sílu { $strength } a vůli { $craft }.
toad-statement-no-special-abilities = Zvláštní schopnosti jako ropucha používat nesmíte.
# $spells: how many Spells the character holds.
toad-statement-keeps-spells = { $spells ->
    [0] Zaklínadla nemáte žádná.
    [one] Své zaklínadlo si necháte.
    [few] Svá { $spells } zaklínadla si necháte.
   *[other] Svých { $spells } zaklínadel si necháte.
}
toad-statement-neither-gains-nor-casts-spells = Zaklínadla nesmíte získávat ani sesílat.
toad-statement-casts-no-command-spell = Zaklínadlo moci seslat nesmíte.
# $life, $fate: numbers; $things: both as a list ("4 lives", "2 fate tokens"), without what there is none of; $taken: the
# same as the object of a verb.
toad-statement-keeps-lives-and-fate = { $fate ->
    [0] Necháte si { LIST($taken) }.
   *[other] Necháte si { LIST($taken) } a žetony osudu smíte používat.
}
# $trophies: how many there are.
toad-statement-keeps-trophies = { $trophies ->
    [one] Svou trofej si necháte. Co za ni získáte jako ropucha, při zpětné proměně ztratíte.
    [few] Své { $trophies } trofeje si necháte. Co za ně získáte jako ropucha, při zpětné proměně ztratíte.
   *[other] Svých { $trophies } trofejí si necháte. Co za ně získáte jako ropucha, při zpětné proměně ztratíte.
}
toad-statement-stays-on-the-crown = Zůstanete na Koruně moci.
# $spaces: 1.
toad-statement-moves-without-a-die = V každém svém tahu se bez hodu pohnete o { $spaces } { $spaces ->
    [one] pole
    [few] pole
   *[other] polí
}.
toad-statement-has-encounters = Setkání máte jako kterákoli jiná postava.
toad-statement-turn-under-way-does-not-count = Probíhající tah se nepočítá.
# $turns: 3.
toad-statement-changes-back = V původní postavu se proměníte na konci { $turns ->
    [one] svého příštího tahu
   *[other] posledního ze svých příštích { $turns } tahů
}.
# $strength, $craft: 4 and 2.
toad-statement-own-strength-and-craft = Potom budete mít sílu { $strength } a vůli { $craft }; body síly a vůle, které jako ropucha získáte nebo ztratíte, se ruší.
# $spells: how many must be discarded then.
toad-statement-discards-excess-spells = { $spells ->
    [one] Po zpětné proměně ihned odložte { $spells } zaklínadlo.
    [few] Po zpětné proměně ihned odložte { $spells } zaklínadla.
   *[other] Po zpětné proměně ihned odložte { $spells } zaklínadel.
}
toad-title = Proměna v ropuchu
