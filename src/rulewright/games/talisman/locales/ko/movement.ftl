## movement.py

a-toad-does-not-roll-for = 두꺼비는 이동 주사위를 굴리지 않습니다.
nobody-rolls-for-movement-in-the = 안쪽 지역에서는 아무도 이동 주사위를 굴리지 않습니다.
this-character-does-not-roll-for = 이 캐릭터는 이동 주사위를 굴리지 않습니다.
a-toad-has-left-its-objects = 두꺼비는 물품을 두고 왔습니다.
name-the-space-to-land-on = 이 차례 안에 도착할 칸을 지정하십시오.
how-far-a-character-comes-in = 안쪽 지역에서 캐릭터가 얼마나 나아가는지는 그곳에서 일어나는 일에 달려 있습니다.
ask-talisman-inner-journey = talisman/inner-journey로 물어보십시오.
it-is-needed-against-the-sentinel = 보초와 싸우려면 이 값이 필요합니다.
craft-or-strength-is-needed-to = 차원문을 열려면 기술이나 힘이 필요합니다.
this-situation-has-more-than-number = 이 상황은 상태의 수가 { $number }개를 넘습니다.
ask-for-fewer-turns = 차례 수를 줄여서 물어보십시오.
# A row of the list of spaces. $place: a space, $way: how one comes there ("clockwise"), $chance: the probability with its
# fraction ("16.7% (1/6)"), or "unknown".
place-way-chance-chance = { $place }, { $way }: { $chance }
place-way-past-the-sentinel-chance = { $place }, { $way }, 보초를 이겨야 함: { $chance }
place-way-if-the-portal-opens = { $place }, { $way }, 차원문이 열려야 함: { $chance }
place-way-past-the-sentinel-and = { $place }, { $way }, 보초를 이기고 차원문이 열려야 함: { $chance }
place-the-turn-ends-there-if = { $place }, 보초를 이기지 못하면 차례가 끝나는 곳: { $chance }
place-the-turn-ends-there-if-the = { $place }, 차원문이 열리지 않으면 차례가 끝나는 곳: { $chance }
an-unfinished-quest-bars-the-portal = 완수하지 못한 퀘스트가 있어 힘의 차원문을 열 수 없습니다.
nobody-enters-the-valley-of-fire = 탈리스만이 없는 캐릭터는 불의 계곡에 들어갈 수 없습니다.
clockwise = 시계 방향
counter-clockwise = 반 시계 방향
over-the-bridge = 다리를 건너서
through-the-portal = 차원문을 지나서
by-raft = 뗏목을 타고
along-the-path = 길을 따라
by-your-special-ability = 특수 능력으로
nobody-moves-on-from-the-crown = 지배의 왕관에서는 더 이동하지 않습니다. 도착한 캐릭터는 그곳에 머무릅니다.
# $chance: the probability with its fraction ("16.7% (1/6)").
you-may-heal-1-life-instead = 이동하는 대신 생명력 1점을 회복할 수 있습니다(확률 { $chance }).
you-may-build-a-raft-instead = 이동하는 대신 뗏목을 만들 수 있습니다.
# The headline. $place: a space, $turns: how many turns, $chance: the probability with its fraction.
landing-there = { $turns ->
    [1] 이번 차례에 { $place }에 도착할 확률은 { $chance }입니다.
   *[other] { $turns }차례 안에 { $place }에 도착할 확률은 { $chance }입니다.
}
chance-by-the-end-of-turns = 누적 확률: { $turns }.
unknown = 알 수 없음
