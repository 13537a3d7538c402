## start_of_day_lines.py

# The headline. $locations: the numbers of locations, a list; $count: how many there are.
locations-removed-locations = 멘히르 범위를 벗어난 { LIST($locations) }번 지역을 버립니다.
no-location-is-removed = 버릴 지역이 없습니다.
no-menhir-is-active-so-no = 활성화된 멘히르가 없어 더는 지역을 버리지 않습니다.
# $location: 101.
the-menhir-on-location-has-no = { $location }번 지역의 멘히르는 다이얼이 없으므로 제거합니다.
# $location: 101, $before, $after: what its dial shows.
the-menhir-on-location-dial-before = { $location }번 지역의 멘히르 다이얼이 { $before }에서 { $after }(으)로 줄어듭니다.
the-menhir-on-location-loses-its = { $location }번 지역의 멘히르 다이얼을 치우며, 오늘이 마지막 날입니다.
# $before: the character's location, $after: where it goes, $lost: the health that it loses, $terror: what it gains.
character-on-before-loses-lost-health = { $before }번 지역의 캐릭터는 체력 { $lost }점을 잃고 공포 { $terror }점을 얻으며, { $after }번 지역으로 옮겨집니다.
# As above. $after is the same location.
character-on-before-loses-lost-health-and = { $before }번 지역의 캐릭터는 체력 { $lost }점을 잃고 공포 { $terror }점을 얻습니다.
# As above; $lost is energy.
character-on-before-loses-lost-energy = { $before }번 지역의 캐릭터는 에너지 { $lost }점을 잃고 공포 { $terror }점을 얻으며, { $after }번 지역으로 옮겨집니다.
character-on-before-loses-lost-energy-and = { $before }번 지역의 캐릭터는 에너지 { $lost }점을 잃고 공포 { $terror }점을 얻습니다.
# One of the time dials in a list. $before, $after: what it shows; $after is 0 where the dial is removed.
dial-turned = { $after ->
    [0] { $before }인 것은 제거
   *[other] { $before }에서 { $after }(으)로
}
# $dials: a list of `dial-turned` ("3 → 2", "1 (removed)").
time-dials-dials-is-removed = 시간 다이얼을 1씩 줄입니다({ LIST($dials, type: "unit") }).
# $dials: what they show, a list ("3", "5").
quest-dials-stay-dials = 퀘스트 다이얼 { LIST($dials) }은(는) 그대로입니다.
# $location: 104, $others: how many other time tokens are taken, perhaps 0.
location-location-the-daily-action-is = { $others ->
    [0] { $location }번 지역에서 하루 한 번 하는 행동을 다시 할 수 있습니다.
   *[other] { $location }번 지역에서 하루 한 번 하는 행동을 다시 할 수 있고, 다른 시간 토큰 { $others }개도 치웁니다.
}
location-location-time-tokens-taken-others = { $location }번 지역에서 시간 토큰 { $others }개를 치웁니다.
# $count: how many cards, perhaps 0.
random-events-to-put-on-top = { $count ->
    [0] 이벤트 덱 위에 올릴 무작위 이벤트가 없습니다.
   *[other] 무작위 이벤트 { $count }장을 이벤트 덱 위에 올립니다.
}
# $keyword: weapon, armour, shield, companion or relic in words, $count: how many cards.
to-turn-face-down-keyword-count = { $keyword } 카드 { $count }장을 뒷면으로 돌립니다.
# $count: by how many items the character is above the limit.
items-too-many-count = 아이템이 한도보다 { $count }개 많습니다.
guardian-on-location-its-location-is = { $location }번 지역을 버리므로 그곳의 수호자 카드도 버립니다.
# The headline. $chance: a probability with its fraction.
a-guardian-meets-characters-chance = { $likely ->
    [certain] { $guardians ->
        [1] 수호자가 반드시 캐릭터와 만납니다.
       *[other] 적어도 수호자 하나가 반드시 캐릭터와 만납니다.
    }
    [impossible] { $guardians ->
        [1] 수호자가 캐릭터와 만날 일이 없습니다.
       *[other] 어느 수호자도 캐릭터와 만날 일이 없습니다.
    }
   *[likely] { $guardians ->
        [1] 수호자가 캐릭터와 만날 확률은 { $chance }입니다.
       *[other] 적어도 수호자 하나가 캐릭터와 만날 확률은 { $chance }입니다.
    }
}
# A heading; the chances of what the guardian does follow.
guardian-on-location = { $location }번 지역의 수호자는 다음과 같이 움직입니다.
it-leaves-the-map-chance = 지도에서 사라질 확률은 { $chance }입니다.
it-stays-and-meets-the-characters = 제자리에 머물며 그곳의 캐릭터와 만날 확률은 { $chance }입니다.
it-stays-chance = 제자리에 머물 확률은 { $chance }입니다.
it-moves-to-location-and-meets = { $location }번 지역으로 가서 그곳의 캐릭터와 만날 확률은 { $chance }입니다.
it-moves-to-location-chance = { $location }번 지역으로 갈 확률은 { $chance }입니다.
side-north = 위(북)
side-east = 오른쪽(동)
side-south = 아래(남)
side-west = 왼쪽(서)
side-blank = 공백
side-discard = 버리기
keyword-weapon = 무기
keyword-armour = 갑옷
keyword-shield = 방패
keyword-companion = 동료
keyword-relic = 유물
