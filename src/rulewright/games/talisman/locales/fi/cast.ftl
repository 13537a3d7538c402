## cast.py

the-characters-card-already-says-its-craft = Pelihahmokortti kertoo jo Taitoarvon.
give-either-character-or-craft-value = Anna joko ”character” tai ”craft_value”.
give-attack-by-strength-in-battle = Anna ”attack”: taistelussa ”by” on ”strength”, psyykkisessä taistelussa ”craft”.
there-is-an-attack-but-the = Hyökkäys on annettu, mutta hetki on toinen.
choose-the-moment-before-or-after = Valitse hetki ennen taisteluheittoa tai sen jälkeen tai poista ”attack”.
how-many-spells-there-were-at = Alussa olleiden Taikojen määrällä on merkitystä vain pelihahmon omalla pelivuorolla.
take-out-held-at-start = Poista ”held_at_start”.
after-your-last-spell-is-cast = Kun olet langettanut viimeisen Loitsusi, saat 1 Loitsun.
may-be-cast-now = Sen voi käyttää nyt.
not-allowed-a-toad-casts-no = Ei sallittu: Rupikonna ei käytä Taikoja.
not-allowed-the-owner-of-the = Ei sallittu: Amuletin haltija ei voi taikoa.
not-allowed-no-spells-are-cast = Ei sallittu: Kirotulla Metsäaukiolla ei voi taikoa.
not-allowed-an-effect-forbids-all = Ei sallittu: jokin vaikutus kieltää kaikki Taiat.
not-allowed-an-immobilised-character-casts = Ei sallittu: liikkumaton pelihahmo voi käyttää vain Vastataian tähän Taikaan.
# $number: how many Spells are too many (1).
not-before-the-excess-is-discarded = { $number ->
    [one] Poista ensin { $number } liika Taika.
   *[other] Poista ensin { $number } liikaa Taikaa.
}
# $number: how many Spells the caster held when the turn began.
no-more-in-this-turn-spells = { $number ->
    [0] Ei tällä pelivuorolla: sinulla ei ollut sen alussa Taikoja.
    [one] Ei enää tällä pelivuorolla: sinulla oli sen alussa { $number } Taika.
   *[other] Ei enää tällä pelivuorolla: sinulla oli sen alussa { $number } Taikaa.
}
# $number: how many Spells may be cast on another character's turn.
no-more-in-this-turn-spells-allowed = { $number ->
    [one] Ei enää tällä pelivuorolla: toisen vuorolla saat käyttää vain { $number } Taian.
   *[other] Ei enää tällä pelivuorolla: toisen vuorolla saat käyttää vain { $number } Taikaa.
}
# $when: a list of moments ("at the start of the turn", "before moving").
not-now-it-is-cast-when = Ei nyt; sen käyttöhetki on { LIST($when, type: "or") }.
not-now-no-other-spell-has = Ei nyt: mitään muuta Taikaa ei ole juuri käytetty.
not-now-no-loss-that-it = Ei nyt: mikään menetys, jonka se estäisi, ei uhkaa.
too-late-the-attack-dice-have = Liian myöhäistä: taisteluheitot on jo heitetty.
too-late-evading-comes-before-everything = Liian myöhäistä: väistämisestä päätetään hyökkäyksessä ennen kaikkea muuta.
it-helps-in-battle-only-not = Siitä on apua vain taistelussa, ei psyykkisessä taistelussa.
it-does-not-work-in-this = Se ei tehoa tällä alueella.
it-cannot-be-cast-on-this = Sitä ei voi käyttää tähän kohteeseen.
no-spell-affects-the-creatures-of = Mikään Taika ei tehoa Sisäalueen olentoihin.
this-cannot-be-evaded = Tätä ei voi väistää.
the-targets-amulet-protects-it-from = Amuletti suojaa kohdetta Taioilta.
the-caster-may-not-have-followers = Taian käyttäjällä ei saa olla Seuralaisia, joten hän ei ota niitä.
not-allowed-another-character-is-on = Ei sallittu: Herruuden Kruunulla on toinen pelihahmo.
it-is-cast-on-the-characters = Se käytetään pelihahmon omalla pelivuorolla.
casting-spells = Taikominen
