## action.py

give-the-number-that-the-card = 카드나 문구에 적힌 숫자를 적으세요.
this-action-always-costs-the-same = 이 행동의 비용은 늘 같습니다.
take-it-out = 이 필드를 지우십시오.
this-action-is-paid-with-energy = 이 행동은 에너지로 지불합니다.
take-it-out-or-ask-for = 그것을 빼거나 “each-pays”를 고르세요.
no-action-is-taken-in-an = 조우 중에는 행동하지 않습니다.
# $lacking: how much is missing; $means: of what: energy, magic, food, wealth, reputation or experience.
the-action-is-not-possible-lacking = { $means ->
    [magic] 마법
    [food] 식량
    [wealth] 재산
    [reputation] 명성
    [experience] 경험치
   *[energy] 에너지
} { $lacking }이(가) 모자라 행동할 수 없습니다.
it-costs-nothing = 비용이 들지 않습니다.
whoever-passes-takes-no-more-actions = 행동을 넘긴 캐릭터는 오늘 더 이상 행동하지 않습니다.
# The headline. $total: what is paid in all, $means as above.
paid-in-all-total = 모두 { $means ->
    [magic] 마법
    [food] 식량
    [wealth] 재산
    [reputation] 명성
    [experience] 경험치
   *[energy] 에너지
} { $total }을(를) 냅니다.
# $member: which member of the party (1, 2 …), $share: what it pays, $left: what it keeps, $means as above.
member-member-pays-share-left-left = { $share ->
    [0] 구성원 { $member }: 내지 않고 { $left }이(가) 남습니다.
   *[other] 구성원 { $member }: { $share }을(를) 내고 { $left }이(가) 남습니다.
}
# $left: what the character keeps, $means as above.
left-left = { $left ->
    [0] 남는 것이 없습니다.
   *[other] { $left }이(가) 남습니다.
}
member-member-cannot-pay-and-nobody = 구성원 { $member }은(는) 낼 수 없고 대신 내는 사람도 없어 파티에서 나갑니다.
# $members: the numbers of members, a list ("1", "2"); $count: how many there are.
without-energy-done-for-today-members = 구성원 { LIST($members) }은(는) 에너지가 없어 오늘 행동이 끝났습니다.
cost-of-an-action = 행동의 비용
party-members-exchange-during-their-action = 파티 구성원은 행동 중에도 교환할 수 있습니다
magic = 마법
food = 식량
wealth = 재산
reputation = 명성
experience = 경험치
action = 행동
printed-cost = 적힌 비용
what-each-member-has-the-acting = 구성원마다 가진 양, 행동하는 캐릭터부터 (예: 3, 2)
the-members-help-each-other = 구성원끼리 서로 돕습니다
each-pays-with = 각자 내는 것
in-an-encounter = 조우 중
travel = 여행
explore = 탐험
location-action = 지역 행동
character-action = 캐릭터 행동
inspect-menhir = 멘히르 조사
pass = 넘기기
a-text-each-member-pays = 문구: 구성원마다 냅니다
what-an-action-costs-alone-or = 혼자 또는 파티로 행동할 때의 비용, 누가 얼마를 내고 누가 빠지게 되는지 알려 줍니다.
