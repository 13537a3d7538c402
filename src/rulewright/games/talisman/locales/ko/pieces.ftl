## pieces.py

there-is-no-character-id = “{ $id }”라는 캐릭터는 없습니다.
there-is-no-card-id = “{ $id }”라는 카드는 없습니다.
there-is-no-spell-id = “{ $id }”라는 주문은 없습니다.
did-you-mean-similar = 혹시 이것을 찾으십니까? { $similar }
name-one-of-ids = 다음 중 하나를 지정하십시오: { $ids }.
