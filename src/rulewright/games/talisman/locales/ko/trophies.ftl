## trophies.py

give-one-of-id-strength-and = “id”, “strength”, “craft” 가운데 하나를 쓰십시오.
a-trophy-is-told-in-more = 전리품 하나를 여러 가지 방법으로 나타냈습니다.
id-is-no-enemy-and-only = “{ $id }”는 적이 아니며, 적만 전리품이 될 수 있습니다.
all-traded-strength-gained-gained-points = 모두 교환: 얻는 힘 { $gained }, 사라지는 점수 { $wasted }
best-trade-traded-keep-kept-strength = 최선: { $traded } 교환, { $kept } 보관; 얻는 힘 { $gained }, 사라지는 점수 { $wasted }
all-traded-craft-gained-gained-points = 모두 교환: 얻는 기술 { $gained }, 사라지는 점수 { $wasted }
best-trade-traded-keep-kept-craft = 최선: { $traded } 교환, { $kept } 보관; 얻는 기술 { $gained }, 사라지는 점수 { $wasted }
