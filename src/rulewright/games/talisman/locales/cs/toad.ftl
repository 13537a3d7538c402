## toad.py

a-character-that-is-no-toad-has = Postavě, která není ropuchou, nezbývají žádné tahy v podobě ropuchy.
set-toad-or-take-out-toad = Nastavte „toad“, nebo odstraňte „toad_turns_left“.
the-character-becomes-a-toad = Proměníte se v ropuchu.
# $turns: how long a Toad stays one (3), $dropped: the turns that were left before and do not count (1).
it-stays-a-toad-for-its = { $dropped ->
    [one] Ropuchou zůstanete své příští { $turns } tahy, { $dropped } tah zbývající z předchozí proměny se ruší.
    [few] Ropuchou zůstanete své příští { $turns } tahy, { $dropped } tahy zbývající z předchozí proměny se ruší.
   *[other] Ropuchou zůstanete své příští { $turns } tahy, { $dropped } tahů zbývajících z předchozí proměny se ruší.
}
# $strength, $craft: 1.
as-a-toad-it-has-strength = Jako ropucha máte sílu { $strength } a vůli { $craft }.
it-has-no-special-abilities = Zvláštní schopnosti jako ropucha používat nesmíte.
# $spells: how many Spells the character holds.
it-keeps-its-spells-and-discards = { $spells ->
    [0] Zaklínadla nemáte žádná.
    [one] Své zaklínadlo si necháte.
    [few] Svá { $spells } zaklínadla si necháte.
   *[other] Svých { $spells } zaklínadel si necháte.
}
it-can-neither-gain-nor-cast = Zaklínadla nesmíte získávat ani sesílat.
it-cannot-cast-the-command-spell = Zaklínadlo moci seslat nesmíte.
# $life, $fate: numbers; $things: both as a list ("4 lives", "2 fate tokens"), without what there is none of; $taken: the
# same as the object of a verb.
it-keeps-its-lives-life-and = { $fate ->
    [0] Necháte si { LIST($taken) }.
   *[other] Necháte si { LIST($taken) } a žetony osudu smíte používat.
}
# $trophies: how many there are.
it-keeps-its-trophies-trophies-what = { $trophies ->
    [one] Svou trofej si necháte. Co za ni získáte jako ropucha, při zpětné proměně ztratíte.
    [few] Své { $trophies } trofeje si necháte. Co za ně získáte jako ropucha, při zpětné proměně ztratíte.
   *[other] Svých { $trophies } trofejí si necháte. Co za ně získáte jako ropucha, při zpětné proměně ztratíte.
}
it-stays-on-the-crown-of = Zůstanete na Koruně moci.
# $spaces: 1.
it-moves-without-a-die-spaces = V každém svém tahu se bez hodu pohnete o { $spaces } { $spaces ->
    [one] pole
    [few] pole
   *[other] polí
}.
it-has-encounters-like-any-other = Setkání máte jako kterákoli jiná postava.
the-turn-under-way-does-not = Probíhající tah se nepočítá.
# $turns: 3.
it-changes-back-at-the-end = V původní postavu se proměníte na konci { $turns ->
    [one] svého příštího tahu
   *[other] posledního ze svých příštích { $turns } tahů
}.
# $strength, $craft: 4 and 2.
then-it-has-strength-strength-and = Potom budete mít sílu { $strength } a vůli { $craft }; body síly a vůle, které jako ropucha získáte nebo ztratíte, se ruší.
# $spells: how many must be discarded then.
spells-to-discard-at-once-spells = { $spells ->
    [one] Po zpětné proměně ihned odložte { $spells } zaklínadlo.
    [few] Po zpětné proměně ihned odložte { $spells } zaklínadla.
   *[other] Po zpětné proměně ihned odložte { $spells } zaklínadel.
}
turned-into-a-toad = Proměna v ropuchu
