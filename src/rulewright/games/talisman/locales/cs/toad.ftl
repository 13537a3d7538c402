## toad.py

a-character-that-is-no-toad-has = Postavě, která není ropuchou, nezbývají žádné tahy v její podobě.
set-toad-or-take-out-toad = Nastavte „toad“, nebo odstraňte „toad_turns_left“.
the-character-becomes-a-toad = Postava se promění v ropuchu.
it-stays-a-toad-for-its = Ropuchou zůstane po další tahy: { $turns }. Tahy zbývající z dřívějška se nepřičítají: { $dropped }.
as-a-toad-it-has-strength = Jako ropucha má sílu { $strength } a vůli { $craft }.
it-has-no-special-abilities = Nemá žádné zvláštní schopnosti.
it-keeps-its-spells-and-discards = Zaklínadla jí zůstanou a žádné neodkládá: { $spells }.
it-can-neither-gain-nor-cast = Nemůže zaklínadla získávat ani sesílat.
it-cannot-cast-the-command-spell = Nemůže seslat zaklínadlo moci.
it-keeps-its-lives-life-and = Životy ({ $life }) i žetony osudu ({ $fate }) jí zůstanou a osud smí používat.
it-keeps-its-trophies-trophies-what = Trofeje ({ $trophies }) jí zůstanou. Co za ně získá jako ropucha, při návratu do původní podoby ztratí.
it-stays-on-the-crown-of = Zůstává na Koruně moci.
it-moves-without-a-die-spaces = Pohybuje se bez hodu; počet polí v každém jejím tahu: { $spaces }.
it-has-encounters-like-any-other = Má setkání jako kterákoli jiná postava.
the-turn-under-way-does-not = Probíhající tah se nepočítá.
it-changes-back-at-the-end = Do původní podoby se vrátí na konci posledního ze svých dalších { $turns } tahů.
then-it-has-strength-strength-and = Pak má sílu { $strength } a vůli { $craft }; co z nich jako ropucha získala nebo ztratila, se zruší.
spells-to-discard-at-once-spells = Zaklínadla, která je třeba ihned odložit: { $spells }.
turned-into-a-toad = Proměna v ropuchu
