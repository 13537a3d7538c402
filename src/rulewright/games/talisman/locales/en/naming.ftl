## naming.py

at-the-start-of-the-turn = at the start of the turn
instead-of-rolling-for-movement = instead of rolling for movement
before-moving = before moving
after-moving = after moving
during-an-encounter-outside-of-an = during an encounter, outside of an attack
at-the-end-of-the-turn = at the end of the turn
in-battle-before-the-dice = in battle, before the dice
in-battle-after-the-dice = in battle, after the dice
in-psychic-combat-before-the-dice = in psychic combat, before the dice
in-psychic-combat-after-the-dice = in psychic combat, after the dice
