## pieces.py

there-is-no-character-id = Pelihahmoa ”{ $id }” ei ole.
there-is-no-card-id = Korttia ”{ $id }” ei ole.
there-is-no-spell-id = Taikaa ”{ $id }” ei ole.
did-you-mean-similar = Tarkoititko { $similar }?
name-one-of-ids = Anna jokin näistä: { $ids }.
