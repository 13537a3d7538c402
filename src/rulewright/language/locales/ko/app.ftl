## answering.py

estimate-it-from-samples = 표본으로 추정하기
the-exact-fractions = 정확한 분수
why-the-rules-step-by-step = 이유: 단계별 규칙
what-you-named = 입력한 캐릭터와 카드
the-way-how-likely-you-come = 여정: 각 칸에 이를 확률과 그곳에서 끝나는 이유

## board.py

the-board-tap-a-space-to = 게임판: 칸을 누르면 선택됩니다
a-tap-chooses = 누르면 선택되는 것

## comparing.py

what-would-help-and-what-if = 무엇이 도움이 되고, 규칙을 달리 해석하면 어떻게 되나요?
how-the-chance-changes = 두 수에 따라 확률이 어떻게 달라지나요?
across = 가로
down = 세로
keep-this-to-compare = 비교하려고 남겨 두기
drop-it = 비교 그만두기
# $count: how many changes are left out.
not-worked-out-because-it-takes = 너무 오래 걸려 { $count }가지는 계산하지 않았습니다.
thing-with-and-without-it-situation = { $thing }: 쓸 때와 쓰지 않을 때 · { $situation }
change-something-above-this-answer-stays = 위의 값을 바꿔 보세요. 이 답은 비교할 수 있게 여기에 남습니다.
kept = 남겨 둔 상황

## fields.py

by-name-character-cards = 이름으로 고르기: 캐릭터와 카드
more-details = 더 자세히
other-readings-of-the-rules = 규칙의 다른 해석
what-each-result-is-worth-to-you = 결과마다 매기는 점수
each-fate-token-left = 남은 운명 토큰 1개

## main.py

search = 검색
calculators = 상황 계산
unofficial-not-made-or-endorsed-by = 비공식: 게임 출판사가 만들거나 승인한 것이 아닙니다. 게임과 그 이름은 각 소유자의 것입니다.
view = 보기

## parameters.py

the-link-has-name-value-which = 링크의 { $name } = “{ $value }” 값은 쓸 수 없어 기본값을 씁니다. { $remedy }
the-link-has-name-which-is = 링크의 “{ $name }” 항목은 여기에 없어 무시합니다.

## playing.py

there-is-no-chance-and-no-decision = 여기에는 운에 맡기거나 결정할 것이 없습니다.
look-at-the-odds-or-take = 확률을 보거나, 적은 순서를 지우세요.
serves-what-matters-most-to-you = { $mark } 표시는 목표에 가장 유리한 선택입니다.
# A question of the stepper. $rule: the title of the rule that is applied.
rule-what-came-up = { $rule }: 무엇이 나왔나요?
# $rule: the title of the rule that is applied; $roller: who rolls: attacker, defender, foe, other (a character), hero (you) or another word.
rule-what-does-the-die-show = { $roller ->
    [attacker] { $rule }: 공격 측의 주사위 눈은 몇인가요?
    [defender] { $rule }: 방어 측의 주사위 눈은 몇인가요?
    [foe] { $rule }: 적의 주사위 눈은 몇인가요?
    [other] { $rule }: 상대 캐릭터의 주사위 눈은 몇인가요?
    [hero] { $rule }: 내 주사위 눈은 몇인가요?
   *[any] { $rule }: 주사위 눈은 몇인가요?
}
which-die = { $number ->
    [1] 첫 번째
    [2] 두 번째
    [3] 세 번째
   *[other] { $number }번째
}
# $number: which die (1, 2), $dice: how many there are; $rule, $roller as above.
rule-what-does-die-number-of = { $roller ->
    [attacker] { $rule }: 공격 측의 주사위 { $dice }개 중 { which-die } 주사위의 눈은 몇인가요?
    [defender] { $rule }: 방어 측의 주사위 { $dice }개 중 { which-die } 주사위의 눈은 몇인가요?
    [foe] { $rule }: 적의 주사위 { $dice }개 중 { which-die } 주사위의 눈은 몇인가요?
    [other] { $rule }: 상대 캐릭터의 주사위 { $dice }개 중 { which-die } 주사위의 눈은 몇인가요?
   *[hero] { $rule }: 주사위 { $dice }개 중 { which-die } 주사위의 눈은 몇인가요?
}
take-back = 되돌리기
from-the-beginning = 처음부터

## rendering.py

case = 경우
decision = 결정
why = 이유
nothing-of-that-changes-the-answer = 규칙을 달리 해석하거나 카드나 토큰을 더 가져도 답은 달라지지 않습니다.

## rulecards.py


## sharing.py


## overview.py


## situation.py

the-odds = 확률
at-the-table-with-your-dice = 테이블에서 직접 굴리기
at-the-table-with-your-cards = 테이블에서 직접 뽑기
at-the-table-with-your-dice-and = 테이블에서 직접 굴리고 뽑기
all-calculators = ← 모든 계산
how-to-write-it = 쓰는 방법
what-to-do = 무엇을 할까요?

## waiting.py

try-again-2 = 다시 시도하기
working-it-out-seconds-s = 계산하는 중… { $seconds }초
done-of-all = { $all }개 중 { $done }개
stop = 멈추기
stopped = 멈췄습니다.
work-it-out = 계산하기
