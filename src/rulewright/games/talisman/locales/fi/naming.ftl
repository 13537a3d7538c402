## naming.py

at-the-start-of-the-turn = pelivuoron alussa
instead-of-rolling-for-movement = liikkumisheiton sijasta
before-moving = ennen liikkumista
after-moving = liikkumisen jälkeen
during-an-encounter-outside-of-an = kohtaamisen aikana, hyökkäyksen ulkopuolella
at-the-end-of-the-turn = pelivuoron lopussa
in-battle-before-the-dice = taistelussa, ennen heittoa
in-battle-after-the-dice = taistelussa, heiton jälkeen
in-psychic-combat-before-the-dice = psyykkisessä taistelussa, ennen heittoa
in-psychic-combat-after-the-dice = psyykkisessä taistelussa, heiton jälkeen
