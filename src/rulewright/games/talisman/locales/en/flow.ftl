## flow.py

spells-that-must-be-cast-before = Spells that must be cast before movement may be cast now
movement-title = Movement
encounter-another-character-on-the-space = Encounter another character on the space?
encounter-battle-psychic-combat-or-special = Encounter: battle, psychic combat or special ability
are-cards-drawn-on-the-space = Are cards drawn on the space?
draw-cards-up-to-the-number = Draw cards up to the number of the space
encounter-the-cards-on-the-space = Encounter the cards on the space, lowest encounter number first
has-an-encounter-moved-the-character = Has an encounter moved the character to another space?
has-an-encounter-cost-the-character = Has an encounter cost the character their turn?
are-all-enemies-beaten-or-evaded = Are all Enemies beaten or evaded?
if-no-cards-are-drawn-here = If no cards are drawn here, follow the instructions of the space
objects-magic-objects-followers-and-gold = Objects, Magic Objects, Followers and gold on the space may be taken
end-of-the-turn = End of the turn
