## named.py

field-is-given-less-than-what = “{ $field }”의 값이 { $given }(으)로, 캐릭터 카드에 적힌 { $least }보다 작습니다.
give-the-total-with-everything-that = 카드에 적힌 수치에 지금 적용되는 카운터와 보너스를 모두 더해 적으세요.
more-followers-are-named-than-there = 카드로 적은 동료가 동료 수보다 많습니다.
count-those-among-the-cards-too = 카드로 적은 동료도 함께 세거나 그 카드를 빼세요.
the-talisman-is-named-among-the = 카드에 탈리스만이 있는데 “talisman”은 false입니다.
id-uses-no-armour = “{ $id }”은(는) 방어구를 사용하지 않습니다.
