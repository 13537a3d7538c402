## improvement.py

an-attribute-has-2-markers-at = 한 성향의 마커는 최대 2개입니다. “skills”를 적으면 “attributes”는 마커 수입니다.
count-each-skill-card-once-there = 기술 카드는 한쪽에서만 한 번씩 세세요.
cards-in-the-deck-then-cards = 그 뒤 덱의 카드: { $cards }장. 뺄 수 있는 카드: { $out }장.
the-whole-plan-costs-cost-experience = 계획 전체의 비용은 경험치 { $cost }입니다.
the-whole-plan-costs-cost-experience-lacking = 계획 전체의 비용은 경험치 { $cost }입니다. 모자란 경험치: { $lacking }.
the-whole-plan-costs-cost-experience-left = 계획 전체의 비용은 경험치 { $cost }입니다. 남는 경험치: { $left }.
the-best-for-experience-experience-purchases = 가진 경험치 { $experience }, 가장 좋은 선택: 구입 { $count }가지, 비용 { $cost }, 남는 경험치 { $left }.
a-card-for-a-deck-cost = 덱에 넣을 카드: { $cost }, 합계 { $total }.
attribute-attribute-to-value-a-skill = 성향 { $attribute } { $value }, 기술 카드: { $cost }, 합계 { $total }.
attribute-attribute-to-value-cost-together = 성향 { $attribute } { $value }: { $cost }, 합계 { $total }.
what-the-next-point-costs = 다음 1점의 비용:
pair-first-second-points-so-far = 대립쌍 { $first } / { $second }, 현재 점수 { $points }: 경험치 { $cost }.
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
