## toad.py

a-character-that-is-no-toad-has = Pelihahmolla, joka ei ole Rupikonna, ei ole pelivuoroja jäljellä Rupikonnana.
set-toad-or-take-out-toad = Aseta ”toad” tai poista ”toad_turns_left”.
the-character-becomes-a-toad = Muutut Rupikonnaksi.
# $turns: how long a Toad stays one (3), $dropped: the turns that were left before and do not count (1).
it-stays-a-toad-for-its = { $dropped ->
    [one] Pysyt Rupikonnana { $turns } seuraavaa pelivuoroasi; aiemmin jäljellä ollutta pelivuoroa ei lasketa.
   *[other] Pysyt Rupikonnana { $turns } seuraavaa pelivuoroasi; aiemmin jäljellä olleita { $dropped } pelivuoroa ei lasketa.
}
# $strength, $craft: 1.
as-a-toad-it-has-strength = Rupikonnana Voimasi on { $strength } ja Taitosi { $craft }.
it-has-no-special-abilities = Rupikonnana et voi käyttää erikoistaitojasi.
# $spells: how many Spells the character holds.
it-keeps-its-spells-and-discards = { $spells ->
    [one] Pidät ainoan Taikasi; sitä ei tarvitse poistaa.
   *[other] Pidät { $spells } Taikaasi; niistä ei tarvitse poistaa yhtään.
}
it-can-neither-gain-nor-cast = Et voi saada etkä käyttää Taikoja.
it-cannot-cast-the-command-spell = Et voi käyttää Herruustaikaa.
# $life, $fate: numbers; $things: both as a list ("4 lives", "2 fate tokens"), without what there is none of; $taken: the
# same as the object of a verb.
it-keeps-its-lives-life-and = { $fate ->
    [0] { $life ->
        [one] Pidät ainoan kuntopisteesi.
       *[other] Pidät { $life } kuntopistettäsi.
    }
   *[other] Pidät { LIST($taken) }; kohtaloa saat yhä käyttää.
}
# $trophies: how many there are.
it-keeps-its-trophies-trophies-what = { $trophies ->
    [one] Pidät ainoan voittosaaliisi. Mitä sillä saat Rupikonnana, katoaa, kun palaat omaan muotoosi.
   *[other] Pidät { $trophies } voittosaalistasi. Mitä niillä saat Rupikonnana, katoaa, kun palaat omaan muotoosi.
}
it-stays-on-the-crown-of = Pysyt Herruuden Kruunulla.
# $spaces: 1.
it-moves-without-a-die-spaces = { $spaces ->
    [one] Liikut jokaisella pelivuorollasi { $spaces } ruudun ilman noppaa.
   *[other] Liikut jokaisella pelivuorollasi { $spaces } ruutua ilman noppaa.
}
it-has-encounters-like-any-other = Sinulla on kohtaamisia kuten muillakin pelihahmoilla.
the-turn-under-way-does-not = Kesken olevaa pelivuoroa ei lasketa.
# $turns: 3.
it-changes-back-at-the-end = Palaat omaan muotoosi { $turns ->
        [1] seuraavan
        [2] toisen tulevan
        [3] kolmannen tulevan
       *[other] { $turns }. tulevan
    } pelivuorosi lopussa.
# $strength, $craft: 4 and 2.
then-it-has-strength-strength-and = Silloin Voimasi on { $strength } ja Taitosi { $craft }. Rupikonnana saamasi ja menettämäsi pisteet eivät vaikuta niihin.
# $spells: how many must be discarded then.
spells-to-discard-at-once-spells = { $spells ->
    [one] Kun olet palannut omaan muotoosi, poista heti { $spells } Taika.
   *[other] Kun olet palannut omaan muotoosi, poista heti { $spells } Taikaa.
}
turned-into-a-toad = Muuttuminen Rupikonnaksi
