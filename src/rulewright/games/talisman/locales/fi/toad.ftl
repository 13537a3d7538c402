## toad.py

a-character-that-is-no-toad-has = Pelihahmolla, joka ei ole Rupikonna, ei ole pelivuoroja jäljellä Rupikonnana.
set-toad-or-take-out-toad = Aseta ”toad” tai poista ”toad_turns_left”.
the-character-becomes-a-toad = Pelihahmo muuttuu Rupikonnaksi.
it-stays-a-toad-for-its = Se on Rupikonnana { $turns } seuraavaa pelivuoroaan; ennestään jäljellä olevia ei lisätä: { $dropped }.
as-a-toad-it-has-strength = Rupikonnana sen Voima on { $strength } ja Taito { $craft }.
it-has-no-special-abilities = Sillä ei ole erikoistaitoja.
it-keeps-its-spells-and-discards = Se pitää Taikansa eikä niitä poisteta: { $spells }.
it-can-neither-gain-nor-cast = Se ei voi saada eikä käyttää Taikoja.
it-cannot-cast-the-command-spell = Se ei voi käyttää Herruustaikaa.
it-keeps-its-lives-life-and = Sen kunto ({ $life }) ja kohtalo ({ $fate }) säilyvät, ja se voi käyttää kohtaloa.
it-keeps-its-trophies-trophies-what = Se pitää voittosaaliinsa ({ $trophies }). Se, mitä niillä saa Rupikonnana, katoaa, kun pelihahmo palaa omaan muotoonsa.
it-stays-on-the-crown-of = Se pysyy Herruuden Kruunulla.
it-moves-without-a-die-spaces = Se liikkuu ilman noppaa; ruutuja jokaisella pelivuorolla: { $spaces }.
it-has-encounters-like-any-other = Sillä on kohtaamisia kuten muillakin pelihahmoilla.
the-turn-under-way-does-not = Kesken olevaa pelivuoroa ei lasketa.
it-changes-back-at-the-end = Se palaa omaan muotoonsa { $turns } seuraavan pelivuoronsa viimeisen lopussa.
then-it-has-strength-strength-and = Silloin sen Voima on { $strength } ja Taito { $craft }; se, mitä niistä sai tai menetti Rupikonnana, kumoutuu.
spells-to-discard-at-once-spells = Heti poistettavia Taikoja: { $spells }.
turned-into-a-toad = Muuttuminen Rupikonnaksi
