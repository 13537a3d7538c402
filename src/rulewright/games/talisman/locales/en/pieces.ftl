## pieces.py

there-is-no-character-id = There is no character “{ $id }”.
there-is-no-card-id = There is no card “{ $id }”.
there-is-no-spell-id = There is no Spell “{ $id }”.
