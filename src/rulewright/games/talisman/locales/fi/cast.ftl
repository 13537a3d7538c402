## cast.py

give-attack-by-strength-in-battle = Anna ”attack”: taistelussa ”by” on ”strength”, psyykkisessä taistelussa ”craft”.
there-is-an-attack-but-the = Hyökkäys on annettu, mutta hetki on toinen.
choose-the-moment-before-or-after = Valitse hetki ennen taisteluheittoa tai sen jälkeen tai poista ”attack”.
how-many-spells-there-were-at = Alussa olleiden Taikojen määrällä on väliä vain omalla pelivuorollasi.
take-out-held-at-start = Poista ”held_at_start”.
only-another-character-has-this = Kohteista vain toisella pelihahmolla on kortteja, Taikoja ja arvoja.
choose-character-as-target-or-take-out = Anna kohtaan ”target.kind” arvo ”character” tai poista nämä kentät.
after-your-last-spell-is-cast = Kun olet käyttänyt viimeisen Taikasi, saat 1 Taian.
may-be-cast-now = saat käyttää tämän Taian nyt.
cast-reason-toad = et voi käyttää tätä Taikaa Rupikonnana.
cast-reason-amulet = et voi käyttää tätä Taikaa, sillä sinulla on Amuletti.
cast-reason-cursed-glade = et voi käyttää tätä Taikaa Kirotulla Metsäaukiolla.
cast-reason-barred = et saa käyttää tätä Taikaa, sillä jokin vaikutus kieltää kaikki Taiat.
cast-reason-immobile = et voi käyttää tätä Taikaa liikkumattomana; voit käyttää vain Vastataian siihen Taikaan, joka pitää sinut paikallasi.
cast-reason-slowed = et voi käyttää tätä Taikaa, sillä et heitä liikkumisnoppaa, vaan liikut vain 1 ruudun.
# $number: how many Spells are too many (1).
cast-reason-excess = { $number ->
    [one] poista ensin { $number } ylimääräinen Taika.
   *[other] poista ensin { $number } ylimääräistä Taikaa.
}
# $number: how many Spells the caster held when the turn began.
cast-reason-limit = { $number ->
    [0] et saa käyttää tätä Taikaa tällä pelivuorolla, sillä sinulla ei ollut sen alussa Taikoja.
    [1] et saa enää käyttää tätä Taikaa, sillä olet jo käyttänyt tämän pelivuoron ainoan Taian.
   *[other] et saa enää käyttää tätä Taikaa, sillä olet jo käyttänyt tämän pelivuoron { $number } Taikaa.
}
# $number: how many Spells may be cast on another character's turn.
cast-reason-limit-on-others-turn = { $number ->
    [one] et saa enää käyttää tätä Taikaa, sillä toisen pelaajan pelivuorolla saat käyttää vain { $number } Taian.
   *[other] et saa enää käyttää tätä Taikaa, sillä toisen pelaajan pelivuorolla saat käyttää vain { $number } Taikaa.
}
# $when: a list of moments ("at the start of the turn", "before moving").
cast-reason-not-now = et saa käyttää tätä Taikaa nyt, vaan { LIST($when, type: "or", shared: "start") }.
cast-reason-no-spell-cast = et saa käyttää tätä Taikaa nyt, sillä mitään muuta Taikaa ei ole juuri käytetty.
cast-reason-no-loss = et saa käyttää tätä Taikaa nyt, sillä mikään menetys, jonka se estäisi, ei uhkaa.
cast-reason-dice-rolled = et voi enää käyttää tätä Taikaa, sillä taisteluheitot on jo heitetty.
cast-reason-evading-declined = et voi enää käyttää tätä Taikaa, sillä väistämisestä päätetään hyökkäyksessä ennen kaikkea muuta.
cast-reason-psychic-combat = tästä Taiasta on apua vain taistelussa, ei psyykkisessä taistelussa.
cast-reason-region = tämä Taika ei tehoa tällä alueella.
cast-reason-wrong-target = tätä Taikaa ei voi käyttää tähän kohteeseen.
cast-reason-inner-creature = mikään Taika ei tehoa Sisäalueen olentoihin.
cast-reason-not-evadable = kohdetta ei voi väistää.
cast-reason-protected = Amuletti suojaa kohdetta Taioilta.
cast-reason-no-followers = et ota Seuralaisia, sillä sinulla ei saa olla niitä.
cast-reason-nothing-to-take = kohteella ei ole mitään, minkä voisit ottaa.
cast-reason-not-alone = et saa käyttää tätä Taikaa, sillä Herruuden Kruunulla on toinen pelihahmo.
cast-reason-not-on-own-turn = saat käyttää tämän Taian vain omalla pelivuorollasi.
cast-title = Taikominen
you-have-no-spell-to-cast = Sinulla ei ole yhtään Taikaa käytettävänä.
