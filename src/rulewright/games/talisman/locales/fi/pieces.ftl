## pieces.py

there-is-no-character-id = Pelihahmoa ”{ $id }” ei ole.
there-is-no-card-id = Korttia ”{ $id }” ei ole.
there-is-no-spell-id = Taikaa ”{ $id }” ei ole.
