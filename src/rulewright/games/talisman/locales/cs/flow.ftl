## flow.py

spells-that-must-be-cast-before = nyní lze seslat zaklínadla, která se sesílají před pohybem
movement-title = pohyb
encounter-another-character-on-the-space = setká se postava na poli s jinou?
encounter-battle-psychic-combat-or-special = setkání: boj, mentální souboj nebo zvláštní schopnost
are-cards-drawn-on-the-space = otáčejí se na poli karty?
draw-cards-up-to-the-number = otočí se karty do počtu uvedeného na poli
encounter-the-cards-on-the-space = setkání s kartami na poli, od nejnižšího čísla setkání
has-an-encounter-moved-the-character = přesunulo setkání postavu na jiné pole?
has-an-encounter-cost-the-character = připravilo setkání postavu o tah?
are-all-enemies-beaten-or-evaded = porazila postava všechny nepřátele nebo se jim vyhnula?
if-no-cards-are-drawn-here = kde se karty neotáčejí, řiďte se pokyny pole
objects-magic-objects-followers-and-gold = z pole lze vzít předměty, kouzelné předměty, pomocníky a zlato
end-of-the-turn = konec tahu
