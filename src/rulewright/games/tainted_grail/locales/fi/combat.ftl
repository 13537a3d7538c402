## combat.py

combat = taistelu
win = Voitto
stay-alive = Hengissä pysyminen
a-card-is-drawn-after-an = Tilaisuudenkäyttäjän hyökkäyksen jälkeen nostetaan kortti
furys-second-row-is = Raivon toisen hyökkäyksen rivi
keys-of-several-attributes-count-for = Usean ominaisuuden avaimet lasketaan yhdistettyihin avaimiin
