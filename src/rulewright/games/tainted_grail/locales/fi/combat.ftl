## combat.py

combat-title = Taistelu
# A GOAL, as a label; its attribute `.headline` is the sentence that an answer begins with. $likely: certain, impossible
# or likely; $chance: the probability, written by PERCENT($chance, maximumFractionDigits: 0) as 58%, 0.4% or 99.97%.
combat-goal-win = Voitto
    .headline = { $likely ->
        [certain] Voitat vihollisen tässä aktivoinnissa varmasti.
        [almost] Voitat vihollisen tässä aktivoinnissa lähes varmasti.
        [impossible] Et voi voittaa vihollista vielä tässä aktivoinnissa.
       *[likely] Voitat vihollisen tässä aktivoinnissa { PERCENT($chance, maximumFractionDigits: 0) }:n todennäköisyydellä.
    }
combat-goal-survive = Hengissä pysyminen
    .headline = { $likely ->
        [certain] Terveytesi ei putoa nollaan.
        [impossible] Terveytesi putoaa nollaan varmasti.
       *[likely] Terveytesi putoaa nollaan { PERCENT($risk, maximumFractionDigits: 0) }:n todennäköisyydellä.
    }
variant-opportunist-draw = Tilaisuudenkäyttäjän hyökkäyksen jälkeen nostetaan kortti
    .if = { $which ->
        [no] Jos Tilaisuudenkäyttäjän hyökkäyksen jälkeen ei nosteta korttia
       *[yes] Jos Tilaisuudenkäyttäjän hyökkäyksen jälkeen nostetaan kortti
    }
variant-fury-row = Raivon toinen hyökkäys tehdään
    .if = { $which ->
        [same] Jos Raivon toinen hyökkäys tehdään saman rivin mukaan
       *[again] Jos Raivon toinen hyökkäys tehdään uuden rivin mukaan
    }
variant-joined-keys-of-several = Usean ominaisuuden avaimet lasketaan yhdistettyihin avaimiin
    .if = { $which ->
        [no] Jos usean ominaisuuden avaimia ei lasketa yhdistettyihin avaimiin
       *[yes] Jos usean ominaisuuden avaimet lasketaan yhdistettyihin avaimiin
    }
