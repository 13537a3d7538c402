## character_request.py and named_pieces.py

field-hero--character = 캐릭터
field-hero--skills = 기술 카드(예: courage 12, aggression)
field-hero--items = 아이템(예: 사냥활: weapon, relic)
field-hero--secrets = 비밀 카드(예: 17, 23: relic)
field-hero--food = 식량
field-hero--wealth = 재산
# $text: what was written.
piece-cannot-be-read = “{ $text }”은(는) 여기에 쓸 수 있는 형식이 아닙니다.
# Notation: what players type.
write-a-skill-as-attribute-and-number = 성향을 쓰고, 원하면 카드 번호를 붙이세요: courage 12. 쓸 수 있는 성향: aggression, empathy, courage, caution, practicality, spirituality.
# Notation: what players type.
write-an-item-as-name-and-keyword = 이름, 쌍점, 키워드를 쓰세요: 사냥활: weapon. 쓸 수 있는 키워드: weapon, armour, shield, companion, relic.
# Notation: what players type.
write-a-secret-as-its-number = 번호를 쓰고, 카드에 키워드가 있으면 붙이세요: 17 또는 23: relic. 쓸 수 있는 키워드: weapon, armour, shield, companion, relic.
# $number: the number on two cards.
card-number-is-named-twice = { $number }번이 두 번 나왔지만 그런 카드는 1장뿐입니다.
# $value: the given value, $skills: skill cards, $markers: markers before the first, $least: the lowest value possible.
skills-need-more-points = 기술 카드 { $skills }장에 { $value }점은 너무 적습니다. 처음 { $markers }점은 마커이므로 적어도 { $least }점이어야 합니다.
give-the-attribute-with-its-skill-cards = 마커와 기술 카드를 합한 점수를 적거나 기술 카드를 빼세요.
# $count: skill cards of one attribute, $most: the most.
too-many-skills-of-attribute = 한 성향의 기술 카드가 { $count }장입니다. 여기서는 { $most }장까지 됩니다.
name-each-skill-card-once = 같은 기술 카드는 한 번만 쓰세요.
# $items: the given number, $named: how many are named.
more-items-are-named = 이름을 쓴 아이템은 { $named }장인데 입력한 아이템 수는 { $items }장입니다.
count-the-named-items-too = 이름을 쓴 아이템도 함께 세거나 수를 비워 두세요.
named-character-not-printed = 타일과 트레이의 내용은 규칙서에 없어 적용하지 않습니다. 입력한 수와 카드만 셉니다.
named-character-costs = 효과가 없습니다. 점수와 카드의 비용은 모든 캐릭터가 같습니다.
# $attribute: its name, $number: the number on the card or 0, $value: the value of the attribute.
named-skill-adds = { $number ->
    [0] 기술 카드가
   *[other] { $number }번 기술 카드가
} 1점을 더합니다. 마커 2개와 이름을 쓴 기술 카드를 합해 { $attribute }은(는) { $value }입니다.
named-skill-in-total = { $number ->
    [0] 기술 카드는
   *[other] { $number }번 기술 카드는
} 입력한 { $attribute } { $value }점 가운데 1점입니다.
named-skill-unused = { $number ->
    [0] 기술 카드는
   *[other] { $number }번 기술 카드는
} { $attribute }에 더하지만, 여기서는 이 성향을 쓰지 않습니다.
named-skill-text = 기술의 내용은 적용하지 않습니다.
# $name: the name or number of the card, or its keyword.
named-card-text = ‘{ $name }’의 내용은 적용하지 않습니다. 이 카드가 바꾸는 수는 입력할 때 반영하세요.
# $keyword: what kind of item.
named-card-second = ‘{ $name }’은(는) 쓰지 않습니다. ‘{ $keyword }’ 키워드 카드는 1장만 쓸 수 있어 먼저 적은 것을 씁니다.
named-weapon-shatters = 쓰면 산산조각 때문에 조우가 끝날 때 버립니다.
named-secret-does-not-shatter = 비밀 카드이므로 산산조각에도 버리지 않습니다.
named-card-costs = ‘{ $name }’은(는) 효과가 없습니다. 점수의 비용은 성향과 모드로만 정합니다.
named-card-face-up = ‘{ $name }’을(를) 앞면인 ‘{ $keyword }’ 키워드 카드로 셉니다. 앞면으로 둘 수 있는 것은 1장뿐입니다.
named-card-among-face-up = ‘{ $name }’은(는) ‘{ $keyword }’ 키워드 카드입니다. 수는 입력한 대로 셉니다.
named-secret-without-keyword = ‘{ $name }’은(는) 키워드가 없는 비밀 카드라 어느 제한에도 들지 않으며, 내용은 적용하지 않습니다.
named-item-within-limit = 도전 모드의 아이템 제한인 5장에 포함됩니다.
named-its-text = 카드의 내용은 적용하지 않습니다.
named-item-robbed = 강도를 당하면 버립니다.
