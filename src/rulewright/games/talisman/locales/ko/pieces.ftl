## pieces.py

there-is-no-character-id = “{ $id }” 캐릭터가 없습니다.
there-is-no-card-id = “{ $id }” 카드가 없습니다.
there-is-no-spell-id = “{ $id }” 주문이 없습니다.
