## encounters.py

energy-cannot-be-above-the-wings = 에너지는 체력 마커의 날개보다 높을 수 없어, 여기서는 { $limit }점까지입니다.
lower-energy-or-raise-health = 에너지를 낮추거나 체력을 높이세요.
in-panic-the-first-card-is = 공황 상태에서는 덱 맨 위 카드가 첫 카드인데, 덱에 모르는 카드가 있습니다.
say-which-cards-the-deck-holds = 덱에 어떤 카드가 있는지 적거나, 카드를 낼 순서를 덱 맨 위에 있던 카드부터 적으세요.
name-means-something-else-here = “{ $name }”은(는) 여기서 다른 뜻으로 쓰입니다.
give-the-card-another-name = 카드에 다른 이름을 붙이세요.
word-belongs-to-diplomacy-not-to = “{ $word }”은(는) 전투가 아니라 교섭에서 씁니다.
word-belongs-to-combat-not-to = “{ $word }”은(는) 교섭이 아니라 전투에서 씁니다.
take-it-out-markers-m-are = 빼세요. 마커(m)는 전투에만, 친밀도(a)와 조우 보너스(e)는 교섭에만 있습니다.
field-has-count-members-it-must = “{ $field }”의 항목이 { $count }개입니다. { $low }~{ $high }개여야 합니다.
name-cannot-have-number-time-tokens = “{ $name }”에는 시간 토큰 { $number }개가 놓일 수 없습니다.
only-a-delayed-ability-that-no = 시간 토큰은 가려지지 않은 지연 능력에만 놓이며, 처음 놓은 수를 넘을 수 없습니다.
the-magic-key-of-name-has = “{ $name }”의 마법 열쇠에는 그 자리에서 맞닿는 반쪽이 없습니다.
take-out-the-or-correct-the = +를 빼거나 카드를 고치세요.
