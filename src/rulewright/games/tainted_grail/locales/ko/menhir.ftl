## menhir.py

the-first-menhir-stands-there-from = 첫 멘히르는 처음부터 놓여 있으며 활성화하지 않습니다.
give-base-or-take-it-out = “base”를 쓰거나 이 필드를 빼세요.
the-dial-would-be-set-to = 다이얼을 { $dial }에 맞추게 되는데, 1 이상이어야 합니다.
correct-the-numbers-of-the-menhirs = 멘히르 문구의 숫자를 고치세요.
the-cost-would-be-cost = 비용이 { $cost }이(가) 됩니다.
draw-the-map-on-which-the = 멘히르가 있는 지도를 적으세요.
tell-on-which-location-of-the = 멘히르가 지도의 어느 지역에 있는지 적으세요.
# $left: days on the old dial, $gained: days won by activating again.
days-that-the-old-dial-had = { $lost ->
    [0] { $gained ->
        [0] 지속 시간은 늘어나지 않습니다.
       *[other] 지속 시간이 { $gained }일 늘어납니다.
    }
   *[other] 지속 시간이 { $lost }일 줄어듭니다.
}{ $left ->
    [0] { "" }
   *[other] {" "}다이얼에 남아 있던 { $left }일은 더하지 않습니다.
}
# $cost: how much of the resource that the menhir's text names.
activating-costs-cost-of-the-resource = { $cost ->
    [0] 활성화하는 데 자원이 들지 않습니다.
   *[other] 참가자 수를 반영하면, 활성화하는 데 멘히르 문구의 자원이 모두 합쳐 { $cost }만큼 듭니다.
}
the-dial-is-set-to-dial = 다이얼을 { $dial }에 맞춥니다.
the-menhir-is-active-up-to = 멘히르는 { $last }일째까지 활성화되어 있습니다.
at-the-start-of-day-day = { $day }일째 ‘하루의 시작’ 단계에 다이얼을 치우지만, 멘히르는 그날까지 남습니다.
at-the-start-of-day-day-the = { $day }일째 ‘하루의 시작’ 단계에 멘히르를 치웁니다. 그 전에 다시 활성화하면 남습니다.
# $locations: the numbers of locations, a list; $count: how many there are, perhaps 0.
in-range-locations = { $count ->
    [0] 범위 안에 지역이 없습니다.
   *[other] 범위 안에는 { LIST($locations) }번 지역이 있습니다.
}
in-range-of-other-menhirs-only = { $count ->
    [0] 다른 멘히르의 범위에만 있는 지역은 없습니다.
   *[other] 다른 멘히르의 범위에만 있는 지역은 { LIST($locations) }번 지역입니다.
}
# $count is never 0 here.
# $locations, $count as above.
out-of-range-discarded-at-the = { LIST($locations) }번 지역은 범위를 벗어나므로 ‘하루의 시작’ 단계에 버립니다.
# $locations, $count as above; $count is never 0 here.
laid-out-at-once-locations = { LIST($locations) }번 지역 카드를 바로 놓습니다.
in-range = 범위 안
out-of-range = 범위 밖
menhir = 멘히르
gold-menhirs-green-in-range-grey = 금색은 멘히르, 녹색은 범위 안, 회색은 범위 밖, 괄호는 공개되지 않은 지역입니다.
menhir-title = 멘히르
variant-first-day-has-a-start = 첫날도 하루의 시작 단계로 시작함
field-base = 멘히르 문구의 다이얼 숫자
field-per_player = 참가자 1명마다 늘거나 줄어드는 수
field-day = 활성화하는 날
field-left = 다시 활성화할 때 다이얼에 남은 수
field-cost = 멘히르 문구의 비용
field-cost_per_player = 참가자 1명마다 늘거나 줄어드는 비용
menhir-field-location = 멘히르가 있는 지역
menhir-field-others = 활성화된 다른 멘히르의 지역(예: 101, 110)
menhir-about = 멘히르 다이얼을 몇에 맞추고, 멘히르가 며칠 동안 활성화되며, 범위가 어느 지역까지인지 알아봅니다.
without-a-dial-in-the-text = 문구의 다이얼 숫자를 비워 두면 첫 지역의 첫 멘히르입니다.
