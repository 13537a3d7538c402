## cast.py

the-characters-card-already-says-its-craft = Pelihahmokortti kertoo jo Taitoarvon.
give-either-character-or-craft-value = Anna joko ”character” tai ”craft_value”.
give-attack-by-strength-in-battle = Anna ”attack”: taistelussa ”by” on ”strength”, psyykkisessä taistelussa ”craft”.
there-is-an-attack-but-the = Hyökkäys on annettu, mutta hetki on toinen.
choose-the-moment-before-or-after = Valitse hetki ennen taisteluheittoa tai sen jälkeen tai poista ”attack”.
how-many-spells-there-were-at = Alussa olleiden Taikojen määrällä on väliä vain omalla pelivuorollasi.
take-out-held-at-start = Poista ”held_at_start”.
after-your-last-spell-is-cast = Kun olet käyttänyt viimeisen Taikasi, saat 1 Taian.
may-be-cast-now = saat käyttää tämän Taian nyt.
not-allowed-a-toad-casts-no = et voi käyttää tätä Taikaa Rupikonnana.
not-allowed-the-owner-of-the = et voi käyttää tätä Taikaa, sillä sinulla on Amuletti.
not-allowed-no-spells-are-cast = et voi käyttää tätä Taikaa Kirotulla Metsäaukiolla.
not-allowed-an-effect-forbids-all = et saa käyttää tätä Taikaa, sillä jokin vaikutus kieltää kaikki Taiat.
not-allowed-an-immobilised-character-casts = et voi käyttää tätä Taikaa liikkumattomana; voit käyttää vain Vastataian siihen Taikaan, joka pitää sinut paikallasi.
# $number: how many Spells are too many (1).
not-before-the-excess-is-discarded = { $number ->
    [one] poista ensin { $number } ylimääräinen Taika.
   *[other] poista ensin { $number } ylimääräistä Taikaa.
}
# $number: how many Spells the caster held when the turn began.
no-more-in-this-turn-spells = { $number ->
    [0] et saa käyttää tätä Taikaa tällä pelivuorolla, sillä sinulla ei ollut sen alussa Taikoja.
    [1] et saa enää käyttää tätä Taikaa, sillä olet jo käyttänyt tämän pelivuoron ainoan Taian.
   *[other] et saa enää käyttää tätä Taikaa, sillä olet jo käyttänyt tämän pelivuoron { $number } Taikaa.
}
# $number: how many Spells may be cast on another character's turn.
no-more-in-this-turn-spells-allowed = { $number ->
    [one] et saa enää käyttää tätä Taikaa, sillä toisen pelaajan pelivuorolla saat käyttää vain { $number } Taian.
   *[other] et saa enää käyttää tätä Taikaa, sillä toisen pelaajan pelivuorolla saat käyttää vain { $number } Taikaa.
}
# $when: a list of moments ("at the start of the turn", "before moving").
not-now-it-is-cast-when = et saa käyttää tätä Taikaa nyt, vaan { LIST($when, type: "or", shared: "start") }.
not-now-no-other-spell-has = et saa käyttää tätä Taikaa nyt, sillä mitään muuta Taikaa ei ole juuri käytetty.
not-now-no-loss-that-it = et saa käyttää tätä Taikaa nyt, sillä mikään menetys, jonka se estäisi, ei uhkaa.
too-late-the-attack-dice-have = et voi enää käyttää tätä Taikaa, sillä taisteluheitot on jo heitetty.
too-late-evading-comes-before-everything = et voi enää käyttää tätä Taikaa, sillä väistämisestä päätetään hyökkäyksessä ennen kaikkea muuta.
it-helps-in-battle-only-not = tästä Taiasta on apua vain taistelussa, ei psyykkisessä taistelussa.
it-does-not-work-in-this = tämä Taika ei tehoa tällä alueella.
it-cannot-be-cast-on-this = tätä Taikaa ei voi käyttää tähän kohteeseen.
no-spell-affects-the-creatures-of = mikään Taika ei tehoa Sisäalueen olentoihin.
this-cannot-be-evaded = kohdetta ei voi väistää.
the-targets-amulet-protects-it-from = Amuletti suojaa kohdetta Taioilta.
the-caster-may-not-have-followers = et ota Seuralaisia, sillä sinulla ei saa olla niitä.
not-allowed-another-character-is-on = et saa käyttää tätä Taikaa, sillä Herruuden Kruunulla on toinen pelihahmo.
it-is-cast-on-the-characters = saat käyttää tämän Taian vain omalla pelivuorollasi.
casting-spells = Taikominen
you-have-no-spell-to-cast = Sinulla ei ole yhtään Taikaa käytettävänä.
