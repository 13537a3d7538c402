## movement.py

a-toad-does-not-roll-for = 두꺼비는 이동 주사위를 굴리지 않으므로 “roll”을 쓸 수 없습니다.
nobody-rolls-for-movement-in-the = 안쪽 지역에서는 이동 주사위를 굴리지 않으므로 “roll”을 쓸 수 없습니다.
this-character-does-not-roll-for = 이 캐릭터는 이동 주사위를 굴리지 않으므로 “roll”을 쓸 수 없습니다.
name-the-space-to-land-on = 그 차례 안에 도착할 칸을 고르세요.
how-far-a-character-comes-in = 안쪽 지역에서 얼마나 나아가는지는 그곳에서 일어나는 일에 달려 있습니다.
ask-talisman-inner-journey = talisman/inner-journey로 물어보세요.
it-is-needed-against-the-sentinel = 보초와 싸우려면 필요한 값입니다.
craft-or-strength-is-needed-to = 힘의 차원문을 열려면 힘이나 기술이 필요합니다.
this-situation-has-more-than-number = 이 상황은 경우의 수가 { $number }개를 넘습니다.
ask-for-fewer-turns = 차례 수를 줄이세요.
every-space-from-first-to-last = { $way } { $first }부터 { $last }까지 각 칸에 도착할 확률은 { $chance }입니다.
# A row of the list of spaces. $place: a space, $way: how one comes there ("clockwise"), $chance: the probability with its
# fraction ("16.7% (1/6)"), or "unknown".
movement-place-reached = { $likely ->
    [certain] { $way } { $place }에 반드시 도착합니다.
    [impossible] { $way } { $place }에 도착할 수 없습니다.
    [unknown] { $way } { $place }에 도착할 확률은 알 수 없습니다.
   *[likely] { $way } { $place }에 도착할 확률은 { $chance }입니다.
}
movement-place-sentinel = { $likely ->
    [certain] 보초를 반드시 지나가므로, { $way } { $place }에 도착합니다.
    [impossible] 보초를 물리칠 수 없어 { $place }에 도착할 수 없습니다.
    [unknown] { $way } { $place }에 도착할 확률은 보초를 지나갈 확률에 달려 있어 알 수 없습니다.
   *[likely] { $way } { $place }에 도착할 확률은 보초를 지나갈 확률까지 포함해 { $chance }입니다.
}
movement-place-portal = { $likely ->
    [certain] 힘의 차원문이 반드시 열리므로, { $way } { $place }에 도착합니다.
    [impossible] 힘의 차원문을 열 수 없어 { $place }에 도착할 수 없습니다.
    [unknown] { $way } { $place }에 도착할 확률은 힘의 차원문을 열 확률에 달려 있어 알 수 없습니다.
   *[likely] { $way } { $place }에 도착할 확률은 힘의 차원문을 열 확률까지 포함해 { $chance }입니다.
}
movement-place-sentinel-and-portal = { $likely ->
    [certain] 보초를 반드시 지나 힘의 차원문을 열게 되므로, { $way } { $place }에 도착합니다.
    [impossible] 보초를 물리치지 못하거나 힘의 차원문을 열지 못해 { $place }에 도착할 수 없습니다.
    [unknown] { $way } { $place }에 도착할 확률은 보초를 지나 힘의 차원문을 열 확률에 달려 있어 알 수 없습니다.
   *[likely] { $way } { $place }에 도착할 확률은 보초를 지나 힘의 차원문을 열 확률까지 포함해 { $chance }입니다.
}
movement-place-sentinel-fails = { $likely ->
    [certain] 보초를 이기지 못해 반드시 { $place }에서 차례가 끝납니다.
    [impossible] 보초를 이기지 못해 { $place }에서 차례가 끝날 일은 없습니다.
    [unknown] 보초를 이기지 못해 { $place }에서 차례가 끝날 확률은 알 수 없습니다.
   *[likely] 보초를 이기지 못해 { $place }에서 차례가 끝날 확률은 { $chance }입니다.
}
movement-place-portal-fails = { $likely ->
    [certain] 힘의 차원문이 열리지 않아 반드시 { $place }에서 차례가 끝납니다.
    [impossible] 힘의 차원문이 열리지 않아 { $place }에서 차례가 끝날 일은 없습니다.
    [unknown] 힘의 차원문이 열리지 않아 { $place }에서 차례가 끝날 확률은 알 수 없습니다.
   *[likely] 힘의 차원문이 열리지 않아 { $place }에서 차례가 끝날 확률은 { $chance }입니다.
}
an-unfinished-quest-bars-the-portal = 완수하지 못한 퀘스트가 있어 힘의 차원문을 열 수 없습니다.
nobody-enters-the-valley-of-fire = 탈리스만이 없는 캐릭터는 불의 계곡에 들어갈 수 없습니다.
movement-way-clockwise = 시계 방향으로 가서
movement-way-counter-clockwise = 반시계 방향으로 가서
movement-way-bridge = 다리를 건너
movement-way-portal = 차원문을 지나
movement-way-raft = 뗏목을 타고
movement-way-path = 이 칸의 지시를 마친 뒤 전진해
movement-way-path-back = 되돌아가
movement-way-ability = 특수 능력으로
nobody-moves-on-from-the-crown = 지배의 왕관에 도착한 캐릭터는 더 이동하지 않고 그곳에 머무릅니다.
# $chance: the probability with its fraction ("16.7% (1/6)").
you-may-heal-1-life-instead = 이동하는 대신 생명력 1점을 회복할 수 있습니다(확률 { $chance }).
you-may-build-a-raft-instead = 이동하는 대신 뗏목을 만들 수 있습니다.
# The headline. $place: a space, $turns: how many turns, $chance: the probability with its fraction.
landing-there = { $turns ->
    [1] { $likely ->
        [certain] 이번 차례에 { $place }에 반드시 도착합니다.
        [impossible] 이번 차례에는 { $place }에 도착할 수 없습니다.
       *[likely] 이번 차례에 { $place }에 도착할 확률은 { $chance }입니다.
    }
   *[other] { $likely ->
        [certain] { $turns }차례 안에 { $place }에 반드시 도착합니다.
        [impossible] { $turns }차례 안에는 { $place }에 도착할 수 없습니다.
       *[likely] { $turns }차례 안에 { $place }에 도착할 확률은 { $chance }입니다.
    }
}
chance-by-the-end-of-turns = 도착할 확률은 { $turns }입니다.
unknown = 알 수 없음
