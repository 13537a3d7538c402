## menhir.py

the-first-menhir-stands-there-from = 첫 멘히르는 처음부터 놓여 있으며 활성화하지 않습니다.
give-base-or-take-it-out = “base”를 적거나 그것을 빼세요.
the-dial-would-be-set-to = 다이얼이 { $dial }에 맞춰지는데, 다이얼은 1 이상이어야 합니다.
correct-the-numbers-of-the-menhirs = 멘히르 문구의 숫자를 바로잡으세요.
the-cost-would-be-cost = 비용이 { $cost }입니다.
draw-the-map-on-which-the = 멘히르가 있는 지도를 적으세요.
tell-on-which-location-of-the = 멘히르가 지도의 어느 지역에 있는지 적으세요.
# $left: days on the old dial, $gained: days won by activating again.
days-that-the-old-dial-had = { $gained }일이 늘어납니다. 이전 다이얼에 남은 { $left }일은 사라집니다.
# $cost: how much of the resource that the menhir's text names.
activating-costs-cost-of-the-resource = 활성화하려면 문구에 적힌 자원 { $cost }개가 듭니다.
the-dial-is-set-to-dial = 다이얼을 { $dial }에 맞춥니다.
the-menhir-is-active-up-to = 멘히르는 { $last }일째까지 활성 상태입니다.
at-the-start-of-day-day = { $day }일째의 시작에 다이얼을 치웁니다. 멘히르는 그날까지 빛납니다.
at-the-start-of-day-day-the = { $day }일째의 시작에 멘히르를 치웁니다. 그 전에 다시 활성화하면 남습니다.
# $locations: the numbers of locations, a list; $count: how many there are, perhaps 0.
in-range-locations = { $count ->
    [0] 범위 안의 지역이 없습니다.
   *[other] 범위 안의 지역은 { LIST($locations) }입니다.
}
in-range-of-other-menhirs-only = { $count ->
    [0] 다른 멘히르의 범위에만 있는 지역은 없습니다.
   *[other] 다른 멘히르의 범위에만 있는 지역은 { LIST($locations) }입니다.
}
# $count is never 0 here.
# $locations, $count as above.
out-of-range-discarded-at-the = { LIST($locations) }번 지역은 범위 밖이라 하루의 시작에 버립니다.
# $locations, $count as above; $count is never 0 here.
laid-out-at-once-locations = { LIST($locations) }번 지역을 곧바로 놓습니다.
in-range = 범위 안
out-of-range = 범위 밖
menhir = 멘히르
gold-menhirs-green-in-range-grey = 금색: 멘히르, 초록: 범위 안, 회색: 범위 밖, 괄호: 공개되지 않은 지역.
menhir-2 = 멘히르
the-first-day-begins-with-the = 첫날도 하루의 시작 단계로 시작합니다
dial-in-the-menhirs-text = 멘히르 문구의 다이얼 숫자
more-or-fewer-per-player = 플레이어당 늘거나 주는 수
day-of-activating = 활성화하는 날
left-on-the-dial-if-activated = 다시 활성화할 때 다이얼에 남은 수
cost-in-the-menhirs-text = 멘히르 문구의 비용
cost-more-or-less-per-player = 플레이어당 늘거나 주는 비용
location-of-the-menhir = 멘히르가 있는 지역
locations-of-other-active-menhirs-as = 활성화된 다른 멘히르의 지역 (예: 101, 110)
what-a-menhirs-dial-is-set = 멘히르의 다이얼을 몇에 맞추고, 얼마나 오래가며, 어느 지역까지 닿는지 알려 줍니다.
without-a-dial-in-the-text = 문구의 다이얼 숫자를 비워 두면 시작 지역의 첫 멘히르입니다.
