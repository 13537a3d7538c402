## building.py

unreadable-icon = 알 수 없는 아이콘
in-step-3 = 3단계
effect-markers = 마커
effect-affinity = 친밀도
effect-draw = 카드 뽑기
effect-discard = 손에서 버리기
effect-discard-from-deck = 덱에서 버리기
effect-discard-last = 배열의 마지막 카드 버리기
effect-charges = 충전
effect-another-card = 카드 더 내기
effect-less-damage = 3단계의 피해 감소
effect-kept-markers = 3단계에 지키는 마커
effect-by-hand = 직접 해결
for-each-joined-key = 연결된 열쇠마다: { $attribute }
for-each-level = 점수마다: { $attribute }
for-each-damage-taken = 입은 피해마다
only-in-the-green = 녹색 칸에서만
only-outside-the-green = 녹색 칸 밖에서만
only-in-the-red = 빨간 칸에서만
only-outside-the-red = 빨간 칸 밖에서만
its-magic-key-is-paid = 마법 열쇠의 마법을 지불함
another-character-played-it = 다른 캐릭터의 카드
time-tokens-on-it = 시간 토큰
charges-on-it = 충전
its-charges-are-paid = 충전을 지불함
unknown-card = 모르는 카드
