## travel.py

location-number-is-not-on-the-map = { $number }번 지역은 지도에 없습니다.
write-it-into-the-map-or = 지도에 쓰거나 번호를 고치세요.
tell-where-the-effect-moves-the = 효과가 캐릭터를 어디로 옮기는지 적으세요.
the-character-is-there-already = “target”은 캐릭터가 이미 있는 지역입니다.
# $locations: the numbers of locations, a list ("102", "104"); $count: how many there are, perhaps 0.
reachable-today-locations = { $count ->
    [0] 오늘 갈 수 있는 지역이 없습니다.
   *[other] 오늘 { LIST($locations) }번 지역에 갈 수 있습니다.
}
# $travels: how many Travel actions the energy is enough for.
travel-actions-that-can-be-paid = { $party ->
    [1] 오늘
   *[other] 오늘 파티의 에너지로
} { $travels ->
    [0] 여행을 할 수 없습니다.
    [1] 여행을 1번 할 수 있습니다.
   *[other] 여행을 { $travels }번까지 할 수 있습니다.
}
# $locations, $count as above; $count is never 0 here.
not-revealed-yet-laid-out-on = 아직 공개되지 않은 { LIST($locations) }번 지역 카드는 가는 길에 놓습니다.
# $locations, $count as above; $count is never 0 here.
too-far-for-today-locations = { LIST($locations) }번 지역까지는 오늘 갈 수 없습니다.
# $locations, $count as above; $count is never 0 here.
no-way-leads-to-locations = { LIST($locations) }번 지역으로 가는 길이 없습니다.
reachable = 갈 수 있음
out-of-reach = 갈 수 없음
where-you-are = 지금 있는 지역
highlighted-where-you-are-green-reachable = 강조된 곳은 지금 있는 지역, 녹색은 갈 수 있는 지역과 여행 횟수, 회색은 갈 수 없는 지역입니다.
# A row of the list of locations. $location: its number, $way: "102 → 104", $travels: how many Travel actions it takes,
# $energy: what they cost in all, $left: what is left of it, $guardians: a list of the locations of guardians on the way.
location-way-way-energy-energy-left = { $location }번 지역까지 { $travels ->
    [1] 바로
   *[other] { $way } 경로로
} 가면 { $party ->
    [1] 에너지
   *[other] 파티의 에너지
} { $energy }점이 들고 { $left ->
    [0] 남는 에너지가 없습니다.
   *[other] { $left }점이 남습니다.
} { LIST($guardians) }번 지역에서 수호자와 조우합니다.
location-way-way-energy-energy-left-left = { $location }번 지역까지 { $travels ->
    [1] 바로
   *[other] { $way } 경로로
} 가면 { $party ->
    [1] 에너지
   *[other] 파티의 에너지
} { $energy }점이 들고 { $left ->
    [0] 남는 에너지가 없습니다.
   *[other] { $left }점이 남습니다.
}
# $location: 104.
no-way-leads-to-location = { $location }번 지역으로 가는 길이 없습니다.
# The headline. $location: 104, $travels: how many Travel actions, $energy: what they cost in all.
to-location-travel-actions-travels-energy = { $location }번 지역까지 여행 { $travels }번에 에너지 { $energy }점이 듭니다.
# The headline where the energy is not enough. $lacking: how many of the $travels Travel actions cannot be paid.
to-location-travel-actions-travels-energy-energy = { $travels ->
    [1] 오늘은 { $location }번 지역까지 갈 수 없습니다. 여행에 드는 에너지 { $energy }점을 낼 수 없습니다.
   *[other] 오늘은 { $location }번 지역까지 갈 수 없습니다. 여행 { $travels }번에 에너지 { $energy }점이 필요한데, 에너지가 모자라 그중 { $lacking }번은 할 수 없습니다.
}
# $lacking: how many of the Travel actions on the way cannot be paid today.
travel-to-location = { $lacking ->
    [0] { $location }번 지역으로 여행합니다.
   *[other] 에너지가 충분하다면 { $location }번 지역으로 여행합니다.
}
moved-to-location = { $location }번 지역으로 옮겨집니다.
# $locations: the numbers of locations, a list; $count: how many there are.
travel-statement-laid-out = { LIST($locations) }번 지역 카드를 놓습니다.
travel-statement-meets-guardian = 그곳에 수호자가 있어 그 조우를 먼저 해결합니다.
travel-statement-instant-rules = 이어서 그 지역의 즉시 처리 규칙을 적용합니다.
travel-statement-moved-for-free = 에너지가 들지 않으며, 여행으로 치지 않습니다.
travel-title = 여행
travel-field-location = 지금 있는 지역
field-energies = 구성원마다 가진 에너지(예: 6, 4)
travel-field-menhirs = 활성화된 멘히르의 지역
field-target = 가고 싶은 지역
field-instant = 즉시 처리 규칙이 있는 지역
field-avoid_guardians = 수호자가 있는 지역에 들어가지 않기
field-special_movement = 효과로 그곳에 옮겨짐
travel-about = 오늘 갈 수 있는 지역과 가는 길, 드는 에너지를 알아봅니다.
