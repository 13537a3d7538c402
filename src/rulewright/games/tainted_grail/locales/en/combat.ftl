## combat.py

combat = Combat
win = Win
stay-alive = Stay alive
a-card-is-drawn-after-an = A card is drawn after an Opportunist's attack
furys-second-row-is = Fury's second row is
keys-of-several-attributes-count-for = Keys of several attributes count for the joined keys icon
