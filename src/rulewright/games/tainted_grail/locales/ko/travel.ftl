## travel.py

location-number-is-not-on-the-map = { $number }번 지역은 지도에 없습니다.
write-it-into-the-map-or = 지도에 적거나 번호를 바로잡으세요.
tell-where-the-effect-moves-the = 효과가 캐릭터를 어디로 옮기는지 적으세요.
the-character-is-there-already = 캐릭터가 이미 그곳에 있습니다.
# $locations: the numbers of locations, a list ("102", "104"); $count: how many there are, perhaps 0.
reachable-today-locations = { $count ->
    [0] 오늘 갈 수 있는 지역이 없습니다.
   *[other] 오늘 갈 수 있는 지역은 { LIST($locations) }입니다.
}
# $travels: how many Travel actions the energy is enough for.
travel-actions-that-can-be-paid = 여행을 { $travels }번 할 수 있습니다.
# $locations, $count as above; $count is never 0 here.
not-revealed-yet-laid-out-on = 아직 공개되지 않은 { LIST($locations) }번 지역은 가는 길에 놓습니다.
# $locations, $count as above; $count is never 0 here.
too-far-for-today-locations = { LIST($locations) }번 지역은 오늘 가기에는 너무 멉니다.
# $locations, $count as above; $count is never 0 here.
no-way-leads-to-locations = { LIST($locations) }번 지역으로 가는 길은 없습니다.
reachable = 갈 수 있음
out-of-reach = 갈 수 없음
where-you-are = 현재 지역
highlighted-where-you-are-green-reachable = 강조: 현재 지역, 초록: 갈 수 있는 지역과 여행 횟수, 회색: 갈 수 없는 지역.
# A row of the list of locations. $location: its number, $way: "102 → 104", $travels: how many Travel actions it takes,
# $energy: what they cost in all, $left: what is left of it, $guardians: a list of the locations of guardians on the way.
location-way-way-energy-energy-left = { $location }: 경로 { $way }, 에너지 { $energy } 사용, { $left } 남음, 길목의 수호자 { LIST($guardians) }
location-way-way-energy-energy-left-left = { $location }: 경로 { $way }, 에너지 { $energy } 사용, { $left } 남음
# $location: 104.
no-way-leads-to-location = { $location }번 지역으로 가는 길이 없습니다.
# The headline. $location: 104, $travels: how many Travel actions, $energy: what they cost in all.
to-location-travel-actions-travels-energy = { $location }번 지역까지 여행 { $travels }번, 에너지 { $energy }이(가) 듭니다.
# The headline where the energy is not enough. $lacking: how many of the $travels Travel actions cannot be paid.
to-location-travel-actions-travels-energy-energy = { $location }번 지역까지 여행 { $travels }번, 에너지 { $energy }이(가) 드는데 { $lacking }번은 할 수 없습니다.
travel-to-location = { $location }번 지역으로 여행합니다.
moved-to-location = { $location }번 지역으로 옮겨집니다.
# $locations: the numbers of locations, a list.
laid-out-there-locations = 그곳에 { LIST($locations) }번 지역을 놓습니다.
a-guardian-is-there-its-encounter = 수호자가 있습니다. 그 조우를 먼저 해결합니다.
then-the-instant-rules-of-the = 이어서 지역의 즉시 처리 규칙을 해결합니다.
it-costs-no-energy-and-is = 에너지가 들지 않으며 여행이 아닙니다.
travelling = 여행하기
where-you-are-2 = 현재 지역
energy-of-each-member-as-6 = 구성원마다 가진 에너지 (예: 6, 4)
locations-of-active-menhirs = 활성화된 멘히르의 지역
where-you-want-to-go = 가고 싶은 지역
locations-with-instant-rules = 즉시 처리 규칙이 있는 지역
never-enter-a-guardians-location = 수호자가 있는 지역에 들어가지 않기
an-effect-moves-you-there = 효과로 그곳에 옮겨집니다
which-locations-you-can-reach-today = 오늘 갈 수 있는 지역과 가는 길, 드는 에너지를 알려 줍니다.
