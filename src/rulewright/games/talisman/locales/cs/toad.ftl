## toad.py

a-character-that-is-no-toad-has = Postavě, která není ropuchou, nezbývají žádné tahy v její podobě.
set-toad-or-take-out-toad = Nastavte „toad“, nebo odstraňte „toad_turns_left“.
the-character-becomes-a-toad = Proměníte se v ropuchu.
# $turns: how long a Toad stays one (3), $dropped: the turns that were left before and do not count (1).
it-stays-a-toad-for-its = { $dropped ->
    [one] Ropuchou zůstanete po další { $turns } tahy; { $dropped } tah zbylý z dřívějška se nepřičítá.
    [few] Ropuchou zůstanete po další { $turns } tahy; { $dropped } tahy zbylé z dřívějška se nepřičítají.
   *[other] Ropuchou zůstanete po další { $turns } tahy; { $dropped } tahů zbylých z dřívějška se nepřičítá.
}
# $strength, $craft: 1.
as-a-toad-it-has-strength = Jako ropucha máte sílu { $strength } a vůli { $craft }.
it-has-no-special-abilities = Nemáte žádné zvláštní schopnosti.
# $spells: how many Spells the character holds.
it-keeps-its-spells-and-discards = { $spells ->
    [one] Své { $spells } zaklínadlo si necháte.
    [few] Svá { $spells } zaklínadla si necháte.
   *[other] Svých { $spells } zaklínadel si necháte.
}
it-can-neither-gain-nor-cast = Nemůžete zaklínadla získávat ani sesílat.
it-cannot-cast-the-command-spell = Nemůžete seslat zaklínadlo moci.
# $life, $fate: numbers; $things: both as a list ("4 lives", "2 fate tokens"), without what there is none of; $taken: the
# same as the object of a verb.
it-keeps-its-lives-life-and = { $fate ->
    [0] { CAPITAL(LIST($things)) } vám zůstává.
   *[other] Zůstanou vám { LIST($things) } a osud smíte používat.
}
# $trophies: how many there are.
it-keeps-its-trophies-trophies-what = { $trophies ->
    [one] Svou { $trophies } trofej si necháte. Co za ni získáte jako ropucha, při návratu ztratíte.
    [few] Své { $trophies } trofeje si necháte. Co za ně získáte jako ropucha, při návratu ztratíte.
   *[other] Svých { $trophies } trofejí si necháte. Co za ně získáte jako ropucha, při návratu ztratíte.
}
it-stays-on-the-crown-of = Zůstáváte na Koruně moci.
# $spaces: 1.
it-moves-without-a-die-spaces = { $spaces ->
    [one] Každý svůj tah se bez hodu posunete o { $spaces } pole.
   *[other] Každý svůj tah se bez hodu posunete o { $spaces } polí.
}
it-has-encounters-like-any-other = Máte setkání jako kterákoli jiná postava.
the-turn-under-way-does-not = Probíhající tah se nepočítá.
# $turns: 3.
it-changes-back-at-the-end = Do původní podoby se vrátíte na konci posledního ze svých dalších { $turns } tahů.
# $strength, $craft: 4 and 2.
then-it-has-strength-strength-and = Pak máte sílu { $strength } a vůli { $craft }; co jste z nich jako ropucha získali nebo ztratili, se zruší.
# $spells: how many must be discarded then.
spells-to-discard-at-once-spells = { $spells ->
    [one] Po návratu ihned odložte { $spells } zaklínadlo.
    [few] Po návratu ihned odložte { $spells } zaklínadla.
   *[other] Po návratu ihned odložte { $spells } zaklínadel.
}
turned-into-a-toad = Proměna v ropuchu
