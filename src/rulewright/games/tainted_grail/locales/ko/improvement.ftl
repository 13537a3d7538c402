## improvement.py

# $cards: the cards in the deck then, $out: how many of them may be taken out.
cards-in-the-deck-then-cards = { $out ->
    [0] 계획대로 하면 덱은 { $cards }장이 되고, 뺄 수 있는 카드는 없습니다.
   *[other] 계획대로 하면 덱은 { $cards }장이 되고, { $out }장까지 뺄 수 있습니다.
}
# The headline. $cost: experience.
the-whole-plan-costs-cost-experience = 계획대로 하려면 경험치 { $cost }점이 듭니다.
# $lacking: how much of it is not there.
the-whole-plan-costs-cost-experience-lacking = 계획대로 하려면 경험치 { $cost }점이 드는데, { $lacking }점이 모자랍니다.
# $left: what is left over, perhaps 0.
the-whole-plan-costs-cost-experience-left = { $left ->
    [0] 계획대로 하면 경험치 { $cost }점이 들고 남는 경험치는 없습니다.
   *[other] 계획대로 하면 경험치 { $cost }점이 들고 { $left }점이 남습니다.
}
# $experience: what there is, $count: how many purchases, perhaps 0, $cost: what they cost, $left: what is left over.
the-best-for-experience-experience-purchases = { $count ->
    [0] { $experience ->
        [0] 경험치가 없어 계획한 것을 하나도 살 수 없습니다.
       *[other] 경험치 { $experience }점으로는 계획한 것을 하나도 살 수 없습니다.
    }
   *[other] 경험치 { $experience }점으로는 { $count }가지를 사는 것이 가장 좋으며, { $cost }점이 들고 { $left ->
        [0] 남는 경험치는 없습니다.
       *[other] { $left }점이 남습니다.
    }
}
# A step of a plan. $cost: what it costs, $total: what all steps so far cost.
a-card-for-a-deck-cost = 새 카드에 경험치 { $cost }점이 들며, 누적 { $total }점입니다.
# A step of a plan. $attribute: its name, $value: what it is raised to, here with a skill card; $cost, $total as above.
attribute-attribute-to-value-a-skill = { $attribute }을(를) 기술 카드로 { $value }점까지 올리는 데 경험치 { $cost }점이 들며, 누적 { $total }점입니다.
attribute-attribute-to-value-cost-together = { $attribute }을(를) { $value }점으로 올리는 데 경험치 { $cost }점이 들며, 누적 { $total }점입니다.
what-the-next-point-costs = 지금 상태에서 성향을 1점 올리는 데 드는 경험치는 다음과 같습니다.
# A row of prices. $first, $second: a pair of attributes, $points: the points in both so far, $cost: what the next one
# costs.
pair-first-second-points-so-far = { $first }과(와) { $second }은(는) 지금 합쳐 { $points }점이며, 어느 쪽이든 1점 올리는 데 경험치 { $cost }점이 듭니다.
# $cost: experience, $look: how many cards are looked at.
a-card-for-a-deck-cost-experience = 덱에 넣을 새 카드는 1장에 경험치 { $cost }점이 들며, 카드 { $look }장을 보고 그중 1장을 가집니다.
attribute-points-wanted = 원하는 { $attribute } 점수
attribute-worth-of-a-point = { $attribute } 1점의 가치
improvement-title = 캐릭터 향상
field-experience = 경험치
improvement-field-cards = 덱에 넣을 새 카드
field-worth--card = 새 카드의 가치
field-deck_size = 현재 덱의 카드 수
improvement-about = 성향을 1점 올리는 데 드는 경험치와 계획 전체에 드는 경험치, 가진 경험치로 살 수 있는 가장 좋은 조합을 알아봅니다.
