## combat.py

combat = taistelu
# A GOAL, as a label; its attribute `.headline` is the sentence that an answer begins with. $likely: certain, impossible
# or likely; $chance: the probability, written by PERCENT($chance, maximumFractionDigits: 0) as 58%, 0.4% or 99.97%.
win = Voitto
    .headline = { $likely ->
        [certain] Voitat tässä aktivoinnissa varmasti.
        [impossible] Et voi voittaa vielä tässä aktivoinnissa.
       *[likely] Voitat tässä aktivoinnissa todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }
stay-alive = Hengissä pysyminen
    .headline = { $likely ->
        [certain] Pysyt tässä aktivoinnissa varmasti hengissä.
        [impossible] Et voi pysyä hengissä tässä aktivoinnissa.
       *[likely] Pysyt tässä aktivoinnissa hengissä todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }
a-card-is-drawn-after-an = Tilaisuudenkäyttäjän hyökkäyksen jälkeen nostetaan kortti
furys-second-row-is = Raivon toisen hyökkäyksen rivi
keys-of-several-attributes-count-for = Usean ominaisuuden avaimet lasketaan yhdistettyihin avaimiin
