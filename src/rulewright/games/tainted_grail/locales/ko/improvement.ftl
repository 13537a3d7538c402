## improvement.py

an-attribute-has-2-markers-at = 한 성향의 마커는 최대 2개입니다. “skills”를 적으면 “attributes”는 마커 수입니다.
count-each-skill-card-once-there = 기술 카드는 한쪽에서만 한 번씩 세세요.
# $cards: the cards in the deck then, $out: how many of them may be taken out.
cards-in-the-deck-then-cards = { $out ->
    [0] 그러면 덱은 { $cards }장이고, 빼낼 수 있는 카드는 없습니다.
   *[other] 그러면 덱은 { $cards }장이고, { $out }장까지 뺄 수 있습니다.
}
# The headline. $cost: experience.
the-whole-plan-costs-cost-experience = 계획 전체에 경험치 { $cost }이(가) 듭니다.
# $lacking: how much of it is not there.
the-whole-plan-costs-cost-experience-lacking = 계획 전체에 경험치 { $cost }이(가) 드는데 { $lacking }이(가) 모자랍니다.
# $left: what is left over, perhaps 0.
the-whole-plan-costs-cost-experience-left = { $left ->
    [0] 계획 전체에 경험치 { $cost }을(를) 모두 씁니다.
   *[other] 계획 전체에 경험치 { $cost }이(가) 들고 { $left }이(가) 남습니다.
}
# $experience: what there is, $count: how many purchases, perhaps 0, $cost: what they cost, $left: what is left over.
the-best-for-experience-experience-purchases = { $count ->
    [0] 경험치 { $experience }(으)로는 아무것도 살 수 없습니다.
   *[other] 경험치 { $experience }(으)로는 { $count }가지를 { $cost }에 사는 것이 가장 좋고, { $left }이(가) 남습니다.
}
# A step of a plan. $cost: what it costs, $total: what all steps so far cost.
a-card-for-a-deck-cost = 덱에 넣을 카드 1장: { $cost } (누적 { $total })
# A step of a plan. $attribute: its name, $value: what it is raised to, here with a skill card; $cost, $total as above.
attribute-attribute-to-value-a-skill = { $attribute } { $value }점(기술 카드): { $cost } (누적 { $total })
attribute-attribute-to-value-cost-together = { $attribute } { $value }점: { $cost } (누적 { $total })
what-the-next-point-costs = 다음 1점의 비용:
# A row of prices. $first, $second: a pair of attributes, $points: the points in both so far, $cost: what the next one
# costs.
pair-first-second-points-so-far = { $first } 또는 { $second }, 현재 { $points }점: 경험치 { $cost }
# $cost: experience, $look: how many cards are looked at.
a-card-for-a-deck-cost-experience = 덱에 넣을 카드 1장: 경험치 { $cost }. 카드 { $look }장을 보고 1장을 가집니다.
attribute-skill-cards = { $attribute }: 기술 카드
attribute-points-wanted = { $attribute }: 원하는 점수
attribute-worth-of-a-point = { $attribute }: 1점의 가치
character-improvement = 캐릭터 향상
experience-2 = 경험치
cards-for-the-decks = 덱에 넣을 카드
worth-of-a-card = 카드의 가치
cards-in-the-deck-now = 현재 덱의 카드 수
what-the-next-point-of-an = 성향의 다음 1점과 계획 전체의 비용, 그리고 경험치로 살 수 있는 최선의 조합.
