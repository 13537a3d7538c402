## naming.py

at-the-start-of-the-turn = na začátku tahu
instead-of-rolling-for-movement = místo hodu na pohyb
before-moving = před pohybem
after-moving = po pohybu
during-an-encounter-outside-of-an = během setkání, mimo útok
at-the-end-of-the-turn = na konci tahu
in-battle-before-the-dice = v boji, před hodem
in-battle-after-the-dice = v boji, po hodu
in-psychic-combat-before-the-dice = v mentálním souboji, před hodem
in-psychic-combat-after-the-dice = v mentálním souboji, po hodu
