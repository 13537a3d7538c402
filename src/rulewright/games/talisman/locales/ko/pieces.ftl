## pieces.py

there-is-no-character-id = “{ $id }”라는 캐릭터는 없습니다.
there-is-no-card-id = “{ $id }”라는 카드는 없습니다.
there-is-no-spell-id = “{ $id }”라는 주문은 없습니다.
