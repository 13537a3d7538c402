## toad.py

a-character-that-is-no-toad-has = Pelihahmolla, joka ei ole Rupikonna, ei ole pelivuoroja jäljellä Rupikonnana.
set-toad-or-take-out-toad = Aseta ”toad” tai poista ”toad_turns_left”.
toad-statement-becomes-a-toad = Muutut Rupikonnaksi.
# $turns: how long a Toad stays one (3), $dropped: the turns that were left before and do not count (1).
toad-statement-count-starts-afresh = { $dropped ->
    [one] Pysyt Rupikonnana { $turns } seuraavaa pelivuoroasi; aiemmin jäljellä ollutta pelivuoroa ei lasketa.
   *[other] Pysyt Rupikonnana { $turns } seuraavaa pelivuoroasi; aiemmin jäljellä olleita { $dropped } pelivuoroa ei lasketa.
}
# $strength, $craft: 1.
toad-statement-strength-and-craft = Rupikonnana Voimasi on { $strength } ja Taitosi { $craft }.
toad-statement-no-special-abilities = Rupikonnana et voi käyttää erikoistaitojasi.
# $spells: how many Spells the character holds.
toad-statement-keeps-spells = { $spells ->
    [one] Pidät ainoan Taikasi; sitä ei tarvitse poistaa.
   *[other] Pidät { $spells } Taikaasi; niistä ei tarvitse poistaa yhtään.
}
toad-statement-neither-gains-nor-casts-spells = Et voi saada etkä käyttää Taikoja.
toad-statement-casts-no-command-spell = Et voi käyttää Herruustaikaa.
# $life, $fate: numbers; $things: both as a list ("4 lives", "2 fate tokens"), without what there is none of; $taken: the
# same as the object of a verb.
toad-statement-keeps-lives-and-fate = { $fate ->
    [0] { $life ->
        [one] Pidät ainoan kuntopisteesi.
       *[other] Pidät { $life } kuntopistettäsi.
    }
   *[other] Pidät { LIST($taken) }; kohtaloa saat yhä käyttää.
}
# $trophies: how many there are.
toad-statement-keeps-trophies = { $trophies ->
    [one] Pidät ainoan voittosaaliisi. Mitä sillä saat Rupikonnana, katoaa, kun palaat omaan muotoosi.
   *[other] Pidät { $trophies } voittosaalistasi. Mitä niillä saat Rupikonnana, katoaa, kun palaat omaan muotoosi.
}
toad-statement-stays-on-the-crown = Pysyt Herruuden Kruunulla.
# $spaces: 1.
toad-statement-moves-without-a-die = { $spaces ->
    [one] Liikut jokaisella pelivuorollasi { $spaces } ruudun ilman noppaa.
   *[other] Liikut jokaisella pelivuorollasi { $spaces } ruutua ilman noppaa.
}
toad-statement-has-encounters = Sinulla on kohtaamisia kuten muillakin pelihahmoilla.
toad-statement-turn-under-way-does-not-count = Kesken olevaa pelivuoroa ei lasketa.
# $turns: 3.
toad-statement-changes-back = Palaat omaan muotoosi { $turns ->
        [1] seuraavan
        [2] toisen tulevan
        [3] kolmannen tulevan
       *[other] { $turns }. tulevan
    } pelivuorosi lopussa.
# $strength, $craft: 4 and 2.
toad-statement-own-strength-and-craft = Silloin Voimasi on { $strength } ja Taitosi { $craft }. Rupikonnana saamasi ja menettämäsi pisteet eivät vaikuta niihin.
# $spells: how many must be discarded then.
toad-statement-discards-excess-spells = { $spells ->
    [one] Kun olet palannut omaan muotoosi, poista heti { $spells } Taika.
   *[other] Kun olet palannut omaan muotoosi, poista heti { $spells } Taikaa.
}
toad-title = Muuttuminen Rupikonnaksi
