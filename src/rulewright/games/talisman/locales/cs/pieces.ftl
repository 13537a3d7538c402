## pieces.py

there-is-no-character-id = Postava „{ $id }“ neexistuje.
there-is-no-card-id = Karta „{ $id }“ neexistuje.
there-is-no-spell-id = Zaklínadlo „{ $id }“ neexistuje.
