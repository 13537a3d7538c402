## notation.py

text-in-line-cannot-be-read = “{ $line }”에서 “{ $text }”을(를) 읽을 수 없습니다.
on-the-right-only-x2-or = 오른쪽에는 x2(다른 수도 가능)와 v만 쓸 수 있습니다. 보너스는 왼쪽에 씁니다.
write-a-key-as-row-content = 열쇠는 1:m, M:+, F:x2처럼 ‘줄:내용’으로 쓰세요.
each-key-can-be-there-once = 같은 열쇠는 한 번만 쓸 수 있습니다. 줄마다 다른 번호를 쓰세요.
say-with-a-sign-how-many = hp-1이나 te+1처럼 부호와 수를 쓰세요.
begin-with-the-cards-name-and = Attack = 1:m F:m > M처럼 카드 이름과 “=”으로 시작하세요.
put-the-effects-of-one-trigger = 동시에 일어나는 효과는 쉼표로 나눠 한곳에 쓰세요.
icons-m-marker-m2-a-affinity = 아이콘: m(마커), m2, a(친밀도), a-1, e(조우 보너스), d(카드 뽑기), +(추가 카드), t(카드 버리기), x2, v(공백), ?.
attributes-ag-em-co-ca-pr = 성향은 ag, em, co, ca, pr, sp이며 필요한 점수는 ag2처럼, 성향이 여럿인 열쇠는 ag|em2처럼 씁니다.
abilities-place-delay-delay2-with-2 = 능력: place: …, delay: … (delay2: 시간 토큰 2개), attack: …, pay2: …, 또는 passive.
effects-m2-m-1-a1-hp = 효과: m2, m-1, a1, hp-2, en-1, te+1, mg-1, rep-1, d1, dis1, mill2, torn, ch2, +, flee, block2, hold1, ?; m1*ag 연결된 열쇠마다, m1*dmg 입은 피해마다, ch1@em 성향 점수마다, green?…, nogreen?…, red?…, nored?….
there-are-number-cards = 카드가 { $number }개 있습니다.
describe-at-most-number = { $number }개까지만 적으세요.
describe-each-card-once-how-many = 카드는 한 번씩만 적으세요. 몇 장인지는 손패와 덱에 씁니다.
write-each-row-as-0-1 = 행은 0-1: hp-1처럼, 마지막 행은 4+: hp-2, m-1처럼 쓰세요.
each-number-of-markers-can-be = 같은 마커 수는 한 행에만 넣을 수 있습니다.
write-the-attribute-a-colon-and = ag: a2처럼 성향, 쌍점, 효과의 순서로 쓰세요.
the-card-name-is-not-described = “{ $name }” 카드가 적혀 있지 않습니다.
describe-it-under-cards-or-write = 카드 칸에 적거나 다음 중 하나를 쓰세요: { $names }.
write-a-name-for-a-paid = 이름을 쓰고, 마법을 쓴 마법 열쇠는 +, 다른 캐릭터의 카드는 @, 시간 토큰은 (1), 충전은 (2ch)를 붙이세요.
